// A report and one claim of it as a tool answers them: our own words first, what pages say set apart.
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Job, Report } from '../client/bonafide-client.ts';
import { fenced, UNTRUSTED_NOTICE } from './untrusted-text.ts';

type ClaimResult = Report['claims'][number];

const NO_DECISION = 'A report is evidence for a person who decides; it is not a decision.';
/** The console and get_report show them all; a model needs those that decide. */
const MOST_QUOTES = 5;

const STATUS_MEANINGS: Record<ClaimResult['status'], string> = {
  verified: 'independent pages about this person say so',
  contradiction: 'a page about this person says something that rules the claim out',
  inconclusive: 'pages speak of it, but not firmly enough, or no search could be made',
  not_verified: 'nothing was found, which is not evidence against it',
};

/** What a claim came to, without a word of a page. */
function verdictOf(claim: ClaimResult) {
  return {
    claim_key: claim.claim_key,
    claim_type: claim.claim_type,
    status: claim.status,
    meaning: STATUS_MEANINGS[claim.status],
    confidence: claim.confidence,
    independent_sources: claim.independent_sources,
    ...(claim.reason_code === undefined ? {} : { reason_code: claim.reason_code }),
    next_steps: (claim.next_steps ?? []).map((step) => step.sentence),
  };
}

function quotesOf(claim: ClaimResult, report: Report, most: number) {
  return claim.evidence
    .filter((item) => item.stance !== 'mentions')
    .slice(0, most)
    .map(({ stance, quote, source_id: sourceId, evidence_class: evidenceClass }) => {
      const source = report.sources.find((candidate) => candidate.source_id === sourceId);
      return { stance, quote, url: source?.url ?? null, title: source?.title ?? null, evidence_class: evidenceClass };
    });
}

export function reportResult(job: Job, report: Report): CallToolResult {
  const claims = report.claims.map((claim) => ({
    ...verdictOf(claim),
    untrusted_page_text: { explanation: claim.explanation, evidence: quotesOf(claim, report, MOST_QUOTES) },
  }));
  const summary = {
    job_id: report.job_id,
    person: job.person.full_name,
    assessment: report.assessment ?? null,
    // With nothing decided the number says nothing.
    score: report.assessment === 'insufficient_evidence' ? null : report.score,
    why: report.score_reasons?.overall ?? null,
    identity: report.identity_resolution.status,
    warnings: report.warnings ?? [],
  };
  return result(
    { ...summary, claims: report.claims.map(verdictOf) },
    claims.map(({ claim_key: key, untrusted_page_text: text }) => ({ claim_key: key, ...text })),
    { ...summary, claims },
  );
}

export function claimResult(job: Job, report: Report, claim: ClaimResult): CallToolResult {
  const asked = job.claims.find((candidate) => candidate.claim_key === claim.claim_key);
  const own = {
    job_id: report.job_id,
    person: job.person.full_name,
    claimed: asked?.expected ?? {},
    ...verdictOf(claim),
  };
  const searched = (report.coverage ?? [])
    .filter((entry) => entry.claim_keys.includes(claim.claim_key))
    .map(({ provider, results, outcome }) => ({ provider, results, outcome }));
  const words = {
    explanation: claim.explanation,
    ...(claim.ruled_out === undefined ? {} : { ruled_out: claim.ruled_out.reason }),
    fields: claim.fields,
    evidence: quotesOf(claim, report, Number.POSITIVE_INFINITY),
  };
  return result({ ...own, searched }, words, { ...own, searched, untrusted_page_text: words });
}

/** Our words, the warning, and the words of pages, each by itself; the same as data. */
function result(own: object, pages: unknown, data: object): CallToolResult {
  return {
    content: [
      { type: 'text', text: `${JSON.stringify(own, null, 1)}\n${NO_DECISION}` },
      { type: 'text', text: `${UNTRUSTED_NOTICE}\n${fenced(pages)}` },
    ],
    structuredContent: { ...data, notice: NO_DECISION, untrusted_notice: UNTRUSTED_NOTICE },
  };
}
