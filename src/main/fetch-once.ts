// One document through the door, for a command that reads a single page.
import type { Settings } from '../config/settings.ts';
import { type Door, openDoor } from '../net/open-door.ts';
import { buildUserAgent } from '../net/request-headers.ts';
import type { RawDocument } from '../ports/reader.ts';
import { productVersion } from './compose.ts';
import { makeLog } from './logging.ts';
import { makeMetrics } from './prometheus.ts';
import { systemClock } from './system-clock.ts';

/** A door for a moment, before or beside the service. */
export function doorOf(settings: Readonly<Settings>): Door {
  return openDoor({
    allowNetworks: [...settings.allowNetworks],
    allowPorts: settings.allowPorts.map(([from, to]) => [from, to]),
    userAgent: buildUserAgent(productVersion(), settings.userAgentContact),
    ...(settings.egressProxy ? { proxyUrl: settings.egressProxy } : {}),
    clock: systemClock,
    metrics: makeMetrics().metrics,
    log: makeLog('error'),
  });
}

export async function fetchOnce(address: string, settings: Readonly<Settings>): Promise<RawDocument> {
  const door = doorOf(settings);
  try {
    const { url, status, headers, body } = await door.fetch({ url: address, purpose: 'page' });
    return { url, status, contentType: headers['content-type'] ?? '', headers, body };
  } finally {
    await door.close();
  }
}
