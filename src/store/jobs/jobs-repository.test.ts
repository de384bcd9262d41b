import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import {
  insertSampleJob,
  sampleEvent,
  sampleJob,
  sampleReport,
  startSampleJob,
} from '../../../test/support/store-samples.ts';
import type { Position } from '../../ports/store.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

test('a job comes back as it was given, with its first event', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, 'prj_echo', {
    metadata: { note: 'a', deep: [{ b: null }] },
    options: { depth: 'deep', deny_domains: ['spam.example'] },
    purpose: 'hiring',
    legalBasis: 'consent\u0000',
    warnings: ['unknown_member:x'],
  });
  const job = await store.forProject('prj_echo').jobs.get(id);
  const expected = sampleJob();
  assert.deepEqual(job, {
    id,
    projectId: 'prj_echo',
    status: 'queued',
    progress: 0,
    templateId: null,
    createdAt: expected.createdAt,
    startedAt: null,
    completedAt: null,
    error: null,
    person: expected.person,
    claims: expected.claims,
    options: { depth: 'deep', deny_domains: ['spam.example'] },
    metadata: { note: 'a', deep: [{ b: null }] },
    purpose: 'hiring',
    legalBasis: 'consent\ufffd',
    warnings: ['unknown_member:x'],
    fence: 0,
    attempt: 0,
  });
  const events = await store.forProject('prj_echo').events.list(id, 0, 10);
  assert.equal(events.length, 1);
  assert.equal(events[0]?.sequence, 1);
  assert.equal(events[0]?.body, JSON.stringify({ type: 'job.created', sequence: 1, data: { job: { id } } }));
  assert.equal(await store.forProject('prj_other').jobs.get(id), null);
});

test('a failed transaction leaves no job, no event and no queue entry', async () => {
  const job = sampleJob();
  await assert.rejects(
    database.store.transaction('prj_fail', async (transaction) => {
      await transaction.insertJob(job, sampleEvent(job.id, 'job.created'));
      throw new Error('later step failed');
    }),
    /later step failed/,
  );
  assert.equal(await database.store.forProject('prj_fail').jobs.get(job.id), null);
  const entries = await database.sql(`select 1 from pgboss.job where data->>'jobId' = $1`, [job.id]);
  assert.equal(entries.length, 0);
});

test('walking a list under inserts gives every old row exactly once, also with equal times', async () => {
  const { store } = database;
  const old = new Set<string>();
  for (let index = 0; index < 60; index += 1) {
    // Three rows share each millisecond.
    const createdAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3));
    old.add(await insertSampleJob(store, 'prj_walk', { createdAt }));
  }
  const seen: string[] = [];
  let position: Position | null = null;
  do {
    const page: { items: { id: string }[]; next: Position | null } = await store
      .forProject('prj_walk')
      .jobs.list({}, 7, position);
    seen.push(...page.items.map((job) => job.id));
    position = page.next;
    await insertSampleJob(store, 'prj_walk', { createdAt: new Date(Date.UTC(2026, 5, 1)) });
  } while (position !== null);
  assert.equal(seen.length, 60);
  assert.deepEqual(new Set(seen), old);
});

test('list filters: status, created_after inclusive, created_before exclusive', async () => {
  const { store } = database;
  const times = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 1, day)));
  const ids = [];
  for (const createdAt of times) ids.push(await insertSampleJob(store, 'prj_filter', { createdAt }));
  await startSampleJob(store, 'prj_filter', ids[1]!);
  const { jobs } = store.forProject('prj_filter');
  const list = async (filter: Parameters<typeof jobs.list>[0]) =>
    (await jobs.list(filter, 10, null)).items.map((job) => job.id);
  assert.deepEqual(await list({}), [ids[2], ids[1], ids[0]]);
  assert.deepEqual(await list({ status: 'running' }), [ids[1]]);
  assert.deepEqual(await list({ createdAfter: times[1]!, createdBefore: times[2]! }), [ids[1]]);
});

test('cancel against finish: one of the two wins, and state, report and events agree', async () => {
  const { store } = database;
  for (let round = 0; round < 20; round += 1) {
    const id = await insertSampleJob(store, 'prj_race');
    await startSampleJob(store, 'prj_race', id);
    const end = (status: 'completed' | 'canceled') =>
      store.transaction('prj_race', async (transaction) => {
        const job = await transaction.lockJob(id);
        if (job?.status !== 'running') return false;
        await transaction.writeJobState(id, { status, completedAt: new Date() });
        if (status === 'completed') await transaction.insertReport(id, sampleReport(id));
        await transaction.appendEvent(sampleEvent(id, `job.${status}`));
        return true;
      });
    const wins = await Promise.all([end('completed'), end('canceled')]);
    assert.equal(wins.filter(Boolean).length, 1);
    const reads = store.forProject('prj_race');
    const status = (await reads.jobs.get(id))?.status;
    assert.equal(status, wins[0] ? 'completed' : 'canceled');
    assert.equal((await reads.jobs.report(id)) !== null, status === 'completed');
    const types = (await reads.events.list(id, 0, 10)).map((event) => event.type);
    assert.deepEqual(types, ['job.created', `job.${status}`]);
  }
});

test('a second terminal event is refused by the table itself', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, 'prj_once');
  const end = (type: 'job.failed' | 'job.canceled') =>
    store.transaction('prj_once', (transaction) => transaction.appendEvent(sampleEvent(id, type)));
  await end('job.failed');
  await assert.rejects(end('job.canceled'), { code: '23505' });
});

test('progress and started_at are set once and never fall', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, 'prj_progress');
  const fence = await startSampleJob(store, 'prj_progress', id);
  const started = (await store.forProject('prj_progress').jobs.get(id))?.startedAt;
  assert.equal(await store.worker.saveProgress(id, fence, 40), true);
  assert.equal(await store.worker.saveProgress(id, fence, 20), true);
  await store.transaction('prj_progress', (transaction) =>
    transaction.writeJobState(id, { status: 'running', progress: 5, startedAt: new Date(0) }),
  );
  const job = await store.forProject('prj_progress').jobs.get(id);
  assert.equal(job?.progress, 40);
  assert.deepEqual(job?.startedAt, started);
});

test('NUL and lone surrogates from a page do not break a write, and offsets stay', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, 'prj_dirty', { metadata: { 'a\u0000b': 'x\ud800y\u0000z' } });
  const job = await store.forProject('prj_dirty').jobs.get(id);
  assert.deepEqual(job?.metadata, { 'a\ufffdb': 'x\ufffdy\ufffdz' });
});

test('jobs of a person are found by exactly what is asked, in their project only', async () => {
  const { store } = database;
  const insert = (person: { full_name: string; email?: string; aliases?: string[] }, project = 'prj_person') =>
    insertSampleJob(store, project, { person });
  // Ids made in one millisecond come in any order.
  const find = async (fullName: string | null, email: string | null = null) =>
    (
      await store.transaction('prj_person', (transaction) => transaction.findJobsOfPerson({ fullName, email }))
    ).toSorted();
  const named = await insert({ full_name: 'Søren  ÅKESSON' });
  const mailed = await insert({ full_name: 'S. A.', email: 'Soren@Akesson.example' });
  const turned = await insert({ full_name: 'Åkesson, Søren', email: 'other@akesson.example' });
  const alias = await insert({ full_name: 'Soren Berg', aliases: ['Soren Akesson'] });
  await insert({ full_name: 'Soren Akessonsson' });
  await insert({ full_name: 'Soren Akesson' }, 'prj_elsewhere');
  const claimed = await insertSampleJob(store, 'prj_person', {
    person: { full_name: 'S. Akesson' },
    claims: [{ claim_key: 'mail', claim_type: 'identity', expected: { email: 'soren@akesson.example' } }],
  });
  assert.deepEqual(await find('Sören Akesson'), [named, turned, alias].toSorted());
  assert.deepEqual(await find(null, 'soren@akesson.example'), [mailed, claimed].toSorted());
  // Both: a namesake with another address is somebody else.
  assert.deepEqual(await find('Søren Åkesson', 'OTHER@akesson.example'), [turned]);
  // Vowel signs are letters.
  const [kiran, karan] = [await insert({ full_name: 'किरण' }), await insert({ full_name: 'करण' })];
  assert.deepEqual([await find('किरण'), await find('करण')], [[kiran], [karan]]);
  assert.deepEqual(await find('???'), []);
});

test('what is held on a job can be exported, and its erasure takes the key of its request', async () => {
  const { store } = database;
  const id = await insertSampleJob(store, 'prj_person', { person: { full_name: 'Canary Person' } });
  const at = new Date();
  await store.transaction('prj_person', async (transaction) => {
    await transaction.claimIdempotencyKey({ route: 'POST /v1/jobs', key: 'canary', fingerprint: 'f', at });
    await transaction.completeIdempotencyKey('POST /v1/jobs', 'canary', { status: 201, resourceId: id });
  });
  const held = await store.transaction('prj_person', (transaction) => transaction.exportJob(id));
  assert.match(JSON.stringify(held), /Canary Person/);
  assert.deepEqual(Object.keys(held!).toSorted(), ['deliveries', 'events', 'job', 'report', 'sources', 'usage']);
  assert.equal(await store.transaction('prj_elsewhere', (transaction) => transaction.exportJob(id)), null);
  await store.transaction('prj_person', async (transaction) => {
    await transaction.recordAct('job.erased', [id]);
    await transaction.eraseJob(id);
  });
  assert.deepEqual(await database.sql('select 1 from idempotency_keys where key = $1', ['canary']), []);
  const [record] = await database.sql('select act, object_ids from audit_records where project_id = $1', [
    'prj_person',
  ]);
  assert.deepEqual(record, { act: 'job.erased', object_ids: [id] });
});
