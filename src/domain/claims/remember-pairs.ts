// A job meets the same pairs of names again and again; each pair is compared once. Two maps inside each other, because
// joining the names into one key would cost more than the comparison of short ones.
import type { Comparison } from '../model/comparison.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';

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

/** The same for comparisons that ask the index of organisations: what is remembered belongs to the index it was asked of. */
export function rememberPairsOfIndex(
  compare: (left: string, right: string, organisations: OrganisationIndex) => Comparison,
): (left: string, right: string, organisations: OrganisationIndex) => Comparison {
  const remembered = new WeakMap<OrganisationIndex, (left: string, right: string) => Comparison>();
  return (left, right, organisations) => {
    let ask = remembered.get(organisations);
    if (ask === undefined) {
      ask = rememberPairs((one, other) => compare(one, other, organisations));
      remembered.set(organisations, ask);
    }
    return ask(left, right);
  };
}
