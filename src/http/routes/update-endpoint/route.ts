// PATCH /v1/webhooks/endpoints/{endpoint_id}
import { parseBody } from '../../../contract/reading/validate.ts';
import { UpdateWebhookEndpoint, WebhookEndpoint } from '../../../contract/schemas/webhook-endpoint.ts';
import { updateEndpoint } from '../../../operations/webhook-endpoints.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'updateWebhookEndpoint',
  method: 'PATCH',
  path: '/v1/webhooks/endpoints/:endpoint_id',
  tag: 'Webhooks',
  summary: 'Change a webhook endpoint',
  description: 'Members that are left out stay as they are. Enabling an endpoint forgets its failures.',
  access: 'key',
  body: { schema: UpdateWebhookEndpoint, required: true },
  answers: { 200: { description: 'The endpoint.', schema: WebhookEndpoint } },
  problems: [400, 404, 413, 415],
  async handle(tools, { projectId, params, body }) {
    const change = parseBody(UpdateWebhookEndpoint, body);
    return ok(await updateEndpoint(tools, { projectId, endpointId: params.endpoint_id!, change }));
  },
} satisfies Route;
