import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { sampleEndpoint, sampleEvent, sampleJob } from '../../../test/support/store-samples.ts';
import { Fault, isFault } from '../../domain/model/fault.ts';
import type { NewEvent, NewJob } from '../../ports/store.ts';
import { type InsertedJobs, insertJobs, MOST_AT_ONCE } from './insert-jobs.ts';
import { jobCreations } from './job-creations.ts';

function made(change: Partial<NewJob> = {}, event: Partial<NewEvent> = {}): { job: NewJob; event: NewEvent } {
  const job = sampleJob(change);
  return { job, event: sampleEvent(job.id, 'job.created', event) };
}

describe('jobs created together, in the database', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  const create = (projectId: string, { job, event }: ReturnType<typeof made>) =>
    database.store.createJob(projectId, job, event);

  it('writes each its own rows, in fewer transactions than jobs, and never two projects in one', async () => {
    const all = Array.from({ length: 50 }, (_, number) => ({
      projectId: number % 2 === 0 ? 'prj_even' : 'prj_odd',
      ...made({
        person: { full_name: `Person ${number}` },
        metadata: { number },
        options: number % 3 === 0 ? null : { depth: 'deep' },
        warnings: [`unknown_member:m${number}`],
      }),
    }));
    await Promise.all(all.map((one) => create(one.projectId, one)));
    for (const { projectId, job, event } of all) {
      const reads = database.store.forProject(projectId);
      const { projectId: owner, status, ...stored } = (await reads.jobs.get(job.id))!;
      assert.deepEqual([owner, status], [projectId, 'queued']);
      assert.deepEqual({ ...stored, ...job }, stored, 'every member as it was given');
      const events = await reads.events.list(job.id, 0, 10);
      assert.deepEqual(events, [
        {
          id: event.id,
          jobId: job.id,
          sequence: 1,
          type: 'job.created',
          createdAt: event.createdAt,
          body: event.body(1),
        },
      ]);
    }
    const [rows] = await database.sql<{ transactions: number; largest: number; mixed: number; entries: number }>(
      `select count(*)::int as transactions, max(jobs)::int as largest, count(*) filter (where projects > 1)::int as mixed,
              sum(entries)::int as entries
       from (select job.xmin::text, count(*) as jobs, count(distinct project_id) as projects, count(entry.id) as entries
             from jobs job left join pgboss.job_common entry
               on entry.id = job.queue_entry and entry.data ->> 'jobId' = job.id and entry.xmin = job.xmin
             where project_id in ('prj_even', 'prj_odd') group by 1) written`,
    );
    assert.ok(rows!.transactions >= 4 && rows!.transactions <= 10, `${rows!.transactions} transactions`);
    assert.ok(rows!.largest > 1 && rows!.largest <= MOST_AT_ONCE);
    assert.equal(rows!.mixed, 0);
    assert.equal(rows!.entries, 50);
  });

  it('one that cannot be stored fails alone and leaves nothing; the others stand', async () => {
    const stored = made();
    await create('prj_one_bad', stored);
    const group = Array.from({ length: 9 }, () => made());
    const twice = made({ id: stored.job.id });
    const broken = made(
      {},
      {
        body: () => {
          throw new Error('no bytes');
        },
      },
    );
    const outcomes = await Promise.allSettled([...group, twice, broken].map((one) => create('prj_one_bad', one)));
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null));
    assert.deepEqual(reasons.slice(0, 9), Array(9).fill(null));
    assert.equal(reasons[9].code, '23505');
    assert.equal(reasons[10].message, 'no bytes');
    const [left] = await database.sql<{ jobs: number; events: number; entries: number }>(
      `select count(*)::int as jobs, count(event.id)::int as events, count(entry.id)::int as entries
       from jobs job left join events event on event.job_id = job.id
       left join pgboss.job_common entry on entry.data ->> 'jobId' = job.id
       where job.project_id = 'prj_one_bad'`,
    );
    assert.deepEqual(left, { jobs: 10, events: 10, entries: 10 });
  });

  it('gives every event its deliveries: to those who subscribe and to the endpoint a job names', async () => {
    const subscribed = sampleEndpoint('prj_told');
    const named = sampleEndpoint('prj_told', { events: ['job.failed'] });
    const asleep = sampleEndpoint('prj_told', { enabled: false });
    const foreign = sampleEndpoint('prj_untold');
    for (const endpoint of [subscribed, named, asleep, foreign]) {
      await database.store.transaction(endpoint.projectId, (transaction) =>
        transaction.insertEndpoint(endpoint, 'whsec_x'),
      );
    }
    const wakes: string[] = [];
    const unlisten = database.queue.onWake('deliveries', () => wakes.push('deliveries'));
    const group = [made(), made({}, { alsoEndpointId: named.id }), made({}, { alsoEndpointId: foreign.id })];
    await Promise.all(group.map((one) => create('prj_told', one)));
    unlisten();
    const rows = await database.sql<{ job_id: string; endpoint_id: string; event_id: string; project_id: string }>(
      `select job_id, endpoint_id, event_id, project_id from deliveries where job_id = any($1)`,
      [group.map((one) => one.job.id)],
    );
    const of = (index: number, endpoint: { id: string }) => ({
      job_id: group[index]!.job.id,
      endpoint_id: endpoint.id,
      event_id: group[index]!.event.id,
      project_id: 'prj_told',
    });
    const byText = (left: object, right: object) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1);
    const expected = [of(0, subscribed), of(1, subscribed), of(1, named), of(2, subscribed)];
    assert.deepEqual(rows.sort(byText), expected.sort(byText));
    assert.ok(wakes.length > 0);
  });

  it('cleans what PostgreSQL cannot hold, wherever in a group it stands', async () => {
    const group = [made(), made({ metadata: { note: 'a\u0000b', '\ud800': 1 } }), made()];
    await Promise.all(group.map((one) => create('prj_clean', one)));
    const stored = await database.store.forProject('prj_clean').jobs.get(group[1]!.job.id);
    assert.deepEqual(stored?.metadata, { note: 'a\ufffdb', '\ufffd': 1 });
  });
});

/** A database whose writes end when the test says so. */
function heldDatabase() {
  const groups: { projectId: string; jobs: number; end(error?: unknown): void }[] = [];
  const projectWrite = (projectId: string, { values }: { values: readonly unknown[] }) =>
    new Promise<InsertedJobs[]>((resolve, reject) => {
      const jobs = (values.length - 1) / (insertJobs('', [made()]).values.length - 1);
      const end = (error?: unknown) => (error === undefined ? resolve([{ deliveries: 0 }]) : reject(error));
      groups.push({ projectId, jobs, end });
    });
  let committed = 0;
  const creations = jobCreations({ projectWrite } as never, () => {
    committed += 1;
  });
  return { groups, creations, committed: () => committed };
}

/** The turn in which everything that came is sent, and the one in which its outcome is known. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('the line of jobs that wait to be created', () => {
  it('gathers while a group is on its way, and sends what is worth another connection beside it', async () => {
    const { groups, creations } = heldDatabase();
    const done: number[] = [];
    const create = (number: number) => creations.create('prj_a', made()).then(() => done.push(number));
    void create(0);
    await turns();
    for (let number = 1; number <= 5; number += 1) void create(number);
    await turns();
    assert.deepEqual(
      groups.map((group) => group.jobs),
      [1],
    );
    groups[0]!.end();
    await turns();
    assert.deepEqual(done, [0], 'nobody is answered before its own write');
    assert.deepEqual(
      groups.map((group) => group.jobs),
      [1, 5],
    );
    for (let number = 6; number < 6 + MOST_AT_ONCE + 3; number += 1) void create(number);
    void creations.create('prj_b', made());
    await turns();
    assert.deepEqual(
      groups.map((group) => [group.projectId, group.jobs]),
      [
        ['prj_a', 1],
        ['prj_a', 5],
        ['prj_a', MOST_AT_ONCE],
        ['prj_b', 1],
      ],
    );
    for (const group of groups) group.end();
    await turns();
    assert.equal(groups.at(-1)!.jobs, 3);
    groups.at(-1)!.end();
    await turns();
    assert.equal(done.length, 6 + MOST_AT_ONCE + 3);
  });

  it('does not wait forever behind a write that does not move', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { groups, creations } = heldDatabase();
      void creations.create('prj_a', made());
      await turns();
      const second = creations.create('prj_a', made());
      await turns();
      assert.equal(groups.length, 1);
      mock.timers.tick(1000);
      assert.equal(groups.length, 2);
      groups[1]!.end();
      await second;
    } finally {
      mock.timers.reset();
    }
  });

  it('tells everyone of a group when the store is away, and tries nothing again: it may have been written', async () => {
    const { groups, creations, committed } = heldDatabase();
    const both = Promise.allSettled([creations.create('prj_a', made()), creations.create('prj_a', made())]);
    await turns();
    groups[0]!.end(new Fault('store_unavailable', 'The store does not answer at the moment.'));
    for (const outcome of await both) {
      assert.ok(outcome.status === 'rejected' && isFault(outcome.reason, 'store_unavailable'));
    }
    assert.deepEqual([groups.length, committed()], [1, 0]);
  });
});
