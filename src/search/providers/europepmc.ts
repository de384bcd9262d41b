// Europe PMC: papers of the life sciences with the affiliation that each author stated. A paper attests a moment, not a post's term.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, records, text } from '../lenient.ts';
import { givenAndFamily, isNamed } from '../person-names.ts';
import { plainText } from '../plain-text.ts';
import { join, RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

const MOST_PAPERS = 10;

function paperHit(paper: Json, names: readonly string[]): Hit[] {
  const [id, source] = [text(paper.id), text(paper.source)];
  const title = plainText(text(paper.title) ?? '').replace(/\.$/, '');
  const author = records(at(paper, 'authorList', 'author')).find((entry) =>
    isNamed(fullName(text(entry.firstName), text(entry.lastName)), names),
  );
  if (id === null || source === null || title === '' || author === undefined) return [];
  const name = fullName(text(author.firstName), text(author.lastName));
  const year = /^\d{4}$/.test(text(paper.pubYear) ?? '') ? Number(paper.pubYear) : null;
  const journal = plainText(text(at(paper, 'journalInfo', 'journal', 'title')) ?? '');
  const writer = new RecordWriter(name, title);
  writer.fact(join(`${name}: "${title}"`, journal, year === null ? null : String(year)), {
    kind: 'publication',
    title,
    ...(journal ? { organisation: journal } : {}),
    ...(year === null ? {} : { end: { year } }),
    current: null,
  });
  for (const detail of records(at(author, 'authorAffiliationDetailsList', 'authorAffiliation'))) {
    // Mail addresses stand at the end of many affiliations and are not stored.
    const affiliation = plainText(text(detail.affiliation) ?? '').replace(
      /[;,.]?\s*(?:electronic address:\s*)?\S+@\S+/gi,
      '',
    );
    if (affiliation === '') continue;
    writer.fact(join(`${name}, ${affiliation}`, year === null ? null : `stated in a paper of ${year}`), {
      kind: 'employment',
      organisation: affiliation,
      current: null,
    });
  }
  const orcid = text(at(author, 'authorId', 'value'));
  const links = orcid && /^[\dX-]{19}$/.test(orcid) ? [{ href: `https://orcid.org/${orcid}`, text: 'ORCID' }] : [];
  const publishedDate = year === null ? null : String(year);
  return [
    writer.hit({
      url: `https://europepmc.org/article/${source}/${id}`,
      title,
      asserter: 'publication',
      publishedDate,
      links,
    }),
  ];
}

function fullName(given: string | null, family: string | null): string {
  return [given, family].filter(Boolean).join(' ');
}

export default {
  id: 'europepmc',
  kinds: ['person'],
  variables: [
    {
      name: 'EUROPEPMC_URL',
      meaning: 'Base address of Europe PMC',
      secret: false,
      fallback: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
    },
  ],
  enabled: () => true,
  hosts: ['europepmc.org'],
  costUsd: () => 0,
  limits: { concurrency: 1, perSecond: 2, timeoutMs: 20_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const { given, family } = givenAndFamily(latinName(query));
    if (given === '') return { hits: [], costUsd: 0, warnings: [] };
    // The index writes authors as family name and initials.
    const author = `${family} ${given.charAt(0)}`.replace(/["\\]/g, ' ');
    const parameters = new URLSearchParams({
      query: `AUTH:"${author}"`,
      resultType: 'core',
      format: 'json',
      pageSize: String(MOST_PAPERS),
    });
    const answer = await askJson(tools, { url: `${tools.settings.EUROPEPMC_URL}/search?${parameters}` });
    return {
      hits: records(at(answer, 'resultList', 'result')).flatMap((paper) => paperHit(paper, query.names)),
      costUsd: 0,
      warnings: [],
    };
  },
} satisfies SearchProvider;
