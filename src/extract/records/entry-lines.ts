// The lines that belong together with one line of a list, CV or card: its table row, its list item, or, where lines follow
// each other without markup, the record that the line stands in.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Block } from '../../domain/model/page.ts';

/** What a line holds; a record opens with the same kind of line each time. */
export interface LineMarks {
  date: boolean;
  organisation: boolean;
  degree: boolean;
  title: boolean;
  /** It has a verb or a pronoun: a sentence, and no line of an affiliation. */
  said: boolean;
}

export type MarksOf = (block: Block) => LineMarks;

const MOST_LINES = 9;
const LONGEST_ENTRY = 900;

/** `blocks`: one section of one person's part of a page, in order. */
export function entryAround(blocks: readonly Block[], line: Block, marksOf: MarksOf): Block[] {
  return rowOf(blocks, line, marksOf) ?? itemOf(blocks, line, marksOf) ?? recordOf(blocks, line, marksOf);
}

/** Years line after line, and what was then in another column: which are whose is not said. "2010" over "2014" may be one span. */
export function withoutDateColumns(blocks: readonly Block[]): readonly Block[] {
  const runs: Block[][] = [];
  for (const [at, block] of blocks.entries()) {
    if (!isDateAlone(block)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.at(-1) === blocks[at - 1]) last.push(block);
    else runs.push([block]);
  }
  const columns = new Set(runs.filter((run) => run.length > 2).flat());
  return columns.size === 0 ? blocks : blocks.filter((block) => !columns.has(block));
}

function isDateAlone({ text, cell }: Block): boolean {
  const [date] = cell === undefined && text.length <= LONGEST_DATE ? parseDates(text) : [];
  return date !== undefined && !/\p{L}/u.test(text.slice(0, date.from) + text.slice(date.to));
}

const LONGEST_DATE = 40;

function rowOf(blocks: readonly Block[], line: Block, marksOf: MarksOf): Block[] | null {
  if (line.cell === undefined) return null;
  const { table, row, column } = line.cell;
  const cells = blocks.filter((block) => block.cell?.table === table && block.cell.row === row);
  const others = cells.filter((block) => block.cell!.column !== column);
  // "- Marl College", "- Acme, director" in the cell of a life: each is an entry, and the row's title is said of none of them.
  const own = cells.filter((block) => !others.includes(block));
  const items = own.filter((block) => ITEM_MARK.test(block.text));
  const isUndated = !others.some((block) => marksOf(block).date);
  if (items.length > 1 && items.includes(line) && isUndated) return [line];
  // "1992 Marl", "2007 Tallow" in the cell beside "Career": years open an entry each.
  const dated = own.filter((block) => marksOf(block).date);
  if (dated.length > 1 && isUndated) return own.slice(...openedBy(dated, own, line));
  // "Marl University, BSc", "Acme, director": more than one of the lines pairs an employer or a school with a title or degree.
  const isList = own.length > 2 && own.filter((block) => isWhole(marksOf(block))).length > 1;
  if (isList && isUndated && isWhole(marksOf(line))) return [line];
  return others.length > 0 ? cells : null;
}

/** From the last of the openers up to the line, to the next one behind it. */
function openedBy(openers: readonly Block[], lines: readonly Block[], line: Block): [number, number] {
  const at = lines.indexOf(line);
  const starts = openers.map((opener) => lines.indexOf(opener));
  return [starts.findLast((start) => start <= at) ?? 0, starts.find((start) => start > at) ?? lines.length];
}

const ITEM_MARK = /^[-–—·•ㆍ・○●▪■◦*]\s?(?=[^\s\d])/u;

/** The largest repeated element around the line that is still one entry: no more than one of its lines has dates. */
function itemOf(blocks: readonly Block[], line: Block, marksOf: MarksOf): Block[] | null {
  const elements = line.ancestors ?? [];
  const tags = line.path.split('>');
  let best: Block[] | null = null;
  // Nearest element first: the last ancestor is the block's own element.
  for (let at = elements.length - 1; at > 0; at -= 1) {
    const inside = blocks.filter((block) => block.ancestors?.includes(elements[at]!));
    if (inside.length > MOST_LINES || lengthOf(inside) > LONGEST_ENTRY) break;
    const dated = inside.filter((block) => marksOf(block).date).length;
    // Lines of one paragraph that each have a date, an organisation and a title are entries of their own.
    if (best === null && dated > 1 && marksOf(line).date && isWhole(marksOf(line))) return [line];
    if (isOfPairs(line, inside, marksOf)) return best ?? [line];
    if (best !== null && (dated > 1 || inside.filter((block) => isWhole(marksOf(block))).length > 1)) break;
    // "Editor, Marl" and "Writer, Tallow" are two entries, whether both have dates or not.
    const titles = (lines: readonly Block[]): number => lines.filter((block) => marksOf(block).title).length;
    if (best !== null && titles(best) > 0 && titles(inside) > titles(best)) break;
    const hasSiblings = blocks.some((block) => isSibling(block, elements[at - 1]!, elements[at]!, tags[at]));
    // The years and the employer on one side, the title on the other.
    const addsTitle = best !== null && titles(best) === 0 && titles(inside) === 1 && inside.length <= best.length + 2;
    if (addsTitle || (hasSiblings && (inside.length > 1 || isItem(tags[at] ?? '')))) best = inside;
    if (dated > 1) break;
  }
  return best;
}

/** "Editor - Marl", "Writer - Tallow", "Scout - Norvane": lines that each pair a title with a name are an entry each. */
const isOfPairs = (line: Block, lines: readonly Block[], marksOf: MarksOf): boolean =>
  PAIRED.test(line.text) &&
  lines.filter((one) => one !== line && PAIRED.test(one.text) && marksOf(one).title).length > 1;

const PAIRED = /^[^\d]*\p{L}\s[-–—|]\s\p{L}[^\d]*$/u;

/** An organisation with a title or a degree: a record of its own, where list items have several of them. */
const isWhole = ({ organisation, title, degree }: LineMarks): boolean => organisation && (title || degree);

const isItem = (tag: string): boolean => /^(?:li|tr|article)\b/.test(tag);

/** The block lies in another child of `parent` that has the same tag and classes. */
function isSibling(block: Block, parent: number, element: number, tag: string | undefined): boolean {
  const at = block.ancestors?.indexOf(parent) ?? -1;
  if (at < 0) return false;
  const other = block.ancestors![at + 1];
  return other !== undefined && other !== element && block.path.split('>')[at + 1] === tag;
}

const lengthOf = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + block.text.length, 0);

/** Lines without markup: a new record starts where the kind of line that opened the first one comes again. */
function recordOf(blocks: readonly Block[], line: Block, marksOf: MarksOf): Block[] {
  const run = blocks.filter((block) => block.parent === line.parent && block.cell === undefined);
  const at = run.indexOf(line);
  if (at < 0) return [line];
  const headed = underHeading(run, at, marksOf);
  if (headed !== null) return headed;
  const marks = run.map(marksOf);
  // Where line after line has a date of its own, each opens a record, whatever stands above them.
  const isDense = marks[at]!.date && (marks[at - 1]?.date === true || marks[at + 1]?.date === true);
  const opener = isDense ? 'date' : openerOf(marks);
  if (opener === null) return [line];
  let from = at;
  while (from > 0 && !marks[from]![opener]) from -= 1;
  let to = at + 1;
  while (to < run.length && !marks[to]![opener] && to - from < MOST_LINES) to += 1;
  const record = run.slice(from, to);
  return lengthOf(record) > LONGEST_ENTRY ? [line] : record;
}

/** Where each entry has a heading of its own: from the heading to the next one of its rank, with the years of one entry. */
function underHeading(run: readonly Block[], at: number, marksOf: MarksOf): Block[] | null {
  const from = run.findLastIndex((block, index) => index <= at && block.headingLevel !== undefined);
  const level = run[from]?.headingLevel;
  if (level === undefined || run.filter((block) => block.headingLevel === level).length < 2) return null;
  const next = run.findIndex(
    ({ headingLevel }, index) => index > from && headingLevel !== undefined && headingLevel <= level,
  );
  const entry = run.slice(from, Math.min(next < 0 ? run.length : next, from + MOST_LINES));
  const isOne = entry.filter((block) => marksOf(block).date).length === 1 && lengthOf(entry) <= LONGEST_ENTRY;
  return isOne && entry.includes(run[at]!) ? entry : null;
}

const KINDS = ['date', 'degree', 'organisation', 'title'] as const;

/** The kind that the first marked line has and that comes again, dates before others. */
function openerOf(marks: readonly LineMarks[]): (typeof KINDS)[number] | null {
  const first = marks.findIndex((mark) => KINDS.some((kind) => mark[kind]));
  if (first < 0) return null;
  const again = (kind: (typeof KINDS)[number]) => marks.slice(first + 1).some((mark) => mark[kind]);
  const own = KINDS.filter((kind) => marks[first]![kind]);
  return own.find(again) ?? own[0] ?? null;
}
