// Compares dates in the precision they are written in: "2010" and "May 2010" do not disagree.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import type { EndDate, PartialDate } from '../model/partial-date.ts';
import { intervalOf, overlapInMonths } from './interval.ts';

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
  { apart: 3, outcome: 'partial', score: 0.5 }, // class of 2004, degree 2007
];

export function compareYears(left: number | null | undefined, right: number | null | undefined): Comparison {
  if (left === undefined || right === undefined || left === null || right === null) return NO_DATA;
  const apart = Math.abs(left - right);
  const sides = { left: String(left), right: String(right) };
  const step = YEAR_STEPS.find((one) => apart <= one.apart);
  if (apart === 0) return { outcome: 'same', score: 1, reason: `both say ${left}`, ...sides };
  const reason = `${left} and ${right} are ${apart === 1 ? 'one year' : `${apart} years`} apart`;
  if (step === undefined) return { outcome: 'different', score: 0, reason, ...sides };
  return { outcome: step.outcome, score: step.score, reason, ...sides };
}

/** Months that two statements of one event may be apart and still mean it. */
const NEAR_MONTHS = 3; // joined in December, announced in February

export function compareDates(left: EndDate | undefined, right: EndDate | undefined): Comparison {
  if (left === undefined || right === undefined) return NO_DATA;
  const sides = { left: dateText(left), right: dateText(right) };
  if (left === 'present' || right === 'present') {
    return left === right
      ? { outcome: 'same', score: 1, reason: 'both go on', ...sides }
      : {
          outcome: 'different',
          score: 0.1,
          reason: `one goes on, the other ended ${left === 'present' ? sides.right : sides.left}`,
          ...sides,
        };
  }
  if (left.month === undefined || right.month === undefined)
    return { ...compareYears(left.year, right.year), ...sides };
  const apart = Math.abs(left.year * 12 + left.month - (right.year * 12 + right.month));
  if (apart === 0) return compareDays(left, right, sides);
  const reason = `${sides.left} and ${sides.right} are ${apart} month${apart === 1 ? '' : 's'} apart`;
  if (apart <= NEAR_MONTHS) return { outcome: 'compatible', score: 0.9, reason, ...sides };
  if (apart <= 12) return { outcome: 'compatible', score: 0.8, reason, ...sides };
  return { ...compareYears(left.year, right.year), reason, ...sides };
}

function compareDays(left: PartialDate, right: PartialDate, sides: { left: string; right: string }): Comparison {
  if (left.day === undefined || right.day === undefined || left.day === right.day) {
    return {
      outcome: 'same',
      score: 1,
      reason: `both say ${sides.left.length <= sides.right.length ? sides.left : sides.right}`,
      ...sides,
    };
  }
  return { outcome: 'compatible', score: 0.95, reason: 'the same month, another day', ...sides };
}

export interface Period {
  start?: PartialDate;
  end?: EndDate;
}

/** Two stretches of time: how much of the shorter one both cover. */
export function comparePeriods(left: Period, right: Period, asOf: PartialDate): Comparison & { overlapMonths: number } {
  const one = intervalOf(left.start, left.end, asOf);
  const other = intervalOf(right.start, right.end, asOf);
  if (one === null || other === null) return { ...NO_DATA, overlapMonths: 0 };
  const overlapMonths = overlapInMonths(one, other);
  const shortest = Math.min(one.to - one.from, other.to - other.from) + 1;
  const share = overlapMonths / shortest;
  if (share === 1 && one.from === other.from && one.to === other.to) {
    return { outcome: 'same', score: 1, reason: 'the same time', overlapMonths };
  }
  if (share >= 0.75)
    return { outcome: 'compatible', score: 0.85, reason: `${overlapMonths} months in common`, overlapMonths };
  if (share > 0)
    return { outcome: 'partial', score: 0.5, reason: `only ${overlapMonths} months in common`, overlapMonths };
  return { outcome: 'different', score: 0.05, reason: 'no month in common', overlapMonths };
}
