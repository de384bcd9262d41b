// Reads the Idempotency-Key header: 1 to 255 visible ASCII characters.
import { fieldFault, throwFaults } from '../contract/reading/validate.ts';
import { fingerprint, type IdempotencyRequest } from '../operations/idempotency.ts';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

export function readIdempotency(
  key: string | undefined,
  route: string,
  path: string,
  body: unknown,
): IdempotencyRequest | null {
  if (key === undefined) return null;
  if (!VISIBLE_ASCII.test(key)) {
    const message = 'must be 1 to 255 visible ASCII characters';
    throwFaults([fieldFault(['Idempotency-Key'], message, 'invalid_format')], 'invalid_parameter');
  }
  return { route, key, fingerprint: fingerprint(path, body ?? null) };
}
