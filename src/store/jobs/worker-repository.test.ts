import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { insertSampleJob, sampleSource, startSampleJob } from '../../../test/support/store-samples.ts';

const PROJECT = 'prj_worker';
let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

/** Moves the lease into the past instead of waiting for it. */
async function expireLease(jobId: string): Promise<void> {
  await database.sql(`update jobs set lease_until = now() - interval '1 second' where id = $1`, [jobId]);
}

async function entries(jobId: string): Promise<number> {
  const rows = await database.sql(`select 1 from pgboss.job where data->>'jobId' = $1 and state = 'created'`, [jobId]);
  return rows.length;
}

test('of two workers one gets the lease', async () => {
  const { worker } = database.store;
  const id = await insertSampleJob(database.store, PROJECT);
  const leases = await Promise.all([worker.lease(id, 'a', 30), worker.lease(id, 'b', 30)]);
  const held = leases.filter((lease) => lease !== null);
  assert.equal(held.length, 1);
  assert.equal(held[0]?.fence, 1);
  assert.equal(held[0]?.job.attempt, 1);
  assert.equal(held[0]?.resumed, false);
  assert.equal(held[0]?.job.status, 'queued');
});

test('after a lost lease every write of the old holder is refused', async () => {
  const { worker } = database.store;
  const id = await insertSampleJob(database.store, PROJECT);
  const old = await startSampleJob(database.store, PROJECT, id);
  assert.equal(await worker.heartbeat(id, old, 30), true);
  await expireLease(id);
  const taken = await worker.lease(id, 'worker-2', 30);
  assert.equal(taken?.resumed, true);
  assert.equal(taken?.fence, old + 1);
  const { read, wire } = sampleSource('https://halden.example/staff', 'Mirela Quandt');
  assert.equal(await worker.heartbeat(id, old, 30), false);
  assert.equal(await worker.saveStage(id, old, 'plan', { stale: true }), false);
  assert.equal(await worker.saveProgress(id, old, 90), false);
  assert.equal(await worker.saveSource(id, old, read, wire), false);
  assert.equal(await worker.saveUsage(id, old, []), false);
  assert.equal(await worker.loadStage(id, 'plan'), null);
  assert.deepEqual(await worker.loadSources(id), []);
  assert.equal((await database.store.forProject(PROJECT).jobs.get(id))?.progress, 5);
  assert.equal(await worker.saveStage(id, old + 1, 'plan', { queries: [1] }), true);
  assert.deepEqual(await worker.loadStage(id, 'plan'), { queries: [1] });
});

test('an attempt that a stopped process lost is given back, but not for ever', async () => {
  const { worker } = database.store;
  const id = await insertSampleJob(database.store, PROJECT);
  let attempts: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const leased = await worker.lease(id, 'worker', 30);
    attempts = [...attempts, leased!.job.attempt];
    await expireLease(id);
    await worker.excuse(id, leased!.fence);
  }
  assert.deepEqual(attempts, [1, 1, 1, 1, 1, 1, 1, 2, 3]);
});

test('a canceled job refuses its worker and ends the lease', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, PROJECT);
  const fence = await startSampleJob(store, PROJECT, id);
  await store.transaction(PROJECT, (transaction) =>
    transaction.writeJobState(id, { status: 'canceled', completedAt: new Date() }),
  );
  assert.equal(await store.worker.heartbeat(id, fence, 30), false);
  assert.equal(await store.worker.saveStage(id, fence, 'plan', {}), false);
  assert.equal(await store.worker.lease(id, 'worker-2', 30), null);
});

test('an expired lease is listed, queued again once, and not before it has expired', async () => {
  const { worker } = database.store;
  const id = await insertSampleJob(database.store, PROJECT);
  await startSampleJob(database.store, PROJECT, id);
  await database.sql(`delete from pgboss.job where data->>'jobId' = $1`, [id]);
  const listed = async () => (await worker.expiredLeases(100)).filter((job) => job.jobId === id);
  assert.deepEqual(await listed(), []);
  await worker.requeue(id);
  assert.equal(await entries(id), 0);
  await expireLease(id);
  assert.deepEqual(await listed(), [{ jobId: id, projectId: PROJECT, attempt: 1 }]);
  await Promise.all([worker.requeue(id), worker.requeue(id)]);
  assert.equal(await entries(id), 1);
  assert.deepEqual(await listed(), []);
});

test('a sweeper that waited for another one does not queue the job a second time', async () => {
  const { worker } = database.store;
  const id = await insertSampleJob(database.store, PROJECT);
  await startSampleJob(database.store, PROJECT, id);
  await database.sql(`delete from pgboss.job where data->>'jobId' = $1`, [id]);
  await expireLease(id);
  const first = new pg.Client({ connectionString: database.databaseUrl });
  await first.connect();
  try {
    // The row is held until both sweepers wait for it: they took their view of the queue before either wrote.
    await first.query('begin');
    await first.query('select 1 from jobs where id = $1 for update', [id]);
    const both = Promise.all([worker.requeue(id), worker.requeue(id)]);
    for (;;) {
      const [row] = await database.sql<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%update jobs%'`,
      );
      if (row?.waiting === 2) break;
    }
    await first.query('commit');
    await both;
  } finally {
    await first.end();
  }
  assert.equal(await entries(id), 1);
});

test('a job whose queue entry was taken by a process that died at once is found', async () => {
  const { worker } = database.store;
  const id = await insertSampleJob(database.store, PROJECT);
  const taken = (age: string) =>
    database.sql(
      `update pgboss.job set state = 'active', started_on = now() - $2::interval where data->>'jobId' = $1`,
      [id, age],
    );
  const listed = async () => (await worker.expiredLeases(100)).some((job) => job.jobId === id);
  assert.equal(await listed(), false);
  await taken('5 seconds');
  assert.equal(await listed(), false);
  await taken('60 seconds');
  assert.equal(await listed(), true);
  await worker.requeue(id);
  assert.equal(await entries(id), 1);
  assert.equal(await listed(), false);
});

test('release hands the job back at once and does not count the attempt', async () => {
  const { worker } = database.store;
  const id = await insertSampleJob(database.store, PROJECT);
  const fence = await startSampleJob(database.store, PROJECT, id);
  const before = await entries(id);
  await worker.release(id, fence + 7);
  assert.equal(await entries(id), before);
  await worker.release(id, fence);
  assert.equal(await entries(id), before + 1);
  const again = await worker.lease(id, 'worker-2', 30);
  assert.equal(again?.resumed, true);
  assert.equal(again?.job.attempt, 1);
  assert.equal(again?.fence, fence + 1);
});

test('sources keep their order under parallel saves, and an address is one row', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, PROJECT);
  const fence = await startSampleJob(store, PROJECT, id);
  const pages = Array.from({ length: 12 }, (_, index) =>
    sampleSource(`https://halden.example/${index}`, `text ${index}`),
  );
  const saved = await Promise.all(pages.map(({ read, wire }) => store.worker.saveSource(id, fence, read, wire)));
  assert.deepEqual(saved, Array(12).fill(true));
  const again = sampleSource('https://halden.example/3', 'text three');
  assert.equal(await store.worker.saveSource(id, fence, again.read, again.wire), true);
  const first = await store.forProject(PROJECT).sources.list(id, 5, null);
  const second = await store.forProject(PROJECT).sources.list(id, 50, first.next);
  assert.equal(first.items.length, 5);
  assert.equal(second.next, null);
  const urls = [...first.items, ...second.items].map((source) => source.url);
  assert.equal(urls.length, 12);
  assert.equal(new Set(urls).size, 12);
  const loaded = await store.worker.loadSources(id);
  assert.deepEqual(
    loaded.map((source) => source.url),
    urls,
  );
  assert.deepEqual(
    loaded.find((source) => source.url === again.read.url),
    again.read,
  );
  assert.equal(await store.forProject(PROJECT).sources.text(id, again.read.sourceId), 'text three');
  assert.equal(await store.forProject('prj_other').sources.text(id, again.read.sourceId), null);
});

test('usage is kept by step and provider', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, PROJECT);
  const fence = await startSampleJob(store, PROJECT, id);
  const item = { step: 'search', provider: 'corpus', calls: 3, cached: 1, costUsd: 0.015, milliseconds: 12.5 };
  await store.worker.saveUsage(id, fence, [item]);
  await store.worker.saveUsage(id, fence, [{ ...item, calls: 4 }]);
  assert.deepEqual(await store.forProject(PROJECT).jobs.usage(id), [{ ...item, calls: 4 }]);
  const read = { ...item, step: 'model', provider: 'gemma3:4b', facts: 7, dropped: 2 };
  await store.worker.saveUsage(id, fence, [{ ...item, calls: 4 }, read]);
  assert.deepEqual((await store.forProject(PROJECT).jobs.usage(id))[0], read);
});
