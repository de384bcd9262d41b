// The text items of a pdf as blocks, in the order in which a reader takes them: columns one after the other, rows across.
import type { Block } from '../../../domain/model/page.ts';
import { BlockList } from '../block-list.ts';
import { LIMITS } from '../limits.ts';
import { namesSection } from '../section-words.ts';
import { splitLong } from '../split-long.ts';
import { regionsOf } from './columns.ts';
import { withWholeSpans } from './date-spans.ts';
import { type HeadingStyles, headingStyles } from './heading-styles.ts';
import { faultsOf, mendDocument, mendItem } from './mend-text.ts';
import { looksLikeName } from './name-line.ts';
import { iconFonts, type Row, rowsOf, type Segment, segmentsOf } from './page-rows.ts';
import { hasRoom, isBulleted, joinLines, runsOn, type Setting, settingOf, withoutBullet } from './paragraphs.ts';
import type { PdfContent } from './pdf-content.ts';
import { withoutRunningLines } from './running-lines.ts';
import { withWholeCells } from './wrapped-cells.ts';

/** Between the texts of one row that stand apart: a date beside its entry, the cells of a table. */
const APART = '\t';

export function layOut(content: PdfContent): { blocks: Block[]; text: string } {
  const written = content.pages.map(({ items }) => items.map((item) => ({ ...item, text: mendItem(item.text) })));
  const icons = iconFonts(written);
  const pages = withoutRunningLines(
    mended(written.map((items) => rowsOf(withWholeCells(segmentsOf(items, icons))))),
  ).map(withWholeSpans);
  const styles = headingStyles(pages);
  const regions = pages.flatMap(regionsOf);
  const writer = new BlockWriter(styles);
  const faces = new Set<string>();
  // Columns beside the text would stand between two pages of it.
  const columns = [...regions.filter(({ aside }) => !aside), ...regions.filter(({ aside }) => aside)].map((region) => ({
    rows: region.rows,
    setting: settingOf(region.rows, faces),
  }));
  for (const { rows, setting } of columns) writer.write(rows, setting);
  return { blocks: writer.list.blocks, text: writer.list.text() };
}

function mended(pages: Row[][]): Row[][] {
  const segments = pages.flatMap((rows) => rows.flatMap((row) => row.segments));
  const faults = faultsOf(segments.map(({ text }) => text));
  for (const segment of segments) segment.text = mendDocument(segment.text, faults);
  return pages;
}

interface OpenText {
  text: string;
  tag: 'p' | 'li';
  /** Where its first line begins. */
  x: number;
  last: Row;
}

class BlockWriter {
  readonly list = new BlockList();
  private heading: string | null = null;
  private element = 0;
  private open: OpenText | null = null;
  /** The heading just written, while the next line may still be the rest of it. */
  private lastHeading: { block: Block; segment: Segment } | null = null;

  private readonly styles: HeadingStyles;

  constructor(styles: HeadingStyles) {
    this.styles = styles;
  }

  write(rows: readonly Row[], setting: Setting): void {
    for (const row of rows) this.writeRow(row, setting);
    this.close();
    this.lastHeading = null;
  }

  private writeRow(row: Row, setting: Setting): void {
    const [first, ...rest] = row.segments;
    const isRest = this.open !== null && runsOn(this.open.last, row, this.open.x, setting);
    const level = this.levelOf(first!);
    // A word for a section that is set like the text around it may be the end of a line above.
    const isText = level === 3 && isRest && /^\p{Ll}/u.test(first!.text);
    if (level !== null && !isText && (rest.length === 0 || isBeside(first!.text, level))) {
      this.close();
      this.writeHeading(first!, level, setting);
      if (rest.length > 0) this.writeRow({ segments: rest, y: row.y }, setting);
      return;
    }
    this.lastHeading = null;
    if (this.open !== null && isRest) {
      this.open.text = joinLines(this.open.text, row.segments[0]!.text);
      this.open.last = row;
      return;
    }
    this.close();
    const marked = isBulleted(first!.text);
    const text = [marked ? withoutBullet(first!.text) : first!.text, ...rest.map((segment) => segment.text)]
      .filter((part) => part !== '')
      .join(APART);
    this.open = { text, tag: marked ? 'li' : 'p', x: first!.x, last: row };
  }

  /** A document opens with a name, though it may be set like the rest; "Curriculum vitae" may stand above it. */
  private levelOf(segment: Segment): number | null {
    const level = this.styles.levelOf(segment);
    const { blocks } = this.list;
    // Below the name its bearer's title may be set as large.
    if (level === 1 && blocks.some(({ headingLevel, text }) => headingLevel === 1 && looksLikeName(text))) return 2;
    if (level === 1 || this.open !== null || blocks.length > 1 || namesSection(segment.text)) return level;
    const opens = blocks.every(({ text }) => namesSection(text));
    const isName = looksLikeName(segment.text) && !this.styles.isListed(segment);
    return opens && (isName || (level === 2 && blocks.length === 0)) ? 1 : level;
  }

  private writeHeading(segment: Segment, level: number, setting: Setting): void {
    const before = this.lastHeading;
    if (
      before !== null &&
      before.block.headingLevel === level &&
      isRestOfHeading(before.segment, segment, level, setting)
    ) {
      const { list } = this;
      list.blocks.pop();
      list.length = list.blocks.length === 0 ? 0 : before.block.start - 1;
      this.heading = before.block.heading;
      this.lastHeading = null;
      const joint = /\p{L}-$/u.test(before.block.text) ? '' : ' ';
      this.add(`${before.block.text}${joint}${segment.text}`, `h${level}`, level, before.segment);
      return;
    }
    const block = this.add(segment.text, `h${level}`, level, segment);
    this.lastHeading = block === null ? null : { block, segment };
  }

  private close(): void {
    if (this.open === null) return;
    const { text, tag } = this.open;
    this.open = null;
    for (const part of splitLong(text)) this.add(part, tag);
  }

  private add(text: string, tag: string, level?: number, heading?: Segment): Block | null {
    if (text === '' || this.list.blocks.length >= LIMITS.blocks) return null;
    this.element += 1;
    // Headings of one kind are set alike: names of people apart from names of sections.
    const path = heading === undefined ? tag : `${tag}.${heading.font}-${Math.round(heading.size)}`;
    const block = this.list.add({
      text,
      tag,
      path,
      parent: 0,
      element: this.element,
      zone: 'main',
      heading: this.heading,
    });
    if (level !== undefined) {
      block.headingLevel = level;
      this.heading = text.slice(0, 200);
    }
    return block;
  }
}

/** A heading with its text beside it, in one row; but "Address: 4 Elm Row" is a line. */
const isBeside = (text: string, level: number): boolean => (level < 3 || namesSection(text)) && !/[:：]$/.test(text);

/** A name set with its words one below the other, or a heading too long for its column. */
function isRestOfHeading(before: Segment, segment: Segment, level: number, setting: Setting): boolean {
  const step = (before.y - segment.y) / segment.size;
  if (step < 0.5 || step > 1.6 || namesSection(segment.text)) return false;
  if (level === 1 && /\p{L}-$/u.test(before.text)) return true;
  const isWord = level === 1 && !/\s/.test(before.text) && segment.text.split(' ').length <= 2;
  if (isWord && Math.abs(segment.size - before.size) < segment.size * 0.2) return !namesSection(before.text);
  return (
    level > 1 &&
    segment.font === before.font &&
    segment.size === before.size &&
    !hasRoom(before, segment, setting.right)
  );
}
