import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { sampleEvent, sampleJob } from '../../../test/support/store-samples.ts';

const PROJECT = 'prj_keys';
const ROUTE = 'POST /v1/jobs';
const AT = new Date('2026-03-01T10:00:00.000Z');
let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ poolSize: 20 });
});
after(() => database.close());

test('the second of two transactions with one key waits and then sees what the first made', async () => {
  const { store } = database;
  const entry = { route: ROUTE, key: 'k-1', fingerprint: 'f1', at: AT };
  const claimed = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = store.transaction(PROJECT, async (transaction) => {
    assert.deepEqual(await transaction.claimIdempotencyKey(entry), { state: 'new' });
    claimed.resolve();
    await release.promise;
    await transaction.completeIdempotencyKey(ROUTE, 'k-1', { status: 201, resourceId: 'job_1', once: { secret: 's' } });
    order.push('first');
  });
  await claimed.promise;
  const second = store.transaction(PROJECT, async (transaction) => {
    const result = await transaction.claimIdempotencyKey({ ...entry, fingerprint: 'f2' });
    order.push('second');
    return result;
  });
  // The second one is known to be blocked when the server says so.
  for (;;) {
    const rows = await database.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) break;
  }
  release.resolve();
  await first;
  assert.deepEqual(await second, {
    state: 'done',
    fingerprint: 'f1',
    response: { status: 201, resourceId: 'job_1', once: { secret: 's' } },
  });
  assert.deepEqual(order, ['first', 'second']);
  const [row] = await database.sql<{ once: Buffer }>('select once from idempotency_keys where key = $1', ['k-1']);
  assert.equal(row?.once.toString('latin1').includes('secret'), false);
});

test('a failed request frees its key', async () => {
  const { store } = database;
  const entry = { route: ROUTE, key: 'k-2', fingerprint: 'f1', at: AT };
  await assert.rejects(
    store.transaction(PROJECT, async (transaction) => {
      await transaction.claimIdempotencyKey(entry);
      throw new Error('validation');
    }),
  );
  assert.deepEqual(await store.transaction(PROJECT, (transaction) => transaction.claimIdempotencyKey(entry)), {
    state: 'new',
  });
});

test('a key is good for 24 hours, for one project and one route', async () => {
  const { store } = database;
  const make = (projectId: string, route: string, at: Date) =>
    store.transaction(projectId, async (transaction) => {
      const result = await transaction.claimIdempotencyKey({ route, key: 'k-3', fingerprint: 'f', at });
      if (result.state === 'new') {
        await transaction.completeIdempotencyKey(route, 'k-3', { status: 201, resourceId: 'x' });
      }
      return result.state;
    });
  const hours = (count: number) => new Date(AT.getTime() + count * 3_600_000);
  assert.equal(await make(PROJECT, ROUTE, AT), 'new');
  assert.equal(await make(PROJECT, ROUTE, hours(23.9)), 'done');
  assert.equal(await make('prj_other', ROUTE, AT), 'new');
  assert.equal(await make(PROJECT, 'POST /v1/templates', AT), 'new');
  assert.equal(await make(PROJECT, ROUTE, hours(24)), 'new');
});

test('100 parallel creations with one key make one job', async () => {
  const { store } = database;
  const results = await Promise.all(
    Array.from({ length: 100 }, () =>
      store.transaction('prj_hundred', async (transaction) => {
        const entry = { route: ROUTE, key: 'same', fingerprint: 'f', at: AT };
        const claim = await transaction.claimIdempotencyKey(entry);
        if (claim.state === 'done') return claim.response.resourceId;
        const job = sampleJob();
        await transaction.insertJob(job, sampleEvent(job.id, 'job.created'));
        await transaction.completeIdempotencyKey(ROUTE, 'same', { status: 201, resourceId: job.id });
        return job.id;
      }),
    ),
  );
  assert.equal(new Set(results).size, 1);
  const page = await store.forProject('prj_hundred').jobs.list({}, 10, null);
  assert.deepEqual(
    page.items.map((job) => job.id),
    [results[0]],
  );
});
