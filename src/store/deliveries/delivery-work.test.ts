import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { insertSampleJob, sampleEndpoint, sampleEvent, sampleId } from '../../../test/support/store-samples.ts';
import type { DeliveryAttemptRecord, EndpointRecord, LeasedDelivery } from '../../ports/store.ts';

const PROJECT = 'prj_hooks';
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

async function addEndpoint(change: Partial<EndpointRecord> = {}): Promise<string> {
  const endpoint = sampleEndpoint(PROJECT, change);
  await database.store.transaction(PROJECT, (transaction) =>
    transaction.insertEndpoint(endpoint, `whsec_${endpoint.id}`),
  );
  return endpoint.id;
}

function append(
  jobId: string,
  type: Parameters<typeof sampleEvent>[1],
  at: Date,
  alsoEndpointId: string | null = null,
) {
  return database.store.transaction(PROJECT, (transaction) =>
    transaction.appendEvent(sampleEvent(jobId, type, { createdAt: at, alsoEndpointId })),
  );
}

function attempt(delivery: LeasedDelivery, change: Partial<DeliveryAttemptRecord> = {}): DeliveryAttemptRecord {
  return {
    number: delivery.attempt + 1,
    startedAt: new Date('2026-03-01T10:00:05.000Z'),
    latencyMs: 12,
    responseCode: 200,
    error: null,
    responseBody: 'ok',
    ...change,
  };
}

const deliveriesOf = async (endpointId: string) =>
  (await database.store.forProject(PROJECT).deliveries.list({ endpointId }, 100, null)).items;

test('an event reaches every endpoint that wants it, and the one the job names, once', async () => {
  const wants = await addEndpoint();
  const named = await addEndpoint({ events: [] });
  const wantsAndNamed = await addEndpoint({ events: ['job.completed'] });
  const off = await addEndpoint({ enabled: false });
  const other = sampleEndpoint('prj_other');
  await database.store.transaction('prj_other', (transaction) => transaction.insertEndpoint(other, 'whsec_x'));
  const job = await insertSampleJob(database.store, PROJECT);
  await append(job, 'job.completed', new Date('2026-03-01T10:00:01Z'), wantsAndNamed);
  await append(job, 'job.started', new Date('2026-03-01T10:00:02Z'), named);
  const types = async (id: string) => (await deliveriesOf(id)).map((delivery) => delivery.eventType).sort();
  assert.deepEqual(await types(wants), ['job.completed', 'job.created']);
  assert.deepEqual(await types(wantsAndNamed), ['job.completed']);
  assert.deepEqual(await types(named), ['job.started']);
  assert.deepEqual(await types(off), []);
  const [first] = await deliveriesOf(wants);
  assert.match(first?.id ?? '', /^del_[0-9A-HJKMNP-TV-Z]{26}$/);
  assert.deepEqual((await database.store.forProject('prj_other').deliveries.list({}, 10, null)).items, []);
});

test('a leased delivery carries the stored bytes and the current secret first', async () => {
  const { store } = database;
  const endpoint = await addEndpoint();
  const job = await insertSampleJob(store, PROJECT);
  const soon = new Date(Date.now() + 3_600_000);
  await store.transaction(PROJECT, (transaction) =>
    transaction.rotateSecret(endpoint, 'whsec_new', soon, new Date('2026-03-01T10:00:00Z')),
  );
  const [delivery] = await store.worker.leaseDeliveries(10, 4, 30);
  assert.deepEqual(delivery?.secrets, ['whsec_new', `whsec_${endpoint}`]);
  const [event] = await store.forProject(PROJECT).events.list(job, 0, 1);
  assert.equal(Buffer.from(delivery!.body).toString('utf8'), event?.body);
  assert.equal(delivery?.attempt, 0);
  assert.equal(delivery?.url, 'https://receiver.example/hooks');
  const sealed = await database.sql<{ sealed: Buffer }>('select sealed from webhook_secrets');
  assert.equal(sealed.length, 2);
  for (const row of sealed) assert.equal(row.sealed.toString('latin1').includes('whsec'), false);
  assert.deepEqual(await store.worker.leaseDeliveries(10, 4, 30), []);
});

test('one endpoint with a long queue never takes the place of another, and the cap holds over parallel leasers', async () => {
  const { store } = database;
  const hanging = await addEndpoint({ events: ['job.created'] });
  for (let index = 0; index < 20; index += 1) await insertSampleJob(store, PROJECT);
  const healthy = await addEndpoint({ events: ['job.created'] });
  const late = await insertSampleJob(store, PROJECT, { createdAt: new Date('2026-03-02T00:00:00Z') });
  const batches = await Promise.all([1, 2, 3].map(() => store.worker.leaseDeliveries(10, 3, 30)));
  const leased = batches.flat();
  assert.equal(leased.filter((delivery) => delivery.endpointId === hanging).length, 3);
  assert.deepEqual(
    leased.filter((delivery) => delivery.endpointId === healthy).map((delivery) => delivery.id),
    (await deliveriesOf(healthy)).filter(({ jobId }) => jobId === late).map(({ id }) => id),
  );
  assert.equal(new Set(leased.map((delivery) => delivery.id)).size, leased.length);
});

test('the cap holds for a queue whose rows all became due at once, and is higher for an endpoint that answers quickly', async () => {
  const { store } = database;
  const steady = await addEndpoint({ events: ['job.created'] });
  const quick = await addEndpoint({ events: ['job.created'] });
  for (let index = 0; index < 40; index += 1) await insertSampleJob(store, PROJECT);
  await database.sql(`update delivery_queue set due_at = '2026-03-01T10:00:00Z'`);
  const lease = () => store.worker.leaseDeliveries(100, 3, 30, new Map([[quick, 9]]));
  const counts = (rows: LeasedDelivery[]) =>
    [steady, quick].map((id) => rows.filter((delivery) => delivery.endpointId === id).length);
  const first = await lease();
  assert.deepEqual(counts(first), [3, 9]);
  assert.deepEqual(counts(await lease()), [0, 0]);
  // Rewritten rows keep their place in the queue.
  await database.sql(
    `update delivery_queue set project_id = project_id || repeat('x', 900) where leased_until is null`,
  );
  assert.deepEqual(counts(await lease()), [0, 0]);
  for (const delivery of first.filter(({ endpointId }) => endpointId === quick).slice(0, 4))
    await store.worker.finishAttempt(delivery, attempt(delivery), { kind: 'success' });
  assert.deepEqual(counts(await lease()), [0, 4]);
});

test('what is handed back is due at once, unless it was settled meanwhile', async () => {
  const { store } = database;
  await addEndpoint({ events: ['job.created'] });
  for (let index = 0; index < 3; index += 1) await insertSampleJob(store, PROJECT);
  const leased = await store.worker.leaseDeliveries(10, 4, 30);
  assert.equal(leased.length, 3);
  const retried = { kind: 'retry', at: new Date(Date.now() + 3_600_000) } as const;
  await store.worker.finishAttempt(leased[1]!, attempt(leased[1]!, { responseCode: 500 }), retried);
  await store.worker.finishAttempt(leased[2]!, attempt(leased[2]!), { kind: 'success' });
  await store.worker.releaseDeliveries(leased);
  const again = await store.worker.leaseDeliveries(10, 4, 30);
  assert.deepEqual(
    again.map(({ id, attempt: number }) => [id, number]),
    [[leased[0]!.id, 0]],
  );
});

test('a lease that ran out makes the delivery due again, and the late answer of the first worker is dropped', async () => {
  const { store } = database;
  await addEndpoint();
  await insertSampleJob(store, PROJECT);
  const [first] = await store.worker.leaseDeliveries(10, 4, 30);
  const heldUntil = await store.worker.nextDeliveryAt();
  assert.ok(heldUntil !== null && heldUntil > new Date());
  await database.sql(`update delivery_queue set leased_until = now() - interval '1 second'`);
  const [second] = await store.worker.leaseDeliveries(10, 4, 30);
  assert.equal(second?.id, first?.id);
  await store.worker.finishAttempt(second!, attempt(second!, { responseBody: 'second' }), { kind: 'success' });
  await store.worker.finishAttempt(first!, attempt(first!, { responseBody: 'first', responseCode: 500 }), {
    kind: 'failure',
    disableEndpoint: null,
  });
  const found = await store.forProject(PROJECT).deliveries.get(first!.id);
  assert.equal(found?.delivery.status, 'success');
  assert.equal(found?.delivery.attempt, 1);
  assert.deepEqual(
    found?.attempts.map((row) => row.responseBody),
    ['second'],
  );
  assert.equal(await store.worker.nextDeliveryAt(), null);
});

test('retry, then success: failing_since is set by the first failure and cleared by success', async () => {
  const { store } = database;
  const endpoint = await addEndpoint();
  await insertSampleJob(store, PROJECT);
  const [delivery] = await store.worker.leaseDeliveries(10, 4, 30);
  const failed = attempt(delivery!, { responseCode: 503, error: 'http_503', responseBody: 'busy\u0000' });
  const at = new Date('2026-03-01T10:05:00.000Z');
  await store.worker.finishAttempt(delivery!, failed, { kind: 'retry', at });
  const reads = store.forProject(PROJECT);
  const waiting = await reads.deliveries.get(delivery!.id);
  assert.equal(waiting?.delivery.status, 'pending');
  assert.deepEqual(waiting?.delivery.nextAttemptAt, at);
  assert.equal(waiting?.delivery.error, 'http_503');
  assert.deepEqual((await reads.endpoints.get(endpoint))?.failingSince, failed.startedAt);
  assert.deepEqual(await store.worker.nextDeliveryAt(), at);
  const [again] = await store.worker.leaseDeliveries(10, 4, 30);
  assert.equal(again?.attempt, 1);
  assert.deepEqual(again?.endpointFailingSince, failed.startedAt);
  assert.deepEqual(again?.body, delivery?.body);
  await store.worker.finishAttempt(again!, attempt(again!), { kind: 'success' });
  const done = await reads.deliveries.get(delivery!.id);
  assert.equal(done?.delivery.status, 'success');
  assert.equal(done?.delivery.error, null);
  assert.deepEqual(
    done?.attempts.map((row) => row.number),
    [1, 2],
  );
  assert.equal((await reads.endpoints.get(endpoint))?.failingSince, null);
});

test('every attempt is kept as it was, also when the delivery ends for another reason later', async () => {
  const { store } = database;
  const endpoint = await addEndpoint();
  await insertSampleJob(store, PROJECT);
  const made: DeliveryAttemptRecord[] = [];
  for (const [responseCode, error, responseBody] of [
    [503, 'http_503', 'busy'],
    [null, 'timeout', ''],
    [500, 'http_500', 'a {quoted}, "odd" \\\\ answer'],
  ] as const) {
    const [delivery] = await store.worker.leaseDeliveries(10, 4, 30);
    made.push(attempt(delivery!, { responseCode, error, responseBody, startedAt: new Date(Date.now() - 1000) }));
    await store.worker.finishAttempt(delivery!, made.at(-1)!, { kind: 'retry', at: new Date(0) });
  }
  await store.transaction(PROJECT, (transaction) => transaction.updateEndpoint(endpoint, { enabled: false }));
  const [delivery] = await deliveriesOf(endpoint);
  const found = await store.forProject(PROJECT).deliveries.get(delivery!.id);
  assert.deepEqual(found?.attempts, made);
  assert.deepEqual(
    [found?.delivery.status, found?.delivery.error, found?.delivery.attempt],
    ['discarded', 'endpoint_disabled', 3],
  );
});

test('outcomes of every kind go into one group, and each finds its own delivery', async () => {
  const { store } = database;
  const endpoint = await addEndpoint();
  const job = await insertSampleJob(store, PROJECT);
  for (let index = 0; index < 3; index += 1) await insertSampleJob(store, PROJECT);
  await append(job, 'job.progress', new Date('2026-03-01T10:00:01Z'));
  const leased = await store.worker.leaseDeliveries(10, 8, 30);
  assert.equal(leased.length, 5);
  await append(job, 'job.completed', new Date('2026-03-01T10:00:02Z'));
  const before = new Map((await deliveriesOf(endpoint)).map((row) => [row.id, row]));
  const started = new Date('2026-03-01T10:00:05.125Z');
  const progress = leased.find(({ id }) => before.get(id)?.eventType === 'job.progress')!;
  const [passed, failed, later, late] = leased.filter((delivery) => delivery !== progress);
  await Promise.all([
    store.worker.finishAttempt(passed!, attempt(passed!, { startedAt: started }), { kind: 'success' }),
    store.worker.finishAttempt(failed!, attempt(failed!, { responseCode: 400, error: 'http_400' }), {
      kind: 'failure',
      disableEndpoint: null,
    }),
    store.worker.finishAttempt(later!, attempt(later!, { responseCode: 500, error: 'http_500' }), {
      kind: 'retry',
      at: new Date('2030-01-01T00:00:00.000Z'),
    }),
    store.worker.finishAttempt(progress, attempt(progress, { responseCode: 500, error: 'http_500' }), {
      kind: 'retry',
      at: new Date('2030-01-01T00:00:00.000Z'),
    }),
    // Of a worker that slept: the number of its attempt is no longer the one that is waited for.
    store.worker.finishAttempt({ ...late!, attempt: 7 }, attempt(late!, { responseCode: 204 }), { kind: 'success' }),
  ]);
  const after = new Map((await deliveriesOf(endpoint)).map((row) => [row.id, row]));
  const seen = (delivery: LeasedDelivery) => {
    const row = after.get(delivery.id)!;
    return [row.status, row.attempt, row.responseCode, row.error, row.nextAttemptAt?.getUTCFullYear() ?? null];
  };
  assert.deepEqual(seen(passed!), ['success', 1, 200, null, null]);
  assert.deepEqual(after.get(passed!.id)?.completedAt, new Date(started.getTime() + 12));
  assert.deepEqual(seen(failed!), ['failure', 1, 400, 'http_400', null]);
  assert.deepEqual(seen(later!), ['pending', 1, 500, 'http_500', 2030]);
  assert.deepEqual(seen(progress), ['discarded', 1, 500, 'http_500', null]);
  assert.deepEqual(seen(late!).slice(0, 3), ['pending', 0, null]);
  assert.equal((await store.forProject(PROJECT).endpoints.get(endpoint))?.failingSince, null);
  const waiting = await store.forProject(PROJECT).deliveries.list({ status: 'pending' }, 10, null);
  const queued = await database.sql<{ delivery_id: string }>('select delivery_id from delivery_queue');
  assert.equal(waiting.items.length, 3);
  assert.deepEqual(new Set(waiting.items.map(({ id }) => id)), new Set(queued.map((row) => row.delivery_id)));
});

test('an event that goes to several endpoints is read once, and a job that is erased takes it out of the queue', async () => {
  const { store } = database;
  await addEndpoint();
  await addEndpoint();
  const job = await insertSampleJob(store, PROJECT);
  const [first] = await store.worker.leaseDeliveries(1, 4, 30);
  const [second] = await store.worker.leaseDeliveries(1, 4, 30);
  assert.equal(first?.eventId, second?.eventId);
  assert.equal(first?.body, second?.body);
  await store.worker.releaseDeliveries([first!, second!]);
  await store.transaction(PROJECT, (transaction) => transaction.eraseJob(job));
  assert.deepEqual(await store.worker.leaseDeliveries(10, 4, 30), []);
  assert.equal(await store.worker.nextDeliveryAt(), null);
});

test('a disabled endpoint keeps nothing waiting; what failed can be found and sent again', async () => {
  const { store } = database;
  const endpoint = await addEndpoint();
  await insertSampleJob(store, PROJECT);
  await insertSampleJob(store, PROJECT);
  const [delivery] = await store.worker.leaseDeliveries(1, 1, 30);
  const gone = attempt(delivery!, { responseCode: 410, error: 'http_410' });
  await store.worker.finishAttempt(delivery!, gone, { kind: 'failure', disableEndpoint: 'gone_410' });
  const record = await store.forProject(PROJECT).endpoints.get(endpoint);
  assert.equal(record?.enabled, false);
  assert.equal(record?.disabledReason, 'gone_410');
  assert.deepEqual(
    (await deliveriesOf(endpoint)).map((row) => row.status),
    ['failure', 'failure'],
  );
  await insertSampleJob(store, PROJECT);
  assert.equal((await deliveriesOf(endpoint)).length, 2);
  const failed = await store.transaction(PROJECT, (transaction) =>
    transaction.failedDeliveriesSince(endpoint, new Date('2026-03-01T00:00:00Z')),
  );
  assert.equal(failed.length, 2);
  const replay = () =>
    store.transaction(PROJECT, (transaction) => transaction.replayDelivery(delivery!.id, sampleId('del'), new Date(0)));
  assert.equal(await replay(), null);
  await store.transaction(PROJECT, (transaction) =>
    transaction.updateEndpoint(endpoint, { enabled: true, disabledReason: null, failingSince: null }),
  );
  const replayed = await replay();
  assert.equal(replayed?.eventId, delivery?.eventId);
  const [sent] = await store.worker.leaseDeliveries(10, 4, 30);
  assert.equal(sent?.id, replayed?.id);
  assert.deepEqual(sent?.body, delivery?.body);
});

test('switching off and deleting discard what waits', async () => {
  const { store } = database;
  const off = await addEndpoint();
  const deleted = await addEndpoint();
  await insertSampleJob(store, PROJECT);
  await store.transaction(PROJECT, async (transaction) => {
    await transaction.updateEndpoint(off, { enabled: false });
    assert.equal(await transaction.deleteEndpoint(deleted), true);
    assert.equal(await transaction.deleteEndpoint(deleted), false);
  });
  assert.deepEqual(
    (await deliveriesOf(off)).map((row) => row.status),
    ['discarded'],
  );
  assert.deepEqual(
    (await deliveriesOf(deleted)).map((row) => row.status),
    ['discarded'],
  );
  assert.equal(await store.worker.nextDeliveryAt(), null);
});

test('waiting progress is discarded by a later event, also when it was being sent', async () => {
  const { store } = database;
  const endpoint = await addEndpoint();
  const job = await insertSampleJob(store, PROJECT);
  const statuses = async () =>
    Object.fromEntries((await deliveriesOf(endpoint)).map((row) => [row.createdAt.getUTCSeconds(), row.status]));
  await append(job, 'job.progress', new Date('2026-03-01T10:00:01Z'));
  await append(job, 'job.progress', new Date('2026-03-01T10:00:02Z'));
  assert.deepEqual(await statuses(), { 0: 'pending', 1: 'discarded', 2: 'pending' });
  const progress = (await deliveriesOf(endpoint)).find((row) => row.createdAt.getUTCSeconds() === 2);
  const sending = (await store.worker.leaseDeliveries(10, 4, 30)).find((row) => row.id === progress?.id);
  await append(job, 'job.completed', new Date('2026-03-01T10:00:03Z'));
  assert.deepEqual(await statuses(), { 0: 'pending', 1: 'discarded', 2: 'pending', 3: 'pending' });
  await store.worker.finishAttempt(sending!, attempt(sending!, { responseCode: 500 }), {
    kind: 'retry',
    at: new Date(0),
  });
  assert.deepEqual(await statuses(), { 0: 'pending', 1: 'discarded', 2: 'discarded', 3: 'pending' });
});

test('a test event without a job is delivered with its own bytes', async () => {
  const { store } = database;
  const endpointId = await addEndpoint();
  await store.transaction(PROJECT, (transaction) =>
    transaction.insertDelivery({
      id: sampleId('del'),
      endpointId,
      eventId: sampleId('evt'),
      eventType: 'webhook.test',
      jobId: null,
      body: '{"type":"webhook.test"}',
      at: new Date(0),
    }),
  );
  const [delivery] = await store.worker.leaseDeliveries(10, 4, 30);
  assert.equal(Buffer.from(delivery!.body).toString(), '{"type":"webhook.test"}');
  assert.equal((await deliveriesOf(endpointId))[0]?.jobId, null);
});

test('a secret that cannot be read fails its delivery and leaves the others alone', async () => {
  const { store } = database;
  const broken = await addEndpoint();
  const healthy = await addEndpoint();
  await database.sql(`update webhook_secrets set sealed = '\\x0102' where endpoint_id = $1`, [broken]);
  await insertSampleJob(store, PROJECT);
  const leased = await store.worker.leaseDeliveries(10, 4, 30);
  assert.deepEqual(
    leased.map((delivery) => delivery.endpointId),
    [healthy],
  );
  const [failed] = await deliveriesOf(broken);
  assert.equal(failed?.status, 'failure');
  assert.equal(failed?.error, 'secret_unreadable');
});

test('an event of a process whose clock is an hour ahead is sent at once', async () => {
  await addEndpoint();
  const job = await insertSampleJob(database.store, PROJECT, { createdAt: new Date(Date.now() + 3_600_000) });
  await append(job, 'job.completed', new Date(Date.now() + 3_600_000));
  const leased = await database.store.worker.leaseDeliveries(10, 10, 30);
  assert.equal(leased.length, 2);
});
