// An outbound client for tests: a clock that jumps instead of sleeping, counters that can be read, a log that is kept.
import { type OutboundClient, type OutboundClientOptions, openOutboundClient } from '../../src/net/outbound-client.ts';

export interface TestOutbound extends OutboundClient {
  counts: Map<string, number>;
  slept: number[];
  lines: string[];
}

export function openTestOutbound(options: Partial<OutboundClientOptions> = {}): TestOutbound {
  const counts = new Map<string, number>();
  const slept: number[] = [];
  const lines: string[] = [];
  let time = Date.parse('2026-01-01T00:00:00Z');
  const write = (message: string, fields?: object) => void lines.push(`${message} ${JSON.stringify(fields ?? {})}`);
  const outbound = openOutboundClient({
    allowNetworks: [],
    userAgent: 'Bonafide/0.0.0 (+https://operator.example)',
    clock: {
      now: () => new Date(time),
      sleep: async (milliseconds) => {
        slept.push(milliseconds);
        time += milliseconds;
      },
    },
    metrics: {
      count: (name, labels = {}, by = 1) => {
        const key = `${name} ${Object.values(labels).join(' ')}`.trim();
        counts.set(key, (counts.get(key) ?? 0) + by);
      },
      observe: () => {},
      gauge: () => {},
    },
    log: { info: write, warn: write, error: write },
    resolve: async (host) => {
      throw Object.assign(new Error(`no such name ${host}`), { code: 'ENOTFOUND' });
    },
    ...options,
  });
  return { ...outbound, counts, slept, lines };
}
