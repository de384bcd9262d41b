// A model whose answers are kept in a folder: asked once, replayed for free. One file an answer, named by model, prompt and task.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFault } from '../../src/domain/model/fault.ts';
import type { AskModel } from '../../src/pipeline/model/ask-model.ts';
import { priceOf } from '../../src/pipeline/model/ask-model.ts';
import type { Model, ModelAnswer, ModelDuty, ModelTask } from '../../src/ports/model.ts';

export interface ModelCalls {
  /** Questions that went out, or were answered from the folder. */
  calls: number;
  replayed: number;
  /** Questions without an answer: not in the folder, or the model failed. */
  missing: Record<string, number>;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
}

export interface RecordedModel {
  ask: AskModel;
  calls: ModelCalls;
}

export interface RecordOptions {
  model: Model;
  folder: string | null;
  /** Only what the folder holds. */
  replay: boolean;
  /** US dollars after which nobody is asked any more. */
  mostUsd: number;
}

export function recordedModel({ model, folder, replay, mostUsd }: RecordOptions): RecordedModel {
  const calls: ModelCalls = { calls: 0, replayed: 0, missing: {}, inputTokens: 0, outputTokens: 0, costUsd: 0 };
  const kept = new Map<string, ModelAnswer>();
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const miss = (why: string): null => {
    calls.missing[why] = (calls.missing[why] ?? 0) + 1;
    return null;
  };
  const ask: AskModel = async <Duty extends ModelDuty>(task: Extract<ModelTask, { duty: Duty }>) => {
    if (!model.duties.includes(task.duty)) return null;
    const name = nameOf(model, task);
    const path = folder === null ? null : join(folder, `${name}.json`);
    // Several claims about one person ask the same of a page: a job would ask once.
    const known = kept.get(name);
    if (known) return known as ModelAnswer<Duty>;
    let answer: ModelAnswer<Duty>;
    if (path !== null && existsSync(path)) {
      answer = JSON.parse(readFileSync(path, 'utf8')).answer as ModelAnswer<Duty>;
      calls.replayed += 1;
    } else {
      if (replay) return miss('not_recorded');
      if (calls.costUsd >= mostUsd) return miss('max_cost');
      try {
        answer = await model.ask<Duty>(task, new AbortController().signal);
      } catch (error) {
        return miss(isFault(error) ? `${error.code} ${error.detail ?? ''}`.trim() : 'unknown');
      }
      if (path !== null)
        writeFileSync(
          path,
          `${JSON.stringify({ model: model.name, prompt: model.versions[task.duty], answer }, null, 1)}\n`,
        );
    }
    kept.set(name, answer);
    const estimate = model.estimate(task);
    const used = {
      inputTokens: answer.inputTokens ?? estimate.inputTokens,
      outputTokens: answer.outputTokens ?? Math.ceil(JSON.stringify(answer.value).length / 3),
    };
    calls.calls += 1;
    calls.inputTokens += used.inputTokens;
    calls.outputTokens += used.outputTokens;
    calls.costUsd += priceOf(model, used);
    return answer;
  };
  return { ask, calls };
}

function nameOf(model: Model, task: ModelTask): string {
  const digest = createHash('sha256').update(JSON.stringify([model.name, model.versions[task.duty], task]));
  return `${task.duty}-${digest.digest('hex').slice(0, 32)}`;
}
