// What was erased still lies in the files of PostgreSQL: as dead rows until they are vacuumed, as bytes nobody points at until
// they are overwritten, as common values in its statistics. Rewriting a table leaves all of that behind.
import pg from 'pg';
import type { Log } from '../../ports/log.ts';
import type { Compaction, CompactionOptions } from '../../ports/store.ts';
import { codeOf, connectionSettings } from './database.ts';

/** Others wait behind whoever waits for a table, so it is not waited for long. */
const LOCK_MS = 1000;
/** How often a table in use is tried, where there is time to wait. */
const ROUNDS = 5;
/** Two processes that compact at once would only wait for each other's tables. */
const COMPACTING = 727_100_011;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid)::float8 as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = 'public' order by 2, 1`;

/**
 * Tables larger than `mostBytes` are vacuumed without a rewrite, which stops nobody and leaves bytes behind. Who compacts already
 * may have passed a table before the last erasure: this is waited for, or null when it is not to be.
 */
export async function compact(
  databaseUrl: string,
  { mostBytes, whenBusy }: CompactionOptions,
  log?: Log,
): Promise<Compaction | null> {
  const client = new pg.Client({
    ...connectionSettings(databaseUrl),
    lock_timeout: LOCK_MS,
    statement_timeout: 0,
  });
  client.on('error', () => undefined);
  await client.connect();
  const done: Compaction = { rewritten: 0, left: [] };
  try {
    if (!(await takeTurn(client, whenBusy))) return null;
    const { rows: tables } = await client.query<Table>(TABLES);
    let inUse = tables;
    for (let round = 0; round < (whenBusy === 'wait' ? ROUNDS : 1) && inUse.length > 0; round += 1) {
      const still: Table[] = [];
      for (const table of inUse) if (!(await compactTable(client, table, mostBytes, done, log))) still.push(table);
      inUse = still;
    }
    done.left.push(...inUse.map(({ name }) => name));
    await renewStatistics(client, log);
    return done;
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Table {
  name: string;
  bytes: number;
}

/** False where somebody holds the table just now: the next time may be better. */
async function compactTable(
  client: pg.Client,
  { name, bytes }: Table,
  mostBytes: number,
  done: Compaction,
  log?: Log,
): Promise<boolean> {
  const isSmall = bytes <= mostBytes;
  try {
    await client.query(isSmall ? `vacuum full ${name}` : `vacuum ${name}`);
  } catch (error) {
    log?.warn('a table was not compacted', { detail: name, code: codeOf(error) });
    return false;
  }
  if (isSmall) done.rewritten += 1;
  else done.left.push(name);
  return true;
}

async function takeTurn(client: pg.Client, whenBusy: CompactionOptions['whenBusy']): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [COMPACTING]);
  if (rows[0]?.mine === true || whenBusy === 'leave') return rows[0]?.mine === true;
  await client.query('set lock_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [COMPACTING]);
  await client.query(`set lock_timeout = ${LOCK_MS}`);
  return true;
}

/** Common values of columns are kept there, also of tables that are empty by now. Only a server of our own allows all of it. */
const STATISTICS = [
  `delete from pg_catalog.pg_statistic
   where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  'vacuum full pg_catalog.pg_statistic',
  'analyze',
  'checkpoint',
];

async function renewStatistics(client: pg.Client, log?: Log): Promise<void> {
  for (const text of STATISTICS)
    await client.query(text).catch((error: unknown) => {
      log?.warn('the statistics of the database were not renewed', { code: codeOf(error) });
    });
}
