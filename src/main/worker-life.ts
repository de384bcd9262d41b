// A worker says every few seconds that it lives and what it asks; a process without one watches that somebody does.

import { workState } from '../operations/service-status.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Queue } from '../ports/queue.ts';
import type { Store } from '../ports/store.ts';
import type { SearchedProvider } from './what-is-searched.ts';

const BEAT_MILLISECONDS = 5_000;
const WATCH_MILLISECONDS = 10_000;

interface Tools {
  store: Store;
  clock: Clock;
  log: Log;
}

/** Returns how to end it: the register forgets the worker at once. */
export async function announceWorker(
  { store, clock, log }: Tools,
  owner: string,
  providers: SearchedProvider[],
): Promise<() => Promise<void>> {
  const startedAt = clock.now();
  const beat = () => store.workers.seen({ owner, startedAt, seenAt: clock.now(), providers });
  await beat();
  // The store being away is told by others; the next beat tries again.
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MILLISECONDS);
  return async () => {
    clearInterval(timer);
    await store.workers.gone(owner).catch(() => log.warn('the register of workers was not told'));
  };
}

/** Logs once when jobs wait and no worker is alive, and once when one is back. */
export function watchForWorkers({ store, clock, log }: Tools, queue: Pick<Queue, 'depth'>): () => void {
  let missing = false;
  const look = async (): Promise<void> => {
    const { workers, waiting } = await workState({ store, queue, clock });
    const isMissing = workers.length === 0 && waiting > 0;
    if (isMissing && !missing)
      log.warn('jobs wait and no worker is alive: start one with `bonafide work`', { count: waiting });
    if (!isMissing && missing) log.info('a worker is alive again');
    missing = isMissing;
  };
  const timer = setInterval(() => void look().catch(() => undefined), WATCH_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
}
