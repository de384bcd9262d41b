// The outbox as a project sees it: the log of deliveries, test events and replays.
import type { Selectable } from 'kysely';
import type {
  DeliveryAttemptRecord,
  DeliveryRecord,
  DeliveryStatus,
  PageOf,
  Position,
  ProjectTransaction,
} from '../../ports/store.ts';
import { builder, type Connection, run, runNamed } from '../database/database.ts';
import { cleanText } from '../database/json-text.ts';
import { olderThan, pageOf, rowsFor } from '../database/pages.ts';
import type { Tables } from '../database/tables.ts';
import type { Announcements } from '../jobs/jobs-repository.ts';

const COLUMNS = [
  'id',
  'endpoint_id',
  'event_id',
  'event_type',
  'job_id',
  'status',
  'attempt',
  'next_attempt_at',
  'response_code',
  'error',
  'created_at',
  'completed_at',
] as const;

type DeliveryRow = Pick<Selectable<Tables['deliveries']>, (typeof COLUMNS)[number]>;

function deliveryRecord(row: DeliveryRow): DeliveryRecord {
  return {
    id: row.id,
    endpointId: row.endpoint_id,
    eventId: row.event_id,
    eventType: row.event_type as DeliveryRecord['eventType'],
    jobId: row.job_id,
    status: row.status,
    attempt: row.attempt,
    nextAttemptAt: row.next_attempt_at,
    responseCode: row.response_code,
    error: row.error,
    createdAt: row.created_at,
    completedAt: row.completed_at,
  };
}

const LAST_ATTEMPT = ['last_started_at', 'last_latency_ms', 'last_error', 'last_response_body'] as const;
type LastAttempt = Pick<Selectable<Tables['deliveries']>, (typeof LAST_ATTEMPT)[number]>;

/** The last attempt stands in the delivery's own row, those before it in a table of their own. */
function withLastAttempt(earlier: DeliveryAttemptRecord[], row: DeliveryRow & LastAttempt): DeliveryAttemptRecord[] {
  // Rows from before this was so have all of them in the table.
  if (row.last_started_at === null) return earlier;
  const last = {
    number: row.attempt,
    startedAt: row.last_started_at,
    latencyMs: row.last_latency_ms ?? 0,
    responseCode: row.response_code,
    error: row.last_error,
    responseBody: row.last_response_body ?? '',
  };
  return [...earlier.filter(({ number }) => number < last.number), last];
}

interface DeliveryFilter {
  endpointId?: string;
  jobId?: string;
  status?: DeliveryStatus;
  eventType?: string;
}

export function deliveryReads(connection: Connection, projectId: string) {
  return {
    async get(deliveryId: string): Promise<{ delivery: DeliveryRecord; attempts: DeliveryAttemptRecord[] } | null> {
      const query = builder.selectFrom('deliveries').select([...COLUMNS, ...LAST_ATTEMPT]);
      const [row] = await run(connection, query.where('project_id', '=', projectId).where('id', '=', deliveryId));
      if (row === undefined) return null;
      const earlier = await connection.query<DeliveryAttemptRecord>({
        text: `select number, started_at as "startedAt", latency_ms as "latencyMs", response_code as "responseCode",
                      error, response_body as "responseBody"
               from delivery_attempts where project_id = $1 and delivery_id = $2 order by number`,
        values: [projectId, deliveryId],
      });
      return { delivery: deliveryRecord(row), attempts: withLastAttempt(earlier, row) };
    },

    async list(filter: DeliveryFilter, limit: number, after: Position | null): Promise<PageOf<DeliveryRecord>> {
      const waiting = builder.selectFrom('delivery_queue').select('delivery_id').where('project_id', '=', projectId);
      let query = builder.selectFrom('deliveries').select(COLUMNS).where('project_id', '=', projectId);
      if (filter.endpointId !== undefined) query = query.where('endpoint_id', '=', filter.endpointId);
      if (filter.jobId !== undefined) query = query.where('job_id', '=', filter.jobId);
      if (filter.status !== undefined) query = query.where('status', '=', filter.status);
      // What waits stands in the queue; the log has no index of it.
      if (filter.status === 'pending') query = query.where('id', 'in', waiting);
      if (filter.eventType !== undefined) query = query.where('event_type', '=', filter.eventType);
      if (after !== null) query = query.where((expression) => olderThan(expression, after));
      const ordered = query.orderBy('created_at', 'desc').orderBy('id', 'desc');
      return pageOf(await runNamed(connection, ordered.limit(rowsFor(limit))), limit, deliveryRecord);
    },
  };
}

const REPLAY = `
  insert into deliveries (id, project_id, endpoint_id, event_id, event_type, job_id, body, next_attempt_at, created_at,
                          replay_of)
  select $3, d.project_id, d.endpoint_id, d.event_id, d.event_type, d.job_id, d.body, least($4::timestamptz, now()), $4, d.id
  from deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.project_id = d.project_id
  where d.project_id = $1 and d.id = $2 and e.enabled
  returning ${COLUMNS.join(', ')}`;

export function deliveryWrites(
  connection: Connection,
  projectId: string,
  announce: Announcements,
): Pick<ProjectTransaction, 'insertDelivery' | 'replayDelivery' | 'failedDeliveriesSince'> {
  return {
    async insertDelivery(delivery) {
      await connection.query({
        text: `insert into deliveries (project_id, id, endpoint_id, event_id, event_type, job_id, body,
                                       next_attempt_at, created_at)
               values ($1, $2, $3, $4, $5, $6, $7, least($8::timestamptz, now()), $8)`,
        values: [
          ...[projectId, delivery.id, delivery.endpointId, delivery.eventId, delivery.eventType],
          ...[delivery.jobId, cleanText(delivery.body), delivery.at],
        ],
      });
      announce.deliveries = true;
    },

    async replayDelivery(deliveryId, newDeliveryId, at) {
      const [row] = await connection.query<DeliveryRow>({
        text: REPLAY,
        values: [projectId, deliveryId, newDeliveryId, at],
      });
      if (row === undefined) return null;
      announce.deliveries = true;
      return deliveryRecord(row);
    },

    async failedDeliveriesSince(endpointId, since) {
      const rows = await connection.query<{ id: string }>({
        // The last word on each event: one that was sent again since, and arrived or still waits, is not failed any more.
        text: `select d.id from deliveries d
               where d.project_id = $1 and d.endpoint_id = $2 and d.status = 'failure' and d.created_at >= $3
                 and not exists (
                   select 1 from deliveries later
                   where later.project_id = $1 and later.endpoint_id = $2 and later.event_id = d.event_id
                     and later.status <> 'discarded' and (later.created_at, later.id) > (d.created_at, d.id))
               order by d.created_at, d.id`,
        values: [projectId, endpointId, since],
      });
      return rows.map((row) => row.id);
    },
  };
}
