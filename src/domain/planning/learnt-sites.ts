// What registers of organisations said about where an organisation publishes, as sites to ask.
import type { ReadSource } from '../model/source.ts';
import { recordedSites } from '../trust/trust-facts.ts';
import type { LearntSites } from './plan-queries.ts';

export function learntSites(sources: readonly ReadSource[]): LearntSites[] {
  const byName = new Map<string, string[]>();
  for (const { organisation, domain } of recordedSites(sources)) {
    const known = byName.get(organisation) ?? [];
    if (!known.includes(domain)) byName.set(organisation, [...known, domain]);
  }
  return [...byName].map(([organisation, sites]) => ({ organisation, sites }));
}
