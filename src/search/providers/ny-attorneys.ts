// Attorneys registered in New York, from the open data of its courts. Addresses, telephone numbers and mail are not asked for.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { isAboutLicences } from '../claim-kinds.ts';
import { type Json, text } from '../lenient.ts';
import { inMixedCase, isNamed } from '../person-names.ts';
import { join, RecordWriter } from '../record-writer.ts';
import { APP_TOKEN, rowsNamed } from '../socrata.ts';

const COURTS = 'New York State Unified Court System';
const LOST = /disbar|suspend|revok|struck/i;
const OPEN = /currently registered|due to reregister/i;

function attorneyHit(row: Json, names: readonly string[]): Hit[] {
  const number = text(row.registration_number);
  const parts = ['first_name', 'middle_name', 'last_name', 'suffix'].map((column) => text(row[column]));
  const name = inMixedCase(parts.filter(Boolean).join(' '));
  if (number === null || !/^\d{5,9}$/.test(number) || !isNamed(name, names)) return [];
  const status = text(row.status);
  const admitted = Number(text(String(row.year_admitted ?? '')));
  const year = Number.isInteger(admitted) && admitted > 1800 ? admitted : null;
  const writer = new RecordWriter(name, `${name}, attorney registration ${number} in New York`);
  const line = join(`Attorney, New York, registration ${number}`, year === null ? null : `admitted ${year}`, status);
  writer.fact(line, {
    kind: 'credential',
    title: 'Attorney',
    organisation: COURTS,
    place: 'New York',
    value: number,
    ...(year === null ? {} : { start: { year } }),
    ...(status !== null && LOST.test(status) ? { status: 'revoked' as const } : {}),
    current: status === null ? null : OPEN.test(status) ? true : LOST.test(status) ? false : null,
  });
  const school = text(row.law_school);
  if (school)
    writer.fact(`Law school: ${inMixedCase(school)}`, { kind: 'education', organisation: inMixedCase(school) });
  const firm = text(row.company_name);
  if (firm)
    writer.fact(`Registered with ${inMixedCase(firm)}`, {
      kind: 'employment',
      organisation: inMixedCase(firm),
      current: null,
    });
  // Each row has an address of its own by its number.
  const url = `https://data.ny.gov/resource/eqw2-r5nb.json?registration_number=${number}`;
  return [writer.hit({ url, title: `${name}, attorney (New York)`, asserter: 'register' })];
}

export default {
  id: 'ny_attorneys',
  kinds: ['person'],
  variables: [
    {
      name: 'NY_ATTORNEYS_URL',
      meaning: 'Base address of the open data of New York',
      secret: false,
      fallback: 'https://data.ny.gov',
    },
    APP_TOKEN,
  ],
  enabled: () => true,
  asks: isAboutLicences,
  hosts: ['data.ny.gov'],
  costUsd: () => 0,
  limits: { concurrency: 1, perSecond: 1, timeoutMs: 20_000, pool: 'socrata' },
  limitsWith: (settings) => (settings[APP_TOKEN.name] ? { window: { requests: 1000, seconds: 3600 } } : {}),
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const dataset = {
      base: tools.settings.NY_ATTORNEYS_URL!,
      id: 'eqw2-r5nb',
      firstName: 'first_name',
      lastName: 'last_name',
      columns: [
        'registration_number',
        'first_name',
        'middle_name',
        'last_name',
        'suffix',
        'company_name',
        'year_admitted',
        'law_school',
        'status',
      ],
    };
    const rows = (await rowsNamed(dataset, query, tools)) ?? [];
    return { hits: rows.flatMap((row) => attorneyHit(row, query.names)), costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
