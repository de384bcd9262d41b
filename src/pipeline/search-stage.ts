// Asks every planned question of every provider that can answer it, in parallel within the limits, and ranks
// what comes back in the order of the plan, so that the same answers always give the same list.
import { type Hit, OFFICIAL_WEBSITE, type Query } from '../domain/model/query.ts';
import { bearsName } from '../domain/names/bears-name.ts';
import { initialForms } from '../domain/planning/name-forms.ts';
import { domainAllowed, hostOf } from '../domain/web/domain-rules.ts';
import { type ActiveProvider, type Asked, askProvider } from './ask-provider.ts';
import type { Budget } from './budget.ts';
import { inParallel } from './in-parallel.ts';
import { addOnce, addUsage, type Gathered, type JobContext } from './job-context.ts';
import type { Engines } from './rounds.ts';

export interface RankedHit {
  hit: Hit;
  provider: string;
  /** Forms of the name one of which the page must bear to take a place; empty for addresses that were asked for as such. */
  names: readonly string[];
}

/** Questions of one job under way at once; each provider's own gate is tighter. */
const PARALLEL_QUESTIONS = 8;

/** After this long no further question of a round is asked; those under way have their own limits. */
const STAGE_MILLISECONDS = 120_000;

interface Question {
  active: ActiveProvider;
  query: Query;
}

export async function searchStage(
  context: JobContext,
  queries: readonly Query[],
  budget: Budget,
  gathered: Gathered,
  engines: Engines = 'first',
): Promise<RankedHit[]> {
  const questions = queries.flatMap((query) =>
    answering(context.tools.providers, query, engines).map((active): Question => ({ active, query })),
  );
  let done = 0;
  const started = context.tools.clock.now().getTime();
  const answers = await inParallel(questions, PARALLEL_QUESTIONS, async ({ active, query }) => {
    if (context.tools.clock.now().getTime() - started > STAGE_MILLISECONDS) return LEFT_OUT;
    const asked = await askProvider(active, query, {
      jobId: context.job.id,
      projectId: context.job.projectId,
      budget,
      signal: context.signal,
      tools: context.tools,
    });
    done += 1;
    await context.progress('search', done, questions.length);
    return asked;
  });
  for (const [index, asked] of answers.entries()) record(gathered, questions[index]!, asked);
  gathered.spentUsd = budget.spentUsd;
  const ranked = interleave(questions, answers).filter(({ hit }) => {
    const host = hostOf(hit.url);
    return host !== null && domainAllowed(host, context.options.allowDomains, context.options.denyDomains);
  });
  return withPlaces(ranked.filter(mayBearName));
}

/**
 * A record of an organisation states nothing about the person. One that names its website is kept, behind what speaks of the
 * person, because it says whose site is whose; the others would only take places.
 */
function withPlaces(ranked: readonly RankedHit[]): RankedHit[] {
  const states = ({ hit, names }: RankedHit): boolean =>
    hit.record === undefined || hit.record.findings.length > 0 || bearsName(hit.record.title, names);
  const namesSite = ({ hit }: RankedHit): boolean =>
    hit.record?.links.some((link) => link.text === OFFICIAL_WEBSITE) ?? false;
  return [...ranked.filter(states), ...ranked.filter((entry) => !states(entry) && namesSite(entry))];
}

/** Whose text came along and nowhere bears the name is not read; of the others only the page itself can tell. */
function mayBearName({ hit, names }: RankedHit): boolean {
  if (hit.record || names.length === 0 || hit.content === undefined || hit.content.type === 'html') return true;
  return bearsName(`${hit.title ?? ''}\n${hit.snippet}\n${hit.content.body}`, names);
}

const LEFT_OUT: Asked = Object.freeze({
  outcome: 'skipped',
  hits: [],
  costUsd: 0,
  cached: false,
  milliseconds: 0,
  warnings: ['stage_time_reached:search'],
});

/**
 * Registers and the operator's own pages answer together; of the engines one at a time, so that a second key does not double the
 * price of every question.
 */
function answering(providers: readonly ActiveProvider[], query: Query, engines: Engines): ActiveProvider[] {
  const able = providers.filter((active) => canAnswer(active, query));
  const isEngine = ({ provider }: ActiveProvider): boolean => provider.phrase !== undefined && query.kind === 'web';
  const [first, ...others] = able.filter(isEngine);
  if (engines === 'others') return others;
  return able.filter((active) => !isEngine(active) || active === first);
}

function canAnswer({ provider, settings }: ActiveProvider, query: Query): boolean {
  if (!provider.kinds.includes(query.kind) || provider.asks?.(query, settings) === false) return false;
  // A provider whose results could never pass the job's own rules is not asked, and not paid.
  if (provider.hosts.length === 0) return true;
  return provider.hosts.some((host) => domainAllowed(host, query.allowDomains, query.denyDomains));
}

function record(gathered: Gathered, { active, query }: Question, asked: Asked): void {
  gathered.coverage.push({
    provider: active.provider.id,
    query: active.provider.phrase?.(query) ?? query.text,
    claim_keys: query.claimKeys,
    results: asked.hits.length,
    outcome: asked.outcome,
  });
  addOnce(gathered.warnings, asked.warnings);
  addUsage(gathered.usage, {
    step: 'search',
    provider: active.provider.id,
    calls: asked.outcome === 'skipped' ? 0 : 1,
    cached: asked.cached ? 1 : 0,
    costUsd: asked.costUsd,
    milliseconds: asked.milliseconds,
  });
}

/** First results of all questions before second ones: one talkative provider must not fill the source limit. */
function interleave(questions: readonly Question[], answers: readonly Asked[]): RankedHit[] {
  const ranked: RankedHit[] = [];
  const longest = Math.max(0, ...answers.map((asked) => asked.hits.length));
  for (let rank = 0; rank < longest; rank += 1) {
    for (const [index, asked] of answers.entries()) {
      const hit = asked.hits[rank];
      const { active, query } = questions[index]!;
      const names =
        query.kind === 'address' || query.kind === 'archive' || query.kind === 'orcid'
          ? []
          : [...query.names, ...initialForms(query.person)];
      if (hit) ranked.push({ hit, provider: active.provider.id, names });
    }
  }
  return ranked;
}
