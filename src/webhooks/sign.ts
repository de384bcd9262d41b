// Signs a delivery: Standard Webhooks headers, and the older single header beside them. Pure.
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

interface Keys {
  standard: KeyObject;
  older: KeyObject;
}

const KEYS_KEPT = 1000;
const keys = new Map<string, Keys>();

/** A key object made once a secret: making it from the text costs more than signing with it. */
function keysOf(secret: string): Keys {
  let made = keys.get(secret);
  if (made === undefined) {
    const encoded = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
    made = { standard: createSecretKey(encoded, 'base64'), older: createSecretKey(secret, 'utf8') };
    if (keys.size >= KEYS_KEPT) keys.clear();
    keys.set(secret, made);
  }
  return made;
}

export interface SignedHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
  'x-webhook-signature': string;
}

/**
 * Several secrets sign while a rotation overlaps, so that a receiver with either one verifies. The older header is keyed
 * with the whole secret string, as its verifiers do.
 */
export function signedHeaders(
  eventId: string,
  timestampSeconds: number,
  body: Uint8Array,
  secrets: readonly string[],
): SignedHeaders {
  const timestamp = String(timestampSeconds);
  const made = secrets.map(keysOf);
  const standard = made.map((key) => {
    const digest = createHmac('sha256', key.standard).update(`${eventId}.${timestamp}.`).update(body).digest('base64');
    return `v1,${digest}`;
  });
  const older = made.map((key) => {
    const digest = createHmac('sha256', key.older).update(`${timestamp}.`).update(body).digest('hex');
    return `v1=${digest}`;
  });
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
    'x-webhook-signature': [`t=${timestamp}`, ...older].join(','),
  };
}
