// The link that a start prints at a terminal signs a browser in with a code that works once and not for long, so that neither a
// key nor the administrator's token ever stands in an address, a browser's history or a log.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { JsonBody } from '../contract/reading/read-json.ts';
import { Fault } from '../contract/schemas/problem.ts';
import type { Clock } from '../ports/clock.ts';

/** What a browser needs to be signed in. */
export interface SignedIn {
  apiKey: string;
  adminToken: string | null;
}

export interface SignInCode {
  code: string;
  /** For the first who has the code, and in time; for everybody else null. */
  exchange(given: string): SignedIn | null;
}

const VALID_MS = 15 * 60_000;

export function signInCode(random: Uint8Array, clock: Pick<Clock, 'now'>, signedIn: SignedIn): SignInCode {
  const code = Buffer.from(random).toString('base64url');
  const until = clock.now().getTime() + VALID_MS;
  let isUsed = false;
  return {
    code,
    exchange(given) {
      if (isUsed || clock.now().getTime() >= until || !timingSafeEqual(digest(given), digest(code))) return null;
      isUsed = true;
      return signedIn;
    },
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Asked by the console alone; not part of the interface. */
export function addSignIn(app: FastifyInstance, signIn: SignInCode | null): void {
  app.post('/console/sign-in', async (request) => {
    const { code } = ((request.body as JsonBody | undefined)?.value ?? {}) as { code?: unknown };
    const signedIn = typeof code === 'string' ? (signIn?.exchange(code) ?? null) : null;
    if (signedIn === null) throw new Fault('unauthorized', 'This link was used before, or is too old.');
    return { api_key: signedIn.apiKey, admin_token: signedIn.adminToken };
  });
}
