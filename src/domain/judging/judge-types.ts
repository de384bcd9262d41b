// What judgement hands on to scoring and reporting.
import type { Category } from '../model/claim.ts';
import type { ClaimResult } from '../model/verdict.ts';
import type { Trace } from './unread.ts';

/** What the pages say, before independent origins are counted. */
export type EvidenceStance = 'verified' | 'contradicted' | 'not_found';

/** What the certainty of a stance depends on. */
export interface StanceSummary {
  stance: EvidenceStance;
  /** Strongest reading behind the stance: match or exclusion, times the reader's certainty. */
  strength: number;
  /** How sure it is that the page is about the person. */
  identity: number;
  /** Findings of the wanted kinds about the person; counted, like what follows, only where nothing was found. */
  facts: number;
  /** The main value was found, the rest was not. */
  mentioned: boolean;
  /** What the pages write of the claim beyond what was read from them. */
  trace: Trace;
  /** The site of the page that has the trace. */
  tracedOn?: string;
  /** A fact of the person that bears the claimed name: of the claimed kind and yet no match, or of another kind. */
  bearing: 'same_kind' | 'other_kind' | null;
  /** A fact of somebody else on these pages holds what is claimed. */
  another: boolean;
  /** The sentences that name it speak of a relative, or the page is somebody else's whose fact it is. */
  theirs: boolean;
  /** The row of the type's table behind a contradiction. */
  exclusion: string | null;
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
