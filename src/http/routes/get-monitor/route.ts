// GET /v1/monitors/{monitor_id}
import { Monitor } from '../../../contract/schemas/monitor.ts';
import { getMonitor } from '../../../operations/monitors.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getMonitor',
  method: 'GET',
  path: '/v1/monitors/:monitor_id',
  tag: 'Monitors',
  summary: 'Get a monitor',
  access: 'key',
  answers: { 200: { description: 'The monitor.', schema: Monitor } },
  problems: [404],
  async handle(tools, { projectId, baseUrl, params }) {
    return ok(await getMonitor(tools, { projectId, baseUrl, monitorId: params.monitor_id! }));
  },
} satisfies Route;
