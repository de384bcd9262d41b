// The date that stands in a cell of its own beside a text: the left column of a CV set as a table, the term of a definition list.
import { type DateSpan, parseDates } from '../../domain/dates/parse-dates.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';

const LONGEST_DATE = 40;
const LONGEST_QUOTE = 600;

function standsBeside(left: Block, right: Block): boolean {
  if (left.tag === 'dt') return right.tag === 'dd';
  const [one, other] = [left.cell, right.cell];
  return one !== undefined && other !== undefined && one.table === other.table && one.row === other.row;
}

/** The whole text is one date or one range: "2006", "seit 2012", "2007 - 2012". */
function onlyDate(text: string): DateSpan | null {
  if (text.length > LONGEST_DATE || !/\d{4}/.test(text)) return null;
  const spans = parseDates(text);
  const span = spans.length === 1 ? spans[0]! : null;
  if (span === null) return null;
  const lead = span.kind === 'since' || span.kind === 'until' ? /^\p{L}{2,9} $/u : /^$/;
  return lead.test(text.slice(0, span.from)) && /^[\s.,:)]*$/.test(text.slice(span.to)) ? span : null;
}

/** Gives the facts of a block the date beside it, where the block itself dates none of them. */
export function withDateBeside(page: Page, block: Block, findings: readonly Finding[]): Finding[] {
  const left = page.blocks[block.index - 1];
  const dated = findings.some(({ start, end }) => start !== undefined || end !== undefined);
  if (left === undefined || findings.length === 0 || dated || !standsBeside(left, block)) return [...findings];
  const span = onlyDate(left.text);
  if (span === null) return [...findings];
  return findings.map((finding) => {
    if (finding.kind !== 'education' && finding.kind !== 'employment') return finding;
    const quote = page.text.slice(left.start, finding.to);
    if (quote.length > LONGEST_QUOTE) return finding;
    const ranged = span.kind === 'range' || span.kind === 'since';
    const point = span.start ?? span.end;
    const dates = ranged
      ? { start: span.start, end: span.end }
      : finding.kind === 'education'
        ? { start: undefined, end: point }
        : { start: point === 'present' ? undefined : point, end: undefined };
    const over = finding.kind === 'employment' && ranged && dates.end !== undefined ? false : null;
    return {
      ...finding,
      ...(dates.start === undefined ? {} : { start: dates.start }),
      ...(dates.end === undefined ? {} : { end: dates.end }),
      current: finding.current ?? (span.kind === 'since' || dates.end === 'present' ? true : over),
      quote,
      from: left.start,
    };
  });
}
