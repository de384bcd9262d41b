import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openStore } from '../open-store.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations, withMigrationLock } from './migrate.ts';

let database: TestDatabase;
let folder: string;
before(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'bonafide-migrations-'));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

/** An empty database beside the test's own. */
async function withEmptyDatabase(act: (url: string) => Promise<void>): Promise<void> {
  const name = `empty_${process.pid}_${Math.trunc(performance.now() * 1000)}`;
  await database.sql(`create database ${name}`);
  const url = new URL(database.databaseUrl);
  url.pathname = `/${name}`;
  try {
    await act(url.href);
  } finally {
    await database.sql(`drop database ${name} with (force)`);
  }
}

test('running twice changes nothing', async () => {
  await withEmptyDatabase(async (url) => {
    const names = readMigrations(MIGRATIONS_FOLDER).map((migration) => migration.name);
    assert.ok(names.length >= 4);
    assert.deepEqual(await withMigrationLock(url, (client) => migrate(client)), names);
    assert.deepEqual(await withMigrationLock(url, (client) => migrate(client)), []);
  });
});

test('deliveries that wait when the queue is made are in it, as they stood; those that ended are not', async () => {
  await withEmptyDatabase(async (url) => {
    const before = mkdtempSync(join(tmpdir(), 'bonafide-migrations-'));
    for (const { name } of readMigrations(MIGRATIONS_FOLDER).slice(0, 5))
      cpSync(join(MIGRATIONS_FOLDER, name), join(before, name));
    await withMigrationLock(url, async (client) => {
      assert.equal((await migrate(client, before)).length, 5);
      const at = '2026-03-01T10:00:00.000Z';
      await client.query(
        `insert into deliveries (id, project_id, endpoint_id, event_id, event_type, status, attempt, next_attempt_at,
                                 leased_until, created_at)
         values ('del_new', 'prj', 'wh_1', 'evt_1', 'job.created', 'pending', 0, $1, $1, $1),
                ('del_again', 'prj', 'wh_1', 'evt_2', 'job.created', 'pending', 2, '2030-01-01', null, $1),
                ('del_done', 'prj', 'wh_1', 'evt_3', 'job.created', 'success', 1, null, null, $1)`,
        [at],
      );
      assert.ok((await migrate(client)).includes('0006_delivery_queue.sql'));
      const { rows } = await client.query('select * from delivery_queue order by due_at');
      const common = { project_id: 'prj', endpoint_id: 'wh_1' };
      assert.deepEqual(rows, [
        {
          ...common,
          delivery_id: 'del_new',
          event_id: 'evt_1',
          attempt: 0,
          due_at: new Date(at),
          leased_until: new Date(at),
        },
        {
          ...common,
          delivery_id: 'del_again',
          event_id: 'evt_2',
          attempt: 2,
          due_at: rows[1]?.due_at,
          leased_until: null,
        },
      ]);
      assert.equal(rows[1]?.due_at.getFullYear(), 2030);
      await client.query('delete from deliveries');
      assert.equal((await client.query('select 1 from delivery_queue')).rowCount, 0);
    });
    rmSync(before, { recursive: true, force: true });
  });
});

test('six stores that open an empty database at once all end up ready', async () => {
  await withEmptyDatabase(async (url) => {
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => openStore({ databaseUrl: url, secretKey: new Uint8Array(32), poolSize: 2 })),
    );
    assert.deepEqual(await Promise.all(opened.map(({ store }) => store.ready())), Array(6).fill(true));
    await Promise.all(opened.map(({ store }) => store.close()));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as count from schema_migrations');
    await client.end();
    assert.equal(rows[0].count, readMigrations(MIGRATIONS_FOLDER).length);
  });
});

test('a file that was changed after it ran is an error', async () => {
  writeFileSync(join(folder, '0001_projects_and_jobs.sql'), '-- changed');
  await assert.rejects(
    withMigrationLock(database.databaseUrl, (client) => migrate(client, folder)),
    { code: 'migration_changed' },
  );
});

test('a new file that fails leaves nothing behind', async () => {
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true, force: true });
  const number = String(readMigrations(MIGRATIONS_FOLDER).length + 1).padStart(4, '0');
  writeFileSync(join(folder, `${number}_broken.sql`), 'create table half (id int); select no_such_function();');
  await assert.rejects(
    withMigrationLock(database.databaseUrl, (client) => migrate(client, folder)),
    { code: 'migration_failed' },
  );
  const [row] = await database.sql<{ half: string | null }>(`select to_regclass('half')::text as half`);
  assert.equal(row?.half, null);
});
