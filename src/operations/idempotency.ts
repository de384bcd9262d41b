// Makes a creating POST safe to repeat: the key is claimed on the creating transaction itself, so that
// what was made and the memory of having made it commit together.
import { createHash } from 'node:crypto';
import { canonicalJson } from '../contract/reading/canonical-json.ts';
import { Fault } from '../domain/model/fault.ts';
import type { ProjectTransaction, StoredResponse } from '../ports/store.ts';

export interface IdempotencyRequest {
  /** Method and path of the act, the scope of the key within its project. */
  route: string;
  key: string;
  fingerprint: string;
}

export interface Made<T> {
  status: number;
  resourceId: string;
  body: T;
  /** The body as JSON, when it was written down anyway. */
  json?: string;
  /** What a later replay could not rebuild any more. */
  once?: Record<string, unknown>;
}

export interface CreatedAnswer<T> {
  status: number;
  resourceId: string;
  body: T;
  json?: string;
  replayed: boolean;
}

/** Member order does not matter; the address counts, since one act may be asked of several resources. */
export function fingerprint(path: string, body: unknown): string {
  return createHash('sha256').update(path).update('\n').update(canonicalJson(body)).digest('base64url');
}

export async function once<T>(
  transaction: ProjectTransaction,
  request: IdempotencyRequest | null,
  at: Date,
  make: () => Promise<Made<T>>,
  rebuild: (response: StoredResponse) => Promise<T>,
): Promise<CreatedAnswer<T>> {
  if (request === null) {
    const made = await make();
    return answerOf(made);
  }
  const claim = await transaction.claimIdempotencyKey({ ...request, at });
  if (claim.state === 'done') {
    if (claim.fingerprint !== request.fingerprint) {
      throw new Fault('idempotency_key_reused', 'This Idempotency-Key was used with another request.');
    }
    const { status, resourceId } = claim.response;
    return { status, resourceId, body: await rebuild(claim.response), replayed: true };
  }
  const made = await make();
  await transaction.completeIdempotencyKey(request.route, request.key, {
    status: made.status,
    resourceId: made.resourceId,
    ...(made.once ? { once: made.once } : {}),
  });
  return answerOf(made);
}

function answerOf<T>({ status, resourceId, body, json }: Made<T>): CreatedAnswer<T> {
  return { status, resourceId, body, replayed: false, ...(json === undefined ? {} : { json }) };
}
