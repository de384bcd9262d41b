// POST /v1/webhooks/deliveries/{delivery_id}/replay
import { Delivery } from '../../../contract/schemas/delivery.ts';
import { replayDelivery } from '../../../operations/deliveries.ts';
import { created } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'replayDelivery',
  method: 'POST',
  path: '/v1/webhooks/deliveries/:delivery_id/replay',
  tag: 'Webhooks',
  summary: 'Send a delivery again',
  description: 'The same bytes under the same event id, as a new delivery.',
  access: 'key',
  idempotent: true,
  answers: { 201: { description: 'The new delivery.', schema: Delivery } },
  problems: [400, 404, 409, 422],
  async handle(tools, context) {
    const { projectId, params, baseUrl } = context;
    const input = { projectId, deliveryId: params.delivery_id!, idempotency: context.idempotency() };
    const answer = await replayDelivery(tools, input);
    return created(answer, `${baseUrl}/v1/webhooks/deliveries/${answer.resourceId}`);
  },
} satisfies Route;
