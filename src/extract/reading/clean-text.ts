// Cleans characters that no reader sees: control characters, lone surrogates, zero-width and direction marks.

// Zero-width joiners are kept: Indic scripts, Persian and emoji need them.
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\u{e0001}|[\u{e0020}-\u{e007f}]/gu;
const HAS_INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\udb40\u200c\u200d]/;
const JOINERS = /[\u200c\u200d]+/g;
const LATIN = /[A-Za-z0-9 ]/;
const TAG_LETTERS = /[\u{e0020}-\u{e007f}]/u;

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
