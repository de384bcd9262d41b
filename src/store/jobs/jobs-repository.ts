// Reads of a project's jobs, and the writes a project's transaction may do to them.

import { isFinal } from '../../domain/job/state.ts';
import type { Report } from '../../domain/model/report.ts';
import type {
  DailyUsage,
  JobFilter,
  JobOutcome,
  JobRecord,
  JobStateChange,
  NewEvent,
  NewJob,
  PageOf,
  Position,
  UsageItem,
  WantedPerson,
} from '../../ports/store.ts';
import { builder, type Connection, runNamed } from '../database/database.ts';
import { foldText, foldWithoutMarks, namesOf } from '../database/fold-text.ts';
import { cleanText, jsonText } from '../database/json-text.ts';
import { olderThan, pageOf, rowsFor } from '../database/pages.ts';
import { foldEmail, type InsertedJobs, insertJobs } from './insert-jobs.ts';
import { JOB_COLUMN_LIST, JOB_COLUMNS, type JobRow, jobRecord } from './job-rows.ts';

const GET = `select ${JOB_COLUMN_LIST} from jobs where project_id = $1 and id = $2`;

export function jobReads(connection: Connection, projectId: string) {
  return {
    async get(jobId: string): Promise<JobRecord | null> {
      const [row] = await connection.query<JobRow>({ name: 'job_get', text: GET, values: [projectId, jobId] });
      return row === undefined ? null : jobRecord(row);
    },

    async list(filter: JobFilter, limit: number, after: Position | null): Promise<PageOf<JobRecord>> {
      let query = builder.selectFrom('jobs').select(JOB_COLUMNS).where('project_id', '=', projectId);
      if (filter.status !== undefined) query = query.where('status', '=', filter.status);
      if (filter.createdAfter !== undefined) query = query.where('created_at', '>=', filter.createdAfter);
      if (filter.createdBefore !== undefined) query = query.where('created_at', '<', filter.createdBefore);
      for (const word of foldText(filter.person ?? '')
        .split(' ')
        .filter((part) => part !== ''))
        query = query.where('person_name', 'like', `%${word}%`);
      if (after !== null) query = query.where((expression) => olderThan(expression, after));
      const ordered = query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(rowsFor(limit));
      return pageOf(await runNamed(connection, ordered), limit, jobRecord);
    },

    async report(jobId: string): Promise<Report | null> {
      const [row] = await connection.query<{ body: Report }>({
        name: 'job_report',
        text: 'select body from reports where project_id = $1 and job_id = $2',
        values: [projectId, jobId],
      });
      return row?.body ?? null;
    },

    async outcomes(jobIds: string[]): Promise<Map<string, JobOutcome>> {
      if (jobIds.length === 0) return new Map();
      const rows = await connection.query<JobOutcome & { jobId: string }>({
        name: 'job_outcomes',
        text: OUTCOMES,
        values: [projectId, jobIds],
      });
      return new Map(rows.map(({ jobId, ...outcome }) => [jobId, outcome]));
    },

    async usage(jobId: string): Promise<UsageItem[]> {
      const rows = await connection.query<UsageItem & { facts: number | null; dropped: number | null }>({
        text: `select step, provider, calls, cached, cost_usd as "costUsd", milliseconds, facts, dropped
               from usage where project_id = $1 and job_id = $2 order by step, provider`,
        values: [projectId, jobId],
      });
      return rows.map(({ facts, dropped, ...item }) =>
        facts === null || dropped === null ? item : { ...item, facts, dropped },
      );
    },

    async countQueued(most: number): Promise<number> {
      const [row] = await connection.query<{ count: number }>({
        name: 'jobs_queued',
        text: `select count(*)::int as count from (
                 select 1 from jobs where project_id = $1 and status = 'queued' limit $2
               ) waiting`,
        values: [projectId, most],
      });
      return row?.count ?? 0;
    },

    async usageByDay(since: Date): Promise<DailyUsage[]> {
      return connection.query<DailyUsage>({ name: 'job_usage_by_day', text: USAGE_BY_DAY, values: [projectId, since] });
    },
  };
}

const OUTCOMES = `
  select job_id as "jobId", score, body ->> 'assessment' as assessment,
    coalesce((
      select jsonb_object_agg(status, number)
      from (select claim ->> 'status' as status, count(*) as number from jsonb_array_elements(body -> 'claims') claim group by 1) counted
    ), '{}') as claims
  from reports where project_id = $1 and job_id = any($2::text[])`;

const USAGE_BY_DAY = `
  select to_char(j.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as jobs,
    count(*) filter (where j.status = 'completed')::int as completed,
    count(*) filter (where j.status = 'failed')::int as failed,
    count(*) filter (where j.status = 'canceled')::int as canceled,
    coalesce(sum(spent.cost_usd), 0)::float8 as "costUsd"
  from jobs j
  left join lateral (select sum(cost_usd) as cost_usd from usage u where u.project_id = $1 and u.job_id = j.id) spent on true
  where j.project_id = $1 and j.created_at >= $2
  group by day order by day`;

/** Endpoints that want the event, or that the job's options name for it. */
const DELIVERIES_OF_EVENT = `
  insert into deliveries (id, project_id, endpoint_id, event_id, event_type, job_id, next_attempt_at, created_at)
  select bonafide_id('del', $5::timestamptz), project_id, id, $3, $4, $2, least($5::timestamptz, now()), $5
  from webhook_endpoints
  where project_id = $1 and enabled and ($4 = any(events) or id = $7)
  on conflict (event_id, endpoint_id) where replay_of is null do nothing
  returning endpoint_id`;

const APPEND_EVENT = `
  with event as (
    insert into events (project_id, job_id, id, type, created_at, body, sequence, traceparent)
    values ($1, $2, $3, $4, $5, $6, $8, $9)
  ), outbox as (${DELIVERIES_OF_EVENT}
  ), overtaken as (
    delete from delivery_queue
    where delivery_id = any (array (
        select id from deliveries
        where job_id = $2 and event_type = 'job.progress' and status = 'pending' and event_id <> $3
          and endpoint_id in (select endpoint_id from outbox)
      )) and (leased_until is null or leased_until <= now())
    returning delivery_id
  ), stale as (
    update deliveries set status = 'discarded', next_attempt_at = null, completed_at = $5
    where id = any (array (select delivery_id from overtaken))
  )
  select count(*)::int as deliveries from outbox`;

const NEXT_SEQUENCE = `update jobs set last_sequence = last_sequence + 1 where project_id = $1 and id = $2 returning last_sequence, traceparent`;

const WRITE_STATE = `
  update jobs set
    status = $3,
    progress = greatest(progress, coalesce($4, progress)),
    started_at = coalesce(started_at, $5),
    completed_at = coalesce($6, completed_at),
    error = case when $7 then $8 else error end,
    lease_owner = case when $9 then null else lease_owner end,
    lease_until = case when $9 then null else lease_until end
  where project_id = $1 and id = $2`;

/** What judging added to a source (a template's own values, its weight) is shown in the list of sources too. */
const INSERT_REPORT = `
  with report as (
    insert into reports (project_id, job_id, score, body) values ($1, $2, $3, $4::jsonb)
  )
  update sources s set wire = item
  from jsonb_array_elements($4::jsonb -> 'sources') item
  where s.project_id = $1 and s.job_id = $2 and s.id = item ->> 'source_id' and s.wire <> item`;

/** What the transaction did that others wait for, so that it can be announced once it is committed. */
export interface Announcements {
  jobs: Set<string>;
  ended: Set<string>;
  queued: boolean;
  deliveries: boolean;
}

export function jobWrites(connection: Connection, projectId: string, announce: Announcements) {
  return {
    async insertJob(job: NewJob, event: NewEvent, { last = false } = {}): Promise<void> {
      const [written] = await connection.query<InsertedJobs>({
        ...insertJobs(projectId, [{ job, event }]),
        last: last && job.rerunOf === undefined,
      });
      if (job.rerunOf !== undefined)
        await connection.query({
          text: 'update jobs set rerun_of = $3 where project_id = $1 and id = $2',
          values: [projectId, job.id, job.rerunOf],
          last,
        });
      // Nobody can watch a job before its id is known, so only the workers are told.
      announce.queued = true;
      if ((written?.deliveries ?? 0) > 0) announce.deliveries = true;
    },

    async lockJob(jobId: string): Promise<JobRecord | null> {
      const [row] = await connection.query<JobRow>({
        name: 'job_lock',
        text: `${GET} for no key update`,
        values: [projectId, jobId],
      });
      return row === undefined ? null : jobRecord(row);
    },

    async writeJobState(jobId: string, change: JobStateChange): Promise<void> {
      await connection.query({
        name: 'job_state',
        text: WRITE_STATE,
        values: [
          projectId,
          jobId,
          change.status,
          change.progress ?? null,
          change.startedAt ?? null,
          change.completedAt ?? null,
          change.error !== undefined,
          change.error == null ? null : cleanText(change.error),
          isFinal(change.status),
        ],
      });
      announce.jobs.add(jobId);
      if (isFinal(change.status)) announce.ended.add(jobId);
    },

    async appendEvent(event: NewEvent): Promise<void> {
      const [counted] = await connection.query<{ last_sequence: number; traceparent: string | null }>({
        name: 'event_sequence',
        text: NEXT_SEQUENCE,
        values: [projectId, event.jobId],
      });
      if (counted === undefined) throw new Error('an event needs its job');
      const sequence = counted.last_sequence;
      const [written] = await connection.query<{ deliveries: number }>({
        name: 'event_append',
        text: APPEND_EVENT,
        values: [
          ...[projectId, event.jobId, event.id, event.type, event.createdAt],
          ...[cleanText(event.body(sequence)), event.alsoEndpointId, sequence, counted.traceparent],
        ],
      });
      announce.jobs.add(event.jobId);
      if ((written?.deliveries ?? 0) > 0) announce.deliveries = true;
    },

    async insertReport(jobId: string, report: Report): Promise<void> {
      await connection.query({
        name: 'report_insert',
        text: INSERT_REPORT,
        values: [projectId, jobId, report.score, jsonText(report)],
      });
    },

    /** Sources, texts, report, events, deliveries, stages and cached answers go with the row, and the key of the request that made it. */
    async eraseJob(jobId: string): Promise<boolean> {
      const rows = await connection.query({
        text: `with forgotten as (
                 delete from idempotency_keys where project_id = $1 and resource_id = $2
               ), waiting as (
                 -- The queue before the log, as everybody takes them.
                 delete from delivery_queue where delivery_id = any (array (
                   select id from deliveries where project_id = $1 and job_id = $2 and status = 'pending'))
               )
               delete from jobs where project_id = $1 and id = $2 returning id`,
        values: [projectId, jobId],
      });
      announce.jobs.add(jobId);
      announce.ended.add(jobId);
      return rows.length > 0;
    },

    async findJobsOfPerson(wanted: WantedPerson): Promise<string[]> {
      const names = wanted.fullName === null ? [] : namesOf(wanted.fullName);
      const rows = await connection.query<PersonRow>({
        // A wide net: names are compared below, where other names and e-mail addresses inside claims count too.
        text: `select id, person, claims from jobs
               where project_id = $1 and (person_name = any ($2) or person_email = $3 or person ? 'aliases'
                                          or person->>'full_name' like '%,%' or $3 is not null and claims::text ilike '%@%')
               order by created_at, id`,
        values: [projectId, [...names, ...names.map(foldWithoutMarks)], foldEmail(wanted.email)],
      });
      return rows.filter((row) => isAbout(row, names, foldEmail(wanted.email))).map((row) => row.id);
    },

    async exportJob(jobId: string): Promise<Record<string, unknown> | null> {
      const [row] = await connection.query<{ held: Record<string, unknown> }>({
        text: EXPORT,
        values: [projectId, jobId],
      });
      return row?.held ?? null;
    },

    async recordAct(act: string, objectIds: readonly string[]): Promise<void> {
      await connection.query({
        text: 'insert into audit_records (project_id, act, object_ids) values ($1, $2, $3)',
        values: [projectId, act, objectIds],
      });
    },
  };
}

export interface PersonRow {
  id: string;
  person: { full_name: string; aliases?: string[]; email?: string };
  claims: { expected?: Record<string, unknown> }[];
}

/** Name and e-mail address together mean both: a namesake with another address is somebody else. */
export function isAbout({ person, claims }: PersonRow, names: readonly string[], email: string | null): boolean {
  const own = [person.full_name, ...(person.aliases ?? [])].flatMap(namesOf);
  if (names.length > 0 && !own.some((name) => names.includes(name))) return false;
  if (email === null) return names.length > 0;
  const claimed = claims.flatMap(({ expected }) => Object.values(expected ?? {})).flat();
  return [person.email, ...claimed].some((value) => typeof value === 'string' && foldEmail(value) === email);
}

/** All that is kept of a job, as it is kept. */
const EXPORT = `
  select jsonb_build_object(
    'job', to_jsonb(j) - 'queue_entry' - 'lease_owner' - 'lease_until' - 'fence' - 'person_name' - 'person_email',
    'report', (select to_jsonb(r) from reports r where r.job_id = j.id),
    'sources', coalesce((select jsonb_agg(s.wire || jsonb_build_object('text', t.text) order by s.ordinal)
                         from sources s left join page_texts t using (job_id, ordinal) where s.job_id = j.id), '[]'),
    'events', coalesce((select jsonb_agg(e.body::jsonb order by e.sequence) from events e where e.job_id = j.id), '[]'),
    'usage', coalesce((select jsonb_agg(to_jsonb(u)) from usage u where u.job_id = j.id), '[]'),
    'deliveries', coalesce((select jsonb_agg(to_jsonb(d)) from deliveries d where d.job_id = j.id), '[]')
  ) as held
  from jobs j where j.project_id = $1 and j.id = $2`;
