// GET /v1/jobs/{job_id}/report
import { Report } from '../../../contract/schemas/report.ts';
import { getReport } from '../../../operations/read-job-results.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getReport',
  method: 'GET',
  path: '/v1/jobs/:job_id/report',
  tag: 'Jobs',
  summary: "Get a job's report",
  description: 'Only a completed job has one; for any other the problem carries `job_status`.',
  access: 'key',
  answers: { 200: { description: 'The report.', schema: Report } },
  problems: [404, 409],
  async handle(tools, { projectId, params }) {
    return ok(await getReport(tools, { projectId, jobId: params.job_id! }));
  },
} satisfies Route;
