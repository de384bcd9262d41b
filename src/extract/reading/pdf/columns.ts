// Columns of a page that are read one after the other, told from columns that are read across: a date beside its entry.
import { namesSection } from '../section-words.ts';
import type { Row, Segment } from './page-rows.ts';

/** Rows that are read from top to bottom. */
export interface Region {
  rows: Row[];
  /** A narrow column beside the main text: skills, languages, contact. */
  aside: boolean;
}

/** Dates and what stands for one: "2011 - 2015", "05/2016", "seit 2019", "'98". */
const DATED =
  /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2} ?[/.] ?\d{2,4}(?!\d)|['’]\d\d(?!\d)|(?<!\p{L})\p{Lu}\p{L}{2,8}[.,]{0,2} ?\d\d(?!\d)/u;
/** "present" at the end of a span in whatever language: a dash, then one word. */
const OPEN_SPAN = /[-–—]\s*\p{L}{2,12}\.?$|[-–—]$/u;
const FEWEST_ROWS = 4;
const FEWEST_DATES = 3;
const MOST_CANDIDATES = 40;
const DEEPEST = 6;
/** Of the wider column's width. */
const ASIDE_WIDTH = 0.62;
const BASELINE = 1.5;

export const isDated = (text: string): boolean => text.length <= 40 && (DATED.test(text) || OPEN_SPAN.test(text));

interface Split {
  from: number;
  to: number;
  left: Row[];
  right: Row[];
}

export function regionsOf(rows: readonly Row[]): Region[] {
  return cut(rows, 0);
}

function cut(rows: readonly Row[], depth: number): Region[] {
  if (rows.length === 0) return [];
  const split = depth < DEEPEST ? findSplit(rows) : null;
  if (split === null) return [{ rows: [...rows], aside: false }];
  const above = cut(rows.slice(0, split.from), depth + 1);
  const below = cut(rows.slice(split.to), depth + 1);
  return [...above, ...inOrder(split, depth), ...below];
}

/** The column with the largest type is the one that opens with the name; the narrow one beside it comes behind. */
function inOrder({ left, right }: Split, depth: number): Region[] {
  const [first, second] = largest(right) > largest(left) * 1.15 ? [right, left] : [left, right];
  const narrow = [first, second].find(
    (column) => widthOf(column) < ASIDE_WIDTH * widthOf(column === first ? second : first),
  );
  const regions = (column: Row[]): Region[] =>
    cut(column, depth + 1).map((region) => ({
      ...region,
      aside:
        region.aside || (column === narrow && largest(column) <= largest(column === first ? second : first) * 1.15),
    }));
  return [...regions(first), ...regions(second)];
}

const segmentsIn = (rows: readonly Row[]): Segment[] => rows.flatMap((row) => row.segments);
const largest = (rows: readonly Row[]): number =>
  segmentsIn(rows).reduce((most, { size, text }) => (/\p{L}{2}/u.test(text) ? Math.max(most, size) : most), 0);

function widthOf(rows: readonly Row[]): number {
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (const { x, end } of segmentsIn(rows)) {
    from = Math.min(from, x);
    to = Math.max(to, end);
  }
  return to - from;
}

function findSplit(rows: readonly Row[]): Split | null {
  const splits = candidates(rows).flatMap((edge) => splitsAt(rows, edge));
  splits.sort((one, other) => weightOf(other) - weightOf(one));
  return splits.find((split) => !isReadAcross(split)) ?? null;
}

const weightOf = ({ left, right }: Split): number =>
  Math.min(left.length, right.length) * 3 + left.length + right.length;

/** Left edges that several segments share. */
function candidates(rows: readonly Row[]): number[] {
  const counts = new Map<number, { x: number; count: number }>();
  for (const { x } of segmentsIn(rows)) {
    const key = Math.round(x / 3);
    const entry = counts.get(key) ?? { x, count: 0 };
    counts.set(key, { x: Math.min(entry.x, x), count: entry.count + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= 3)
    .sort((one, other) => other.count - one.count || one.x - other.x)
    .slice(0, MOST_CANDIDATES)
    .map(({ x }) => x);
}

/** Runs of rows in which no text crosses the edge, with enough text on both sides of it. */
function splitsAt(rows: readonly Row[], edge: number): Split[] {
  const found: Split[] = [];
  let from = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    const crosses = at === rows.length || rows[at]!.segments.some(({ x, end }) => x < edge - 4 && end > edge - 3);
    if (!crosses) continue;
    const split = splitOf(rows, from, at, edge);
    if (split !== null) found.push(split);
    from = at + 1;
  }
  return found;
}

function splitOf(rows: readonly Row[], from: number, to: number, edge: number): Split | null {
  const half = (isHere: (segment: Segment) => boolean): Row[] =>
    rows.slice(from, to).flatMap((row) => {
      const segments = row.segments.filter(isHere);
      return segments.length === 0 ? [] : [{ segments, y: row.y }];
    });
  const left = half(({ x }) => x < edge - 4);
  const right = half(({ x }) => x >= edge - 4);
  return left.length >= FEWEST_ROWS && right.length >= FEWEST_ROWS ? { from, to, left, right } : null;
}

const lengthOf = (rows: readonly Row[]): number => segmentsIn(rows).reduce((sum, { text }) => sum + text.length, 0);

/**
 * A table or a column of dates: its rows stand on the baselines of the other column and are dates, or the document draws
 * its text now on this side and now on that.
 */
function isReadAcross({ left, right }: Split): boolean {
  const [small, other] = lengthOf(left) <= lengthOf(right) ? [left, right] : [right, left];
  const lines = other.map(({ y }) => y);
  const aligned = share(small, ({ y }) => lines.some((line) => Math.abs(line - y) < BASELINE));
  const dates = left.filter(({ segments }) => segments.some(({ text }) => isDated(text)));
  const isDateColumn = dates.length >= FEWEST_DATES && changes(left, right) >= dates.length;
  if (isDateColumn && share(dates, (row) => right.some(({ y }) => Math.abs(y - row.y) < BASELINE)) >= 0.8) return true;
  const dated = share(small, ({ segments }) => segments.some(({ text }) => isDated(text)));
  if (dated >= 0.7 && lengthOf(small) / small.length <= 25) return true;
  // Dates with places or durations below them, each cell beside its entry: a column of its own has headings of its own.
  if (dated >= 0.3 && changes(left, right) >= 3 && !small.some((row) => isHeadingBeside(row, other))) return true;
  return (aligned >= 0.75 && dated >= 0.35) || alternation(left, right) >= 0.45;
}

/** The heading of a section with text at its side; with none, it heads the whole page. */
const isHeadingBeside = ({ segments, y }: Row, other: readonly Row[]): boolean =>
  segments.some(({ text, size }) => namesSection(text) && other.some((row) => Math.abs(row.y - y) < size));

const share = (rows: readonly Row[], holds: (row: Row) => boolean): number => rows.filter(holds).length / rows.length;

/** One where the document draws left, right, left, right; near nothing where it draws one column and then the other. */
const alternation = (left: readonly Row[], right: readonly Row[]): number =>
  changes(left, right) / (2 * Math.min(left.length, right.length));

/** How often the document goes from one side to the other while it draws. */
function changes(left: readonly Row[], right: readonly Row[]): number {
  const drawn = [
    ...segmentsIn(left).map(({ order }) => ({ order, side: 0 })),
    ...segmentsIn(right).map(({ order }) => ({ order, side: 1 })),
  ].sort((one, other) => one.order - other.order);
  return drawn.filter(({ side }, at) => at > 0 && drawn[at - 1]!.side !== side).length;
}
