// One document through the door, for a command that reads a single page.
import type { Settings } from '../config/settings.ts';
import { openDoor } from '../net/open-door.ts';
import { buildUserAgent } from '../net/request-headers.ts';
import type { RawDocument } from '../ports/reader.ts';
import { productVersion } from './load-settings.ts';
import { makeLog } from './logging.ts';
import { makeMetrics } from './prometheus.ts';
import { systemClock } from './system-clock.ts';

/** A door for one command; whoever opens it closes it. */
export function openOnce(settings: Readonly<Settings>) {
  return openDoor({
    ...doorOnce(settings),
    allowNetworks: [...settings.allowNetworks],
    allowPorts: settings.allowPorts.map(([from, to]) => [from, to]),
  });
}

/** What any door of a command has. */
export function doorOnce(settings: Readonly<Settings>) {
  return {
    userAgent: buildUserAgent(productVersion(), settings.userAgentContact),
    ...(settings.egressProxy ? { proxyUrl: settings.egressProxy } : {}),
    clock: systemClock,
    metrics: makeMetrics().metrics,
    log: makeLog('silent'),
  };
}

export async function fetchOnce(address: string, settings: Readonly<Settings>): Promise<RawDocument> {
  const door = openOnce(settings);
  try {
    const { url, status, headers, body } = await door.fetch({ url: address, purpose: 'page' });
    return { url, status, contentType: headers['content-type'] ?? '', headers, body };
  } finally {
    await door.close();
  }
}
