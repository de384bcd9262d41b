// Reads records of the official registers into alias rows: ROR (research organisations, schema 2) and GLEIF (legal entities).
// Pure: whoever runs an import opens the dump, hands over its records or lines, and keeps the rows.
import { z } from 'zod';
import type { AliasRow } from './alias-table.ts';

const RorRecord = z.object({
  id: z.string(),
  names: z.array(z.object({ value: z.string(), types: z.array(z.string()), lang: z.string().nullish() })),
  domains: z.array(z.string()).nullish(),
  links: z.array(z.object({ type: z.string().nullish(), value: z.string() })).nullish(),
  locations: z
    .array(
      z.object({
        geonames_details: z.object({ name: z.string().nullish(), country_code: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
  relationships: z.array(z.object({ type: z.string(), id: z.string() })).nullish(),
  status: z.string().nullish(),
});

/** `https://ror.org/042nb2s44` -> `042nb2s44`. */
function rorId(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

function hostOfLink(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  return new URL(address).hostname.toLowerCase().replace(/^www\d?\./, '');
}

/** One record of the ROR dump as an alias row; null for a record that is none, or that was withdrawn. */
export function readRorRecord(record: unknown): AliasRow | null {
  const parsed = RorRecord.safeParse(record);
  if (!parsed.success || parsed.data.status === 'withdrawn') return null;
  const { id, names, domains, links, locations, relationships } = parsed.data;
  const display =
    names.find((name) => name.types.includes('ror_display')) ??
    names.find((name) => name.types.includes('label')) ??
    names[0];
  if (display === undefined) return null;
  const others = names.filter((name) => name !== display);
  const hosts = (links ?? []).filter((link) => link.type !== 'wikipedia').map((link) => hostOfLink(link.value));
  const place = locations?.[0]?.geonames_details;
  const related = (type: string) =>
    (relationships ?? []).filter((one) => one.type === type).map((one) => rorId(one.id));
  return {
    id: rorId(id),
    name: display.value,
    aliases: [...new Set(others.filter((name) => !name.types.includes('acronym')).map((name) => name.value))],
    acronyms: [...new Set(others.filter((name) => name.types.includes('acronym')).map((name) => name.value))],
    domains: [...new Set([...(domains ?? []), ...hosts.filter((host) => host !== undefined)])],
    country: place?.country_code ?? undefined,
    city: place?.name ?? undefined,
    parents: related('parent'),
    successors: related('successor'),
  };
}

/** The whole ROR dump, already parsed from JSON. */
export function readRorDump(records: readonly unknown[]): AliasRow[] {
  return records.map(readRorRecord).filter((row) => row !== null);
}

/** A legal entity as the GLEIF API gives it (`data[]`), or as its concatenated file does. */
const GleifRecord = z.object({
  id: z.string().optional(),
  attributes: z.object({
    lei: z.string().optional(),
    entity: z.object({
      legalName: z.object({ name: z.string() }),
      otherNames: z.array(z.object({ name: z.string() })).nullish(),
      transliteratedOtherNames: z.array(z.object({ name: z.string() })).nullish(),
      legalAddress: z.object({ city: z.string().nullish(), country: z.string().nullish() }).nullish(),
      successorEntity: z.object({ lei: z.string().nullish() }).nullish(),
      status: z.string().nullish(),
    }),
  }),
});

export function readGleifRecord(record: unknown): AliasRow | null {
  const parsed = GleifRecord.safeParse(record);
  if (!parsed.success) return null;
  const { entity, lei } = parsed.data.attributes;
  const id = lei ?? parsed.data.id;
  if (id === undefined) return null;
  const others = [...(entity.otherNames ?? []), ...(entity.transliteratedOtherNames ?? [])].map((one) => one.name);
  const successor = entity.successorEntity?.lei;
  return {
    id,
    name: entity.legalName.name,
    aliases: [...new Set(others)].filter((name) => name !== entity.legalName.name),
    acronyms: [],
    domains: [],
    country: entity.legalAddress?.country ?? undefined,
    city: entity.legalAddress?.city ?? undefined,
    parents: [],
    successors: typeof successor === 'string' ? [successor] : [],
  };
}

/** One line of comma-separated values with quotes doubled inside quotes. */
export function splitCsvLine(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at];
    if (quoted) {
      if (letter === '"' && line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"') quoted = false;
      else cell += letter;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  cells.push(cell);
  return cells;
}

/** Reads the GLEIF golden copy (CSV, one entity a line): give it the header once, then each line. */
export function gleifCsvReader(header: string): (line: string) => AliasRow | null {
  const columns = splitCsvLine(header.replace(/^\ufeff/, ''));
  const at = (name: string) => columns.indexOf(name);
  const lei = at('LEI');
  const legal = at('Entity.LegalName');
  const city = at('Entity.LegalAddress.City');
  const country = at('Entity.LegalAddress.Country');
  const successor = columns.findIndex((column) => /^Entity\.SuccessorEntity(?:\.\d+)?\.SuccessorLEI$/.test(column));
  const others = columns.flatMap((column, index) =>
    /^Entity\.(?:Transliterated)?OtherEntityNames\.\w+\.\d+$/.test(column) ? [index] : [],
  );
  return (line) => {
    const cells = splitCsvLine(line);
    const id = cells[lei]?.trim() ?? '';
    const name = cells[legal]?.trim() ?? '';
    if (lei < 0 || id === '' || name === '') return null;
    const value = (index: number) => (index < 0 ? undefined : cells[index]?.trim() || undefined);
    return {
      id,
      name,
      aliases: [...new Set(others.map(value).filter((one) => one !== undefined && one !== name))] as string[],
      acronyms: [],
      domains: [],
      country: value(country),
      city: value(city),
      parents: [],
      successors: [value(successor)].filter((one) => one !== undefined),
    };
  };
}

const GleifRelation = z.object({ child: z.string(), parent: z.string() });

/** Adds who owns whom (level 2 data) to rows already read. */
export function addParents(rows: readonly AliasRow[], relations: readonly unknown[]): AliasRow[] {
  const parents = new Map<string, string[]>();
  for (const relation of relations) {
    const parsed = GleifRelation.safeParse(relation);
    if (!parsed.success) continue;
    const known = parents.get(parsed.data.child) ?? [];
    parents.set(parsed.data.child, [...known, parsed.data.parent]);
  }
  return rows.map((row) => ({ ...row, parents: [...new Set([...row.parents, ...(parents.get(row.id) ?? [])])] }));
}
