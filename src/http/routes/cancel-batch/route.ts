// POST /v1/batches/{batch_id}/cancel
import { Batch } from '../../../contract/schemas/batch.ts';
import { cancelBatch } from '../../../operations/batches.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'cancelBatch',
  method: 'POST',
  path: '/v1/batches/:batch_id/cancel',
  tag: 'Batches',
  summary: 'Cancel a batch',
  description: 'Cancels every job of it that has not ended; what is completed stays.',
  access: 'key',
  answers: { 200: { description: 'The batch.', schema: Batch } },
  problems: [404],
  async handle(tools, { projectId, baseUrl, params }) {
    return ok(await cancelBatch(tools, { projectId, baseUrl, batchId: params.batch_id! }));
  },
} satisfies Route;
