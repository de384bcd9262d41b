// The words of all packs as sets and as alternatives of patterns: for readers that look at single words of any language.
import { once } from '../text/once.ts';
import { lazyWords, type Words } from '../text/word-set.ts';
import { LANGUAGES } from './index.ts';
import type { LanguagePack } from './pack.ts';

type Pick = (pack: LanguagePack) => readonly string[];

/** Small words of some language, which on a page of another are everywhere. */
const SMALL = lazyWords(() =>
  LANGUAGES.flatMap(({ organisationPrepositions, conjunctions, nameParticles, pronouns, negation, since, until }) => [
    ...organisationPrepositions,
    ...conjunctions,
    ...nameParticles,
    ...pronouns.first,
    ...pronouns.third,
    ...negation,
    ...since,
    ...until,
  ]).map((form) => form.toLowerCase()),
);

/** The forms of one word, in lower case and without a closing dot. Short ones that are small words elsewhere are left out. */
export function wordsOf(pick: Pick): Words {
  return lazyWords(() =>
    LANGUAGES.flatMap(pick)
      .map((form) => form.toLowerCase().replace(/\.$/, ''))
      .filter((form) => !/\s/.test(form) && form.length > 1 && !SMALL.has(form)),
  );
}

/** The same, small words included. */
export function smallWordsOf(pick: Pick): Words {
  return lazyWords(() =>
    LANGUAGES.flatMap(pick)
      .map((form) => form.toLowerCase())
      .filter((form) => !/\s/.test(form)),
  );
}

export const ARTICLES = smallWordsOf(({ articles = [] }) => articles);

/** Small words inside a name, as "of" is. */
export const NAME_CONNECTORS = smallWordsOf(({ nameConnectors = [] }) => nameConnectors);

const PLACE_CONNECTORS = smallWordsOf(({ placeConnectors = [] }) => placeConnectors);
/** Behind the head of a name also what leads to its place. */
export const isConnector = (word: string): boolean =>
  NAME_CONNECTORS.has(word.toLowerCase()) || PLACE_CONNECTORS.has(word.toLowerCase());

export const AND = smallWordsOf(({ conjunctions, nameConnectors = [] }) => [
  '&',
  ...conjunctions.filter((word, at) => at === 0 || nameConnectors.includes(word)),
]);
export const isAnd = (word: string): boolean => AND.has(word.toLowerCase());

/** "prize", "medal", "Preis". */
export const PRIZE_WORDS = smallWordsOf(({ prizes }) => prizes);

/** Words that a sentence is held together by, and that no line and no name ends with. */
export const JOINING_WORDS = smallWordsOf(
  ({ articles = [], nameConnectors = [], organisationPrepositions, conjunctions }) => [
    ...articles,
    ...nameConnectors,
    ...organisationPrepositions,
    ...conjunctions,
  ],
);

/** A pattern of words of the packs, made when it is first asked. */
export const lazyPattern = (source: () => string, flags: string): (() => RegExp) =>
  once(() => new RegExp(source(), flags));

/** Forms as alternatives of a pattern, the longest first, as written. */
export function anyOf(forms: Iterable<string>): string {
  const escaped = [...new Set(forms)].map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return `(?:${escaped.sort((left, right) => right.length - left.length || (left < right ? -1 : 1)).join('|')})`;
}

/** "им. ", "имени академика ": what leads from the name of an organisation to whom it is called after, their rank included. */
export const NAMED_AFTER = once(
  () => `(?<!\\p{L})${anyOf(LANGUAGES.flatMap(({ namedAfter = [] }) => namedAfter))}\\s?(?:\\p{Ll}{2,12}\\.?\\s){0,2}`,
);

/** "Universitäten Köln und Bonn", "universities of Oxford and Cambridge": head, small word, and the names behind them. */
/** What ends right before whom an organisation is called after: "имени ". */
export const LEADS_TO_NAMESAKE = lazyPattern(() => `${NAMED_AFTER()}$`, 'iu');

export const SHARED_HEAD = lazyPattern(
  () =>
    `(?<!\\p{L})${anyOf(LANGUAGES.flatMap(({ sharedHeads = [] }) => sharedHeads))}(?:\\s\\p{Ll}{1,4})?(?=\\s\\p{Lu})(?<names>(?:,?(?:\\s\\p{Ll}{1,4}){0,2}\\s\\p{Lu}[\\p{L}'’-]+)+)`,
  'gu',
);
