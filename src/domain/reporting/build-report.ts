// The report of a finished job. The same input gives the same bytes: everything is sorted, nothing is drawn from a clock.

import type { ResolvedIdentity } from '../identity/identity-types.ts';
import { CALIBRATION, type Calibration } from '../judging/calibration.ts';
import type { ClaimVerdict } from '../judging/judge-types.ts';
import { timelineWarnings } from '../judging/timeline.ts';
import { findVoices, type Voices } from '../judging/voices.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { CoverageItem, Report } from '../model/report.ts';
import type { ReadSource, Source } from '../model/source.ts';
import type { ScoringRubric } from '../model/template.ts';
import type { ClaimResult } from '../model/verdict.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';
import { scoreReport } from '../scoring/score.ts';
import { NOTHING_KNOWN, type TrustData, uncountedStatements } from '../trust/trust-facts.ts';
import { nextSteps } from './next-steps.ts';
import { sourceView } from './source-view.ts';
import { orderWarnings } from './warnings.ts';

export interface ReportInput {
  jobId: string;
  person: Person;
  claims: readonly Claim[];
  sources: readonly ReadSource[];
  identity: ResolvedIdentity;
  verdicts: readonly ClaimVerdict[];
  rubric: ScoringRubric | null;
  coverage: readonly CoverageItem[];
  /** Coded remarks of earlier stages: caps reached, addresses refused, providers that failed. */
  warnings: readonly string[];
  /** ISO 8601; when the report is made. */
  createdAt: string;
  /** Members that the report's metadata carries beside the model: cost, depth, template. */
  metadata?: Record<string, unknown>;
  /** As the request states them. */
  purpose?: string | null;
  legalBasis?: string | null;
  /** Values asked for by a template's extraction_schema, by source id. */
  custom?: Readonly<Record<string, Record<string, unknown>>>;
  calibration?: Calibration;
  trust?: TrustData;
  /** Where schools are, for what can be done next. */
  organisations?: OrganisationIndex;
  /** As judgement used them; worked out here when they are not at hand. */
  voices?: Voices;
}

function reportSources(input: ReportInput): Source[] {
  const calibration = input.calibration ?? CALIBRATION;
  const voices = input.voices ?? findVoices({ ...input, trust: input.trust ?? NOTHING_KNOWN, calibration });
  const identities = new Map(input.identity.sources.map((entry) => [entry.sourceId, entry]));
  return input.sources.map((source) => {
    const identity = identities.get(source.sourceId);
    const reason = voices.shownReason(source);
    const cluster = voices.origins.get(source.sourceId)?.clusterId;
    return sourceView(source, {
      person: input.person,
      names: identity?.names ?? [],
      identity: identity?.probability ?? 0,
      evidenceClass: voices.shownClass(source),
      ...(reason === null ? {} : { reason }),
      calibration,
      ...(cluster === undefined ? {} : { clusterId: cluster }),
      ...(input.custom?.[source.sourceId] ? { custom: input.custom[source.sourceId] } : {}),
    });
  });
}

function sourceWarnings(sources: readonly ReadSource[]): string[] {
  if (sources.length === 0) return ['no_sources'];
  return sources.flatMap((source) => {
    if (source.notEvidence === null) return [];
    if (source.notEvidence === 'adversarial_content') return [`adversarial_content:${source.sourceId}`];
    return [`page_not_counted:${source.sourceId}:${source.notEvidence}`];
  });
}

function claimResults({ claims, verdicts, person, organisations }: ReportInput): ClaimResult[] {
  const asked = new Map(claims.map((claim) => [claim.claim_key, claim]));
  return verdicts.map(({ result }) => {
    const claim = asked.get(result.claim_key);
    const steps = claim ? nextSteps(claim, result, person, organisations) : [];
    return steps.length === 0 ? result : { ...result, next_steps: steps };
  });
}

export function buildReport(input: ReportInput): Report {
  const calibration = input.calibration ?? CALIBRATION;
  const { resolution } = input.identity;
  const scores = scoreReport(input.verdicts, resolution, input.rubric);
  const warnings = orderWarnings([
    ...input.warnings,
    ...input.identity.warnings,
    ...input.verdicts.flatMap((verdict) => verdict.warnings),
    ...timelineWarnings({
      organisations: (input.trust ?? NOTHING_KNOWN).organisations,
      claims: input.claims,
      sources: input.sources,
      identity: input.identity,
      today: input.createdAt.slice(0, 10),
    }),
    ...uncountedStatements(input.person, input.claims).map((domain) => `stated_site_not_counted:${domain}`),
    ...scores.notAssessed.map((category) => `category_not_assessed:${category}`),
    ...sourceWarnings(input.sources),
  ]);
  return {
    job_id: input.jobId,
    status: 'completed',
    score: scores.score,
    score_breakdown: scores.breakdown,
    identity_resolution: resolution,
    claims: claimResults(input),
    sources: reportSources(input),
    created_at: input.createdAt,
    warnings,
    metadata: { ...input.metadata, model: calibration.version },
    ...(input.purpose ? { purpose: input.purpose } : {}),
    ...(input.legalBasis ? { legal_basis: input.legalBasis } : {}),
    coverage: [...input.coverage],
    assessment: scores.assessment,
    assessment_breakdown: scores.assessments,
    score_reasons: scores.reasons,
  };
}
