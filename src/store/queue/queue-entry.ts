// The row of pg-boss that stands for a waiting job. Written as SQL, so that it travels in the job's own statement;
// `queue.test.ts` holds it against what pg-boss itself would write.

export const QUEUE_NAME = 'jobs';
export const QUEUE_TABLE = 'pgboss.job_common';

/** pg-boss never retries: the lease in `jobs` decides who runs what, and a dead worker's job gets a new entry. */
export const QUEUE_SETTINGS = {
  policy: 'standard',
  retryLimit: 0,
  expireInSeconds: 12 * 3600,
  retentionSeconds: 10 * 365 * 24 * 3600,
  deleteAfterSeconds: 3600,
} as const;

export const QUEUE_ENTRY_COLUMNS =
  'id, name, data, policy, retry_limit, expire_seconds, deletion_seconds, keep_until, start_after, created_on, group_id';

/** Over a row source with `queue_entry`, the job's `id` and its project, which workers share their places by. */
export const QUEUE_ENTRY_VALUES = `queue_entry, '${QUEUE_NAME}', jsonb_build_object('jobId', id), '${QUEUE_SETTINGS.policy}',
  ${QUEUE_SETTINGS.retryLimit}, ${QUEUE_SETTINGS.expireInSeconds}, ${QUEUE_SETTINGS.deleteAfterSeconds},
  now() + interval '${QUEUE_SETTINGS.retentionSeconds} seconds', now(), now(), project_id`;

/** True of a job whose queue entry nobody will run any more. `$grace` seconds lie between fetching and leasing. */
export const ENTRY_IS_DEAD = `not exists (
  select 1 from pgboss.job_common entry
  where entry.name = '${QUEUE_NAME}' and entry.id = jobs.queue_entry
    and (entry.state < 'active' or (entry.state = 'active' and entry.started_on > now() - interval '30 seconds'))
)`;
