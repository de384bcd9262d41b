// GET /v1/jobs/{job_id}/sources

import { parseQuery } from '../../../contract/reading/validate.ts';
import { listOf, PageQuery } from '../../../contract/schemas/list.ts';
import { Source } from '../../../contract/schemas/source.ts';
import { listSources } from '../../../operations/read-job-results.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listSources',
  method: 'GET',
  path: '/v1/jobs/:job_id/sources',
  tag: 'Jobs',
  summary: "List a job's sources",
  description: 'In the order they were retrieved; also while the job runs.',
  access: 'key',
  query: PageQuery,
  answers: { 200: { description: 'One page of sources.', schema: listOf(Source) } },
  problems: [400, 404],
  async handle(tools, { projectId, params, query }) {
    return ok(await listSources(tools, { projectId, jobId: params.job_id!, ...parseQuery(PageQuery, query) }));
  },
} satisfies Route;
