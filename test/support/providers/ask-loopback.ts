// One question to one provider whose interface is a loopback server with the given answers.
import type { Finding } from '../../../src/domain/model/finding.ts';
import type { Hit, Query } from '../../../src/domain/model/query.ts';
import type { GuardedFetch } from '../../../src/ports/fetch.ts';
import { PROVIDERS } from '../../../src/search/registry.generated.ts';
import { EMPTY_CORPUS } from '../pipeline.ts';
import { type LoopbackProvider, startLoopbackProvider } from './loopback-provider.ts';

export const QUESTION: Query = {
  kind: 'person',
  text: 'Ilse Varga',
  names: ['Ilse Varga'],
  person: { full_name: 'Ilse Varga' },
  claimKeys: [],
  category: 'auto',
  limit: 10,
  allowDomains: [],
  denyDomains: [],
  purpose: 'register',
};

export interface LoopbackAnswer {
  hits: Hit[];
  facts: string[];
  requests: LoopbackProvider['requests'];
  base: string;
}

/** Every address variable of the provider points at the loopback server. */
export function loopbackSettings(id: string, base: string, more: Record<string, string> = {}): Record<string, string> {
  const provider = PROVIDERS.find((entry) => entry.id === id)!;
  const addresses = provider.variables.filter(({ name }) => name.endsWith('_URL')).map(({ name }) => [name, base]);
  return { ...Object.fromEntries(addresses), ...more };
}

export async function askLoopback(
  fetch: GuardedFetch,
  id: string,
  routes: Record<string, unknown>,
  query: Partial<Query> = {},
  settings: Record<string, string> = {},
): Promise<LoopbackAnswer> {
  const provider = PROVIDERS.find((entry) => entry.id === id)!;
  const server = await startLoopbackProvider(routes);
  try {
    const { hits } = await provider.search(
      { ...QUESTION, ...query },
      {
        fetch,
        signal: new AbortController().signal,
        settings: loopbackSettings(id, server.base, settings),
        corpus: EMPTY_CORPUS,
        now: new Date('2026-01-01T00:00:00Z'),
      },
    );
    const facts = hits.flatMap((hit) => hit.record?.findings ?? []).map(factLine);
    return { hits, facts, requests: server.requests, base: server.base };
  } finally {
    await server.close();
  }
}

/** A finding in one line: `employment Halden Robotics | Researcher | 2010 to ? | current unknown`. */
export function factLine(finding: Finding): string {
  const year = (date: Finding['end']): string => (date === 'present' ? 'present' : String(date?.year ?? '?'));
  const dates = finding.start || finding.end ? `${year(finding.start)} to ${year(finding.end)}` : null;
  const current = finding.current === null ? null : finding.current ? 'current' : 'over';
  return [
    `${finding.kind} ${finding.organisation?.name ?? ''}`.trim(),
    finding.degree?.code ?? finding.degree?.surface,
    finding.title,
    finding.kind === 'location' || finding.kind === 'profile_link' || finding.kind === 'credential'
      ? finding.value
      : null,
    dates,
    current,
  ]
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join(' | ');
}
