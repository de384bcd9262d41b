import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import {
  insertSampleJob,
  sampleEndpoint,
  sampleEvent,
  sampleJob,
  sampleReport,
  sampleSource,
  startSampleJob,
} from '../../../test/support/store-samples.ts';

const PROJECT = 'prj_erase';
const CANARY = 'Zyxwora-Canary';
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Tables, of the store and of the queue, that hold the text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await database.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.sql(`select 1 from ${name} t where position($1 in t::text) > 0 limit 1`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** A job whose every stored part carries the canary. */
async function fullJob(): Promise<string> {
  const { store } = database;
  const endpoint = sampleEndpoint(PROJECT);
  const job = sampleJob({
    person: { full_name: CANARY, email: `${CANARY}@x.example` },
    metadata: { note: CANARY },
    claims: [{ claim_key: 'c', claim_type: 'custom', expected: { statement: CANARY } }],
  });
  const body = (sequence: number): string => JSON.stringify({ sequence, name: CANARY });
  await store.transaction(PROJECT, async (transaction) => {
    await transaction.insertEndpoint(endpoint, 'whsec_x');
    await transaction.claimIdempotencyKey({ route: 'r', key: 'k', fingerprint: 'f', at: job.createdAt });
    await transaction.insertJob(job, sampleEvent(job.id, 'job.created', { body }));
    await transaction.completeIdempotencyKey('r', 'k', { status: 201, resourceId: job.id, once: { secret: CANARY } });
  });
  const fence = await startSampleJob(store, PROJECT, job.id);
  const page = sampleSource(`https://x.example/${CANARY}`, `${CANARY} works here`);
  await store.worker.saveStage(job.id, fence, 'plan', { query: CANARY });
  await store.worker.saveSource(job.id, fence, page.read, page.wire);
  await store.worker.saveUsage(job.id, fence, [
    { step: 'search', provider: 'corpus', calls: 1, cached: 0, costUsd: 0, milliseconds: 1 },
  ]);
  await store.answers.put(`key ${CANARY}`, { hits: [CANARY] }, new Date(Date.now() + 3_600_000), job.id);
  for (const number of [1, 2]) {
    const [delivery] = await store.worker.leaseDeliveries(1, 1, 30);
    await store.worker.finishAttempt(
      delivery!,
      { number, startedAt: new Date(), latencyMs: 1, responseCode: 500, error: 'http_500', responseBody: CANARY },
      { kind: 'retry', at: new Date(0) },
    );
  }
  await store.transaction(PROJECT, async (transaction) => {
    await transaction.writeJobState(job.id, { status: 'completed', completedAt: new Date('2026-03-01T11:00:00Z') });
    await transaction.insertReport(job.id, { ...sampleReport(job.id), warnings: [CANARY] });
    await transaction.appendEvent(sampleEvent(job.id, 'job.completed', { body }));
  });
  return job.id;
}

test('erasing a job leaves no trace of it in any table', async () => {
  const { store } = database;
  const id = await fullJob();
  const before = await tablesWith(CANARY);
  for (const table of [
    'jobs',
    'events',
    'sources',
    'page_texts',
    'reports',
    'job_stages',
    'cached_answers',
    'deliveries',
    'delivery_attempts',
  ]) {
    assert.ok(before.includes(`public.${table}`), `${table} must hold the canary first`);
  }
  const other = await insertSampleJob(store, PROJECT);
  assert.equal(await store.transaction('prj_other', (transaction) => transaction.eraseJob(id)), false);
  assert.equal(await store.transaction(PROJECT, (transaction) => transaction.eraseJob(id)), true);
  assert.deepEqual(await tablesWith(CANARY), []);
  assert.deepEqual(await tablesWith(CANARY.toLowerCase().replace('-', ' ')), []);
  const queued = await database.sql<{ job_id: string }>(
    'select d.job_id from delivery_queue q left join deliveries d on d.id = q.delivery_id',
  );
  assert.deepEqual(
    queued.map((row) => row.job_id),
    [other],
    'what waited goes with its job, and only that',
  );
  assert.deepEqual(await database.sql('select * from idempotency_keys'), []);
  assert.equal(await store.transaction(PROJECT, (transaction) => transaction.eraseJob(id)), false);
  assert.notEqual(await store.forProject(PROJECT).jobs.get(other), null);
});

test('nothing can be written for a job that was erased while it ran', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, PROJECT);
  const fence = await startSampleJob(store, PROJECT, id);
  await store.transaction(PROJECT, (transaction) => transaction.eraseJob(id));
  const page = sampleSource('https://x.example/', CANARY);
  assert.equal(await store.worker.heartbeat(id, fence, 30), false);
  assert.equal(await store.worker.saveStage(id, fence, 'plan', CANARY), false);
  assert.equal(await store.worker.saveSource(id, fence, page.read, page.wire), false);
  await store.answers.put('k', CANARY, new Date(Date.now() + 3_600_000), id);
  assert.deepEqual(await tablesWith(CANARY), []);
});

test('the sweep keeps what is young and removes what is old', async () => {
  const { store } = database;
  await store.admin.createProject({ id: PROJECT, name: 'x', createdAt: new Date(0), retentionDays: 10 });
  await store.admin.createProject({ id: 'prj_keep', name: 'y', createdAt: new Date(0), retentionDays: null });
  const id = await fullJob();
  const kept = await insertSampleJob(store, 'prj_keep');
  await store.transaction('prj_keep', (transaction) =>
    transaction.writeJobState(kept, { status: 'failed', completedAt: new Date('2020-01-01T00:00:00Z') }),
  );
  const running = await insertSampleJob(store, PROJECT, { createdAt: new Date('2020-01-01T00:00:00Z') });
  const none = { idempotencyKeys: 0, jobs: 0, deliveries: 0, cached: 0 };
  assert.deepEqual(await store.worker.sweep(new Date('2026-03-01T12:00:00Z')), none);
  assert.deepEqual(await store.worker.sweep(new Date('2026-03-02T10:00:00Z')), { ...none, idempotencyKeys: 1 });
  assert.deepEqual(await store.worker.sweep(new Date('2026-03-11T11:00:00Z')), { ...none, jobs: 1 });
  assert.equal(await store.forProject(PROJECT).jobs.get(id), null);
  assert.notEqual(await store.forProject(PROJECT).jobs.get(running), null);
  assert.notEqual(await store.forProject('prj_keep').jobs.get(kept), null);
  assert.deepEqual(await tablesWith(CANARY), []);
});

test('the sweep removes ended deliveries after 30 days and answers after their time', async () => {
  const { store } = database;
  const id = await fullJob();
  await database.sql(`update deliveries set status = 'success' where event_type = 'job.created'`);
  const now = new Date(Date.now() + 60 * 24 * 3_600_000);
  const swept = await store.worker.sweep(now);
  assert.equal(swept.cached, 1);
  assert.equal(swept.deliveries, 1);
  const left = await store.forProject(PROJECT).deliveries.list({}, 10, null);
  assert.deepEqual(
    left.items.map((row) => row.eventType),
    ['job.completed'],
  );
  assert.notEqual(await store.forProject(PROJECT).jobs.get(id), null);
});

test('an answer is good until its time and only then', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, PROJECT);
  const until = new Date('2026-03-01T10:10:00Z');
  await store.answers.put('q', { hits: [1] }, until, id);
  assert.deepEqual((await store.answers.get('q', new Date('2026-03-01T10:09:59Z')))?.value, { hits: [1] });
  assert.equal(await store.answers.get('q', until), null);
  assert.equal(await store.answers.get('other', new Date(0)), null);
});
