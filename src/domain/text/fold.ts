// The only folding of letters: two spellings of one word meet here. `foldWords` and `squeeze` are for comparing names, whatever
// the script; `plainLetters` and `slug` keep the script, for looking words up in a text or an address.
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
  anyAscii(
    text
      .slice(0, LONGEST_FOLDED)
      .normalize('NFKC')
      .replace(/[\u200b-\u200f\u2060\ufeff]/g, ''),
  ).toLowerCase();

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

/** Letters that Unicode does not take apart into a base letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss', // Groß is Gross
  ø: 'o', // Sørensen is Sorensen
  ł: 'l', // Wałęsa is Walesa
  đ: 'd', // Đorđe is Dorde
  ð: 'd', // Guðrún is Gudrun
  þ: 'th', // Þór is Thor
  æ: 'ae', // Kjær is Kjaer
  œ: 'oe', // Cœur is Coeur
  ı: 'i', // Işık is Isik
};

/** Accents and points that are left out at will. Elsewhere marks are letters: a vowel of Devanagari makes another name. */
const OPTIONAL_MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}{0,8})\p{M}/gu;

/** Lower case without accents, every script kept, punctuation too: `Łódź` -> `lodz`, `Ёлка` -> `елка`. A text of any length. */
export function plainLetters(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .normalize('NFC');
}

/** The same letters without any mark, the vowels of Indic scripts included: a rough form for old rows and keys. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}

/** As an address spells it: letters and digits without accents, nothing between, "&" as "and". `Acme & Søn` -> `acmeandson`. */
export function slug(text: string): string {
  return plainLetters(text)
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}\p{M}]\p{M}*/gu, '');
}
