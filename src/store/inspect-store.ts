// What a database holds, without changing anything: for somebody who wants to know whether all is well.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectionSettings, storeFault } from './database/database.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './database/migrate.ts';

export interface StoreInspection {
  server: string;
  bytes: number;
  /** Migrations that the next start would run. */
  missingMigrations: string[];
  /** Migrations that this version does not know. */
  unknownMigrations: string[];
  jobs: Record<string, number>;
  projects: number;
  workers: { owner: string; seenSecondsAgo: number }[];
}

/** Whether a first start has made the private database. */
export function hasPrivateDatabase(dataDir: string): boolean {
  return ['postgres', 'postgres.location'].some((name) => existsSync(join(dataDir, name)));
}

export async function inspectStore(databaseUrl: string): Promise<StoreInspection> {
  const client = new pg.Client({ ...connectionSettings(databaseUrl), connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin read only');
    const { rows } = await client.query<{ server: string; bytes: string; made: boolean }>(
      `select current_setting('server_version') as server, pg_database_size(current_database()) as bytes,
              to_regclass('schema_migrations') is not null as made`,
    );
    const { server = '', bytes = '0', made = false } = rows[0] ?? {};
    const known = readMigrations(MIGRATIONS_FOLDER).map(({ name }) => name);
    const ran = made
      ? (await client.query<{ name: string }>('select name from schema_migrations order by number')).rows
      : [];
    const done = ran.map(({ name }) => name);
    return {
      server,
      bytes: Number(bytes),
      missingMigrations: known.filter((name) => !done.includes(name)),
      unknownMigrations: done.filter((name) => !known.includes(name)),
      ...(await contents(client)),
    };
  } catch (error) {
    throw storeFault(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function contents(client: pg.Client): Promise<Pick<StoreInspection, 'jobs' | 'projects' | 'workers'>> {
  const { rows: tables } = await client.query<{ ready: boolean }>(
    `select to_regclass('jobs') is not null and to_regclass('workers') is not null as ready`,
  );
  if (!tables[0]?.ready) return { jobs: {}, projects: 0, workers: [] };
  const jobs = await client.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from jobs group by status',
  );
  const projects = await client.query<{ count: number }>('select count(*)::int as count from projects');
  const workers = await client.query<{ owner: string; seconds: number }>(
    'select owner, extract(epoch from now() - seen_at)::float8 as seconds from workers order by owner',
  );
  return {
    jobs: Object.fromEntries(jobs.rows.map(({ status, count }) => [status, count])),
    projects: projects.rows[0]?.count ?? 0,
    workers: workers.rows.map(({ owner, seconds }) => ({ owner, seenSecondsAgo: Math.max(0, seconds) })),
  };
}
