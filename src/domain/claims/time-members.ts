// Rows for years and dates: what the claim says against what the page dates, or leaves undated.
import { compareDates, compareYears, dateText } from '../dates/compare-dates.ts';
import { parseDates } from '../dates/parse-dates.ts';
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import type { EndDate } from '../model/partial-date.ts';
import type { MemberRule, Scene } from './claim-type.ts';
import { parseExpectedDate } from './expected-dates.ts';
import { NEVER, type RowOptions } from './row-options.ts';

const BEHIND = 50;
/** A year that dates a fact stands within this many signs of it. */
const FAR = 350;

const ONLY_BEGAN: Comparison = { outcome: 'partial', score: 0.5, reason: 'that is when it began' };

/** A line that is nothing but a date, right above the quote: "June 12th, 1993" over the degree it dates. */
const DATE_LINE =
  /(?:^|\n)[^\n\p{L}]{0,12}(?:\p{L}{3,9}\.? )?(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:1[5-9]|20)\d\d[^\n\p{L}\d]{0,4}\n\s{0,4}$/u;

function lineBefore(around: string, at: number): string {
  return DATE_LINE.exec(around.slice(Math.max(0, at - 60), at))?.[0] ?? '';
}

/**
 * The reader took no year, yet the sentence carries some: when the claimed one is not among them, the sentence does not bear
 * it out. That is doubt, not a clash. A page that leaves years out supports the rest; some page must state the year.
 */
function unreadYear(expected: number, finding: Finding, scene: Scene): Comparison {
  const around = scene.aroundOf(finding);
  const at = around.indexOf(finding.quote);
  const text = at < 0 ? finding.quote : lineBefore(around, at) + around.slice(at, at + finding.quote.length + BEHIND);
  const years = yearsIn(text);
  if (years.some((found) => Math.abs(found - expected) <= 1)) return NO_DATA;
  if (years.length > 0)
    return { outcome: 'partial', score: 0.5, reason: `${years.join(', ')} stand there, ${expected} does not` };
  if (yearsIn(scene.aroundOf(finding, FAR)).includes(expected)) return NO_DATA;
  return { ...NO_DATA, reason: `${expected} does not stand there`, unseen: true };
}

/** Years as figures, and as eras and short years are written. */
function yearsIn(text: string): number[] {
  const figures = (text.match(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g) ?? []).map(Number);
  const dates = parseDates(text).flatMap(({ start, end }) => [start, end]);
  const written = dates.flatMap((one) => (one === undefined || one === null || one === 'present' ? [] : [one.year]));
  return [...new Set([...figures, ...written])];
}

export function year(member: string, side: 'start' | 'end' | 'either', options: RowOptions = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 0.4,
    role: options.role ?? 'detail',
    partialIsEnough: NEVER,
    compare: (expected, finding, scene) => {
      const found = sideOf(finding, side);
      if (typeof expected !== 'number') return NO_DATA;
      if (found === undefined) {
        const isStart = side === 'end' && finding.start?.year === expected && scene.expected.start_year !== expected;
        return isStart ? ONLY_BEGAN : unreadYear(expected, finding, scene);
      }
      return found === 'present' ? NO_DATA : compareYears(expected, found.year);
    },
    found: (finding) => {
      const found = sideOf(finding, side);
      return found === undefined || found === 'present' ? found : found.year;
    },
  };
}

export function date(member: string, side: 'start' | 'end', options: RowOptions = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 0.4,
    role: options.role ?? 'detail',
    partialIsEnough: NEVER,
    compare: (expected, finding, scene) => {
      const wanted = parseExpectedDate(expected);
      const found = sideOf(finding, side);
      if (!wanted) return NO_DATA;
      if (found !== undefined)
        return compareDates(wanted, found, {
          currentYear: scene.currentYear,
          ...(finding.start ? { foundStart: finding.start } : {}),
        });
      return wanted === 'present' ? NO_DATA : unreadYear(wanted.year, finding, scene);
    },
    found: (finding) => {
      const found = sideOf(finding, side);
      return found === undefined ? undefined : dateText(found);
    },
  };
}

function sideOf(finding: Finding, side: 'start' | 'end' | 'either'): EndDate | undefined {
  if (side === 'start') return finding.start;
  if (side === 'end') return finding.end;
  return finding.end ?? finding.start;
}
