// Webhook endpoints: create, read, change, remove, rotate the secret, send a test event.

import type { CursorCodec } from '../contract/reading/page-cursor.ts';
import { fieldFault, throwFaults } from '../contract/reading/validate.ts';
import { TEST_EVENT_TYPE } from '../contract/schemas/event.ts';
import { DEFAULT_GRACE_SECONDS } from '../contract/schemas/webhook-endpoint.ts';
import { Fault } from '../domain/model/fault.ts';
import type { EndpointEvent } from '../domain/model/options.ts';
import type { Clock } from '../ports/clock.ts';
import type { CheckAddress } from '../ports/fetch.ts';
import type { Ids } from '../ports/ids.ts';
import type { EndpointRecord, ProjectTransaction, Store } from '../ports/store.ts';
import { type DeliveryView, deliveryView, endpointDisabled } from './deliveries.ts';
import { type CreatedAnswer, type IdempotencyRequest, once } from './idempotency.ts';
import { found, issuedId, notFound } from './not-found.ts';
import { type ListView, type PageRequest, pageByPosition } from './page.ts';
import type { ProjectLimits } from './project-limits.ts';

export function endpointView(endpoint: EndpointRecord) {
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: endpoint.events,
    enabled: endpoint.enabled,
    description: endpoint.description,
    created_at: endpoint.createdAt.toISOString(),
    disabled_reason: endpoint.disabledReason,
  };
}
export type EndpointView = ReturnType<typeof endpointView>;
export type EndpointWithSecret = EndpointView & { secret: string };

export interface EndpointTools {
  store: Pick<Store, 'transaction' | 'forProject'>;
  clock: Pick<Clock, 'now'>;
  ids: Ids;
  checkAddress: CheckAddress;
  limits: Pick<ProjectLimits, 'endpoints'>;
}

interface OneEndpoint {
  projectId: string;
  endpointId: string;
}

export interface EndpointDraft {
  url: string;
  events: EndpointEvent[];
  enabled?: boolean | undefined;
  description?: string | null | undefined;
}

/** Shown as it is called: letters that look alike and backslashes cannot make it seem another address. */
function writtenUrl(url: string): string {
  return /[^\x21-\x7e]|\\/.test(url) ? new URL(url).href : url;
}

/** 32 random bytes, in the form that Standard Webhooks libraries read. */
export function newWebhookSecret(ids: Pick<Ids, 'random'>): string {
  return `whsec_${Buffer.from(ids.random(32)).toString('base64')}`;
}

export async function createEndpoint(
  tools: EndpointTools,
  input: { projectId: string; draft: EndpointDraft; idempotency: IdempotencyRequest | null },
): Promise<CreatedAnswer<EndpointWithSecret>> {
  const { projectId, draft, idempotency } = input;
  await requireAllowed(tools, draft.url, projectId);
  const now = tools.clock.now();
  return tools.store.transaction(projectId, (transaction) =>
    once(
      transaction,
      idempotency,
      now,
      async () => {
        const endpoint: EndpointRecord = {
          id: tools.ids.next('wh'),
          projectId,
          url: writtenUrl(draft.url),
          events: distinct(draft.events),
          enabled: draft.enabled ?? true,
          description: draft.description ?? null,
          createdAt: now,
          disabledReason: null,
          failingSince: null,
        };
        const most = tools.limits.endpoints;
        if ((await transaction.countEndpoints()) >= most) {
          throw new Fault('endpoint_limit_reached', `A project has at most ${most} webhook endpoints.`);
        }
        const secret = newWebhookSecret(tools.ids);
        await transaction.insertEndpoint(endpoint, secret);
        const body = { ...endpointView(endpoint), secret };
        // The secret is shown once, and the rest may be changed: a replay needs both as they were.
        return { status: 201, resourceId: endpoint.id, body, once: { ...body } };
      },
      async (response) => response.once as unknown as EndpointWithSecret,
    ),
  );
}

export async function getEndpoint(
  { store }: Pick<EndpointTools, 'store'>,
  { projectId, endpointId }: OneEndpoint,
): Promise<EndpointView> {
  return endpointView(found(await store.forProject(projectId).endpoints.get(issuedId(endpointId))));
}

export function listEndpoints(
  { store, cursors }: Pick<EndpointTools, 'store'> & { cursors: CursorCodec },
  input: PageRequest & { projectId: string },
): Promise<ListView<EndpointView>> {
  return pageByPosition(
    cursors,
    { projectId: input.projectId, route: 'webhooks/endpoints', filters: {} },
    input,
    (limit, after) => store.forProject(input.projectId).endpoints.list(limit, after),
    (endpoints) => endpoints.map(endpointView),
  );
}

/** Enabling one that the service disabled also forgets its failures. */
export async function updateEndpoint(
  tools: EndpointTools,
  { projectId, endpointId, change }: OneEndpoint & { change: Partial<EndpointDraft> },
): Promise<EndpointView> {
  found(await tools.store.forProject(projectId).endpoints.get(issuedId(endpointId)));
  if (change.url !== undefined) await requireAllowed(tools, change.url, projectId);
  const columns: Parameters<ProjectTransaction['updateEndpoint']>[1] = {};
  if (change.url !== undefined) columns.url = writtenUrl(change.url);
  if (change.events !== undefined) columns.events = distinct(change.events);
  if (change.description !== undefined) columns.description = change.description;
  if (change.enabled !== undefined) columns.enabled = change.enabled;
  if (change.enabled === true) Object.assign(columns, { disabledReason: null, failingSince: null });
  if (Object.keys(columns).length === 0) return getEndpoint(tools, { projectId, endpointId });
  return tools.store.transaction(projectId, async (transaction) =>
    endpointView(found(await transaction.updateEndpoint(endpointId, columns))),
  );
}

export async function deleteEndpoint(
  { store }: Pick<EndpointTools, 'store'>,
  { projectId, endpointId }: OneEndpoint,
): Promise<void> {
  issuedId(endpointId);
  const deleted = await store.transaction(projectId, (transaction) => transaction.deleteEndpoint(endpointId));
  if (!deleted) throw notFound();
}

/** The older secret keeps signing beside the new one for the grace time. */
export function rotateSecret(
  tools: Pick<EndpointTools, 'store' | 'clock' | 'ids'>,
  { projectId, endpointId, graceSeconds }: OneEndpoint & { graceSeconds?: number | undefined },
): Promise<EndpointWithSecret> {
  issuedId(endpointId);
  const now = tools.clock.now();
  const oldExpiresAt = new Date(now.getTime() + (graceSeconds ?? DEFAULT_GRACE_SECONDS) * 1000);
  const secret = newWebhookSecret(tools.ids);
  return tools.store.transaction(projectId, async (transaction) => {
    if (!(await transaction.rotateSecret(endpointId, secret, oldExpiresAt, now))) throw notFound();
    return { ...endpointView(found(await transaction.reads.endpoints.get(endpointId))), secret };
  });
}

/** Queues a `webhook.test` event; how it went is read from the delivery. */
export async function testEndpoint(
  tools: Pick<EndpointTools, 'store' | 'clock' | 'ids'>,
  { projectId, endpointId, idempotency }: OneEndpoint & { idempotency: IdempotencyRequest | null },
): Promise<CreatedAnswer<DeliveryView>> {
  issuedId(endpointId);
  const now = tools.clock.now();
  return tools.store.transaction(projectId, (transaction) =>
    once(
      transaction,
      idempotency,
      now,
      async () => {
        const endpoint = found(await transaction.reads.endpoints.get(endpointId));
        if (!endpoint.enabled) throw endpointDisabled();
        const id = tools.ids.next('del');
        const eventId = tools.ids.next('evt');
        const body = testEvent(eventId, endpointId, now);
        const delivery = { id, endpointId, eventId, eventType: TEST_EVENT_TYPE, jobId: null, body, at: now };
        await transaction.insertDelivery(delivery);
        const stored = found(await transaction.reads.deliveries.get(id));
        const view = deliveryView(stored.delivery);
        return { status: 201, resourceId: id, body: view, once: { ...view } };
      },
      async (response) => response.once as unknown as DeliveryView,
    ),
  );
}

function testEvent(id: string, endpointId: string, at: Date): string {
  const moment = at.toISOString();
  const data = { endpoint_id: endpointId };
  return JSON.stringify({ id, type: TEST_EVENT_TYPE, created_at: moment, timestamp: moment, sequence: 0, data });
}

async function requireAllowed(
  { checkAddress }: Pick<EndpointTools, 'checkAddress'>,
  url: string,
  projectId: string,
): Promise<void> {
  const answer = await checkAddress(url, projectId);
  if (answer.allowed) return;
  const remedy =
    answer.reason === 'private_address' ? '; the operator allows networks with BONAFIDE_ALLOW_NETWORKS' : '';
  throwFaults([fieldFault(['url'], `may not be called (${answer.reason})${remedy}`, 'address_refused')]);
}

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)];
}
