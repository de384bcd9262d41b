// GET /v1/webhooks/endpoints/{endpoint_id}
import { WebhookEndpoint } from '../../../contract/schemas/webhook-endpoint.ts';
import { getEndpoint } from '../../../operations/webhook-endpoints.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getWebhookEndpoint',
  method: 'GET',
  path: '/v1/webhooks/endpoints/:endpoint_id',
  tag: 'Webhooks',
  summary: 'Get a webhook endpoint',
  access: 'key',
  answers: { 200: { description: 'The endpoint.', schema: WebhookEndpoint } },
  problems: [404],
  async handle(tools, { projectId, params }) {
    return ok(await getEndpoint(tools, { projectId, endpointId: params.endpoint_id! }));
  },
} satisfies Route;
