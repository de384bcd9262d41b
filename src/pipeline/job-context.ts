// What a stage is given: the job, what it may use, and the ways to write what it found.
import type { StageName } from '../domain/job/progress.ts';
import type { EffectiveOptions } from '../domain/model/options.ts';
import type { CoverageItem } from '../domain/model/report.ts';
import type { TrustData } from '../domain/trust/trust-facts.ts';
import type { PageReader } from '../ports/reader.ts';
import type { AnswerCache, CorpusIndex, JobRecord, TemplateRecord, UsageItem, WorkerStore } from '../ports/store.ts';
import type { ActiveProvider, AskTools } from './ask-provider.ts';
import type { Judge } from './judging/judge.ts';
import type { ActiveModel, ModelRecord } from './model/model-record.ts';

export interface PipelineTools extends AskTools {
  providers: ActiveProvider[];
  /** The imported pages that may answer for this person; all of them when left out. */
  corpusFor?(job: Pick<JobRecord, 'person' | 'claims'>): CorpusIndex;
  reader: PageReader;
  judge: Judge;
  store: WorkerStore;
  /** Organisation data and declared sites: whose site is whose. */
  trust: TrustData;
  /** A model that reads pages too, where the operator set one up. */
  model?: ActiveModel;
}

export interface JobContext {
  job: JobRecord;
  fence: number;
  options: EffectiveOptions;
  template: TemplateRecord | null;
  tools: PipelineTools;
  /** Answers of a model, which belong to a page's text: a job that asks the web anew does not ask about the same text again. */
  readings: AnswerCache;
  signal: AbortSignal;
  /** Announces `done` of `total` steps of a stage. */
  progress(stage: StageName, done: number, total: number): Promise<void>;
}

/** What the collecting stages gather beside the sources themselves. */
export interface Gathered {
  coverage: CoverageItem[];
  warnings: string[];
  usage: UsageItem[];
  spentUsd: number;
  /** Addresses that did not answer: an archive may still have them. */
  gone?: string[];
  /** What a model did. */
  model?: ModelRecord;
}

export function addUsage(items: UsageItem[], entry: UsageItem): void {
  const same = items.find((item) => item.step === entry.step && item.provider === entry.provider);
  if (!same) {
    items.push({ ...entry });
    return;
  }
  same.calls += entry.calls;
  same.cached += entry.cached;
  same.costUsd += entry.costUsd;
  same.milliseconds += entry.milliseconds;
  if (entry.facts !== undefined) same.facts = (same.facts ?? 0) + entry.facts;
  if (entry.dropped !== undefined) same.dropped = (same.dropped ?? 0) + entry.dropped;
}

export function addOnce(list: string[], entries: readonly string[]): void {
  for (const entry of entries) if (!list.includes(entry)) list.push(entry);
}
