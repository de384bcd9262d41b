// The answers of judgement: planning, what a round still has to ask, the report. Pure: the same question, the same answer.
import { resolveIdentity } from '../../domain/identity/resolve.ts';
import { CALIBRATION } from '../../domain/judging/calibration.ts';
import { judgeClaims } from '../../domain/judging/judge-claims.ts';
import { findVoices } from '../../domain/judging/voices.ts';
import type { Query } from '../../domain/model/query.ts';
import type { CoverageItem, Report } from '../../domain/model/report.ts';
import type { ReadSource } from '../../domain/model/source.ts';
import { type PlanInput, planQueries } from '../../domain/planning/plan-queries.ts';
import { buildReport } from '../../domain/reporting/build-report.ts';
import { fillExtraction } from '../../domain/reporting/fill-extraction.ts';
import type { TrustData } from '../../domain/trust/trust-facts.ts';
import { capJob } from '../finding-caps.ts';
import { questionsOf } from '../rounds.ts';
import type { Judge, JudgedJob, ReportParts, RoundQuestions, RoundSoFar, Standing } from './judge.ts';

/** A claim is decided when its status is firm; a template may ask for more. */
const FIRM_CONFIDENCE = 4;

function planInput({ person, claims, options, template, metadata }: JudgedJob, trust: TrustData): PlanInput {
  return {
    organisations: trust.organisations,
    person,
    claims,
    options,
    template: template === null ? null : { searchPlan: template.searchPlan },
    ...(metadata ? { metadata } : {}),
  };
}

function judged(job: JudgedJob, sources: readonly ReadSource[], coverage: readonly CoverageItem[], trust: TrustData) {
  const { person, claims, today } = job;
  const asked = { person, claims, sources, trust };
  const identity = resolveIdentity(asked);
  const voices = findVoices({ ...asked, calibration: CALIBRATION });
  const rubric = job.template?.scoringRubric ?? null;
  const verdicts = judgeClaims({ ...asked, identity, voices, rubric, today, coverage });
  return { identity, voices, verdicts };
}

export function planOf(job: JudgedJob, trust: TrustData): Query[] {
  return planQueries(planInput(job, trust));
}

export function roundOf(
  job: JudgedJob,
  { round, coverage, gone }: RoundSoFar,
  all: readonly ReadSource[],
  trust: TrustData,
) {
  const sources = capJob(job.person, all);
  let once: ReturnType<typeof judged> | null = null;
  const judge = () => (once ??= judged(job, sources, coverage, trust));
  const decided = round.optional ? decidedClaims(job, judge()) : [];
  if (round.optional && decided.length === job.claims.length) return { decided, queries: [] };
  const queries = questionsOf(round, {
    plan: planInput(job, trust),
    sources,
    gone,
    decided: new Set(decided),
    identity: () => judge().identity,
  });
  return { decided, queries };
}

function decidedClaims({ template }: JudgedJob, { verdicts }: ReturnType<typeof judged>): string[] {
  const wanted = template?.searchPlan.stop_when?.all_claims_confidence ?? FIRM_CONFIDENCE;
  const firm = verdicts.filter(
    ({ result }) => (result.status === 'verified' || result.status === 'contradiction') && result.confidence >= wanted,
  );
  return firm.map(({ result }) => result.claim_key);
}

export function standingOf(
  job: JudgedJob,
  coverage: readonly CoverageItem[],
  all: readonly ReadSource[],
  trust: TrustData,
): Standing {
  const sources = capJob(job.person, all);
  const result = judged(job, sources, coverage, trust);
  const decided = new Set(decidedClaims(job, result));
  const open = job.claims.map((claim) => claim.claim_key).filter((key) => !decided.has(key));
  const unanswered = result.verdicts
    .filter(({ result: { status } }) => status !== 'verified' && status !== 'contradiction')
    .map(({ result: { claim_key: key } }) => key);
  const likeness = new Map(result.identity.sources.map((entry) => [entry.sourceId, entry]));
  const pages = sources
    .filter(({ sourceId, parts }) => parts !== undefined && likeness.get(sourceId)?.isRead === true)
    .map(({ sourceId }, place) => ({ sourceId, place, probability: likeness.get(sourceId)!.probability }))
    .sort((left, right) => right.probability - left.probability || left.place - right.place);
  return { open, unanswered, pages: pages.map(({ sourceId }) => sourceId) };
}

export function reportOf(job: JudgedJob, parts: ReportParts, all: readonly ReadSource[], trust: TrustData): Report {
  const { person, claims, template } = job;
  const sources = capJob(person, all);
  const { identity, voices, verdicts } = judged(job, sources, parts.coverage, trust);
  const custom = template ? fillExtraction(template.extractionSchema, sources, identity) : undefined;
  return buildReport({
    jobId: job.id,
    person,
    claims,
    sources,
    identity,
    voices,
    verdicts,
    rubric: template?.scoringRubric ?? null,
    coverage: parts.coverage,
    warnings: sources === all ? parts.warnings : [...parts.warnings, 'findings_capped:job'],
    createdAt: parts.createdAt,
    metadata: parts.metadata,
    purpose: parts.purpose ?? null,
    legalBasis: parts.legalBasis ?? null,
    organisations: trust.organisations,
    ...(custom ? { custom } : {}),
  });
}

/** Answers in the caller's own thread: for tools that judge one job after another and serve nobody meanwhile. */
export function judgeHere(trust: TrustData): Judge {
  return {
    plan: async (job) => planOf(job, trust),
    standing: async (job, coverage, sources) => standingOf(job, coverage, sources, trust),
    round: async (job, soFar, sources): Promise<RoundQuestions> => roundOf(job, soFar, sources, trust),
    report: async (job, parts, sources) => reportOf(job, parts, sources, trust),
  };
}
