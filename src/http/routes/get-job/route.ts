// GET /v1/jobs/{job_id}, at once or as a long poll

import { parseQuery } from '../../../contract/reading/validate.ts';
import { Job } from '../../../contract/schemas/job.ts';
import { JobQuery } from '../../../contract/schemas/list.ts';
import { getJob } from '../../../operations/get-job.ts';
import { waitForJob } from '../../../operations/watch-job.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getJob',
  method: 'GET',
  path: '/v1/jobs/:job_id',
  tag: 'Jobs',
  summary: 'Get a job',
  description: 'With `wait`, answers once the job has ended or the seconds are over, whichever is first.',
  access: 'key',
  query: JobQuery,
  answers: { 200: { description: 'The job.', schema: Job } },
  problems: [400, 404],
  async handle(tools, context) {
    const { wait = 0 } = parseQuery(JobQuery, context.query);
    const one = { projectId: context.projectId, jobId: context.params.job_id!, baseUrl: context.baseUrl };
    if (wait === 0) return ok(await getJob(tools, one));
    return ok(await waitForJob(tools, { ...one, seconds: wait, signal: context.signal() }));
  },
} satisfies Route;
