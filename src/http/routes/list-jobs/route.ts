// GET /v1/jobs

import { parseQuery } from '../../../contract/reading/validate.ts';
import { Job } from '../../../contract/schemas/job.ts';
import { JobListQuery, listOf } from '../../../contract/schemas/list.ts';
import { listJobs } from '../../../operations/list-jobs.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listJobs',
  method: 'GET',
  path: '/v1/jobs',
  tag: 'Jobs',
  summary: 'List jobs',
  description: 'Newest first.',
  access: 'key',
  query: JobListQuery,
  answers: { 200: { description: 'One page of jobs.', schema: listOf(Job) } },
  problems: [400],
  async handle(tools, { projectId, baseUrl, query }) {
    const {
      limit,
      cursor,
      status,
      created_after: createdAfter,
      created_before: createdBefore,
      person,
    } = parseQuery(JobListQuery, query);
    const filter = {
      ...(status === undefined ? {} : { status }),
      ...(createdAfter === undefined ? {} : { createdAfter }),
      ...(createdBefore === undefined ? {} : { createdBefore }),
      ...(person === undefined ? {} : { person }),
    };
    return ok(await listJobs(tools, { projectId, baseUrl, limit, cursor, filter }));
  },
} satisfies Route;
