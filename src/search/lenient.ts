// Reads strangers' JSON without trusting a single type: what is not as documented reads as absent.

export type Json = Record<string, unknown>;

export function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** Objects of an array; anything else in it is passed over. At most 200: more is a provider's fault. */
export function records(value: unknown): Json[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, 200)
    .filter((item): item is Json => typeof item === 'object' && item !== null && !Array.isArray(item));
}

export function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const clean = value.toWellFormed().replaceAll('\u0000', '').trim();
  return clean === '' ? null : clean.slice(0, 5000);
}

export function longText(value: unknown, most = 500_000): string | null {
  if (typeof value !== 'string') return null;
  const clean = value.toWellFormed().replaceAll('\u0000', '');
  return clean.trim() === '' ? null : clean.slice(0, most);
}

export function texts(value: unknown): string[] {
  return Array.isArray(value)
    ? value
        .map(text)
        .filter((item) => item !== null)
        .slice(0, 200)
    : [];
}

export function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Follows a path of member names. */
export function at(value: unknown, ...path: string[]): unknown {
  let here = value;
  for (const name of path) here = record(here)[name];
  return here;
}

/** An http address, or null: results with other schemes are not pages. */
export function address(value: unknown): string | null {
  const candidate = text(value);
  if (candidate === null || candidate.length > 2048 || !URL.canParse(candidate)) return null;
  const { protocol, username } = new URL(candidate);
  return (protocol === 'http:' || protocol === 'https:') && username === '' ? candidate : null;
}
