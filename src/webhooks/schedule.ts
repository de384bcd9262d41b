// When to try a delivery again, and when to give an endpoint up. Pure: time and chance come in as arguments.
import type { DeliveryOutcome } from '../ports/deliver.ts';
import type { NextDelivery } from '../ports/store.ts';

/** A fifth either way, so that a thousand deliveries that failed together do not come back together. */
const JITTER = 0.2;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
export const DISABLE_AFTER_MILLISECONDS = 5 * DAY_MILLISECONDS;
/** A receiver may ask for patience, but not for ever. */
const LONGEST_RETRY_AFTER_SECONDS = 24 * 60 * 60;

export interface DeliveryState {
  /** Attempts made, the one just finished included. */
  attempts: number;
  endpointFailingSince: Date | null;
}

export function nextDelivery(
  outcome: DeliveryOutcome,
  state: DeliveryState,
  schedule: readonly number[],
  now: Date,
  /** 0 to 1. */
  chance: number,
): NextDelivery {
  if (outcome.ok) return { kind: 'success' };
  if (outcome.statusCode === 410) return { kind: 'failure', disableEndpoint: 'gone_410' };
  const failing = state.endpointFailingSince;
  const exhausted = failing !== null && now.getTime() - failing.getTime() >= DISABLE_AFTER_MILLISECONDS;
  const wait = schedule[state.attempts];
  if (exhausted) return { kind: 'failure', disableEndpoint: 'failing_5_days' };
  if (wait === undefined) return { kind: 'failure', disableEndpoint: null };
  const planned = wait * (1 + JITTER * (2 * chance - 1));
  const asked = honoursRetryAfter(outcome) ? Math.min(outcome.retryAfterSeconds ?? 0, LONGEST_RETRY_AFTER_SECONDS) : 0;
  return { kind: 'retry', at: new Date(now.getTime() + Math.max(planned, asked) * 1000) };
}

function honoursRetryAfter(outcome: DeliveryOutcome): boolean {
  return outcome.statusCode === 429 || outcome.statusCode === 503;
}
