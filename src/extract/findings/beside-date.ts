// The years that stand in a cell of their own beside a text: the left column of a CV set as a table, the term of a list.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';

const LONGEST_QUOTE = 600;

/** Gives the facts of a block the years beside it, where the block itself dates none of them. */
export function withDateBeside(page: Page, block: Block, findings: readonly Finding[]): Finding[] {
  const left = page.blocks[block.index - 1];
  const isTerm = left?.tag === 'dt' && block.tag === 'dd';
  const isCell = left?.cell !== undefined && left.cell.table === block.cell?.table && left.cell.row === block.cell.row;
  const span = isTerm || isCell ? parseDates(left.text)[0] : undefined;
  const isWhole = span?.kind === 'range' && span.from === 0 && /^[\s.,:)]*$/.test(left!.text.slice(span.to));
  if (!isWhole || findings.some(({ start, end }) => start !== undefined || end !== undefined)) return [...findings];
  const { start, end } = span;
  return findings.map((finding) => {
    const quote = page.text.slice(left!.start, finding.to);
    const isDated = finding.kind === 'education' || finding.kind === 'employment';
    if (!isDated || quote.length > LONGEST_QUOTE) return finding;
    return {
      ...finding,
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
      current: finding.current ?? (finding.kind === 'employment' ? end === 'present' : end === 'present' || null),
      quote,
      from: left!.start,
    };
  });
}
