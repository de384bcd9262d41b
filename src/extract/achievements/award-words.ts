// The words of prizes, medals and honours, and where the name of one begins and ends in a text.
import {
  ARTICLES,
  isAnd,
  JOINING_WORDS,
  NAME_CONNECTORS,
  PRIZE_WORDS,
  smallWordsOf,
} from '../../domain/languages/words.ts';
import { type Token, tokenise } from '../spans/tokens.ts';

const GERMAN = /^\p{Lu}\p{L}{3,}(?:preis|medaille|orden)$/u; // "Leibnizpreis"
const PRONOUNS = smallWordsOf(({ pronouns }) => [...pronouns.first, ...pronouns.third]);
const ADJECTIVE = /^(?:golden?|silver|bronze|grand|first|second|best|lifetime|young|annual|national|international)$/i;

export const WINNERS =
  /(?<![\p{L}])(?:all winners|past winners|previous winners|prize[ -]?winners|award winners|medal winners|winners|recipients|laureates|hall of fame|roll of hono(?:u)?r|palmar[èée]s|lauréate?s|preisträger(?:innen)?|premiad[oa]s|galardonad[oa]s|vincitori|albo d['’]oro|vencedores|winnaars|laureaten|držitelé)(?![\p{L}])/iu;

export interface AwardSpan {
  name: string;
  from: number;
  to: number;
}

/** No prize has a longer name on either side of its noun. */
const MAX_WORDS = 10;

const isNoun = (lower: string): boolean =>
  PRIZE_WORDS.has(lower) || (lower.endsWith('s') && PRIZE_WORDS.has(lower.slice(0, -1)));
const near = (left: Token, right: Token): boolean => right.from - left.to <= 1;

/** Longer texts are read so far. */
const MAX_TEXT = 4_000;

/** Names of prizes in a sentence: capitals around an award word. A bare "the prize" is none. `known`: its tokens, where they are. */
export function findAwards(text: string, known: readonly Token[] | null = null): AwardSpan[] {
  const tokens = known !== null && text.length <= MAX_TEXT ? known : tokenise(text.slice(0, MAX_TEXT));
  const found: AwardSpan[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const isCompound = GERMAN.test(token.text);
    if (!isCompound && !(isNoun(token.lower) && token.capital)) continue;
    let first = index;
    while (first > 0 && index - first < MAX_WORDS && joinsLeft(tokens, first)) first -= 1;
    while (first < index && NAME_CONNECTORS.has(tokens[first]!.lower)) first += 1;
    let last = index + 1;
    while (last < tokens.length && last - index < MAX_WORDS && joinsRight(tokens, last)) last += 1;
    while (last > index + 1 && NAME_CONNECTORS.has(tokens[last - 1]!.lower)) last -= 1;
    const own = tokens
      .slice(first, last)
      .filter((word) => word.capital && !isNoun(word.lower) && !NAME_CONNECTORS.has(word.lower));
    const isBare = own.length === 1 && ADJECTIVE.test(own[0]!.text) && last - first === 2 && first === 0;
    const [from, to] = [tokens[first]!.from, tokens[last - 1]!.to];
    index = last - 1;
    if ((own.length > 0 || isCompound) && !isBare && (found.at(-1)?.to ?? 0) <= from)
      found.push({ name: text.slice(from, to), from, to });
  }
  return found;
}

function joinsLeft(tokens: readonly Token[], first: number): boolean {
  const token = tokens[first]!;
  const before = tokens[first - 1]!;
  // The dot of an initial: "Alfred P. Sloan Award".
  if (before.text === '.' && first >= 2 && /^\p{Lu}(?:\.\p{Lu})*$/u.test(tokens[first - 2]!.text)) return true;
  if (!near(before, token) || !before.word) return false;
  if (before.capital && !JOINING_WORDS.has(before.lower) && !PRONOUNS.has(before.lower)) return true;
  // "Order of Merit Medal": a small word joins only when a capital stands before it.
  return (
    NAME_CONNECTORS.has(before.lower) &&
    !ARTICLES.has(before.lower) &&
    first >= 2 &&
    tokens[first - 2]!.capital &&
    near(tokens[first - 2]!, before) &&
    !isNoun(tokens[first - 2]!.lower)
  );
}

function joinsRight(tokens: readonly Token[], last: number): boolean {
  const token = tokens[last]!;
  const before = tokens[last - 1]!;
  if (!token.word || !near(before, token)) return false;
  if (token.capital && !/^\d/.test(token.text)) return true;
  // "and" leads on to something else.
  if (!NAME_CONNECTORS.has(token.lower) || isAnd(token.lower)) return false;
  const next = tokens[last + 1];
  if (next === undefined || !near(token, next)) return false;
  return next.capital && !/^\d/.test(next.text)
    ? true
    : NAME_CONNECTORS.has(next.lower) && tokens[last + 2]?.capital === true;
}
