// The delivery loop on a real store; the receiver's side is a function that answers when the test says so.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { insertSampleJob, sampleEndpoint } from '../../../test/support/store-samples.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DeliveryOutcome, DeliveryRequest } from '../../ports/deliver.ts';
import { DeliveryLoop } from './deliver-webhooks.ts';

const PROJECT = 'prj_loop';
const PER_ENDPOINT = 2;
const CONCURRENCY = 6;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

async function addEndpoint(): Promise<string> {
  const endpoint = sampleEndpoint(PROJECT, { events: ['job.created'] });
  await database.store.transaction(PROJECT, (transaction) => transaction.insertEndpoint(endpoint, 'whsec_AAAA'));
  return endpoint.id;
}

const answered = (latencyMs: number): DeliveryOutcome => ({
  ok: true,
  statusCode: 200,
  error: null,
  latencyMs,
  responseBody: 'ok',
  retryAfterSeconds: null,
});

/** Real sleeps, and a time that the test moves forward. */
function movableClock(): Clock & { forward(milliseconds: number): void } {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    forward(milliseconds) {
      ahead += milliseconds;
    },
  };
}

function openLoop(deliver: (request: DeliveryRequest) => Promise<DeliveryOutcome>) {
  const clock = movableClock();
  const nothing = () => {};
  const loop = new DeliveryLoop({
    store: database.store.worker,
    deliver,
    next: () => ({ kind: 'success' }),
    clock,
    log: { info: nothing, warn: nothing, error: nothing },
    metrics: { count: nothing, observe: nothing, gauge: nothing },
    timeoutMs: 10_000,
    concurrency: CONCURRENCY,
    perEndpoint: PER_ENDPOINT,
  });
  return { loop, clock };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}

const leasedNow = async (): Promise<number> => {
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from delivery_queue where leased_until > now()`,
  );
  return row!.count;
};
const succeeded = async (): Promise<number> => {
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from deliveries where status = 'success'`,
  );
  return row!.count;
};

test('however much is leased ahead, an endpoint gets no more at once than its places', async () => {
  const endpoints = [await addEndpoint(), await addEndpoint()];
  for (let index = 0; index < 30; index += 1) await insertSampleJob(database.store, PROJECT);
  const sending = new Map<string, number>();
  const seen = new Map<string, number>();
  let most = 0;
  let mostOfOne = 0;
  let mostLeased = 0;
  const { loop } = openLoop(async ({ endpointId, eventId }) => {
    const key = `${endpointId} ${eventId}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    sending.set(endpointId, (sending.get(endpointId) ?? 0) + 1);
    mostOfOne = Math.max(mostOfOne, sending.get(endpointId)!);
    most = Math.max(
      most,
      [...sending.values()].reduce((sum, count) => sum + count),
    );
    mostLeased = Math.max(mostLeased, await leasedNow());
    sending.set(endpointId, sending.get(endpointId)! - 1);
    return answered(3);
  });
  loop.start();
  await until(async () => (await succeeded()) === 60);
  await loop.stop();
  assert.equal(mostOfOne, PER_ENDPOINT);
  assert.ok(most <= endpoints.length * PER_ENDPOINT);
  assert.ok(mostLeased > endpoints.length * PER_ENDPOINT, `${mostLeased} were leased: nothing went ahead`);
  assert.deepEqual([seen.size, new Set(seen.values())], [60, new Set([1])]);
});

test('an endpoint that hangs holds its own places and nobody else', async () => {
  const hanging = await addEndpoint();
  const healthy = await addEndpoint();
  for (let index = 0; index < 20; index += 1) await insertSampleJob(database.store, PROJECT);
  const held: (() => void)[] = [];
  const { loop } = openLoop(async ({ endpointId }) => {
    if (endpointId === hanging) await new Promise<void>((resolve) => held.push(resolve));
    return answered(endpointId === healthy ? 3 : 9000);
  });
  loop.start();
  await until(async () => (await succeeded()) === 20);
  assert.equal(held.length, PER_ENDPOINT);
  const [open] = await database.sql<{ endpoint_id: string }>(
    `select distinct endpoint_id from deliveries where status = 'pending'`,
  );
  assert.equal(open?.endpoint_id, hanging);
  const stopped = loop.stop();
  for (const release of held) release();
  await stopped;
  assert.equal(held.length, PER_ENDPOINT, 'nothing is begun after the stop');
});

test('what was leased ahead goes back when the endpoint turns slow, and when the worker stops', async () => {
  const endpoint = await addEndpoint();
  for (let index = 0; index < 30; index += 1) await insertSampleJob(database.store, PROJECT);
  const held: (() => void)[] = [];
  let quick = 4;
  const { loop, clock } = openLoop(async () => {
    quick -= 1;
    if (quick < 0) await new Promise<void>((resolve) => held.push(resolve));
    return answered(quick < 0 ? 5000 : 3);
  });
  loop.start();
  await until(async () => held.length === PER_ENDPOINT && (await leasedNow()) > PER_ENDPOINT);
  clock.forward(1500);
  await until(async () => (await leasedNow()) === PER_ENDPOINT || held.length > PER_ENDPOINT);
  assert.equal(held.length, PER_ENDPOINT);
  // The answers were slow: nothing is leased ahead any more.
  for (const release of held.splice(0)) release();
  await until(() => held.length === PER_ENDPOINT);
  const stopped = loop.stop();
  for (const release of held) release();
  await stopped;
  assert.equal(await leasedNow(), 0);
  const sent = await succeeded();
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from delivery_queue where endpoint_id = $1 and leased_until is null`,
    [endpoint],
  );
  assert.equal(row!.count, 30 - sent);
});
