// Days of usage as columns, in shares of the chart's width and height.

export interface UsageColumn {
  day: string;
  x: number;
  width: number;
  /** Parts from the bottom up; heights in shares. */
  parts: { name: string; y: number; height: number }[];
  value: number;
}

/** The least round number that is not below the largest value: 1, 2, 5, 10, 20 … */
export function roundTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [1, 2, 5, 10].find((factor) => value <= factor * power * (1 + 1e-9)) ?? 10;
  return digit * power;
}

export function layColumns(days: readonly { day: string; parts: readonly { name: string; value: number }[] }[]): {
  columns: UsageColumn[];
  top: number;
} {
  const totals = days.map((day) => day.parts.reduce((sum, part) => sum + part.value, 0));
  const top = roundTop(Math.max(0, ...totals));
  const slot = 100 / Math.max(1, days.length);
  const columns = days.map((day, index) => {
    let below = 0;
    const parts = day.parts.map((part) => {
      const height = (part.value / top) * 100;
      below += height;
      return { name: part.name, y: 100 - below, height };
    });
    return { day: day.day, x: index * slot + slot * 0.14, width: slot * 0.72, parts, value: totals[index]! };
  });
  return { columns, top };
}

/** Days without use are not sent; the drawing needs them all, up to and with `today` (YYYY-MM-DD, UTC). */
export function fillDays<T extends { day: string }>(
  days: readonly T[],
  count: number,
  today: string,
  empty: Omit<T, 'day'>,
): T[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(last - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10);
    return known.get(day) ?? ({ ...empty, day } as T);
  });
}
