// Cleans characters that no reader sees: control characters, lone surrogates, zero-width and direction marks.
import { Letters } from '../letters.ts';

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
/** White space of the source. */
export const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

export type Look = 'space' | 'even' | 'uneven' | 'odd';

export function lookOf(codes: Uint16Array, from: number, to: number): Look {
  let seen = 0;
  let last = 0;
  // Without branches, for where words end cannot be guessed.
  for (let at = from; at < to; at += 1) {
    const code = codes[at]!;
    if (code > LAST_PLAIN) return 'odd';
    const kind = KINDS[code]!;
    seen |= kind | ((kind & last & SPACE) >> 1);
    last = kind;
  }
  return toldBy(seen);
}

/** The same for a text whose letters are not at hand as numbers. */
export function lookOfText(text: string): Look {
  return lookOf(PIECE.of(text), 0, text.length);
}

/** Room for what stands between two entities, mostly. */
const PIECE = new Letters(256);
const INK = 1;
const UNEVEN = 2;
const SPACE = 4;
const ODD = 8;
const LAST_PLAIN = 126;
/** Of two spaces in a row the second is uneven, as is any other white space. */
const KINDS = new Uint8Array(LAST_PLAIN + 1).fill(ODD, 0, 32).fill(UNEVEN, 9, 14).fill(SPACE, 32, 33).fill(INK, 33);

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
