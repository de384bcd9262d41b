// Manners towards one provider, shared by all jobs of a process: how many calls at once, how many requests a second,
// and a breaker that makes a dead provider cost milliseconds instead of its time limit.
import { Fault, isFault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';

export interface GateLimits {
  concurrency: number;
  perSecond: number;
}

/** Three failures in a row open the breaker; one try after half a minute decides whether it closes. */
const FAILURES_TO_OPEN = 3;
const OPEN_MILLISECONDS = 30_000;
/** A provider that names a long pause is left alone for it, but never longer than this. */
const LONGEST_PAUSE_MILLISECONDS = 600_000;
const SHORTEST_PAUSE_MILLISECONDS = 10_000;

export class ProviderGate {
  readonly #limits: GateLimits;
  readonly #clock: Clock;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #nextStart = 0;
  #failures = 0;
  #openUntil = 0;

  constructor(limits: GateLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  get isOpen(): boolean {
    return this.#clock.now().getTime() < this.#openUntil;
  }

  /** Runs the call in its turn. Throws `provider_unavailable` at once while the breaker is open. */
  async run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    this.#refuseWhileOpen();
    await this.#enter(signal);
    try {
      // It may have opened while this call waited for its turn.
      this.#refuseWhileOpen();
      const result = await call();
      this.#failures = 0;
      return result;
    } catch (error) {
      if (!signal.aborted && !isFault(error, 'provider_unavailable')) this.#countFailure(error);
      throw error;
    } finally {
      this.#leave();
    }
  }

  #refuseWhileOpen(): void {
    if (!this.isOpen) return;
    throw new Fault('provider_unavailable', 'The provider failed repeatedly and is left alone for a while.', {
      retry: 'later',
    });
  }

  async #enter(signal: AbortSignal): Promise<void> {
    if (this.#running < this.#limits.concurrency) {
      this.#running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      const abort = (): void => {
        const at = this.#waiting.indexOf(start);
        if (at >= 0) this.#waiting.splice(at, 1);
        reject(new Fault('canceled', 'The job was stopped.', { retry: 'stop' }));
      };
      if (signal.aborted) {
        abort();
        return;
      }
      signal.addEventListener('abort', abort, { once: true });
      this.#waiting.push(start);
    });
  }

  /** A leaving call hands its place to the next in line, so the count does not dip in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }

  /** Waits until another request may start: a call may make several, and the provider counts each of them. */
  async pace(signal: AbortSignal): Promise<void> {
    if (this.#limits.perSecond <= 0) return;
    const now = this.#clock.now().getTime();
    const start = Math.max(now, this.#nextStart);
    this.#nextStart = start + 1000 / this.#limits.perSecond;
    if (start > now) await this.#clock.sleep(start - now, signal);
  }

  #countFailure(error: unknown): void {
    const unreachable = error instanceof Fault && error.code === 'fetch_failed';
    // A refused key or a malformed question says nothing about whether the provider is alive.
    if (error instanceof Fault && error.retry === 'never' && !unreachable) return;
    const pause = error instanceof Fault ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    if (pause > SHORTEST_PAUSE_MILLISECONDS) {
      this.#openUntil = this.#clock.now().getTime() + Math.min(pause, LONGEST_PAUSE_MILLISECONDS);
    }
    // No name, no route, nobody listening: asking twice more would only tell the same.
    const hopeless = unreachable && error.extra.reset !== true;
    this.#failures = hopeless ? FAILURES_TO_OPEN : this.#failures + 1;
    if (this.#failures >= FAILURES_TO_OPEN) {
      this.#openUntil = Math.max(this.#openUntil, this.#clock.now().getTime() + OPEN_MILLISECONDS);
      this.#failures = FAILURES_TO_OPEN - 1;
    }
  }
}
