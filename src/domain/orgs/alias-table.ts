// An extra table of names handed in by whoever imported a register: every alias points to a body, every body to its parents.
import { foldWords } from '../text/fold.ts';

/** One body of a register, reduced to what a comparison needs. */
export interface AliasRow {
  id: string;
  name: string;
  aliases: string[];
  acronyms: string[];
  domains: string[];
  country?: string;
  city?: string;
  parents: string[];
  /** Bodies that came before or after it. */
  successors: string[];
}

export interface AliasTable {
  rows: ReadonlyMap<string, AliasRow>;
  byName: ReadonlyMap<string, readonly string[]>;
}

/** An acronym that more bodies than this share says nothing without a place. */
const MOST_SHARED = 3;

export function withAliases(rows: Iterable<AliasRow>): AliasTable {
  const byId = new Map<string, AliasRow>();
  const byName = new Map<string, string[]>();
  for (const row of rows) {
    byId.set(row.id, row);
    for (const name of [row.name, ...row.aliases, ...row.acronyms]) {
      const key = foldWords(name);
      if (key === '') continue;
      const ids = byName.get(key);
      if (ids === undefined) byName.set(key, [row.id]);
      else if (!ids.includes(row.id)) ids.push(row.id);
    }
  }
  return { rows: byId, byName };
}

let installed: AliasTable | undefined;

/** Makes an imported register known to every comparison. Called once, at start-up, before anything is compared. */
export function installAliases(table: AliasTable | undefined): void {
  installed = table;
}

export function installedAliases(): AliasTable | undefined {
  return installed;
}

export interface AliasFinding {
  relation: 'same' | 'part_of' | 'different';
  reason: string;
}

/** What the table knows about two names; undefined when it knows nothing. */
export function sharedAlias(table: AliasTable, left: string, right: string): AliasFinding | undefined {
  const leftIds = table.byName.get(foldWords(left)) ?? [];
  const rightIds = table.byName.get(foldWords(right)) ?? [];
  if (leftIds.length === 0 || rightIds.length === 0) return undefined;
  if (Math.min(leftIds.length, rightIds.length) > MOST_SHARED) return undefined;
  const shared = leftIds.find((id) => rightIds.includes(id));
  if (shared !== undefined)
    return { relation: 'same', reason: `both are names of ${table.rows.get(shared)?.name ?? shared}` };
  for (const [ids, others] of [
    [leftIds, rightIds],
    [rightIds, leftIds],
  ] as const) {
    for (const id of ids) {
      const row = table.rows.get(id);
      if (row === undefined) continue;
      const successor = row.successors.find((one) => others.includes(one));
      if (successor !== undefined)
        return { relation: 'same', reason: `${row.name} became ${table.rows.get(successor)?.name ?? successor}` };
      const parent = row.parents.find((one) => others.includes(one));
      if (parent !== undefined)
        return { relation: 'part_of', reason: `${row.name} is part of ${table.rows.get(parent)?.name ?? parent}` };
    }
  }
  // Both are in the register under one row each, and the rows have nothing to do with each other.
  const [one, other] = [table.rows.get(leftIds[0] ?? ''), table.rows.get(rightIds[0] ?? '')];
  if (leftIds.length > 1 || rightIds.length > 1 || one === undefined || other === undefined) return undefined;
  return { relation: 'different', reason: `the register lists ${one.name} and ${other.name} apart` };
}
