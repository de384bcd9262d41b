// Manners towards one provider: how many calls of this process at once, turns that all processes share, and a breaker that makes
// a dead provider cost milliseconds instead of its time limit.
import { Fault, isFault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';
import type { ProviderLimits } from '../ports/search.ts';
import type { ProviderTurns, TurnRule } from '../ports/turns.ts';
import { memoryTurns } from './memory-turns.ts';

export type GateLimits = Pick<ProviderLimits, 'concurrency' | 'perSecond' | 'window' | 'alone'>;

export interface SharedTurns {
  turns: ProviderTurns;
  pool: string;
}

/** Waiting longer than this for a turn would hold the job; the provider is then reported as limited. */
const LONGEST_TURN_MILLISECONDS = 90_000;
const ASK_AGAIN_MILLISECONDS = 500;
/** A provider that refused for its load and named no pause is left alone for this long, by every process. */
const UNNAMED_PAUSE_MILLISECONDS = 5_000;
/** A request that was never seen to end frees the provider after this long. */
const HELD_MILLISECONDS = 60_000;

/**
 * Half of a window's requests may come at once and the other half spread over it: in no window, wherever it begins, are there
 * more than allowed.
 */
export function turnRule({ perSecond, window, alone }: GateLimits): TurnRule {
  const aloneMs = alone ? HELD_MILLISECONDS : 0;
  const spacing = perSecond > 0 ? 1000 / perSecond : 0;
  if (!window) return { spacingMs: spacing, burst: 1, aloneMs };
  const half = Math.max(1, Math.floor(window.requests / 2));
  return { spacingMs: Math.max(spacing, (window.seconds * 1000) / half), burst: half, aloneMs };
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
  readonly #shared: SharedTurns;
  readonly #rule: TurnRule;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #failures = 0;
  #openUntil = 0;

  constructor(limits: GateLimits, clock: Clock, shared: SharedTurns = { turns: memoryTurns(clock), pool: 'own' }) {
    this.#limits = limits;
    this.#clock = clock;
    this.#shared = shared;
    this.#rule = turnRule(limits);
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
      if (!signal.aborted && !isFault(error, 'provider_unavailable')) {
        this.#countFailure(error);
        await this.#pauseAll(error);
      }
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

  /** Makes one request in its turn: a call may make several, and the provider counts each of them. */
  async paced<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.#rule.spacingMs <= 0 && this.#rule.aloneMs === 0) return request();
    await this.#turn(signal);
    try {
      return await request();
    } finally {
      if (this.#rule.aloneMs > 0) await this.#shared.turns.leave(this.#shared.pool);
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    const { turns, pool } = this.#shared;
    for (let waited = 0; ; waited += ASK_AGAIN_MILLISECONDS) {
      const wait = await turns.take(pool, this.#rule);
      if (wait !== null) {
        if (wait > 0) await this.#clock.sleep(wait, signal);
        return;
      }
      if (waited >= LONGEST_TURN_MILLISECONDS) {
        throw new Fault('provider_rate_limited', 'The allowance of the provider is used up for now.', {
          retry: 'never',
        });
      }
      await this.#clock.sleep(ASK_AGAIN_MILLISECONDS, signal);
    }
  }

  /** What the provider asked of one caller holds for all of them. */
  async #pauseAll(error: unknown): Promise<void> {
    if (!(error instanceof Fault) || error.code !== 'provider_rate_limited' || error.retry === 'never') return;
    const pause = Math.min(
      (error.retryAfterSeconds ?? 0) * 1000 || UNNAMED_PAUSE_MILLISECONDS,
      LONGEST_PAUSE_MILLISECONDS,
    );
    await this.#shared.turns.pause(this.#shared.pool, pause);
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
