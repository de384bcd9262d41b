// What is said of one claim. Members of ClaimResult keep their wire names.

export const CLAIM_STATUSES = ['verified', 'not_verified', 'inconclusive', 'contradiction'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export type Stance = 'supports' | 'contradicts' | 'mentions';
/** 1 to 5. */
export type Confidence = 1 | 2 | 3 | 4 | 5;

export interface EvidenceItem {
  source_id: string;
  stance: Stance;
  quote: string;
  /** Names of the expected members that this sentence speaks of. */
  fields: string[];
  cluster_id: string;
  /** Additive: what the source is to this claim; the school's own site is nobody's own site for a post elsewhere. */
  evidence_class: string;
  /** Additive: set when a model found the sentence; code checked that it stands there. */
  read_by?: 'model';
}

/** What rules a contradicted claim out: the rule, in words, and the page behind it. */
export interface RuledOut {
  code: string;
  reason: string;
  source_id: string;
}

/** What somebody can do about a claim that the web left open or speaks against. */
export interface NextStep {
  code: string;
  sentence: string;
  /** Where it can be done, when there is one address for it. */
  url?: string;
}

export interface FieldResult {
  status: 'match' | 'partial' | 'mismatch' | 'not_found' | 'not_checked';
  expected: unknown;
  found?: unknown;
  score?: number;
  reason?: string;
}

export interface ClaimResult {
  claim_key: string;
  claim_type: string;
  status: ClaimStatus;
  confidence: Confidence;
  evidence: EvidenceItem[];
  explanation: string;
  matched_value: Record<string, unknown>;
  fields: Record<string, FieldResult>;
  /** Additive: why nothing firmer could be said, from a fixed list. */
  reason_code?: string;
  independent_sources: number;
  ruled_out?: RuledOut;
  next_steps?: NextStep[];
}
