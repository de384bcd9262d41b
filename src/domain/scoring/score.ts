// Category scores and the overall score, 1 to 5, from the verdicts and the identity. Only what was decided counts: a claim of
// which nothing was found, or not enough, pulls no score down.

import type { ClaimVerdict } from '../judging/judge-types.ts';
import { CATEGORIES, type Category } from '../model/claim.ts';
import type { Assessment, CategoryAssessment, IdentityResolution, ScoreReasons } from '../model/report.ts';
import type { ScoringRubric } from '../model/template.ts';
import type { Confidence } from '../model/verdict.ts';
import { assess, categoryReason, countVerdicts, isFirmContradiction, overallReason } from './assessment.ts';

export interface Scores {
  score: Confidence;
  breakdown: Record<Category, Confidence>;
  assessment: Assessment;
  assessments: Record<Category, CategoryAssessment>;
  reasons: ScoreReasons;
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

/** Neither good nor bad: shown where nothing was decided. */
const UNDECIDED: Confidence = 3;
/** A score is at most one step above what is known of who the person is. */
const STEPS_ABOVE_IDENTITY = 1;
/** The overall score when a claim is firmly refuted. */
const REFUTED_CAP = 2;
/** A weaker match of the person says too little to be scored. */
const LEAST_IDENTITY_CONFIDENCE = 3;

/** What the identity is known to be: null when no page was connected to the person, or several people fit. */
function identityScore(resolution: Pick<IdentityResolution, 'status' | 'identity_confidence'>): Confidence | null {
  const known = resolution.status === 'matched' && resolution.identity_confidence >= LEAST_IDENTITY_CONFIDENCE;
  return known ? resolution.identity_confidence : null;
}

/**
 * One claim on the scale of the scores, null when it is not decided.
 * verified: 5 at confidence 5, 4.5 at 4, else 4; contradicted: 1 when firm, else 2.
 */
export function claimScore(verdict: ClaimVerdict): number | null {
  switch (verdict.result.status) {
    case 'verified':
      return verdict.result.confidence >= 5 ? 5 : verdict.result.confidence === 4 ? 4.5 : 4;
    case 'contradiction':
      return isFirmContradiction(verdict) ? 1 : 2;
    case 'inconclusive':
    case 'not_verified':
      return null;
  }
}

function clampScore(value: number): Confidence {
  return Math.min(5, Math.max(1, Math.round(value))) as Confidence;
}

interface Weighted {
  value: number;
  weight: number;
}

/** Null when nothing has any weight. */
function weightedMean(items: readonly Weighted[]): number | null {
  const whole = items.reduce((total, item) => total + item.weight, 0);
  return whole <= 0 ? null : items.reduce((total, item) => total + item.value * item.weight, 0) / whole;
}

/** Claims that all have the weight 0 count alike inside their category. */
function categoryMean(items: readonly Weighted[]): number | null {
  if (items.length === 0) return null;
  return weightedMean(items) ?? weightedMean(items.map(({ value }) => ({ value, weight: 1 })));
}

export function scoreReport(
  verdicts: readonly ClaimVerdict[],
  resolution: Pick<IdentityResolution, 'status' | 'identity_confidence'>,
  rubric: ScoringRubric | null,
): Scores {
  const identity = identityScore(resolution);
  const breakdown = {} as Record<Category, Confidence>;
  const assessments = {} as Record<Category, CategoryAssessment>;
  const reasons = {} as Record<Category, string>;
  const notAssessed: Category[] = [];
  const parts: Weighted[] = [];
  for (const category of CATEGORIES) {
    const own = verdicts.filter((verdict) => verdict.category === category);
    const values = own.flatMap((verdict) => {
      const value = claimScore(verdict);
      return value === null ? [] : [{ value, weight: verdict.weight }];
    });
    if (category === 'identity' && identity !== null) values.push({ value: identity, weight: 1 });
    const mean = categoryMean(values);
    breakdown[category] = mean === null ? UNDECIDED : clampScore(mean);
    assessments[category] =
      own.length === 0 && category !== 'identity'
        ? 'not_assessed'
        : assess(own, category === 'identity' ? { identity } : undefined);
    reasons[category] = categoryReason(category, breakdown[category], own, identity);
    if (assessments[category] === 'not_assessed') notAssessed.push(category);
    if (mean !== null) parts.push({ value: mean, weight: weightOf(category, rubric) });
  }
  const { score, limited } = overallScore(verdicts, parts, identity);
  return {
    score,
    breakdown,
    assessment: assess(verdicts),
    assessments,
    reasons: { overall: overallReason(score, verdicts, limited), ...reasons },
    notAssessed,
  };
}

function overallScore(
  verdicts: readonly ClaimVerdict[],
  parts: readonly Weighted[],
  identity: Confidence | null,
): { score: Confidence; limited: boolean } {
  if (countVerdicts(verdicts).decided === 0) return { score: UNDECIDED, limited: false };
  const free = clampScore(weightedMean(parts) ?? UNDECIDED);
  const held = clampScore(Math.min(free, (identity ?? UNDECIDED) + STEPS_ABOVE_IDENTITY));
  if (verdicts.some(isFirmContradiction)) return { score: Math.min(held, REFUTED_CAP) as Confidence, limited: false };
  return { score: held, limited: held < free };
}

/** A rubric that names weights leaves the others at nothing: `{identity: 0.3, business: 0.7}` is the whole of it. */
function weightOf(category: Category, rubric: ScoringRubric | null): number {
  const named = rubric?.weights;
  if (!named || Object.keys(named).length === 0) return CATEGORY_WEIGHTS[category];
  return named[category] ?? 0;
}
