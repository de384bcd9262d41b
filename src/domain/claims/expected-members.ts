// Schemas shared by the `expected` objects of several claim types.
import { z } from 'zod';

export const text = z.string().min(1).max(1000);
export const year = z.int().min(1000).max(2200);

/** The organisation's own site as the client knows it: a host or an address. It is stated, not checked. */
export const organisationDomain = z
  .string()
  .max(2048)
  .regex(/^(?:https?:\/\/)?[^\s/@.]+(?:\.[^\s/@.]+)+(?:\/\S*)?$/i, 'must be a host name or a web address')
  .describe(
    "The organisation's own site, as you know it. Pages there speak for it; leave it out if only the person named it.",
  );

const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
export const startDate = z.string().regex(DATE, 'must be YYYY, YYYY-MM or YYYY-MM-DD');
export const endDate = z
  .string()
  .refine((value) => value === 'present' || DATE.test(value), 'must be YYYY, YYYY-MM, YYYY-MM-DD or "present"');

/** "2010" against "2010-06": the shorter one decides how much of both is compared. */
export function startsAfterEnd(start: string, end: string): boolean {
  if (end === 'present') return false;
  const length = Math.min(start.length, end.length);
  return start.slice(0, length) > end.slice(0, length);
}

export function checkDateOrder(
  value: { start_date?: string | undefined; end_date?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (value.start_date && value.end_date && startsAfterEnd(value.start_date, value.end_date)) {
    context.addIssue({ code: 'custom', path: ['start_date'], message: 'start_date is after end_date' });
  }
}

export function checkYearOrder(
  value: { start_year?: number | undefined; end_year?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (value.start_year !== undefined && value.end_year !== undefined && value.start_year > value.end_year) {
    context.addIssue({ code: 'custom', path: ['start_year'], message: 'start_year is after end_year' });
  }
}
