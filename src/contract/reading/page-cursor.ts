// The opaque `next_cursor`: a position, signed together with the project, route and filters it belongs to.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Fault } from '../../domain/model/fault.ts';
import { fieldFault } from './validate.ts';

export interface CursorScope {
  projectId: string;
  route: string;
  /** Every filter that shapes the list, as text; the page size is not one of them. */
  filters: Record<string, string | undefined>;
}

export interface CursorCodec {
  encode(scope: CursorScope, position: readonly (string | number)[]): string;
  /** Throws `invalid_cursor` for anything this codec did not write for this very list. */
  decode(scope: CursorScope, cursor: string): (string | number)[];
}

const SIGNATURE_BYTES = 16;

export function cursorCodec(secret: Uint8Array): CursorCodec {
  function sign(scope: CursorScope, payload: Uint8Array): Buffer {
    const filters = Object.entries(scope.filters)
      .filter(([, value]) => value !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1));
    return createHmac('sha256', secret)
      .update(JSON.stringify([scope.projectId, scope.route, filters]))
      .update('\n')
      .update(payload)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  }
  return {
    encode(scope, position) {
      const payload = Buffer.from(JSON.stringify(position));
      return Buffer.concat([sign(scope, payload), payload]).toString('base64url');
    },
    decode(scope, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      // Decoding forgives stray characters; only the one spelling that was handed out is taken.
      if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== cursor) throw invalidCursor();
      const payload = bytes.subarray(SIGNATURE_BYTES);
      if (!timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), sign(scope, payload))) throw invalidCursor();
      return JSON.parse(payload.toString('utf8')) as (string | number)[];
    },
  };
}

function invalidCursor(): Fault {
  const message = 'was not issued for this list and these filters';
  return new Fault('invalid_cursor', `The cursor ${message}.`, {
    errors: [fieldFault(['cursor'], message, 'invalid_cursor')],
  });
}
