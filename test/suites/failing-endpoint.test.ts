// An endpoint that keeps failing, from its first failure to the day it is given up and back: the real store, the real
// schedule, the act behind PATCH, and a clock that the test moves.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { DEFAULT_WEBHOOK_SCHEDULE } from '../../src/config/setting-descriptions.ts';
import { makeIds } from '../../src/main/system-ids.ts';
import { type EndpointTools, updateEndpoint } from '../../src/operations/webhook-endpoints.ts';
import type { DeliveryOutcome } from '../../src/ports/deliver.ts';
import type { LeasedDelivery, NextDelivery } from '../../src/ports/store.ts';
import { nextDelivery } from '../../src/webhooks/schedule.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { jumpingClock } from '../support/pipeline.ts';
import { insertSampleJob, sampleEndpoint } from '../support/store-samples.ts';

const PROJECT = 'prj_failing';
const SCHEDULE = DEFAULT_WEBHOOK_SCHEDULE.split(',').map(Number);
const HOUR = 3_600_000;
const answer = { responseBody: '', latencyMs: 5, retryAfterSeconds: null };
const BUSY: DeliveryOutcome = { ...answer, ok: false, statusCode: 503, error: 'http_503' };
const FINE: DeliveryOutcome = { ...answer, ok: true, statusCode: 200, error: null };
const checkAddress = async () => ({ allowed: true }) as const;

let database: TestDatabase;
let endpointId: string;
beforeEach(async () => {
  database = await openTestDatabase();
  const endpoint = sampleEndpoint(PROJECT);
  endpointId = endpoint.id;
  await database.store.transaction(PROJECT, (transaction) => transaction.insertEndpoint(endpoint, 'whsec_sample'));
});
afterEach(() => database.close());

const endpoint = async () => (await database.store.forProject(PROJECT).endpoints.get(endpointId))!;
const lease = (limit = 100) => database.store.worker.leaseDeliveries(limit, 8, 30);

async function finish(delivery: LeasedDelivery, outcome: DeliveryOutcome, now: Date): Promise<NextDelivery> {
  const number = delivery.attempt + 1;
  const state = { attempts: number, endpointFailingSince: delivery.endpointFailingSince };
  const next = nextDelivery(outcome, state, SCHEDULE, now, 0.5);
  const { statusCode, error, responseBody, latencyMs } = outcome;
  const attempt = { number, startedAt: now, responseCode: statusCode, error, responseBody, latencyMs };
  await database.store.worker.finishAttempt(delivery, attempt, next);
  return next;
}

test('an endpoint that fails for five days is given up, and PATCH brings it back', async () => {
  const { store } = database;
  const clock = jumpingClock('2026-03-01T10:00:00Z');
  const first = clock.now();
  const kinds: string[] = [];
  // A job every six hours; each delivery is tried as often as the schedule says, and each try fails. All of it lies
  // before the database's own clock, so whatever waits is due.
  for (let day = 0; day < 8 && (await endpoint()).enabled; day += 0.25) {
    await insertSampleJob(store, PROJECT, { createdAt: clock.now() });
    for (const delivery of await lease()) {
      const before = clock.now().getTime() - first.getTime();
      const next = await finish(delivery, BUSY, clock.now());
      kinds.push(next.kind === 'failure' ? (next.disableEndpoint ?? 'failure') : next.kind);
      if (next.kind === 'failure' && next.disableEndpoint) assert.ok(before >= 5 * 24 * HOUR, `after ${before} ms`);
    }
    assert.deepEqual((await endpoint()).failingSince, first, 'the first failure counts, not the last');
    await clock.sleep(6 * HOUR);
  }
  assert.equal(kinds.at(-1), 'failing_5_days');
  assert.ok(kinds.filter((kind) => kind === 'retry').length > 10);
  const off = await endpoint();
  assert.deepEqual([off.enabled, off.disabledReason], [false, 'failing_5_days']);
  assert.ok(clock.now().getTime() - first.getTime() <= 5.5 * 24 * HOUR);

  // Nothing waits, nothing is sent, and new events pass it by.
  await insertSampleJob(store, PROJECT, { createdAt: clock.now() });
  assert.deepEqual(await lease(), []);
  assert.equal(await store.worker.nextDeliveryAt(), null);
  const rows = (await store.forProject(PROJECT).deliveries.list({ endpointId }, 100, null)).items;
  assert.ok(rows.length > 10 && rows.every((row) => row.status === 'failure'), JSON.stringify(rows.at(0)));
  assert.ok(rows.some((row) => row.error === 'endpoint_disabled'));

  const tools: EndpointTools = { store, clock, ids: makeIds(clock), checkAddress, limits: { endpoints: 100 } };
  const view = await updateEndpoint(tools, { projectId: PROJECT, endpointId, change: { enabled: true } });
  assert.deepEqual([view.enabled, view.disabled_reason], [true, null]);
  assert.equal((await endpoint()).failingSince, null);

  // Back, and with five new days: one more failure does not give it up again.
  await insertSampleJob(store, PROJECT, { createdAt: clock.now() });
  const [delivery] = await lease();
  assert.equal(delivery?.endpointFailingSince, null);
  assert.equal((await finish(delivery!, BUSY, clock.now())).kind, 'retry');
  assert.deepEqual([(await endpoint()).enabled, (await endpoint()).failingSince], [true, clock.now()]);
  const [again] = await lease();
  assert.equal((await finish(again!, FINE, clock.now())).kind, 'success');
  assert.deepEqual([(await endpoint()).enabled, (await endpoint()).failingSince], [true, null]);
});

test('an endpoint switched off by its owner is not called failing when it comes back', async () => {
  const { store } = database;
  const clock = jumpingClock('2026-03-01T10:00:00Z');
  const tools: EndpointTools = { store, clock, ids: makeIds(clock), checkAddress, limits: { endpoints: 100 } };
  await insertSampleJob(store, PROJECT, { createdAt: clock.now() });
  const [delivery] = await lease();
  await finish(delivery!, BUSY, clock.now());
  await updateEndpoint(tools, { projectId: PROJECT, endpointId, change: { description: 'renamed' } });
  assert.deepEqual((await endpoint()).failingSince, clock.now(), 'another change forgets no failure');
  await updateEndpoint(tools, { projectId: PROJECT, endpointId, change: { enabled: false } });
  const view = await updateEndpoint(tools, { projectId: PROJECT, endpointId, change: { enabled: true } });
  assert.deepEqual([view.enabled, view.disabled_reason, (await endpoint()).failingSince], [true, null, null]);
});

test('after a minute of failures an endpoint has a single place until it answers', async () => {
  const { store } = database;
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  for (let job = 0; job < 20; job += 1) await insertSampleJob(store, PROJECT, { createdAt: ago(3600) });
  const healthy = sampleEndpoint(PROJECT);
  const sizes: number[] = [];
  const round = async (outcome: DeliveryOutcome, at: Date) => {
    const leased = await lease();
    sizes.push(leased.length);
    // A second asker meanwhile finds no further place.
    assert.deepEqual(await lease(), []);
    await finish(leased[0]!, outcome, at);
    await store.worker.releaseDeliveries(leased.slice(1));
  };
  await round(BUSY, ago(25));
  await round(BUSY, ago(20));
  await round(FINE, ago(15));
  assert.deepEqual(sizes, [8, 8, 8], 'not yet a minute');
  await round(BUSY, ago(61));
  await round(BUSY, ago(10));
  await round(BUSY, ago(5));
  // Another endpoint keeps all its places meanwhile.
  await store.transaction(PROJECT, (transaction) => transaction.insertEndpoint(healthy, 'whsec_other'));
  for (let job = 0; job < 9; job += 1) await insertSampleJob(store, PROJECT, { createdAt: ago(1800) });
  const leased = await lease();
  assert.equal(leased.filter((delivery) => delivery.endpointId === healthy.id).length, 8);
  assert.equal(leased.filter((delivery) => delivery.endpointId === endpointId).length, 1);
  await store.worker.releaseDeliveries(leased);
  await store.transaction(PROJECT, (transaction) => transaction.deleteEndpoint(healthy.id));
  await round(FINE, ago(1));
  await round(BUSY, ago(0));
  assert.deepEqual(sizes, [8, 8, 8, 8, 1, 1, 1, 8], 'one place while failing, all of them after the answer');
});
