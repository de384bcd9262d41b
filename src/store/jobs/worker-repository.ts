// The worker's side of jobs: leases, and writes that only the holder of the newest lease can make.
import type { ReadSource, Source } from '../../domain/model/source.ts';
import type { TemplateRecord, WorkerStore } from '../../ports/store.ts';
import { builder, type Connection, run } from '../database/database.ts';
import { cleanText, jsonText } from '../database/json-text.ts';
import { ENTRY_IS_DEAD, QUEUE_ENTRY_COLUMNS, QUEUE_ENTRY_VALUES, QUEUE_TABLE } from '../queue/queue-entry.ts';
import type { Signals } from '../queue/signals.ts';
import { templateRecord } from '../records/templates-repository.ts';
import { JOB_COLUMN_LIST, type JobRow, jobRecord } from './job-rows.ts';

/**
 * A lease does not write the status (operations/transition-job does), so a job that is leased and not yet running is
 * `queued` with a lease; both forms are taken again when the lease has run out. Times are the database's own.
 */
const LEASE = `
  update jobs set fence = fence + 1, attempt = attempt + 1, lease_owner = $2,
                  lease_until = now() + make_interval(secs => $3)
  where id = $1 and status in ('queued', 'running') and (lease_until is null or lease_until <= now())
  returning ${JOB_COLUMN_LIST}`;

const HEARTBEAT = `
  update jobs set lease_until = now() + make_interval(secs => $3)
  where id = $1 and fence = $2 and status in ('queued', 'running') returning id`;

/** A worker that stops in good order has not failed: its attempt does not count. */
const RELEASE = `
  with job as (
    update jobs set lease_owner = null, lease_until = null, attempt = greatest(attempt - 1, 0),
                    queue_entry = gen_random_uuid()
    where id = $1 and fence = $2 and status in ('queued', 'running') returning id, queue_entry, project_id
  )
  insert into ${QUEUE_TABLE} (${QUEUE_ENTRY_COLUMNS}) select ${QUEUE_ENTRY_VALUES} from job returning 1`;

/** A job that stops its process again and again must end all the same, so only so many attempts are forgiven. */
const MOST_EXCUSED = 6;
const EXCUSE = `
  update jobs set attempt = greatest(attempt - 1, 0), interruptions = interruptions + 1
  where id = $1 and fence >= $2 and status in ('queued', 'running') and interruptions < ${MOST_EXCUSED}`;

/** The second half finds jobs whose entry was taken from the queue by a process that died before it took the lease. */
const EXPIRED = `
  (select id as "jobId", project_id as "projectId", attempt from jobs
   where lease_until <= now() and status in ('queued', 'running') order by lease_until limit $1)
  union all
  (select id, project_id, attempt from (
     select * from jobs where status in ('queued', 'running') and lease_until is null order by created_at limit 1000
   ) jobs where ${ENTRY_IS_DEAD})
  limit $1`;

/**
 * Guarded by the same conditions, so that two sweepers make one entry: the second waits for the row and finds another
 * entry named there than it saw, even though it cannot see that entry itself yet.
 */
const REQUEUE = `
  with seen as materialized (
    select id, queue_entry from jobs where id = $1
  ), job as (
    update jobs set lease_owner = null, lease_until = null, queue_entry = gen_random_uuid()
    from seen
    where jobs.id = seen.id and jobs.queue_entry is not distinct from seen.queue_entry and status in ('queued', 'running')
      and (lease_until <= now() or (lease_until is null and ${ENTRY_IS_DEAD}))
    returning jobs.id, jobs.queue_entry, jobs.project_id
  ), gone as (
    -- The entry of the worker that died: it would count among the running ones of its project for hours.
    delete from ${QUEUE_TABLE} entry using seen, job where entry.id = seen.queue_entry and entry.name = 'jobs'
  )
  insert into ${QUEUE_TABLE} (${QUEUE_ENTRY_COLUMNS}) select ${QUEUE_ENTRY_VALUES} from job returning 1`;

/** The fence of every write: one row when the lease is ours, none when it is lost. Locks the row against a cancel. */
const HELD = `select id, project_id from jobs where id = $1 and fence = $2 and status = 'running' for no key update`;

const SAVE_STAGE = `
  with held as (${HELD})
  insert into job_stages (job_id, stage, output) select id, $3, $4::jsonb from held
  on conflict (job_id, stage) do update set output = excluded.output, saved_at = now()
  returning 1`;

/** The counter gives each page its place: the row lock makes the next saver see the value the last one left. */
const SAVE_SOURCE = `
  with held as (
    update jobs set source_count = source_count + 1
    where id = $1 and fence = $2 and status = 'running' returning id, project_id, source_count
  ), saved as (
    insert into sources (id, project_id, job_id, ordinal, url, wire, reading)
    select $3, project_id, id, source_count, $4, $5, $6 from held
    on conflict (job_id, md5(url)) do update
      set id = excluded.id, wire = excluded.wire, reading = excluded.reading
    returning project_id, job_id, ordinal
  ), kept as (
    insert into page_texts (project_id, job_id, ordinal, text) select project_id, job_id, ordinal, $7 from saved
    on conflict (job_id, ordinal) do update set text = excluded.text
  )
  select 1 from held`;

const SAVE_USAGE = `
  with held as (${HELD}), saved as (
    insert into usage (job_id, project_id, step, provider, calls, cached, cost_usd, milliseconds, facts, dropped)
    select held.id, held.project_id, item.step, item.provider, item.calls, item.cached, item."costUsd", item.milliseconds,
      item.facts, item.dropped
    from held, jsonb_to_recordset($3::jsonb) as item
      (step text, provider text, calls int, cached int, "costUsd" float8, milliseconds float8, facts int, dropped int)
    on conflict (job_id, step, provider) do update set calls = excluded.calls, cached = excluded.cached,
      cost_usd = excluded.cost_usd, milliseconds = excluded.milliseconds, facts = excluded.facts,
      dropped = excluded.dropped
  )
  select 1 from held`;

type JobsOfWorker = Omit<
  WorkerStore,
  'leaseDeliveries' | 'releaseDeliveries' | 'finishAttempt' | 'nextDeliveryAt' | 'sweep' | 'dueMonitors'
>;

export function workerJobs(connection: Connection, signals: Signals): JobsOfWorker {
  const one = async (name: string, text: string, values: unknown[]): Promise<boolean> =>
    (await connection.query({ name, text, values })).length > 0;
  return {
    async lease(jobId, owner, seconds) {
      const [row] = await connection.query<JobRow>({ name: 'lease', text: LEASE, values: [jobId, owner, seconds] });
      if (row === undefined) return null;
      return { job: jobRecord(row), fence: row.fence, resumed: row.status === 'running' };
    },
    heartbeat: (jobId, fence, seconds) => one('heartbeat', HEARTBEAT, [jobId, fence, seconds]),
    async release(jobId, fence) {
      if (await one('release', RELEASE, [jobId, fence])) signals.announce('jobs');
    },
    async excuse(jobId, fence) {
      await connection.query({ name: 'excuse', text: EXCUSE, values: [jobId, fence] });
    },
    expiredLeases: (limit) => connection.query({ name: 'leases_expired', text: EXPIRED, values: [limit] }),
    async requeue(jobId) {
      if (await one('requeue', REQUEUE, [jobId])) signals.announce('jobs');
    },

    async loadStage(jobId, stage) {
      const [row] = await connection.query<{ output: unknown }>({
        name: 'stage_load',
        text: 'select output from job_stages where job_id = $1 and stage = $2',
        values: [jobId, stage],
      });
      return row?.output ?? null;
    },
    saveStage: (jobId, fence, stage, output) => one('stage_save', SAVE_STAGE, [jobId, fence, stage, jsonText(output)]),
    async saveProgress(jobId, fence, progress) {
      const text = `update jobs set progress = greatest(progress, $3)
                    where id = $1 and fence = $2 and status = 'running' returning 1`;
      const held = await one('progress_save', text, [jobId, fence, progress]);
      if (held) signals.announce(`job:${jobId}`);
      return held;
    },
    saveSource: (jobId, fence, source, wire) => {
      const { text, ...reading } = source;
      const values = [jobId, fence, source.sourceId, cleanText(source.url), jsonText(wire), jsonText(reading)];
      return one('source_save', SAVE_SOURCE, [...values, cleanText(text)]);
    },
    loadSources: (jobId) => loadSources(connection, jobId),
    saveUsage: (jobId, fence, items) => one('usage_save', SAVE_USAGE, [jobId, fence, jsonText(items)]),
    templateOf: (jobId) => templateOf(connection, jobId),
  };
}

async function loadSources(connection: Connection, jobId: string): Promise<ReadSource[]> {
  const rows = await connection.query<{ reading: Omit<ReadSource, 'text'>; text: string; wire: Source }>({
    name: 'sources_load',
    text: `select s.reading, t.text from sources s join page_texts t using (job_id, ordinal)
           where s.job_id = $1 order by s.ordinal`,
    values: [jobId],
  });
  return rows.map(({ reading, text }) => ({ ...reading, text }));
}

async function templateOf(connection: Connection, jobId: string): Promise<TemplateRecord | null> {
  const query = builder
    .selectFrom('templates')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.template_id', '=', 'templates.id').onRef('jobs.project_id', '=', 'templates.project_id'),
    )
    .selectAll('templates')
    .where('jobs.id', '=', jobId);
  const [row] = await run(connection, query);
  return row === undefined ? null : templateRecord(row);
}
