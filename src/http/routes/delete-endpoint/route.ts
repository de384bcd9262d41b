// DELETE /v1/webhooks/endpoints/{endpoint_id}
import { deleteEndpoint } from '../../../operations/webhook-endpoints.ts';
import { NO_CONTENT } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/v1/webhooks/endpoints/:endpoint_id',
  tag: 'Webhooks',
  summary: 'Delete a webhook endpoint',
  description: 'Its pending deliveries are discarded with it.',
  access: 'key',
  answers: { 204: { description: 'Deleted.' } },
  problems: [404],
  async handle(tools, { projectId, params }) {
    await deleteEndpoint(tools, { projectId, endpointId: params.endpoint_id! });
    return NO_CONTENT;
  },
} satisfies Route;
