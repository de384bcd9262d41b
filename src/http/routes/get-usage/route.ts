// GET /v1/jobs/{job_id}/usage
import { Usage } from '../../../contract/schemas/usage.ts';
import { getUsage } from '../../../operations/read-job-results.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getUsage',
  method: 'GET',
  path: '/v1/jobs/:job_id/usage',
  tag: 'Jobs',
  summary: 'Get what a job used',
  access: 'key',
  answers: { 200: { description: 'Calls, cost and time by step and provider.', schema: Usage } },
  problems: [404],
  async handle(tools, { projectId, params }) {
    return ok(await getUsage(tools, { projectId, jobId: params.job_id! }));
  },
} satisfies Route;
