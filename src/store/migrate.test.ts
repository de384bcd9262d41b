import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations, withMigrationLock } from './migrate.ts';
import { openStore } from './open-store.ts';

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
