// "Paris XI" and "Paris 11": numbers of schools in either way of writing.

const ROMANS = 'I II III IV V VI VII VIII IX X XI XII XIII'.split(' ');
/** In capitals behind a name; a bare "v" or "i" is a word of many languages. */
const BEHIND_NAME = /(?<=\p{Lu}\p{L}*\p{Ll}[ -])(?:X?I{1,3}|I?[VX]|VI{1,3})(?![\p{L}\d.'&-])/gu;

export const withArabicNumbers = (name: string): string =>
  name.replace(BEHIND_NAME, (roman) => String(ROMANS.indexOf(roman) + 1));
