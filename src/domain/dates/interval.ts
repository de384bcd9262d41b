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

/** The stretch a start and an end cover at most. `present` closes at the day the page speaks of. */
export function intervalOf(
  start: PartialDate | undefined,
  end: EndDate | undefined,
  asOf: PartialDate,
): Interval | null {
  if (start === undefined && (end === undefined || end === 'present')) return null;
  const to = end === undefined ? undefined : end === 'present' ? lastMonth(asOf) : lastMonth(end);
  const from = start === undefined ? firstMonth(end as PartialDate) : firstMonth(start);
  const closed = { from, to: to ?? (start === undefined ? from : lastMonth(start)) };
  return closed.to < closed.from ? null : closed;
}

/** The stretch that is certainly covered: from the end of the first year named to the beginning of the last. */
export function certainInterval(start: PartialDate, end: EndDate, asOf: PartialDate): Interval | null {
  const from = lastMonth(start);
  const to = end === 'present' ? firstMonth(asOf) : firstMonth(end);
  return to < from ? null : { from, to };
}

/** Months that both stretches have. */
export function overlapInMonths(left: Interval, right: Interval): number {
  return Math.max(0, Math.min(left.to, right.to) - Math.max(left.from, right.from) + 1);
}
