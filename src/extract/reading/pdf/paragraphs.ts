// Which rows of a column are one text that was only broken at the column's edge.

import { endsOpen, isRecord, opensWithDegree } from '../text/lines.ts';
import { isDated } from './columns.ts';
import type { Row, Segment } from './page-rows.ts';

/** How the lines of one column are set. */
export interface Setting {
  right: number;
  /** The usual step from line to line, in font sizes. */
  leading: number;
  /** Fonts that run on into each other inside sentences: one face that the file holds in two parts. */
  isOneFace(font: string, other: string): boolean;
}

const BULLET = /^(?:・|(?:[-*∗•·‣‧⋅▪▫◦○●◾◼⚬–—»›➔➢➣➤►▶▸▹✓✔❖■□→⇒∠◆◇⋄⬥∙⁃★☆✦]|\(?\d{1,2}[.)])(?:\s+|$))/u;
const STARTS_WITH_DATE = /^\(?(?:(?:19|20)\d\d|\d{1,2} ?[/.] ?(?:19|20)\d\d|\p{Lu}\p{L}{2,9}\.? (?:19|20)\d\d)\b/u;
const STARTS_WITH_LABEL = /^\p{L}[\p{L}\p{N} ./&'()-]{1,30}[:：](?:\s|$)/u;
const ENDS_WITH_DATE = /(?<!\d)(?:19|20)\d\d ?(?:[-–—] ?\p{L}{0,12})?[).,;]*$/u;
const LONGEST_PARAGRAPH_GAP = 1.25;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const LONGEST_END = 25;
/** "– Mar. 2023": the second half of a span of dates. */
const ENDS_SPAN = /^[-–—] ?(?:\p{L}{3,9}\.? ?|\d{1,2} ?[/.] ?)?(?:19|20)\d\d\b/u;

export const isBulleted = (text: string): boolean =>
  BULLET.test(text) && !(text.length <= LONGEST_END && ENDS_SPAN.test(text));
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();

/** `faces` gathers pairs of fonts over the whole document. */
export function settingOf(rows: readonly Row[], faces: Set<string>): Setting {
  const right = rightEdge(rows);
  const steps = new Map<number, number>();
  rows.forEach((row, at) => {
    const before = rows[at - 1];
    if (before === undefined) return;
    const [last, next] = [before.segments.at(-1)!, row.segments[0]!];
    const step = Math.round(((before.y - row.y) / last.size) * 10) / 10;
    if (last.size !== next.size || step < 0.9 || step > 2.2) return;
    steps.set(step, (steps.get(step) ?? 0) + 1);
    if (/^\p{Ll}/u.test(next.text) && !hasRoom(last, next, right)) faces.add(pairOf(last.font, next.font));
  });
  let leading = 1.25;
  let most = 1;
  for (const [step, count] of [...steps].sort(([one], [other]) => one - other))
    if (count > most) {
      most = count;
      leading = step;
    }
  return {
    right,
    leading,
    isOneFace: (font, other) => font === other || faces.has(pairOf(font, other)),
  };
}

const FULL_LINES = 3;
const NEAR_EDGE = 4;

/**
 * Where lines are broken. A column of short lines has no such edge: its longest line ends where its text does, and only
 * several lines that end near one place show that there was no more room.
 */
function rightEdge(rows: readonly Row[]): number {
  const last = rows.map((row) => row.segments.at(-1)!);
  const right = last.reduce((most, { end }) => Math.max(most, end), 0);
  const full = last.filter(({ end, size, text }) => end > right - size * NEAR_EDGE && text.length > 15).length;
  return full >= FULL_LINES ? right : Number.POSITIVE_INFINITY;
}

const pairOf = (font: string, other: string): string => [font, other].sort().join(' ');

/** The next word would have stood on the line: whoever broke it there meant to. */
export function hasRoom(last: Segment, next: Segment, right: number): boolean {
  const words = next.text.split(' ')[0]!.length;
  const wordWidth = ((next.end - next.x) * (UNSPACED.test(next.text) ? 1 : words + 1)) / Math.max(1, next.text.length);
  return last.end + wordWidth < right - last.size * 0.2;
}

/** True when a row is the rest of the text that the row before it ends with. `x`: where that text begins. */
export function runsOn(before: Row, row: Row, x: number, setting: Setting): boolean {
  const last = before.segments.at(-1)!;
  const next = row.segments[0]!;
  if (row.segments.length > 1 || Math.abs(last.size - next.size) > last.size * 0.1) return false;
  const step = (before.y - row.y) / last.size;
  if (step < 0.5 || step > setting.leading * LONGEST_PARAGRAPH_GAP) return false;
  if (isBulleted(next.text) || next.x < x - last.size * 3) return false;
  // A date at the right edge closes its line; the text goes on below where it began.
  if (before.segments.length > 1 && (isDated(last.text) || Math.abs(next.x - last.x) > last.size)) return false;
  const goesOn = /^\p{Ll}/u.test(next.text) || last.text.endsWith(',') || endsOpen(last.text);
  if (/\p{L}-$/u.test(last.text) && /^\p{L}/u.test(next.text)) return true;
  if (STARTS_WITH_DATE.test(next.text) || STARTS_WITH_LABEL.test(next.text))
    return endsOpen(last.text) || (last.text.endsWith(',') && !hasRoom(last, next, setting.right));
  const isOneFace = setting.isOneFace(last.font, next.font);
  if (goesOn && isOneFace && last.text.length >= (endsOpen(last.text) ? 12 : 25)) return true;
  if (hasRoom(last, next, setting.right)) return false;
  if (goesOn) return true;
  if (!isOneFace || ENDS_WITH_DATE.test(last.text) || opensWithDegree(next.text)) return false;
  // Two entries of a list, unless the first fills its line to the edge.
  return !(isRecord(last.text) && isRecord(next.text)) || setting.right - last.end < last.size * 3;
}

const KEEPS_HYPHEN = /^(?:und|oder|and|or|et|ou|y|o|e|en|of|och|og|a|i|и|та)\b/u;

/** Two lines of one text: without the hyphen that broke a word, without a space where the script has none. */
export function joinLines(text: string, next: string): string {
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) && !KEEPS_HYPHEN.test(next)) return text.slice(0, -1) + next;
  const isUnspaced = UNSPACED.test(text.slice(-1)) && UNSPACED.test(next.charAt(0));
  return isUnspaced ? text + next : `${text} ${next}`;
}
