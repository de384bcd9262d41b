// GET /v1/batches/{batch_id}
import { Batch } from '../../../contract/schemas/batch.ts';
import { getBatch } from '../../../operations/batches.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getBatch',
  method: 'GET',
  path: '/v1/batches/:batch_id',
  tag: 'Batches',
  summary: 'Get a batch',
  access: 'key',
  answers: { 200: { description: 'How far the batch is.', schema: Batch } },
  problems: [404],
  async handle(tools, { projectId, baseUrl, params }) {
    return ok(await getBatch(tools, { projectId, baseUrl, batchId: params.batch_id! }));
  },
} satisfies Route;
