// Batches of jobs: the rows of one request in their order.
import type { FieldFault } from '../../domain/model/fault.ts';
import type { BatchRecord, BatchRow, NewEvent, NewJob, PageOf, Position } from '../../ports/store.ts';
import type { Connection } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';
import { pageOf } from '../database/pages.ts';
import { type InsertedJobs, insertJobs, MOST_AT_ONCE } from './insert-jobs.ts';
import { JOB_COLUMN_LIST, type JobRow, jobRecord } from './job-rows.ts';
import type { Announcements } from './jobs-repository.ts';

const BATCH = `
  select b.id, b.created_at, b.ended_at, counted.total, counted.refused, counted.jobs
  from batches b, lateral (
    select count(*)::int as total, count(*) filter (where faults is not null)::int as refused,
      coalesce((
        select jsonb_object_agg(status, number) from (
          select coalesce(j.status, 'erased') as status, count(*) as number
          from batch_rows r left join jobs j on j.id = r.job_id and j.project_id = $1
          where r.batch_id = b.id and r.faults is null group by 1
        ) states
      ), '{}') as jobs
    from batch_rows where batch_id = b.id
  ) counted
  where b.project_id = $1`;

interface Row {
  id: string;
  created_at: Date;
  ended_at: Date | null;
  total: number;
  refused: number;
  jobs: Record<string, number>;
}

function batchRecord(row: Row): BatchRecord {
  const { id, created_at: createdAt, ended_at: endedAt, total, refused, jobs } = row;
  return { id, createdAt, endedAt, total, refused, jobs };
}

const ROWS = `
  select r.row, r.faults, ${JOB_COLUMN_LIST.split(',')
    .map((column) => `j.${column.trim()}`)
    .join(', ')}, reports.score, reports.body ->> 'assessment' as assessment,
    (select jsonb_agg(jsonb_build_object('claim_key', c -> 'claim_key', 'status', c -> 'status'))
     from jsonb_array_elements(reports.body -> 'claims') c) as claim_states
  from batch_rows r
  left join jobs j on j.id = r.job_id and j.project_id = $1
  left join reports on reports.job_id = j.id and reports.project_id = $1
  where r.project_id = $1 and r.batch_id = $2 and r.row > $3
  order by r.row limit $4`;

type ReadRow = JobRow & {
  row: number;
  faults: FieldFault[] | null;
  score: number | null;
  assessment: string | null;
  claim_states: { claim_key: string; status: string }[] | null;
};

export function batchReads(connection: Connection, projectId: string) {
  return {
    async get(batchId: string): Promise<BatchRecord | null> {
      const rows = await connection.query<Row>({ text: `${BATCH} and b.id = $2`, values: [projectId, batchId] });
      return rows[0] === undefined ? null : batchRecord(rows[0]);
    },

    async list(limit: number, after: Position | null): Promise<PageOf<BatchRecord>> {
      const rows = await connection.query<Row>({
        text: `${BATCH} and ($2::timestamptz is null or (b.created_at, b.id) < ($2::timestamptz, $3::text))
               order by b.created_at desc, b.id desc limit $4`,
        values: [projectId, after?.createdAt ?? null, after?.id ?? null, limit + 1],
      });
      return pageOf(rows, limit, batchRecord);
    },

    async rows(batchId: string, afterRow: number, limit: number): Promise<BatchRow[]> {
      const rows = await connection.query<ReadRow>({ text: ROWS, values: [projectId, batchId, afterRow, limit] });
      return rows.map(({ row, faults, score, assessment, claim_states: claims, ...job }) => ({
        row,
        faults,
        job: job.id === null ? null : jobRecord(job as JobRow),
        report: score === null ? null : { score, assessment, claims: claims ?? [] },
      }));
    },
  };
}

export interface NewBatchRow {
  row: number;
  faults?: FieldFault[];
  made?: { job: NewJob; event: NewEvent };
}

/** Every other job of the batch has ended; the lock lets only one of two last jobs see the other. */
const END = `
  update batches b set ended_at = $3
  where b.project_id = $1 and b.id = $2 and b.ended_at is null and not exists (
    select 1 from batch_rows r join jobs j on j.id = r.job_id
    where r.batch_id = b.id and j.status not in ('completed', 'failed', 'canceled'))
  returning id`;

export function batchWrites(connection: Connection, projectId: string, announce: Announcements) {
  return {
    async insertBatch(batch: { id: string; createdAt: Date }, rows: NewBatchRow[]): Promise<void> {
      await connection.query({
        text: 'insert into batches (id, project_id, created_at) values ($1, $2, $3)',
        values: [batch.id, projectId, batch.createdAt],
      });
      const made = rows.flatMap((row) => (row.made ? [row.made] : []));
      for (let at = 0; at < made.length; at += MOST_AT_ONCE) {
        const some = made.slice(at, at + MOST_AT_ONCE);
        const [written] = await connection.query<InsertedJobs>(insertJobs(projectId, some));
        if ((written?.deliveries ?? 0) > 0) announce.deliveries = true;
      }
      await connection.query({
        text: `insert into batch_rows (project_id, batch_id, row, job_id, faults)
               select $1, $2, row, job_id, faults::jsonb from unnest($3::int[], $4::text[], $5::text[]) as given (row, job_id, faults)`,
        values: [
          ...[projectId, batch.id, rows.map(({ row }) => row), rows.map((row) => row.made?.job.id ?? null)],
          rows.map(({ faults }) => (faults ? jsonText(faults) : null)),
        ],
      });
      announce.queued = true;
    },

    async endBatchOf(jobId: string, at: Date): Promise<string | null> {
      const [batch] = await connection.query<{ id: string }>({
        name: 'batch_of_job',
        text: `select b.id from batches b join batch_rows r on r.batch_id = b.id
               where r.job_id = $2 and b.project_id = $1 and b.ended_at is null for update of b`,
        values: [projectId, jobId],
      });
      if (batch === undefined) return null;
      const ended = await connection.query<{ id: string }>({ text: END, values: [projectId, batch.id, at] });
      return ended[0]?.id ?? null;
    },
  };
}
