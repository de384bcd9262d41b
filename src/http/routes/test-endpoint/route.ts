// POST /v1/webhooks/endpoints/{endpoint_id}/test
import { Delivery } from '../../../contract/schemas/delivery.ts';
import { testEndpoint } from '../../../operations/webhook-endpoints.ts';
import { created } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'testWebhookEndpoint',
  method: 'POST',
  path: '/v1/webhooks/endpoints/:endpoint_id/test',
  tag: 'Webhooks',
  summary: 'Send a test event',
  description: 'Queues a `webhook.test` event; read the delivery to see how it went.',
  access: 'key',
  idempotent: true,
  answers: { 201: { description: 'The pending delivery.', schema: Delivery } },
  problems: [400, 404, 409, 422],
  async handle(tools, context) {
    const { projectId, params, baseUrl } = context;
    const input = { projectId, endpointId: params.endpoint_id!, idempotency: context.idempotency() };
    const answer = await testEndpoint(tools, input);
    return created(answer, `${baseUrl}/v1/webhooks/deliveries/${answer.resourceId}`);
  },
} satisfies Route;
