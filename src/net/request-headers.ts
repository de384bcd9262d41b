// What goes out with a request and what comes back: no cookies, no referrer, an honest name, plain records.
import type { OutboundRequest } from '../ports/fetch.ts';

type Purpose = OutboundRequest['purpose'];

/** Framing belongs to the transport, identity to the operator; a caller sets neither. */
const NEVER_SENT = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'keep-alive',
  'cookie',
  'referer',
  'origin',
  'user-agent',
  'accept-encoding',
  'proxy-authorization',
  'proxy-connection',
  'forwarded',
  'x-forwarded-for',
]);
/** A page request carries nothing that could identify a person or unlock anything. */
const PAGE_HEADERS = new Set(['accept', 'accept-language', 'if-none-match', 'if-modified-since']);

const PAGE_ACCEPT =
  'text/html,application/xhtml+xml,application/pdf;q=0.9,application/json;q=0.8,text/plain;q=0.8,*/*;q=0.5';
const HEADER_NAME = /^[a-z0-9!#$%&'*+.^_`|~-]{1,100}$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]{0,8192}$/;

const NAMES_KEPT = 1000;
const names = new Map<string, string | null>();

/** The name as it is sent, null when it is not; callers use the same few again and again. */
function sendableName(name: string): string | null {
  let key = names.get(name);
  if (key === undefined) {
    const lower = name.toLowerCase();
    key = HEADER_NAME.test(lower) && !NEVER_SENT.has(lower) ? lower : null;
    if (names.size >= NAMES_KEPT) names.clear();
    names.set(name, key);
  }
  return key;
}

export function outgoingHeaders(
  purpose: Purpose,
  userAgent: string,
  given: Record<string, string> = {},
  sameOrigin = true,
): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': userAgent,
    'accept-encoding': purpose === 'webhook' ? 'identity' : 'gzip, deflate, br, zstd',
  };
  if (purpose === 'page') headers.accept = PAGE_ACCEPT;
  for (const [name, value] of Object.entries(given)) {
    const key = sendableName(name);
    if (key === null || !HEADER_VALUE.test(value)) continue;
    // A key meant for one origin never follows a redirect to another.
    if ((purpose === 'page' || !sameOrigin) && !PAGE_HEADERS.has(key)) continue;
    headers[key] = value;
  }
  return headers;
}

/** The same for a webhook, as a flat list: name, value, name, value. Thousands of them leave in a second. */
export function webhookHeaders(userAgent: string, given: Record<string, string> = {}): string[] {
  const headers = ['user-agent', userAgent, 'accept-encoding', 'identity'];
  for (const name of Object.keys(given)) {
    const key = sendableName(name);
    const value = given[name]!;
    if (key !== null && HEADER_VALUE.test(value)) headers.push(key, value);
  }
  return headers;
}

export function incomingHeaders(raw: Record<string, string | string[] | undefined>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    const key = name.toLowerCase();
    if (value === undefined || key === 'set-cookie' || key === '__proto__') continue;
    headers[key] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}

/** `Bonafide/1.2.0 (+https://operator.example/contact)`, or `(+mailto:…)` for a mail address. */
export function buildUserAgent(version: string, contact: string | null): string {
  const clean = contact?.replace(/[^\x21-\x7e]/g, '').replace(/[()]/g, '') ?? '';
  const reached = /^[^:/]+@[^:/]+$/.test(clean) ? `mailto:${clean}` : clean;
  return clean === '' ? `Bonafide/${version}` : `Bonafide/${version} (+${reached})`;
}
