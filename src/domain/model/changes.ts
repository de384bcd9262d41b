// What differs between two reports on the same request, in wire form.
import type { Assessment, IdentityResolution } from './report.ts';
import type { ClaimStatus, Confidence, Stance } from './verdict.ts';

export interface BeforeAfter<T> {
  before: T;
  after: T;
}

export interface ChangedSentence {
  quote: string;
  url: string;
  stance: Stance;
}

export const CHANGE_CAUSES = ['new_evidence', 'evidence_gone', 'page_not_read', 'judgement'] as const;
/** A new sentence; a page that no longer says so; a page that was not read this time; other pages or another rule. */
export type ChangeCause = (typeof CHANGE_CAUSES)[number];

export interface ClaimChange {
  claim_key: string;
  claim_type: string;
  /** Null before when the earlier job did not have the claim. */
  status: BeforeAfter<ClaimStatus | null>;
  cause: ChangeCause;
  /** What changed, in a sentence. */
  sentence: string;
  new_sentences: ChangedSentence[];
  /** With `page_read` false the page was not read this time, which does not say that it changed. */
  gone_sentences: (ChangedSentence & { page_read: boolean })[];
  /** Found values that differ, by member. */
  values: Record<string, BeforeAfter<unknown>>;
}

export interface ReportChanges {
  job_id: string;
  compared_with: string;
  changed: boolean;
  summary: string;
  assessment?: BeforeAfter<Assessment>;
  score?: BeforeAfter<Confidence>;
  identity?: BeforeAfter<IdentityResolution['status']>;
  /** Only claims of which something changed. */
  claims: ClaimChange[];
}
