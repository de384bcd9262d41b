import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { sampleEndpoint, sampleId } from '../../test/support/store-samples.ts';
import type { TemplateRecord } from '../ports/store.ts';
import { type Connection, Database, isConnectionLoss } from './database/database.ts';
import { PROJECT_ROLE } from './database/project-role.ts';
import { openStore } from './open-store.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

test('projects and keys', async () => {
  const { admin } = database.store;
  const project = { id: 'prj_admin', name: 'admin', createdAt: AT, retentionDays: null };
  assert.equal(await admin.createProject(project), 'created');
  assert.equal(await admin.createProject({ ...project, id: 'prj_second' }), 'duplicate');
  assert.deepEqual(await admin.projects(), [project]);
  assert.deepEqual(await admin.updateProject('prj_admin', { retentionDays: 30 }), { ...project, retentionDays: 30 });
  assert.equal(await admin.updateProject('prj_none', { retentionDays: 30 }), null);
  const hash = createHash('sha256').update('bonafide_key_x').digest();
  const key = {
    ...{ id: 'key_1', projectId: 'prj_admin', name: 'main', hint: 'bonafide_key_x…' },
    ...{ createdAt: AT, lastUsedAt: null, revokedAt: null },
  };
  await admin.createKey(key, hash);
  assert.deepEqual(await admin.findKey(hash), key);
  assert.equal(await admin.findKey(createHash('sha256').update('other').digest()), null);
  const used = new Date('2026-03-02T00:00:00.000Z');
  await admin.touchKeys(new Map([['key_1', { at: used, requests: 3 }]]));
  assert.deepEqual(await admin.touchKeys(new Map([['key_1', { at: AT, requests: 2 }]])), new Map([['key_1', 5]]));
  assert.deepEqual((await admin.keys('prj_admin'))[0]?.lastUsedAt, used);
  assert.equal(await admin.revokeKey('prj_other', 'key_1', AT), false);
  assert.equal(await admin.revokeKey('prj_admin', 'key_1', AT), true);
  assert.equal(await admin.findKey(hash), null);
  assert.equal((await admin.anyKey(hash))?.id, 'key_1');
  assert.deepEqual((await admin.keys('prj_admin'))[0]?.revokedAt, AT);
});

test('templates: unique by name and version, deprecated once, listed without the deprecated', async () => {
  const { store } = database;
  const template = (version: number): TemplateRecord => ({
    ...{ id: sampleId('tpl'), name: 'engineer', version, description: null, createdAt: AT, deprecatedAt: null },
    ...{ inputSchema: { type: 'object' }, extractionSchema: {}, searchPlan: { queries: ['a'] } },
    ...{ scoringRubric: { min_independent_sources: 2 }, metadata: { team: 'x' } },
  });
  const [first, second] = [template(1), template(2)];
  const insert = (record: TemplateRecord, projectId = 'prj_t') =>
    store.transaction(projectId, (transaction) => transaction.insertTemplate(record));
  assert.equal(await insert(first), 'inserted');
  assert.equal(await insert(second), 'inserted');
  assert.equal(await insert(template(1)), 'duplicate');
  assert.equal(await insert(template(1), 'prj_u'), 'inserted');
  const { templates } = store.forProject('prj_t');
  assert.deepEqual(await templates.get(first.id), first);
  assert.equal(await store.forProject('prj_u').templates.get(first.id), null);
  const deprecate = (at: Date) =>
    store.transaction('prj_t', (transaction) => transaction.deprecateTemplate(first.id, at));
  assert.deepEqual((await deprecate(AT))?.deprecatedAt, AT);
  assert.deepEqual((await deprecate(new Date()))?.deprecatedAt, AT);
  assert.deepEqual((await templates.list(false, 10, null)).items, [second]);
  assert.equal((await templates.list(true, 10, null)).items.length, 2);
});

test('endpoints: change only what is named', async () => {
  const { store } = database;
  const endpoint = sampleEndpoint('prj_e', { description: 'first' });
  await store.transaction('prj_e', (transaction) => transaction.insertEndpoint(endpoint, 'whsec_1'));
  assert.deepEqual(await store.forProject('prj_e').endpoints.get(endpoint.id), endpoint);
  const changed = await store.transaction('prj_e', (transaction) =>
    transaction.updateEndpoint(endpoint.id, { events: ['job.failed'], description: null }),
  );
  assert.deepEqual(changed, { ...endpoint, events: ['job.failed'], description: null });
  const foreign = await store.transaction('prj_x', async (transaction) => [
    await transaction.updateEndpoint(endpoint.id, { url: 'https://evil.example' }),
    await transaction.rotateSecret(endpoint.id, 'whsec_2', AT, AT),
    await transaction.deleteEndpoint(endpoint.id),
  ]);
  assert.deepEqual(foreign, [null, false, false]);
  assert.deepEqual((await store.forProject('prj_e').endpoints.list(10, null)).items, [changed]);
});

test('cut connections are replaced, and a cut in the middle of a transaction is store_unavailable', async () => {
  const { store } = database;
  const cut = () =>
    database.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  await assert.rejects(
    store.transaction('prj_cut', async (transaction) => {
      await transaction.reads.jobs.get('job_x');
      await cut();
      await transaction.reads.jobs.get('job_x');
    }),
    { code: 'store_unavailable', retry: 'later' },
  );
  assert.equal(await store.forProject('prj_cut').jobs.get('job_x'), null);
  assert.equal(await store.ready(), true);
});

test('a read passes after every idle connection of the pool was cut unnoticed', async () => {
  // Between the pool and the server: it ends a connection only when something is sent on it after the cut.
  const upstream = new URL(database.databaseUrl);
  const socket = upstream.searchParams.get('host');
  const cut = new Set<Socket>();
  const open = new Set<Socket>();
  const between = createServer((client) => {
    const server = socket ? connect(`${socket}/.s.PGSQL.${upstream.port || 5432}`) : connect(Number(upstream.port));
    open.add(client);
    client.on('data', (bytes) => (cut.has(client) ? client.destroy() : server.write(bytes)));
    client.on('error', () => undefined);
    client.on('close', () => server.destroy());
    server.pipe(client);
  });
  await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
  const through = new URL(upstream);
  through.searchParams.delete('host');
  through.host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
  const connections = new Database({ connectionString: String(through), poolSize: 4 });
  connections.projectRole = PROJECT_ROLE;
  const read = (text: string) => connections.forProject('prj_cut').query<{ one: number }>({ text, values: [] });
  try {
    await Promise.all(Array.from({ length: 4 }, () => read('select pg_sleep(0.05)')));
    assert.equal(open.size, 4);
    for (const connection of open) cut.add(connection);
    assert.deepEqual(await read('select 1 as one'), [{ one: 1 }]);
  } finally {
    await connections.close();
    between.close();
  }
});

test('a transaction that has ended takes no more statements', async () => {
  const { store } = database;
  const kept = await store.transaction('prj_late', async (transaction) => transaction);
  await assert.rejects(async () => kept.reads.jobs.get('job_x'), /has ended/);
});

test('no server: the store says so', async () => {
  await assert.rejects(
    openStore({ databaseUrl: 'postgresql://x@localhost/x?host=/nonexistent', secretKey: new Uint8Array(32) }),
    { code: 'store_unavailable', retry: 'later' },
  );
  assert.equal(isConnectionLoss(new Error('syntax error')), false);
});

test('two transactions in a deadlock: the worker goes again, the request is told to come later', async () => {
  const connections = new Database({ connectionString: database.databaseUrl, poolSize: 4 });
  const lock = (connection: Connection, name: string) =>
    connection.query({ text: `insert into projects (id, name, created_at) values ($1, $1, now())`, values: [name] });
  const meet = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const both = (first: number, names: [string, string]) => async (connection: Connection) => {
    await lock(connection, names[0]);
    meet[first]!.resolve();
    await meet[1 - first]!.promise;
    await lock(connection, names[1]);
    throw new Error('done');
  };
  try {
    const results = await Promise.allSettled([
      connections.transaction(both(0, ['dead_a', 'dead_b'])),
      connections.transaction(both(1, ['dead_b', 'dead_a'])),
    ]);
    assert.deepEqual(
      results.map((result) => result.status === 'rejected' && String(result.reason)),
      ['Error: done', 'Error: done'],
    );
    const meetAgain = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    meet.splice(0, 2, ...meetAgain);
    const requests = await Promise.allSettled([
      connections.projectTransaction('x', both(0, ['dead_a', 'dead_b'])),
      connections.projectTransaction('x', both(1, ['dead_b', 'dead_a'])),
    ]);
    const reasons = requests.map(
      (result) => result.status === 'rejected' && (result.reason.code ?? result.reason.message),
    );
    assert.deepEqual(reasons.sort(), ['done', 'store_unavailable']);
  } finally {
    await connections.close();
  }
});

test('a user who does not own the tables is refused at start, not shown an empty store', async () => {
  const user = `stranger_${process.pid}`;
  await database.sql(`create role ${user} login password 'test'`);
  await database.sql(`grant usage, create on schema public to ${user}`);
  await database.sql(`grant select, insert on schema_migrations to ${user}`);
  const url = new URL(database.databaseUrl);
  url.username = user;
  url.password = 'test';
  try {
    await assert.rejects(openStore({ databaseUrl: url.href, secretKey: new Uint8Array(32), poolSize: 1 }), {
      code: 'database_user_invalid',
    });
  } finally {
    await database.sql(`drop owned by ${user}; drop role ${user}`);
  }
});

test('a database user who may not make roles still gets a working store', async () => {
  const user = `plain_${process.pid}`;
  await database.sql(`create role ${user} login password 'test'`);
  await database.sql(`create database ${user} owner ${user}`);
  const url = new URL(database.databaseUrl);
  url.username = user;
  url.password = 'test';
  url.pathname = `/${user}`;
  const codes: (string | undefined)[] = [];
  const note = (_message: string, fields?: { code?: string }) => void codes.push(fields?.code);
  const { store } = await openStore({
    ...{ databaseUrl: url.href, secretKey: new Uint8Array(32), poolSize: 2 },
    log: { info: note, warn: note, error: note },
  });
  try {
    assert.deepEqual(codes, ['tenancy_role_missing']);
    const endpoint = sampleEndpoint('prj_p');
    await store.transaction('prj_p', (transaction) => transaction.insertEndpoint(endpoint, 'whsec_1'));
    assert.deepEqual(await store.forProject('prj_p').endpoints.get(endpoint.id), endpoint);
  } finally {
    await store.close();
    await database.sql(`drop database ${user} with (force)`);
    await database.sql(`drop role ${user}`);
  }
});
