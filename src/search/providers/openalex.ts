// OpenAlex: where a researcher's papers say they worked, by year. It names employers, never degrees.
import type { Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { at, records, text, texts } from '../lenient.ts';
import { isNamed } from '../person-names.ts';
import { PRICES } from '../prices.ts';
import { RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

export default {
  id: 'openalex',
  kinds: ['person'],
  variables: [
    { name: 'OPENALEX_API_KEY', meaning: 'Key of OpenAlex', secret: true },
    { name: 'OPENALEX_URL', meaning: 'Base address of OpenAlex', secret: false, fallback: 'https://api.openalex.org' },
  ],
  enabled: (settings) => settings.OPENALEX_API_KEY !== undefined,
  hosts: ['openalex.org'],
  costUsd: (_query: Query) => PRICES.openalexSearch,
  limits: { concurrency: 4, perSecond: 10, timeoutMs: 20_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const parameters = new URLSearchParams({
      search: latinName(query),
      per_page: '10',
      api_key: tools.settings.OPENALEX_API_KEY ?? '',
    });
    const answer = await askJson(tools, { url: `${tools.settings.OPENALEX_URL}/authors?${parameters}` });
    refuseWrapped(answer);
    const hits = records(at(answer, 'results'))
      .slice(0, 5)
      .flatMap((author) => {
        const name = text(author.display_name);
        const id = text(author.id);
        const names = [name ?? '', ...texts(author.display_name_alternatives)];
        if (name === null || id === null || !names.some((form) => isNamed(form, query.names))) return [];
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
      });
    return { hits, costUsd: this.costUsd(query), warnings: [] };
  },
} satisfies SearchProvider;
