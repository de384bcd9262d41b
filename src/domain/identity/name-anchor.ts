// The name as a start: how likely a page with this name is about this person before anything else was looked at.
import type { Person } from '../model/person.ts';
import { nameRarity } from '../names/name-rarity.ts';
import { parseName } from '../names/parse-name.ts';
import { scriptOf } from '../names/romanise.ts';
import { round } from './anchor-parts.ts';
import { type FeatureName, weightOf } from './features.ts';
import type { Anchor } from './identity-types.ts';
import { standsWritten } from './names-in-text.ts';
import type { PersonOnPage } from './person-on-page.ts';

/** 0 for a name that thousands bear, 1 for one that hardly anybody else bears. */
export function rarityOf(name: string): number {
  return nameRarity(name);
}

/** What both sides share counts: a middle name that only one of them gives narrows nothing. */
export function sharedRarity(page: PersonOnPage, person: Person): number {
  const sides = [page.comparison.left ?? person.full_name, page.comparison.right ?? person.full_name];
  return Math.min(...sides.map(nameRarity));
}

const GENERATION = /(?:^|[\s,])(jr|sr|junior|senior|ii|iii|iv)\.?(?:$|[\s,])/i;

/** "Jr." in the request and on no name of the page: perhaps the father. */
function generationMissing(asked: string, onPage: readonly string[]): boolean {
  const wanted = GENERATION.exec(asked)?.[1]?.toLowerCase();
  return wanted !== undefined && !wanted.startsWith('s') && !onPage.some((name) => GENERATION.test(name));
}

/** "David L. Cohen" and "David Leo Cohen": few of those who share a first and a last name share the one between. */
function middleAgrees(asked: string, onPage: string): boolean {
  const [one, other] = [parseName(asked).middle[0], parseName(onPage).middle[0]];
  return one !== undefined && other !== undefined && (one.startsWith(other) || other.startsWith(one));
}

/** Given in two scripts by the request, and in both on the page: few namesakes spell their name alike in the other one. */
function inBothScripts({ source }: PersonOnPage, { full_name, aliases = [] }: Person): boolean {
  const other = aliases.filter((alias) => scriptOf(alias) !== scriptOf(full_name));
  return standsWritten(full_name, source.text) && other.some((alias) => standsWritten(alias, source.text));
}

function words(rarity: number): string {
  if (rarity < 0.3) return 'a name that many people bear';
  return rarity < 0.65 ? 'a name that some people bear' : 'a rare name';
}

/** The name and what kind of page it stands on. `others` is how many other people of the name the job met. */
export function nameAnchor(page: PersonOnPage, person: Person, others: number): Anchor {
  const rarity = sharedRarity(page, person);
  const signs: { feature: FeatureName; amount: number }[] = [
    { feature: 'name_common', amount: round(1 - rarity) },
    { feature: 'name_rare', amount: round(rarity) },
  ];
  if (middleAgrees(page.comparison.left ?? person.full_name, page.comparison.right ?? ''))
    signs.push({ feature: 'middle_name_agrees', amount: 1 });
  if (inBothScripts(page, person)) signs.push({ feature: 'name_in_both_scripts', amount: 1 });
  if (page.comparison.outcome === 'compatible') signs.push({ feature: 'name_loose', amount: 1 });
  if (generationMissing(person.full_name, page.names)) signs.push({ feature: 'name_generation_missing', amount: 1 });
  if (others > 0) signs.push({ feature: 'namesakes_met', amount: round(Math.log2(1 + others)) });
  if (page.isSubject) signs.push({ feature: 'page_about', amount: 1 });
  else if (page.findings.length === 0) signs.push({ feature: 'name_in_list', amount: 1 });
  const met = others > 0 ? `; ${others} other ${others === 1 ? 'person' : 'people'} of this name met` : '';
  return {
    anchor: 'name',
    weight: round(signs.reduce((total, sign) => total + weightOf(sign.feature) * sign.amount, 0)),
    reason: `${page.comparison.reason}: ${words(rarity)}${met}`,
    source_id: page.source.sourceId,
    claimKeys: [],
    signs,
  };
}
