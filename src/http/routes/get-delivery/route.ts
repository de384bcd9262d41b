// GET /v1/webhooks/deliveries/{delivery_id}
import { DeliveryWithAttempts } from '../../../contract/schemas/delivery.ts';
import { getDelivery } from '../../../operations/deliveries.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getDelivery',
  method: 'GET',
  path: '/v1/webhooks/deliveries/:delivery_id',
  tag: 'Webhooks',
  summary: 'Get a delivery with its attempts',
  access: 'key',
  answers: { 200: { description: 'The delivery.', schema: DeliveryWithAttempts } },
  problems: [404],
  async handle(tools, { projectId, params }) {
    return ok(await getDelivery(tools, { projectId, deliveryId: params.delivery_id! }));
  },
} satisfies Route;
