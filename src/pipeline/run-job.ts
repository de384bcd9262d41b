// The walk of one job, in order: plan, search, fetch, extract, resolve, judge, score, report. Nothing here knows what a claim
// means. Searching and fetching go in rounds, the surest and cheapest questions first; once every claim is decided, later
// rounds are not asked. A round that was saved before a crash is not asked, and not paid for, again.
import { resolveIdentity } from '../domain/identity/resolve.ts';
import { type StageName, stageProgress } from '../domain/job/progress.ts';
import { CALIBRATION } from '../domain/judging/calibration.ts';
import { judgeClaims } from '../domain/judging/judge-claims.ts';
import type { ClaimVerdict } from '../domain/judging/judge-types.ts';
import { findVoices, type Voices } from '../domain/judging/voices.ts';
import { Fault } from '../domain/model/fault.ts';
import { effectiveOptions } from '../domain/model/options.ts';
import type { Query } from '../domain/model/query.ts';
import type { Report } from '../domain/model/report.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { type PlanInput, planQueries } from '../domain/planning/plan-queries.ts';
import { buildReport } from '../domain/reporting/build-report.ts';
import { fillExtraction } from '../domain/reporting/fill-extraction.ts';
import type { JobRecord } from '../ports/store.ts';
import { Budget } from './budget.ts';
import { fetchStage } from './fetch-stage.ts';
import { addOnce, type Gathered, type JobContext, type PipelineTools } from './job-context.ts';
import { questionsOf, type Round, roundsOf } from './rounds.ts';
import { searchStage } from './search-stage.ts';

export interface RunInput {
  job: JobRecord;
  fence: number;
  tools: PipelineTools;
  signal: AbortSignal;
  /** Tells the outside how far the job is; may throw to stop it. */
  announce(progress: number): Promise<void>;
}

export async function runJob(input: RunInput): Promise<Report> {
  const context = await openContext(input);
  const plan = await planStage(context);
  const collected = await collect(context, plan);
  await context.progress('extract', 1, 1);
  const judged = judge(context, collected.sources, collected.gathered);
  await context.progress('judge', 1, 1);
  return report(context, collected, judged);
}

async function openContext({ job, fence, tools, signal, announce }: RunInput): Promise<JobContext> {
  let reached = job.progress;
  return {
    job,
    fence,
    tools,
    signal,
    options: effectiveOptions(job.options ?? undefined),
    template: job.templateId === null ? null : await tools.store.templateOf(job.id),
    progress: async (stage: StageName, done, total) => {
      signal.throwIfAborted();
      reached = stageProgress(stage, done, total, reached);
      await announce(reached);
    },
  };
}

function planInput({ job, options, template, tools }: JobContext): PlanInput {
  return {
    organisations: tools.trust.organisations,
    person: job.person,
    claims: job.claims,
    options,
    template: template === null ? null : { searchPlan: template.searchPlan },
    ...(job.metadata ? { metadata: job.metadata } : {}),
  };
}

async function planStage(context: JobContext): Promise<Query[]> {
  const plan = planQueries(planInput(context));
  await context.progress('plan', 1, 1);
  return plan;
}

interface Collected {
  sources: ReadSource[];
  gathered: Gathered;
}

async function collect(context: JobContext, plan: readonly Query[]): Promise<Collected> {
  const { job, tools } = context;
  let gathered: Gathered = { coverage: [], warnings: [], usage: [], spentUsd: 0 };
  let sources = job.attempt > 1 ? await tools.store.loadSources(job.id) : [];
  for (const round of roundsOf(plan, context.options.depth)) {
    const saved = job.attempt > 1 ? ((await tools.store.loadStage(job.id, round.name)) as Gathered | null) : null;
    if (saved !== null) {
      gathered = saved;
      continue;
    }
    if (round.optional && sources.length >= context.options.maxSources) break;
    const decided = round.optional ? decidedClaims(context, sources, gathered) : new Set<string>();
    if (round.optional && decided.size === job.claims.length) break;
    ({ sources, gathered } = await runRound(context, round, { sources, gathered }, decided));
    context.signal.throwIfAborted();
    if (!(await tools.store.saveStage(job.id, context.fence, round.name, gathered))) {
      throw new Fault('lease_lost', 'Another worker took the job over.', { retry: 'stop' });
    }
    await tools.store.saveUsage(job.id, context.fence, gathered.usage);
  }
  return { sources, gathered };
}

async function runRound(
  context: JobContext,
  round: Round,
  before: Collected,
  decided: ReadonlySet<string>,
): Promise<Collected> {
  const gathered = structuredClone(before.gathered);
  const budget = new Budget(context.options.maxCostUsd, gathered.spentUsd);
  const queries = questionsOf(round, {
    plan: planInput(context),
    sources: before.sources,
    gone: gathered.gone ?? [],
    decided,
    identity: () => judge(context, before.sources, gathered).identity,
  });
  const hits = await searchStage(context, queries, budget, gathered);
  const sources = await fetchStage(context, hits, before.sources, gathered);
  if (budget.reached) addOnce(gathered.warnings, ['max_cost_reached']);
  return { sources, gathered };
}

interface Judged {
  identity: ReturnType<typeof resolveIdentity>;
  voices: Voices;
  verdicts: ClaimVerdict[];
}

/** Pure: the same sources give the same verdicts, however often they are asked for. */
function judge(context: JobContext, sources: readonly ReadSource[], gathered: Gathered): Judged {
  const { job, template, tools } = context;
  const { trust } = tools;
  const asked = { person: job.person, claims: job.claims, sources, trust };
  const identity = resolveIdentity(asked);
  const voices = findVoices({ ...asked, calibration: CALIBRATION });
  const verdicts = judgeClaims({
    ...asked,
    identity,
    voices,
    rubric: template?.scoringRubric ?? null,
    today: tools.clock.now().toISOString().slice(0, 10),
    coverage: gathered.coverage,
  });
  return { identity, voices, verdicts };
}

/** A claim is decided when its status is firm; a template may ask for more. */
const FIRM_CONFIDENCE = 4;

function decidedClaims(context: JobContext, sources: readonly ReadSource[], gathered: Gathered): Set<string> {
  const wanted = context.template?.searchPlan.stop_when?.all_claims_confidence ?? FIRM_CONFIDENCE;
  const firm = judge(context, sources, gathered).verdicts.filter(
    ({ result }) => (result.status === 'verified' || result.status === 'contradiction') && result.confidence >= wanted,
  );
  return new Set(firm.map(({ result }) => result.claim_key));
}

function report(context: JobContext, { sources, gathered }: Collected, { identity, voices, verdicts }: Judged): Report {
  const { job, template, options, tools } = context;
  const custom = template ? fillExtraction(template.extractionSchema, sources, identity) : undefined;
  return buildReport({
    jobId: job.id,
    person: job.person,
    claims: job.claims,
    sources,
    identity,
    voices,
    verdicts,
    rubric: template?.scoringRubric ?? null,
    coverage: gathered.coverage,
    warnings: [...job.warnings, ...gathered.warnings],
    createdAt: tools.clock.now().toISOString(),
    metadata: { depth: options.depth, cost_usd: Math.round(gathered.spentUsd * 1e6) / 1e6 },
    ...(custom ? { custom } : {}),
  });
}
