// POST /v1/webhooks/endpoints/{endpoint_id}/rotate-secret
import { parseOptionalBody } from '../../../contract/reading/validate.ts';
import { RotateSecret, WebhookEndpointWithSecret } from '../../../contract/schemas/webhook-endpoint.ts';
import { rotateSecret } from '../../../operations/webhook-endpoints.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/webhooks/endpoints/:endpoint_id/rotate-secret',
  tag: 'Webhooks',
  summary: "Rotate an endpoint's secret",
  description: 'Both secrets sign until the grace time is over, so no message is dropped.',
  access: 'key',
  body: { schema: RotateSecret, required: false },
  answers: { 200: { description: 'The endpoint with its new secret.', schema: WebhookEndpointWithSecret } },
  problems: [400, 404, 413, 415],
  async handle(tools, { projectId, params, body }) {
    const { grace_seconds: graceSeconds } = parseOptionalBody(RotateSecret, body);
    return ok(await rotateSecret(tools, { projectId, endpointId: params.endpoint_id!, graceSeconds }));
  },
} satisfies Route;
