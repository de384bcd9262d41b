// A stretch of time with the precision it was written in: a year covers all its months until a month is named.
import type { EndDate, PartialDate } from '../model/partial-date.ts';

/** Months counted from year 0; both ends included. */
export interface Interval {
  from: number;
  to: number;
}

export function firstMonth(date: PartialDate): number {
  return date.year * 12 + (date.month ?? 1) - 1;
}

export function lastMonth(date: PartialDate): number {
  return date.year * 12 + (date.month ?? 12) - 1;
}

/** The stretch that is certainly covered: from the end of the first year named to the beginning of the last. */
export function certainInterval(start: PartialDate, end: EndDate, asOf: PartialDate): Interval | null {
  const from = lastMonth(start);
  const to = end === 'present' ? firstMonth(asOf) : firstMonth(end);
  return to < from ? null : { from, to };
}
