// A template's judgement-relevant parts; the stored record lives in ports/store.ts.
import type { Category, Claim } from './claim.ts';
import type { Options } from './options.ts';

export interface SearchPlan {
  queries?: string[];
  per_claim_type?: Record<string, string[]>;
  options?: Options;
  claims?: Claim[];
  stop_when?: { all_claims_confidence?: number };
}

export interface ScoringRubric {
  weights?: Partial<Record<Category, number>>;
  thresholds?: { verified?: number; contradiction?: number };
  min_independent_sources?: number;
  caps?: { self_only?: number };
}
