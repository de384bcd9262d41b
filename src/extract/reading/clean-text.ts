// Cleans characters that no reader sees: control characters, lone surrogates, zero-width and direction marks.

// Zero-width joiners are kept: Indic scripts, Persian and emoji need them.
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\u{e0001}|[\u{e0020}-\u{e007f}]/gu;
const HAS_INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\udb40\u200c\u200d]/;
const JOINERS = /[\u200c\u200d]+/g;
const LATIN = /[A-Za-z0-9 ]/;
const TAG_LETTERS = /[\u{e0020}-\u{e007f}]/u;

/**
 * A first look at a text: white space alone, plain ASCII with single spaces, plain ASCII to be folded, or one that holds
 * something beyond and needs the slow looks.
 */
export type Look = 'space' | 'even' | 'uneven' | 'odd';

export function lookOf(codes: Uint16Array, from: number, to: number): Look {
  let seen = 0;
  for (let at = from; at < to && (seen & ODD) === 0; at += 1) seen = seeing(seen, codes[at]!);
  return toldBy(seen);
}

/** The same for a text whose letters are not at hand as numbers. */
export function lookOfText(text: string): Look {
  let seen = 0;
  for (let at = 0; at < text.length && (seen & ODD) === 0; at += 1) seen = seeing(seen, text.charCodeAt(at));
  return toldBy(seen);
}

const INK = 1;
const UNEVEN = 2;
/** The last letter was a space. */
const SPACE = 4;
const ODD = 8;

function seeing(seen: number, code: number): number {
  if (code > 32) return code > 126 ? ODD : (seen | INK) & ~SPACE;
  if (code === 32) return (seen & SPACE) === 0 ? seen | SPACE : seen | UNEVEN;
  return code >= 9 && code <= 13 ? seen | UNEVEN : ODD;
}

function toldBy(seen: number): Look {
  if ((seen & ODD) !== 0) return 'odd';
  if ((seen & INK) === 0) return 'space';
  return (seen & UNEVEN) === 0 ? 'even' : 'uneven';
}

export function hasInvisible(text: string): boolean {
  return HAS_INVISIBLE.test(text);
}

/** Line separators become spaces; the rest goes. */
export function dropInvisible(text: string): string {
  if (!hasInvisible(text)) return text;
  return text
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINERS, (found: string, at: number, whole: string) =>
      LATIN.test(whole[at - 1] ?? ' ') || LATIN.test(whole[at + found.length] ?? ' ') ? '' : found,
    );
}

/** Text spelled in Unicode tag letters is invisible everywhere and only ever meant for machines. */
export function hasTagLetters(text: string): boolean {
  return text.includes('\udb40') && TAG_LETTERS.test(text);
}

export function foldSpace(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}
