// GET /v1/jobs/{job_id}/changes
import { parseQuery } from '../../../contract/reading/validate.ts';
import { ReportChanges } from '../../../contract/schemas/changes.ts';
import { ChangesQuery } from '../../../contract/schemas/monitor.ts';
import { getChanges } from '../../../operations/rerun-job.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getChanges',
  method: 'GET',
  path: '/v1/jobs/:job_id/changes',
  tag: 'Jobs',
  summary: 'What a report changed',
  description:
    "Compares the job's report with that of the job it repeats, or of the job in `since`: verdicts that changed, and the sentences that are new or gone.",
  access: 'key',
  query: ChangesQuery,
  answers: { 200: { description: 'Only what differs.', schema: ReportChanges } },
  problems: [400, 404, 409],
  async handle(tools, { projectId, params, query }) {
    const { since } = parseQuery(ChangesQuery, query);
    return ok(await getChanges(tools, { projectId, jobId: params.job_id!, since }));
  },
} satisfies Route;
