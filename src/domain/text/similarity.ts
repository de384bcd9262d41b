// Closeness of spellings. Used only on what symbols could not explain: true variants often look far, different people near.
import { distance } from 'fastest-levenshtein';

export function editDistance(left: string, right: string): number {
  return distance(left.slice(0, 200), right.slice(0, 200));
}

/** True when two neighbouring letters changed places and nothing else: `micheal`/`michael`. */
export function isTransposition(left: string, right: string): boolean {
  if (left.length !== right.length || left === right) return false;
  let at = 0;
  while (left[at] === right[at]) at += 1;
  return left[at] === right[at + 1] && left[at + 1] === right[at] && left.slice(at + 2) === right.slice(at + 2);
}

/** Share of the words of both sides that both have. */
export function jaccard(left: Iterable<string>, right: Iterable<string>): number {
  const first = new Set(left);
  const second = new Set(right);
  const shared = first.intersection(second).size;
  const all = first.size + second.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** True when the letters of `short` occur in `long` in their order. */
export function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}
