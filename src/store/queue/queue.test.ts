import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { insertSampleJob, sampleJob } from '../../../test/support/store-samples.ts';
import type { Queue } from '../../ports/queue.ts';
import type { Store } from '../../ports/store.ts';
import { Database } from '../database/database.ts';
import { openStore } from '../open-store.ts';
import { createBoss } from './queue.ts';
import { QUEUE_NAME } from './queue-entry.ts';

const PROJECT = 'prj_queue';
let database: TestDatabase;
let second: { store: Store; queue: Queue };
beforeEach(async () => {
  database = await openTestDatabase();
  second = await openStore({ databaseUrl: database.databaseUrl, secretKey: database.secretKey, poolSize: 5 });
});
afterEach(async () => {
  await second.store.close();
  await database.close();
});

test('each of 200 jobs is run once by two workers, never more than the places each has', async () => {
  const ran: string[] = [];
  const all = Promise.withResolvers<void>();
  const most = [0, 0];
  const worker = (queue: Queue, index: number) => {
    let active = 0;
    return queue.consume(4, async (jobId) => {
      active += 1;
      most[index] = Math.max(most[index] ?? 0, active);
      await new Promise((resolve) => setImmediate(resolve));
      active -= 1;
      ran.push(jobId);
      if (ran.length === 200) all.resolve();
    });
  };
  const stopped = Promise.all([worker(database.queue, 0), worker(second.queue, 1)]);
  const ids = [];
  for (let index = 0; index < 200; index += 1) ids.push(insertSampleJob(database.store, PROJECT));
  const made = new Set(await Promise.all(ids));
  await all.promise;
  await Promise.all([database.queue.stop(1000), second.queue.stop(1000)]);
  await stopped;
  assert.equal(ran.length, 200);
  assert.deepEqual(new Set(ran), made);
  assert.ok(Math.max(...most) <= 4);
  const left = await database.sql(`select 1 from pgboss.job where name = $1`, [QUEUE_NAME]);
  assert.equal(left.length, 0);
});

test('a handler that throws takes nobody along and frees its place', async () => {
  const ran = Promise.withResolvers<string>();
  let first = true;
  void database.queue.consume(1, async (jobId) => {
    if (first) {
      first = false;
      throw new Error('broken handler');
    }
    ran.resolve(jobId);
  });
  await insertSampleJob(database.store, PROJECT);
  const next = await insertSampleJob(database.store, PROJECT);
  assert.equal(await ran.promise, next);
});

test('stop fires the signal of running work, waits for it, and takes no new work', async () => {
  const started = Promise.withResolvers<void>();
  let ended = false;
  let runs = 0;
  const consuming = database.queue.consume(1, async (_jobId, signal) => {
    runs += 1;
    started.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    ended = true;
  });
  await insertSampleJob(database.store, PROJECT);
  await started.promise;
  await insertSampleJob(database.store, PROJECT);
  await database.queue.stop(5000);
  await consuming;
  assert.equal(ended, true);
  assert.equal(runs, 1);
  assert.equal((await database.queue.depth()).waiting, 2);
});

test('stop does not wait longer than it was told', async () => {
  const started = Promise.withResolvers<void>();
  const never = Promise.withResolvers<void>();
  void database.queue.consume(1, async () => {
    started.resolve();
    await never.promise;
  });
  await insertSampleJob(database.store, PROJECT);
  await started.promise;
  await database.queue.stop(20);
  never.resolve();
});

test('a commit wakes listeners of every process, a rollback nobody', async () => {
  const job = sampleJob();
  const heard: string[] = [];
  const remote = Promise.withResolvers<void>();
  second.queue.onWake('jobs', () => remote.resolve());
  database.queue.onWake('jobs', () => heard.push('local'));
  await assert.rejects(
    database.store.transaction(PROJECT, async (transaction) => {
      await transaction.insertJob(job, {
        ...{ id: 'evt_1', jobId: job.id, type: 'job.created', createdAt: job.createdAt },
        ...{ body: () => '{}', alsoEndpointId: null },
      });
      throw new Error('no');
    }),
  );
  assert.deepEqual(heard, []);
  await insertSampleJob(database.store, PROJECT, { id: job.id });
  assert.deepEqual(heard, ['local']);
  await remote.promise;
});

test('a listener can be taken off', async () => {
  let count = 0;
  const off = database.queue.onWake('deliveries', () => {
    count += 1;
  });
  database.queue.wake('deliveries');
  off();
  database.queue.wake('deliveries');
  assert.equal(count, 1);
});

test('the listener comes back after its connection was cut, and tells everyone to look', async () => {
  const woken = Promise.withResolvers<void>();
  second.queue.onWake('jobs', () => woken.resolve());
  const cut = await database.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
  );
  assert.equal(cut.length, 2);
  await woken.promise;
  const again = Promise.withResolvers<void>();
  second.queue.onWake('job:job_1', () => again.resolve());
  database.queue.announceJob('job_1');
  await again.promise;
});

test('our queue entry is what pg-boss itself would write', async () => {
  const id = await insertSampleJob(database.store, PROJECT);
  const connections = new Database({ connectionString: database.databaseUrl, poolSize: 2 });
  const boss = createBoss(connections);
  await boss.start();
  await boss.send(QUEUE_NAME, { jobId: 'by_boss' }, { group: { id: PROJECT } });
  await boss.stop({ graceful: false });
  await connections.close();
  const rows = await database.sql<Record<string, unknown>>(
    `select to_jsonb(j) - 'id' - 'data' - 'created_on' - 'start_after' - 'keep_until' as row,
            extract(epoch from keep_until - start_after)::float8 as kept, data->>'jobId' as job
     from pgboss.job j where name = $1 order by created_on`,
    [QUEUE_NAME],
  );
  assert.deepEqual(
    rows.map((row) => row.job),
    [id, 'by_boss'],
  );
  assert.deepEqual(rows[0]?.row, rows[1]?.row);
  assert.equal(rows[0]?.kept, rows[1]?.kept);
});

test('however many slow jobs one project has, another one gets a place at once', async () => {
  const held: (() => void)[] = [];
  const running = new Set<string>();
  const started = Promise.withResolvers<void>();
  for (let index = 0; index < 30; index += 1) await insertSampleJob(database.store, 'prj_greedy');
  const other = { id: '' };
  const consumed = database.queue.consume(16, async (jobId) => {
    running.add(jobId);
    if (running.size === 14) started.resolve();
    if (jobId === other.id) return otherRan.resolve();
    await new Promise<void>((resolve) => held.push(resolve));
  });
  const otherRan = Promise.withResolvers<void>();
  await started.promise;
  other.id = await insertSampleJob(database.store, 'prj_modest');
  await otherRan.promise;
  assert.equal(running.size, 15);
  const stopped = database.queue.stop(2000);
  for (const release of held) release();
  await stopped;
  await consumed;
});

test('no more of one project run than the limit says, in two processes together', async () => {
  const running = new Map<string, string>();
  const release: (() => void)[] = [];
  const others = Promise.withResolvers<void>();
  const many = Promise.withResolvers<void>();
  for (let index = 0; index < 12; index += 1) await insertSampleJob(database.store, 'prj_many');
  const work = (queue: Queue) =>
    queue.consume(
      8,
      async (jobId) => {
        const [job] = await database.sql<{ project_id: string }>('select project_id from jobs where id = $1', [jobId]);
        running.set(jobId, job!.project_id);
        (job!.project_id === 'prj_other' ? others : many).resolve();
        await new Promise<void>((resolve) => release.push(resolve));
      },
      3,
    );
  const consumed = Promise.all([work(database.queue), work(second.queue)]);
  await insertSampleJob(database.store, 'prj_other');
  await Promise.all([others.promise, many.promise]);
  const ofMany = [...running.values()].filter((project) => project === 'prj_many').length;
  // Two processes that look at the same moment may each count before the other has taken its jobs.
  assert.ok(ofMany >= 1 && ofMany <= 6, `${ofMany} ran`);
  const stopped = Promise.all([database.queue.stop(2000), second.queue.stop(2000)]);
  for (const go of release) go();
  await stopped;
  await consumed;
});
