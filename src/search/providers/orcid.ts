// ORCID: education and employment with dates. An item that an institution wrote is another class than one the person wrote,
// so each record becomes two sources when it holds both.
import type { PartialDate } from '../../domain/model/partial-date.ts';
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, record, records, text, texts } from '../lenient.ts';
import { join, RecordWriter, span } from '../record-writer.ts';

const MOST_RECORDS = 5;

const SECTIONS = [
  { path: 'educations', summary: 'education-summary', kind: 'education', words: 'Education' },
  { path: 'qualifications', summary: 'qualification-summary', kind: 'education', words: 'Qualification' },
  { path: 'employments', summary: 'employment-summary', kind: 'employment', words: 'Employment' },
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

/** True when an organisation's system, not the person, put the item there. */
function byInstitution(summary: Json): boolean {
  const source = record(summary.source);
  return (
    at(source, 'source-client-id') != null &&
    at(source, 'source-orcid') == null &&
    at(source, 'assertion-origin-orcid') == null
  );
}

function write(
  summary: Json,
  section: (typeof SECTIONS)[number],
  own: RecordWriter,
  institutional: RecordWriter,
): void {
  const organisation = text(at(summary, 'organization', 'name'));
  if (organisation === null) return;
  const role = text(summary['role-title']);
  const unit = text(summary['department-name']);
  const start = dateOf(summary['start-date']);
  const end = dateOf(summary['end-date']);
  const place = join(
    text(at(summary, 'organization', 'address', 'city')),
    text(at(summary, 'organization', 'address', 'country')),
  );
  const line = join(`${section.words}: ${organisation}`, role, unit, place, span(start, end));
  (byInstitution(summary) ? institutional : own).fact(line, {
    kind: section.kind,
    organisation,
    ...(unit ? { unit } : {}),
    ...(place ? { place } : {}),
    ...(role
      ? section.kind === 'education'
        ? { degree: role, ...(unit ? { field: unit } : {}) }
        : { title: role }
      : {}),
    start,
    end,
    ...(section.kind === 'employment' && start && !end ? { current: true } : {}),
  });
}

async function recordHits(tools: ProviderTools, found: Json): Promise<Hit[]> {
  const id = text(found['orcid-id']);
  if (id === null || !/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(id)) return [];
  const name =
    text(found['credit-name']) ?? [text(found['given-names']), text(found['family-names'])].filter(Boolean).join(' ');
  if (name === '') return [];
  const own = new RecordWriter(name, `${name}, ORCID ${id}`);
  const institutional = new RecordWriter(name, `${name}, ORCID ${id}`);
  const others = texts(found['other-name']);
  if (others.length > 0) own.note(`Also known as ${others.slice(0, 10).join(', ')}`);
  for (const section of SECTIONS) {
    const answer = await askJson(tools, {
      url: `${tools.settings.ORCID_URL}/v3.0/${id}/${section.path}`,
      emptyOn: [404],
    });
    for (const group of records(at(answer, 'affiliation-group'))) {
      for (const item of records(group.summaries)) write(record(item[section.summary]), section, own, institutional);
    }
  }
  const url = `https://orcid.org/${id}`;
  const hits: Hit[] = [];
  if (own.hasFacts || !institutional.hasFacts)
    hits.push(own.hit({ url, title: `${name} (ORCID)`, asserter: 'person' }));
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
      const parts = name.trim().split(/\s+/);
      const family = parts.at(-1) ?? name;
      const given = parts.slice(0, -1).join(' ');
      return given
        ? `((given-names:${quote(given)} AND family-name:${quote(family)}) OR other-names:${quote(name)})`
        : `family-name:${quote(family)}`;
    })
    .join(' OR ');
}

export default {
  id: 'orcid',
  kinds: ['person'],
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
    const names = query.names.length === 0 ? [query.person.full_name] : query.names;
    const parameters = new URLSearchParams({ q: lucene(names), start: '0', rows: '20' });
    const answer = await askJson(tools, { url: `${tools.settings.ORCID_URL}/v3.0/expanded-search/?${parameters}` });
    const hits: Hit[] = [];
    for (const found of records(at(answer, 'expanded-result')).slice(0, MOST_RECORDS))
      hits.push(...(await recordHits(tools, found)));
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
