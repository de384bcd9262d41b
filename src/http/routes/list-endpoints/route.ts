// GET /v1/webhooks/endpoints

import { parseQuery } from '../../../contract/reading/validate.ts';
import { listOf, PageQuery } from '../../../contract/schemas/list.ts';
import { WebhookEndpoint } from '../../../contract/schemas/webhook-endpoint.ts';
import { listEndpoints } from '../../../operations/webhook-endpoints.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/v1/webhooks/endpoints',
  tag: 'Webhooks',
  summary: 'List webhook endpoints',
  access: 'key',
  query: PageQuery,
  answers: { 200: { description: 'One page of endpoints.', schema: listOf(WebhookEndpoint) } },
  problems: [400],
  async handle(tools, { projectId, query }) {
    return ok(await listEndpoints(tools, { projectId, ...parseQuery(PageQuery, query) }));
  },
} satisfies Route;
