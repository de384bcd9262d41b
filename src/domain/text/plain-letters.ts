// Folding that keeps the script: for looking words up in a text or an address, and for showing which names are alike.

/** Written in plain letters already: nothing to fold but the case. */
const PLAIN = /^[\x20-\x7e]*$/;

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

/** Words in plain letters with single spaces between, punctuation left out: `O’Brien, Łukasz` -> `o brien lukasz`. */
export function plainWords(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
