// A job meets the same pairs of names again and again; each pair is compared once. Two maps inside each other, because
// joining the names into one key would cost more than the comparison of short ones.
import type { Comparison } from '../model/comparison.ts';

const MOST = 100_000;

export function rememberPairs(
  compare: (left: string, right: string) => Comparison,
): (left: string, right: string) => Comparison {
  let known = new Map<string, Map<string, Comparison>>();
  let count = 0;
  return (left, right) => {
    let row = known.get(left);
    const found = row?.get(right);
    if (found !== undefined) return found;
    const value = compare(left, right);
    if (count >= MOST) {
      known = new Map();
      row = undefined;
      count = 0;
    }
    if (row === undefined) {
      row = new Map();
      known.set(left, row);
    }
    row.set(right, value);
    count += 1;
    return value;
  };
}
