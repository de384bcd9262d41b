// A fresh database per call on one real server that all test processes of this machine's user share.
// The first call of a run makes the server and a migrated template; every later call clones the template.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Log } from '../../src/ports/log.ts';
import type { Queue } from '../../src/ports/queue.ts';
import type { Store } from '../../src/ports/store.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../../src/store/database/migrate.ts';
import { openStore } from '../../src/store/open-store.ts';
import { withFileLock } from '../../src/store/postgres/file-lock.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../../src/store/postgres/private-postgres.ts';
import { identityIsAlive } from '../../src/store/postgres/process-identity.ts';
import { GATE_MS, gateOf } from './database-gate.ts';

export interface TestDatabase {
  store: Store;
  queue: Queue;
  /** For a second store or another process on the same data. */
  databaseUrl: string;
  secretKey: Uint8Array;
  /** Raw SQL as the owner, past every filter; for looking, not for making. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const TEMPLATE_LOCK = 727_100_003;
const REAPER = fileURLToPath(new URL('./database-reaper.ts', import.meta.url));

/** One folder per user and checkout, so that two checkouts never share a template. */
export function testServerFolder(): string {
  const owner = `${process.getuid?.() ?? 'user'} ${MIGRATIONS_FOLDER}`;
  return join(tmpdir(), `bonafide-test-${createHash('sha256').update(owner).digest('hex').slice(0, 10)}`);
}

let server: Promise<PrivatePostgres> | null = null;
let template: Promise<string> | null = null;
let open = 0;

/** The reaper is a user of the server that outlives the test processes and ends it when it is alone for a while. */
function ensureReaper(folder: string): void {
  const ticket = join(folder, 'reaper');
  if (existsSync(ticket) && identityIsAlive(readFileSync(ticket, 'utf8'))) return;
  spawn(process.execPath, [REAPER, folder], { detached: true, stdio: 'ignore', cwd: '/' }).unref();
}

async function startServer(): Promise<PrivatePostgres> {
  const folder = testServerFolder();
  // Test data need not survive a power cut.
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '400', autovacuum: 'off' };
  return withFileLock(gateOf(folder), GATE_MS, async () => {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const started = await startPrivatePostgres({ dataDir: folder, settings });
    ensureReaper(folder);
    return started;
  });
}

function databaseUrlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Named after what is in it, so that a changed migration makes a new one. */
async function ensureTemplate(adminUrl: string): Promise<string> {
  const queueVersion = readFileSync(new URL('../../node_modules/pg-boss/package.json', import.meta.url), 'utf8');
  const digest = createHash('sha256').update(queueVersion);
  for (const migration of readMigrations(MIGRATIONS_FOLDER)) digest.update(migration.checksum);
  const name = `template_${digest.digest('hex').slice(0, 16)}`;
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const { store } = await openStore({
      databaseUrl: databaseUrlOf(adminUrl, unfinished),
      secretKey: new Uint8Array(32),
      poolSize: 2,
    });
    await store.close();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [unfinished]);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

export async function openTestDatabase(options: { poolSize?: number; log?: Log } = {}): Promise<TestDatabase> {
  open += 1;
  server ??= startServer();
  const { connectionString } = await server;
  const adminUrl = databaseUrlOf(connectionString, 'postgres');
  template ??= ensureTemplate(adminUrl);
  const source = await template;
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await withClient(adminUrl, (client) => client.query(`create database ${name} template ${source}`));
  const databaseUrl = databaseUrlOf(connectionString, name);
  const secretKey = new Uint8Array(randomBytes(32));
  const { store, queue } = await openStore({ databaseUrl, secretKey, poolSize: options.poolSize ?? 10, ...options });
  let closed = false;
  return {
    store,
    queue,
    databaseUrl,
    secretKey,
    sql: (text, values) => withClient(databaseUrl, async (client) => (await client.query(text, values)).rows),
    async close() {
      if (closed) return;
      closed = true;
      await store.close();
      await withClient(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
      open -= 1;
      if (open > 0) return;
      const leaving = server;
      server = null;
      template = null;
      await (await leaving)?.stop();
    },
  };
}
