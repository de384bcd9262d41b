// ORCID: education, employment, distinctions and works with dates, the whole record in one request. An item that the named
// institution itself wrote is another class than one the person wrote, so each record becomes two sources when it holds both.
import type { PartialDate } from '../../domain/model/partial-date.ts';
import type { Hit, Query } from '../../domain/model/query.ts';
import { compareOrganisations } from '../../domain/orgs/compare-organisations.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { address, at, type Json, record, records, text, texts } from '../lenient.ts';
import { givenAndFamily, isNamed } from '../person-names.ts';
import { plainText } from '../plain-text.ts';
import { join, RecordWriter, span } from '../record-writer.ts';

const MOST_RECORDS = 5;
const MOST_WORKS = 30;
const ORCID = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

const SECTIONS = [
  { path: 'educations', summary: 'education-summary', kind: 'education', words: 'Education' },
  { path: 'qualifications', summary: 'qualification-summary', kind: 'education', words: 'Qualification' },
  { path: 'employments', summary: 'employment-summary', kind: 'employment', words: 'Employment' },
  { path: 'invited-positions', summary: 'invited-position-summary', kind: 'employment', words: 'Invited position' },
  { path: 'distinctions', summary: 'distinction-summary', kind: 'award', words: 'Distinction' },
] as const;

function dateOf(value: unknown): PartialDate | null {
  const year = Number(text(at(value, 'year', 'value')));
  if (!Number.isInteger(year) || year < 1000) return null;
  const month = Number(text(at(value, 'month', 'value')));
  const day = Number(text(at(value, 'day', 'value')));
  return {
    year,
    ...(month >= 1 && month <= 12 ? { month } : {}),
    ...(month >= 1 && day >= 1 && day <= 31 ? { day } : {}),
  };
}

/** True when that very institution put the item there; a publisher or database that wrote it repeats the person's word. */
function byInstitution(summary: Json, organisation: string): boolean {
  const source = record(summary.source);
  if (at(source, 'source-client-id') == null || at(source, 'source-orcid') != null) return false;
  if (at(source, 'assertion-origin-orcid') != null) return false;
  const writer = text(at(source, 'source-name', 'value'));
  return (
    writer !== null &&
    ['same', 'compatible'].includes(compareOrganisations(writer, organisation, NO_ORGANISATIONS).outcome)
  );
}

interface Writers {
  own: RecordWriter;
  institutional: RecordWriter;
}

function writeAffiliation(summary: Json, section: (typeof SECTIONS)[number], { own, institutional }: Writers): void {
  const organisation = plainText(text(at(summary, 'organization', 'name')) ?? '');
  if (organisation === '') return;
  const role = plainText(text(summary['role-title']) ?? '');
  const unit = plainText(text(summary['department-name']) ?? '');
  const start = dateOf(summary['start-date']);
  const end = dateOf(summary['end-date']);
  const place = join(
    text(at(summary, 'organization', 'address', 'city')),
    text(at(summary, 'organization', 'address', 'country')),
  );
  const line = join(`${section.words}: ${organisation}`, role, unit, place, span(start, end));
  const named =
    section.kind === 'education'
      ? { ...(role ? { degree: role, ...(unit ? { field: unit } : {}) } : {}) }
      : role
        ? { title: role }
        : {};
  (byInstitution(summary, organisation) ? institutional : own).fact(line, {
    kind: section.kind,
    organisation,
    ...(unit ? { unit } : {}),
    ...(place ? { place } : {}),
    ...named,
    start,
    end,
    ...(section.kind === 'employment' && start && !end ? { current: true } : {}),
  });
}

function writeWork(group: Json, own: RecordWriter): void {
  const work = records(group['work-summary'])[0];
  const title = plainText(text(at(work, 'title', 'title', 'value')) ?? '');
  if (title === '') return;
  const date = dateOf(at(work, 'publication-date'));
  const venue = plainText(text(at(work, 'journal-title', 'value')) ?? '');
  own.fact(join(`Work: "${title}"`, venue, date === null ? null : String(date.year)), {
    kind: 'publication',
    title,
    ...(venue ? { organisation: venue } : {}),
    ...(date ? { end: date } : {}),
    current: null,
  });
}

async function recordHits(tools: ProviderTools, found: Json): Promise<Hit[]> {
  const id = text(found['orcid-id']);
  if (id === null || !ORCID.test(id)) return [];
  const name = nameOf(found);
  if (name === '') return [];
  return hitsIn(id, name, texts(found['other-name']), await recordOf(tools, id));
}

function recordOf(tools: ProviderTools, id: string): Promise<unknown> {
  return askJson(tools, { url: `${tools.settings.ORCID_URL}/v3.0/${id}/record`, emptyOn: [404] });
}

/** The record of an ORCID that the request or a page names; kept when the name in it may be the person's. */
async function hitsOfOrcid(tools: ProviderTools, { text: id, names }: Query): Promise<Hit[]> {
  if (!ORCID.test(id)) return [];
  const whole = await recordOf(tools, id);
  const person = at(whole, 'person');
  const given = text(at(person, 'name', 'given-names', 'value'));
  const family = text(at(person, 'name', 'family-name', 'value'));
  const name = text(at(person, 'name', 'credit-name', 'value')) ?? [given, family].filter(Boolean).join(' ');
  const others = records(at(person, 'other-names', 'other-name')).flatMap((entry) => text(entry.content) ?? []);
  const written = [given, family].filter(Boolean).join(' ');
  if (name === '' || ![name, written, ...others].some((form) => isNamed(form, names))) return [];
  return hitsIn(id, name, others, whole);
}

function hitsIn(id: string, name: string, others: readonly string[], whole: unknown): Hit[] {
  const own = new RecordWriter(name, `${name}, ORCID ${id}`);
  const institutional = new RecordWriter(name, `${name}, ORCID ${id}`);
  if (others.length > 0) own.note(`Also known as ${others.slice(0, 10).join(', ')}`);
  for (const section of SECTIONS) {
    for (const group of records(at(whole, 'activities-summary', section.path, 'affiliation-group'))) {
      for (const item of records(group.summaries))
        writeAffiliation(record(item[section.summary]), section, { own, institutional });
    }
  }
  const works = records(at(whole, 'activities-summary', 'works', 'group'));
  for (const group of works.slice(0, MOST_WORKS)) writeWork(group, own);
  const links = records(at(whole, 'person', 'researcher-urls', 'researcher-url')).flatMap((entry) => {
    const href = address(at(entry, 'url', 'value'));
    return href === null ? [] : [{ href, text: text(entry['url-name']) ?? 'Website' }];
  });
  return hitsOf(id, name, { own, institutional }, links);
}

function nameOf(found: Json): string {
  const written = [text(found['given-names']), text(found['family-names'])].filter(Boolean).join(' ');
  return text(found['credit-name']) ?? written;
}

function hitsOf(
  id: string,
  name: string,
  { own, institutional }: Writers,
  links: { href: string; text: string }[],
): Hit[] {
  const url = `https://orcid.org/${id}`;
  const hits: Hit[] = [];
  if (own.hasFacts || !institutional.hasFacts)
    hits.push(own.hit({ url, title: `${name} (ORCID)`, asserter: 'person', links }));
  if (institutional.hasFacts) {
    hits.push(
      institutional.hit({
        url: `${url}#institution`,
        title: `${name} (ORCID, stated by institutions)`,
        asserter: 'institution',
      }),
    );
  }
  return hits;
}

/** Forms of the name in one question. */
const MOST_FORMS = 3;

/** Lucene query over the forms of the name: as given and family name, or as another name of the record. */
function lucene(names: readonly string[]): string {
  const quote = (value: string): string => `"${value.replace(/["\\]/g, ' ').trim()}"`;
  return names
    .slice(0, MOST_FORMS)
    .map((name) => {
      const { given, family } = givenAndFamily(name);
      return given
        ? `((given-names:${quote(given)} AND family-name:${quote(family)}) OR other-names:${quote(name)})`
        : `family-name:${quote(family)}`;
    })
    .join(' OR ');
}

/** Namesakes are many and requests few: records that name a claimed organisation come first, in the order of the answer. */
function likeliest(found: Json[], query: Query): Json[] {
  const claimed = query.organisations ?? [];
  const shares = (entry: Json): boolean =>
    texts(entry['institution-name']).some((institution) =>
      claimed.some((name) =>
        ['same', 'compatible'].includes(compareOrganisations(name, institution, NO_ORGANISATIONS).outcome),
      ),
    );
  const named = found.filter((entry) =>
    [nameOf(entry), ...texts(entry['other-name'])].some((form) => isNamed(form, query.names)),
  );
  return [...named.filter(shares), ...named.filter((entry) => !shares(entry))].slice(0, MOST_RECORDS);
}

export default {
  id: 'orcid',
  kinds: ['person', 'orcid'],
  variables: [
    {
      name: 'ORCID_URL',
      meaning: 'Base address of the public ORCID API',
      secret: false,
      fallback: 'https://pub.orcid.org',
    },
  ],
  enabled: () => true,
  hosts: ['orcid.org'],
  costUsd: () => 0,
  limits: { concurrency: 4, perSecond: 12, timeoutMs: 20_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools) {
    if (query.kind === 'orcid') return { hits: await hitsOfOrcid(tools, query), costUsd: 0, warnings: [] };
    const names = query.names.length === 0 ? [query.person.full_name] : query.names;
    const parameters = new URLSearchParams({ q: lucene(names), start: '0', rows: '20' });
    const answer = await askJson(tools, { url: `${tools.settings.ORCID_URL}/v3.0/expanded-search/?${parameters}` });
    const hits: Hit[] = [];
    for (const found of likeliest(records(at(answer, 'expanded-result')), { ...query, names }))
      hits.push(...(await recordHits(tools, found)));
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
