// The report of a completed job, in wire form (interface 2.6).
import type { Category } from './claim.ts';
import type { Source } from './source.ts';
import type { ClaimResult, Confidence } from './verdict.ts';

export type IdentityStatus = 'confirmed' | 'high_confidence' | 'likely' | 'possible' | 'no_match';

export interface IdentityAnchor {
  /** Which member decided: `name`, `employer`, `school`, `location`, `email_domain`, `profile_link` ... */
  anchor: string;
  /** Log2 weight; the weights of a candidate add up to its `weight`. */
  weight: number;
  reason: string;
  source_id?: string;
}

export interface IdentityCandidate {
  label: string;
  confidence: Confidence;
  profile_urls: string[];
  /** Additive: the parts that add up to the weight, and why this is or is not the person asked for. */
  weight: number;
  anchors: IdentityAnchor[];
  is_requested: boolean;
  reason: string;
  source_ids: string[];
  /** Additive: the person asked for, somebody who may be, or another person of the name. */
  standing: 'person' | 'possible' | 'someone_else';
  /** Additive: the stations that the pages give, in words. */
  facts: string[];
  /** Additive: why each page was taken or left. */
  pages: CandidatePage[];
}

export interface CandidatePage {
  source_id: string;
  url: string;
  /** What the page says counts as being about the person asked for. */
  taken: boolean;
  reason: string;
}

/** A member of the request that would help to tell people of one name apart. */
export interface WouldHelp {
  member: string;
  reason: string;
}

export interface IdentityProfile {
  url: string;
  type: string;
  is_primary: boolean;
  title: string;
}

export interface IdentityResolution {
  status: 'matched' | 'ambiguous' | 'no_match';
  confidence: Confidence;
  identity_status: IdentityStatus;
  identity_confidence: Confidence;
  candidates: IdentityCandidate[];
  profiles: IdentityProfile[];
  /** Additive: what the client could add; empty when the person is known firmly. */
  would_help: WouldHelp[];
}

/** What was asked where, so that a gap looks like a gap. */
export interface CoverageItem {
  provider: string;
  query: string;
  claim_keys: string[];
  results: number;
  outcome: 'found' | 'empty' | 'failed' | 'skipped';
}

export const ASSESSMENTS = ['confirmed', 'mostly_confirmed', 'mixed', 'contradicted', 'insufficient_evidence'] as const;
/** What the claims came to, in one word. */
export type Assessment = (typeof ASSESSMENTS)[number];
export const CATEGORY_ASSESSMENTS = [...ASSESSMENTS, 'not_assessed'] as const;
export type CategoryAssessment = (typeof CATEGORY_ASSESSMENTS)[number];

/** Why each score is what it is, in a sentence. */
export type ScoreReasons = Record<'overall' | Category, string>;

export interface Report {
  job_id: string;
  status: 'completed';
  score: Confidence;
  score_breakdown: Record<Category, Confidence>;
  identity_resolution: IdentityResolution;
  claims: ClaimResult[];
  sources: Source[];
  created_at: string;
  warnings: string[];
  metadata: Record<string, unknown>;
  /** Additive: why the person was looked up and what allows it, as the request states it. */
  purpose?: string;
  legal_basis?: string;
  /** Additive, as are those that follow. */
  coverage: CoverageItem[];
  assessment: Assessment;
  assessment_breakdown: Record<Category, CategoryAssessment>;
  score_reasons: ScoreReasons;
}
