// Companies House: directors and officers of British companies with the dates of their appointments.
import type { EndDate, PartialDate } from '../../domain/model/partial-date.ts';
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, records, text } from '../lenient.ts';
import { inMixedCase, isNamed } from '../person-names.ts';
import { join, partialDate, RecordWriter, span } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

/** The register writes "SMITH, John Paul" or "John Paul SMITH"; people read "John Paul Smith". */
export function readableName(registered: string): string {
  const [family, given] = registered.split(/,\s*/, 2);
  return inMixedCase(family && given ? `${given} ${family}` : registered);
}

/** How the appointment ended, as far as the register tells: a company that is no more has no directors, whenever they left. */
function endOf(item: Json, start: PartialDate | null): { end: EndDate | null; current: boolean | null } {
  const resigned = partialDate(text(item.resigned_on));
  if (resigned) return { end: resigned, current: false };
  const status = text(at(item, 'appointed_to', 'company_status'));
  if (status === 'dissolved') return { end: null, current: false };
  const goesOn = status === null || ONGOING.includes(status);
  return goesOn && start ? { end: 'present', current: true } : { end: null, current: null };
}

const ONGOING = [
  'active',
  'open',
  'registered',
  'liquidation',
  'receivership',
  'administration',
  'voluntary-arrangement',
];

async function appointments(tools: ProviderTools, officer: Json): Promise<Hit[]> {
  const path = text(at(officer, 'links', 'self')) ?? '';
  const match = /^\/officers\/([A-Za-z0-9_-]{1,64})\/appointments$/.exec(path);
  const title = text(officer.title);
  if (!match || title === null) return [];
  const answer = await askJson(tools, {
    url: `${tools.settings.COMPANIES_HOUSE_URL}${path}?items_per_page=50`,
    headers: authorisation(tools),
    emptyOn: [404],
  });
  const name = readableName(text(at(answer, 'name')) ?? title);
  const writer = new RecordWriter(name, `${name}, officer in the register of Companies House`);
  for (const item of records(at(answer, 'items'))) {
    const company = text(at(item, 'appointed_to', 'company_name'));
    if (company === null) continue;
    const role = (text(item.officer_role) ?? 'officer').replaceAll('-', ' ');
    const start = partialDate(text(item.appointed_on));
    const { end, current } = endOf(item, start);
    const number = text(at(item, 'appointed_to', 'company_number'));
    const status = text(at(item, 'appointed_to', 'company_status'));
    const about = [number ? `company ${number}` : null, status === 'dissolved' ? status : null].filter(Boolean);
    const before = text(item.appointed_before);
    writer.fact(
      join(
        `${role} of ${company}${about.length > 0 ? ` (${about.join(', ')})` : ''}`,
        span(start, end) || (before ? `appointed before ${before}` : ''),
      ),
      {
        kind: 'business',
        organisation: company,
        title: role,
        start,
        end,
        current,
        ...(number ? { value: number } : {}),
      },
    );
  }
  if (!writer.hasFacts) return [];
  return [
    writer.hit({
      url: `https://find-and-update.company-information.service.gov.uk${path}`,
      title: `${name} (Companies House)`,
      asserter: 'register',
    }),
  ];
}

/** The key is the user name of a Basic authorisation without a password. */
function authorisation(tools: ProviderTools): Record<string, string> {
  return { authorization: `Basic ${btoa(`${tools.settings.COMPANIES_HOUSE_API_KEY ?? ''}:`)}` };
}

export default {
  id: 'companies_house',
  kinds: ['person'],
  variables: [
    { name: 'COMPANIES_HOUSE_API_KEY', meaning: 'Key of Companies House', secret: true },
    {
      name: 'COMPANIES_HOUSE_URL',
      meaning: 'Base address of Companies House',
      secret: false,
      fallback: 'https://api.company-information.service.gov.uk',
    },
  ],
  enabled: (settings) => settings.COMPANIES_HOUSE_API_KEY !== undefined,
  hosts: ['company-information.service.gov.uk'],
  costUsd: () => 0,
  // 600 requests in five minutes.
  limits: { concurrency: 2, perSecond: 2, timeoutMs: 15_000, window: { requests: 600, seconds: 300 } },
  cacheSeconds: 24 * 3600,
  async search(query, tools) {
    const parameters = new URLSearchParams({ q: latinName(query), items_per_page: '10' });
    const answer = await askJson(tools, {
      url: `${tools.settings.COMPANIES_HOUSE_URL}/search/officers?${parameters}`,
      headers: authorisation(tools),
    });
    const hits: Hit[] = [];
    const named = records(at(answer, 'items')).filter((officer) =>
      isNamed(readableName(text(officer.title) ?? ''), query.names),
    );
    for (const officer of named.slice(0, 4)) hits.push(...(await appointments(tools, officer)));
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
