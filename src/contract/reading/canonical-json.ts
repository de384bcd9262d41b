// One spelling per JSON value: members sorted by name, so that member order does not matter to a fingerprint.

export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = value as Record<string, unknown>;
    const names = Object.keys(members)
      .filter((name) => members[name] !== undefined)
      .sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(members[name])}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
