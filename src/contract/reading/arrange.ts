// Puts the members of a value in the order of its schema, and members the schema does not name in order of name:
// one value has one spelling, however a database keeps objects.
import type { KnownMembers } from './unknown-members.ts';

export function arrange<T>(known: KnownMembers | null, value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = known?.items ?? null;
    return value.map((item) => arrange(items, item)) as T;
  }
  const source = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  let taken = 0;
  if (known) {
    for (const [name, member] of known.names) {
      const own = source[name];
      if (own === undefined || !Object.hasOwn(source, name)) continue;
      result[name] = arrange(member, own);
      taken++;
    }
  }
  const names = Object.keys(source);
  if (names.length > taken) {
    const values = known?.values ?? null;
    for (const name of names.sort()) {
      if (!Object.hasOwn(result, name) && source[name] !== undefined) result[name] = arrange(values, source[name]);
    }
  }
  return result as T;
}
