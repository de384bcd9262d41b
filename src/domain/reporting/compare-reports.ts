// What changed between two reports on the same request: verdicts, and the sentences behind them. Sources that say nothing
// about a claim, the order of pages and the certainty of a verdict are no news.
import type { ChangeCause, ChangedSentence, ClaimChange, ReportChanges } from '../model/changes.ts';
import type { Report } from '../model/report.ts';
import type { ClaimResult, ClaimStatus } from '../model/verdict.ts';

export function compareReports(before: Report, after: Report): ReportChanges {
  const earlier = new Map(before.claims.map((claim) => [claim.claim_key, claim]));
  const pages = { before: addressesOf(before), after: addressesOf(after) };
  const claims = after.claims.flatMap((claim) => compareClaim(earlier.get(claim.claim_key) ?? null, claim, pages));
  const identity = differing(before.identity_resolution.status, after.identity_resolution.status);
  const assessment = differing(before.assessment, after.assessment);
  const score = differing(before.score, after.score);
  const changed = claims.length > 0 || identity !== undefined || assessment !== undefined;
  return {
    job_id: after.job_id,
    compared_with: before.job_id,
    changed,
    summary: changed ? summaryOf(claims, identity !== undefined) : 'Nothing changed.',
    ...(assessment ? { assessment } : {}),
    ...(score ? { score } : {}),
    ...(identity ? { identity } : {}),
    claims,
  };
}

function differing<T>(before: T, after: T): { before: T; after: T } | undefined {
  return before === after ? undefined : { before, after };
}

type Addresses = ReadonlyMap<string, string>;

function addressesOf(report: Report): Addresses {
  return new Map(report.sources.map((source) => [source.source_id, source.url]));
}

function compareClaim(
  before: ClaimResult | null,
  after: ClaimResult,
  pages: { before: Addresses; after: Addresses },
): ClaimChange[] {
  const was = before === null ? [] : sentencesOf(before, pages.before);
  const now = sentencesOf(after, pages.after);
  const readNow = new Set(pages.after.values());
  const added = without(now, was);
  const gone = without(was, now).map((sentence) => ({ ...sentence, page_read: readNow.has(sentence.url) }));
  const values = differingValues(before?.matched_value ?? {}, after.matched_value);
  const isNews =
    before?.status !== after.status ||
    added.length > 0 ||
    gone.some((sentence) => sentence.page_read) ||
    (Object.keys(values).length > 0 && gone.length === 0);
  if (!isNews) return [];
  const cause = causeOf(added, gone);
  const status = { before: before?.status ?? null, after: after.status };
  return [
    {
      claim_key: after.claim_key,
      claim_type: after.claim_type,
      status,
      cause,
      sentence: sentenceOf(status, cause),
      new_sentences: added,
      gone_sentences: gone,
      values,
    },
  ];
}

/** What a page merely mentions decides nothing, so its coming and going is no news. */
function sentencesOf(claim: ClaimResult, addresses: Addresses): ChangedSentence[] {
  return claim.evidence
    .filter((item) => item.stance !== 'mentions')
    .map(({ quote, source_id, stance }) => ({ quote, url: addresses.get(source_id) ?? '', stance }));
}

/** Blanks and line ends differ between two readings of the same page. */
function keyOf({ quote, url, stance }: ChangedSentence): string {
  return JSON.stringify([url, stance, quote.replace(/\s+/gu, ' ').trim()]);
}

function without(some: readonly ChangedSentence[], others: readonly ChangedSentence[]): ChangedSentence[] {
  const known = new Set(others.map(keyOf));
  return some.filter((sentence) => !known.has(keyOf(sentence)));
}

function differingValues(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, { before: unknown; after: unknown }> {
  const members = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return Object.fromEntries(
    members
      .filter((member) => JSON.stringify(before[member]) !== JSON.stringify(after[member]))
      .map((member) => [member, { before: before[member] ?? null, after: after[member] ?? null }]),
  );
}

function causeOf(added: readonly unknown[], gone: readonly { page_read: boolean }[]): ChangeCause {
  if (added.length > 0) return 'new_evidence';
  if (gone.some((sentence) => sentence.page_read)) return 'evidence_gone';
  return gone.length > 0 ? 'page_not_read' : 'judgement';
}

const STATUS_WORDS: Record<ClaimStatus, string> = {
  verified: 'verified',
  not_verified: 'not verified',
  inconclusive: 'inconclusive',
  contradiction: 'contradicted',
};

const CAUSE_WORDS: Record<ChangeCause, string> = {
  new_evidence: 'a sentence was found that was not there before',
  evidence_gone: 'a page no longer says what it said',
  page_not_read: 'a page that spoke of it was not read this time, which may mean no more than that',
  judgement: 'the same sentences are weighed otherwise, by other pages or another version of the service',
};

function sentenceOf({ before, after }: ClaimChange['status'], cause: ChangeCause): string {
  const why = CAUSE_WORDS[cause];
  if (before === null) return `New in this report, ${STATUS_WORDS[after!]}: ${why}.`;
  if (before === after) return `Still ${STATUS_WORDS[before]}, but ${why}.`;
  return `Was ${STATUS_WORDS[before]} and is ${STATUS_WORDS[after!]} now: ${why}.`;
}

function summaryOf(claims: readonly ClaimChange[], identityChanged: boolean): string {
  const verdicts = claims.filter(({ status }) => status.before !== status.after).length;
  const parts = [
    ...(verdicts > 0 ? [`${counted(verdicts, 'verdict')} changed`] : []),
    ...(claims.length > verdicts ? [`${counted(claims.length - verdicts, 'claim')} with other evidence`] : []),
    ...(identityChanged ? ['who the pages are about is judged otherwise'] : []),
  ];
  const sentence = parts.length === 0 ? 'what the claims come to changed' : parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function counted(count: number, word: string): string {
  return count === 1 ? `one ${word}` : `${count} ${word}s`;
}
