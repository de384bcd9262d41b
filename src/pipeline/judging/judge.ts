// What the walk of a job asks of judgement. The service answers in threads that can be killed (`open-judge.ts`); both ways
// give the same answers, because the answers are pure functions of the questions (`judge-tasks.ts`).
import type { Claim } from '../../domain/model/claim.ts';
import type { EffectiveOptions } from '../../domain/model/options.ts';
import type { Person } from '../../domain/model/person.ts';
import type { Query } from '../../domain/model/query.ts';
import type { CoverageItem, Report } from '../../domain/model/report.ts';
import type { ReadSource } from '../../domain/model/source.ts';
import type { ScoringRubric, SearchPlan } from '../../domain/model/template.ts';
import type { Round } from '../rounds.ts';

/** A job as judgement sees it: plain values only, for they travel to another thread. */
export interface JudgedJob {
  id: string;
  projectId: string;
  person: Person;
  claims: Claim[];
  options: EffectiveOptions;
  metadata: Record<string, unknown> | null;
  template: {
    searchPlan: SearchPlan;
    scoringRubric: ScoringRubric;
    extractionSchema: Record<string, unknown>;
  } | null;
  /** ISO date of the run. */
  today: string;
}

/** What was collected before a round. */
export interface RoundSoFar {
  round: Round;
  coverage: CoverageItem[];
  /** Addresses that did not answer. */
  gone: string[];
}

export interface RoundQuestions {
  /** Keys of the claims that need no further evidence; looked at for rounds that may be left out. */
  decided: string[];
  queries: Query[];
}

export interface ReportParts {
  coverage: CoverageItem[];
  warnings: string[];
  /** ISO 8601. */
  createdAt: string;
  metadata: Record<string, unknown>;
  purpose?: string | null;
  legalBasis?: string | null;
}

/** What a model may still help with. */
export interface Standing {
  /** Keys of the claims that are not decided firmly. */
  open: string[];
  /** Keys of the claims about which nothing is decided. */
  unanswered: string[];
  /** Ids of the pages about the person, the likeliest first. */
  pages: string[];
}

export interface Judge {
  standing(
    job: JudgedJob,
    coverage: readonly CoverageItem[],
    sources: readonly ReadSource[],
    signal?: AbortSignal,
  ): Promise<Standing>;
  plan(job: JudgedJob, signal?: AbortSignal): Promise<Query[]>;
  round(
    job: JudgedJob,
    soFar: RoundSoFar,
    sources: readonly ReadSource[],
    signal?: AbortSignal,
  ): Promise<RoundQuestions>;
  report(job: JudgedJob, parts: ReportParts, sources: readonly ReadSource[], signal?: AbortSignal): Promise<Report>;
}
