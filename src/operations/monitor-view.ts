// From the stored monitor to its wire form.
import type { MonitorRecord, MonitorRun } from '../ports/store.ts';
import { requestView } from './job-view.ts';

export function monitorRunView(run: MonitorRun, baseUrl: string) {
  const job = `${baseUrl}/v1/jobs/${run.id}`;
  return {
    job_id: run.id,
    status: run.status,
    created_at: run.createdAt.toISOString(),
    compared_with: run.comparedWith,
    changed: run.changed,
    links: { job, changes: `${job}/changes` },
  };
}
export type MonitorRunView = ReturnType<typeof monitorRunView>;

export function monitorView(monitor: MonitorRecord, baseUrl: string, warnings: readonly string[] = []) {
  const self = `${baseUrl}/v1/monitors/${monitor.id}`;
  return {
    id: monitor.id,
    status: monitor.status,
    paused_reason: monitor.pausedReason,
    cadence: monitor.cadence,
    created_at: monitor.createdAt.toISOString(),
    next_run_at: monitor.nextRunAt?.toISOString() ?? null,
    template_id: monitor.templateId,
    ...requestView(monitor),
    last_run: monitor.lastRun && monitorRunView(monitor.lastRun, baseUrl),
    last_change: monitor.lastChange && monitorRunView(monitor.lastChange, baseUrl),
    links: { self, runs: `${self}/runs` },
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}
export type MonitorView = ReturnType<typeof monitorView>;
