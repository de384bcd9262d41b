// The order in which a document draws its text is the order in which it was written, as long as it goes down the page: labels
// of two lines beside their values, cells of several lines. Only a document that jumps about is read by place alone.
import { isDated } from './columns.ts';
import type { Row, Segment } from './page-rows.ts';

/** Points by which the next line may stand higher than the last one: the height of a table cell. */
const HIGHEST_JUMP = 90;

export function inDrawnOrder(rows: readonly Row[]): Row[] {
  const ranks = new Map<Segment, number>();
  rows
    .flatMap(({ segments }) => segments)
    .sort((one, other) => one.order - other.order)
    .forEach((segment, rank) => {
      ranks.set(segment, rank);
    });
  const inOrder = [...ranks.keys()];
  const drawn = rows
    .flatMap((row) => partsOf(row, ranks, inOrder))
    .sort((one, other) => firstOrder(one) - firstOrder(other));
  const jumps = drawn.some((row, at) => at > 0 && row.y - drawn[at - 1]!.y > HIGHEST_JUMP);
  return jumps ? [...rows] : drawn;
}

/** Where a row was begun; a column of dates may be drawn before or after everything else. */
function firstOrder({ segments }: Row): number {
  const texts = segments.filter(({ text }) => !isDated(text));
  return Math.min(...(texts.length > 0 ? texts : segments).map(({ order }) => order));
}

/** The texts of one row that were drawn one after the other; a date stays with its row whenever it was drawn. */
function partsOf(row: Row, ranks: ReadonlyMap<Segment, number>, inOrder: readonly Segment[]): Row[] {
  if (row.segments.length < 2) return [row];
  const goesOn = (segment: Segment): boolean => isBelow(segment, inOrder[ranks.get(segment)! + 1]);
  if (row.segments.some((segment) => (isDated(segment.text) || segment.text.length < 3) && !goesOn(segment)))
    return [row];
  const parts: Segment[][] = [];
  let last = Number.NaN;
  for (const segment of [...row.segments].sort((one, other) => one.order - other.order)) {
    const rank = ranks.get(segment)!;
    if (rank === last + 1) parts.at(-1)!.push(segment);
    else parts.push([segment]);
    last = rank;
  }
  return parts.map((segments) => ({ segments: segments.sort((one, other) => one.x - other.x), y: row.y }));
}

/** The next line of one cell: a date with a place below it. */
function isBelow(segment: Segment, next: Segment | undefined): boolean {
  const step = next === undefined ? 0 : segment.y - next.y;
  return step > segment.size * 0.5 && step < segment.size * 1.8 && Math.abs(next!.x - segment.x) < 3;
}
