// GET /v1/monitors/{monitor_id}/runs
import { parseQuery } from '../../../contract/reading/validate.ts';
import { listOf } from '../../../contract/schemas/list.ts';
import { MonitorRun, MonitorRunsQuery } from '../../../contract/schemas/monitor.ts';
import { listMonitorRuns } from '../../../operations/monitors.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listMonitorRuns',
  method: 'GET',
  path: '/v1/monitors/:monitor_id/runs',
  tag: 'Monitors',
  summary: "List a monitor's runs",
  description: 'Newest first; with `changed=true` only those that differed from the run before.',
  access: 'key',
  query: MonitorRunsQuery,
  answers: { 200: { description: 'One page of runs.', schema: listOf(MonitorRun) } },
  problems: [400, 404],
  async handle(tools, { projectId, baseUrl, params, query }) {
    const page = parseQuery(MonitorRunsQuery, query);
    return ok(await listMonitorRuns(tools, { projectId, baseUrl, monitorId: params.monitor_id!, ...page }));
  },
} satisfies Route;
