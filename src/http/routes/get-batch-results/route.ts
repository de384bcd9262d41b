// GET /v1/batches/{batch_id}/results
import { parseQuery } from '../../../contract/reading/validate.ts';
import { BatchResultsQuery } from '../../../contract/schemas/batch.ts';
import { batchResults } from '../../../operations/batches.ts';
import type { Route } from '../../route.ts';

const TYPES = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

export default {
  id: 'getBatchResults',
  method: 'GET',
  path: '/v1/batches/:batch_id/results',
  tag: 'Batches',
  summary: 'What became of each row',
  description:
    'One line a row, in the order of the request: rows that were refused, jobs that still run, and outcomes.',
  access: 'key',
  query: BatchResultsQuery,
  answers: { 200: { description: 'All rows.', contentType: 'application/x-ndjson' } },
  problems: [400, 404],
  async handle(tools, { projectId, params, query }) {
    const { format = 'ndjson' } = parseQuery(BatchResultsQuery, query);
    const content = await batchResults(tools, { projectId, batchId: params.batch_id!, format });
    return { status: 200, text: { type: TYPES[format], content } };
  },
} satisfies Route;
