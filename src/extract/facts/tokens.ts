// Words of a text with their places. Everything later works on these, so that offsets never drift.

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
}

// Romance elisions stand apart ("l'École", "dell'Università"). A word keeps its inner apostrophes, dots, hyphens and ampersands: "Baker's", "U.S", "Wisconsin-Madison", "AT&T".
const TOKEN =
  /\\x[0-9a-f]{2}|(?<![\p{L}\p{N}])(?:[ldcjnms]|qu|dell|all|dall|nell|sull)['’](?=\p{L})|[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}]|['’.&@+$-](?=[\p{L}\p{N}]))*[®™]?|[^\s\p{L}\p{N}]/gu;
const CAPITAL = /^(?:\p{Lu}|\p{Lt}|\p{N}+\p{Lu}|\p{Ll}{1,2}\p{Lu}\p{L}|\p{Ll}{1,4}\p{Lu}{2}|\p{Lo})/u;

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = -1;
  for (const match of text.matchAll(TOKEN)) {
    const from = match.index;
    const surface = match[0];
    tokens.push({
      text: surface,
      lower: surface.toLowerCase(),
      from,
      to: from + surface.length,
      capital: CAPITAL.test(surface),
      // Bytes of a broken bullet, written out ("\\xe2\\x80\\xa2Bachelor's Degree"), are no word.
      word: /[\p{L}\p{N}]/u.test(surface) && !surface.startsWith('\\'),
      glued: from === previousEnd,
    });
    previousEnd = from + surface.length;
  }
  return tokens;
}

/** Index of the first token that starts at or after `offset`. */
export function tokenAt(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.from < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
