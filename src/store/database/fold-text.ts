// One folding for everything the store compares: corpus words, and names in an erasure request.

import { plainWords, withoutMarks } from '../../domain/text/plain-letters.ts';

/** Written without spaces, so every sign is a word of its own and a name is a phrase of signs. */
const IDEOGRAPHS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

const PLAIN = /^[\x00-\x7f]*$/;

/** Lower case, no accents, only letters and digits with single spaces between. */
export function foldText(text: string): string {
  // Most names have nothing to fold but their case.
  if (PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return plainWords(text.normalize('NFKC').replace(IDEOGRAPHS, ' $& '));
}

/** As the store folded names before marks counted as letters: rows of that time are found by it. */
export function foldWithoutMarks(text: string): string {
  return withoutMarks(foldText(text))
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
