// A statement in free words and a sentence that a model found for it. The model says which sentence and on which side it stands;
// code holds it to the names and numbers of the statement, and to words of denial.

import { NEGATED_POST } from '../../domain/languages/en-statuses.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { wordsOf } from '../../domain/text/fold.ts';
import type { DropReason, LocatedPassage, OpenStatement } from '../../ports/model.ts';
import { type CheckedPage, personOf, placeQuote } from './checked-page.ts';

const CERTAINTY = 0.6;
/** Half of what the statement says must be said in the same words; a summary in other words only points at the page. */
const ENOUGH = 0.5;

export function acceptStatement(
  passage: LocatedPassage,
  { text }: OpenStatement,
  page: CheckedPage,
): Finding | DropReason {
  const placed = placeQuote(passage.quote, passage.block, page);
  if (typeof placed === 'string') return placed;
  const { from, to, quote } = placed;
  if (!bearsOut(text, `${placed.heading ?? ''} ${quote}`, page)) return 'words_not_in_quote';
  const doubts = page.lexicon.doubt.find(quote);
  if (passage.stance === 'denies' && !deniesIn(quote, text, doubts)) return 'denial_not_in_quote';
  const isDoubted = doubts.length > 0 || NEGATED_POST.test(quote);
  if (passage.stance === 'states' && isDoubted && page.lexicon.doubt.find(text).length === 0) return 'doubt';
  if (page.lexicon.otherPeople.find(quote).length > page.lexicon.otherPeople.find(text).length)
    return 'relative_or_adviser';
  return {
    kind: 'statement',
    ...personOf(placed, page),
    status: passage.stance === 'denies' ? 'negated' : 'stated',
    statement: text,
    current: null,
    quote,
    from,
    to,
    via: 'model',
    certainty: CERTAINTY,
  };
}

/** "never climbed Mount Halden", not "climbed Mount Halden without a rope": the denial stands before what is denied. */
function deniesIn(quote: string, statement: string, doubts: readonly { from: number }[]): boolean {
  if (NEGATED_POST.test(quote)) return true;
  const told = new Set(wordsOf(statement).filter((word) => !SMALL.has(word)));
  const last = [...quote.matchAll(/[\p{L}\p{N}]+/gu)].findLast(([word]) => wordsOf(word).some((one) => told.has(one)));
  return doubts.some(({ from }) => from < (last?.index ?? 0));
}

const SMALL = new Set(
  'a an the of for in on and or to with by at from is was are were be been has have had he she they his her their who that as it since until'.split(
    ' ',
  ),
);

/** Every number of the statement, every name in it beside the person's own, and half of its words stand in the passage. */
function bearsOut(statement: string, passage: string, { finder, name }: CheckedPage): boolean {
  const said = new Set(wordsOf(passage));
  const own = new Set([
    ...wordsOf(name),
    ...finder.find(statement).flatMap(({ from, to }) => wordsOf(statement.slice(from, to))),
  ]);
  const numbers = statement.match(/\d+/g) ?? [];
  if (numbers.some((number) => !said.has(number))) return false;
  const names = [...statement.matchAll(/(?<=\S\s+)\p{Lu}[\p{L}\p{N}'’-]+/gu)].flatMap(([word]) => wordsOf(word));
  if (names.some((word) => !own.has(word) && !said.has(word))) return false;
  const telling = wordsOf(statement).filter((word) => !SMALL.has(word) && !own.has(word));
  const share = telling.filter((word) => said.has(word)).length / Math.max(1, telling.length);
  return telling.length > 0 && share >= ENOUGH;
}
