// GET /v1/batches
import { parseQuery } from '../../../contract/reading/validate.ts';
import { Batch } from '../../../contract/schemas/batch.ts';
import { listOf, PageQuery } from '../../../contract/schemas/list.ts';
import { listBatches } from '../../../operations/batches.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listBatches',
  method: 'GET',
  path: '/v1/batches',
  tag: 'Batches',
  summary: 'List batches',
  description: 'Newest first.',
  access: 'key',
  query: PageQuery,
  answers: { 200: { description: 'One page of batches.', schema: listOf(Batch) } },
  problems: [400],
  async handle(tools, { projectId, baseUrl, query }) {
    return ok(await listBatches(tools, { projectId, baseUrl, ...parseQuery(PageQuery, query) }));
  },
} satisfies Route;
