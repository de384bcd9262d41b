// Health care credentials of Washington State, from the open data of its Department of Health. Years of birth are not asked for.
import type { PartialDate } from '../../domain/model/partial-date.ts';
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { isAboutLicences } from '../claim-kinds.ts';
import { type Json, text } from '../lenient.ts';
import { inMixedCase, isNamed } from '../person-names.ts';
import { join, partialDate, RecordWriter, span } from '../record-writer.ts';
import { APP_TOKEN, rowsNamed } from '../socrata.ts';

const DEPARTMENT = 'Washington State Department of Health';
const LOST = /suspend|revok|surrender/i;

/** `20100315`, `2010-03-15T00:00:00.000` or `03/15/2010`. */
function dateOf(value: string | null): PartialDate | null {
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(value ?? '');
  if (plain) return partialDate(`${plain[1]}-${plain[2]}-${plain[3]}`);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(value ?? '');
  if (american) return partialDate(`${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}`);
  return partialDate(value);
}

function writeCredential(row: Json, number: string, writer: RecordWriter): void {
  const kind = text(row.credentialtype);
  if (kind === null) return;
  const status = (text(row.status) ?? '').toLowerCase();
  const isActive = status === 'active' || status.startsWith('active ');
  const start = dateOf(text(row.firstissuedate));
  const expires = dateOf(text(row.expirationdate));
  const isOver = status.startsWith('expired') || LOST.test(status);
  writer.fact(join(`${kind}, Washington, ${number}`, span(start, isOver ? expires : null), status), {
    kind: 'credential',
    title: kind,
    organisation: DEPARTMENT,
    place: 'Washington',
    value: number,
    start,
    ...(isOver && expires ? { end: expires } : {}),
    ...(LOST.test(status) ? { status: 'revoked' as const } : {}),
    current: isActive ? true : isOver ? false : null,
  });
}

function credentialHit(row: Json, names: readonly string[]): Hit[] {
  const number = text(row.credentialnumber);
  const parts = ['firstname', 'middlename', 'lastname'].map((column) => text(row[column]));
  const name = inMixedCase(parts.filter(Boolean).join(' '));
  if (number === null || !/^[\w.-]{3,30}$/.test(number) || !isNamed(name, names)) return [];
  const writer = new RecordWriter(name, `${name}, credential of the ${DEPARTMENT}`);
  writeCredential(row, number, writer);
  if (!writer.hasFacts) return [];
  const url = `https://data.wa.gov/resource/qxh8-f4bd.json?credentialnumber=${encodeURIComponent(number)}`;
  return [writer.hit({ url, title: `${name}, credential ${number} (Washington)`, asserter: 'register' })];
}

export default {
  id: 'wa_health',
  kinds: ['person'],
  variables: [
    {
      name: 'WA_HEALTH_URL',
      meaning: 'Base address of the open data of Washington State',
      secret: false,
      fallback: 'https://data.wa.gov',
    },
    APP_TOKEN,
  ],
  enabled: () => true,
  asks: isAboutLicences,
  hosts: ['data.wa.gov'],
  costUsd: () => 0,
  limits: { concurrency: 1, perSecond: 1, timeoutMs: 20_000, pool: 'socrata' },
  limitsWith: (settings) => (settings[APP_TOKEN.name] ? { window: { requests: 1000, seconds: 3600 } } : {}),
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const dataset = {
      base: tools.settings.WA_HEALTH_URL!,
      id: 'qxh8-f4bd',
      firstName: 'firstname',
      lastName: 'lastname',
      columns: [
        'credentialnumber',
        'firstname',
        'middlename',
        'lastname',
        'credentialtype',
        'status',
        'firstissuedate',
        'expirationdate',
      ],
    };
    const rows = (await rowsNamed(dataset, query, tools)) ?? [];
    return { hits: rows.flatMap((row) => credentialHit(row, query.names)), costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
