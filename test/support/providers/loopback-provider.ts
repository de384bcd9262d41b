// A loopback server that answers as a provider does, and misbehaves on demand.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Misbehaviour =
  | 'html'
  | 'half_body'
  | 'wrong_types'
  | 'error_in_200'
  | 'refused_key'
  | 'rate_limited'
  | 'server_error'
  | 'out_of_credit'
  | 'echoed_key'
  | 'asks_for_patience'
  | 'redirect_to_itself'
  | 'hang';

export interface LoopbackProvider {
  base: string;
  requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  misbehave: Misbehaviour | null;
  /** Changes what the routes answer. */
  routes: Record<string, unknown>;
  close(): Promise<void>;
}

export async function startLoopbackProvider(routes: Record<string, unknown>): Promise<LoopbackProvider> {
  const requests: LoopbackProvider['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    request.resume();
    if (provider.misbehave) misbehave(provider.misbehave, request, response);
    else answer(provider.routes, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: LoopbackProvider = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    misbehave: null,
    routes,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}

function answer(routes: Record<string, unknown>, request: IncomingMessage, response: ServerResponse): void {
  const line = `${request.method} ${request.url}`;
  const found = Object.entries(routes).find(([start]) => line.startsWith(start));
  if (!found) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  const body = found[1];
  if (Buffer.isBuffer(body)) response.writeHead(206, { 'content-type': 'application/octet-stream' }).end(body);
  else if (typeof body === 'object' && body !== null && 'html' in body) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(String(body.html));
  } else if (typeof body === 'string') response.writeHead(200, { 'content-type': 'text/plain' }).end(body);
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function misbehave(how: Misbehaviour, request: IncomingMessage, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (how === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in</body></html>');
  if (how === 'half_body') {
    response.writeHead(200, { ...json, 'content-length': '5000' });
    response.write('{"results":[{"url":"https://norvane.exam');
    setImmediate(() => response.destroy());
  }
  if (how === 'wrong_types')
    response
      .writeHead(200, json)
      .end(
        '{"results":"none","web":7,"query":[],"message":null,"hits":{"hits":{}},"items":5,"data":true,"organic":{},"entities":[],"search":{},"expanded-result":9}',
      );
  if (how === 'error_in_200') response.writeHead(200, json).end('{"error":{"code":"quota","info":"exceeded"}}');
  if (how === 'refused_key') response.writeHead(401, json).end('{"error":"bad key"}');
  if (how === 'rate_limited') response.writeHead(429, { ...json, 'retry-after': '600' }).end('{}');
  if (how === 'out_of_credit') response.writeHead(402, json).end('{"error":"no credits left"}');
  // The careless kind: everything it was sent comes back in the error.
  if (how === 'echoed_key') {
    const sent = JSON.stringify({ error: { url: request.url, headers: request.headers } });
    response.writeHead(400, { ...json, 'x-echo': sent.slice(0, 1000) }).end(sent);
  }
  if (how === 'asks_for_patience') {
    response.writeHead(503, { ...json, 'retry-after': 'Thu, 01 Jan 2099 00:00:00 GMT' }).end('{}');
  }
  if (how === 'server_error') response.writeHead(500, json).end('{}');
  if (how === 'redirect_to_itself') response.writeHead(302, { location: request.url ?? '/' }).end();
  // `hang` answers nothing at all.
}
