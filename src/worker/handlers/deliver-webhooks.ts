// Sends the deliveries that are due. Each endpoint has its own few places, so one that hangs delays nobody else,
// and one that keeps failing is tried with a single delivery at a time until it answers again. For endpoints that answer
// quickly some more are leased than are being sent, so that sending does not wait for the store.
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
/** When little room is left, this long is waited for more of it: many are leased for little more than one. */
const GATHER_MILLISECONDS = 5;
/** A delivery that could not be sent within this time goes back: its address and secrets may have changed meanwhile. */
const READY_MILLISECONDS = 1000;
/** Leased for each one that may be sent, at most: one on its way, others coming from the store or going back to it. */
const AHEAD = 12;
/** Half of the time they have: at the pace of its last answer an endpoint gets them all before they would have to go back. */
const SENT_WITHIN_MILLISECONDS = READY_MILLISECONDS / 2;
const QUICK_KEPT = 1000;

interface Ready {
  delivery: LeasedDelivery;
  leasedAt: number;
}

export class DeliveryLoop {
  readonly #tools: DeliveryTools;
  readonly #stopping = new AbortController();
  /** Leased and waiting for a place to be sent, by endpoint. */
  readonly #ready = new Map<string, Ready[]>();
  readonly #sending = new Map<string, number>();
  #sendingInAll = 0;
  /** Sent or being sent, and not yet written down. */
  readonly #attempts = new Set<Promise<void>>();
  /** Everything leased. */
  #held = 0;
  /** Endpoints that answer quickly, and how many deliveries of each may be leased. */
  readonly #quick = new Map<string, number>();
  /** Of the quickest: how many may be leased for each one that may be sent. */
  #ahead = 1;
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
    await this.#handBack(Number.POSITIVE_INFINITY);
    await Promise.all(this.#attempts);
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Attempts end in groups; their places are asked for together, not one by one.
      await new Promise(setImmediate);
      await this.#gather();
      const seen = this.#wakes;
      try {
        await this.#handBack(this.#now() - READY_MILLISECONDS);
        const leased = await this.#lease();
        if (leased === 0) await this.#idle(seen);
      } catch {
        this.#tools.log.warn('deliveries could not be read; trying again');
        await this.#tools.clock.sleep(1000, this.#stopping.signal);
      }
    }
  }

  #now(): number {
    return this.#tools.clock.now().getTime();
  }

  get #capacity(): number {
    return this.#tools.concurrency * this.#ahead;
  }

  get #room(): number {
    return this.#capacity - this.#held;
  }

  async #gather(): Promise<void> {
    const enough = this.#capacity / 2;
    if (this.#room >= enough) return;
    const gathered = new AbortController();
    this.#wake = () => {
      if (this.#room >= enough || this.#stopping.signal.aborted) gathered.abort(null);
    };
    await this.#tools.clock.sleep(GATHER_MILLISECONDS, gathered.signal);
    this.#wake = null;
  }

  async #lease(): Promise<number> {
    const { store, timeoutMs, perEndpoint } = this.#tools;
    this.#ahead = Math.max(perEndpoint, ...this.#quick.values()) / perEndpoint;
    if (this.#room <= 0) return 0;
    // The lease outlives the wait for a place and the longest attempt, so nobody else sends the same delivery meanwhile;
    // what a dead worker held is sent again when it has run out.
    const seconds = Math.ceil(timeoutMs / 1000) + LEASE_MARGIN_SECONDS;
    const leasedAt = this.#now();
    const leased = await store.leaseDeliveries(this.#room, perEndpoint, seconds, this.#quick);
    this.#held += leased.length;
    for (const delivery of leased) {
      const queue = this.#ready.get(delivery.endpointId);
      if (queue) queue.push({ delivery, leasedAt });
      else this.#ready.set(delivery.endpointId, [{ delivery, leasedAt }]);
    }
    if (!this.#stopping.signal.aborted) this.#sendReady();
    return leased.length;
  }

  /** Sleeps until the next delivery is due, somebody wakes us, or half a minute has passed. */
  async #idle(seen: number): Promise<void> {
    const due = await this.#tools.store.nextDeliveryAt();
    const now = this.#tools.clock.now().getTime();
    const ahead = due === null ? 30_000 : due.getTime() - now;
    const blocked = ahead <= 0 || this.#ready.size > 0;
    const wait = blocked ? BLOCKED_MILLISECONDS : Math.min(30_000, Math.max(5, ahead));
    if (this.#wakes !== seen || this.#stopping.signal.aborted) return;
    const awake = new AbortController();
    this.#wake = () => awake.abort(null);
    await this.#tools.clock.sleep(wait, awake.signal);
    this.#wake = null;
  }

  #sendReady(): void {
    const { concurrency, perEndpoint } = this.#tools;
    const oldest = this.#now() - READY_MILLISECONDS;
    for (const [endpointId, queue] of this.#ready) {
      let sending = this.#sending.get(endpointId) ?? 0;
      while (sending < perEndpoint && this.#sendingInAll < concurrency && queue[0] && queue[0].leasedAt > oldest) {
        sending += 1;
        this.#sendingInAll += 1;
        this.#sending.set(endpointId, sending);
        this.#track(queue.shift()!.delivery);
      }
      if (queue.length === 0) this.#ready.delete(endpointId);
    }
  }

  /** What was leased before this time and still waits is given back to the store. */
  async #handBack(before: number): Promise<void> {
    const old: LeasedDelivery[] = [];
    for (const [endpointId, queue] of this.#ready) {
      const kept = queue.filter(({ leasedAt }) => leasedAt > before);
      if (kept.length === queue.length) continue;
      // Its places were taken all the time.
      this.#quick.delete(endpointId);
      old.push(...queue.filter(({ leasedAt }) => leasedAt <= before).map(({ delivery }) => delivery));
      if (kept.length > 0) this.#ready.set(endpointId, kept);
      else this.#ready.delete(endpointId);
    }
    if (old.length === 0) return;
    this.#held -= old.length;
    try {
      await this.#tools.store.releaseDeliveries(old);
    } catch {
      this.#tools.log.warn('deliveries could not be given back; their leases run out by themselves');
    }
  }

  #track(delivery: LeasedDelivery): void {
    const run = this.#attempt(delivery).finally(() => {
      this.#attempts.delete(run);
      this.#held -= 1;
      this.wake();
    });
    this.#attempts.add(run);
  }

  /** Its place is free as soon as the answer is there; the store is told of it afterwards. */
  async #send(delivery: LeasedDelivery): Promise<DeliveryOutcome> {
    const { deliver, timeoutMs } = this.#tools;
    const { projectId, endpointId, url, eventId, body, traceparent, secrets } = delivery;
    try {
      const outcome = await deliver({ projectId, endpointId, url, eventId, body, traceparent, secrets, timeoutMs });
      this.#remember(endpointId, outcome);
      return outcome;
    } finally {
      const sending = this.#sending.get(endpointId)! - 1;
      if (sending > 0) this.#sending.set(endpointId, sending);
      else this.#sending.delete(endpointId);
      this.#sendingInAll -= 1;
      if (!this.#stopping.signal.aborted) this.#sendReady();
    }
  }

  #remember(endpointId: string, { ok, latencyMs }: DeliveryOutcome): void {
    const ahead = Math.min(AHEAD, Math.floor(SENT_WITHIN_MILLISECONDS / Math.max(1, latencyMs)));
    if (!ok || ahead < 2) this.#quick.delete(endpointId);
    else if (this.#quick.has(endpointId) || this.#quick.size < QUICK_KEPT)
      this.#quick.set(endpointId, this.#tools.perEndpoint * ahead);
  }

  async #attempt(delivery: LeasedDelivery): Promise<void> {
    const { store, clock, log, metrics, next } = this.#tools;
    const startedAt = clock.now();
    try {
      const outcome = await this.#send(delivery);
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
