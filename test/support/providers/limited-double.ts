// Doubles of providers on one loopback server that keep the real limits: requests in a time, requests at once, headers that must
// be there. Whoever goes over a limit is refused as the real service does, and the refusal is written down.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../../src/ports/clock.ts';
import { FIXTURES } from './fixtures.ts';

export interface DocumentedLimit {
  /** Providers that the service counts together. */
  providers: readonly string[];
  requests: number;
  seconds: number;
  /** Requests under way at once. */
  atOnce?: number;
  /** What a request must carry; a sentence when it does not. */
  demands?(request: IncomingMessage): string | null;
}

export interface LimitedDouble {
  base(provider: string): string;
  refusals: string[];
  /** Requests by provider. */
  counts: Map<string, number>;
  /** Most requests within the time of each limit, by its providers. */
  peaks: Map<string, number>;
  close(): Promise<void>;
}

export async function startLimitedDouble(
  limits: readonly DocumentedLimit[],
  clock: Pick<Clock, 'now'>,
): Promise<LimitedDouble> {
  const refusals: string[] = [];
  const counts = new Map<string, number>();
  const peaks = new Map<string, number>();
  const moments = new Map<DocumentedLimit, number[]>();
  const underWay = new Map<DocumentedLimit, number>();

  function refusal(limit: DocumentedLimit, request: IncomingMessage): { status: number; why: string } | null {
    const missing = limit.demands?.(request);
    if (missing) return { status: 403, why: missing };
    const now = clock.now().getTime();
    const recent = (moments.get(limit) ?? []).filter((moment) => moment > now - limit.seconds * 1000);
    recent.push(now);
    moments.set(limit, recent);
    const name = limit.providers.join(' and ');
    peaks.set(name, Math.max(peaks.get(name) ?? 0, recent.length));
    if (recent.length > limit.requests) return { status: 429, why: `${recent.length} in ${limit.seconds} s` };
    if ((underWay.get(limit) ?? 0) >= (limit.atOnce ?? Number.POSITIVE_INFINITY))
      return { status: 429, why: `more than ${limit.atOnce} at once` };
    return null;
  }

  const server = createServer((request, response) => {
    request.resume();
    const [, provider = '', rest = ''] = /^\/([a-z_]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    counts.set(provider, (counts.get(provider) ?? 0) + 1);
    const own = limits.filter((limit) => limit.providers.includes(provider));
    for (const limit of own) {
      const refused = refusal(limit, request);
      if (refused === null) continue;
      refusals.push(`${provider}: ${refused.why}`);
      response.writeHead(refused.status, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    for (const limit of own) underWay.set(limit, (underWay.get(limit) ?? 0) + 1);
    response.once('close', () => {
      for (const limit of own) underWay.set(limit, (underWay.get(limit) ?? 0) - 1);
    });
    answer(provider, `${request.method} ${rest}`, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: (provider) => `http://127.0.0.1:${port}/${provider}`,
    refusals,
    counts,
    peaks,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The documented answer of the provider. */
function answer(provider: string, line: string, response: ServerResponse): void {
  const routes = FIXTURES[provider]?.routes ?? {};
  const found = Object.entries(routes).find(([start]) => line.startsWith(start));
  const json = { 'content-type': 'application/json' };
  if (!found) return void response.writeHead(404, json).end('{}');
  const body = found[1];
  if (Buffer.isBuffer(body)) return void response.writeHead(206).end(body);
  if (typeof body === 'string') return void response.writeHead(200, { 'content-type': 'text/plain' }).end(body);
  response.writeHead(200, json).end(JSON.stringify(body));
}
