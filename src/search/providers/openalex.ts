// OpenAlex: where a researcher's papers say they worked, by year. It names employers, never degrees. An author by ORCID is free
// and needs no key; searching by name needs one.
import type { Hit, Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { at, type Json, record, records, text, texts } from '../lenient.ts';
import { isNamed } from '../person-names.ts';
import { PRICES } from '../prices.ts';
import { RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

const MOST_AUTHORS = 5;
const ORCID = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

function authorHit(author: Json, names: readonly string[]): Hit[] {
  const name = text(author.display_name);
  const id = text(author.id);
  const forms = [name ?? '', ...texts(author.display_name_alternatives)];
  if (name === null || id === null || !forms.some((form) => isNamed(form, names))) return [];
  const writer = new RecordWriter(name, `${name}, author of ${Number(author.works_count) || 0} works`);
  for (const affiliation of records(author.affiliations)) {
    const organisation = text(at(affiliation, 'institution', 'display_name'));
    const years = (Array.isArray(affiliation.years) ? affiliation.years : [])
      .filter((year) => Number.isInteger(year))
      .toSorted((a, b) => a - b);
    if (organisation === null || years.length === 0) continue;
    // Years of papers attest moments: the post may have begun before the first and goes on after the last.
    writer.fact(`Papers name ${organisation} as affiliation in ${years.join(', ')}`, {
      kind: 'employment',
      organisation,
      current: null,
    });
  }
  const orcid = text(author.orcid);
  return [
    writer.hit({
      url: id.startsWith('https://') ? id : `https://openalex.org/${id}`,
      title: `${name} (OpenAlex)`,
      asserter: 'publication',
      links: orcid ? [{ href: orcid, text: 'ORCID' }] : [],
    }),
  ];
}

/** The author whom the ORCID names, or those of the name. */
async function authorsFor(query: Query, tools: ProviderTools): Promise<Json[]> {
  const key = tools.settings.OPENALEX_API_KEY;
  const base = `${tools.settings.OPENALEX_URL}/authors`;
  if (query.kind === 'orcid') {
    if (!ORCID.test(query.text)) return [];
    const parameters = key ? `?${new URLSearchParams({ api_key: key })}` : '';
    const answer = await askJson(tools, { url: `${base}/orcid:${query.text}${parameters}`, emptyOn: [404] });
    refuseWrapped(answer);
    return [record(answer)];
  }
  const parameters = new URLSearchParams({ search: latinName(query), per_page: '10', api_key: key ?? '' });
  const answer = await askJson(tools, { url: `${base}?${parameters}` });
  refuseWrapped(answer);
  return records(at(answer, 'results')).slice(0, MOST_AUTHORS);
}

export default {
  id: 'openalex',
  kinds: ['person', 'orcid'],
  variables: [
    { name: 'OPENALEX_API_KEY', meaning: 'Key of OpenAlex, for searches by name', secret: true },
    { name: 'OPENALEX_URL', meaning: 'Base address of OpenAlex', secret: false, fallback: 'https://api.openalex.org' },
  ],
  enabled: () => true,
  asks: (query, settings) => query.kind === 'orcid' || settings.OPENALEX_API_KEY !== undefined,
  hosts: ['openalex.org'],
  costUsd: (query: Query) => (query.kind === 'orcid' ? 0 : PRICES.openalexSearch),
  limits: { concurrency: 4, perSecond: 10, timeoutMs: 20_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const authors = await authorsFor(query, tools);
    const hits = authors.flatMap((author) => authorHit(author, query.names));
    return { hits, costUsd: this.costUsd(query), warnings: [] };
  },
} satisfies SearchProvider;
