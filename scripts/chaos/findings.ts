// What a scenario measured and what it expected; the verdict is that every expectation holds.

export interface ChaosOptions {
  seed: number;
  rounds?: number;
  jobs?: number;
}

export class Findings {
  readonly #lines: string[] = [];
  holds = true;

  figure(name: string, value: string | number): void {
    this.#lines.push(`${name}: ${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}`);
  }

  expect(what: string, holds: boolean, detail = ''): void {
    this.#lines.push(`${holds ? 'ok    ' : 'BROKEN'} ${what}${!holds && detail ? ` (${detail.slice(0, 600)})` : ''}`);
    this.holds &&= holds;
  }

  lines(): string[] {
    return this.#lines;
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** At most `limit` of the works at a time. */
export async function inLanes<T>(items: readonly T[], limit: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}
