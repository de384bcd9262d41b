// Category scores and the overall score, 1 to 5, from the verdicts and the identity.

import type { ClaimVerdict } from '../judging/judge-types.ts';
import { CATEGORIES, type Category } from '../model/claim.ts';
import type { ScoringRubric } from '../model/template.ts';
import type { Confidence } from '../model/verdict.ts';

export interface Scores {
  score: Confidence;
  breakdown: Record<Category, Confidence>;
  /** Categories that no claim belongs to. */
  notAssessed: Category[];
}

/** What each category counts for; a template may say otherwise. */
export const CATEGORY_WEIGHTS: Record<Category, number> = {
  identity: 0.3,
  employment: 0.4,
  education: 0.2,
  business: 0.1,
};

const NOT_ASSESSED: Confidence = 3;
/** A score stands at most one step above what is known of who the person is. */
const STEPS_ABOVE_IDENTITY = 1;
/** The overall score when a claim is refuted with confidence 4 or more. */
const REFUTED_CAP = 2;

/**
 * One claim on the scale of the scores.
 * verified: 5 at confidence 5, 4.5 at 4, else 4; inconclusive 3; nothing found 2; contradicted 1.
 */
export function claimScore(verdict: ClaimVerdict): number {
  switch (verdict.result.status) {
    case 'verified':
      return verdict.result.confidence >= 5 ? 5 : verdict.result.confidence === 4 ? 4.5 : 4;
    case 'inconclusive':
      return 3;
    case 'not_verified':
      return 2;
    case 'contradiction':
      return 1;
  }
}

function clampScore(value: number): Confidence {
  return Math.min(5, Math.max(1, Math.round(value))) as Confidence;
}

function weightedMean(items: readonly { value: number; weight: number }[]): number | null {
  const whole = items.reduce((total, item) => total + item.weight, 0);
  if (whole <= 0) return items.length > 0 ? items.reduce((total, item) => total + item.value, 0) / items.length : null;
  return items.reduce((total, item) => total + item.value * item.weight, 0) / whole;
}

export function scoreReport(
  verdicts: readonly ClaimVerdict[],
  identityConfidence: Confidence,
  rubric: ScoringRubric | null,
): Scores {
  const breakdown = {} as Record<Category, Confidence>;
  const notAssessed: Category[] = [];
  const parts: { value: number; weight: number }[] = [];
  for (const category of CATEGORIES) {
    const values = verdicts
      .filter((verdict) => verdict.category === category)
      .map((verdict) => ({ value: claimScore(verdict), weight: verdict.weight }));
    if (category === 'identity') values.push({ value: identityConfidence, weight: 1 });
    const mean = weightedMean(values);
    if (mean === null) {
      breakdown[category] = NOT_ASSESSED;
      notAssessed.push(category);
      continue;
    }
    breakdown[category] = clampScore(mean);
    parts.push({ value: mean, weight: rubric?.weights?.[category] ?? defaultWeight(category, rubric) });
  }
  const mean = weightedMean(parts) ?? NOT_ASSESSED;
  let score = clampScore(Math.min(mean, identityConfidence + STEPS_ABOVE_IDENTITY));
  const refuted = verdicts.some(
    (verdict) => verdict.result.status === 'contradiction' && verdict.result.confidence >= 4,
  );
  if (refuted) score = Math.min(score, REFUTED_CAP) as Confidence;
  return { score, breakdown, notAssessed };
}

/** A rubric that names weights leaves the others at nothing: `{identity: 0.3, business: 0.7}` is the whole of it. */
function defaultWeight(category: Category, rubric: ScoringRubric | null): number {
  return rubric?.weights && Object.keys(rubric.weights).length > 0 ? 0 : CATEGORY_WEIGHTS[category];
}
