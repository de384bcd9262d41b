// Runs migrations/*.sql in order, forward only. Many processes may start at once; one works, the others wait.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { Fault } from '../../domain/model/fault.ts';
import { connectionSettings } from './database.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any fixed number: the name of our place in the queue of advisory locks. */
const MIGRATION_LOCK = 727_100_001;
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const number = Number(FILE_NAME.exec(name)?.[1]);
      // Line ends differ between checkouts; they are not a change.
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
  migrations.forEach((migration, index) => {
    if (migration.number !== index + 1) {
      throw new Fault('migration_invalid', `Migrations must be numbered 0001, 0002, … without gaps: ${migration.name}`);
    }
  });
  return migrations;
}

/** Holds the migration lock for the whole of `act`, on a connection of its own. */
export async function withMigrationLock<T>(
  connectionString: string,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // Waiting for another process's long migration is not a fault, so no time limits here.
  const client = new pg.Client({ ...connectionSettings(connectionString), lock_timeout: 0, statement_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await act(client);
  } finally {
    // The lock ends with its connection.
    await client.end().catch(() => {});
  }
}

/** Returns the names of the files that ran, of the first `most` ones. A file that was changed after it ran is an error. */
export async function migrate(
  client: pg.Client,
  folder = MIGRATIONS_FOLDER,
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       number integer primary key, name text not null, checksum text not null, applied_at timestamptz(3) not null default now()
     )`,
  );
  const done = await client.query<{ number: number; name: string; checksum: string }>(
    'select number, name, checksum from schema_migrations order by number',
  );
  const known = readMigrations(folder);
  for (const { number, name, checksum } of done.rows) {
    const migration = known[number - 1];
    if (migration === undefined) {
      throw new Fault('migration_unknown', `The database is newer than this version: it has ${name}.`);
    }
    if (migration.checksum !== checksum) {
      throw new Fault('migration_changed', `${migration.name} was changed after it ran. Add a new file instead.`);
    }
  }
  const ran: string[] = [];
  for (const migration of known.slice(done.rows.length, most)) {
    await client.query('begin');
    try {
      await client.query(migration.sql);
      await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
        migration.number,
        migration.name,
        migration.checksum,
      ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw new Fault('migration_failed', `${migration.name} failed.`, { detail: String(error), cause: error });
    }
    ran.push(migration.name);
  }
  return ran;
}
