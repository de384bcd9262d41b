// Finds members that a schema does not know, so that they can be reported instead of vanishing silently.
import type { z } from 'zod';
import { pathText } from './path.ts';

/** The names a schema knows, prepared once when the process starts. */
export interface KnownMembers {
  names: ReadonlyMap<string, KnownMembers | null>;
  /** Members of an array's items. */
  items: KnownMembers | null;
  /** Members of the values of an object with free names. */
  values: KnownMembers | null;
}

const EMPTY: ReadonlyMap<string, null> = new Map();

export function knownMembers(schema: z.ZodType): KnownMembers | null {
  const definition = schema.def as { type: string; innerType?: z.ZodType; element?: z.ZodType; valueType?: z.ZodType };
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return knownMembers(definition.innerType!);
    case 'array': {
      const items = knownMembers(definition.element!);
      return items ? { names: EMPTY, items, values: null } : null;
    }
    case 'object': {
      const shape = (schema as z.ZodObject).shape as Record<string, z.ZodType>;
      const names = new Map(Object.entries(shape).map(([name, member]) => [name, knownMembers(member)]));
      return { names, items: null, values: null };
    }
    case 'record': {
      const values = knownMembers(definition.valueType!);
      return values ? { names: EMPTY, items: null, values } : null;
    }
    default:
      return null;
  }
}

/** Warnings beyond this many are summed up in one. */
const MAX_WARNINGS = 50;

export class MemberWarnings {
  readonly list: string[] = [];
  #left = 0;

  add(kind: 'unknown_member' | 'member_not_checked', path: readonly (string | number)[]): void {
    if (this.list.length < MAX_WARNINGS) this.list.push(`${kind}:${pathText(path)}`);
    else this.#left++;
  }

  finish(): string[] {
    return this.#left > 0 ? [...this.list, `unknown_members_not_listed:${this.#left}`] : this.list;
  }
}

export function findUnknown(
  known: KnownMembers,
  value: unknown,
  path: (string | number)[],
  warnings: MemberWarnings,
  kind: 'unknown_member' | 'member_not_checked' = 'unknown_member',
): void {
  if (Array.isArray(value)) {
    if (!known.items) return;
    for (let index = 0; index < value.length; index++) {
      findUnknown(known.items, value[index], [...path, index], warnings, kind);
    }
    return;
  }
  if (value === null || typeof value !== 'object' || known.values) return;
  for (const name of Object.keys(value)) {
    const member = known.names.get(name);
    if (member === undefined) warnings.add(kind, [...path, name]);
    else if (member !== null)
      findUnknown(member, (value as Record<string, unknown>)[name], [...path, name], warnings, kind);
  }
}
