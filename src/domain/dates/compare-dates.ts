// Compares dates in the precision they are written in: "2010" and "May 2010" do not disagree.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import type { EndDate, PartialDate } from '../model/partial-date.ts';
import { firstMonth } from './interval.ts';

export function dateText(date: EndDate): string {
  if (date === 'present') return 'present';
  const two = (part: number) => String(part).padStart(2, '0');
  if (date.month === undefined) return String(date.year);
  return date.day === undefined
    ? `${date.year}-${two(date.month)}`
    : `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/** What a difference of years says about one event. */
const YEAR_STEPS: readonly { apart: number; outcome: Comparison['outcome']; score: number }[] = [
  { apart: 0, outcome: 'same', score: 1 }, // 2004, 2004
  { apart: 1, outcome: 'compatible', score: 0.85 }, // finished 2004, conferred 2005
  { apart: 2, outcome: 'partial', score: 0.5 }, // left 2004, degree 2006; three years are another event
];

/** The claimed year against the one that a page gives. */
export function compareYears(expected: number | null | undefined, found: number | null | undefined): Comparison {
  if (expected === undefined || found === undefined || expected === null || found === null) return NO_DATA;
  const apart = Math.abs(expected - found);
  const sides = { left: String(expected), right: String(found) };
  if (apart === 0) return { outcome: 'same', score: 1, reason: `the year is ${expected}`, ...sides };
  const step = YEAR_STEPS.find((one) => apart <= one.apart) ?? { outcome: 'different' as const, score: 0 };
  const reason = `${found} for ${expected}, ${apart === 1 ? 'one year' : `${apart} years`} apart`;
  return { outcome: step.outcome, score: step.score, reason, ...sides };
}

/** Months that two statements of one event may be apart and still mean it. */
const MONTH_STEPS: readonly { apart: number; outcome: Comparison['outcome']; score: number }[] = [
  { apart: 0, outcome: 'same', score: 1 },
  { apart: 3, outcome: 'compatible', score: 0.95 }, // joined in December, announced in February
  { apart: 12, outcome: 'compatible', score: 0.85 }, // elected in spring, in office the next January
];

/** What is known around the two dates. */
export interface DateScene {
  /** Year in which the job runs, for "present". */
  currentYear: number;
  /** Since when the page says it has been going on. */
  foundStart?: PartialDate;
}

/** Months decide only where both sides give one. */
export function compareDates(expected: EndDate | undefined, found: EndDate | undefined, scene: DateScene): Comparison {
  if (expected === undefined || found === undefined) return NO_DATA;
  const sides = { left: dateText(expected), right: dateText(found) };
  if (expected === 'present' && found === 'present')
    return { outcome: 'same', score: 1, reason: 'both still going on', ...sides };
  if (expected === 'present') {
    const { year } = found as PartialDate;
    return year >= scene.currentYear
      ? { outcome: 'compatible', score: 0.85, reason: `until ${year}, which is this year`, ...sides }
      : { outcome: 'different', score: 0, reason: `claimed as going on, ended ${year}`, ...sides };
  }
  if (found === 'present') {
    // "Present" as of the page's day; an end in the future of the page is no clash.
    const since = scene.foundStart?.year;
    return since !== undefined && expected.year < since
      ? { outcome: 'different', score: 0, reason: `going on since ${since}, claimed to end ${expected.year}`, ...sides }
      : NO_DATA;
  }
  if (expected.month !== undefined && found.month !== undefined) {
    const apart = Math.abs(firstMonth(expected) - firstMonth(found));
    const step = MONTH_STEPS.find((one) => apart <= one.apart);
    const reason = apart === 0 ? 'the same month' : `${apart} month${apart === 1 ? '' : 's'} apart`;
    if (step !== undefined) return { outcome: step.outcome, score: step.score, reason, ...sides };
  }
  return { ...compareYears(expected.year, found.year), ...sides };
}
