// POST /v1/jobs/{job_id}/rerun
import { Job } from '../../../contract/schemas/job.ts';
import { rerunJob } from '../../../operations/rerun-job.ts';
import { created } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'rerunJob',
  method: 'POST',
  path: '/v1/jobs/:job_id/rerun',
  tag: 'Jobs',
  summary: 'Run a job again',
  description:
    'A new job with the same request, which gathers its evidence anew; `rerun_of` names the earlier one. What its report changed is at `/v1/jobs/{job_id}/changes`.',
  access: 'key',
  idempotent: true,
  answers: { 201: { description: 'The new job.', schema: Job } },
  problems: [400, 404, 409, 422],
  async handle(tools, context) {
    const { projectId, baseUrl, params, traceparent } = context;
    const idempotency = context.idempotency();
    const answer = await rerunJob(tools, { projectId, baseUrl, jobId: params.job_id!, traceparent, idempotency });
    return created(answer, `${baseUrl}/v1/jobs/${answer.resourceId}`);
  },
} satisfies Route;
