// A clock for many at once: time stands still while anybody works and then jumps to the next moment that somebody waits for.
// Unlike a clock that jumps at every sleep, those who wait side by side do not add their waits up.
import type { Clock } from '../../src/ports/clock.ts';

export interface VirtualClock extends Clock {
  /** Time does not pass while this goes on. */
  working<T>(work: () => Promise<T>): Promise<T>;
  /** Milliseconds since the start. */
  passed(): number;
  stop(): void;
}

interface Sleeper {
  at: number;
  wake(): void;
}

/** Turns of the event loop without work before time passes: what one answer sets off must get going first. */
const QUIET_TURNS = 20;

export function virtualClock(start = '2026-01-01T00:00:00Z'): VirtualClock {
  const begin = Date.parse(start);
  let time = begin;
  let busy = 0;
  let stopped = false;
  const sleepers: Sleeper[] = [];
  let quiet = 0;

  function turn(): void {
    if (stopped) return;
    quiet = busy > 0 ? 0 : quiet + 1;
    if (quiet > QUIET_TURNS && sleepers.length > 0) {
      quiet = 0;
      sleepers.sort((left, right) => left.at - right.at);
      const next = sleepers.shift()!;
      time = Math.max(time, next.at);
      next.wake();
    }
    setImmediate(turn);
  }
  setImmediate(turn);

  return {
    now: () => new Date(time),
    passed: () => time - begin,
    stop: () => {
      stopped = true;
    },
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const sleeper = { at: time + Math.max(0, milliseconds), wake: resolve };
        sleepers.push(sleeper);
        signal?.addEventListener('abort', () => resolve(), { once: true });
      }),
    working: async (work) => {
      busy += 1;
      try {
        return await work();
      } finally {
        busy -= 1;
        quiet = 0;
      }
    },
  };
}
