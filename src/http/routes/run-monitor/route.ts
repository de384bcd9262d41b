// POST /v1/monitors/{monitor_id}/run
import { Monitor } from '../../../contract/schemas/monitor.ts';
import { runMonitorNow } from '../../../operations/monitors.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'runMonitor',
  method: 'POST',
  path: '/v1/monitors/:monitor_id/run',
  tag: 'Monitors',
  summary: 'Run a monitor now',
  description: 'A run out of turn, of a paused monitor too. Refused while the last run has not ended.',
  access: 'key',
  answers: { 200: { description: 'The monitor, with the run that was started.', schema: Monitor } },
  problems: [400, 404, 409],
  async handle(tools, { projectId, baseUrl, params }) {
    return ok(await runMonitorNow(tools, { projectId, baseUrl, monitorId: params.monitor_id! }));
  },
} satisfies Route;
