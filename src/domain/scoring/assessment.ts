// What the verdicts amount to in one word, and why the score is what it is, in a sentence.

import type { ClaimVerdict } from '../judging/judge-types.ts';
import type { Category } from '../model/claim.ts';
import type { Assessment } from '../model/report.ts';
import type { Confidence } from '../model/verdict.ts';

/** A contradiction this sure counts as firm. */
const FIRM_CONFIDENCE = 4;

export function isFirmContradiction({ result }: ClaimVerdict): boolean {
  return result.status === 'contradiction' && result.confidence >= FIRM_CONFIDENCE;
}

export interface VerdictCounts {
  all: number;
  verified: number;
  contradicted: number;
  /** Verified or contradicted. */
  decided: number;
  open: number;
}

export function countVerdicts(verdicts: readonly ClaimVerdict[]): VerdictCounts {
  const verified = verdicts.filter(({ result }) => result.status === 'verified').length;
  const contradicted = verdicts.filter(({ result }) => result.status === 'contradiction').length;
  const decided = verified + contradicted;
  return { all: verdicts.length, verified, contradicted, decided, open: verdicts.length - decided };
}

/**
 * `confirmed` only when every claim is verified. With `identity` the claims of that category are judged together with who the
 * person is: null when that is not known.
 */
export function assess(
  verdicts: readonly ClaimVerdict[],
  besides?: { identity: Confidence | null } | undefined,
): Assessment {
  const counts = countVerdicts(verdicts);
  if (verdicts.some(isFirmContradiction)) return 'contradicted';
  if (counts.contradicted > 0) return 'mixed';
  if (besides && verdicts.length === 0) return identityAssessment(besides.identity);
  if (counts.decided === 0) return 'insufficient_evidence';
  if (counts.open === 0) return 'confirmed';
  return counts.verified > counts.open ? 'mostly_confirmed' : 'mixed';
}

function identityAssessment(identity: Confidence | null): Assessment {
  if (identity === null) return 'insufficient_evidence';
  return identity >= 4 ? 'confirmed' : 'mostly_confirmed';
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function number(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function claims(count: number): string {
  return `${number(count)} ${count === 1 ? 'claim' : 'claims'}`;
}

function areOpen(count: number): string {
  return `${number(count)} could not be decided and ${count === 1 ? 'does' : 'do'} not count`;
}

/** "because one claim is contradicted", "because both claims are verified; one could not be decided". */
function because(counts: VerdictCounts): string {
  const { verified, contradicted, open } = counts;
  const parts: string[] = [];
  if (contradicted > 0) parts.push(`${claims(contradicted)} ${contradicted === 1 ? 'is' : 'are'} contradicted`);
  if (verified > 0) {
    const what = parts.length === 0 ? claims(verified) : number(verified);
    parts.push(
      open === 0 && contradicted === 0 && verified > 1
        ? 'every claim is verified'
        : `${what} ${verified === 1 ? 'is' : 'are'} verified`,
    );
  }
  if (open > 0) parts.push(areOpen(open));
  return `because ${list(parts)}`;
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const NOTHING_DECIDED = 'No claim could be decided, so there is nothing to score.';

/** `limited`: the score would be higher if more were known of who the person is. */
export function overallReason(score: Confidence, verdicts: readonly ClaimVerdict[], limited: boolean): string {
  const counts = countVerdicts(verdicts);
  if (counts.decided === 0) return NOTHING_DECIDED;
  const held = limited ? '; it is not higher because the pages are not surely about this person' : '';
  return `${score}, ${because(counts)}${held}.`;
}

export function categoryReason(
  category: Category,
  score: Confidence,
  verdicts: readonly ClaimVerdict[],
  identity: Confidence | null,
): string {
  const counts = countVerdicts(verdicts);
  if (category === 'identity') return identityReason(score, counts, identity);
  if (counts.all === 0) return 'No claim belongs here, so it does not count.';
  if (counts.decided === 0) return 'Not enough was found to decide a claim here, so it does not count.';
  return `${score}, ${because(counts)}.`;
}

function identityReason(score: Confidence, counts: VerdictCounts, identity: Confidence | null): string {
  const claimed = counts.decided === 0 ? null : because(counts);
  if (identity === null) {
    return claimed === null
      ? 'No page was surely connected to this person, so it does not count.'
      : `${score}, ${claimed}.`;
  }
  const known =
    identity >= 4 ? 'more than the name connects pages to this person' : 'pages are likely about this person';
  return claimed === null ? `${score}, because ${known}.` : `${score}, ${claimed}, and ${known}.`;
}
