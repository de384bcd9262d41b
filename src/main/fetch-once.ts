// One document through the outbound client, for a command that reads a single page.
import type { Settings } from '../config/settings.ts';
import { openOutboundClient } from '../net/outbound-client.ts';
import { buildUserAgent } from '../net/request-headers.ts';
import type { RawDocument } from '../ports/reader.ts';
import { productVersion } from './load-settings.ts';
import { makeLog } from './logging.ts';
import { makeMetrics } from './prometheus.ts';
import { systemClock } from './system-clock.ts';

/** An outbound client for one command; whoever opens it closes it. */
export function openOnce(settings: Readonly<Settings>) {
  return openOutboundClient({
    ...outboundOnce(settings),
    allowNetworks: [...settings.allowNetworks],
    allowPorts: settings.allowPorts.map(([from, to]) => [from, to]),
  });
}

/** What any outbound client of a command has. */
export function outboundOnce(settings: Readonly<Settings>) {
  return {
    userAgent: buildUserAgent(productVersion(), settings.userAgentContact),
    ...(settings.egressProxy ? { proxyUrl: settings.egressProxy } : {}),
    clock: systemClock,
    metrics: makeMetrics().metrics,
    log: makeLog('silent'),
  };
}

export async function fetchOnce(address: string, settings: Readonly<Settings>): Promise<RawDocument> {
  const outbound = openOnce(settings);
  try {
    const { url, status, headers, body } = await outbound.fetch({ url: address, purpose: 'page' });
    return { url, status, contentType: headers['content-type'] ?? '', headers, body };
  } finally {
    await outbound.close();
  }
}
