// The weight of a name: agreeing on a rare one says much, on a common one next to nothing.
import type { Person } from '../model/person.ts';
import { nameRarity } from '../names/name-rarity.ts';
import { weightOf } from './features.ts';
import type { Anchor } from './identity-types.ts';
import type { PersonOnPage } from './person-on-page.ts';

/** Between the bounds of the table by rarity, 0 (very common) to 1 (hardly anybody else). */
export function nameWeight(name: string): number {
  const low = weightOf('name_common');
  const high = weightOf('name_rare');
  return low + (high - low) * Math.min(nameRarity(name), nameRarity(otherOrder(name)));
}

/** "Zhang Wei" is as common as "Wei Zhang": which part is the family name is not always known. */
function otherOrder(name: string): string {
  const words = name
    .replace(/,/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length < 2 ? name : [...words.slice(1), words[0]].join(' ');
}

const GENERATION = /(?:^|[\s,])(jr|sr|junior|senior|ii|iii|iv)\.?(?:$|[\s,])/i;

/** "Jr." and "Sr." part a family's namesakes; where only one side carries one, it is a hint. */
function suffixWeight(asked: string, onPage: readonly string[]): number {
  const wanted = GENERATION.exec(asked)?.[1]?.toLowerCase();
  if (!wanted) return 0;
  const there = onPage.map((name) => GENERATION.exec(name)?.[1]?.toLowerCase());
  return there.some((suffix) => suffix !== undefined) ? 0 : wanted.startsWith('s') ? 0 : -1;
}

export function nameAnchor(page: PersonOnPage, person: Person): Anchor {
  const name = page.comparison.right ?? page.names[0] ?? person.full_name;
  let weight = Math.max(nameWeight(person.full_name), nameWeight(name) * 0.9);
  if (page.comparison.outcome === 'compatible') weight += weightOf('name_compatible') * (1 - page.comparison.score) * 4;
  weight += suffixWeight(person.full_name, page.names);
  return {
    anchor: 'name',
    weight: round(weight),
    reason: page.comparison.reason,
    source_id: page.source.sourceId,
    claimKeys: [],
  };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
