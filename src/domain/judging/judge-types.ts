// What judgement hands on to scoring and reporting.
import type { Category } from '../model/claim.ts';
import type { ClaimResult } from '../model/verdict.ts';

/** What the pages say, before independent origins are counted. */
export type EvidenceStance = 'verified' | 'contradicted' | 'not_found';

/** What the certainty of a stance depends on. */
export interface StanceSummary {
  stance: EvidenceStance;
  /** Strongest reading behind the stance: match or exclusion, times the reader's certainty. */
  strength: number;
  /** How sure it is that the page is about the person. */
  identity: number;
  /** Findings of the wanted kinds about the person. */
  facts: number;
  /** The main value was found, the rest was not. */
  mentioned: boolean;
  /** Pages disagree. */
  disputed: boolean;
}

export interface ClaimVerdict {
  result: ClaimResult;
  category: Category;
  /** The claim's own weight in its category. */
  weight: number;
  /** Probability that the claim is true, after caps. */
  probability: number;
  stance: EvidenceStance;
  /** What the certainty of the stance depends on. */
  reading: StanceSummary;
  /** Coded remarks for the report's warnings. */
  warnings: string[];
}
