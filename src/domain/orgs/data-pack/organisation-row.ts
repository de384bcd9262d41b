// One row of `data/organisations/*.jsonl`, as it is written in the files. The JSON schema beside them is made from this.
import { z } from 'zod';

export const ORGANISATION_KINDS = ['school', 'company', 'public_body', 'hospital', 'nonprofit', 'other'] as const;

/** Where a row or a domain was taken from. */
export const SOURCES = ['ror', 'gleif', 'hand'] as const;

const Id = z.string().regex(/^(?:ror|gleif|bonafide):[A-Za-z0-9-]+$/);

const RowName = z.strictObject({
  value: z.string().min(2).max(300),
  kind: z.enum(['official', 'short', 'former', 'translated', 'acronym', 'other']),
  language: z.string().length(2).optional(),
  /** False: too general to find anybody by. True: it reads as general, and is nevertheless one organisation's own. */
  key: z.boolean().optional(),
});

const RowDomain = z.strictObject({ value: z.string().min(4).max(253), source: z.enum(SOURCES) });

const RowRelation = z.strictObject({
  kind: z.enum(['part_of', 'campus_of', 'successor_of', 'acquired_by']),
  id: Id,
  from: z.int().min(1000).max(2100).optional(),
  to: z.int().min(1000).max(2100).optional(),
});

export const OrganisationRow = z.strictObject({
  id: Id,
  kind: z.enum(ORGANISATION_KINDS),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** The town of its seat. */
  city: z.string().min(1).max(100).optional(),
  names: z.array(RowName).min(1),
  domains: z.array(RowDomain).default([]),
  relations: z.array(RowRelation).default([]),
  source: z.enum(SOURCES),
});
export type OrganisationRow = z.infer<typeof OrganisationRow>;
export type RowName = OrganisationRow['names'][number];

/** What is added to a row of another file: names, domains and relations that its register lacks. */
export const OrganisationAddition = z.strictObject({
  add_to: Id,
  names: z.array(RowName).default([]),
  domains: z.array(RowDomain).default([]),
  relations: z.array(RowRelation).default([]),
  source: z.enum(SOURCES),
});
export type OrganisationAddition = z.infer<typeof OrganisationAddition>;

export const OrganisationLine = z.union([OrganisationRow, OrganisationAddition]);

/** Rows with what the additions say of them. An addition to a row that is not there is left out; the check reports it. */
export function withAdditions(
  rows: readonly OrganisationRow[],
  additions: readonly OrganisationAddition[],
): OrganisationRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const addition of additions) {
    const row = byId.get(addition.add_to);
    if (row === undefined) continue;
    byId.set(row.id, {
      ...row,
      names: mergeNames(row.names, addition.names),
      domains: [...row.domains, ...addition.domains],
      relations: [...row.relations, ...addition.relations],
    });
  }
  return [...byId.values()];
}

/** A name said again replaces the earlier one: that is how an addition makes a general name a key. */
function mergeNames(names: readonly RowName[], added: readonly RowName[]): RowName[] {
  const merged = names.map((name) => added.find((one) => one.value === name.value) ?? name);
  return [...merged, ...added.filter((one) => !names.some((name) => name.value === one.value))];
}
