// Manners towards one host: few connections, time between starts, and waiting when the host asks for it.
import { Fault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';
import { canceled } from './fetch-faults.ts';

export interface PolitenessOptions {
  clock: Clock;
  connectionsPerHost?: number;
  spacingMs?: number;
  /** A host that asks for a longer pause is not waited for; the caller learns when to come back. */
  longestPauseMs?: number;
}

export interface Politeness {
  /** Resolves when a request to the host may start; call the result when the exchange has ended. */
  enter(host: string, exempt: boolean, signal?: AbortSignal): Promise<() => void>;
  /** The host asks for this much time between two requests. */
  slow(host: string, milliseconds: number): void;
  /** The host asked to be left alone for this long. */
  postpone(host: string, milliseconds: number): void;
}

interface HostState {
  active: number;
  /** Time between two starts. */
  spacing: number;
  /** Earliest next start, in milliseconds of the clock. */
  nextStart: number;
  pausedUntil: number;
  /** Callers that wait for a connection to end, in order. */
  waiting: (() => void)[];
  /** The tail of the queue: each caller starts after the one before it was admitted. */
  turn: Promise<void>;
  queued: number;
}

const HOSTS_KEPT = 2000;
const LONGEST_SPACING_MS = 10_000;
const LONGEST_RETRY_AFTER_MS = 24 * 3600 * 1000;

export function createPoliteness(options: PolitenessOptions): Politeness {
  const { clock } = options;
  const connections = options.connectionsPerHost ?? 2;
  const spacing = options.spacingMs ?? 1000;
  const longestPause = options.longestPauseMs ?? 5000;
  const hosts = new Map<string, HostState>();
  const now = () => clock.now().getTime();

  function stateOf(host: string): HostState {
    const known = hosts.get(host);
    if (known) return known;
    if (hosts.size >= HOSTS_KEPT) dropIdle();
    const fresh: HostState = {
      spacing,
      active: 0,
      nextStart: 0,
      pausedUntil: 0,
      waiting: [],
      turn: Promise.resolve(),
      queued: 0,
    };
    hosts.set(host, fresh);
    return fresh;
  }

  function dropIdle(): void {
    for (const [host, state] of hosts) {
      const busy = state.active > 0 || state.queued > 0;
      if (!busy && now() >= state.nextStart && now() >= state.pausedUntil) hosts.delete(host);
    }
  }

  async function admit(state: HostState, exempt: boolean, signal: AbortSignal | undefined): Promise<void> {
    if (!exempt && state.active >= connections) await freeConnection(state, signal);
    if (signal?.aborted) throw canceled();
    const pause = state.pausedUntil - now();
    if (pause > longestPause) throw pausedFault(pause);
    const wait = Math.max(pause, exempt ? 0 : state.nextStart - now());
    if (wait > 0) await clock.sleep(Math.ceil(wait) + 1, signal);
    if (signal?.aborted) throw canceled();
    state.active += 1;
    if (!exempt) state.nextStart = Math.max(now(), state.nextStart) + state.spacing;
  }

  async function enter(host: string, exempt: boolean, signal?: AbortSignal): Promise<() => void> {
    const state = stateOf(host);
    state.queued += 1;
    // Exempt callers do not queue behind each other.
    const before = exempt ? Promise.resolve() : state.turn;
    const mine = before.then(() => admit(state, exempt, signal));
    if (!exempt) state.turn = mine.catch(() => {});
    try {
      await mine;
    } finally {
      state.queued -= 1;
    }
    let released = false;
    return () => {
      if (released) return;
      released = true;
      state.active -= 1;
      state.waiting.shift()?.();
    };
  }

  function postpone(host: string, milliseconds: number): void {
    const state = stateOf(host);
    state.pausedUntil = Math.max(state.pausedUntil, now() + Math.min(milliseconds, LONGEST_RETRY_AFTER_MS));
  }

  /** Never longer than a page is waited for: the rest of the wait is the caller's to plan. */
  function slow(host: string, milliseconds: number): void {
    stateOf(host).spacing = Math.max(spacing, Math.min(milliseconds, LONGEST_SPACING_MS));
  }

  return { enter, slow, postpone };
}

/** At most one caller of a host is here at a time, since the queue admits one after the other. */
function freeConnection(state: HostState, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const stop = () => {
      state.waiting = state.waiting.filter((other) => other !== go);
      resolve();
    };
    if (signal?.aborted) return resolve();
    signal?.addEventListener('abort', stop, { once: true });
    state.waiting.push(go);
  });
}

function pausedFault(milliseconds: number): Fault {
  return new Fault('fetch_failed', 'The host asked to be left alone for a while', {
    detail: 'retry_after',
    retry: 'later',
    retryAfterSeconds: Math.ceil(milliseconds / 1000),
  });
}

/** Seconds or an HTTP date (RFC 9110); undefined when the header is missing or unreadable. */
export function parseRetryAfter(value: string | undefined, now: Date): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (text.length < 16 || text.length > 40) return undefined;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}
