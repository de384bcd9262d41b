// Lines that belong to the sheet and not to the text: page numbers, running heads and feet.
import type { Row } from './page-rows.ts';

const PAGE_NUMBER =
  /^(?:[-–—|] ?)?(?:page|seite|p\.|s\.|pagina|página|pág\.|str\.|strona|strana|sida|side|стр\.|страница|сторінка|第)? ?\d{1,3}(?: ?(?:\/|\p{L}{1,3}) ?\d{1,3})?(?: ?(?:页|頁|ページ|쪽))?(?: ?[-–—|])?$/iu;
const EDGE_ROWS = 2;

const textOf = (row: Row): string => row.segments.map(({ text }) => text).join(' ');
/** Two feet differ in their numbers. */
const withoutNumbers = (row: Row): string => textOf(row).replace(/^\d{1,3}\b|\b\d{1,3}(?: ?\/ ?\d{1,3})?$/g, '0');

/** The rows of each page without page numbers and without running lines; one that opens the document stays. */
export function withoutRunningLines(pages: readonly Row[][]): Row[][] {
  const numbered = pages.map((rows) => {
    const atEdge = new Set(edges(rows));
    return rows
      .flatMap((row) => (atEdge.has(row) ? withoutNumber(row) : [row]))
      .filter((row) => !PAGE_NUMBER.test(textOf(row)));
  });
  const seen = new Map<string, number>();
  for (const rows of numbered)
    for (const text of new Set(edges(rows).map(withoutNumbers))) seen.set(text, (seen.get(text) ?? 0) + 1);
  const fewest = numbered.length < 4 ? 2 : 3;
  return numbered.map((rows, page) => {
    const atEdge = new Set(edges(rows));
    return rows.filter(
      (row, at) => !atEdge.has(row) || (seen.get(withoutNumbers(row)) ?? 0) < fewest || (page === 0 && at < EDGE_ROWS),
    );
  });
}

/** "Annual Report | 47": a number at the edge of the sheet, apart from the rest of its row. */
function withoutNumber(row: Row): Row[] {
  const segments = row.segments.filter(({ text }) => !/^\d{1,3}$/.test(text));
  if (segments.length === row.segments.length) return [row];
  row.segments = segments;
  return segments.length === 0 ? [] : [row];
}

function edges(rows: readonly Row[]): Row[] {
  return rows.length <= EDGE_ROWS * 2 ? [...rows] : [...rows.slice(0, EDGE_ROWS), ...rows.slice(-EDGE_ROWS)];
}
