// Cancels a job that has not ended. Repeating it changes nothing; a completed or failed job refuses.
import { Fault } from '../domain/model/fault.ts';
import type { Store } from '../ports/store.ts';
import { type JobView, jobView } from './job-view.ts';
import { found, issuedId } from './not-found.ts';
import { type TransitionTools, transitionJob } from './transition-job.ts';

export interface CancelJobTools extends Omit<TransitionTools, 'baseUrl'> {
  store: Pick<Store, 'transaction'>;
}

export async function cancelJob(
  tools: CancelJobTools,
  { projectId, jobId, baseUrl }: { projectId: string; jobId: string; baseUrl: string },
): Promise<JobView> {
  issuedId(jobId);
  const job = await tools.store.transaction(projectId, async (transaction) => {
    const job = found(await transaction.lockJob(jobId));
    if (job.status === 'canceled') return job;
    const canceled = await transitionJob({ ...tools, baseUrl }, transaction, job, { move: 'cancel' });
    if (canceled === null) {
      throw new Fault('job_already_ended', `The job is ${job.status} and cannot be canceled.`, {
        extra: { job_status: job.status },
      });
    }
    return canceled;
  });
  return jobView(job, baseUrl);
}
