import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { insertSampleJob, sampleEndpoint, sampleEvent } from '../../test/support/store-samples.ts';
import { Database } from './database/database.ts';
import { PROJECT_ROLE } from './database/project-role.ts';

let testDatabase: TestDatabase;
let raw: Database;
before(async () => {
  testDatabase = await openTestDatabase();
  raw = new Database({ connectionString: testDatabase.databaseUrl, poolSize: 2 });
  raw.projectRole = PROJECT_ROLE;
});
after(async () => {
  await raw.close();
  await testDatabase.close();
});

test('every table with a project has forced row-level security and both policies', async () => {
  const rows = await testDatabase.sql<{ name: string; guarded: boolean; policies: string[] }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as guarded,
            array(select polname::text from pg_policy p where p.polrelid = c.oid order by polname) as policies
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'project_id'`,
  );
  assert.ok(rows.length >= 12);
  for (const row of rows) {
    assert.equal(row.guarded, true, row.name);
    assert.deepEqual(row.policies, ['own_project', 'owner_everything'], row.name);
  }
});

test('with the filter removed a transaction still sees no row of another project', async () => {
  const { store } = testDatabase;
  await store.transaction('prj_a', (transaction) => transaction.insertEndpoint(sampleEndpoint('prj_a'), 'whsec_a'));
  await store.transaction('prj_b', (transaction) => transaction.insertEndpoint(sampleEndpoint('prj_b'), 'whsec_b'));
  const own = await insertSampleJob(store, 'prj_a');
  const foreign = await insertSampleJob(store, 'prj_b');
  for (const table of ['jobs', 'events', 'deliveries', 'delivery_queue', 'webhook_endpoints', 'webhook_secrets']) {
    const text = `select distinct project_id from ${table}`;
    const all = await raw.query<{ project_id: string }>({ text, values: [] });
    assert.equal(all.length, 2, `${table} must hold rows of both, or the next line proves nothing`);
    const seen = await raw.projectTransaction('prj_a', (connection) => connection.query({ text, values: [] }));
    assert.deepEqual(seen, [{ project_id: 'prj_a' }], table);
    assert.deepEqual(await raw.forProject('prj_a').query({ text, values: [] }), [{ project_id: 'prj_a' }], table);
  }
  const changed = await raw.projectTransaction('prj_a', (connection) =>
    connection.query<{ id: string }>({ text: `update jobs set error = 'x' returning id`, values: [] }),
  );
  assert.deepEqual(
    changed.map((row) => row.id),
    [own],
  );
  const gone = await raw.projectTransaction('prj_a', (connection) =>
    connection.query({ text: 'delete from jobs where id = $1 returning id', values: [foreign] }),
  );
  assert.deepEqual(gone, []);
});

test('a row of another project can be neither inserted nor made by moving', async () => {
  const own = await insertSampleJob(testDatabase.store, 'prj_a');
  const refused = { code: '42501' };
  await assert.rejects(
    raw.projectTransaction('prj_a', (connection) =>
      connection.query({ text: `update jobs set project_id = 'prj_b' where id = $1`, values: [own] }),
    ),
    refused,
  );
  await assert.rejects(
    raw.projectTransaction('prj_a', (connection) =>
      connection.query({
        text: `insert into reports (job_id, project_id, score, body) values ($1, 'prj_b', 3, '{}')`,
        values: [own],
      }),
    ),
    refused,
  );
});

test('a write that is a transaction by itself stands behind the same wall', async () => {
  const insert = (project: string) => ({
    text: `insert into templates (id, project_id, name, version, created_at, input_schema, extraction_schema, search_plan,
             scoring_rubric, metadata) values ($1, $2, 'wall', 1, now(), '{}', '{}', '{}', '{}', '{}') returning current_user`,
    values: [`tpl_wall_${project}`, project],
  });
  await assert.rejects(raw.projectWrite('prj_a', insert('prj_b')), { code: '42501' });
  assert.deepEqual(await raw.projectWrite('prj_a', insert('prj_a')), [{ current_user: PROJECT_ROLE }]);
  const kept = await raw.query({ text: `select id from templates where name = 'wall'`, values: [] });
  assert.deepEqual(kept, [{ id: 'tpl_wall_prj_a' }]);
});

test('an event of a foreign job cannot be appended', async () => {
  const foreign = await insertSampleJob(testDatabase.store, 'prj_b');
  await assert.rejects(
    testDatabase.store.transaction('prj_a', (transaction) =>
      transaction.appendEvent(sampleEvent(foreign, 'job.canceled')),
    ),
    /needs its job/,
  );
});

test('no project named means no rows, and the connection goes back to the pool without one', async () => {
  await insertSampleJob(testDatabase.store, 'prj_a');
  const unnamed = await raw.transaction(
    (connection) => connection.query({ text: 'select id from jobs', values: [] }),
    `begin; set local role ${PROJECT_ROLE}`,
  );
  assert.deepEqual(unnamed, []);
  const one = new Database({ connectionString: testDatabase.databaseUrl, poolSize: 1 });
  one.projectRole = PROJECT_ROLE;
  try {
    await one.projectTransaction('prj_a', async () => {});
    const [state] = await one.query<{ role: string; project: string }>({
      text: `select current_user as role, coalesce(current_setting('bonafide.project', true), '') as project`,
      values: [],
    });
    assert.notEqual(state?.role, PROJECT_ROLE);
    assert.equal(state?.project, '');
  } finally {
    await one.close();
  }
});

test('a failed single read reports its own error and leaves the connection clean', async () => {
  const one = new Database({ connectionString: testDatabase.databaseUrl, poolSize: 1 });
  one.projectRole = PROJECT_ROLE;
  try {
    const reads = one.forProject('prj_a');
    await assert.rejects(reads.query({ text: 'select 1 / 0', values: [] }), { code: '22012' });
    assert.deepEqual(await reads.query({ text: 'select 1 as one', values: [] }), [{ one: 1 }]);
    one.projectRole = 'no_such_role';
    await assert.rejects(one.forProject('prj_a').query({ text: 'select 1', values: [] }), { code: '22023' });
    const untouched = one.projectTransaction('prj_a', (connection) =>
      connection.query({ text: `insert into projects (id, name, created_at) values ('x', 'x', now())`, values: [] }),
    );
    await assert.rejects(untouched, { code: '22023' });
    assert.deepEqual(await one.query({ text: `select id from projects where id = 'x'`, values: [] }), []);
  } finally {
    await one.close();
  }
});

test('a project id cannot break out of its quotes', async () => {
  const hostile = `x'; set local role none; --`;
  await insertSampleJob(testDatabase.store, 'prj_b');
  const seen = await raw.projectTransaction(hostile, (connection) =>
    connection.query({ text: 'select id from jobs', values: [] }),
  );
  assert.deepEqual(seen, []);
});

test('keys, stages and the cache are closed to project transactions', async () => {
  for (const table of ['api_keys', 'projects', 'job_stages', 'cached_answers', 'pgboss.job_common']) {
    await assert.rejects(
      raw.projectTransaction('prj_a', (connection) => connection.query({ text: `select 1 from ${table}`, values: [] })),
      { code: '42501' },
      table,
    );
  }
});
