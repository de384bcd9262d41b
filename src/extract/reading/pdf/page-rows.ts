// Text items of one page to rows: pieces of text on one baseline, set apart where a wide gap parts them.
import { dropInvisible, foldSpace } from '../clean-text.ts';
import { closeLetterSpacing, endsWithAccent, isLetterSpaced, withAccent } from './mend-text.ts';
import type { PdfItem } from './pdf-content.ts';

export interface Segment {
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
  font: string;
  /** The widest gap between two of its words that are drawn apart, in font sizes. */
  gap: number;
  /** Place in the order in which the document draws its text. */
  order: number;
}

export interface Row {
  segments: Segment[];
  y: number;
}

/** A gap of this many font sizes parts two segments; justified words stay below it. */
const SEGMENT_GAP = 1;
/** The same between two words whose letters are set apart. */
const SPACED_GAP = 2.5;
const WORD_GAP = 0.15;
/** How far, in font sizes, an item may stand above or below the line: raised letters. */
const RAISED = 0.5;
const ONE_BASELINE = 0.33;
/** How far a letter reaches below the accent that was drawn before it. */
const UNDER_ACCENT = 0.9;

interface OpenSegment {
  /** With whether white space was drawn before it. */
  items: { item: PdfItem; spaced: boolean }[];
  order: number;
}

/** From the top of the page to its bottom, each row from left to right. */
export function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((left, right) => right.y - left.y || left.x - right.x)) {
    const row = rows.at(-1);
    const size = row === undefined ? 0 : Math.min(segment.size, row.segments[0]!.size);
    if (row !== undefined && Math.abs(row.y - segment.y) <= size * ONE_BASELINE) row.segments.push(segment);
    else rows.push({ segments: [segment], y: segment.y });
  }
  for (const row of rows) row.segments = joinStretched(joinNear(row.segments.sort((left, right) => left.x - right.x)));
  return rows;
}

/**
 * Fonts of signs, for telephones, places and dates: in no item do two letters or digits stand side by side, and none is
 * part of a word, as the large first letters of small capitals are.
 */
export function iconFonts(pages: readonly (readonly PdfItem[])[]): Set<string> {
  const fonts = new Set<string>();
  const written = new Set<string>();
  for (const items of pages)
    items.forEach((item, at) => {
      const { font, text } = item;
      fonts.add(font);
      if (/[\p{L}\p{N}]{2}|\p{Lo}/u.test(text) || isLetterSpaced(text)) written.add(font);
      else if (isGlued(items[at - 1], item) || isGlued(item, items[at + 1])) written.add(font);
    });
  return written.size === 0 ? new Set() : new Set([...fonts].filter((font) => !written.has(font)));
}

/** Two items without a space between them, letters at both sides. */
function isGlued(first: PdfItem | undefined, second: PdfItem | undefined): boolean {
  if (first === undefined || second === undefined || !isSameLine(first, second)) return false;
  if (!/\p{L}$/u.test(first.text) || !/^\p{L}/u.test(second.text)) return false;
  return Math.abs(second.x - (first.x + first.width)) < second.size * WORD_GAP;
}

/** Marks of the text, though their font holds nothing else. */
const PUNCTUATION = /^[-–—•▪■●◦·,.;:()&/|@+'’"“”~～〜→、。・：；，．（）「」『』《》／\s]+$/;

/** In the order in which the document draws them. */
export function segmentsOf(items: readonly PdfItem[], icons: ReadonlySet<string>): Segment[] {
  const open: OpenSegment[] = [];
  let current: OpenSegment | null = null;
  let spaced = false;
  items.forEach((item, order) => {
    const last = current?.items.at(-1)?.item;
    if (item.text.trim() === '') {
      spaced ||= last !== undefined && isSameLine(last, item);
      return;
    }
    if (icons.has(item.font) && !PUNCTUATION.test(item.text)) {
      current = null;
      return;
    }
    // Bold type made by drawing the text twice.
    if (last !== undefined && last.text === item.text && Math.abs(last.x - item.x) < 1 && Math.abs(last.y - item.y) < 1)
      return;
    const gap = last === undefined ? 0 : item.x - (last.x + last.width);
    const overlap = last !== undefined && endsWithAccent(last.text) ? UNDER_ACCENT : RAISED;
    const isSpaced = last !== undefined && isLetterSpaced(last.text) && isLetterSpaced(item.text);
    const widest = item.size * (isSpaced ? SPACED_GAP : SEGMENT_GAP);
    const goesOn = last !== undefined && isSameLine(last, item) && gap < widest && gap > -item.size * overlap;
    if (goesOn) current!.items.push({ item, spaced });
    else {
      current = { items: [{ item, spaced: false }], order };
      open.push(current);
    }
    spaced = false;
  });
  return withGapsFilled(open)
    .map(toSegment)
    .filter(({ text }) => text !== '');
}

/** Dashes in another font are drawn before or after the two dates that they stand between. */
function withGapsFilled(open: readonly OpenSegment[]): OpenSegment[] {
  const byLine = new Map<number, OpenSegment[]>();
  const isMark = ({ items }: OpenSegment): boolean => items.length === 1 && items[0]!.item.text.trim().length <= 2;
  for (const segment of open) {
    if (segment.items.length === 1) continue;
    const line = Math.round(segment.items[0]!.item.y);
    for (const near of [line - 1, line, line + 1]) byLine.set(near, [...(byLine.get(near) ?? []), segment]);
  }
  return open.filter((segment) => {
    if (!isMark(segment)) return true;
    const { item } = segment.items[0]!;
    return !fillsGap((byLine.get(Math.round(item.y)) ?? []).slice(0, 8), item);
  });
}

const isSameLine = (last: PdfItem, item: PdfItem): boolean =>
  Math.abs(item.y - last.y) < Math.max(last.size, item.size) * RAISED;

function fillsGap(onLine: readonly OpenSegment[], item: PdfItem): boolean {
  for (const { items } of onLine) {
    const at = items.findIndex((entry) => entry.item.x > item.x);
    if (at <= 0 || !isSameLine(items[at]!.item, item)) continue;
    const before = items[at - 1]!.item;
    if (before.x + before.width > item.x + item.size * RAISED) continue;
    items.splice(at, 0, { item, spaced: true });
    items[at + 1]!.spaced = true;
    return true;
  }
  return false;
}

function toSegment({ items, order }: OpenSegment): Segment {
  const gaps = items.map(({ item }, at) => {
    const before = items[at - 1]?.item;
    return before === undefined ? 0 : (item.x - (before.x + before.width)) / item.size;
  });
  const join = (isWord: (at: number) => boolean, space: string): string =>
    items.reduce((text, { item }, at) => {
      if (endsWithAccent(text) && gaps[at]! < -WORD_GAP) return withAccent(text, item.text);
      return text + (at > 0 && isWord(at) ? space : '') + item.text;
    }, '');
  const written = join((at) => items[at]!.spaced || gaps[at]! > WORD_GAP, ' ');
  // Letters set apart: the gap between two words is wider than the one that most letters have between them.
  const apart = gaps.filter((_, at) => at > 0 && items[at]!.item.text.length === 1).sort((one, other) => one - other);
  const usual = apart[Math.floor(apart.length / 2)] ?? 0;
  const text = isLetterSpaced(written)
    ? closeLetterSpacing(join((at) => gaps[at]! > Math.max(0.4, usual * 1.6), '  '))
    : written;
  const all = items.map(({ item }) => item);
  const lead = all.reduce((longest, item) => (item.text.length > longest.text.length ? item : longest), all[0]!);
  const last = all.at(-1)!;
  return {
    text: foldSpace(dropInvisible(text)),
    x: all[0]!.x,
    end: last.x + last.width,
    y: lead.y,
    // Small capitals are as large as their first letters.
    size: all.reduce((most, { size, text: part }) => (/\p{L}/u.test(part) ? Math.max(most, size) : most), lead.size),
    font: lead.font,
    gap: Math.max(0, ...gaps),
    order,
  };
}

/** Parts of one text that the document draws at different times. */
function joinNear(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const gap = last === undefined ? 0 : segment.x - last.end;
    if (last === undefined || gap > segment.size * 0.6 || gap < -segment.size * RAISED) joined.push(segment);
    else {
      last.text += gap > segment.size * WORD_GAP ? ` ${segment.text}` : segment.text;
      last.end = Math.max(last.end, segment.end);
    }
  }
  return joined;
}

/** Gaps of a stretched line, in font sizes: wider than a word's, no wider than this, one like the other. */
const STRETCHED = 0.6;
const WIDEST_STRETCH = 3;
const ALIKE = 1.4;

/** A justified line whose words were drawn far apart to fill a narrow column: several gaps in a row are alike. */
function joinStretched(segments: readonly Segment[]): Segment[] {
  const gaps = segments.slice(1).map(({ x, size }, at) => (x - segments[at]!.end) / size);
  const isWord = (at: number): boolean => !/\s/.test(segments[at]?.text ?? ' ');
  const alike = (one: number | undefined, other: number | undefined): boolean =>
    one !== undefined && other !== undefined && Math.max(one, other) < Math.min(one, other, WIDEST_STRETCH) * ALIKE;
  const joined: Segment[] = [];
  segments.forEach((segment, at) => {
    const last = joined.at(-1);
    const gap = gaps[at - 1];
    const inner = Math.max(segment.gap, last?.gap ?? 0);
    const isStretched =
      (isWord(at) && alike(gap, gaps[at])) ||
      (isWord(at - 1) && alike(gap, gaps[at - 2])) ||
      (inner > STRETCHED && gap! < inner * ALIKE);
    if (last === undefined || !isStretched) joined.push(segment);
    else {
      last.text += ` ${segment.text}`;
      last.end = segment.end;
      last.gap = inner;
    }
  });
  return joined;
}
