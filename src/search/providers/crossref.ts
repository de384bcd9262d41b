// Crossref: papers and books with their authors, affiliations and years.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { mailOf } from '../contact.ts';
import { at, type Json, number, records, text, texts } from '../lenient.ts';
import { isNamed } from '../person-names.ts';
import { plainText } from '../plain-text.ts';
import { join, RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

function yearOf(work: Json): number | null {
  const parts = at(work, 'issued', 'date-parts');
  const first: unknown = Array.isArray(parts) && Array.isArray(parts[0]) ? parts[0][0] : null;
  return number(first);
}

function nameOf(author: Json): string {
  return plainText([text(author.given), text(author.family)].filter(Boolean).join(' ') || (text(author.name) ?? ''));
}

function workHit(work: Json, names: readonly string[]): Hit[] {
  const author = records(work.author).find((entry) => isNamed(nameOf(entry), names));
  const title = plainText(texts(work.title)[0] ?? '');
  const doi = text(work.DOI);
  if (author === undefined || title === '' || doi === null) return [];
  const name = nameOf(author);
  const year = yearOf(work);
  const venue = plainText(texts(work['container-title'])[0] ?? '');
  const writer = new RecordWriter(name, title);
  writer.fact(join(`${name}: "${title}"`, venue, year === null ? null : String(year)), {
    kind: 'publication',
    title,
    ...(venue ? { organisation: venue } : {}),
    ...(year === null ? {} : { end: { year } }),
    current: null,
    value: doi,
  });
  // A paper attests that its author was there when it was written: neither a beginning nor an end.
  for (const affiliation of records(author.affiliation).map((entry) => plainText(text(entry.name) ?? ''))) {
    if (affiliation === '') continue;
    writer.fact(join(`${name}, ${affiliation}`, year === null ? null : `stated in a paper of ${year}`), {
      kind: 'employment',
      organisation: affiliation,
      current: null,
    });
  }
  const orcid = text(author.ORCID);
  const links = orcid ? [{ href: orcid, text: 'ORCID' }] : [];
  return [
    writer.hit({
      url: `https://doi.org/${doi}`,
      title,
      asserter: 'publication',
      publishedDate: year === null ? null : String(year),
      links,
    }),
  ];
}

export default {
  id: 'crossref',
  kinds: ['person'],
  variables: [
    { name: 'CROSSREF_URL', meaning: 'Base address of Crossref', secret: false, fallback: 'https://api.crossref.org' },
  ],
  enabled: () => true,
  hosts: ['doi.org'],
  costUsd: () => 0,
  // Lists of works: one a second, one at a time for strangers; three and three for those who say who they are.
  limits: { concurrency: 1, perSecond: 0.9, timeoutMs: 20_000, alone: true },
  limitsWith: (settings) => (mailOf(settings) ? { concurrency: 2, perSecond: 2.5, alone: false } : {}),
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const parameters = new URLSearchParams({
      'query.author': latinName(query),
      rows: String(Math.min(10, query.limit)),
      select: 'DOI,title,author,issued,container-title',
    });
    const mail = mailOf(tools.settings);
    if (mail) parameters.set('mailto', mail);
    if (query.organisation) parameters.set('query.affiliation', query.organisation);
    const answer = await askJson(tools, { url: `${tools.settings.CROSSREF_URL}/works?${parameters}` });
    return {
      hits: records(at(answer, 'message', 'items')).flatMap((work) => workHit(work, query.names)),
      costUsd: 0,
      warnings: [],
    };
  },
} satisfies SearchProvider;
