import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeliveryOutcome } from '../ports/deliver.ts';
import { nextDelivery } from './schedule.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const schedule = [0, 5, 300];

function failure(statusCode: number | null, retryAfterSeconds: number | null = null): DeliveryOutcome {
  return { ok: false, statusCode, error: 'x', latencyMs: 1, responseBody: '', retryAfterSeconds };
}

function waitOf(next: ReturnType<typeof nextDelivery>): number {
  assert.equal(next.kind, 'retry');
  return next.kind === 'retry' ? (next.at.getTime() - now.getTime()) / 1000 : Number.NaN;
}

test('the wait grows by the schedule, a fifth either way', () => {
  const state = { attempts: 2, endpointFailingSince: null };
  assert.equal(waitOf(nextDelivery(failure(500), state, schedule, now, 0.5)), 300);
  assert.equal(waitOf(nextDelivery(failure(500), state, schedule, now, 0)), 240);
  assert.equal(waitOf(nextDelivery(failure(500), state, schedule, now, 1)), 360);
});

test('after the last entry it has failed, and the endpoint stays', () => {
  const next = nextDelivery(failure(500), { attempts: 3, endpointFailingSince: null }, schedule, now, 0.5);
  assert.deepEqual(next, { kind: 'failure', disableEndpoint: null });
});

test('410 disables at once', () => {
  const next = nextDelivery(failure(410), { attempts: 1, endpointFailingSince: null }, schedule, now, 0.5);
  assert.deepEqual(next, { kind: 'failure', disableEndpoint: 'gone_410' });
});

test('five days of failures disable', () => {
  const since = new Date(now.getTime() - 5 * 24 * 3600 * 1000);
  const next = nextDelivery(failure(500), { attempts: 1, endpointFailingSince: since }, schedule, now, 0.5);
  assert.deepEqual(next, { kind: 'failure', disableEndpoint: 'failing_5_days' });
  const almost = nextDelivery(
    failure(500),
    { attempts: 1, endpointFailingSince: new Date(since.getTime() + 1) },
    schedule,
    now,
    0.5,
  );
  assert.equal(almost.kind, 'retry');
});

test('Retry-After counts for 429 and 503 only, and never shortens the wait', () => {
  const state = { attempts: 1, endpointFailingSince: null };
  assert.equal(waitOf(nextDelivery(failure(429, 60), state, schedule, now, 0.5)), 60);
  assert.equal(waitOf(nextDelivery(failure(503, 1), state, schedule, now, 0.5)), 5);
  assert.equal(waitOf(nextDelivery(failure(500, 60), state, schedule, now, 0.5)), 5);
  assert.equal(waitOf(nextDelivery(failure(429, 1e9), state, schedule, now, 0.5)), 86400);
});
