// The walk of one job, in order: plan, search, fetch, extract, resolve, judge, score, report. Nothing here knows what a claim
// means. Searching and fetching go in rounds, the surest and cheapest questions first; once every claim is decided, later
// rounds are not asked. A round that was saved before a crash is not asked, and not paid for, again.
import { type StageName, stageProgress } from '../domain/job/progress.ts';
import { Fault } from '../domain/model/fault.ts';
import { effectiveOptions } from '../domain/model/options.ts';
import type { Query } from '../domain/model/query.ts';
import type { Report } from '../domain/model/report.ts';
import type { ReadSource } from '../domain/model/source.ts';
import type { JobRecord } from '../ports/store.ts';
import { Budget } from './budget.ts';
import { fetchStage } from './fetch-stage.ts';
import { answersFor } from './fresh-answers.ts';
import { addOnce, type Gathered, type JobContext, type PipelineTools } from './job-context.ts';
import type { JudgedJob } from './judging/judge.ts';
import { type ActiveModel, emptyRecord, type ModelRecord } from './model/model-record.ts';
import { modelStage } from './model/model-stage.ts';
import { proposeQuestions } from './model/propose-questions.ts';
import { type Round, roundsOf } from './rounds.ts';
import { type RankedHit, searchStage } from './search-stage.ts';
import { missingSearch } from './web-search.ts';

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
  const { judge } = context.tools;
  const plan = await judge.plan(judgedJob(context), context.signal);
  await context.progress('plan', 1, 1);
  const gathered: Gathered = { coverage: [], warnings: [], usage: [], spentUsd: 0 };
  const { model } = context.tools;
  const proposed = model ? await proposeQuestions(context, model, plan, gathered) : [];
  const collected = await collect(context, [...plan, ...proposed], gathered);
  await context.progress('extract', 1, 1);
  const report = await judge.report(
    judgedJob(context),
    reportParts(context, collected),
    collected.sources,
    context.signal,
  );
  await context.progress('judge', 1, 1);
  return report;
}

async function openContext({ job, fence, tools, signal, announce }: RunInput): Promise<JobContext> {
  let reached = job.progress;
  return {
    job,
    fence,
    tools: {
      ...tools,
      answers: answersFor(job, tools.answers),
      ...(tools.corpusFor ? { corpus: tools.corpusFor(job) } : {}),
    },
    readings: tools.answers,
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

function judgedJob({ job, options, template, tools }: JobContext): JudgedJob {
  return {
    id: job.id,
    projectId: job.projectId,
    person: job.person,
    claims: job.claims,
    options,
    metadata: job.metadata,
    template:
      template === null
        ? null
        : {
            searchPlan: template.searchPlan,
            scoringRubric: template.scoringRubric,
            extractionSchema: template.extractionSchema,
          },
    today: tools.clock.now().toISOString().slice(0, 10),
  };
}

interface Collected {
  sources: ReadSource[];
  gathered: Gathered;
  /** Hits that wait for a place. */
  waiting: RankedHit[];
}

async function collect(context: JobContext, plan: readonly Query[], first: Gathered): Promise<Collected> {
  const { job, tools, signal } = context;
  let gathered = first;
  let sources = job.attempt > 1 ? await tools.store.loadSources(job.id) : [];
  let waiting: RankedHit[] = [];
  const rounds = roundsOf(plan, context.options.depth);
  for (const [at, round] of rounds.entries()) {
    const saved = job.attempt > 1 ? ((await tools.store.loadStage(job.id, round.name)) as Gathered | null) : null;
    if (saved !== null) {
      gathered = saved;
      continue;
    }
    if (round.optional && sources.length >= context.options.maxSources) break;
    const soFar = { round, coverage: gathered.coverage, gone: gathered.gone ?? [] };
    const { decided, queries } = await tools.judge.round(judgedJob(context), soFar, sources, signal);
    if (round.optional && decided.length === job.claims.length) break;
    const before = { sources, gathered, waiting };
    ({ sources, gathered, waiting } = await runRound(context, { ...round, queries }, before));
    // Where the search may end here, the model first reads what was found.
    if (tools.model && rounds[at + 1]?.optional !== false)
      sources = await modelStage(context, tools.model, judgedJob(context), sources, gathered);
    signal.throwIfAborted();
    if (!(await tools.store.saveStage(job.id, context.fence, round.name, gathered))) {
      throw new Fault('lease_lost', 'Another worker took the job over.', { retry: 'stop' });
    }
    await tools.store.saveUsage(job.id, context.fence, gathered.usage);
  }
  return { sources, gathered, waiting };
}

async function runRound(context: JobContext, round: Round, before: Collected): Promise<Collected> {
  const gathered = structuredClone(before.gathered);
  const budget = new Budget(context.options.maxCostUsd, gathered.spentUsd);
  const found = await searchStage(context, round.queries, budget, gathered, round.engines);
  // What found no place in an earlier round stands behind what this one found.
  const hits = [...found, ...before.waiting];
  const room = Math.ceil(context.options.maxSources * round.room);
  const { sources, waiting } = await fetchStage(context, hits, before.sources, gathered, room);
  if (budget.reached) addOnce(gathered.warnings, ['max_cost_reached']);
  return { sources, gathered, waiting };
}

function reportParts({ job, options, tools }: JobContext, { gathered }: Collected) {
  return {
    coverage: gathered.coverage,
    warnings: [...job.warnings, ...missingSearch(tools.providers), ...gathered.warnings],
    createdAt: tools.clock.now().toISOString(),
    metadata: {
      depth: options.depth,
      cost_usd: Math.round(gathered.spentUsd * 1e6) / 1e6,
      ...(tools.model ? { reading_model: readingModel(tools.model, gathered.model ?? emptyRecord()) } : {}),
    },
    purpose: job.purpose,
    legalBasis: job.legalBasis,
  };
}

/** Which model read, with which prompts, and what came of it. */
function readingModel({ model }: ActiveModel, { accepted, dropped, questions, parts }: ModelRecord) {
  const prompts = model.duties.map((duty) => model.versions[duty]);
  return { name: model.name, prompts, facts: accepted, dropped, questions, parts };
}
