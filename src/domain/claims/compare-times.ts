// Years and months of a claim against those of a page.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import type { EndDate, PartialDate } from '../model/partial-date.ts';

export function parseExpectedDate(value: unknown): EndDate | null {
  if (typeof value === 'number') return { year: value };
  if (typeof value !== 'string') return null;
  if (value === 'present') return 'present';
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(value);
  if (!match) return null;
  const date: PartialDate = { year: Number(match[1]) };
  if (match[2]) date.month = Number(match[2]);
  if (match[3]) date.day = Number(match[3]);
  return date;
}

/** Apart by so many years: 0 the same, 1 rounding, 2 to 3 in doubt, more is another event. */
export function compareYears(expected: number, found: EndDate): Comparison {
  if (found === 'present') return NO_DATA;
  const apart = Math.abs(expected - found.year);
  const left = String(expected);
  const right = String(found.year);
  if (apart === 0) return { outcome: 'same', score: 1, reason: `the year is ${left}`, left, right };
  if (apart === 1)
    return { outcome: 'compatible', score: 0.85, reason: `${right} for ${left}, one year apart`, left, right };
  if (apart <= 3)
    return { outcome: 'partial', score: 0.5, reason: `${right} for ${left}, ${apart} years apart`, left, right };
  return { outcome: 'different', score: 0, reason: `${right} for ${left}, ${apart} years apart`, left, right };
}

function months(date: PartialDate): number {
  return date.year * 12 + (date.month ?? 1) - 1;
}

/** Months decide only where both sides give one. */
export function compareMonths(expected: EndDate, found: EndDate, finding: Finding, currentYear: number): Comparison {
  if (expected === 'present' && found === 'present')
    return { outcome: 'same', score: 1, reason: 'both still going on' };
  if (expected === 'present') {
    const end = found as PartialDate;
    return end.year >= currentYear
      ? { outcome: 'compatible', score: 0.85, reason: `until ${end.year}, which is this year` }
      : {
          outcome: 'different',
          score: 0,
          reason: `claimed as going on, ended ${end.year}`,
          left: 'present',
          right: String(end.year),
        };
  }
  if (found === 'present') {
    // "Present" as of the page's day; an end in the future of the page is no clash.
    return finding.start && expected.year < finding.start.year
      ? {
          outcome: 'different',
          score: 0,
          reason: `going on since ${finding.start.year}, claimed to end ${expected.year}`,
        }
      : NO_DATA;
  }
  if (expected.month && found.month) {
    const apart = Math.abs(months(expected) - months(found));
    if (apart === 0) return { outcome: 'same', score: 1, reason: 'the same month' };
    if (apart <= 12) return { outcome: 'compatible', score: apart <= 3 ? 0.95 : 0.85, reason: `${apart} months apart` };
  }
  return compareYears(expected.year, found);
}
