// A span of dates that a narrow column broke in two: "Sept. 2019 –", and below it "present".
import { isDated } from './columns.ts';
import type { Row, Segment } from './page-rows.ts';

const BELOW = 1.8;
const LONGEST_END = 22;
const BEGINS = /[-–—]$/u;
const ENDS = /^[-–—] ?(?=[\p{L}\d])/u;
/** A month over its year. */
const MONTH = /^\p{L}{3,9}\.?$/u;
const SPAN = /\d ?[-–—]/u;
const WORDS = /^\p{L}[\p{L}'’.]*(?: \p{L}+)?\.?$/u;

/** The rows with such spans whole, in the row that has the entry. */
export function withWholeSpans(rows: readonly Row[]): Row[] {
  rows.forEach((row, at) => {
    for (const start of row.segments) {
      const isMonth = row.segments.length > 1 && MONTH.test(start.text);
      if (!isMonth && !(isDated(start.text) && /\d/.test(start.text))) continue;
      for (const next of rows.slice(at + 1, at + 3)) {
        const end =
          row.y - next.y < start.size * BELOW ? next.segments.find((other) => isRest(start, other)) : undefined;
        if (end === undefined) continue;
        const [kept, dropped] = next.segments.length > row.segments.length ? [end, start] : [start, end];
        kept.text = `${start.text} ${end.text}`;
        for (const line of [row, next]) line.segments = line.segments.filter((segment) => segment !== dropped);
        break;
      }
    }
  });
  return rows.filter(({ segments }) => segments.length > 0);
}

function isRest(start: Segment, end: Segment): boolean {
  if (end.x >= start.end || end.end <= start.x || end.text.length > LONGEST_END) return false;
  if (MONTH.test(start.text)) return /^(?:19|20)\d\d ?[-–—]/u.test(end.text);
  // A span of its own below an open one: "2006 –" over "1996 – 2006".
  if (SPAN.test(end.text) || yearIn(end.text) < yearIn(start.text)) return false;
  if (BEGINS.test(start.text)) return isDated(end.text) || WORDS.test(end.text);
  return ENDS.test(end.text) && isDated(end.text);
}

const yearIn = (text: string): number => Number(/(?:19|20)\d\d/.exec(text)?.[0] ?? Number.NaN);
