// All rows as they stood at one moment, while the service goes on.
import pg from 'pg';
import { connectionSettings, storeFault } from '../database/database.ts';
import { type BackupHead, type BackupWriter, createBackup } from './backup-file.ts';
import { tablesInOrder } from './tables.ts';

const ROWS_AT_ONCE = 200;

export interface WriteBackupOptions {
  databaseUrl: string;
  path: string;
  head: Omit<BackupHead, 'migrations'>;
  onProgress?: (table: string, rows: number) => void;
}

export async function writeBackup(options: WriteBackupOptions): Promise<{ rows: number }> {
  const client = new pg.Client({
    ...connectionSettings(options.databaseUrl),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  client.on('error', () => {});
  let writer: BackupWriter | null = null;
  try {
    await client.connect().catch((error: unknown) => Promise.reject(storeFault(error)));
    await client.query('begin transaction isolation level repeatable read, read only');
    const done = await client.query<{ name: string }>('select name from schema_migrations order by number');
    writer = await createBackup(options.path, { ...options.head, migrations: done.rows.map(({ name }) => name) });
    for (const table of await tablesInOrder(client)) {
      const rows = await copyTable(client, table, writer);
      options.onProgress?.(table, rows);
    }
    await client.query('commit');
    return await writer.finish();
  } catch (error) {
    writer?.abandon();
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function copyTable(client: pg.Client, table: string, writer: BackupWriter): Promise<number> {
  const name = client.escapeIdentifier(table);
  await client.query(`declare backup_rows no scroll cursor for select row_to_json(one)::text as row from ${name} one`);
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    // Between members of JSON a line break is white space; inside a text it is an escape.
    for (const { row } of rows) await writer.row(table, row.replaceAll('\n', ' '));
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close backup_rows');
  return count;
}
