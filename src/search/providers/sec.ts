// SEC EDGAR: filings of American public companies that name a person as officer or director, and the proxy statements in which
// companies describe their directors and officers. Of an insider's form only the office is read: the rest of it carries home
// addresses, which are never stored.
import type { Hit, Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askApi, askJson } from '../ask-json.ts';
import { contactOf } from '../contact.ts';
import { at, type Json, records, text, texts } from '../lenient.ts';
import { givenAndFamily, inMixedCase, isNamed } from '../person-names.ts';
import { plainText } from '../plain-text.ts';
import { join, RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

const MOST_INSIDER_FILINGS = 3;
const MOST_PROXY_STATEMENTS = 2;

/** "ACME CORP  (ACME)  (CIK 0000000001)" without its trailing codes. */
function displayName(value: string): string {
  return value.replace(/\s*\([^()]*\)/g, '').trim();
}

interface Filing {
  form: string;
  entities: string[];
  filed: string | null;
  folder: string;
  file: string;
}

function filingOf(entry: Json): Filing[] {
  const source = at(entry, '_source');
  const form = text(at(source, 'file_type')) ?? text(at(source, 'form'));
  const [accession, file] = text(entry._id)?.split(':') ?? [];
  const cik = texts(at(source, 'ciks'))[0];
  if (form === null || !accession || !file || !cik || !/^[\w.-]+$/.test(file) || !/^\d+$/.test(cik)) return [];
  const folder = `/Archives/edgar/data/${Number(cik)}/${accession.replace(/[^\d]/g, '')}`;
  const entities = texts(at(source, 'display_names')).map(displayName);
  return [{ form, entities, filed: text(at(source, 'file_date')), folder, file }];
}

async function search(tools: ProviderTools, words: string, forms: string): Promise<Filing[]> {
  const parameters = new URLSearchParams({ q: words, forms });
  const answer = await askJson(tools, { url: `${tools.settings.SEC_URL}/LATEST/search-index?${parameters}` });
  return records(at(answer, 'hits', 'hits'))
    .slice(0, 30)
    .flatMap(filingOf);
}

/** What the form says of the insider's office; an unreadable form says nothing. */
async function officeIn(tools: ProviderTools, filing: Filing): Promise<string | null> {
  if (!filing.file.endsWith('.xml')) return null;
  const answer = await askApi(tools, {
    url: `${tools.settings.SEC_ARCHIVE_URL}${filing.folder}/${filing.file}`,
    headers: { accept: 'application/xml,text/xml' },
    accept: 'text',
    emptyOn: [404],
  });
  const form = String(answer.value ?? '');
  const title = plainText(/<officerTitle>([^<]{1,120})<\/officerTitle>/i.exec(form)?.[1] ?? '');
  if (title !== '' && !/see remarks/i.test(title)) return title;
  return /<isDirector>\s*(?:1|true)\s*<\/isDirector>/i.test(form) ? 'director' : null;
}

/** An insider's form lists the person and the company; which is which shows by the name asked for. */
async function insiderHit(tools: ProviderTools, filing: Filing, names: readonly string[]): Promise<Hit[]> {
  const person = filing.entities.find((entity) => isNamed(entity, names));
  const company = filing.entities.find((entity) => entity !== person);
  if (!['3', '4', '5'].includes(filing.form) || !person || !company) return [];
  const office = await officeIn(tools, filing);
  const name = names.find((form) => isNamed(person, [form])) ?? person;
  const writer = new RecordWriter(name, `Form ${filing.form} filed with the SEC`);
  const as = office === null ? 'an insider' : office;
  // The form attests the day it was filed; it says nothing of when the office began or ended.
  writer.fact(join(`${person} reported holdings in ${company} as ${as} (form ${filing.form})`, filing.filed), {
    kind: 'business',
    organisation: company,
    title: office ?? 'insider',
    current: null,
  });
  return [
    writer.hit({
      url: `https://www.sec.gov${filing.folder}/`,
      title: `Form ${filing.form}: ${inMixedCase(person)}, ${company} (SEC)`,
      asserter: 'register',
      publishedDate: filing.filed,
    }),
  ];
}

/** One filing a company: the newest that the search ranked first. */
function onePerCompany(filings: readonly Filing[], names: readonly string[]): Filing[] {
  const found = new Map<string, Filing>();
  for (const filing of filings) {
    const company = filing.entities.filter((entity) => !isNamed(entity, names)).join('|');
    if (company !== '' && filing.entities.some((entity) => isNamed(entity, names)) && !found.has(company))
      found.set(company, filing);
  }
  return [...found.values()];
}

/** The statement of a claimed company that names the person: read as a page, since it tells posts, degrees and years in prose. */
async function proxyStatements(query: Query, tools: ProviderTools): Promise<Hit[]> {
  const organisation = query.organisation;
  if (!organisation) return [];
  const name = latinName(query).replaceAll('"', '');
  const filings = await search(tools, `"${name}" ${organisation.replaceAll('"', '')}`, 'DEF 14A,10-K');
  return filings.slice(0, MOST_PROXY_STATEMENTS).map((filing) => ({
    url: `https://www.sec.gov${filing.folder}/${filing.file}`,
    title: `${filing.form}: ${filing.entities[0] ?? ''} (SEC)`,
    snippet: `${name} stands in the ${filing.form} of ${filing.entities[0] ?? ''}`,
    publishedDate: filing.filed,
  }));
}

export default {
  id: 'sec',
  kinds: ['person', 'organisation'],
  variables: [
    {
      name: 'SEC_URL',
      meaning: 'Base address of the full-text search of SEC EDGAR',
      secret: false,
      fallback: 'https://efts.sec.gov',
    },
    {
      name: 'SEC_ARCHIVE_URL',
      meaning: 'Base address of the filings of SEC EDGAR',
      secret: false,
      fallback: 'https://www.sec.gov',
    },
  ],
  // It refuses callers who do not say who they are.
  enabled: (settings) => contactOf(settings) !== null,
  hosts: ['sec.gov'],
  costUsd: () => 0,
  // Ten a second are allowed; more means a block of ten minutes.
  limits: { concurrency: 2, perSecond: 4, timeoutMs: 15_000 },
  cacheSeconds: 24 * 3600,
  async search(query, tools) {
    if (query.kind === 'organisation') return { hits: await proxyStatements(query, tools), costUsd: 0, warnings: [] };
    // Forms write "Ford Robert B": asked are the words, not a phrase, and the names of the answer decide.
    const { given, family } = givenAndFamily(latinName(query));
    const first = given.split(' ')[0] ?? '';
    const filings = await search(tools, `${family} ${first}`.replaceAll('"', '').trim(), '3,4,5');
    const hits: Hit[] = [];
    for (const filing of onePerCompany(filings, query.names).slice(0, MOST_INSIDER_FILINGS))
      hits.push(...(await insiderHit(tools, filing, query.names)));
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
