// The API over real HTTP: creating jobs through the whole stack against a bare handler that writes the same rows, and lists at
// a million jobs, on the first page and a quarter of a million rows deep.
import { Pool } from 'undici';
import { cursorCodec } from '../src/contract/reading/page-cursor.ts';
import { SAMPLE_JOB } from '../src/main/first-screen.ts';
import { QUEUE_TABLE } from '../src/store/queue/queue-entry.ts';
import type { TestDatabase } from '../test/support/database.ts';
import { openFleet } from '../test/support/fleet.ts';
import { startChild } from './children/process.ts';
import { inTurns, type Measure, median } from './measure.ts';

const CONNECTIONS = 16;
const WARM_UP_POSTS = 3000;
/** Short turns and many, so that whatever else the machine does falls on both. */
const POSTS = 500;
const TURNS = 31;
/** The store's own default, so that both have as many connections to the database. */
const POOL_SIZE = 20;
const POST_AIM = 0.8;
const ROWS = 1_000_000;
const DEEP = 225_000;
const LIST_AIM = 1.2;
const WARM_UP_PAGES = 20;
const PAGES = 500;

export async function benchApi(): Promise<Measure[]> {
  return [await posting(), ...(await listing())];
}

async function posting(): Promise<Measure> {
  const fleet = await openFleet();
  const bare = startChild('bare-api.ts');
  try {
    const server = await fleet.serveOnly();
    const address = await bare.ask<string>({ databaseUrl: fleet.database.databaseUrl, poolSize: POOL_SIZE });
    const ours = poster(server.address, { 'x-api-key': server.key });
    const other = poster(address, {});
    await Promise.all([ours(WARM_UP_POSTS), other(WARM_UP_POSTS)]);
    await requireSameRows(fleet.database);
    const compared = await inTurns(
      TURNS,
      () => ours(POSTS),
      () => other(POSTS),
    );
    return {
      name: `POST /v1/jobs, ${CONNECTIONS} connections`,
      value: compared.ours,
      unit: 'per s',
      limit: compared.bare,
      ratio: compared.ratio,
      aim: `at least ${POST_AIM} of a bare handler`,
      met: compared.ratio >= POST_AIM,
    };
  } finally {
    await bare.end();
    await fleet.close();
  }
}

/** The comparison holds only while the bare handler writes what we write: as many rows of every table, and as large ones. */
async function requireSameRows(database: TestDatabase): Promise<void> {
  const written = await database.sql<{ rows: string }>(`
    select json_build_array(count(*), count(event), count(entry), max(octet_length((to_jsonb(job) - 'created_at')::text)),
                            max(octet_length(event.body)), max(octet_length(entry.data::text))) as rows
    from jobs job
    left join events event on event.job_id = job.id
    left join ${QUEUE_TABLE} entry on entry.id = job.queue_entry
    group by job.project_id`);
  const [one, other] = written.map(({ rows }) => JSON.stringify(rows));
  if (written.length !== 2 || one !== other) throw new Error(`the two do not write the same: ${one} and ${other}`);
  const [others] = await database.sql<{ count: number }>(
    'select (select count(*) from deliveries)::int + (select count(*) from idempotency_keys)::int as count',
  );
  if (others?.count !== 0) throw new Error('our POST wrote rows that the bare handler does not write');
}

/** Posts so many and gives the rate per second. */
function poster(address: string, headers: Record<string, string>): (count: number) => Promise<number> {
  const pool = new Pool(address, { connections: CONNECTIONS });
  const body = JSON.stringify(SAMPLE_JOB);
  return async (count) => {
    let left = count;
    const started = performance.now();
    const lane = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const answer = await pool.request({
          path: '/v1/jobs',
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        });
        const text = await answer.body.text();
        if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${text.slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, lane));
    return (count / (performance.now() - started)) * 1000;
  };
}

const FILL = `
  insert into jobs (id, project_id, status, progress, created_at, started_at, completed_at, person, claims, person_name)
  select 'job_' || lpad(number::text, 26, '0'), $1, (array['completed', 'failed', 'canceled'])[1 + number % 3], 100,
         timestamptz '2026-01-01' + number * interval '1 second', timestamptz '2026-01-01' + number * interval '1 second',
         timestamptz '2026-01-01' + number * interval '1 second', $2, $3, 'person ' || number
  from generate_series(1, $4) number`;

async function listing(): Promise<Measure[]> {
  const fleet = await openFleet();
  try {
    const server = await fleet.serveOnly();
    const [project] = await fleet.database.sql<{ id: string }>(`select id from projects where name = 'fleet'`);
    const projectId = project!.id;
    await fleet.database.sql(FILL, [
      projectId,
      JSON.stringify(SAMPLE_JOB.person),
      JSON.stringify(SAMPLE_JOB.claims),
      ROWS,
    ]);
    await fleet.database.sql('vacuum (analyze) jobs');
    const [deep] = await fleet.database.sql<{ id: string; created_at: Date }>(
      'select id, created_at from jobs where project_id = $1 order by created_at desc, id desc offset $2 limit 1',
      [projectId, DEEP],
    );
    const cursors = cursorCodec(fleet.database.secretKey);
    const filtersOf = (status?: string) => ({ status, created_after: undefined, created_before: undefined });
    const cursorOf = (status?: string): string =>
      cursors.encode({ projectId, route: 'jobs', filters: filtersOf(status) }, [deep!.created_at.getTime(), deep!.id]);
    const pool = new Pool(server.address, { connections: 1 });
    const ask = async (query: string): Promise<number> => {
      const started = performance.now();
      const answer = await pool.request({
        path: `/v1/jobs?limit=25${query}`,
        method: 'GET',
        headers: { 'x-api-key': server.key },
      });
      const page = (await answer.body.json()) as { data?: unknown[] };
      if (page.data?.length !== 25) throw new Error(`a page was not full: ${JSON.stringify(page).slice(0, 300)}`);
      return performance.now() - started;
    };
    const measures: Measure[] = [];
    for (const [name, status] of [
      ['all jobs', undefined],
      ['completed jobs', 'completed'],
    ] as const) {
      const filter = status ? `&status=${status}` : '';
      const first: number[] = [];
      const later: number[] = [];
      const farQuery = `${filter}&cursor=${cursorOf(status)}`;
      for (let turn = -WARM_UP_PAGES; turn < PAGES; turn += 1) {
        // Neither is always the one that comes second.
        const farFirst = turn % 2 === 0;
        const early = farFirst ? await ask(farQuery) : null;
        const near = await ask(filter);
        const far = early ?? (await ask(farQuery));
        if (turn < 0) continue;
        first.push(near);
        later.push(far);
      }
      const ratio = median(later) / median(first);
      measures.push({
        name: `list of ${name}, ${DEEP} rows deep in a million, p50`,
        value: median(later),
        unit: 'ms',
        limit: median(first),
        ratio,
        aim: `at most ${LIST_AIM} of the first page`,
        met: ratio <= LIST_AIM,
      });
    }
    return measures;
  } finally {
    await fleet.close();
  }
}
