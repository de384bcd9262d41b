// The answer of a comparison of organisations: a comparison that also says how the two bodies are related.
import { type Comparison, OUTCOME_RANK } from '../../model/comparison.ts';

export type OrgRelation = NonNullable<Comparison['relation']>;

export type OrgComparison = Comparison;

export type Verdict = Pick<OrgComparison, 'outcome' | 'score' | 'reason' | 'relation'>;

export function same(score: number, reason: string): Verdict {
  return { outcome: score >= 0.9 ? 'same' : 'compatible', score, reason, relation: 'same' };
}

export function partOf(score: number, reason: string): Verdict {
  return { outcome: 'partial', score, reason, relation: 'part_of' };
}

export function different(reason: string, score = 0.05): Verdict {
  return { outcome: 'different', score, reason, relation: 'different' };
}

export function unsure(score: number, reason: string): Verdict {
  return { outcome: 'partial', score, reason };
}

/** Alike in their words, and both known as organisations of their own: one does not bear out the other. */
export function twoKnown(reason: string): Verdict {
  return { outcome: 'partial', score: 0.4, reason, relation: 'different' };
}

/**
 * More likely than not, by the weight of the words alone. The relation is the best guess; the outcome stays below what any
 * claim counts as agreement, so that a guess never bears one out.
 */
export function probably(relation: 'same' | 'part_of', score: number, reason: string): Verdict {
  return { outcome: 'partial', score: Math.min(score, 0.44), reason, relation };
}

export function betterVerdict<T extends Verdict>(one: T | undefined, other: T): T {
  if (one === undefined) return other;
  const difference = OUTCOME_RANK[other.outcome] - OUTCOME_RANK[one.outcome];
  return difference > 0 || (difference === 0 && other.score > one.score) ? other : one;
}
