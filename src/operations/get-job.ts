// Reads one job of the project.
import type { Store } from '../ports/store.ts';
import { type JobView, jobView } from './job-view.ts';
import { found, issuedId } from './not-found.ts';

export async function getJob(
  { store }: { store: Pick<Store, 'forProject'> },
  { projectId, jobId, baseUrl }: { projectId: string; jobId: string; baseUrl: string },
): Promise<JobView> {
  return jobView(found(await store.forProject(projectId).jobs.get(issuedId(jobId))), baseUrl);
}
