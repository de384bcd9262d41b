// The project's jobs, newest first, with the score of those that are completed.
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
  };
  return pageByPosition(
    cursors,
    { projectId, route: 'jobs', filters },
    input,
    (limit, after) => reads.jobs.list(filter, limit, after),
    async (jobs) => {
      const completed = jobs.filter((job) => job.status === 'completed').map((job) => job.id);
      const scores = completed.length > 0 ? await reads.jobs.scores(completed) : new Map<string, number>();
      return jobs.map((job) => jobView(job, baseUrl, scores.get(job.id)));
    },
  );
}
