// The only writer of a job's status. It asks the state table, writes the row, and appends the event with its bytes,
// all on the transaction it is given.
import { isFinal, type JobMove, nextStatus } from '../domain/job/state.ts';
import type { EventType } from '../domain/model/options.ts';
import type { Report } from '../domain/model/report.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { JobRecord, JobStateChange, ProjectTransaction } from '../ports/store.ts';
import { endBatch } from './end-batch.ts';
import { newEvent } from './event-bytes.ts';
import { settleRun } from './run-monitors.ts';

export interface TransitionTools {
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'next'>;
  /** Base of the links inside event bodies. */
  baseUrl: string;
}

export interface Transition {
  move: Exclude<JobMove, 'enqueue'>;
  progress?: number;
  error?: string;
  report?: Report;
}

const EVENT_OF: Record<Transition['move'], EventType> = {
  claim: 'job.started',
  progress: 'job.progress',
  finish: 'job.completed',
  fail: 'job.failed',
  cancel: 'job.canceled',
};

/** The job after the move, or null when the table does not allow it. `job` must have been locked on `transaction`. */
export async function transitionJob(
  tools: TransitionTools,
  transaction: ProjectTransaction,
  job: JobRecord,
  transition: Transition,
): Promise<JobRecord | null> {
  const status = nextStatus(job.status, transition.move);
  if (status === null) return null;
  const now = tools.clock.now();
  const resumed = transition.move === 'claim' && job.status === 'running';
  if (resumed) return job;
  const change: JobStateChange = { status };
  // Progress never falls, and 100 is said only of a completed job.
  const progress = transition.progress;
  if (progress !== undefined) {
    change.progress = status === 'completed' ? 100 : Math.min(99, Math.max(job.progress, progress));
  }
  if (transition.move === 'claim' && job.startedAt === null) change.startedAt = now;
  if (isFinal(status)) change.completedAt = now;
  if (transition.error !== undefined) change.error = transition.error;
  await transaction.writeJobState(job.id, change);
  const changed: JobRecord = { ...job, ...change };
  await transaction.appendEvent(
    newEvent({
      id: tools.ids.next('evt'),
      type: EVENT_OF[transition.move],
      at: now,
      job: changed,
      ...(transition.report ? { report: transition.report } : {}),
      baseUrl: tools.baseUrl,
    }),
  );
  if (transition.report) await settleRun(tools, transaction, job.id, transition.report);
  if (isFinal(status)) await endBatch(tools, transaction, job.id);
  return changed;
}
