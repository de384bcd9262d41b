// DELETE /v1/monitors/{monitor_id}
import { deleteMonitor } from '../../../operations/monitors.ts';
import { NO_CONTENT } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'deleteMonitor',
  method: 'DELETE',
  path: '/v1/monitors/:monitor_id',
  tag: 'Monitors',
  summary: 'Delete a monitor',
  description: 'The jobs that it ran stay, with their reports.',
  access: 'key',
  answers: { 204: { description: 'Deleted.' } },
  problems: [404],
  async handle(tools, { projectId, params }) {
    await deleteMonitor(tools, { projectId, monitorId: params.monitor_id! });
    return NO_CONTENT;
  },
} satisfies Route;
