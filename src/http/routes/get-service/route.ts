// GET /v1/service

import { ServiceStatus } from '../../../contract/schemas/service.ts';
import { serviceStatus } from '../../../operations/service-status.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getService',
  method: 'GET',
  path: '/v1/service',
  tag: 'Jobs',
  summary: 'What is searched, and whether anybody works',
  description: 'Evidence providers, whether a web search is among them, and how many workers are alive.',
  access: 'key',
  answers: { 200: { description: 'The state of the service.', schema: ServiceStatus } },
  problems: [],
  async handle(tools) {
    return ok(await serviceStatus(tools, tools.version, tools.missingContact));
  },
} satisfies Route;
