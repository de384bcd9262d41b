// POST /v1/jobs/{job_id}/cancel
import { Job } from '../../../contract/schemas/job.ts';
import { cancelJob } from '../../../operations/cancel-job.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'cancelJob',
  method: 'POST',
  path: '/v1/jobs/:job_id/cancel',
  tag: 'Jobs',
  summary: 'Cancel a job',
  description: 'A job that is already canceled stays as it is; a completed or failed one refuses.',
  access: 'key',
  answers: { 200: { description: 'The canceled job.', schema: Job } },
  problems: [404, 409],
  async handle(tools, { projectId, params, baseUrl }) {
    return ok(await cancelJob(tools, { projectId, jobId: params.job_id!, baseUrl }));
  },
} satisfies Route;
