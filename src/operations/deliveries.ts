// Webhook deliveries: list, read with attempts, and send again.
import type { CursorCodec } from '../contract/reading/page-cursor.ts';
import { Fault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { DeliveryRecord, DeliveryStatus, ProjectTransaction, Store } from '../ports/store.ts';
import { type CreatedAnswer, type IdempotencyRequest, once } from './idempotency.ts';
import { found, issuedId, notFound } from './not-found.ts';
import { type ListView, type PageRequest, pageByPosition } from './page.ts';

export function deliveryView(delivery: DeliveryRecord) {
  return {
    id: delivery.id,
    endpoint_id: delivery.endpointId,
    event_id: delivery.eventId,
    event_type: delivery.eventType as string,
    job_id: delivery.jobId,
    status: delivery.status,
    attempt_count: delivery.attempt,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    response_code: delivery.responseCode,
    error: delivery.error,
    created_at: delivery.createdAt.toISOString(),
    completed_at: delivery.completedAt?.toISOString() ?? null,
  };
}
export type DeliveryView = ReturnType<typeof deliveryView>;

export interface ReplayTools {
  store: Pick<Store, 'transaction'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'next'>;
}

export function listDeliveries(
  { store, cursors }: { store: Pick<Store, 'forProject'>; cursors: CursorCodec },
  input: PageRequest & {
    projectId: string;
    filter: {
      endpointId?: string | undefined;
      jobId?: string | undefined;
      status?: DeliveryStatus | undefined;
      eventType?: string | undefined;
    };
  },
): Promise<ListView<DeliveryView>> {
  const { projectId, filter } = input;
  const filters = {
    endpoint_id: filter.endpointId,
    job_id: filter.jobId,
    status: filter.status,
    event_type: filter.eventType,
  };
  return pageByPosition(
    cursors,
    { projectId, route: 'webhooks/deliveries', filters },
    input,
    (limit, after) => store.forProject(projectId).deliveries.list(filter, limit, after),
    (deliveries) => deliveries.map(deliveryView),
  );
}

export async function getDelivery(
  { store }: { store: Pick<Store, 'forProject'> },
  { projectId, deliveryId }: { projectId: string; deliveryId: string },
) {
  const { delivery, attempts } = found(await store.forProject(projectId).deliveries.get(issuedId(deliveryId)));
  return {
    ...deliveryView(delivery),
    attempts: attempts.map((attempt) => ({
      number: attempt.number,
      started_at: attempt.startedAt.toISOString(),
      latency_ms: attempt.latencyMs,
      response_code: attempt.responseCode,
      error: attempt.error,
      response_body: attempt.responseBody,
    })),
  };
}

/** A new delivery of the same bytes under the same event id. */
export async function replayDelivery(
  tools: ReplayTools,
  input: { projectId: string; deliveryId: string; idempotency: IdempotencyRequest | null },
): Promise<CreatedAnswer<DeliveryView>> {
  issuedId(input.deliveryId);
  const now = tools.clock.now();
  return tools.store.transaction(input.projectId, (transaction) =>
    once(
      transaction,
      input.idempotency,
      now,
      async () => {
        const id = tools.ids.next('del');
        const delivery = await transaction.replayDelivery(input.deliveryId, id, now);
        if (delivery === null) throw await whyNot(transaction, input.deliveryId);
        const body = deliveryView(delivery);
        return { status: 201, resourceId: id, body, once: { ...body } };
      },
      async (response) => response.once as unknown as DeliveryView,
    ),
  );
}

export function endpointDisabled(): Fault {
  return new Fault('endpoint_disabled', 'A disabled endpoint receives nothing.');
}

/** A delivery that is there but cannot be sent has an endpoint that is switched off, or none any more. */
async function whyNot(transaction: ProjectTransaction, deliveryId: string): Promise<Fault> {
  const known = await transaction.reads.deliveries.get(deliveryId);
  const endpoint = known && (await transaction.reads.endpoints.get(known.delivery.endpointId));
  return endpoint ? endpointDisabled() : notFound();
}

/** Every delivery of the endpoint that failed since the moment. */
export async function replayFailed(
  tools: ReplayTools,
  input: { projectId: string; endpointId: string; since: Date },
): Promise<{ replayed: number; delivery_ids: string[] }> {
  issuedId(input.endpointId);
  const now = tools.clock.now();
  const ids = await tools.store.transaction(input.projectId, async (transaction) => {
    if (!found(await transaction.reads.endpoints.get(input.endpointId)).enabled) throw endpointDisabled();
    const made: string[] = [];
    for (const failed of await transaction.failedDeliveriesSince(input.endpointId, input.since)) {
      const delivery = await transaction.replayDelivery(failed, tools.ids.next('del'), now);
      if (delivery) made.push(delivery.id);
    }
    return made;
  });
  return { replayed: ids.length, delivery_ids: ids };
}
