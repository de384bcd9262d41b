// The few forms of success that routes share.
import type { CreatedAnswer } from '../operations/idempotency.ts';
import type { Answer } from './route.ts';

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** 201 with the address of what was made; a replay says so. */
export function created(answer: CreatedAnswer<unknown>, location: string): Answer {
  const headers: Record<string, string> = { location };
  if (answer.replayed) headers['idempotent-replayed'] = 'true';
  return {
    status: answer.status,
    body: answer.body,
    headers,
    ...(answer.json === undefined ? {} : { json: answer.json }),
  };
}

export const NO_CONTENT: Answer = Object.freeze({ status: 204 });
