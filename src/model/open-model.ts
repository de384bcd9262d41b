// The one adapter: OpenAI-compatible servers (OpenAI, Ollama, llama.cpp, vLLM and many more) and Anthropic, by the AI SDK. No tools,
// no streaming, no memory between calls; retries are the pipeline's.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  generateText,
  jsonSchema,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
} from 'ai';
import { type Fault, isFault } from '../domain/model/fault.ts';
import type { GuardedFetch } from '../ports/fetch.ts';
import type { Model, ModelAnswer, ModelDuty, ModelLimits, ModelPrices, ModelTask } from '../ports/model.ts';
import { jsonSchemaOf, type ReadAnswer, readAnswer } from './answer-schemas.ts';
import { estimateTokens, OUTPUT_TOKENS } from './estimate-tokens.ts';
import { modelFault } from './model-faults.ts';
import { PROMPT_VERSIONS, promptOf } from './prompts.ts';
import { sdkFetch } from './sdk-fetch.ts';

export interface ModelOptions {
  /** The name that the server knows it by. */
  model: string;
  api: 'openai' | 'anthropic';
  /** Base of the API, version included: `https://api.openai.com/v1`. */
  url: string;
  apiKey: string | null;
  prices: ModelPrices;
  limits: ModelLimits;
  duties: readonly ModelDuty[];
  fetch: GuardedFetch;
}

/**
 * Servers differ in what they take. `plain` is what most know; `newer` is for models that want no temperature and another word for
 * the limit of tokens; `simple` is for servers that cannot be held to a schema. A refusal leads to the next one, for good.
 */
const FORMS = ['plain', 'newer', 'simple'] as const;
type Form = (typeof FORMS)[number];

// The SDK prints remarks on models to the console; what matters comes as a fault.
globalThis.AI_SDK_LOG_WARNINGS = false;

export function openModel(options: ModelOptions): Model {
  let form: Form = 'plain';

  async function ask<Duty extends ModelDuty>(
    task: Extract<ModelTask, { duty: Duty }>,
    signal: AbortSignal,
  ): Promise<ModelAnswer<Duty>> {
    for (let at = FORMS.indexOf(form); ; at += 1) {
      form = FORMS[at]!;
      try {
        return await askOnce(options, form, task, signal);
      } catch (error) {
        const fault = modelFault(error);
        if (signal.aborted || !isRefusedForm(fault) || at + 1 >= FORMS.length) throw fault;
      }
    }
  }

  return {
    name: options.model,
    versions: PROMPT_VERSIONS,
    duties: options.duties,
    prices: options.prices,
    limits: options.limits,
    estimate: estimateTokens,
    ask,
  };
}

function isRefusedForm(fault: Fault): boolean {
  return isFault(fault, 'model_refused') && (fault.extra.status === 400 || fault.extra.status === 422);
}

function languageModel({ api, model, url, apiKey, fetch, limits }: ModelOptions, form: Form): LanguageModel {
  const common = { baseURL: url, fetch: sdkFetch(fetch, limits.timeoutMs) };
  // The SDK insists on a key for Anthropic; a proxy that needs none ignores it.
  if (api === 'anthropic') return createAnthropic({ ...common, apiKey: apiKey ?? 'none' })(model);
  return createOpenAICompatible({
    ...common,
    name: 'bonafide',
    ...(apiKey === null ? {} : { apiKey }),
    supportsStructuredOutputs: form !== 'simple',
    ...(form === 'newer' ? { transformRequestBody: withCompletionTokens } : {}),
  })(model);
}

function withCompletionTokens({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

async function askOnce<Duty extends ModelDuty>(
  options: ModelOptions,
  form: Form,
  task: Extract<ModelTask, { duty: Duty }>,
  signal: AbortSignal,
): Promise<ModelAnswer<Duty>> {
  const { instructions, prompt } = promptOf(task);
  const schema = jsonSchema<ReadAnswer<Duty>>(jsonSchemaOf(task.duty), {
    validate: (value) => {
      const answer = readAnswer(task.duty as Duty, value);
      return answer === null ? { success: false, error: new Error('another form') } : { success: true, value: answer };
    },
  });
  try {
    const { output, usage } = await generateText({
      model: languageModel(options, form),
      instructions,
      prompt,
      ...(form === 'newer' ? {} : { temperature: 0 }),
      maxOutputTokens: OUTPUT_TOKENS[task.duty],
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(options.limits.timeoutMs)]),
      output: Output.object({ schema, name: task.duty }),
    });
    return withUsage(output, usage);
  } catch (error) {
    const kept = NoObjectGeneratedError.isInstance(error) ? unwrapped(task.duty as Duty, error.text) : null;
    if (kept === null) throw error;
    return withUsage(kept, (error as NoObjectGeneratedError).usage);
  }
}

/** Some models think aloud first, or put their JSON between marks of code, whatever they were told. */
function unwrapped<Duty extends ModelDuty>(duty: Duty, text: string | undefined): ReadAnswer<Duty> | null {
  const said = (text ?? '').replace(/^[\s\S]*<\/think>/, '');
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}')];
  if (from < 0 || to < from) return null;
  try {
    return readAnswer(duty, JSON.parse(said.slice(from, to + 1)));
  } catch {
    return null;
  }
}

function withUsage<Duty extends ModelDuty>(
  { value, malformed }: ReadAnswer<Duty>,
  usage: LanguageModelUsage | undefined,
): ModelAnswer<Duty> {
  return { value, malformed, inputTokens: countOf(usage?.inputTokens), outputTokens: countOf(usage?.outputTokens) };
}

/** A number of tokens that can be one. */
function countOf(tokens: number | undefined): number | null {
  return tokens !== undefined && Number.isSafeInteger(tokens) && tokens >= 0 ? tokens : null;
}
