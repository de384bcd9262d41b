// One question to one provider: cache, purse, gate, time limit and retries. Never throws: a provider that
// fails is an outcome of the question, not of the job.
import { Fault } from '../domain/model/fault.ts';
import type { Hit, Query } from '../domain/model/query.ts';
import type { Clock } from '../ports/clock.ts';
import type { GuardedFetch } from '../ports/fetch.ts';
import type { Ids } from '../ports/ids.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { SearchAnswer, SearchProvider } from '../ports/search.ts';
import type { AnswerCache, CorpusIndex } from '../ports/store.ts';
import type { Budget } from './budget.ts';
import type { ProviderGate } from './provider-gate.ts';

export interface ActiveProvider {
  provider: SearchProvider;
  settings: Readonly<Record<string, string>>;
  gate: ProviderGate;
}

export interface AskTools {
  fetch: GuardedFetch;
  corpus: CorpusIndex;
  answers: AnswerCache;
  clock: Clock;
  ids: Ids;
  log: Log;
  metrics: Metrics;
}

export interface Asked {
  outcome: 'found' | 'empty' | 'failed' | 'skipped';
  hits: Hit[];
  costUsd: number;
  cached: boolean;
  milliseconds: number;
  warnings: string[];
}

/** Results beyond this are a provider's fault, not more evidence. */
const MOST_HITS = 100;
const ATTEMPTS = 3;
/** Before another try at a provider that refused for its load and named no pause. */
const PAUSE_MILLISECONDS = 6_000;
/** Waiting longer than this for a rate limit would hold the job; the provider is then reported as limited. */
const LONGEST_RETRY_AFTER_SECONDS = 10;

export async function askProvider(
  active: ActiveProvider,
  query: Query,
  context: { jobId: string; projectId: string; budget: Budget; signal: AbortSignal; tools: AskTools },
): Promise<Asked> {
  const { tools, budget } = context;
  const started = tools.clock.now().getTime();
  const elapsed = (): number => Math.max(0, tools.clock.now().getTime() - started);
  // Of one project: how soon and how cheaply an answer comes must not tell whom others asked about.
  const cacheKey = tools.ids.derive(
    'src',
    'answer',
    context.projectId,
    active.provider.id,
    JSON.stringify(cacheableParts(query)),
  );
  if (active.provider.cacheSeconds > 0) {
    const cached = await tools.answers.get(cacheKey, tools.clock.now());
    if (cached) {
      const answer = cached.value as SearchAnswer;
      return { ...outcome(answer.hits), costUsd: 0, cached: true, milliseconds: elapsed(), warnings: answer.warnings };
    }
  }
  const price = active.provider.costUsd(query);
  if (!budget.reserve(price)) {
    return { outcome: 'skipped', hits: [], costUsd: 0, cached: false, milliseconds: 0, warnings: ['max_cost_reached'] };
  }
  let answer: SearchAnswer;
  try {
    answer = withoutSecrets(sane(await callWithRetries(active, query, context)), active);
  } catch (error) {
    const billed = mayHaveBeenBilled(error);
    const costUsd = billed ? budget.settle(price, price) : 0;
    if (!billed) budget.release(price);
    if (context.signal.aborted) throw error;
    const code = error instanceof Fault ? error.code : 'provider_failed';
    tools.metrics.count('provider_failures_total', { provider: active.provider.id, code });
    tools.log.warn('a provider failed', {
      job_id: context.jobId,
      provider: active.provider.id,
      code,
      // Only our own faults' details are known to be free of keys and person data.
      ...(error instanceof Fault && error.detail ? { detail: error.detail } : {}),
    });
    return {
      outcome: 'failed',
      hits: [],
      costUsd,
      cached: false,
      milliseconds: elapsed(),
      warnings: [`${warningOf(code, active)}:${active.provider.id}`],
    };
  }
  const costUsd = budget.settle(price, answer.costUsd);
  if (active.provider.cacheSeconds > 0) {
    const until = new Date(tools.clock.now().getTime() + active.provider.cacheSeconds * 1000);
    await tools.answers.put(cacheKey, { ...answer, costUsd: 0 }, until, context.jobId);
  }
  return { ...outcome(answer.hits), costUsd, cached: false, milliseconds: elapsed(), warnings: answer.warnings };
}

const OWN_WARNINGS = ['provider_key_refused', 'provider_rate_limited', 'provider_credit_exhausted'];

/** A refusal where there is no key is about the caller: most often nobody said who is asking. */
function warningOf(code: string, { provider, settings }: ActiveProvider): string {
  const hasKey = provider.variables.some((variable) => variable.secret && settings[variable.name] !== undefined);
  if (code === 'provider_key_refused' && !hasKey) return 'provider_caller_refused';
  return OWN_WARNINGS.includes(code) ? code : 'provider_unavailable';
}

/** A provider that hung, broke off or answered what cannot be read may have done the work: its price counts as spent. */
function mayHaveBeenBilled(error: unknown): boolean {
  if (!(error instanceof Fault)) return true;
  if (error.code === 'fetch_failed') return error.extra.reset === true;
  if (error.code === 'provider_answered_badly') return error.extra.said !== 'error';
  return ['provider_timeout', 'fetch_timeout', 'response_too_large', 'bad_encoding'].includes(error.code);
}

/** Shorter values would strike out ordinary words. */
const SHORTEST_SECRET = 8;

/** Some providers repeat what they were sent; a key must not travel on into a report that way. */
function withoutSecrets(answer: SearchAnswer, { provider, settings }: ActiveProvider): SearchAnswer {
  const secrets = provider.variables
    .filter((variable) => variable.secret)
    .map((variable) => settings[variable.name] ?? '')
    .filter((secret) => secret.length >= SHORTEST_SECRET);
  if (secrets.length === 0) return answer;
  const written = JSON.stringify(answer);
  const escaped = secrets.map((secret) => JSON.stringify(secret).slice(1, -1));
  if (!escaped.some((secret) => written.includes(secret))) return answer;
  const struck = escaped.reduce((text, secret) => text.replaceAll(secret, '*'.repeat(secret.length)), written);
  return JSON.parse(struck) as SearchAnswer;
}

function outcome(hits: Hit[]): { outcome: 'found' | 'empty'; hits: Hit[] } {
  return { outcome: hits.length > 0 ? 'found' : 'empty', hits };
}

/** What makes two questions the same one; claim keys and purpose do not change the answer. */
function cacheableParts(query: Query): unknown {
  const { kind, text, names, site, organisation, category, limit, allowDomains, denyDomains, person, near } = query;
  const organisations = [query.organisations ?? [], query.intent ?? null];
  // Registers of people start from an account that the request names.
  const account = kind === 'person' ? (person.github_url ?? null) : null;
  const words = [kind, text, names, site ?? null, organisation ?? null, category, limit, account, near ?? null];
  return [...words, organisations, allowDomains, denyDomains];
}

function sane(answer: SearchAnswer): SearchAnswer {
  return { ...answer, hits: answer.hits.slice(0, MOST_HITS) };
}

async function callWithRetries(
  active: ActiveProvider,
  query: Query,
  context: { signal: AbortSignal; tools: AskTools },
): Promise<SearchAnswer> {
  const { gate } = active;
  const { tools } = context;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await gate.run(() => callInTime(active, query, context), context.signal);
    } catch (error) {
      const wait = retryWait(error, attempt);
      if (context.signal.aborted || wait === null) throw error;
      await tools.clock.sleep(wait, context.signal);
    }
  }
}

/** The time limit is the call's own: waiting in line behind other jobs does not use it up. */
async function callInTime(
  { provider, settings, gate }: ActiveProvider,
  query: Query,
  { signal, tools }: { signal: AbortSignal; tools: AskTools },
): Promise<SearchAnswer> {
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  signal.addEventListener('abort', stop, { once: true });
  const arm = (): NodeJS.Timeout => setTimeout(stop, provider.limits.timeoutMs);
  let timer = arm();
  try {
    return await provider.search(query, {
      // Waiting for a turn is not the provider's time.
      fetch: (request) => {
        clearTimeout(timer);
        return gate.paced(() => {
          timer = arm();
          return tools.fetch(request);
        }, signal);
      },
      signal: limit.signal,
      settings,
      corpus: tools.corpus,
      now: tools.clock.now(),
    });
  } catch (error) {
    if (!limit.signal.aborted || signal.aborted) throw error;
    throw new Fault('provider_timeout', 'The provider did not answer in time.', { retry: 'later' });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Milliseconds before another attempt, or null when there is none. */
function retryWait(error: unknown, attempt: number): number | null {
  if (attempt >= ATTEMPTS || !(error instanceof Fault) || error.retry !== 'later') return null;
  // No connection or no answer in time: asking again at once would only make the job wait.
  if (['provider_unavailable', 'provider_timeout', 'fetch_timeout', 'fetch_failed'].includes(error.code)) return null;
  if (error.retryAfterSeconds !== undefined) {
    return error.retryAfterSeconds <= LONGEST_RETRY_AFTER_SECONDS ? error.retryAfterSeconds * 1000 : null;
  }
  // Whoever is overloaded is not asked again at once.
  return error.code === 'provider_rate_limited' ? PAUSE_MILLISECONDS * attempt : 200 * 2 ** (attempt - 1);
}
