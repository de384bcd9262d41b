// Lines that fit the screen. What comes from pages is made harmless first: a page must not steer somebody's terminal.
import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** Control characters, and those that turn the direction of what follows. */
const STEERING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** One line of words without anything that a terminal would obey. */
export function plainLine(text: string): string {
  return stripVTControlCharacters(text).replaceAll(STEERING, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** JSON for a screen or a pipe: the control characters that JSON leaves as they are become escapes. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /[\u007f-\u009f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Lines of at most `width` columns; the first begins with `lead`, the others are indented as far. */
export function paragraph(text: string, width: number | null, lead = ''): string[] {
  const indent = stringWidth(lead);
  if (width === null) return [`${lead}${text}`];
  const lines = wrapAnsi(text, Math.max(10, width - indent), { hard: true }).split('\n');
  return lines.map((line, index) => `${index === 0 ? lead : ' '.repeat(indent)}${line}`);
}

/** Lines of a text, each broken between words where it is too long; what is indented stays so. */
export function fittedLines(text: string, width: number | null): string[] {
  return text.split('\n').flatMap((line) => {
    const indent = /^ */.exec(line)![0];
    return line.length === indent.length ? [''] : paragraph(line.slice(indent.length), width, indent);
  });
}

/** "1 page", "2 pages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The last column is worth a line of its own when it has less room than this. */
const LEAST_LAST_COLUMN = 24;

/**
 * Columns of equal width with two spaces between them; the last one wraps below itself. On a narrow screen every row is a
 * small block instead.
 */
export function table(rows: string[][], width: number | null): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))),
  );
  const last = columns - 1;
  const before = widths.slice(0, last).reduce((sum, each) => sum + each + 2, 0);
  const room = width === null ? Number.POSITIVE_INFINITY : width - before;
  if (room < Math.min(widths[last] ?? 0, LEAST_LAST_COLUMN)) return rows.flatMap((row) => narrowRow(row, width!));
  return rows.flatMap((row) => {
    const lead = row
      .slice(0, last)
      .map((cell, column) => `${cell}${' '.repeat(widths[column]! - stringWidth(cell))}  `)
      .join('');
    return paragraph(row[last] ?? '', width, lead).map((line) => line.trimEnd());
  });
}

function narrowRow([first = '', ...others]: string[], width: number): string[] {
  return [
    ...paragraph(first, width),
    ...paragraph(others.filter((cell) => cell.trim() !== '').join('  '), width, '  '),
  ];
}

const BAR_CELLS = 20;

/** `[#####---------------]  25 %` */
export function bar(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * BAR_CELLS);
  return `[${'#'.repeat(full)}${'-'.repeat(BAR_CELLS - full)}] ${String(Math.floor(share * 100)).padStart(3)} %`;
}
