// GET /v1/usage

import { parseQuery } from '../../../contract/reading/validate.ts';
import { DailyUsage, DailyUsageQuery } from '../../../contract/schemas/usage.ts';
import { getDailyUsage } from '../../../operations/read-job-results.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getDailyUsage',
  method: 'GET',
  path: '/v1/usage',
  tag: 'Jobs',
  summary: 'Get jobs and cost by day',
  access: 'key',
  query: DailyUsageQuery,
  answers: { 200: { description: 'One entry for each day with jobs, oldest first.', schema: DailyUsage } },
  problems: [400],
  async handle(tools, { projectId, query }) {
    const { days = 30 } = parseQuery(DailyUsageQuery, query);
    return ok(await getDailyUsage(tools, { projectId, days }));
  },
} satisfies Route;
