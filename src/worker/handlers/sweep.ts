// House-keeping: jobs whose worker died are queued again or failed, and what is past its time is erased.
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Metrics } from '../../ports/metrics.ts';
import type { Store } from '../../ports/store.ts';
import type { JobLife } from '../job-life.ts';

export interface SweepTools {
  store: Store;
  life: JobLife;
  owner: string;
  attempts: number;
  leaseSeconds: number;
  retentionDays: number;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

/** Jobs left by a dead worker: another try, or the end after the last one. */
export async function sweepLeases(tools: SweepTools): Promise<number> {
  const expired = await tools.store.worker.expiredLeases(100);
  for (const { jobId, attempt } of expired) {
    tools.metrics.count('job_lease_lost_total');
    if (attempt < tools.attempts) {
      await tools.store.worker.requeue(jobId);
      continue;
    }
    const leased = await tools.store.worker.lease(jobId, tools.owner, tools.leaseSeconds);
    if (leased) {
      await tools.life.fail(
        leased.job,
        leased.fence,
        'attempts_exhausted',
        `The job was started ${tools.attempts} times and never finished.`,
      );
    }
  }
  return expired.length;
}

/** A rewrite of so much takes a moment in which its table waits. */
const COMPACTED_BYTES = 64 * 1024 * 1024;

/** After an erasure the files of the database hold no trace of it: see `AdminStore.compact`. */
export function erasureCompactor(): (tools: Pick<SweepTools, 'store' | 'log'>) => Promise<void> {
  let compactedAt = 0;
  return async ({ store, log }) => {
    const erasedAt = (await store.admin.lastErasure())?.getTime() ?? 0;
    if (erasedAt <= compactedAt) return;
    const done = await store.admin.compact({ mostBytes: COMPACTED_BYTES, whenBusy: 'leave' });
    // Another process is at it, and may have begun before the erasure: the next sweep asks again.
    if (done === null) return;
    const { rewritten, left } = done;
    compactedAt = erasedAt;
    if (left.length > 0)
      log.warn('large tables still hold bytes of what was erased: run `bonafide compact`', { count: left.length });
    else log.info('took what was erased out of the files of the database', { count: rewritten });
  };
}

export async function sweepOld(tools: SweepTools): Promise<void> {
  const erased = await tools.store.worker.sweep(tools.clock.now(), tools.retentionDays);
  const total = erased.jobs + erased.idempotencyKeys + erased.deliveries + erased.cached;
  if (total > 0) tools.log.info('erased what was past its time', { count: total });
}
