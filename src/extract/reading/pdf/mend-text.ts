// Characters that fonts and writers of pdf files spoil: ligatures, TeX codes without a mapping, hyphens of other kinds,
// letter-spaced words, dashes that were lost between two years.
import { pairsOf, plainRadicals } from '../clean-text.ts';

/** Ligatures, and the codes of both encodings of TeX for them; the newer one has quotes and dashes there too. */
const LIGATURES = pairsOf(
  '\u000b\u000c\u000d\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0019\u001b\u001c\u001d\u001e\u001fﬀﬁﬂﬃﬄﬅﬆ',
  'ff fi fl ffi ffl “ ” „ « » – — ı ff fi fl ffi ffl ff fi fl ffi ffl st st',
);
const LIGATURE = /[\u000b-\u0016\u0019\u001b-\u001fﬀ-ﬆ]/gu;
const BULLETS_OF_SYMBOL_FONTS = /[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf0e0]/g;
const PRIVATE_USE = /[\ue000-\uf8ff\ufffd]|[\u{f0000}-\u{ffffd}]/gu;
/** Small capitals of some fonts keep the "i" small: "MATHEMATiCS". */
const SMALL_I = /(?<!\p{L})(?=(?:i*\p{Lu}){3})[\p{Lu}i]{0,24}\p{Lu}i\p{Lu}[\p{Lu}i]{0,24}(?!\p{L})/gu;

/** One item of text as a reader sees it. */
export function mendItem(text: string): string {
  return (
    plainRadicals(text)
      .replace(LIGATURE, (found) => LIGATURES.get(found) ?? found)
      // Fonts without a mapping for their space.
      .replace(/[\u0001-\u0008]/g, ' ')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/\u2212/g, '–')
      .replace(BULLETS_OF_SYMBOL_FONTS, '•')
      .replace(PRIVATE_USE, ' ')
      .replace(SMALL_I, (word) => word.toUpperCase())
  );
}

const ACCENTS = pairsOf(
  '`´ˆ˜¯˘˙¨˚˝ˇ¸',
  '\u0300 \u0301 \u0302 \u0303 \u0304 \u0306 \u0307 \u0308 \u030a \u030b \u030c \u0327',
);

export const endsWithAccent = (text: string): boolean => ACCENTS.has(text.slice(-1));

/** Text that ends with an accent, and the text whose first letter was drawn below it: "Universit´" and "e". */
export function withAccent(text: string, next: string): string {
  const letter = next.charAt(0).replace('ı', 'i').replace('ȷ', 'j');
  return text.slice(0, -1) + `${letter}${ACCENTS.get(text.slice(-1))}`.normalize('NFC') + next.slice(1);
}

const TWO_YEARS = /(?<!\d)((?:19|20)\d\d)((?:19|20)\d\d)(?!\d)/g;
const YEAR_AND_ENDING = /(?<!\d)((?:19|20)\d)(\d)(\d\d)(?!\d)/g;
const LONGEST_SPAN = 60;

/** How this document has to be mended as a whole: a font without dashes loses all of them. */
export interface DocumentFaults {
  dashesLost: boolean;
  /** TeX fonts have the dash in the place of the brace. */
  dashIsBrace: boolean;
}

export function faultsOf(texts: readonly string[]): DocumentFaults {
  let lost = 0;
  let braces = 0;
  let closing = false;
  for (const text of texts) {
    for (const [, from, to] of text.matchAll(TWO_YEARS)) if (isSpan(Number(from), Number(to))) lost += 1;
    if (/(?:19|20)\d\d ?\{/.test(text)) braces += 1;
    if (text.includes('}')) closing = true;
  }
  return { dashesLost: lost >= 2, dashIsBrace: braces > 0 && !closing };
}

export function mendDocument(text: string, { dashesLost, dashIsBrace }: DocumentFaults): string {
  const dashed = dashIsBrace ? text.replace(/\{/g, '–') : text;
  if (!dashesLost) return dashed;
  return dashed
    .replace(TWO_YEARS, (found, from, to) => (isSpan(Number(from), Number(to)) ? `${from}–${to}` : found))
    .replace(YEAR_AND_ENDING, (found, century, year, ending) =>
      isSpan(Number(`${century}${year}`), Number(`${century.slice(0, 2)}${ending}`))
        ? `${century}${year}–${ending}`
        : found,
    );
}

const isSpan = (from: number, to: number): boolean => to > from && to - from <= LONGEST_SPAN;

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;
const SPACED_LETTERS = 4;

/** "E D U C A T I O N": letters set apart, which a parser takes for words. */
export function isLetterSpaced(text: string): boolean {
  const tokens = text.trim().split(/\s+/);
  if (tokens.length >= 2 && tokens.every((token) => UNSPACED.test(token))) return true;
  const single = tokens.filter((token) => token.length === 1).length;
  return single >= SPACED_LETTERS && single >= tokens.length * 0.8 && /\p{L}.*\p{L}/u.test(text);
}

/** The words of letter-spaced text. A wide space parts words; where the parser kept none, a capital after a small letter. */
export function closeLetterSpacing(text: string): string {
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s+/g, '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .join(' ');
}
