// Crossref: papers and books with their authors, affiliations and years.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, number, records, text, texts } from '../lenient.ts';
import { join, RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

function yearOf(work: Json): number | null {
  const parts = at(work, 'issued', 'date-parts');
  const first: unknown = Array.isArray(parts) && Array.isArray(parts[0]) ? parts[0][0] : null;
  return number(first);
}

/** The author whose family name is the last word of the name asked for. */
function authorNamed(work: Json, names: readonly string[]): Json | null {
  const families = names.map((name) => name.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '');
  return records(work.author).find((author) => families.includes((text(author.family) ?? '').toLowerCase())) ?? null;
}

function workHit(work: Json, names: readonly string[]): Hit[] {
  const author = authorNamed(work, names);
  const title = texts(work.title)[0];
  const doi = text(work.DOI);
  if (author === null || title === undefined || doi === null) return [];
  const name = [text(author.given), text(author.family)].filter(Boolean).join(' ');
  const year = yearOf(work);
  const venue = texts(work['container-title'])[0] ?? null;
  const writer = new RecordWriter(name, title);
  writer.fact(join(`${name}: "${title}"`, venue, year === null ? null : String(year)), {
    kind: 'publication',
    title,
    ...(venue ? { organisation: venue } : {}),
    ...(year === null ? {} : { end: { year } }),
    current: null,
    value: doi,
  });
  for (const affiliation of records(author.affiliation).flatMap((entry) => text(entry.name) ?? [])) {
    writer.fact(join(`${name}, ${affiliation}`, year === null ? null : String(year)), {
      kind: 'employment',
      organisation: affiliation,
      ...(year === null ? {} : { start: { year }, end: { year } }),
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
  limits: { concurrency: 2, perSecond: 5, timeoutMs: 20_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const parameters = new URLSearchParams({
      'query.author': latinName(query),
      rows: String(Math.min(10, query.limit)),
      select: 'DOI,title,author,issued,container-title',
    });
    if (query.organisation) parameters.set('query.affiliation', query.organisation);
    const answer = await askJson(tools, { url: `${tools.settings.CROSSREF_URL}/works?${parameters}` });
    return {
      hits: records(at(answer, 'message', 'items')).flatMap((work) => workHit(work, query.names)),
      costUsd: 0,
      warnings: [],
    };
  },
} satisfies SearchProvider;
