// The words of all packs as sets and as alternatives of patterns: for readers that look at single words of any language.
import { LANGUAGES } from './index.ts';
import type { LanguagePack } from './pack.ts';

type Pick = (pack: LanguagePack) => readonly string[];

/** Small words of some language, which on a page of another are everywhere. */
const SMALL: ReadonlySet<string> = new Set(
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
export function wordsOf(pick: Pick): ReadonlySet<string> {
  return new Set(
    LANGUAGES.flatMap(pick)
      .map((form) => form.toLowerCase().replace(/\.$/, ''))
      .filter((form) => !/\s/.test(form) && form.length > 1 && !SMALL.has(form)),
  );
}

/** The same, small words included. */
export function smallWordsOf(pick: Pick): ReadonlySet<string> {
  return new Set(
    LANGUAGES.flatMap(pick)
      .map((form) => form.toLowerCase())
      .filter((form) => !/\s/.test(form)),
  );
}

/** Forms as alternatives of a pattern, the longest first, as written. */
export function anyOf(forms: Iterable<string>): string {
  const escaped = [...new Set(forms)].map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return `(?:${escaped.sort((left, right) => right.length - left.length || (left < right ? -1 : 1)).join('|')})`;
}
