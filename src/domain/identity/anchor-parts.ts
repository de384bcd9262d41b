// What all anchors are made of: the question asked, one sign with its weight, and names in the text about the person.

import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { hasInAnyCase, isInflected } from '../text/inflected.ts';
import { memoise } from '../text/memoise.ts';
import type { TrustFacts } from '../trust/trust-facts.ts';
import { type FeatureName, weightOf } from './features.ts';
import type { Anchor } from './identity-types.ts';
import type { KnownFacts } from './known-facts.ts';

export interface Question {
  person: Person;
  known: KnownFacts;
  claims: readonly Claim[];
  /** Own addresses of the request, normal form. */
  ownAddresses: string[];
  /** Sources that are own addresses, for links back. */
  ownPages: readonly ReadSource[];
  /**
   * Keys of the claims that test this organisation: an anchor that rests on it may not help them. Where the page states
   * work or study there, only claims of the same; where it only names the organisation, all of them.
   */
  claimsAbout(organisation: string, stated?: 'work' | 'study'): string[];
  /** Whose site is whose. */
  facts: TrustFacts;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** One sign: `amount` is how much of it there is, 1 unless it comes in degrees. */
export function anchor(
  name: string,
  feature: FeatureName,
  reason: string,
  sourceId: string,
  claimKeys: string[] = [],
  amount = 1,
): Anchor {
  return {
    anchor: name,
    weight: round(weightOf(feature) * amount),
    reason,
    source_id: sourceId,
    claimKeys,
    signs: [{ feature, amount }],
  };
}

/** Han, kana and hangul are written without spaces: a name is there when its signs are. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "Brightwater入社", "Brightwater에서": a name in Latin letters ends where such signs begin. */
const BESIDE_UNSPACED = new RegExp(
  `(?<=${UNSPACED.source})(?=[\\p{Script=Latin}\\p{N}])|(?<=[\\p{Script=Latin}\\p{N}])(?=${UNSPACED.source})`,
  'gu',
);

/** The name, and in any case where the language of the page has cases: "w Krakowie", "художественной школы". */
export function namedInAnyCase(near: string, value: string, language: string | null): boolean {
  return named(near, value) || (isInflected(language, value) && hasInAnyCase(near, value));
}

/** A page's lines are asked for every name of every claim: their words are told apart once. Few at a time, since they are long. */
const wordsApart: (text: string) => string = memoise(
  (text) => ` ${text.replace(BESIDE_UNSPACED, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ')} `,
  32,
);

/** Words of a name in this order in the text that speaks of the person. */
export function named(near: string, value: string): boolean {
  const wanted = value.toLowerCase().replace(/\s+/g, ' ').trim();
  if (UNSPACED.test(wanted)) {
    const signs = wanted.replace(/\s/g, '');
    return signs.length >= 2 && near.replace(/\s/g, '').includes(signs);
  }
  return wanted.length >= 3 && wordsApart(near).includes(` ${wanted.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `);
}
