// JSON on its way into the database. PostgreSQL refuses U+0000 and lone surrogates, and web pages hold both.

const SUSPECT = /[\u0000\ud800-\udfff]/;

/** Each bad unit becomes U+FFFD, so that every offset into the text stays right. */
export function cleanText(text: string): string {
  return SUSPECT.test(text) ? text.replaceAll('\u0000', '\ufffd').toWellFormed() : text;
}

/** `undefined` members vanish as in any JSON; an undefined value is null. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  // Only these two escapes can be trouble; everything else passes without a second walk.
  if (!text.includes('\\u0000') && !text.includes('\\ud')) return text;
  return JSON.stringify(cleanValue(value)) ?? 'null';
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [cleanText(key), cleanValue(member)]));
}
