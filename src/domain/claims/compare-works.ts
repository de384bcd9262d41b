// Titles of works, names of prizes and certificates: the same words in about the same order.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import { wordsOf } from '../text/fold.ts';

const SMALL = new Set(['a', 'an', 'the', 'of', 'for', 'in', 'on', 'and', 'to', 'with', 'by', 'at', 'from']);

function content(text: string): string[] {
  return wordsOf(text).filter((word) => !SMALL.has(word));
}

export function compareWorks(expected: string, found: string): Comparison {
  const left = content(expected);
  const right = content(found);
  if (left.length === 0 || right.length === 0) return NO_DATA;
  const base = { left: expected, right: found };
  if (left.join(' ') === right.join(' ')) return { ...base, outcome: 'same', score: 1, reason: 'the same words' };
  const there = new Set(right);
  const here = new Set(left);
  const covered = left.filter((word) => there.has(word)).length / left.length;
  const back = right.filter((word) => here.has(word)).length / right.length;
  if (covered === 1) {
    return {
      ...base,
      outcome: 'compatible',
      score: right.length <= left.length + 4 ? 0.95 : 0.85,
      reason: `"${found}" has every word of "${expected}"`,
    };
  }
  // A subtitle left away: "Doubling yield" for "Doubling yield: a field report".
  if (back === 1 && right.length >= 2 && covered >= 0.5) {
    return { ...base, outcome: 'compatible', score: 0.8, reason: `"${found}" is a shorter form of "${expected}"` };
  }
  const shared = Math.min(covered, back);
  if (shared >= 0.8) return { ...base, outcome: 'compatible', score: 0.8, reason: 'nearly the same words' };
  if (shared >= 0.6) return { ...base, outcome: 'partial', score: 0.5, reason: 'some of the same words' };
  return { ...base, outcome: 'different', score: 0, reason: 'other words' };
}
