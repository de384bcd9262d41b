// The one event of a batch, when its last job ends.
import type { NewEvent, ProjectTransaction } from '../ports/store.ts';
import { batchView } from './batch-view.ts';

/** Said once, on the transaction in which the last job of a batch ends. */
export async function endBatch(
  tools: { clock: { now(): Date }; ids: { next(prefix: 'evt'): string }; baseUrl: string },
  transaction: ProjectTransaction,
  jobId: string,
): Promise<void> {
  const now = tools.clock.now();
  const batchId = await transaction.endBatchOf(jobId, now);
  const batch = batchId === null ? null : await transaction.reads.batches.get(batchId);
  if (batch === null) return;
  const id = tools.ids.next('evt');
  const moment = now.toISOString();
  const event: NewEvent = {
    id,
    jobId,
    type: 'batch.completed',
    createdAt: now,
    body: (sequence) =>
      JSON.stringify({
        id,
        type: 'batch.completed',
        created_at: moment,
        timestamp: moment,
        sequence,
        data: { batch: batchView(batch, tools.baseUrl) },
      }),
    alsoEndpointId: null,
  };
  await transaction.appendEvent(event);
}
