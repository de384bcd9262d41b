// Folding for comparing names, whatever the script: two spellings of one word meet here. `plain-letters.ts` beside it keeps the
// script. Nothing else folds letters; `test/architecture.test.ts` holds that.
import anyAscii from 'any-ascii';
import { memoise } from './memoise.ts';

/** Names and titles are short; a longer text is cut before it is folded. */
export const LONGEST_FOLDED = 400;

/** Lower-case ASCII: `Łódź` -> `lodz`, `Škoda` -> `skoda`, `Путин` -> `putin`. Punctuation stays. */
export const foldCase: (text: string) => string = memoise((text) => foldSigns(text));

/** Most names are written in plain letters, which fold to themselves. */
const PLAIN = /^[\x20-\x7e]*$/;

const foldSigns = (text: string): string =>
  text.length <= LONGEST_FOLDED && PLAIN.test(text) ? text.toLowerCase() : foldLetters(text);

const foldLetters = (text: string): string =>
  anyAscii(text.slice(0, LONGEST_FOLDED).replace(UNSAID, '').normalize('NFKC').replace(VOWEL_POINTS, '')).toLowerCase();

/** Signs that nobody sees, and those of a registered name: "Acme®". */
const UNSAID = /[\u200b-\u200f\u2060\ufeff®™℠©]/g;

/** Points of Hebrew, vowels and the lengthening stroke of Arabic: written in some texts and left out in most. */
const VOWEL_POINTS = /[\u0591-\u05c7\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** In Latin letters, case and punctuation kept, a text of any length: `Иван Петров` -> `Ivan Petrov`. */
export function latinLetters(text: string): string {
  return anyAscii(text.normalize('NFKC'));
}

/** Folded words, punctuation removed: `St. John's` -> `st johns`, `Wisconsin–Madison` -> `wisconsin madison`. */
export const foldWords: (text: string) => string = memoise((text) => foldOnce(text));

/** The same without a memory: for tables that are read once, and would push out what is asked again and again. */
export const foldOnce = (text: string): string =>
  foldSigns(text)
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9&+#]+/g, ' ')
    .trim();

export function wordsOf(text: string): string[] {
  const folded = foldWords(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Letters and digits only, nothing between: the form in which `Fei-Fei`, `Fei Fei` and `Feifei` are one. */
export function squeeze(text: string): string {
  return foldWords(text).replace(/[^a-z0-9]/g, '');
}
