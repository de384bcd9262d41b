// Erases jobs with everything read and written for them; a running job is canceled first, so its worker stops.
import { isFinal } from '../domain/job/state.ts';
import { Fault } from '../domain/model/fault.ts';
import type { ProjectTransaction } from '../ports/store.ts';
import type { CancelJobTools } from './cancel-job.ts';
import { issuedId, notFound } from './not-found.ts';
import { transitionJob } from './transition-job.ts';

interface Target {
  projectId: string;
  baseUrl: string;
}

export async function deleteJob(tools: CancelJobTools, input: Target & { jobId: string }): Promise<void> {
  if (!(await eraseOne(tools, input, issuedId(input.jobId)))) throw notFound();
}

/** Every job of the project about this name or e-mail address. */
export async function erasePerson(
  tools: CancelJobTools,
  input: Target & { fullName: string; email: string | null },
): Promise<{ erased_jobs: number; job_ids: string[] }> {
  if (input.fullName.trim() === '') throw new Fault('validation_failed', 'full_name must not be blank.');
  const ids = await tools.store.transaction(input.projectId, (transaction) =>
    transaction.findJobsOfPerson(input.fullName, input.email),
  );
  const erased: string[] = [];
  for (const id of ids) if (await eraseOne(tools, input, id)) erased.push(id);
  return { erased_jobs: erased.length, job_ids: erased };
}

function eraseOne(tools: CancelJobTools, target: Target, jobId: string): Promise<boolean> {
  return tools.store.transaction(target.projectId, (transaction) => erase(tools, transaction, target, jobId));
}

async function erase(
  tools: CancelJobTools,
  transaction: ProjectTransaction,
  { baseUrl }: Target,
  jobId: string,
): Promise<boolean> {
  const job = await transaction.lockJob(jobId);
  if (job === null) return false;
  if (!isFinal(job.status)) await transitionJob({ ...tools, baseUrl }, transaction, job, { move: 'cancel' });
  return transaction.eraseJob(jobId);
}
