// What all anchors are made of: the question asked, one sign with its weight, and names in the text about the person.
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import type { TrustFacts } from '../trust/trust-facts.ts';
import { type FeatureName, weightOf } from './features.ts';
import type { Anchor } from './identity-types.ts';

export interface Question {
  person: Person;
  claims: readonly Claim[];
  /** Own addresses of the request, normal form. */
  ownAddresses: string[];
  /** Sources that are own addresses, for links back. */
  ownPages: readonly ReadSource[];
  /** Whose site is whose. */
  facts: TrustFacts;
}

export function anchor(
  name: string,
  feature: FeatureName,
  reason: string,
  sourceId: string,
  claimKeys: string[] = [],
): Anchor {
  return { anchor: name, weight: weightOf(feature), reason, source_id: sourceId, claimKeys };
}

/** Words of a name in this order in the text that speaks of the person. */
export function named(near: string, value: string): boolean {
  const wanted = value.toLowerCase().replace(/\s+/g, ' ').trim();
  return (
    wanted.length >= 3 &&
    ` ${near.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${wanted.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)
  );
}

/** A page of this length tells enough that what it leaves out says something. */
export const LONG_PAGE = 400;
