// The tools over HTTP. Every request brings the caller's own API key, which the service checks; nothing is kept between requests.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { Bonafide } from '../client/bonafide-client.ts';
import { verificationServer } from './verification-server.ts';

export interface HttpOptions {
  host: string;
  port: number;
  /** Where the service is. */
  baseUrl: string;
  version: string;
}

export interface RunningTools {
  address: string;
  close(): Promise<void>;
}

const PATH = '/mcp';
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export async function serveOverHttp(options: HttpOptions): Promise<RunningTools> {
  const server = createServer((request, response) => {
    handle(request, response, options).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'The request could not be handled.');
      else response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    address: `http://${host}:${port}${PATH}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function handle(request: IncomingMessage, response: ServerResponse, options: HttpOptions): Promise<void> {
  if (new URL(request.url ?? '/', 'http://x').pathname !== PATH)
    return refuse(response, 404, `The tools are at ${PATH}.`);
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, 'Nothing is kept between requests: use POST.');
  }
  if (isForeign(request, options)) return refuse(response, 403, 'Called by a name that is not this machine.');
  const apiKey = bearerOf(request);
  if (apiKey === null) {
    response.setHeader('www-authenticate', 'Bearer');
    return refuse(response, 401, 'Send an API key of Bonafide as `Authorization: Bearer …`.');
  }
  const server = verificationServer(new Bonafide({ baseUrl: options.baseUrl, apiKey }), options.version);
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
  response.once('close', () => void server.close());
  await server.connect(transport as Transport);
  await transport.handleRequest(request, response);
}

/** On loopback a page of the web may reach us through a name of its own that leads here. */
function isForeign(request: IncomingMessage, { host }: HttpOptions): boolean {
  if (!LOOPBACK.has(host)) return false;
  const names = [request.headers.host && `http://${request.headers.host}`, request.headers.origin];
  return names.some((name) => name !== undefined && !(URL.canParse(name) && LOOPBACK.has(nameOf(name))));
}

function nameOf(address: string): string {
  return new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
}

function bearerOf(request: IncomingMessage): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** In the form in which the protocol reports errors. */
function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
