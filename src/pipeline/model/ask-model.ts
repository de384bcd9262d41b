// One question of a job to the model: kept answers, purse, number of calls, gate, retries. Never throws but for the job's own end: a
// model that fails costs a warning.
import { createHash } from 'node:crypto';
import { Fault } from '../../domain/model/fault.ts';
import type { DropReason, Model, ModelAnswer, ModelDuty, ModelTask } from '../../ports/model.ts';
import type { Budget } from '../budget.ts';
import { addOnce, addUsage, type Gathered, type JobContext } from '../job-context.ts';
import { type ActiveModel, emptyRecord } from './model-record.ts';

/** Null when there is no answer: the duty is off, the purse is empty, the model failed. */
export type AskModel = <Duty extends ModelDuty>(
  task: Extract<ModelTask, { duty: Duty }>,
) => Promise<ModelAnswer<Duty> | null>;

/** A kept answer is good as long as the page is the same; erased with the job that asked. */
const KEPT_SECONDS = 366 * 24 * 3600;
const ATTEMPTS = 3;
const PAUSE_MILLISECONDS = 2_000;
const LONGEST_PAUSE_SECONDS = 20;
/** A model that answers in no form so often is not asked again in this job. */
const BAD_ANSWERS = 3;
/** Less than this share of what our own count gives is not believed: the estimate is booked. */
const LEAST_SHARE = 0.25;

export function modelAsker(
  context: JobContext,
  { model, gate }: ActiveModel,
  budget: Budget,
  gathered: Gathered,
): AskModel {
  const record = (gathered.model ??= emptyRecord());
  let badAnswers = 0;
  let isDown = false;

  function fail(fault: Fault, duty: ModelDuty): null {
    const { tools, job } = context;
    const isBad = fault.code === 'model_answered_badly';
    badAnswers += isBad ? 1 : 0;
    isDown ||= !isBad || badAnswers >= BAD_ANSWERS;
    tools.metrics.count('model_calls_total', { duty, outcome: fault.code });
    tools.log.warn('the model failed', {
      job_id: job.id,
      code: fault.code,
      ...(fault.detail ? { detail: fault.detail } : {}),
    });
    addOnce(gathered.warnings, [WARNINGS[fault.code] ?? 'model_unavailable']);
    return null;
  }

  return async <Duty extends ModelDuty>(task: Extract<ModelTask, { duty: Duty }>) => {
    const { tools, signal } = context;
    if (!model.duties.includes(task.duty)) return null;
    const key = keyOf(context, model, task);
    const kept = await context.readings.get(key, tools.clock.now());
    if (kept) {
      use(gathered, model, { calls: 1, cached: 1 });
      return kept.value as ModelAnswer<Duty>;
    }
    if (isDown) return null;
    const calls = record.calls;
    const price = priceOf(model, model.estimate(task));
    if (calls >= model.limits.callsPerJob) return refuse(gathered, 'model_calls_reached');
    if (!budget.reserve(price)) return refuse(gathered, 'max_cost_reached');
    record.calls += 1;
    const started = tools.clock.now().getTime();
    const elapsed = () => Math.max(0, tools.clock.now().getTime() - started);
    try {
      const answer = await withRetries(context, () => gate.run(() => model.ask(task, signal), signal));
      const costUsd = budget.settle(price, chargeOf(model, task, answer));
      use(gathered, model, { calls: 1, costUsd, milliseconds: elapsed() });
      tools.metrics.count('model_calls_total', { duty: task.duty, outcome: 'answered' });
      return await keep(context, key, answer);
    } catch (error) {
      const billed = mayHaveBeenBilled(error);
      const costUsd = billed ? budget.settle(price, price) : 0;
      if (!billed) budget.release(price);
      if (signal.aborted) throw error;
      if (error instanceof Fault && error.code === 'store_unavailable') throw error;
      use(gathered, model, { calls: 1, costUsd, milliseconds: elapsed() });
      return fail(error instanceof Fault ? error : new Fault('model_unavailable', 'The model failed.'), task.duty);
    } finally {
      gathered.spentUsd = budget.spentUsd;
    }
  };
}

const WARNINGS: Record<string, string> = {
  model_key_refused: 'model_key_refused',
  model_answered_badly: 'model_answered_badly',
};

function refuse(gathered: Gathered, warning: string): null {
  addOnce(gathered.warnings, [warning]);
  return null;
}

/** Of one project, by page text, model and prompt: the same lines give the same answer again. */
function keyOf({ tools, job }: JobContext, model: Model, task: ModelTask): string {
  const digest = createHash('sha256').update(JSON.stringify(task)).digest('base64url');
  return tools.ids.derive('src', 'model', job.projectId, model.name, model.versions[task.duty], digest);
}

/** The first answer stands, whoever else asked meanwhile. */
async function keep<Duty extends ModelDuty>(
  { tools, job, readings }: JobContext,
  key: string,
  answer: ModelAnswer<Duty>,
): Promise<ModelAnswer<Duty>> {
  const now = tools.clock.now();
  const first = await readings.get(key, now);
  if (first) return first.value as ModelAnswer<Duty>;
  await readings.put(key, answer, new Date(now.getTime() + KEPT_SECONDS * 1000), job.id);
  return answer;
}

interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

export function priceOf({ prices }: Pick<Model, 'prices'>, { inputTokens, outputTokens }: Tokens): number {
  return (inputTokens * prices.input + outputTokens * prices.output) / 1e6;
}

/** What the provider says it counted, unless it says far less than can be. */
function chargeOf(model: Model, task: ModelTask, { value, inputTokens, outputTokens }: ModelAnswer): number {
  const own = {
    inputTokens: model.estimate(task).inputTokens,
    outputTokens: Math.ceil(JSON.stringify(value).length / 3),
  };
  const believed = (stated: number | null, counted: number): number =>
    stated === null || stated < counted * LEAST_SHARE ? counted : stated;
  return priceOf(model, {
    inputTokens: believed(inputTokens, own.inputTokens),
    outputTokens: believed(outputTokens, own.outputTokens),
  });
}

/** A model that hung, broke off or answered what cannot be read has done its work. */
function mayHaveBeenBilled(error: unknown): boolean {
  if (!(error instanceof Fault)) return true;
  if (error.code === 'model_answered_badly') return true;
  return error.code === 'model_unavailable' && !NEVER_STARTED.test(error.detail ?? '');
}

const NEVER_STARTED = /^(?:fetch_failed|http_\d+)$/;

async function withRetries<T>({ tools, signal }: JobContext, call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const wait = retryWait(error, attempt);
      if (signal.aborted || wait === null) throw error;
      await tools.clock.sleep(wait, signal);
    }
  }
}

/** Only a server that is there and says that it is busy is asked again. */
function retryWait(error: unknown, attempt: number): number | null {
  if (attempt >= ATTEMPTS || !(error instanceof Fault) || error.code !== 'model_unavailable') return null;
  if (!/^http_/.test(error.detail ?? '')) return null;
  const seconds = error.retryAfterSeconds;
  if (seconds === undefined) return PAUSE_MILLISECONDS * attempt;
  return seconds <= LONGEST_PAUSE_SECONDS ? seconds * 1000 : null;
}

function use(
  gathered: Gathered,
  model: Model,
  used: { calls: number; cached?: number; costUsd?: number; milliseconds?: number },
): void {
  const { cached = 0, costUsd = 0, milliseconds = 0 } = used;
  addUsage(gathered.usage, { step: 'model', provider: model.name, calls: used.calls, cached, costUsd, milliseconds });
}

/** Counts what was taken and what was not, for the usage, the report and the metrics. */
export function countFacts(
  context: JobContext,
  { model }: ActiveModel,
  gathered: Gathered,
  accepted: number,
  dropped: readonly DropReason[],
): void {
  const record = (gathered.model ??= emptyRecord());
  record.accepted += accepted;
  for (const reason of dropped) record.dropped[reason] = (record.dropped[reason] ?? 0) + 1;
  addUsage(gathered.usage, {
    step: 'model',
    provider: model.name,
    calls: 0,
    cached: 0,
    costUsd: 0,
    milliseconds: 0,
    facts: accepted,
    dropped: dropped.length,
  });
  const { metrics } = context.tools;
  if (accepted > 0) metrics.count('model_facts_total', { outcome: 'accepted' }, accepted);
  for (const reason of dropped) metrics.count('model_facts_total', { outcome: reason });
}
