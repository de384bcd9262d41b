// The years that stand in a cell of their own beside a text: the left column of a CV set as a table, the term of a list.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';

const LONGEST_QUOTE = 600;

/** Gives the facts of a block the years beside it, where the block itself dates none of them. */
export function withDateBeside(page: Page, block: Block, findings: readonly Finding[]): Finding[] {
  const left = page.blocks[block.index - 1];
  const isTerm = left?.tag === 'dt' && block.tag === 'dd';
  // A year in another column than the first is of the cell whose column says so: "Since".
  const isCell = left?.cell?.column === 0 && left.cell.table === block.cell?.table && left.cell.row === block.cell.row;
  const span = isTerm || isCell ? parseDates(left.text)[0] : undefined;
  // "2006", "since 2019", "2007 – 2012": no more than a word beside the years.
  const isWhole =
    span !== undefined && /^\p{L}{0,9}[\s.,:)]*$/u.test(left!.text.slice(0, span.from) + left!.text.slice(span.to));
  if (!isWhole || findings.some(({ start, end }) => start !== undefined || end !== undefined)) return [...findings];
  return findings.map((finding) => {
    const quote = page.text.slice(left!.start, finding.to);
    const isStudy = finding.kind === 'education';
    if ((!isStudy && finding.kind !== 'employment') || quote.length > LONGEST_QUOTE) return finding;
    // One year is when a study ended or a post began.
    const isPoint = span.kind === 'point';
    const [start, end] = isPoint && !isStudy ? [span.end as PartialDate, undefined] : [span.start, span.end];
    const isNow = span.kind === 'since' || end === 'present';
    return {
      ...finding,
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
      current: finding.current ?? (isNow || (isStudy || isPoint ? null : false)),
      quote,
      from: left!.start,
    };
  });
}
