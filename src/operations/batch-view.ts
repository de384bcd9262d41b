// From the stored batch to its wire form.
import { isFinal } from '../domain/job/state.ts';
import type { FieldFault } from '../domain/model/fault.ts';
import type { BatchRecord } from '../ports/store.ts';

export interface RowFault {
  row: number;
  errors: FieldFault[];
}

export function batchView(batch: BatchRecord, baseUrl: string, rejectedRows?: RowFault[]) {
  const accepted = batch.total - batch.refused;
  const ended = Object.entries(batch.jobs)
    .filter(([status]) => status === 'erased' || isFinal(status as 'queued'))
    .reduce((sum, [, count]) => sum + count, 0);
  const self = `${baseUrl}/v1/batches/${batch.id}`;
  return {
    id: batch.id,
    status: ended >= accepted ? 'completed' : 'running',
    created_at: batch.createdAt.toISOString(),
    ended_at: batch.endedAt?.toISOString() ?? null,
    total: batch.total,
    accepted,
    rejected: batch.refused,
    progress: accepted === 0 ? 100 : Math.floor((ended / accepted) * 100),
    jobs: batch.jobs,
    ...(rejectedRows ? { rejected_rows: rejectedRows } : {}),
    links: { self, results: `${self}/results` },
  };
}
export type BatchView = ReturnType<typeof batchView>;
