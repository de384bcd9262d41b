// Words of a text with their places. Everything later works on these, so that offsets never drift.
import { lazyPattern } from '../../domain/languages/words.ts';
import { type WordFacts, wordFacts } from './word-facts.ts';

export interface Token {
  text: string;
  lower: string;
  from: number;
  to: number;
  /** Starts with a capital letter, or is a name such as "eBay" or "3M". */
  capital: boolean;
  /** Letters or digits, not punctuation. */
  word: boolean;
  /** No white space between this token and the one before. */
  glued: boolean;
  facts: WordFacts;
}

/** Romance elisions stand apart: "l'École", "dell'Università". */
const ELISION = "(?<![\\p{L}\\p{N}])(?:l|d|c|j|n|m|s|qu|dell|all|dall|nell|sull)['’](?=\\p{L})";
/** A word keeps its inner apostrophes, dots, hyphens and ampersands: "Baker's", "U.S", "Wisconsin-Madison", "AT&T". */
const WORD = "[\\p{L}\\p{N}\\p{M}]+(?:['’.&@+$-](?=[\\p{L}\\p{N}])[\\p{L}\\p{N}\\p{M}]+)*[®™]?";
const TOKEN = lazyPattern(() => `${ELISION}|${WORD}|\\S`, 'gu');

export function tokenise(text: string): Token[] {
  let previousEnd = -1;
  return Array.from(text.matchAll(TOKEN()), ({ 0: surface, index }) => {
    const facts = wordFacts(surface);
    const { lower, capital, word } = facts;
    const glued = index === previousEnd;
    previousEnd = index + surface.length;
    return { text: surface, lower, from: index, to: previousEnd, capital, word, glued, facts };
  });
}

/** Index of the first token that starts at or after `offset`. */
export function tokenAt(tokens: readonly Token[], offset: number): number {
  const found = tokens.findIndex((token) => token.from >= offset);
  return found < 0 ? tokens.length : found;
}
