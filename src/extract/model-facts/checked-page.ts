// A page prepared for the quote check, and the place of a quote in the person's part of it.
import type { Finding } from '../../domain/model/finding.ts';
import type { Person } from '../../domain/model/person.ts';
import type { PersonBlock, ReadSource } from '../../domain/model/source.ts';
import type { DropReason } from '../../ports/model.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';
import { speaksToReader } from '../page/speaks-to-reader.ts';
import { makeNameFinder, type NameFinder } from '../people/name-finder.ts';
import { splitSentences } from '../spans/sentences.ts';
import { makeQuoteFinder, type QuoteFinder, type QuotePlace } from './find-quote.ts';
import type { Passage } from './quoted-members.ts';

/** Longer quotes hold more than one fact. */
const LONGEST_QUOTE = 400;

/** A page as the check sees it, prepared once for all quotes of an answer. */
export interface CheckedPage {
  source: ReadSource;
  name: string;
  blocks: readonly PersonBlock[];
  quotes: QuoteFinder;
  finder: NameFinder;
  lexicon: Lexicon;
}

export interface CheckedQuote extends Passage {
  from: number;
  to: number;
  block: PersonBlock;
  /** The line up to the quote: who is spoken of. */
  before: string;
}

export function checkedPage(source: ReadSource, person: Person): CheckedPage | null {
  if (source.parts === undefined || source.notEvidence !== null) return null;
  const { name, blocks } = source.parts;
  return {
    source,
    name,
    blocks,
    quotes: makeQuoteFinder(source.text),
    finder: makeNameFinder(person),
    lexicon: lexiconFor(source.language ?? ''),
  };
}

/** The quote where it stands in the person's part, or why it does not count. */
export function placeQuote(quote: string, number: number, page: CheckedPage): CheckedQuote | DropReason {
  const bare = quote.trim().replace(/^["“”'«»]+|["“”'«»]+$/gu, '');
  if (bare === '') return 'quote_missing';
  if (bare.length > LONGEST_QUOTE) return 'quote_too_long';
  const places = page.quotes.find(bare);
  if (places.length === 0) return 'not_on_page';
  const named = page.blocks[number];
  const own = places
    .map((place) => ({ place, lines: linesUnder(place, page) }))
    .filter(({ lines }) => lines !== null)
    // The line that the model named, where the words stand more than once.
    .sort((left, right) => distance(left.place, named) - distance(right.place, named))[0];
  if (own === undefined) return 'not_in_scope';
  const [block] = own.lines!;
  const { from, to } = own.place;
  if (own.lines!.some((line) => isAddressed(line, own.place, page.source.text))) return 'addresses_reader';
  const before = page.source.text.slice(block!.from, from);
  if (own.lines!.some(({ kind }) => kind === 'mention') && !isNamedIn(before, page.source.text.slice(from, to), page))
    return 'not_in_scope';
  return { from, to, quote: page.source.text.slice(from, to), heading: block!.heading, block: block!, before };
}

/** A sentence of the line that the quote takes from speaks to whoever reads it. */
function isAddressed(line: PersonBlock, { from, to }: QuotePlace, text: string): boolean {
  return splitSentences(text.slice(line.from, line.to)).some((sentence) => {
    const start = line.from + sentence.from;
    return start < to && start + sentence.text.length > from && speaksToReader(sentence.text);
  });
}

/** In a text about others, the person is named in the line, before the quote ends. */
function isNamedIn(before: string, quote: string, { finder }: CheckedPage): boolean {
  return finder.find(`${before}${quote}`).length > 0;
}

function distance({ from }: QuotePlace, block: PersonBlock | undefined): number {
  if (block === undefined) return 0;
  return from >= block.from && from < block.to ? 0 : Math.abs(from - block.from);
}

/** A fact in a list may stand on a few lines; all of them must be the person's. */
const MOST_LINES = 5;

function linesUnder({ from, to }: QuotePlace, { blocks, source }: CheckedPage): PersonBlock[] | null {
  const lines = blocks.filter((block) => block.from < to && block.to > from);
  if (lines.length === 0 || lines.length > MOST_LINES) return null;
  if (lines[0]!.from > from || lines.at(-1)!.to < to) return null;
  const hasGap = lines.some((line, at) => at > 0 && source.text.slice(lines[at - 1]!.to, line.from).trim() !== '');
  return hasGap ? null : lines;
}

export function personOf({ block }: CheckedQuote, { name }: CheckedPage): Pick<Finding, 'person'> {
  return { person: { name, how: 'record', subject: block.kind === 'own' } };
}
