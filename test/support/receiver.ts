// A webhook receiver on loopback that behaves as it is told, path by path, and keeps a journal of everything it was sent.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  at: number;
  path: string;
  /** How many requests the path had before this one. */
  nth: number;
  webhookId: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The status that was answered; null as long as there was none. */
  answered: number | null;
}

export type Behaviour = (received: Received, response: ServerResponse, request: IncomingMessage) => void;

export interface Receiver {
  url(path: string): string;
  journal: Received[];
  of(path: string): Received[];
  behave(path: string, behaviour: Behaviour): void;
  /** Resolves as soon as the journal satisfies the condition; looks again at every request that was answered. */
  until(what: string, holds: () => boolean, milliseconds?: number): Promise<void>;
  close(): Promise<void>;
}

function answer(received: Received, response: ServerResponse, status: number, body: string | Buffer = ''): void {
  received.answered = status;
  response.statusCode = status;
  response.end(body);
}

/** A generator of numbers from 0 to 1 that repeats itself for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const BEHAVIOURS = {
  ok: (received, response) => answer(received, response, 200, 'thanks'),
  /** Reads the request and never answers. */
  hang: () => {},
  /** The status line, one byte at a time, slower than anybody waits. */
  drip: (_received, _response, request) => {
    const line = 'HTTP/1.1 200 OK\r\n';
    let sent = 0;
    const timer = setInterval(() => {
      if (request.socket.destroyed || sent >= line.length - 2) clearInterval(timer);
      else request.socket.write(line[sent++]!);
    }, 150);
    request.socket.once('close', () => clearInterval(timer));
  },
  /** 200 and ten megabytes. */
  huge: (received, response) => answer(received, response, 200, Buffer.alloc(10 * 1024 * 1024, 'a')),
  /** 200, a length, half of it, and gone. */
  closeMidBody: (received, response, request) => {
    received.answered = 200;
    response.writeHead(200, { 'content-length': '1000' });
    response.write('x'.repeat(500), () => request.socket.destroy());
  },
  closeAtOnce: (_received, _response, request) => void request.socket.destroy(),
  gone: (received, response) => answer(received, response, 410, 'no longer here'),
  /** Fails every other time. */
  flap: (received, response) => answer(received, response, received.nth % 2 === 0 ? 500 : 200),
} as const satisfies Record<string, Behaviour>;

export function status(code: number, body: string = `status ${code}`, headers: Record<string, string> = {}): Behaviour {
  return (received, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(received, response, code, body);
  };
}

export const redirect = (location: string): Behaviour => status(302, 'elsewhere', { location });
export const tooMany = (retryAfter: string): Behaviour => status(429, 'slow down', { 'retry-after': retryAfter });

/** 200, but only when nobody listens any more. */
export const late =
  (milliseconds: number): Behaviour =>
  (received, response) => {
    setTimeout(() => {
      if (!response.destroyed) answer(received, response, 200);
    }, milliseconds).unref();
  };

/** Behaves one way after the other; the last one stays. */
export const inTurn =
  (...behaviours: Behaviour[]): Behaviour =>
  (received, response, request) =>
    behaviours[Math.min(received.nth, behaviours.length - 1)]!(received, response, request);

/** Fails this share of the time, the same way for the same seed. */
export function failing(share: number, seed: number): Behaviour {
  const chance = seeded(seed);
  return (received, response) => answer(received, response, chance() < share ? 500 : 200);
}

/** Throws unless the npm package takes the bytes for those of this secret. */
export function verifyStandard(secret: string, received: Received): unknown {
  return new Webhook(secret).verify(received.body.toString('utf8'), received.headers);
}

export function verifies(secret: string, received: Received): boolean {
  try {
    verifyStandard(secret, received);
    return true;
  } catch {
    return false;
  }
}

export async function startReceiver(behaviours: Record<string, Behaviour> = {}): Promise<Receiver> {
  const plan = new Map<string, Behaviour>(Object.entries(behaviours));
  const counts = new Map<string, number>();
  const journal: Received[] = [];
  const watchers = new Set<() => void>();
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => {});
    response.on('error', () => {});
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '/';
      const nth = counts.get(path) ?? 0;
      counts.set(path, nth + 1);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
      );
      const received: Received = {
        at: Date.now(),
        path,
        nth,
        webhookId: headers['webhook-id'] ?? '',
        headers,
        body: Buffer.concat(chunks),
        answered: null,
      };
      journal.push(received);
      (plan.get(path) ?? plan.get('*') ?? BEHAVIOURS.ok)(received, response, request);
      for (const watcher of [...watchers]) watcher();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    journal,
    of: (path) => journal.filter((received) => received.path === path),
    behave: (path, behaviour) => void plan.set(path, behaviour),
    until: (what, holds, milliseconds = 20_000) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (holds()) finish(resolve);
        };
        const timer = setTimeout(
          () =>
            finish(() =>
              reject(new Error(`${what} did not happen within ${milliseconds} ms; ${journal.length} requests came`)),
            ),
          milliseconds,
        );
        const finish = (end: () => void): void => {
          clearTimeout(timer);
          watchers.delete(look);
          end();
        };
        watchers.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Asks until the answer is there; for what only the service's own API can tell. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  milliseconds = 20_000,
): Promise<T> {
  const until = Date.now() + milliseconds;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > until) throw new Error(`${what} did not happen within ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
