// What a job is asked to check. Members keep their wire names.

/** The four parts of `score_breakdown`; every claim type counts toward one of them. */
export const CATEGORIES = ['identity', 'employment', 'education', 'business'] as const;
export type Category = (typeof CATEGORIES)[number];

export const MATCH_STRENGTHS = ['strict', 'fuzzy', 'semantic'] as const;
export type MatchStrength = (typeof MATCH_STRENGTHS)[number];

export interface MatchRules {
  match_strength?: MatchStrength;
  /** 0 to 1; the least probability that may be called verified. */
  min_confidence?: number;
}

/** `expected` stays open: every member is optional and unknown members are kept and reported. */
export interface Claim {
  claim_key: string;
  claim_type: string;
  expected: Readonly<Record<string, unknown>>;
  match_rules?: MatchRules;
  weight?: number;
}
