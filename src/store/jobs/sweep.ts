// What time removes: old idempotency keys, jobs past their project's retention, old deliveries, stale answers.
import type { WorkerStore } from '../../ports/store.ts';
import type { Connection } from '../database/database.ts';

/** Rows per statement, so that a sweep after a long pause holds no lock for long. */
const BATCH = 500;
const ROUNDS = 200;

async function inBatches(connection: Connection, text: string, ...values: unknown[]): Promise<number> {
  let removed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = await connection.query({ text, values: [BATCH, ...values] });
    removed += rows.length;
    if (rows.length < BATCH) break;
  }
  return removed;
}

const KEYS = `delete from idempotency_keys where (project_id, route, key) in (
  select project_id, route, key from idempotency_keys where created_at <= $2::timestamptz - interval '24 hours' limit $1
) returning 1`;

const JOBS = `with gone as (
  delete from jobs where id in (
    select j.id from jobs j join projects p on p.id = j.project_id
    where coalesce(p.retention_days, $3::int) > 0
      and j.completed_at <= $2::timestamptz - make_interval(days => coalesce(p.retention_days, $3::int)) limit $1
  ) returning id, project_id
), told as (
  insert into audit_records (project_id, act, object_ids)
  select project_id, 'job.expired', array_agg(id order by id) from gone group by project_id
) select 1 from gone`;

const DELIVERIES = `delete from deliveries where id in (
  select id from deliveries where created_at <= $2::timestamptz - interval '30 days' and status <> 'pending' limit $1
) returning 1`;

const ANSWERS = `delete from cached_answers where key in (
  select key from cached_answers where expires_at <= $2 limit $1
) returning 1`;

const EXPIRED_SECRETS = 'delete from webhook_secrets where expires_at <= $1';

/** An event that was written while its endpoint was being switched off or deleted. */
const STRAY_DELIVERIES = `with stray as (
    delete from delivery_queue q
    where not exists (select 1 from webhook_endpoints e where e.id = q.endpoint_id and e.enabled)
    returning delivery_id
  )
  update deliveries set status = 'discarded', error = 'endpoint_disabled', next_attempt_at = null, completed_at = $1
  where id = any (array (select delivery_id from stray))`;

/** A project without a retention of its own follows the service's; 0 keeps. */
export async function sweep(
  connection: Connection,
  now: Date,
  defaultRetentionDays = 0,
): ReturnType<WorkerStore['sweep']> {
  await connection.query({ text: EXPIRED_SECRETS, values: [now] });
  await connection.query({ text: STRAY_DELIVERIES, values: [now] });
  return {
    idempotencyKeys: await inBatches(connection, KEYS, now),
    jobs: await inBatches(connection, JOBS, now, defaultRetentionDays),
    deliveries: await inBatches(connection, DELIVERIES, now),
    cached: await inBatches(connection, ANSWERS, now),
  };
}
