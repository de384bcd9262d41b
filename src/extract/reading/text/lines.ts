// Turns text with hard line breaks into paragraphs, list items and headings, joining lines that were only wrapped.
import { JOINING_WORDS } from '../../../domain/languages/words.ts';
import { LIMITS } from '../limits.ts';
import { namesSection } from '../section-words.ts';
import { splitLong } from '../split-long.ts';

export interface TextLine {
  text: string;
  /** 1 to 6 when the line is a heading. */
  headingLevel?: number;
  item: boolean;
}

const ITEM_MARK = /^\s{0,12}(?:[-*•·‣▪◦○●–—»›➢➤►▶✓✔❖■□→\uf0b7\uf0a7]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/;
const KEY_VALUE = /^[\p{L}][\p{L}\p{N} ./&'()-]{1,38}:\s+\S/u;
const RULE_LINE = /^[\s=_*#~+.-]{3,}$/;
const STARTS_WITH_YEAR = /^(?:\(?(?:19|20)\d\d\b|[A-Z][a-z]{2,8}\.? (?:19|20)\d\d\b)/;
const COLUMN_GAP = /\S(?: {4,}|\t+ *)\S/;
const ENDS_WITH_YEAR = /\b(?:19|20)\d\d[).,;]?$/;
const STARTS_WITH_DEGREE = /^(?:Ph\.? ?D|M\.? ?[SAE]c?\b|B\.? ?[SAE]c?\b|M\.?B\.?A|J\.? ?D\b|M\.? ?D\b|Dr\.|Dipl)/;
const ENDS_SENTENCE = /[.!?:;)"'”’]$/;

const ENDS_WITH_SPAN =
  /\b(?:19|20)\d\d\)? ?(?:-|–|—|to|until) ?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d\d|present|now|today|current)\)?[.;]?$/iu;
const STARTS_WITH_DEGREE_NAME = /^(?:Bachelor|Master|Doctor|Associate)(?:['’]?s)? (?:of|in|degree|Degree)\b/;
/** Ends in a small word that no line of its own ends with. */
export const endsOpen = (line: string): boolean => JOINING_WORDS.has(line.slice(line.lastIndexOf(' ') + 1));

/** Lines at least this long are taken as wrapped by an editor: mail and 1990s pages wrap at 65 to 80. */
const WRAP_WIDTH = 55;

/** A document whose line ends were lost keeps them as runs of spaces: a long line with many such gaps is cut at them. */
const FLAT_LENGTH = 400;
const FLAT_GAPS = 6;

function unflatten(line: string): string[] {
  if (line.length < FLAT_LENGTH) return [line];
  const pieces = line.split(/ {2,}/);
  return pieces.length > FLAT_GAPS && line.length / pieces.length < 160 ? pieces : [line];
}

export function linesOf(raw: string): TextLine[] {
  const lines: TextLine[] = [];
  let open: string[] = [];
  let openItem = false;
  let indent = 0;
  const close = () => {
    if (open.length === 0) return;
    for (const text of splitLong(open.join(' '))) lines.push({ text, item: openItem });
    open = [];
    openItem = false;
  };
  const source = raw
    .slice(0, LIMITS.text)
    .split(/\r\n|\r|\n|\f/)
    .flatMap(unflatten);
  const widths = runWidths(source);
  for (const [at, original] of source.entries()) {
    if (lines.length > LIMITS.blocks) return lines;
    const line = original.replace(/[\s\u00a0]+/g, ' ').trim();
    if (line === '' || RULE_LINE.test(line)) {
      close();
      continue;
    }
    const lead = original.length - original.trimStart().length;
    if (namesSection(line)) {
      close();
      lines.push({ text: line, headingLevel: 5, item: false });
      continue;
    }
    const isItem = ITEM_MARK.test(original);
    // Columns set with spaces: each line is a row of its own.
    if (!isItem && COLUMN_GAP.test(original)) {
      close();
      for (const text of splitLong(line)) lines.push({ text, item: false });
      continue;
    }
    if (
      open.length > 0 &&
      !isItem &&
      continues(open[open.length - 1]!, line, { lead, indent, inItem: openItem, width: widths[at]! })
    ) {
      open.push(line);
      continue;
    }
    close();
    open = [isItem ? line.replace(ITEM_MARK, '') || line : line];
    openItem = isItem;
    indent = lead;
  }
  close();
  return lines;
}

/** "Ph.D. in Physics, ..." at the head of a line: an entry of its own. */
export const opensWithDegree = (line: string): boolean =>
  STARTS_WITH_DEGREE.test(line) || STARTS_WITH_DEGREE_NAME.test(line);

/** It ends with the years of a study or a post. */
export const endsEntry = (line: string): boolean => ENDS_WITH_SPAN.test(line.trim());

interface Setting {
  lead: number;
  indent: number;
  inItem: boolean;
  /** The longest line of the run of lines that this one stands in. */
  width: number;
}

/** True when a line is only the rest of the one before, broken by an editor at its right edge. */
function continues(last: string, line: string, { lead, indent, inItem, width }: Setting): boolean {
  // Hanging indent: the rest of a list item stands deeper than its mark.
  if (inItem && lead > indent) return true;
  // "finished my degree in / May 2004": a line that ends in a small word runs on, whatever follows.
  if (last.length >= 35 && endsOpen(last) && !KEY_VALUE.test(line)) return true;
  if (KEY_VALUE.test(line) || STARTS_WITH_YEAR.test(line)) return false;
  if (last.length >= 35 && /^\p{Ll}/u.test(line) && !ENDS_SENTENCE.test(last)) return true;
  if (last.length < WRAP_WIDTH) return (last.endsWith(',') || endsOpen(last)) && lead <= indent + 8;
  // One entry a line: it ends with its year, or the next begins with a degree.
  if (ENDS_WITH_YEAR.test(last) || STARTS_WITH_DEGREE.test(line)) return false;
  if (isRecord(last) && isRecord(line)) return false;
  // A writer who had room for the next word and broke the line meant to.
  const nextWord = line.indexOf(' ') < 0 ? line.length : line.indexOf(' ');
  if (last.length + nextWord + 1 < width - 2) return false;
  // A long line that does not end a sentence runs on; one that does may, when its paragraph is prose at one indent.
  return !ENDS_SENTENCE.test(last) || Math.abs(lead - indent) <= 1;
}

/**
 * A line that is a record of its own: cells between bars, a span of years at its end, the full name of a degree at its
 * start, or capitals from end to end with a comma or a dash between its parts. Prose always has small words.
 */
export function isRecord(line: string): boolean {
  if (line.includes(' | ') || ENDS_WITH_SPAN.test(line) || STARTS_WITH_DEGREE_NAME.test(line)) return true;
  if (!/, | [-–—] /.test(line) || /[.,;:]$/.test(line)) return false;
  const words = line.split(' ');
  return (
    words.length > 3 && words.length < 24 && words.every((word) => !/^\p{Ll}/u.test(word) || JOINING_WORDS.has(word))
  );
}

/** For each line the greatest length in its run of lines without an empty one between. */
function runWidths(source: readonly string[]): number[] {
  const widths = new Array<number>(source.length).fill(0);
  let from = 0;
  let widest = 0;
  for (let at = 0; at <= source.length; at += 1) {
    const length = at === source.length ? 0 : source[at]!.trim().length;
    if (length === 0) {
      if (at > from) widths.fill(widest, from, at);
      from = at + 1;
      widest = 0;
    } else if (length > widest) widest = length;
  }
  return widths;
}
