// The project's jobs, newest first, with what those that are completed came to.
import type { CursorCodec } from '../contract/reading/page-cursor.ts';
import type { JobFilter, Store } from '../ports/store.ts';
import { type JobView, jobView } from './job-view.ts';
import { type ListView, type PageRequest, pageByPosition } from './page.ts';

export interface ListJobsInput extends PageRequest {
  projectId: string;
  filter: JobFilter;
  baseUrl: string;
}

export function listJobs(
  { store, cursors }: { store: Pick<Store, 'forProject'>; cursors: CursorCodec },
  input: ListJobsInput,
): Promise<ListView<JobView>> {
  const { projectId, filter, baseUrl } = input;
  const reads = store.forProject(projectId);
  const filters = {
    status: filter.status,
    created_after: filter.createdAfter?.toISOString(),
    created_before: filter.createdBefore?.toISOString(),
    person: filter.person,
  };
  return pageByPosition(
    cursors,
    { projectId, route: 'jobs', filters },
    input,
    (limit, after) => reads.jobs.list(filter, limit, after),
    async (jobs) => {
      const completed = jobs.filter((job) => job.status === 'completed').map((job) => job.id);
      const outcomes = await reads.jobs.outcomes(completed);
      return jobs.map((job) => jobView(job, baseUrl, outcomes.get(job.id)));
    },
  );
}
