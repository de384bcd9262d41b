// The queue of deliveries as the delivering worker sees it: what is due, taken for a while, handed back.
import type { LeasedDelivery, WorkerStore } from '../../ports/store.ts';
import type { Connection, Database } from '../database/database.ts';
import { groupedWrites } from '../database/grouped-writes.ts';
import type { Seal } from '../database/seal.ts';
import { type Finished, OUTCOMES_OPENING, writeOutcomes } from './delivery-outcomes.ts';
import { EventBodies, type OutgoingEvent } from './event-bodies.ts';

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
    left join unnest($4::text[], $5::int[]) as quick (id, places) on quick.id = endpoint.id
    cross join lateral (
      select array_agg(id) filter (where not held) as ids, array_agg(due_at) filter (where not held) as times,
             case when endpoint.failing_since < now() - interval '1 minute' then 1 else coalesce(quick.places, $2::int) end
               - count(*) filter (where held)::int as places
      from (
        select q.delivery_id as id, q.due_at, coalesce(q.leased_until > now(), false) as held from delivery_queue q
        where q.endpoint_id = endpoint.id and q.due_at <= now()
        -- Just as the index has them, so that nothing is sorted.
        order by q.due_at, q.delivery_id
        limit coalesce(quick.places, $2::int) + ${DEPTH}
      ) queue
    ) head
    cross join lateral unnest(head.ids[1:head.places], head.times[1:head.places]) as free (id, at)
    where endpoint.enabled
    order by free.at, free.id
    limit $1
  ), leased as (
    update delivery_queue q set leased_until = now() + make_interval(secs => $3)
    -- An array leads the planner to the key, a join to reading the whole table. The rest is asked again of a row that
    -- changed since it was looked at.
    where q.delivery_id = any (array (select id from due)) and (q.leased_until is null or q.leased_until <= now())
    returning q.delivery_id, q.endpoint_id, q.event_id, q.attempt, q.due_at
  )
  select delivery_id as id, endpoint_id as "endpointId", event_id as "eventId", attempt
  from leased order by due_at, delivery_id`;

interface Taken {
  id: string;
  endpointId: string;
  eventId: string;
  attempt: number;
}

const ENDPOINTS = `
  select e.id, e.project_id as "projectId", e.url, e.failing_since as "failingSince", (
      select string_agg(encode(s.sealed, 'hex'), ' ' order by s.expires_at is null desc, s.created_at desc, s.id desc)
      from webhook_secrets s where s.endpoint_id = e.id and (s.expires_at is null or s.expires_at > now())
    ) as sealed
  from webhook_endpoints e where e.id = any ($1)`;

interface Target {
  id: string;
  projectId: string;
  url: string;
  failingSince: Date | null;
  sealed: string | null;
}

type OpenedTarget = Omit<Target, 'id' | 'sealed'> & { secrets: string[] };

/** Test events and their replays bring their own bytes. */
const OWN_BODIES = 'select id, body from deliveries where id = any ($1) and body is not null';

/** Never sent without a signature, and never in the way of the others: the installation's key was changed. */
const FAIL_UNSENDABLE = `
  with unsendable as (delete from delivery_queue where delivery_id = any ($1) returning delivery_id)
  update deliveries set status = 'failure', error = 'secret_unreadable', next_attempt_at = null, completed_at = now()
  where id = any (array (select delivery_id from unsendable))`;

const RELEASE = `
  update delivery_queue q set leased_until = null from unnest($1::text[], $2::int[]) as given (id, fence)
  where q.delivery_id = any ($1) and q.delivery_id = given.id and q.attempt = given.fence`;

const NEXT = `
  select min(times.at) as at from webhook_endpoints endpoint cross join lateral (
    (select q.due_at as at from delivery_queue q
     where q.endpoint_id = endpoint.id and (q.leased_until is null or q.leased_until <= now())
     order by q.due_at, q.delivery_id limit 1)
    union all
    -- What a dead worker held becomes due when its lease runs out.
    select min(head.leased_until) from (
      select q.leased_until from delivery_queue q
      where q.endpoint_id = endpoint.id and q.due_at <= now()
      order by q.due_at, q.delivery_id
      limit 32
    ) head
    where head.leased_until > now()
  ) times
  where endpoint.enabled`;

const OPENED_KEPT = 1000;

/** Opens what belongs to an endpoint; the same sealed text is opened once, not at every delivery. */
function secretOpener(seal: Seal): (sealed: string | null, endpointId: string) => string[] {
  const opened = new Map<string, string[]>();
  return (sealed, endpointId) => {
    if (sealed === null) return [];
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

/** Nobody waits for an outcome but the next lease, and that has some in hand. */
const OUTCOMES = { mostAtOnce: 250, intervalMs: 12 };

export function deliveryWork(
  database: Database,
  seal: Seal,
): Pick<WorkerStore, 'leaseDeliveries' | 'releaseDeliveries' | 'finishAttempt' | 'nextDeliveryAt'> {
  const openSecrets = secretOpener(seal);
  const events = new EventBodies();
  const finished = groupedWrites(OUTCOMES, (items: Finished[]) =>
    database.transaction((connection) => writeOutcomes(connection, items), OUTCOMES_OPENING),
  );

  /** Where to and what, read in the leasing transaction; both questions and the commit leave together. */
  async function readTogether(connection: Connection, taken: readonly Taken[]) {
    const endpointIds = new Set(taken.map(({ endpointId }) => endpointId));
    const [bodies, targets] = await Promise.all([
      events.read(
        connection,
        taken.map(({ eventId }) => eventId),
      ),
      connection.query<Target>({
        name: 'delivery_targets',
        text: ENDPOINTS,
        values: [`{${[...endpointIds].join()}}`],
        last: true,
      }),
    ]);
    const opened = targets.map(
      ({ id, sealed, ...rest }) => [id, { ...rest, secrets: openSecrets(sealed, id) }] as const,
    );
    return { targets: new Map(opened), bodies };
  }

  async function ownBodies(taken: readonly Taken[]): Promise<Map<string, Buffer>> {
    if (taken.length === 0) return new Map();
    const values = [taken.map(({ id }) => id)];
    const rows = await database.query<{ id: string; body: string }>({ text: OWN_BODIES, values });
    return new Map(rows.map(({ id, body }) => [id, Buffer.from(body, 'utf8')]));
  }

  return {
    async leaseDeliveries(limit, perEndpoint, seconds, quick = new Map()) {
      const values = [limit, perEndpoint, seconds, [...quick.keys()], [...quick.values()]];
      const { taken, targets, bodies } = await database.transaction(async (connection) => {
        const taken = await connection.query<Taken>({ name: 'deliveries_lease', text: LEASE, values });
        return { taken, ...(taken.length > 0 ? await readTogether(connection, taken) : NOTHING) };
      }, OPENING);
      if (taken.length === 0) events.forget();
      const own = await ownBodies(taken.filter(({ eventId }) => !bodies.has(eventId)));
      const leased: LeasedDelivery[] = [];
      const unsendable: string[] = [];
      for (const { id, endpointId, eventId, attempt } of taken) {
        const event = bodies.get(eventId);
        const body = own.get(id) ?? event?.body;
        const target = targets.get(endpointId);
        if (body === undefined || target === undefined || target.secrets.length === 0) unsendable.push(id);
        else {
          const { projectId, url, secrets, failingSince: endpointFailingSince } = target;
          const traceparent = event?.traceparent ?? null;
          leased.push({
            id,
            projectId,
            endpointId,
            eventId,
            attempt,
            url,
            secrets,
            body,
            traceparent,
            endpointFailingSince,
          });
        }
      }
      if (unsendable.length > 0) await database.query({ text: FAIL_UNSENDABLE, values: [unsendable] });
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

const NOTHING = { targets: new Map<string, OpenedTarget>(), bodies: new Map<string, OutgoingEvent>() };
