// Whether a line at the top of a document can be the name of the person it is about.
import { LANGUAGES } from '../../../domain/languages/index.ts';
import { makePhraseFinder, type Phrase } from '../../../domain/languages/phrase-finder.ts';

const SPACED_NAME =
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|d[aeiou]s?|del|della|van|von|der|den|ter|la|le|al|bin)){1,4}$/u;
const UNSPACED_NAME =
  /^[\p{Script=Han}々]{1,2} ?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,3}$|^\p{Script=Hangul}{2,4}$/u;

const NO_NAMES = makePhraseFinder(
  LANGUAGES.flatMap(({ organisationWords, titles, titleWords, degrees }) =>
    [
      ...Object.values(organisationWords).flat(),
      ...[...titles, ...degrees].flatMap(({ forms }) => forms),
      ...titleWords,
    ].map((form): Phrase<true> => ({ form, value: true })),
  ),
);

/** A word for an organisation, a post or a degree: the line is an entry of a list, or a part of one. */
export const namesEntry = (line: string): boolean => NO_NAMES.find(line).length > 0;

/** "Short CV", "Biographical Data": names of papers, written like names of people. */
const PAPER =
  /(?<!\p{L})(?:cv|r[eé]sum[eé]|vitae?|curriculum|lebenslauf|bio|biodata|biograph\p{L}+|profile?|sketch|data|statement|updated|page)(?!\p{L})/iu;

export function looksLikeName(line: string): boolean {
  return (
    !PAPER.test(line) &&
    line.length <= 50 &&
    (SPACED_NAME.test(line) || UNSPACED_NAME.test(line)) &&
    NO_NAMES.find(line).length === 0
  );
}
