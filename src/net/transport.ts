// Connections for one hop: fresh for every page, shared for a provider, kept a moment for a webhook receiver. All of them are
// opened by the same guarded connector, through the operator's proxy where one is named.
import { Agent, Client, type Dispatcher } from 'undici';
import type { OutboundRequest } from '../ports/fetch.ts';
import { type ConnectOptions, createConnect } from './guarded-connect.ts';
import { createKeptConnections, type KeptConnections } from './kept-connections.ts';

export interface Transport {
  /** A dispatcher for one hop of a page or an api call; `done` must be called when the hop has ended. */
  open(
    url: URL,
    purpose: OutboundRequest['purpose'],
    project: string | undefined,
  ): { dispatcher: Dispatcher; done: () => void };
  /** For webhooks. */
  kept: KeptConnections;
  close(): Promise<void>;
}

const MAXIMUM_HEADER_BYTES = 16 * 1024;
const KEPT_ALIVE_MS = 4000;

export function createTransport(options: ConnectOptions, keptIdleMs?: number): Transport {
  // The deadline of the whole exchange is kept by the caller; idle limits of the library would only blur it.
  const limits = { maxHeaderSize: MAXIMUM_HEADER_BYTES, headersTimeout: 0, bodyTimeout: 0 };
  const providers = new Agent({
    ...limits,
    // Providers are the operator's choice, so their names are looked up on nobody's behalf.
    connect: createConnect(options),
    keepAliveTimeout: KEPT_ALIVE_MS,
    keepAliveMaxTimeout: KEPT_ALIVE_MS,
  });
  const kept = createKeptConnections({ ...options, limits, idleMs: keptIdleMs });

  return {
    open(url, purpose, project) {
      if (purpose === 'api') return { dispatcher: providers, done: () => {} };
      const client = new Client(url.origin, { ...limits, connect: createConnect(options, project), pipelining: 0 });
      return { dispatcher: client, done: () => void client.destroy().catch(() => {}) };
    },
    kept,
    async close() {
      await Promise.all([providers.destroy(), kept.close()]);
    },
  };
}
