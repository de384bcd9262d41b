// GET /v1/jobs/{job_id}/sources/{source_id}/text
import { SourceText } from '../../../contract/schemas/source.ts';
import { getSourceText } from '../../../operations/read-job-results.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getSourceText',
  method: 'GET',
  path: '/v1/jobs/:job_id/sources/:source_id/text',
  tag: 'Jobs',
  summary: "Get a source's stored text",
  description: 'The text that every quote of the report was checked against.',
  access: 'key',
  answers: { 200: { description: 'The text.', schema: SourceText } },
  problems: [404],
  async handle(tools, { projectId, params }) {
    return ok(await getSourceText(tools, { projectId, jobId: params.job_id!, sourceId: params.source_id! }));
  },
} satisfies Route;
