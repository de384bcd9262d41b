// GET /v1/webhooks/deliveries

import { parseQuery } from '../../../contract/reading/validate.ts';
import { Delivery } from '../../../contract/schemas/delivery.ts';
import { DeliveryListQuery, listOf } from '../../../contract/schemas/list.ts';
import { listDeliveries } from '../../../operations/deliveries.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listDeliveries',
  method: 'GET',
  path: '/v1/webhooks/deliveries',
  tag: 'Webhooks',
  summary: 'List deliveries',
  description: 'Newest first.',
  access: 'key',
  query: DeliveryListQuery,
  answers: { 200: { description: 'One page of deliveries.', schema: listOf(Delivery) } },
  problems: [400],
  async handle(tools, { projectId, query }) {
    const {
      limit,
      cursor,
      endpoint_id: endpointId,
      job_id: jobId,
      status,
      event_type: eventType,
    } = parseQuery(DeliveryListQuery, query);
    return ok(
      await listDeliveries(tools, { projectId, limit, cursor, filter: { endpointId, jobId, status, eventType } }),
    );
  },
} satisfies Route;
