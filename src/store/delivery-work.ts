// The outbox as the delivering worker sees it: what is due, and what became of it.
import type { DeliveryAttemptRecord, LeasedDelivery, NextDelivery, WorkerStore } from '../ports/store.ts';
import type { Connection, Database } from './database.ts';
import { cleanText } from './json-text.ts';
import type { Seal } from './seal.ts';

/** One leaser at a time, or two would each count the other's rows as free and pass the cap of an endpoint. */
const LEASE_LOCK = 727_100_002;
/** A lease need not outlive a crash of the server, so nobody waits for the disk; the delivery would be sent once more. */
const OPENING = `begin; set local synchronous_commit = off; select pg_advisory_xact_lock(${LEASE_LOCK})`;

/**
 * What is under way stands at the head of an endpoint's queue and is counted there. The queue is looked at this much deeper
 * than the endpoint has places, for rows that were written late with an earlier time.
 */
const DEPTH = 16;

/**
 * Each endpoint brings the head of its own queue, so a long queue behind one that hangs costs the others nothing. One that
 * has failed for a minute gets a single place until it answers again: many dead ones together must not hold all places.
 */
const LEASE = `
  with due as (
    select free.id
    from webhook_endpoints endpoint
    cross join lateral (
      select array_agg(id) filter (where not held) as ids, array_agg(next_attempt_at) filter (where not held) as times,
             case when endpoint.failing_since < now() - interval '1 minute' then 1
                  when endpoint.id = any ($4::text[]) then $5::int else $2::int end - count(*) filter (where held)::int as places
      from (
        select d.id, d.next_attempt_at, coalesce(d.leased_until > now(), false) as held from deliveries d
        where d.endpoint_id = endpoint.id and d.status = 'pending' and d.next_attempt_at <= now()
        -- Just as the index has them, so that nothing is sorted.
        order by d.next_attempt_at, d.id
        limit case when endpoint.id = any ($4::text[]) then $5::int else $2::int end + ${DEPTH}
      ) queue
    ) head
    cross join lateral unnest(head.ids[1:head.places], head.times[1:head.places]) as free (id, at)
    where endpoint.enabled
    order by free.at, free.id
    limit $1
  ), leased as (
    update deliveries d set leased_until = now() + make_interval(secs => $3)
    -- An array leads the planner to the key, a join to reading the whole table. The rest is asked again of a row that
    -- changed since it was looked at.
    where d.id = any (array (select id from due)) and d.status = 'pending'
      and (d.leased_until is null or d.leased_until <= now())
    returning d.*
  ), keys as (
    select s.endpoint_id, string_agg(encode(s.sealed, 'hex'), ' ' order by s.expires_at is null desc, s.created_at desc, s.id desc)
           as sealed
    from webhook_secrets s
    where s.endpoint_id = any (array (select distinct endpoint_id from leased))
      and (s.expires_at is null or s.expires_at > now())
    group by s.endpoint_id
  )
  select leased.id, leased.project_id as "projectId", leased.endpoint_id as "endpointId", leased.event_id as "eventId",
         leased.event_type as "eventType", leased.job_id as "jobId", leased.attempt, leased.created_at as "createdAt",
         -- A scalar and not a join: a plan made while there were few events must not read them all later.
         coalesce(leased.body, (select event.body from events event where event.id = leased.event_id)) as body, endpoint.url, endpoint.failing_since as "endpointFailingSince",
         keys.sealed
  from leased
  join webhook_endpoints endpoint on endpoint.id = leased.endpoint_id
  left join keys on keys.endpoint_id = leased.endpoint_id
  order by leased.next_attempt_at, leased.id`;

type LeasedRow = Omit<LeasedDelivery, 'secrets' | 'body'> & { body: string | null; sealed: string | null };

/**
 * Outcomes of many attempts in one statement. The attempt number is the fence: a worker whose lease ran out long ago finds
 * it raised. A progress event that a later event of its job has overtaken is not tried again.
 */
const RECORD = `
  with outcome as materialized (
    select o.*, case when o.wanted = 'pending' and coalesce((
        -- A scalar with a limit: an exists would be answered by hashing the whole table.
        select true from deliveries own join deliveries later
          on later.job_id = own.job_id and later.endpoint_id = own.endpoint_id and later.created_at > own.created_at
        where own.id = o.id and own.event_type = 'job.progress' limit 1
      ), false) then 'discarded' else o.wanted end as status
    from unnest($1::text[], $2::int[], $3::int[], $4::timestamptz[], $5::float8[], $6::int[], $7::text[], $8::text[],
                $9::text[], $10::timestamptz[], $11::text[])
      as o (id, fence, number, started_at, latency_ms, response_code, error, response_body, wanted, next_at, disable)
  ), delivery as (
    update deliveries d set status = o.status, attempt = o.number, leased_until = null,
      next_attempt_at = case when o.status = 'pending' then o.next_at end,
      response_code = o.response_code, error = o.error,
      completed_at = case when o.status <> 'pending' then o.started_at + make_interval(secs => o.latency_ms / 1000) end
    from outcome o
    -- Not yet settled, in words that do not lead the planner to the index of everything that is due.
    where d.id = any ($1) and d.id = o.id and d.attempt = o.fence and d.completed_at is null
    returning d.project_id, d.endpoint_id, o.*
  ), logged as (
    insert into delivery_attempts (delivery_id, project_id, number, started_at, latency_ms, response_code, error, response_body)
    select id, project_id, number, started_at, latency_ms, response_code, error, response_body from delivery
    on conflict (delivery_id, number) do nothing
  ), heard as (
    select endpoint_id, bool_or(status = 'success') as passed, min(started_at) as at, max(disable) as disable
    from delivery group by endpoint_id
  )
  update webhook_endpoints e set
    failing_since = case when heard.passed then null else coalesce(e.failing_since, heard.at) end,
    enabled = e.enabled and heard.disable is null, disabled_reason = coalesce(heard.disable, e.disabled_reason)
  from heard
  where e.id = heard.endpoint_id
    and (heard.disable is not null or heard.passed = (e.failing_since is not null))`;

/** What waited behind an endpoint that was switched off has failed, so that it can be found and sent again. */
const FAIL_WAITING = `
  update deliveries set status = 'failure', error = 'endpoint_disabled', next_attempt_at = null, leased_until = null,
                        completed_at = now()
  where endpoint_id = $1 and status = 'pending' and (leased_until is null or leased_until <= now())`;

/** Never sent without a signature, and never in the way of the others: the installation's key was changed. */
const FAIL_UNSENDABLE = `
  update deliveries set status = 'failure', error = 'secret_unreadable', next_attempt_at = null, leased_until = null,
                        completed_at = now()
  where id = $1 and status = 'pending'`;

const OPENED_KEPT = 1000;

/** Opens what belongs to an endpoint; the same sealed text is opened once, not at every delivery. */
function secretOpener(seal: Seal): (sealed: string, endpointId: string) => string[] {
  const opened = new Map<string, string[]>();
  return (sealed, endpointId) => {
    const key = `${endpointId} ${sealed}`;
    let secrets = opened.get(key);
    if (secrets === undefined) {
      secrets = sealed.split(' ').flatMap((text) => {
        try {
          return [seal.open(Buffer.from(text, 'hex'), endpointId)];
        } catch {
          return [];
        }
      });
      if (opened.size >= OPENED_KEPT) opened.clear();
      opened.set(key, secrets);
    }
    return secrets;
  };
}

const RELEASE = `
  update deliveries d set leased_until = null from unnest($1::text[], $2::int[]) as given (id, fence)
  where d.id = any ($1) and d.id = given.id and d.attempt = given.fence and d.status = 'pending'`;

const NEXT = `
  select min(at) as at from (
    (select next_attempt_at as at from deliveries d
     where status = 'pending' and (leased_until is null or leased_until <= now())
       and exists (select 1 from webhook_endpoints e where e.id = d.endpoint_id and e.enabled)
     order by next_attempt_at limit 1)
    union all
    -- What a dead worker held becomes due when its lease runs out.
    select min(head.leased_until) from webhook_endpoints endpoint cross join lateral (
      select d.leased_until from deliveries d
      where d.endpoint_id = endpoint.id and d.status = 'pending' and d.next_attempt_at <= now()
      order by d.next_attempt_at, d.id
      limit 32
    ) head
    where endpoint.enabled and head.leased_until > now()
  ) times`;

export function deliveryWork(
  database: Database,
  seal: Seal,
): Pick<WorkerStore, 'leaseDeliveries' | 'releaseDeliveries' | 'finishAttempt' | 'nextDeliveryAt'> {
  const openSecrets = secretOpener(seal);
  const finished = groupedWrites((items: Finished[]) =>
    database.transaction((connection) => record(connection, items)),
  );
  return {
    async leaseDeliveries(limit, perEndpoint, seconds, quick = { endpoints: [], perEndpoint }) {
      const values = [limit, perEndpoint, seconds, quick.endpoints, quick.perEndpoint];
      const rows = await database.transaction(
        (connection) => connection.query<LeasedRow>({ name: 'deliveries_lease', text: LEASE, values }),
        OPENING,
      );
      const leased: LeasedDelivery[] = [];
      for (const { sealed, body, ...delivery } of rows) {
        const secrets = sealed === null ? [] : openSecrets(sealed, delivery.endpointId);
        if (secrets.length > 0 && body !== null) leased.push({ ...delivery, body: Buffer.from(body, 'utf8'), secrets });
        else await database.query({ text: FAIL_UNSENDABLE, values: [delivery.id] });
      }
      return leased;
    },

    async releaseDeliveries(deliveries) {
      const values = [deliveries.map(({ id }) => id), deliveries.map(({ attempt }) => attempt)];
      await database.query({ text: RELEASE, values });
    },

    finishAttempt: (delivery, attempt, next) => finished.add({ delivery, attempt, next }),

    async nextDeliveryAt() {
      const [row] = await database.query<{ at: Date | null }>({ name: 'deliveries_next', text: NEXT, values: [] });
      return row?.at ?? null;
    },
  };
}

interface Finished {
  delivery: LeasedDelivery;
  attempt: DeliveryAttemptRecord;
  next: NextDelivery;
}

async function record(connection: Connection, items: readonly Finished[]): Promise<void> {
  const disableOf = ({ next }: Finished) => (next.kind === 'failure' ? next.disableEndpoint : null);
  await connection.query({
    name: 'attempts_record',
    text: RECORD,
    values: [
      items.map(({ delivery }) => delivery.id),
      items.map(({ delivery }) => delivery.attempt),
      items.map(({ attempt }) => attempt.number),
      items.map(({ attempt }) => attempt.startedAt),
      items.map(({ attempt }) => attempt.latencyMs),
      items.map(({ attempt }) => attempt.responseCode),
      items.map(({ attempt }) => attempt.error),
      items.map(({ attempt }) => cleanText(attempt.responseBody)),
      items.map(({ next }) => (next.kind === 'retry' ? 'pending' : next.kind)),
      items.map(({ next }) => (next.kind === 'retry' ? next.at : null)),
      items.map(disableOf),
    ],
  });
  const disabled = new Set(items.filter((item) => disableOf(item) !== null).map(({ delivery }) => delivery.endpointId));
  for (const endpointId of disabled) await connection.query({ text: FAIL_WAITING, values: [endpointId] });
}

const MOST_AT_ONCE = 100;

/** While one write is under way the next ones gather, and leave together when it is done. */
function groupedWrites<Item>(write: (items: Item[]) => Promise<void>): { add(item: Item): Promise<void> } {
  let waiting: { item: Item; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let writing = false;
  const run = async (): Promise<void> => {
    writing = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      try {
        await write(group.map(({ item }) => item));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    writing = false;
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        // After the answers of this turn of the loop: they go along.
        if (!writing) {
          writing = true;
          setImmediate(() => void run());
        }
      }),
  };
}
