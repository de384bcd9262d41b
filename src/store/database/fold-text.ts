// One folding for everything the store compares: corpus words, and names in an erasure request.

/** Letters that Unicode does not take apart into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = {
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
const UNDECOMPOSED_PATTERN = /[ßøłđðþæœı]/g;
/** Written without spaces, so every sign is a word of its own and a name is a phrase of signs. */
const IDEOGRAPHS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** Accents and points that are left out at will. Elsewhere marks are letters: a vowel of Devanagari makes another name. */
const OPTIONAL_MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}{0,8})\p{M}/gu;

const PLAIN = /^[\x00-\x7f]*$/;

/** Lower case, no accents, only letters and digits with single spaces between. */
export function foldText(text: string): string {
  // Most names have nothing to fold but their case.
  if (PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKC')
    .replace(IDEOGRAPHS, ' $& ')
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .toLowerCase()
    .replace(UNDECOMPOSED_PATTERN, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .normalize('NFC')
    .trim();
}

/** As the store folded names before marks counted as letters: rows of that time are found by it. */
export function foldWithoutMarks(text: string): string {
  return foldText(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Every way a name is written for the same person: "Quandt, Mirela" is "Mirela Quandt". */
export function namesOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  const turned = parts.length === 2 && parts.every((part) => part !== '') ? [`${parts[1]} ${parts[0]}`] : [];
  return [text, ...turned].map(foldText).filter((name) => name !== '');
}

/** Domains compare without `www.` and without regard to case. */
export function hostOf(url: string): string {
  try {
    return new URL(url).hostname.toLowerCase().replace(/^www\./, '');
  } catch {
    return '';
  }
}
