// The connections themselves: a fresh one for a page, shared ones for an operator's providers, kept ones of its own for
// every webhook endpoint.
import { Agent, Client, type Dispatcher, ProxyAgent } from 'undici';
import type { OutboundRequest } from '../ports/fetch.ts';
import {
  hostOf,
  isAllowedNetwork,
  isLocalhostName,
  literalOf,
  portAllowed,
  portOf,
  refuseAddress,
} from './address-rules.ts';
import { refused } from './fetch-faults.ts';
import { type ConnectOptions, createConnect } from './guarded-connect.ts';
import { createKeptConnections, type KeptConnections } from './kept-connections.ts';

export interface Transport {
  /** A dispatcher for one hop of a page or an api call; `done` must be called when the hop has ended. */
  open(url: URL, purpose: OutboundRequest['purpose']): { dispatcher: Dispatcher; done: () => void };
  /** For webhooks. */
  kept: KeptConnections;
  close(): Promise<void>;
}

const MAXIMUM_HEADER_BYTES = 16 * 1024;
const KEPT_ALIVE_MS = 4000;

export function createTransport(options: ConnectOptions, proxyUrl: string | undefined, keptIdleMs?: number): Transport {
  // The deadline of the whole exchange is kept by the caller; idle limits of the library would only blur it.
  const limits = { maxHeaderSize: MAXIMUM_HEADER_BYTES, headersTimeout: 0, bodyTimeout: 0 };
  const connect = createConnect(options);
  const providers = new Agent({
    ...limits,
    connect,
    keepAliveTimeout: KEPT_ALIVE_MS,
    keepAliveMaxTimeout: KEPT_ALIVE_MS,
  });
  const proxy = proxyUrl === undefined ? undefined : new ProxyAgent({ ...limits, uri: proxyUrl, proxyTunnel: true });
  const proxyFor = (url: URL): string | undefined => {
    if (proxyUrl === undefined || isDirect(url, options)) return undefined;
    checkForProxy(url, options);
    return proxyUrl;
  };
  const kept = createKeptConnections({ ...options, limits, proxyFor, idleMs: keptIdleMs });

  return {
    open(url, purpose) {
      if (proxy && proxyFor(url) !== undefined) return { dispatcher: proxy, done: () => {} };
      if (purpose === 'api') return { dispatcher: providers, done: () => {} };
      const client = new Client(url.origin, { ...limits, connect, pipelining: 0 });
      return { dispatcher: client, done: () => void client.destroy().catch(() => {}) };
    },
    kept,
    async close() {
      await Promise.all([providers.destroy(), proxy?.destroy(), kept.close()]);
    },
  };
}

/** Addresses the operator opened are near; a proxy is for the rest. */
function isDirect(url: URL, options: ConnectOptions): boolean {
  const host = hostOf(url);
  return isLocalhostName(host) || (literalOf(host) !== undefined && isAllowedNetwork(host, options.policy));
}

/** The proxy resolves names, so only literals and ports can be judged here. */
function checkForProxy(url: URL, options: ConnectOptions): void {
  const host = hostOf(url);
  const port = portOf(url);
  if (literalOf(host) === undefined) {
    if (!portAllowed(port, options.policy)) throw refused('port', host);
    return;
  }
  const reason = refuseAddress(host, port, options.policy);
  if (reason) throw refused(reason, host);
}
