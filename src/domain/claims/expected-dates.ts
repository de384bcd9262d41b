// The dates of `expected` as the wire writes them: "2019", "2019-06", "2019-06-30", "present".
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
