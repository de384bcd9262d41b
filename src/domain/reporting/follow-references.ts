// Local references of a JSON Schema ("#/$defs/school"), read where the schema is used. What stands beside a reference
// holds too, as the standard says since 2019.

export type Schema = Readonly<Record<string, unknown>>;

/** Longer chains and circles are refused when a template is made; a stored one that has them is read up to here. */
const MOST_STEPS = 20;

export function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : {};
}

/** The schema with what its reference, and the reference behind that, say. */
export function followReferences(root: Schema, value: unknown): Schema {
  let schema = asSchema(value);
  for (let step = 0; typeof schema.$ref === 'string'; step += 1) {
    const { $ref: reference, ...own } = schema;
    schema = step < MOST_STEPS ? together(targetOf(root, reference as string), own) : own;
  }
  return schema;
}

function together(referred: Schema, own: Schema): Schema {
  const merged: Record<string, unknown> = { ...referred, ...own };
  if (referred.properties !== undefined && own.properties !== undefined) {
    merged.properties = { ...asSchema(referred.properties), ...asSchema(own.properties) };
  }
  if (Array.isArray(referred.required) && Array.isArray(own.required)) {
    merged.required = [...referred.required, ...own.required];
  }
  return merged;
}

function targetOf(root: Schema, reference: string): Schema {
  if (reference === '#') return root;
  if (!reference.startsWith('#/')) return {};
  let current: unknown = root;
  for (const part of decoded(reference.slice(2)).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name)) return {};
    current = (current as Record<string, unknown>)[name];
  }
  return asSchema(current);
}

function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}
