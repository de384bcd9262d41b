// Compacting takes turns: whoever reports that it is done has rewritten every table after it was asked to.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { connectionSettings } from './database.ts';

const EVERYTHING = Number.MAX_SAFE_INTEGER;
let database: TestDatabase;
let other: pg.Client;
beforeEach(async () => {
  database = await openTestDatabase();
  other = new pg.Client(connectionSettings(database.databaseUrl));
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await database.close();
});

test('while another process compacts, nothing is said to be done', async () => {
  const { admin } = database.store;
  await other.query('select pg_advisory_lock(727100011)');
  assert.equal(await admin.compact({ mostBytes: EVERYTHING, whenBusy: 'leave' }), null);
  const waiting = admin.compact({ mostBytes: EVERYTHING, whenBusy: 'wait' });
  const waits = async () =>
    (await database.sql("select 1 from pg_locks where locktype = 'advisory' and not granted")).length > 0;
  while (!(await waits()));
  await other.query('select pg_advisory_unlock(727100011)');
  const done = (await waiting)!;
  assert.ok(done.rewritten > 5);
  assert.deepEqual(done.left, []);
});

test('a table in use is left and named, and tried again where there is time', async () => {
  const { admin } = database.store;
  await other.query('begin');
  await other.query('select 1 from jobs limit 1');
  const left = (await admin.compact({ mostBytes: EVERYTHING, whenBusy: 'leave' }))!.left;
  assert.deepEqual(left, ['public.jobs']);
  const waiting = admin.compact({ mostBytes: EVERYTHING, whenBusy: 'wait' });
  const waits = async () => (await database.sql('select 1 from pg_locks where not granted')).length > 0;
  while (!(await waits()));
  await other.query('commit');
  assert.deepEqual((await waiting)!.left, []);
});
