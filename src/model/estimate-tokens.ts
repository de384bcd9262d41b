// How many tokens a call may use, before it is made. Rather too many than too few: the estimate is what the job's purse reserves.
import type { ModelDuty, ModelTask } from '../ports/model.ts';
import { jsonSchemaOf } from './answer-schemas.ts';
import { promptOf } from './prompts.ts';

/** The most that an answer may hold. */
export const OUTPUT_TOKENS: Readonly<Record<ModelDuty, number>> = {
  read: 4_000,
  locate: 2_000,
  questions: 500,
  parts: 500,
};

/** Four letters of English are about a token; other scripts take up to one and a half tokens a sign. */
const ASCII_A_TOKEN = 3;
const TOKENS_A_SIGN = 1.5;

export function tokensOf(text: string): number {
  let ascii = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 128) ascii += 1;
  return Math.ceil(ascii / ASCII_A_TOKEN + (text.length - ascii) * TOKENS_A_SIGN);
}

export function estimateTokens(task: ModelTask): { inputTokens: number; outputTokens: number } {
  const { instructions, prompt } = promptOf(task);
  const schema = JSON.stringify(jsonSchemaOf(task.duty));
  return {
    inputTokens: tokensOf(instructions) + tokensOf(prompt) + tokensOf(schema),
    outputTokens: OUTPUT_TOKENS[task.duty],
  };
}
