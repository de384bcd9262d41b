// Connections to webhook receivers, kept for a moment. One serves one owner and one request at a time, and it is used again
// only while its address stands in an answer of the name server that was asked for and checked anew.
import type { Socket } from 'node:net';
import { Client, type Dispatcher } from 'undici';
import { canceled } from './fetch-faults.ts';
import { type ConnectOptions, checkedAddresses, checkedLiteral, openPinned } from './guarded-connect.ts';
import type { Link } from './read-links.ts';

export interface Borrowed {
  dispatcher: Dispatcher;
  /** Whether a request went this way before. */
  used: boolean;
  /** Must be called once. `clean`: a whole answer was read, so the next request may follow on the same connection. */
  giveBack(clean: boolean): void;
}

export interface KeptConnections {
  /** Without an owner the connection is fresh and is closed afterwards. */
  borrow(link: Link, owner: string | undefined, project?: string): Promise<Borrowed>;
  close(): Promise<void>;
}

export interface KeptOptions extends ConnectOptions {
  limits: Client.Options;
  /** How long a connection may lie idle. */
  idleMs?: number | undefined;
}

/** Shorter than the idle limits servers commonly have (2, 5, 60 s), so that they rarely close under our hands. */
const IDLE_MS = 1500;
/** However busy, a connection ends some time: certificates and the machines behind a name change. */
const LONGEST_MS = 60_000;
const MOST_IDLE = 256;
const KEYS_KEPT = 1000;

interface Kept {
  key: string;
  dispatcher: Dispatcher;
  /** What the connection in use goes to; undefined before it is open. */
  address: string | undefined;
  socket: Socket | undefined;
  /** Where it may connect to just now: the answers checked for the request under way. */
  allowed: string[];
  openedAt: number;
  idleSince: number;
}

export function createKeptConnections(options: KeptOptions): KeptConnections {
  const idleMs = options.idleMs ?? IDLE_MS;
  const all = new Set<Kept>();
  /** In the order they became idle; of one key the last one is taken first, so that the others may end. */
  const idle = new Set<Kept>();
  const idleOf = new Map<string, Kept[]>();
  const keys = new Map<string, { origin: string; key: string }>();
  let sweeping: NodeJS.Timeout | null = null;
  let closed = false;

  function drop(kept: Kept): Promise<void> {
    all.delete(kept);
    forget(kept);
    return kept.dispatcher.destroy().catch(() => {});
  }

  function forget(kept: Kept): void {
    if (!idle.delete(kept)) return;
    const others = idleOf.get(kept.key)!;
    // Nearly always the last one, for that is the one that is taken.
    if (others.at(-1) === kept) others.pop();
    else others.splice(others.indexOf(kept), 1);
    if (others.length === 0) idleOf.delete(kept.key);
  }

  function keep(kept: Kept): void {
    kept.allowed = [];
    kept.idleSince = performance.now();
    idle.add(kept);
    const others = idleOf.get(kept.key);
    if (others) others.push(kept);
    else idleOf.set(kept.key, [kept]);
    if (idle.size > MOST_IDLE) void drop(idle.values().next().value!);
    sweeping ??= setInterval(sweep, idleMs / 2).unref();
  }

  function sweep(): void {
    const oldest = performance.now() - idleMs;
    for (const kept of idle) {
      if (kept.idleSince > oldest) break;
      void drop(kept);
    }
    if (idle.size > 0) return;
    clearInterval(sweeping!);
    sweeping = null;
  }

  function takeIdle(key: string, addresses: string[]): Kept | undefined {
    for (let kept = idleOf.get(key)?.at(-1); kept; kept = idleOf.get(key)?.at(-1)) {
      forget(kept);
      const tooOld = performance.now() - kept.openedAt > LONGEST_MS;
      const moved = kept.address !== undefined && !addresses.includes(kept.address);
      if (!tooOld && !moved) return kept;
      void drop(kept);
    }
    return undefined;
  }

  function openNew(key: string, { origin }: Link, lasting: boolean): Kept {
    const now = performance.now();
    const kept: Kept = {
      key,
      dispatcher: undefined!,
      address: undefined,
      socket: undefined,
      allowed: [],
      openedAt: now,
      idleSince: now,
    };
    const life = { keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs, pipelining: lasting ? 1 : 0 };
    kept.dispatcher = new Client(origin, { ...options.limits, ...life, connect: connectFor(kept) });
    // Closed by the other side, by its own idle limit or for bytes nobody asked for: an idle one is of no more use.
    kept.dispatcher.on('disconnect', () => {
      kept.address = undefined;
      if (idle.has(kept)) void drop(kept);
    });
    all.add(kept);
    return kept;
  }

  /** Should the connection have ended meanwhile, the next one goes to the answers of the request under way and nowhere else. */
  function connectFor(kept: Kept): NonNullable<Client.Options['connect']> {
    return (target, callback) => {
      if (kept.allowed.length === 0) {
        callback(canceled(), null);
        return;
      }
      openPinned(options, target, kept.allowed).then(
        ({ socket, address }) => {
          kept.address = address;
          kept.socket = socket;
          callback(null, socket);
        },
        (error: Error) => callback(error, null),
      );
    };
  }

  /** The same text again for an owner whose link has not changed; a new one would be hashed anew each time. */
  function keyOf(owner: string | undefined, origin: string): string {
    if (owner === undefined) return origin;
    const known = keys.get(owner);
    if (known?.origin === origin) return known.key;
    if (keys.size >= KEYS_KEPT) keys.clear();
    const key = `${owner} ${origin}`;
    keys.set(owner, { origin, key });
    return key;
  }

  return {
    async borrow(link, owner, project) {
      const addresses = link.literal
        ? checkedLiteral(options, link.host, link.port)
        : await checkedAddresses(options, link.host, link.port, project);
      if (closed) throw canceled();
      const key = keyOf(owner, link.origin);
      const idler = owner === undefined ? undefined : takeIdle(key, addresses);
      const kept = idler ?? openNew(key, link, owner !== undefined);
      kept.allowed = addresses;
      // Whatever the other side did meanwhile, a close above all, is noticed before the request is written.
      if (idler) await new Promise(setImmediate);
      return {
        dispatcher: kept.dispatcher,
        used: idler !== undefined,
        giveBack(clean) {
          // An answer that came before the request had left: the rest of it must not stand before the next one.
          const flushed = !kept.socket?.writableLength;
          if (clean && flushed && owner !== undefined && all.has(kept)) keep(kept);
          else void drop(kept);
        },
      };
    },
    async close() {
      closed = true;
      if (sweeping) clearInterval(sweeping);
      await Promise.all([...all].map(drop));
    },
  };
}
