// GET /v1/monitors
import { parseQuery } from '../../../contract/reading/validate.ts';
import { listOf, PageQuery } from '../../../contract/schemas/list.ts';
import { Monitor } from '../../../contract/schemas/monitor.ts';
import { listMonitors } from '../../../operations/monitors.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listMonitors',
  method: 'GET',
  path: '/v1/monitors',
  tag: 'Monitors',
  summary: 'List monitors',
  description: 'Newest first.',
  access: 'key',
  query: PageQuery,
  answers: { 200: { description: 'One page of monitors.', schema: listOf(Monitor) } },
  problems: [400],
  async handle(tools, { projectId, baseUrl, query }) {
    return ok(await listMonitors(tools, { projectId, baseUrl, ...parseQuery(PageQuery, query) }));
  },
} satisfies Route;
