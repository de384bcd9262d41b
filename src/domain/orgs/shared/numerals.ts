// Numbers in names of organisations: "nr 5", "4ª Região", "9th Circuit", "III Liceum" and "Third Lyceum" count alike.

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The Arabic number that a Roman one stands for. */
export function arabicNumber(roman: string): string | undefined {
  const at = ROMAN.indexOf(roman.toLowerCase());
  return at < 0 ? undefined : String(at + 1);
}

/** The sign before a number and the ending behind it left out: `nr 5` -> `5`, `4ª` -> `4`, `9th` -> `9`. */
export const plainNumbers = (name: string): string =>
  name
    .replace(/(?<!\p{L})(?:no|nr|num|č|n)[.º°]?\s?(?=\d)/giu, '')
    .replace(/(?<=(?<![\p{L}\d])\d{1,3})(?:st|nd|rd|th|[ªº°aoe])(?![\p{L}\d])/gu, '');

/** `third`, `iii` -> `3`; a single letter may be an initial, and what is first may be a bank. */
export function numberOfWord(word: string): string | undefined {
  const at = ORDINALS.indexOf(word);
  return at > 0 ? String(at + 1) : word.length > 1 ? arabicNumber(word) : undefined;
}

/** "Paris XI" -> "Paris 11": in capitals behind a name; a bare "v" or "i" is a word of many languages. */
const BEHIND_NAME = /(?<=\p{Lu}\p{L}*\p{Ll}[ -])(?:X?I{1,3}|I?[VX]|VI{1,3})(?![\p{L}\d.'&-])/gu;

export const withArabicNumbers = (name: string): string =>
  name.replace(BEHIND_NAME, (roman) => arabicNumber(roman) ?? roman);
