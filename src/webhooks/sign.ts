// Signs a delivery: Standard Webhooks headers, and the older single header beside them. Pure.
import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret, 'base64');
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
  const standard = secrets.map((secret) => {
    const digest = createHmac('sha256', keyOf(secret)).update(`${eventId}.${timestamp}.`).update(body).digest('base64');
    return `v1,${digest}`;
  });
  const older = secrets.map((secret) => {
    const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
    return `v1=${digest}`;
  });
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
    'x-webhook-signature': [`t=${timestamp}`, ...older].join(','),
  };
}
