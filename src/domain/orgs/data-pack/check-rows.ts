// What must hold of the rows before they are shipped. All faults at once, each with the row it stands in.
import { parse } from 'tldts';
import { genericNamesAmong } from './generic-names.ts';
import { nameKey } from './name-key.ts';
import type { OrganisationAddition, OrganisationRow } from './organisation-row.ts';
import { withAdditions } from './organisation-row.ts';

export interface RowFault {
  id: string;
  fault: string;
}

function checkIds(rows: readonly OrganisationRow[], additions: readonly OrganisationAddition[]): RowFault[] {
  const seen = new Set<string>();
  const faults: RowFault[] = [];
  for (const { id } of rows) {
    if (seen.has(id)) faults.push({ id, fault: 'the id is used twice' });
    seen.add(id);
  }
  for (const { add_to } of additions)
    if (!seen.has(add_to)) faults.push({ id: add_to, fault: 'there is no such row to add to' });
  return faults;
}

function checkRelations(rows: readonly OrganisationRow[]): RowFault[] {
  const ids = new Set(rows.map((row) => row.id));
  return rows.flatMap((row) =>
    row.relations.flatMap(({ kind, id }): RowFault[] => {
      if (id === row.id) return [{ id, fault: `${kind} itself` }];
      return ids.has(id) ? [] : [{ id: row.id, fault: `${kind} ${id}, which is no row` }];
    }),
  );
}

function checkNames(rows: readonly OrganisationRow[]): RowFault[] {
  const isGeneric = genericNamesAmong(rows.filter((row) => row.kind === 'school').map((row) => row.names[0]!.value));
  const faults: RowFault[] = [];
  const bearers = new Map<string, OrganisationRow[]>();
  for (const row of rows) {
    const [first, ...others] = row.names;
    if (first?.kind !== 'official') faults.push({ id: row.id, fault: 'the first name is not the official one' });
    if (others.some((name) => name.kind === 'official' && name.key !== true))
      faults.push({ id: row.id, fault: 'more than one official name' });
    for (const name of row.names) {
      if (name.key === false) continue;
      const key = nameKey(name.value);
      if (key.length < 2) faults.push({ id: row.id, fault: `"${name.value}" is no name to find anybody by` });
      if (name.key !== true && isGeneric(name.value))
        faults.push({ id: row.id, fault: `"${name.value}" is too general to be a key` });
      const place = `${row.kind} ${key}`;
      const known = bearers.get(place);
      if (known === undefined) bearers.set(place, [row]);
      else if (!known.includes(row)) known.push(row);
    }
  }
  for (const [key, list] of bearers)
    if (list.length > 1)
      for (const row of list)
        if (row.country === null)
          faults.push({ id: row.id, fault: `"${key}" is shared by ${list.length} rows, and this one has no country` });
  return faults;
}

function checkDomains(rows: readonly OrganisationRow[]): RowFault[] {
  const owners = new Map<string, string>();
  return rows.flatMap((row) =>
    row.domains.flatMap(({ value }): RowFault[] => {
      const { hostname, domain, isPrivate } = parse(value, { allowPrivateDomains: true });
      const owner = owners.get(value);
      owners.set(value, row.id);
      if (owner !== undefined) return [{ id: row.id, fault: `${value} is also a domain of ${owner}` }];
      if (hostname !== value || domain === null) return [{ id: row.id, fault: `${value} is no registered domain` }];
      return isPrivate ? [{ id: row.id, fault: `${value} lies under a suffix that hosts strangers` }] : [];
    }),
  );
}

export function checkRows(rows: readonly OrganisationRow[], additions: readonly OrganisationAddition[]): RowFault[] {
  const whole = withAdditions(rows, additions);
  return [...checkIds(rows, additions), ...checkRelations(whole), ...checkNames(whole), ...checkDomains(whole)];
}
