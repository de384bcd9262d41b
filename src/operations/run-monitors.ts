// Starts the runs of monitors that are due, and tells what a run changed when it ends.
import { MAX_EVENT_REPORT_BYTES } from '../contract/schemas/event.ts';
import { nextRun } from '../domain/job/cadence.ts';
import { isFinal } from '../domain/job/state.ts';
import { isFault } from '../domain/model/fault.ts';
import type { Report } from '../domain/model/report.ts';
import { compareReports } from '../domain/reporting/compare-reports.ts';
import type { MonitorRecord, NewEvent, ProjectTransaction, Store } from '../ports/store.ts';
import { type CreateJobTools, completeDraft, newJob } from './create-job.ts';
import { monitorView } from './monitor-view.ts';
import { draftOf } from './rerun-job.ts';

const MOST_AT_ONCE = 50;

type RunTools = Pick<CreateJobTools, 'clock' | 'ids' | 'schemas'>;

/** Every monitor whose time has come by now; returns how many runs were started. */
export async function runDueMonitors(
  tools: RunTools & { store: Pick<Store, 'worker' | 'transaction'>; baseUrl: string },
): Promise<number> {
  const { baseUrl } = tools;
  const now = tools.clock.now();
  const due = await tools.store.worker.dueMonitors(now, MOST_AT_ONCE);
  let started = 0;
  for (const { monitorId, projectId } of due) {
    const ran = await tools.store.transaction(projectId, async (transaction) => {
      const monitor = await transaction.lockMonitor(monitorId);
      // Another worker was faster, or somebody paused it.
      if (monitor === null || monitor.nextRunAt === null || monitor.nextRunAt > now) return false;
      const { status, cadence, createdAt } = monitor;
      const nextRunAt = nextRun(cadence, createdAt, now);
      await transaction.updateMonitor(monitorId, { status, pausedReason: null, cadence, nextRunAt });
      try {
        return await startRun(tools, transaction, { projectId, baseUrl }, monitor, now);
      } catch (error) {
        if (!isFault(error, 'validation_failed')) throw error;
        // The request does not fit its template any more: asking again would fail again.
        const pausedReason = error.publicMessage;
        await transaction.updateMonitor(monitorId, { status: 'paused', pausedReason, cadence, nextRunAt: null });
        return false;
      }
    });
    if (ran) started += 1;
  }
  return started;
}

/** False when the run before has not ended: two at once would tell the same change twice. */
export async function startRun(
  tools: Pick<RunTools, 'ids' | 'schemas'>,
  transaction: ProjectTransaction,
  { projectId, baseUrl }: { projectId: string; baseUrl: string },
  monitor: MonitorRecord,
  now: Date,
): Promise<boolean> {
  if (monitor.lastRun !== null && !isFinal(monitor.lastRun.status)) return false;
  const draft = await draftOf(transaction, monitor);
  const completed = await completeDraft(tools, transaction.reads, projectId, draft);
  const comparedWith = monitor.lastCompleted;
  const rerun = comparedWith === null ? {} : { rerunOf: comparedWith };
  const { job, event } = newJob(tools, { projectId, draft, baseUrl, traceparent: null, ...rerun }, completed, now);
  await transaction.insertJob(job, event);
  await transaction.insertMonitorRun({ monitorId: monitor.id, jobId: job.id, createdAt: now, comparedWith });
  return true;
}

/** Said on the transaction in which the run's job is completed, once. */
export async function settleRun(
  tools: { clock: { now(): Date }; ids: { next(prefix: 'evt'): string }; baseUrl: string },
  transaction: ProjectTransaction,
  jobId: string,
  report: Report,
): Promise<void> {
  const run = await transaction.monitorRunOf(jobId);
  if (run === null) return;
  const before = await transaction.reads.jobs.report(run.comparedWith);
  if (before === null) return;
  const changes = compareReports(before, report);
  await transaction.settleMonitorRun(jobId, changes.changed);
  if (!changes.changed) return;
  const monitor = await transaction.reads.monitors.get(run.monitorId);
  if (monitor === null) return;
  const id = tools.ids.next('evt');
  const at = tools.clock.now();
  const moment = at.toISOString();
  const job = `${tools.baseUrl}/v1/jobs/${jobId}`;
  const isLong = Buffer.byteLength(JSON.stringify(changes)) > MAX_EVENT_REPORT_BYTES;
  const data = {
    monitor: monitorView(monitor, tools.baseUrl),
    ...(isLong ? { truncated: true } : { changes }),
    links: { job, changes: `${job}/changes` },
  };
  const type = 'monitor.changed';
  const event: NewEvent = {
    id,
    jobId,
    type,
    createdAt: at,
    body: (sequence) => JSON.stringify({ id, type, created_at: moment, timestamp: moment, sequence, data }),
    alsoEndpointId: null,
  };
  await transaction.appendEvent(event);
}
