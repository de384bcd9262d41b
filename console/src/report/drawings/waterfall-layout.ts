// The anchors of a candidate as steps that add up to its weight, in shares of the drawing's width.

export interface Anchor {
  anchor: string;
  weight: number;
  reason: string;
  source_id?: string | undefined;
}

export interface WaterfallStep extends Anchor {
  /** Shares of the width, 0 to 100. */
  from: number;
  width: number;
  sum: number;
}

export interface Waterfall {
  steps: WaterfallStep[];
  total: number;
  /** Where 0 stands: an even chance. */
  zero: number;
  totalFrom: number;
  totalWidth: number;
}

/** Gains first and largest first, then what speaks against: the eye reads up, then down to the sum. */
export function layWaterfall(anchors: readonly Anchor[]): Waterfall {
  const ordered = [...anchors].sort(
    (left, right) =>
      Number(right.weight > 0) - Number(left.weight > 0) || Math.abs(right.weight) - Math.abs(left.weight),
  );
  let sum = 0;
  const sums = ordered.map((anchor) => {
    sum += anchor.weight;
    return sum;
  });
  const low = Math.min(0, ...sums);
  const high = Math.max(1, ...sums);
  const place = (value: number) => Math.round(((value - low) / (high - low)) * 10_000) / 100;
  const steps = ordered.map((anchor, index) => {
    const before = index === 0 ? 0 : sums[index - 1]!;
    const after = sums[index]!;
    const from = place(Math.min(before, after));
    return { ...anchor, from, width: Math.max(0.4, place(Math.max(before, after)) - from), sum: after };
  });
  const totalFrom = place(Math.min(0, sum));
  return {
    steps,
    total: sum,
    zero: place(0),
    totalFrom,
    totalWidth: Math.max(0.4, place(Math.max(0, sum)) - totalFrom),
  };
}

/** Log2 odds as words: +3 is "8 times likelier". */
export function oddsWords(bits: number): string {
  if (Math.abs(bits) < 0.5) return 'an even chance';
  // Beyond a million the figure says nothing more.
  if (Math.abs(bits) >= 20)
    return `more than a million times likelier ${bits > 0 ? 'this person than' : ''} a namesake`.replace('  ', ' ');
  const odds = 2 ** Math.abs(bits);
  const rounded = odds < 10 ? Math.round(odds * 10) / 10 : odds < 1000 ? Math.round(odds) : Number(odds.toPrecision(2));
  const count = rounded.toLocaleString('en');
  return bits > 0 ? `${count} times likelier this person than a namesake` : `${count} times likelier a namesake`;
}
