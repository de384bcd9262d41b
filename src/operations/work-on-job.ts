// What a worker may do to the job it holds. Every act locks the row and compares the fence first:
// false means the lease is lost or the job has ended, and the worker must stop.
import { PROGRESS_COMPLETED, PROGRESS_STARTED } from '../domain/job/progress.ts';
import type { Report } from '../domain/model/report.ts';
import type { JobRecord, ProjectTransaction, Store } from '../ports/store.ts';
import { type Transition, type TransitionTools, transitionJob } from './transition-job.ts';

export interface WorkTools extends TransitionTools {
  store: Pick<Store, 'transaction'>;
}

export interface HeldJob {
  projectId: string;
  jobId: string;
  fence: number;
}

/** queued -> running with `started_at`; a resumed job stays as it is and is not announced again. */
export function startJob(tools: WorkTools, held: HeldJob): Promise<boolean> {
  return move(tools, held, () => ({ move: 'claim', progress: PROGRESS_STARTED }));
}

/** Writes the progress and its event. The caller decides how often (domain/job/progress `shouldAnnounce`). */
export function progressJob(tools: WorkTools, held: HeldJob, progress: number): Promise<boolean> {
  return move(tools, held, () => ({ move: 'progress', progress }));
}

/** Report, state, event and deliveries commit together. */
export function finishJob(tools: WorkTools, held: HeldJob, report: Report): Promise<boolean> {
  return move(
    tools,
    held,
    () => ({ move: 'finish', progress: PROGRESS_COMPLETED, report }),
    (transaction) => transaction.insertReport(held.jobId, report),
  );
}

export function failJob(tools: WorkTools, held: HeldJob, code: string, message: string): Promise<boolean> {
  return move(tools, held, () => ({ move: 'fail', error: `${code}: ${message}` }));
}

function move(
  tools: WorkTools,
  held: HeldJob,
  transition: (job: JobRecord) => Transition,
  also?: (transaction: ProjectTransaction) => Promise<void>,
): Promise<boolean> {
  return tools.store.transaction(held.projectId, async (transaction) => {
    const job = await transaction.lockJob(held.jobId);
    if (job === null || job.fence !== held.fence) return false;
    const changed = await transitionJob(tools, transaction, job, transition(job));
    if (changed === null) return false;
    if (also) await also(transaction);
    return true;
  });
}
