// KRS, the Polish register of companies: that a company exists, since when, and how many sit on its board. Its open interface
// masks the names of people, so nothing about a person follows from it. It is asked by number, which GLEIF knows by name.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, records, text } from '../lenient.ts';
import { RecordWriter } from '../record-writer.ts';
import { nearestName } from '../web-query.ts';

const MOST_COMPANIES = 1;

async function numbersOf(organisation: string, tools: ProviderTools): Promise<string[]> {
  const parameters = new URLSearchParams({
    'filter[entity.legalName]': organisation,
    'filter[entity.legalAddress.country]': 'PL',
    'page[size]': '5',
  });
  const answer = await askJson(tools, {
    url: `${tools.settings.KRS_GLEIF_URL}/api/v1/lei-records?${parameters}`,
    headers: { accept: 'application/vnd.api+json' },
  });
  const entities = records(at(answer, 'data')).map((item) => at(item, 'attributes', 'entity') as Json);
  return nearestName(entities, organisation, (entity) => text(at(entity, 'legalName', 'name')) ?? '')
    .flatMap((entity) => text(at(entity, 'registeredAs')) ?? [])
    .filter((number) => /^\d{10}$/.test(number))
    .slice(0, MOST_COMPANIES);
}

function companyHit(answer: unknown, number: string): Hit[] {
  const extract = at(answer, 'odpis');
  const name = text(at(extract, 'dane', 'dzial1', 'danePodmiotu', 'nazwa'));
  if (name === null) return [];
  const writer = new RecordWriter(name, `${name}, KRS ${number}`);
  const form = text(at(extract, 'dane', 'dzial1', 'danePodmiotu', 'formaPrawna'));
  if (form) writer.note(`Legal form: ${form}`);
  const since = text(at(extract, 'naglowekA', 'dataRejestracjiWKRS'));
  if (since) writer.note(`Registered: ${since}`);
  const board = records(at(extract, 'dane', 'dzial2', 'reprezentacja', 'sklad'));
  if (board.length > 0) writer.note(`Members of the board: ${board.length}, their names masked by the register`);
  return [
    writer.hit({
      url: `https://wyszukiwarka-krs.ms.gov.pl/podmiot/${number}`,
      title: `${name} (KRS)`,
      asserter: 'register',
    }),
  ];
}

export default {
  id: 'krs',
  kinds: ['organisation'],
  variables: [
    {
      name: 'KRS_URL',
      meaning: 'Base address of the Polish register of companies',
      secret: false,
      fallback: 'https://api-krs.ms.gov.pl',
    },
    {
      name: 'KRS_GLEIF_URL',
      meaning: 'Base address of GLEIF, where numbers of Polish companies are looked up',
      secret: false,
      fallback: 'https://api.gleif.org',
    },
  ],
  enabled: () => true,
  hosts: ['ms.gov.pl'],
  costUsd: () => 0,
  // The register documents no limit; GLEIF counts what is asked there: 60 a minute.
  limits: { concurrency: 1, perSecond: 1, timeoutMs: 15_000, window: { requests: 60, seconds: 60 }, pool: 'gleif' },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools) {
    const hits: Hit[] = [];
    for (const number of query.organisation ? await numbersOf(query.organisation, tools) : []) {
      const answer = await askJson(tools, {
        url: `${tools.settings.KRS_URL}/api/krs/OdpisAktualny/${number}?rejestr=P&format=json`,
        emptyOn: [404],
      });
      hits.push(...companyHit(answer, number));
    }
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
