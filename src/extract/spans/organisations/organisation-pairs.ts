// Names of two parts that an "and" joins, firms that end in a possessive, and words that take "for": what tells one name from two.

import { AFTER_ARTICLE, TAKES_PURPOSE } from '../../../domain/languages/en-names.ts';
import { knownBodies, NAME_PAIRS } from '../../../domain/orgs/shared/known-names.ts';
import { once } from '../../../domain/text/once.ts';
import type { Token } from '../tokens.ts';

/** "Johnson and Johnson", "Emory and Henry", "Saatchi and Saatchi": one name. */
export function namesOnePair(left: string, right: string): boolean {
  const one = left.toLowerCase();
  const other = right.toLowerCase();
  return (one === other && one.length > 2) || NAME_PAIRS.has(`${one} and ${other}`);
}

/** Whether "for" after `head` opens the organisation's purpose; `apart`: two organisations, or a place before. */
export const takesPurpose = (head: string, apart: boolean): boolean => TAKES_PURPOSE.has(head) && !apart;

/** Known organisations of several words, by their first word, the longest first. */
const byFirstWord = once(() =>
  Map.groupBy(
    knownBodies()
      .filter((name) => name.includes(' '))
      .sort((left, right) => right.length - left.length),
    (name) => name.slice(0, name.indexOf(' ')),
  ),
);

/** The end of a body of several words that is known by name and starts at `at` ("Dean Witter Reynolds"); `at` when none does. */
export function knownBodyAt(text: string, tokens: readonly Token[], at: number): number {
  const first = tokens[at]!;
  if (!first.facts.opensKnownBody) return at;
  const dotted = tokens[at + 1]?.text === '.' && tokens[at + 1]!.glued;
  const list = byFirstWord().get(dotted ? `${first.lower}.` : first.lower);
  if (list === undefined || !first.capital) return at;
  for (const name of list) {
    const to = first.from + name.length;
    if (text.slice(first.from, to).toLowerCase() !== name) continue;
    let end = at + 1;
    while (end < tokens.length && tokens[end]!.from < to) end += 1;
    if (tokens[end - 1]!.to !== to) continue;
    // "Philip Morris Stone": one more name makes it a person.
    const next = tokens[end];
    return next?.facts.plainName === true && next.from - to === 1 && !next.facts.cue ? at : end;
  }
  return at;
}

/** "elected to Parliament", "served in Congress". */
const WITHOUT_ARTICLE = new Set('parliament congress'.split(' '));

/** A chamber or a force of one word, before no other name. */
export function bodyOfOneWord(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at]!;
  if (!AFTER_ARTICLE.has(lower) || tokens[at + 1]?.capital === true) return false;
  const before = at > 0 ? tokens[at - 1]!.lower : '';
  return before === 'the' || (WITHOUT_ARTICLE.has(lower) && (before === 'to' || before === 'in'));
}

const TIED =
  /^\p{Lu}[^-]{1,20}-(?:educated|trained|born|based|raised|bred|schooled|bound|owned|led|funded|backed|appointed|speaking|affiliated|area|native)$/u;

/** "the Oakham-educated Roe": neither a person's name nor an organisation's. */
export const isTiedAdjective = ({ text }: Token): boolean => text.includes('-') && TIED.test(text);
