// Reads records of GLEIF, the register of legal entities: its API, its concatenated file and its golden copy.
// Pure: whoever runs an import opens the dump, hands over its records or lines, and keeps the rows.
import { z } from 'zod';
import type { RowName } from '../data-pack/organisation-row.ts';
import type { RegisterRecord } from './register-record.ts';

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

/** What register and which country the entity is registered under: `US-DE` is in the United States. */
function entityOf(
  id: string,
  names: readonly string[],
  country: string | undefined,
  successors: string[],
): RegisterRecord {
  const [legal = '', ...others] = names;
  return {
    id: `gleif:${id}`,
    kind: 'company',
    country: country === undefined ? null : country.slice(0, 2).toUpperCase(),
    names: [
      { value: legal, kind: 'official' },
      ...[...new Set(others)].filter((name) => name !== legal).map((value): RowName => ({ value, kind: 'other' })),
    ],
    domains: [],
    websites: [],
    parents: [],
    successors: successors.map((lei) => `gleif:${lei}`),
    source: 'gleif',
  };
}

export function readGleifRecord(record: unknown): RegisterRecord | null {
  const parsed = GleifRecord.safeParse(record);
  if (!parsed.success) return null;
  const { entity, lei } = parsed.data.attributes;
  const id = lei ?? parsed.data.id;
  if (id === undefined) return null;
  const others = [...(entity.otherNames ?? []), ...(entity.transliteratedOtherNames ?? [])].map((one) => one.name);
  const successor = entity.successorEntity?.lei;
  return entityOf(
    id,
    [entity.legalName.name, ...others],
    entity.legalAddress?.country ?? undefined,
    typeof successor === 'string' ? [successor] : [],
  );
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
export function gleifCsvReader(header: string): (line: string) => RegisterRecord | null {
  const columns = splitCsvLine(header.replace(/^\ufeff/, ''));
  const at = (name: string) => columns.indexOf(name);
  const lei = at('LEI');
  const legal = at('Entity.LegalName');
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
    return entityOf(
      id,
      [name, ...others.map(value).filter((one) => one !== undefined)],
      value(country),
      [value(successor)].filter((one) => one !== undefined),
    );
  };
}
