// Puts the parts of the outbound client together. `main` opens one and hands its two functions to the rest of the program.
import type { Clock } from '../ports/clock.ts';
import type { CheckAddress, GuardedFetch } from '../ports/fetch.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import { checkUrl, createPolicy, hostOf, portAllowed, portOf } from './address-rules.ts';
import { refused, toFault } from './fetch-faults.ts';
import { type ConnectOptions, checkedAddresses } from './guarded-connect.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { createPoliteness } from './politeness.ts';
import { createSystemResolver, type Resolve } from './resolve-names.ts';
import { createTransport } from './transport.ts';

export interface OutboundClientOptions {
  /** CIDRs that may be called although private. */
  allowNetworks: string[];
  /** Inclusive port ranges for public addresses; 80, 443 and 8000-8999 when left out. */
  allowPorts?: [number, number][];
  userAgent: string;
  /** Only a proxy named here is used; the environment is never asked. Names are resolved and checked here all the same. */
  proxyUrl?: string | undefined;
  /** The proxy resolves names instead, and guards them. */
  proxyResolvesNames?: boolean;
  clock: Clock;
  metrics: Metrics;
  log: Log;
  resolve?: Resolve;
  /** Ports this service itself listens on. */
  ownPorts?: number[];
  spacingMs?: number;
  connectionsPerHost?: number;
  connectTimeoutMs?: number;
  dnsTimeoutMs?: number;
  /** How long a connection to a webhook receiver may lie idle. */
  keptIdleMs?: number;
  ignoreRobots?: boolean;
  pageHeadMs?: number;
}

export interface OutboundClient {
  fetch: GuardedFetch;
  check: CheckAddress;
  close(): Promise<void>;
}

/** Creating an endpoint should not hang on a slow name server; the delivery checks again anyway. */
const CHECK_DNS_TIMEOUT_MS = 2000;

export function openOutboundClient(options: OutboundClientOptions): OutboundClient {
  const policy = createPolicy(options.allowNetworks, options.allowPorts);
  const connectOptions: ConnectOptions = {
    policy,
    resolve: options.resolve ?? createSystemResolver(),
    connectTimeoutMs: options.connectTimeoutMs,
    dnsTimeoutMs: options.dnsTimeoutMs,
    ownPorts: options.ownPorts,
    proxy:
      options.proxyUrl === undefined
        ? undefined
        : { url: new URL(options.proxyUrl), resolvesNames: options.proxyResolvesNames === true },
  };
  const { clock, metrics, log, userAgent } = options;
  const transport = createTransport(connectOptions, options.keptIdleMs);
  const politeness = createPoliteness({
    clock,
    spacingMs: options.spacingMs,
    connectionsPerHost: options.connectionsPerHost,
  });
  return {
    fetch: createGuardedFetch({
      policy,
      transport,
      politeness,
      userAgent,
      clock,
      metrics,
      log,
      ignoreRobots: options.ignoreRobots,
      pageHeadMs: options.pageHeadMs,
    }),
    check: (url, project) => checkAddress({ ...connectOptions, dnsTimeoutMs: CHECK_DNS_TIMEOUT_MS }, url, project),
    close: () => transport.close(),
  };
}

/**
 * An outbound client to one origin that the operator named, wherever it is: this machine, the network inside, the open web. Every other address
 * is refused, so nothing that passes through it can be made to reach further.
 */
export function openOutboundClientTo(
  address: string,
  options: Omit<OutboundClientOptions, 'allowNetworks' | 'allowPorts'>,
): OutboundClient {
  const { origin } = new URL(address);
  const outbound = openOutboundClient({ ...options, allowNetworks: ['0.0.0.0/0', '::/0'], allowPorts: [[1, 65_535]] });
  return {
    ...outbound,
    fetch: async (request) => {
      const checked = checkUrl(request.url);
      if ('reason' in checked) throw refused(checked.reason, '');
      if (checked.url.origin !== origin) throw refused('domain_not_allowed', hostOf(checked.url));
      // Of a redirect every step is held to the same host.
      return outbound.fetch({ ...request, allowDomains: [checked.url.hostname] });
    },
  };
}

/** A name that does not resolve just now is let through: every later call is checked again before it connects. */
async function checkAddress(options: ConnectOptions, text: string, project?: string): ReturnType<CheckAddress> {
  const checked = checkUrl(text);
  if ('reason' in checked) return { allowed: false, reason: checked.reason };
  try {
    await checkedAddresses(options, hostOf(checked.url), portOf(checked.url), project);
    return { allowed: true };
  } catch (error) {
    const fault = toFault(error);
    if (fault.code === 'address_refused') return { allowed: false, reason: String(fault.extra.reason) };
    // Whatever public address the name gets one day, this port of it may not be called.
    const { policy } = options;
    const open = policy.networks.length > 0 || portAllowed(portOf(checked.url), policy);
    return open ? { allowed: true } : { allowed: false, reason: 'port' };
  }
}
