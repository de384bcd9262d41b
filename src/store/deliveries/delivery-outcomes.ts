// What became of an attempt, written down for many at once: the queue, the log and what is known of the endpoint.
import type { DeliveryAttemptRecord, LeasedDelivery, NextDelivery } from '../../ports/store.ts';
import type { Connection } from '../database/database.ts';
import { cleanText } from '../database/json-text.ts';

export interface Finished {
  delivery: LeasedDelivery;
  attempt: DeliveryAttemptRecord;
  next: NextDelivery;
}

type Ending = 'success' | 'failure' | 'discarded';

/** An endpoint is failing from its first failure until something arrives; a failure may also switch it off. */
const HEAR = `
  update webhook_endpoints e set
    failing_since = case when heard.passed then null else coalesce(e.failing_since, heard.at) end,
    enabled = e.enabled and heard.disable is null, disabled_reason = coalesce(heard.disable, e.disabled_reason)
  from heard
  where e.id = any (array (select endpoint_id from heard)) and e.id = heard.endpoint_id
    and (heard.disable is not null or heard.passed = (e.failing_since is not null))`;

/**
 * The rows are found by key, all at once, and matched with their outcomes by hash. The planner takes a group for a single row
 * and would look all of them up again for each, or, planned while the tables were small, read the whole log for ever.
 */
export const OUTCOMES_OPENING = 'begin; set local enable_nestloop = off; set local enable_seqscan = off';

/**
 * Whoever changes a waiting delivery takes its row of the queue first. The attempt number is the fence: a worker whose lease
 * ran out long ago finds it raised or the row gone.
 */
const END = `
  with ended as (
    delete from delivery_queue q
    using unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::float8[], $6::int[], $7::text[], $8::text[], $9::text[])
      as o (id, fence, status, started, latency_ms, response_code, error, response_body, disable)
    where q.delivery_id = any ($1) and q.delivery_id = o.id and q.attempt = o.fence
    returning q.endpoint_id, o.*
  ), logged as (
    update deliveries d set status = o.status, attempt = o.fence + 1, next_attempt_at = null,
      response_code = o.response_code, error = o.error, completed_at = to_timestamp((o.started + o.latency_ms) / 1000),
      last_started_at = to_timestamp(o.started / 1000), last_latency_ms = o.latency_ms, last_error = o.error,
      last_response_body = o.response_body
    from ended o
    where d.id = any ($1) and d.id = o.id
  ), heard as (
    select endpoint_id, bool_or(status = 'success') as passed, to_timestamp(min(started) / 1000) as at,
           max(disable) as disable
    from ended group by endpoint_id
  )${HEAR}`;

const RETRY = `
  with waiting as (
    update delivery_queue q set attempt = o.fence + 1, due_at = o.next_at, leased_until = null
    from unnest($1::text[], $2::int[], $3::timestamptz[], $4::float8[], $5::float8[], $6::int[], $7::text[], $8::text[])
      as o (id, fence, next_at, started, latency_ms, response_code, error, response_body)
    where q.delivery_id = any ($1) and q.delivery_id = o.id and q.attempt = o.fence
    returning q.endpoint_id, o.*
  ), logged as (
    update deliveries d set attempt = o.fence + 1, next_attempt_at = o.next_at,
      response_code = o.response_code, error = o.error,
      last_started_at = to_timestamp(o.started / 1000), last_latency_ms = o.latency_ms, last_error = o.error,
      last_response_body = o.response_body
    from waiting o
    where d.id = any ($1) and d.id = o.id
  ), heard as (
    select endpoint_id, false as passed, to_timestamp(min(started) / 1000) as at, null::text as disable
    from waiting group by endpoint_id
  )${HEAR}`;

/** The row of the log holds the last attempt; the one before it moves to a table of its own, unchanged. */
const KEEP_EARLIER = `
  insert into delivery_attempts (delivery_id, project_id, number, started_at, latency_ms, response_code, error, response_body)
  select id, project_id, attempt, last_started_at, last_latency_ms, response_code, last_error, last_response_body
  from deliveries where id = any ($1) and last_started_at is not null and status = 'pending'
  on conflict (delivery_id, number) do nothing`;

/** Progress that a later event of its job has overtaken is not tried again. A scalar, for an `exists` would read the log. */
const OVERTAKEN = `
  select own.id from deliveries own
  where own.id = any ($1) and own.event_type = 'job.progress' and (
    select true from deliveries later
    where later.job_id = own.job_id and later.endpoint_id = own.endpoint_id and later.created_at > own.created_at
    limit 1)`;

/** What waited behind an endpoint that was switched off has failed, so that it can be found and sent again. */
const FAIL_WAITING = `
  with waiting as (
    delete from delivery_queue where endpoint_id = $1 and (leased_until is null or leased_until <= now())
    returning delivery_id
  )
  update deliveries set status = 'failure', error = 'endpoint_disabled', next_attempt_at = null, completed_at = now()
  where id = any (array (select delivery_id from waiting))`;

export async function writeOutcomes(connection: Connection, items: readonly Finished[]): Promise<void> {
  const tried = items.filter(({ delivery }) => delivery.attempt > 0);
  if (tried.length > 0) await connection.query({ text: KEEP_EARLIER, values: [idsOf(tried)] });
  const wanted = items.filter(({ next }) => next.kind === 'retry');
  const overtaken = wanted.length > 0 ? await overtakenOf(connection, wanted) : new Set<string>();
  const again = wanted.filter(({ delivery }) => !overtaken.has(delivery.id));
  // Before the successes, which have the last word on whether an endpoint fails.
  if (again.length > 0) await connection.query({ name: 'attempts_retry', text: RETRY, values: retryValues(again) });
  const ended = again.length === 0 ? items : items.filter((item) => !again.includes(item));
  const disabled = new Set(items.filter((item) => disableOf(item) !== null).map(({ delivery }) => delivery.endpointId));
  if (ended.length > 0) {
    const values = endValues(ended, ({ delivery, next }) =>
      overtaken.has(delivery.id) ? 'discarded' : (next.kind as Ending),
    );
    await connection.query({ name: 'attempts_end', text: END, values, last: disabled.size === 0 });
  }
  for (const endpointId of disabled) await connection.query({ text: FAIL_WAITING, values: [endpointId] });
}

async function overtakenOf(connection: Connection, items: readonly Finished[]): Promise<Set<string>> {
  const rows = await connection.query<{ id: string }>({ text: OVERTAKEN, values: [idsOf(items)] });
  return new Set(rows.map(({ id }) => id));
}

const disableOf = ({ next }: Finished): string | null => (next.kind === 'failure' ? next.disableEndpoint : null);

/** Our own identifiers and numbers need no quotes, and finding that out anew for each costs more than all the rest. */
const plainArray = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join()}}`;

/** A column that nobody fills is sent as nothing at all; `unnest` pads it. */
const textArray = (values: readonly (string | null)[]): (string | null)[] | null =>
  values.every((value) => value === null) ? null : [...values];

const idsOf = (items: readonly Finished[]): string => plainArray(items.map(({ delivery }) => delivery.id));

/** The columns both statements share, by place: started, latency, code, error, answer. */
const attemptValues = (items: readonly Finished[]): unknown[] => [
  plainArray(items.map(({ attempt }) => attempt.startedAt.getTime())),
  plainArray(items.map(({ attempt }) => attempt.latencyMs)),
  plainArray(items.map(({ attempt }) => attempt.responseCode)),
  textArray(items.map(({ attempt }) => attempt.error)),
  items.map(({ attempt }) => cleanText(attempt.responseBody)),
];

const fenceValues = (items: readonly Finished[]): unknown[] => [
  idsOf(items),
  plainArray(items.map(({ delivery }) => delivery.attempt)),
];

function endValues(items: readonly Finished[], endingOf: (item: Finished) => Ending): unknown[] {
  return [
    ...fenceValues(items),
    plainArray(items.map(endingOf)),
    ...attemptValues(items),
    textArray(items.map(disableOf)),
  ];
}

function retryValues(items: readonly Finished[]): unknown[] {
  const times = items.map(({ next }) => (next.kind === 'retry' ? next.at.toISOString() : null));
  return [...fenceValues(items), plainArray(times), ...attemptValues(items)];
}
