// Reads records of ROR, the register of research organisations: its dump (schema 2), and the summary that the shipped schools are made of.
// Pure: whoever runs an import opens the file and hands over its records.
import { z } from 'zod';
import type { OrganisationRow, RowName } from '../data-pack/organisation-row.ts';
import type { RegisterRecord } from './register-record.ts';

const DumpRecord = z.object({
  id: z.string(),
  names: z.array(z.object({ value: z.string(), types: z.array(z.string()), lang: z.string().nullish() })),
  types: z.array(z.string()).nullish(),
  domains: z.array(z.string()).nullish(),
  links: z.array(z.object({ type: z.string().nullish(), value: z.string() })).nullish(),
  locations: z
    .array(
      z.object({
        geonames_details: z.object({ country_code: z.string().nullish(), name: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
  relationships: z.array(z.object({ type: z.string(), id: z.string() })).nullish(),
  status: z.string().nullish(),
});

const SummaryRecord = z.object({
  ror: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  acronyms: z.array(z.string()),
  types: z.array(z.string()),
  country: z.string(),
  city: z.string().nullish(),
  domains: z.array(z.string()),
  websites: z.array(z.string()),
  parents: z.array(z.string()),
});

/** `https://ror.org/042nb2s44` -> `ror:042nb2s44`. */
function rorId(address: string): string {
  return `ror:${address.slice(address.lastIndexOf('/') + 1)}`;
}

/** The first that fits: a university with a hospital is a school. */
const KINDS: readonly [string, OrganisationRow['kind']][] = [
  ['education', 'school'],
  ['company', 'company'],
  ['healthcare', 'hospital'],
  ['government', 'public_body'],
  ['nonprofit', 'nonprofit'],
];

function kindOf(types: readonly string[]): OrganisationRow['kind'] {
  return KINDS.find(([type]) => types.includes(type))?.[1] ?? 'other';
}

/** Letters of no Latin alphabet: a name written in them is the name in another language. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** What an alias is the summary does not say; only another script tells. */
function aliasKind(alias: string, official: string): RowName['kind'] {
  return OTHER_SCRIPT.test(alias) && !OTHER_SCRIPT.test(official) ? 'translated' : 'other';
}

const clean = (value: string): string => value.replace(/\s+/g, ' ').replace(/^[\s;,]+|[\s;,]+$/g, '');

const inCity = (city: string | null | undefined): { city?: string } => (city ? { city } : {});

function uniqueNames(names: readonly RowName[]): RowName[] {
  const seen = new Set<string>();
  return names
    .map((name) => ({ ...name, value: clean(name.value) }))
    .filter(({ value }) => value.length > 1 && value.length <= 300 && !seen.has(value) && seen.add(value));
}

/** A record of the summary; null for one that is none. */
export function readRorSummary(record: unknown): RegisterRecord | null {
  const parsed = SummaryRecord.safeParse(record);
  if (!parsed.success) return null;
  const { ror, name, aliases, acronyms, types, country, city, domains, websites, parents } = parsed.data;
  return {
    id: rorId(ror),
    kind: kindOf(types),
    country,
    ...inCity(city),
    names: uniqueNames([
      { value: name, kind: 'official' },
      ...aliases.map((value): RowName => ({ value, kind: aliasKind(value, name) })),
      ...acronyms.map((value): RowName => ({ value, kind: 'acronym' })),
    ]),
    domains,
    websites,
    parents: parents.map(rorId),
    successors: [],
    source: 'ror',
  };
}

function nameKind(types: readonly string[]): RowName['kind'] {
  if (types.includes('acronym')) return 'acronym';
  return types.includes('label') ? 'translated' : 'other';
}

/** A record of the dump; null for one that is none, or that was withdrawn. */
export function readRorRecord(record: unknown): RegisterRecord | null {
  const parsed = DumpRecord.safeParse(record);
  if (!parsed.success || parsed.data.status === 'withdrawn') return null;
  const { id, names, types, domains, links, locations, relationships } = parsed.data;
  const display =
    names.find((name) => name.types.includes('ror_display')) ??
    names.find((name) => name.types.includes('label')) ??
    names[0];
  if (display === undefined) return null;
  const related = (type: string) =>
    (relationships ?? []).filter((one) => one.type === type).map((one) => rorId(one.id));
  const language = (code: string | null | undefined) => (code?.length === 2 ? { language: code } : {});
  return {
    id: rorId(id),
    kind: kindOf(types ?? []),
    country: locations?.[0]?.geonames_details?.country_code ?? null,
    ...inCity(locations?.[0]?.geonames_details?.name),
    names: uniqueNames([
      { value: display.value, kind: 'official', ...language(display.lang) },
      ...names
        .filter((name) => name !== display)
        .map((name): RowName => ({ value: name.value, kind: nameKind(name.types), ...language(name.lang) })),
    ]),
    domains: domains ?? [],
    websites: (links ?? []).filter((link) => link.type !== 'wikipedia').map((link) => link.value),
    parents: related('parent'),
    successors: related('successor'),
    source: 'ror',
  };
}
