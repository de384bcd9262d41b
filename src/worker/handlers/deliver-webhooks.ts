// Sends the deliveries that are due. Each endpoint has its own few places, so one that hangs delays nobody else,
// and one that keeps failing is tried with a single delivery at a time until it answers again.
import type { Clock } from '../../ports/clock.ts';
import type { Deliver, DeliveryOutcome } from '../../ports/deliver.ts';
import type { Log } from '../../ports/log.ts';
import type { Metrics } from '../../ports/metrics.ts';
import type { LeasedDelivery, NextDelivery, WorkerStore } from '../../ports/store.ts';

export interface DeliveryTools {
  store: WorkerStore;
  deliver: Deliver;
  /** The retry schedule; `chance` spreads retries. */
  next(
    outcome: DeliveryOutcome,
    state: { attempts: number; endpointFailingSince: Date | null },
    now: Date,
  ): NextDelivery;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  timeoutMs: number;
  /** Places in all and of one endpoint. */
  concurrency: number;
  perEndpoint: number;
}

const LEASE_MARGIN_SECONDS = 5;
/** Nothing could be leased although something is due: the endpoint has no free place. One of ours ending wakes us. */
const BLOCKED_MILLISECONDS = 100;

export class DeliveryLoop {
  readonly #tools: DeliveryTools;
  readonly #stopping = new AbortController();
  readonly #active = new Map<string, Promise<void>>();
  #wakes = 0;
  #wake: (() => void) | null = null;
  #ended: Promise<void> | null = null;

  constructor(tools: DeliveryTools) {
    this.#tools = tools;
  }

  start(): void {
    this.#ended ??= this.#run();
  }

  /** Something was committed that may be due now. */
  wake(): void {
    this.#wakes += 1;
    this.#wake?.();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#ended;
    await Promise.all(this.#active.values());
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Attempts end in groups; their places are asked for together, not one by one.
      await new Promise(setImmediate);
      const seen = this.#wakes;
      let leased: LeasedDelivery[] = [];
      try {
        const room = this.#tools.concurrency - this.#active.size;
        // The lease outlives the longest attempt, so nobody else sends the same delivery meanwhile; what a dead worker
        // held is sent again when it has run out.
        const seconds = Math.ceil(this.#tools.timeoutMs / 1000) + LEASE_MARGIN_SECONDS;
        if (room > 0) leased = await this.#tools.store.leaseDeliveries(room, this.#tools.perEndpoint, seconds);
        for (const delivery of leased) this.#track(delivery);
        if (leased.length === 0) await this.#idle(seen);
      } catch {
        this.#tools.log.warn('deliveries could not be read; trying again');
        await this.#tools.clock.sleep(1000, this.#stopping.signal);
      }
    }
  }

  /** Sleeps until the next delivery is due, somebody wakes us, or half a minute has passed. */
  async #idle(seen: number): Promise<void> {
    const due = await this.#tools.store.nextDeliveryAt();
    const now = this.#tools.clock.now().getTime();
    const ahead = due === null ? 30_000 : due.getTime() - now;
    const wait = ahead <= 0 ? BLOCKED_MILLISECONDS : Math.min(30_000, Math.max(5, ahead));
    if (this.#wakes !== seen || this.#stopping.signal.aborted) return;
    const awake = new AbortController();
    this.#wake = () => awake.abort();
    await this.#tools.clock.sleep(wait, awake.signal);
    this.#wake = null;
  }

  #track(delivery: LeasedDelivery): void {
    const run = this.#attempt(delivery).finally(() => {
      this.#active.delete(delivery.id);
      this.wake();
    });
    this.#active.set(delivery.id, run);
  }

  async #attempt(delivery: LeasedDelivery): Promise<void> {
    const { store, deliver, clock, log, metrics, next, timeoutMs } = this.#tools;
    const startedAt = clock.now();
    try {
      const outcome = await deliver({
        url: delivery.url,
        eventId: delivery.eventId,
        body: delivery.body,
        secrets: delivery.secrets,
        timeoutMs,
      });
      const number = delivery.attempt + 1;
      const following = next(
        outcome,
        { attempts: number, endpointFailingSince: delivery.endpointFailingSince },
        clock.now(),
      );
      await store.finishAttempt(
        delivery,
        {
          number,
          startedAt,
          latencyMs: Math.round(outcome.latencyMs),
          responseCode: outcome.statusCode,
          error: outcome.error,
          responseBody: outcome.responseBody,
        },
        following,
      );
      metrics.count('webhook_attempts_total', { outcome: outcome.ok ? 'success' : (outcome.error ?? 'failure') });
      if (!outcome.ok) {
        log.info('a delivery failed', {
          delivery_id: delivery.id,
          endpoint_id: delivery.endpointId,
          event_id: delivery.eventId,
          attempt: number,
          code: outcome.error ?? 'failure',
          status: following.kind,
        });
      }
    } catch {
      // The lease runs out and the delivery is sent again: at least once.
      log.warn('the outcome of a delivery could not be written', { delivery_id: delivery.id });
    }
  }
}
