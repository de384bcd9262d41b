// POST /v1/webhooks/endpoints
import { parseBody } from '../../../contract/reading/validate.ts';
import { CreateWebhookEndpoint, WebhookEndpointWithSecret } from '../../../contract/schemas/webhook-endpoint.ts';
import { createEndpoint } from '../../../operations/webhook-endpoints.ts';
import { created } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/v1/webhooks/endpoints',
  tag: 'Webhooks',
  summary: 'Create a webhook endpoint',
  description: 'The secret is shown here and never again.',
  access: 'key',
  body: { schema: CreateWebhookEndpoint, required: true },
  idempotent: true,
  answers: { 201: { description: 'The endpoint with its secret.', schema: WebhookEndpointWithSecret } },
  problems: [400, 409, 413, 415, 422],
  async handle(tools, context) {
    const draft = parseBody(CreateWebhookEndpoint, context.body);
    const { projectId, baseUrl } = context;
    const answer = await createEndpoint(tools, { projectId, draft, idempotency: context.idempotency() });
    return created(answer, `${baseUrl}/v1/webhooks/endpoints/${answer.resourceId}`);
  },
} satisfies Route;
