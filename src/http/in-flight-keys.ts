// Requests that carry an idempotency key another one is just using wait for it here, in memory,
// instead of each holding a database connection that waits for the same row.
import { Fault } from '../contract/schemas/problem.ts';
import type { Clock } from '../ports/clock.ts';

const PATIENCE_MS = 2000;

export interface InFlightKeys {
  /** Runs the act; behind an earlier one with the same id it waits, and refuses when that takes too long. */
  run<T>(id: string, act: () => Promise<T>): Promise<T>;
}

export function inFlightKeys(clock: Pick<Clock, 'sleep'>): InFlightKeys {
  const running = new Map<string, Promise<unknown>>();
  return {
    async run(id, act) {
      const earlier = running.get(id);
      if (earlier !== undefined) {
        if (!(await endsInTime(earlier, clock))) {
          throw new Fault(
            'idempotency_key_in_flight',
            'A request with this idempotency key is still being processed.',
            {
              retry: 'later',
              retryAfterSeconds: 1,
            },
          );
        }
        return act();
      }
      const work = act();
      running.set(id, work);
      try {
        return await work;
      } finally {
        running.delete(id);
      }
    },
  };
}

async function endsInTime(work: Promise<unknown>, clock: Pick<Clock, 'sleep'>): Promise<boolean> {
  const enough = new AbortController();
  const ended = work.then(
    () => true,
    () => true,
  );
  const late = clock.sleep(PATIENCE_MS, enough.signal).then(() => false);
  const inTime = await Promise.race([ended, late]);
  enough.abort();
  return inTime;
}
