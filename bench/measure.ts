// One figure of a bench: what was measured, what the same machine gives without us, and what was aimed for.

export interface Measure {
  name: string;
  value: number;
  unit: string;
  /** What the bare way of doing the same gives in the same run. */
  limit?: number;
  /** `value` against `limit`. */
  ratio?: number;
  /** The aim in words, and whether it was met. */
  aim?: string;
  met?: boolean;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Turns of both ways, one after the other, so that a busy machine is busy for both; the medians are compared. */
export async function inTurns(
  turns: number,
  ours: (turn: number) => Promise<number>,
  bare: (turn: number) => Promise<number>,
): Promise<{ ours: number; bare: number; ratio: number }> {
  const own: number[] = [];
  const other: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const first = turn % 2 === 0;
    if (first) own.push(await ours(turn));
    other.push(await bare(turn));
    if (!first) own.push(await ours(turn));
  }
  return { ours: median(own), bare: median(other), ratio: median(own) / median(other) };
}
