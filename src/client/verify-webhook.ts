// Verifies a delivery with the Web Crypto API: the Standard Webhooks scheme, so any of its libraries does the same.

export class WebhookVerificationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WebhookVerificationError';
  }
}

export interface VerifyOptions {
  /** Seconds a message may be old or ahead; 300 by default. */
  toleranceSeconds?: number;
  /** Seconds since 1970; the present by default. */
  now?: number;
}

type HeaderSource = Headers | Record<string, string | string[] | undefined>;

function header(headers: HeaderSource, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : (headers[name] ?? headers[name.toLowerCase()]);
  const first = Array.isArray(value) ? value[0] : value;
  if (!first) throw new WebhookVerificationError(`The header ${name} is missing.`);
  return first;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Compares every byte whatever the first difference is. */
function equal(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (const [index, byte] of left.entries()) difference |= byte ^ right[index]!;
  return difference === 0;
}

/** The parsed event, or a WebhookVerificationError. `body` must be the raw bytes or text as received. */
export async function verifyWebhook<T = unknown>(
  body: string | Uint8Array<ArrayBuffer>,
  headers: HeaderSource,
  secret: string,
  options: VerifyOptions = {},
): Promise<T> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature');
  const now = options.now ?? Math.floor(Date.now() / 1000);
  const age = Math.abs(now - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || !(age <= (options.toleranceSeconds ?? 300))) {
    throw new WebhookVerificationError('The message is too old or its time is unreadable.');
  }
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const expected = new Uint8Array(
    await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${text}`)),
  );
  for (const entry of signatures.split(' ')) {
    const [version, value] = entry.split(',', 2);
    if (version === 'v1' && value && matches(expected, value)) return JSON.parse(text) as T;
  }
  throw new WebhookVerificationError('No signature matches.');
}

function matches(expected: Uint8Array, value: string): boolean {
  try {
    return equal(expected, fromBase64(value));
  } catch {
    return false;
  }
}
