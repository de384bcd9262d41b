// Monitors and their runs.
import type { Cadence } from '../../domain/job/cadence.ts';
import type { JobStatus } from '../../domain/job/state.ts';
import type { Claim } from '../../domain/model/claim.ts';
import type { Options } from '../../domain/model/options.ts';
import type { Person } from '../../domain/model/person.ts';
import type {
  MonitorRecord,
  MonitorRun,
  PageOf,
  Position,
  ProjectReads,
  ProjectTransaction,
  WantedPerson,
} from '../../ports/store.ts';
import { countOfProject } from '../database/count-of-project.ts';
import type { Connection } from '../database/database.ts';
import { namesOf } from '../database/fold-text.ts';
import { cleanText, jsonText } from '../database/json-text.ts';
import { pageOf } from '../database/pages.ts';
import { foldEmail } from './insert-jobs.ts';
import { isAbout, type PersonRow } from './jobs-repository.ts';

/** The newest run of a kind, as one JSON value. */
const runWhere = (condition: string): string => `(
    select jsonb_build_object('id', r.job_id, 'createdAt', r.created_at, 'comparedWith', r.compared_with,
                              'changed', r.changed, 'status', j.status)
    from monitor_runs r join jobs j on j.id = r.job_id
    where r.monitor_id = m.id and ${condition}
    order by r.created_at desc, r.job_id desc limit 1
  )`;

const MONITOR = `
  select m.*, ${runWhere('true')} as last_run, ${runWhere('r.changed')} as last_change,
    ${runWhere(`j.status = 'completed'`)} ->> 'id' as last_completed
  from monitors m where m.project_id = $1`;

interface MonitorRow {
  id: string;
  created_at: Date;
  status: MonitorRecord['status'];
  paused_reason: string | null;
  cadence: Cadence;
  person: Person;
  claims: Claim[];
  template_id: string | null;
  options: Options | null;
  metadata: Record<string, unknown> | null;
  purpose: string | null;
  legal_basis: string | null;
  next_run_at: Date | null;
  last_run: RunJson | null;
  last_change: RunJson | null;
  last_completed: string | null;
}
type RunJson = Omit<MonitorRun, 'createdAt'> & { createdAt: string };

function runRecord(run: RunJson | null): MonitorRun | null {
  return run === null ? null : { ...run, createdAt: new Date(run.createdAt) };
}

function monitorRecord(row: MonitorRow): MonitorRecord {
  const { id, status, cadence, person, claims, options, metadata } = row;
  return {
    id,
    createdAt: row.created_at,
    status,
    pausedReason: row.paused_reason,
    cadence,
    person,
    claims,
    templateId: row.template_id,
    options,
    metadata,
    purpose: row.purpose,
    legalBasis: row.legal_basis,
    nextRunAt: row.next_run_at,
    lastRun: runRecord(row.last_run),
    lastChange: runRecord(row.last_change),
    lastCompleted: row.last_completed,
  };
}

async function monitorsWhere(connection: Connection, text: string, values: unknown[]): Promise<MonitorRecord[]> {
  const rows = await connection.query<MonitorRow>({ text: `${MONITOR} ${text}`, values });
  return rows.map(monitorRecord);
}

const RUNS = `
  select r.job_id as id, r.created_at, r.compared_with, r.changed, j.status
  from monitor_runs r join jobs j on j.id = r.job_id
  where r.project_id = $1 and r.monitor_id = $2 and ($3::boolean is null or r.changed = $3)
    and ($4::timestamptz is null or (r.created_at, r.job_id) < ($4::timestamptz, $5::text))
  order by r.created_at desc, r.job_id desc limit $6`;

interface RunRow {
  id: string;
  created_at: Date;
  compared_with: string | null;
  changed: boolean | null;
  status: JobStatus;
}

export function monitorReads(connection: Connection, projectId: string): ProjectReads['monitors'] {
  return {
    async get(monitorId) {
      return (await monitorsWhere(connection, 'and m.id = $2', [projectId, monitorId]))[0] ?? null;
    },

    async list(limit: number, after: Position | null): Promise<PageOf<MonitorRecord>> {
      const rows = await monitorsWhere(
        connection,
        `and ($2::timestamptz is null or (m.created_at, m.id) < ($2::timestamptz, $3::text))
         order by m.created_at desc, m.id desc limit $4`,
        [projectId, after?.createdAt ?? null, after?.id ?? null, limit + 1],
      );
      return pageOf(rows, limit, (monitor) => monitor);
    },

    async runs(monitorId, { changed }, limit, after) {
      const rows = await connection.query<RunRow>({
        text: RUNS,
        values: [projectId, monitorId, changed ?? null, after?.createdAt ?? null, after?.id ?? null, limit + 1],
      });
      return pageOf(rows, limit, ({ created_at: createdAt, compared_with: comparedWith, ...run }) => ({
        ...run,
        createdAt,
        comparedWith,
      }));
    },
  };
}

type MonitorWrites = Pick<
  ProjectTransaction,
  | 'insertMonitor'
  | 'countMonitors'
  | 'lockMonitor'
  | 'updateMonitor'
  | 'deleteMonitor'
  | 'insertMonitorRun'
  | 'monitorRunOf'
  | 'settleMonitorRun'
  | 'findMonitorsOfPerson'
>;

export function monitorWrites(connection: Connection, projectId: string): MonitorWrites {
  return {
    async insertMonitor(monitor) {
      const optional = (value: unknown): string | null => (value === null ? null : jsonText(value));
      await connection.query({
        text: `insert into monitors (project_id, id, created_at, status, paused_reason, cadence, person, claims, template_id,
                                     options, metadata, next_run_at, purpose, legal_basis)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
        values: [
          ...[projectId, monitor.id, monitor.createdAt, monitor.status, monitor.pausedReason, monitor.cadence],
          ...[jsonText(monitor.person), jsonText(monitor.claims), monitor.templateId],
          ...[optional(monitor.options), optional(monitor.metadata), monitor.nextRunAt],
          ...[monitor.purpose, monitor.legalBasis].map((text) => (text === null ? null : cleanText(text))),
        ],
      });
    },

    countMonitors: () => countOfProject(connection, projectId, 'monitors'),

    async lockMonitor(monitorId) {
      return (await monitorsWhere(connection, 'and m.id = $2 for update of m', [projectId, monitorId]))[0] ?? null;
    },

    async updateMonitor(monitorId, { status, pausedReason, cadence, nextRunAt }) {
      await connection.query({
        text: `update monitors set status = $3, paused_reason = $4, cadence = $5, next_run_at = $6
               where project_id = $1 and id = $2`,
        values: [projectId, monitorId, status, pausedReason, cadence, nextRunAt],
      });
    },

    async deleteMonitor(monitorId) {
      const rows = await connection.query({
        text: `with forgotten as (delete from idempotency_keys where project_id = $1 and resource_id = $2)
               delete from monitors where project_id = $1 and id = $2 returning id`,
        values: [projectId, monitorId],
      });
      return rows.length > 0;
    },

    async insertMonitorRun({ monitorId, jobId, createdAt, comparedWith }) {
      await connection.query({
        text: `insert into monitor_runs (project_id, monitor_id, job_id, created_at, compared_with)
               values ($1, $2, $3, $4, $5)`,
        values: [projectId, monitorId, jobId, createdAt, comparedWith],
      });
    },

    async monitorRunOf(jobId) {
      const [row] = await connection.query<{ monitorId: string; comparedWith: string }>({
        name: 'monitor_run_of',
        text: `select monitor_id as "monitorId", compared_with as "comparedWith" from monitor_runs
               where project_id = $1 and job_id = $2 and compared_with is not null`,
        values: [projectId, jobId],
      });
      return row ?? null;
    },

    async settleMonitorRun(jobId, changed) {
      await connection.query({
        text: 'update monitor_runs set changed = $3 where project_id = $1 and job_id = $2 and compared_with is not null',
        values: [projectId, jobId, changed],
      });
    },

    async findMonitorsOfPerson(wanted: WantedPerson): Promise<MonitorRecord[]> {
      const names = wanted.fullName === null ? [] : namesOf(wanted.fullName);
      const monitors = await monitorsWhere(connection, 'order by m.created_at, m.id', [projectId]);
      return monitors.filter((monitor) => isAbout(monitor as PersonRow, names, foldEmail(wanted.email)));
    },
  };
}

export async function dueMonitors(
  connection: Connection,
  now: Date,
  limit: number,
): Promise<{ monitorId: string; projectId: string }[]> {
  return connection.query({
    name: 'monitors_due',
    text: `select id as "monitorId", project_id as "projectId" from monitors
           where next_run_at <= $1 order by next_run_at limit $2`,
    values: [now, limit],
  });
}
