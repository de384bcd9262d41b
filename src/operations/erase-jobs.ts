// Erases jobs with everything read and written for them; a running job is canceled first, so its worker stops.
import { isFinal } from '../domain/job/state.ts';
import { Fault } from '../domain/model/fault.ts';
import type { ProjectTransaction, WantedPerson } from '../ports/store.ts';
import type { CancelJobTools } from './cancel-job.ts';
import { type MonitorView, monitorView } from './monitor-view.ts';
import { issuedId, notFound } from './not-found.ts';
import { transitionJob } from './transition-job.ts';

interface Target {
  projectId: string;
  baseUrl: string;
}

export async function deleteJob(tools: CancelJobTools, input: Target & { jobId: string }): Promise<void> {
  if (!(await eraseOne(tools, input, issuedId(input.jobId)))) throw notFound();
}

/** Every job of the project about this person, and every monitor: it would ask about the person again. */
export async function erasePerson(
  tools: CancelJobTools,
  input: Target & WantedPerson,
): Promise<{ erased_jobs: number; job_ids: string[]; erased_monitors: number }> {
  const monitors = await eraseMonitors(tools, input);
  const ids = await jobsOf(tools, input);
  const erased: string[] = [];
  for (const id of ids) if (await eraseOne(tools, input, id)) erased.push(id);
  return { erased_jobs: erased.length, job_ids: erased, erased_monitors: monitors };
}

/** All that the project holds on this person, as it is kept. */
export async function exportPerson(
  tools: CancelJobTools,
  input: Target & WantedPerson,
): Promise<{ jobs: Record<string, unknown>[]; monitors: MonitorView[] }> {
  const ids = await jobsOf(tools, input);
  const monitors = await tools.store.transaction(input.projectId, (transaction) =>
    transaction.findMonitorsOfPerson(input),
  );
  const jobs: Record<string, unknown>[] = [];
  for (const id of ids) {
    const held = await tools.store.transaction(input.projectId, (transaction) => transaction.exportJob(id));
    if (held) jobs.push(held);
  }
  await tools.store.transaction(input.projectId, (transaction) => transaction.recordAct('person.exported', ids));
  return { jobs, monitors: monitors.map((monitor) => monitorView(monitor, input.baseUrl)) };
}

function eraseMonitors(tools: CancelJobTools, input: Target & WantedPerson): Promise<number> {
  requirePerson(input);
  return tools.store.transaction(input.projectId, async (transaction) => {
    const found = await transaction.findMonitorsOfPerson(input);
    for (const { id } of found) await transaction.deleteMonitor(id);
    if (found.length > 0)
      await transaction.recordAct(
        'monitor.erased',
        found.map(({ id }) => id),
      );
    return found.length;
  });
}

function requirePerson({ fullName, email }: WantedPerson): void {
  if (fullName !== null && !/[\p{L}\p{N}]/u.test(fullName)) {
    throw new Fault('validation_failed', 'full_name must hold a letter or a digit.');
  }
  if (fullName === null && email === null) {
    throw new Fault('validation_failed', 'full_name or email is needed.');
  }
}

function jobsOf(tools: CancelJobTools, input: Target & WantedPerson): Promise<string[]> {
  requirePerson(input);
  const { projectId, fullName, email } = input;
  return tools.store.transaction(projectId, (transaction) => transaction.findJobsOfPerson({ fullName, email }));
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
  await transaction.recordAct('job.erased', [jobId]);
  return transaction.eraseJob(jobId);
}
