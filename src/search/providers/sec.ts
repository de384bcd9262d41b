// SEC EDGAR: filings of American public companies that name a person as officer or director. Only the filing's index entry is
// used: the forms themselves carry home addresses, which are never stored.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, records, text, texts } from '../lenient.ts';
import { join, partialDate, RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

/** "ACME CORP  (ACME)  (CIK 0000000001)" without its trailing codes. */
function displayName(value: string): string {
  return value.replace(/\s*\([^()]*\)/g, '').trim();
}

function filingHit(entry: Json, names: readonly string[]): Hit[] {
  const source = at(entry, '_source');
  const entities = texts(at(source, 'display_names')).map(displayName);
  const form = text(at(source, 'file_type')) ?? text(at(source, 'form'));
  const accession = text(entry._id)?.split(':')[0];
  const cik = texts(at(source, 'ciks'))[0];
  const filed = text(at(source, 'file_date'));
  const insider = form !== null && ['3', '4', '5'].includes(form);
  // Form 4 lists the insider and the company; which is which shows by the name asked for.
  const words = names[0]?.toLowerCase().split(/\s+/) ?? [];
  const person = entities.find((entity) => words.every((word) => entity.toLowerCase().includes(word)));
  const company = entities.find((entity) => entity !== person);
  if (!insider || !accession || !cik || !person || !company) return [];
  const name = names[0] ?? person;
  const writer = new RecordWriter(name, `Form ${form} filed with the SEC`);
  writer.fact(join(`${person} reported holdings in ${company} as an insider (form ${form})`, filed), {
    kind: 'business',
    organisation: company,
    title: 'insider',
    start: partialDate(filed),
    current: null,
  });
  const url = `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/`;
  return [
    writer.hit({ url, title: `Form ${form}: ${person}, ${company} (SEC)`, asserter: 'register', publishedDate: filed }),
  ];
}

export default {
  id: 'sec',
  kinds: ['person'],
  variables: [
    {
      name: 'SEC_URL',
      meaning: 'Base address of the full-text search of SEC EDGAR',
      secret: false,
      fallback: 'https://efts.sec.gov',
    },
  ],
  enabled: () => true,
  hosts: ['sec.gov'],
  costUsd: () => 0,
  // Ten a second are allowed; more means a block of ten minutes.
  limits: { concurrency: 2, perSecond: 4, timeoutMs: 15_000 },
  cacheSeconds: 24 * 3600,
  async search(query, tools: ProviderTools) {
    const name = latinName(query).replaceAll('"', '');
    const parameters = new URLSearchParams({ q: `"${name}"`, forms: '3,4,5' });
    const answer = await askJson(tools, { url: `${tools.settings.SEC_URL}/LATEST/search-index?${parameters}` });
    const hits = records(at(answer, 'hits', 'hits'))
      .slice(0, 20)
      .flatMap((entry) => filingHit(entry, query.names));
    return { hits: hits.slice(0, 5), costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
