// DELETE /v1/jobs/{job_id}
import { deleteJob } from '../../../operations/erase-jobs.ts';
import { NO_CONTENT } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'deleteJob',
  method: 'DELETE',
  path: '/v1/jobs/:job_id',
  tag: 'Privacy',
  summary: 'Erase a job',
  description: 'Erases the job, its sources, report, page snapshots and event bodies. A running job is canceled first.',
  access: 'key',
  answers: { 204: { description: 'Erased.' } },
  problems: [404],
  async handle(tools, { projectId, params, baseUrl }) {
    await deleteJob(tools, { projectId, jobId: params.job_id!, baseUrl });
    return NO_CONTENT;
  },
} satisfies Route;
