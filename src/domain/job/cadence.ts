// How often a monitor runs, and when next. Times are counted from its beginning, so that runs do not drift.

export const CADENCES = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type Cadence = (typeof CADENCES)[number];

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const DAYS: Partial<Record<Cadence, number>> = { daily: 1, weekly: 7 };
const MONTHS: Partial<Record<Cadence, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

/** The longest time from one run to the next. */
const MOST_DAYS: Record<Cadence, number> = { daily: 1, weekly: 7, monthly: 31, quarterly: 92, yearly: 366 };

/** Whether a job is erased before the next run could be compared with it; 0 days keep jobs for good. */
export function isGoneByNextRun(cadence: Cadence, retentionDays: number): boolean {
  return retentionDays > 0 && retentionDays <= MOST_DAYS[cadence];
}

/** The first run after `after`. Runs that were missed (a pause, a stopped service) are not made up for. */
export function nextRun(cadence: Cadence, beginning: Date, after: Date): Date {
  const days = DAYS[cadence];
  if (days !== undefined) {
    const step = days * DAY_MILLISECONDS;
    const passed = Math.max(0, Math.floor((after.getTime() - beginning.getTime()) / step));
    return new Date(beginning.getTime() + (passed + 1) * step);
  }
  const step = MONTHS[cadence]!;
  const months = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();
  const passed = Math.max(0, Math.floor((months(after) - months(beginning)) / step));
  const candidate = addMonths(beginning, passed * step);
  return passed > 0 && candidate > after ? candidate : addMonths(beginning, (passed + 1) * step);
}

/** The 31st is the last day of a shorter month. */
function addMonths(date: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(date.getUTCMonth() + months);
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}
