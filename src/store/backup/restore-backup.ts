// Puts the rows of a backup into an empty database, in one transaction: all of them or none.
import type pg from 'pg';
import { Fault } from '../../domain/model/fault.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations, withMigrationLock } from '../database/migrate.ts';
import type { BackupRow, OpenedBackup } from './backup-file.ts';
import { tablesInOrder } from './tables.ts';

const MOST_ROWS = 500;
const MOST_CHARACTERS = 4 * 1024 * 1024;

export interface RestoreBackupOptions {
  databaseUrl: string;
  backup: OpenedBackup;
  onProgress?: (table: string, rows: number) => void;
}

/** The tables are first made as they were when the backup was; what is newer runs afterwards, over the rows. */
export async function restoreBackup({ databaseUrl, backup, onProgress }: RestoreBackupOptions): Promise<number> {
  const { migrations } = backup.head;
  const known = readMigrations(MIGRATIONS_FOLDER).map(({ name }) => name);
  if (migrations.some((name, index) => known[index] !== name)) {
    throw new Fault('backup_newer', 'The backup was made by a newer version of Bonafide. Install that version first.');
  }
  return withMigrationLock(databaseUrl, async (client) => {
    await requireEmpty(client, migrations);
    await migrate(client, MIGRATIONS_FOLDER, migrations.length);
    await client.query('begin');
    try {
      const rows = await fill(client, backup.rows, onProgress);
      await client.query('commit');
      await migrate(client);
      return rows;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  });
}

async function requireEmpty(client: pg.Client, migrations: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('schema_migrations') is not null as made`);
  if (!rows[0]?.made) return;
  const { rows: done } = await client.query<{ count: number }>('select count(*)::int as count from schema_migrations');
  const projects = await client.query('select 1 from projects limit 1');
  const jobs = await client.query('select 1 from jobs limit 1');
  if ((projects.rowCount ?? 0) > 0 || (jobs.rowCount ?? 0) > 0) {
    throw new Fault(
      'database_not_empty',
      'The database holds projects already. A backup is restored into an empty one: set BONAFIDE_DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
  }
  if ((done[0]?.count ?? 0) > migrations.length) {
    throw new Fault(
      'database_newer',
      'The database was made by a newer version than the backup. Restore into a new one, which is then brought up to date.',
    );
  }
}

async function fill(
  client: pg.Client,
  rows: AsyncGenerator<BackupRow>,
  onProgress: RestoreBackupOptions['onProgress'],
): Promise<number> {
  const tables = await tablesInOrder(client);
  // Triggers write what the backup holds already. Of a table's owner no more rights are needed than to switch them off.
  for (const table of tables) await client.query(`alter table ${client.escapeIdentifier(table)} disable trigger user`);
  let count = 0;
  let group: BackupRow[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    const [first] = group;
    if (!first) return;
    if (!tables.includes(first.table)) throw new Fault('backup_unreadable', `The backup names a table ${first.table}.`);
    await insert(client, first.table, `[${group.map(({ row }) => row).join(',')}]`);
    count += group.length;
    onProgress?.(first.table, count);
    group = [];
    characters = 0;
  };
  for await (const row of rows) {
    const isFull = group.length >= MOST_ROWS || characters + row.row.length > MOST_CHARACTERS;
    if (isFull || (group[0] && group[0].table !== row.table)) await flush();
    group.push(row);
    characters += row.row.length;
  }
  await flush();
  // Deferred constraints are checked now: a table with checks outstanding cannot be altered.
  await client.query('set constraints all immediate');
  for (const table of tables) {
    await client.query(`alter table ${client.escapeIdentifier(table)} enable trigger user`);
    await setCounter(client, table);
  }
  return count;
}

async function insert(client: pg.Client, table: string, rows: string): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  const place = client.escapeIdentifier(table);
  await client.query(
    `insert into ${place} (${names}) overriding system value
     select ${names} from json_populate_recordset(null::${place}, $1::json)`,
    [rows],
  );
}

/** Numbers that the database gives itself go on after the highest one. */
async function setCounter(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_identity = 'YES'`,
    [table],
  );
  for (const { name } of rows) {
    const column = client.escapeIdentifier(name);
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column}), 1), max(${column}) is not null)
       from ${client.escapeIdentifier(table)}`,
      [client.escapeIdentifier(table), name],
    );
  }
}
