// PATCH /v1/monitors/{monitor_id}
import { parseBody } from '../../../contract/reading/validate.ts';
import { Monitor, UpdateMonitor } from '../../../contract/schemas/monitor.ts';
import { updateMonitor } from '../../../operations/monitors.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'updateMonitor',
  method: 'PATCH',
  path: '/v1/monitors/:monitor_id',
  tag: 'Monitors',
  summary: 'Pause, resume or change a monitor',
  description: 'Members that are left out stay as they are.',
  access: 'key',
  body: { schema: UpdateMonitor, required: true },
  answers: { 200: { description: 'The monitor.', schema: Monitor } },
  problems: [400, 404, 413, 415],
  async handle(tools, { projectId, baseUrl, params, body }) {
    const change = parseBody(UpdateMonitor, body);
    return ok(await updateMonitor(tools, { projectId, baseUrl, monitorId: params.monitor_id!, change }));
  },
} satisfies Route;
