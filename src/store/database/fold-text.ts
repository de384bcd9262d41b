// One folding for everything the store compares: corpus words, and names in an erasure request.
import { plainLetters } from '../../domain/text/fold.ts';

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
  return plainLetters(text.normalize('NFKC').replace(IDEOGRAPHS, ' $& '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Domains compare without `www.` and without regard to case. */
export function hostOf(url: string): string {
  try {
    return new URL(url).hostname.toLowerCase().replace(/^www\./, '');
  } catch {
    return '';
  }
}
