// Cells of a table whose text goes over several lines: one text each, on the line of the cells beside it. A document draws a
// table cell by cell, so that the lines of one cell follow each other.
import type { Segment } from './page-rows.ts';
import { hasRoom, joinLines } from './paragraphs.ts';

const FEWEST_BESIDE = 2;
/** How many cells before and after one in the order of drawing can stand in its row. */
const NEAR = 8;
const SAME = 1.5;

interface Cell {
  lines: Segment[];
  top: number;
  bottom: number;
}

export function withWholeCells(segments: readonly Segment[]): Segment[] {
  const cells = cellsOf(segments);
  return cells.flatMap((cell, at) => {
    const [first] = cell.lines;
    if (cell.lines.length === 1) return [first!];
    const beside = cells.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((other) => isBeside(cell, other));
    const right = Math.min(...beside.map(({ lines }) => lines[0]!.x).filter((x) => x > first!.x));
    const edge = Number.isFinite(right) ? right - first!.size * 0.5 : Math.max(...cell.lines.map(({ end }) => end));
    const isBroken = cell.lines.slice(1).every((line, index) => !hasRoom(cell.lines[index]!, line, edge));
    if (beside.length < FEWEST_BESIDE || !isBroken) return cell.lines;
    const middle = (cell.top + cell.bottom) / 2;
    const isCentred = beside.every(({ top, bottom }) => Math.abs((top + bottom) / 2 - middle) < SAME);
    const text = cell.lines.map((line) => line.text).reduce(joinLines);
    const end = Math.max(...cell.lines.map((line) => line.end));
    return [{ ...first!, text, end, y: isCentred ? middle : cell.top }];
  });
}

function cellsOf(segments: readonly Segment[]): Cell[] {
  const cells: Cell[] = [];
  for (const segment of segments) {
    const cell = cells.at(-1);
    const last = cell?.lines.at(-1);
    const step = last === undefined ? 0 : (cell!.bottom - segment.y) / segment.size;
    if (last !== undefined && Math.abs(last.x - segment.x) < SAME && step > 0.8 && step < 1.6) {
      cell!.lines.push(segment);
      cell!.bottom = segment.y;
    } else cells.push({ lines: [segment], top: segment.y, bottom: segment.y });
  }
  return cells;
}

/** In the same row of the table: it reaches as far up or down, at another place of the line. */
function isBeside(cell: Cell, other: Cell): boolean {
  const [{ x, size }] = cell.lines as [Segment];
  const covers = other.top >= cell.top - size * 0.2 && other.bottom <= cell.bottom + size * 0.2;
  const isCovered = other.top <= cell.top + size * 0.2 && other.bottom >= cell.bottom - size * 0.2;
  return other !== cell && (covers || isCovered) && Math.abs(other.lines[0]!.x - x) > size;
}
