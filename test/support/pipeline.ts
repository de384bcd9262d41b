// Runs jobs through the whole pipeline in this process: real planning, asking, reading and judging; only what the store would
// keep is kept in memory.

import type { Report } from '../../src/domain/model/report.ts';
import type { ReadSource } from '../../src/domain/model/source.ts';
import type { TrustData } from '../../src/domain/trust/trust-facts.ts';
import { openOrganisations } from '../../src/main/organisation-data.ts';
import { makeIds } from '../../src/main/system-ids.ts';
import { trustData } from '../../src/main/trust-data.ts';
import type { ActiveProvider } from '../../src/pipeline/ask-provider.ts';
import type { PipelineTools } from '../../src/pipeline/job-context.ts';
import { judgeHere } from '../../src/pipeline/judging/judge-tasks.ts';
import type { ActiveModel } from '../../src/pipeline/model/model-record.ts';
import { ProviderGate } from '../../src/pipeline/provider-gate.ts';
import { runJob } from '../../src/pipeline/run-job.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { GuardedFetch } from '../../src/ports/fetch.ts';
import type { PageReader } from '../../src/ports/reader.ts';
import type { SearchProvider } from '../../src/ports/search.ts';
import type {
  AnswerCache,
  CorpusIndex,
  JobRecord,
  TemplateRecord,
  UsageItem,
  WorkerStore,
} from '../../src/ports/store.ts';
import { PROVIDERS } from '../../src/search/registry.generated.ts';

/** The organisations that ship with the product, and no declared site. */
const SHIPPED = trustData(openOrganisations().index, []);

export const EMPTY_CORPUS: CorpusIndex = { search: async () => [], get: async () => null };

/** A clock that jumps where others would sleep. */
export function jumpingClock(start = '2026-01-01T00:00:00Z'): Clock & { slept: number[] } {
  let time = Date.parse(start);
  const slept: number[] = [];
  return {
    slept,
    now: () => new Date(time),
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      time += milliseconds;
    },
  };
}

export function memoryCache(clock: Clock): AnswerCache & { size(): number } {
  const kept = new Map<string, { value: unknown; storedAt: Date; until: Date }>();
  return {
    size: () => kept.size,
    get: async (key, now) => {
      const entry = kept.get(key);
      return entry && entry.until > now ? structuredClone(entry) : null;
    },
    put: async (key, value, until) =>
      void kept.set(key, { value: structuredClone(value), storedAt: clock.now(), until }),
  };
}

/** A provider of the registry, or one of the test's own, switched on with these settings. */
export function activate(
  provider: SearchProvider | string,
  settings: Record<string, string>,
  clock: Clock,
): ActiveProvider {
  const found = typeof provider === 'string' ? PROVIDERS.find((entry) => entry.id === provider)! : provider;
  return { provider: found, settings, gate: new ProviderGate(found.limits, clock) };
}

export interface PipelineParts {
  providers: ActiveProvider[];
  fetch: GuardedFetch;
  reader: PageReader;
  clock: Clock;
  corpus?: CorpusIndex;
  answers?: AnswerCache;
  log?: (line: string) => void;
  template?: TemplateRecord;
  trust?: TrustData;
  model?: ActiveModel;
  /** Counters by name and labels. */
  counts?: Map<string, number>;
}

export type JobInput = Pick<JobRecord, 'person' | 'claims'> & Partial<JobRecord>;

export interface RanJob {
  report: Report;
  sources: ReadSource[];
  usage: UsageItem[];
  stages: Map<string, unknown>;
}

export async function runInProcess(parts: PipelineParts, input: JobInput): Promise<RanJob> {
  const { clock } = parts;
  const rows = new Map<string, ReadSource>();
  const stages = new Map<string, unknown>();
  let usage: UsageItem[] = [];
  const store: Partial<WorkerStore> = {
    loadStage: async (_job, stage) => stages.get(stage) ?? null,
    saveStage: async (_job, _fence, stage, output) => !!stages.set(stage, structuredClone(output)),
    saveSource: async (_job, _fence, source) => !!rows.set(source.url, structuredClone(source)),
    loadSources: async () => [...rows.values()],
    saveUsage: async (_job, _fence, items) => {
      usage = structuredClone(items);
      return true;
    },
    templateOf: async () => parts.template ?? null,
  };
  const write = (message: string, fields?: object): void => parts.log?.(`${message} ${JSON.stringify(fields ?? {})}`);
  const tools: PipelineTools = {
    providers: parts.providers,
    fetch: parts.fetch,
    reader: parts.reader,
    judge: judgeHere(parts.trust ?? SHIPPED),
    corpus: parts.corpus ?? EMPTY_CORPUS,
    answers: parts.answers ?? memoryCache(clock),
    store: store as WorkerStore,
    trust: parts.trust ?? SHIPPED,
    clock,
    ids: makeIds(clock),
    log: { info: write, warn: write, error: write },
    ...(parts.model ? { model: parts.model } : {}),
    metrics: {
      count: (name, labels = {}, by = 1) => {
        const key = [name, ...Object.values(labels)].join(' ');
        parts.counts?.set(key, (parts.counts.get(key) ?? 0) + by);
      },
      observe: () => {},
      gauge: () => {},
    },
  };
  const job: JobRecord = {
    id: 'job_1',
    projectId: 'prj_1',
    status: 'running',
    progress: 0,
    templateId: parts.template ? parts.template.id : null,
    createdAt: clock.now(),
    startedAt: clock.now(),
    completedAt: null,
    error: null,
    options: null,
    metadata: null,
    purpose: null,
    legalBasis: null,
    warnings: [],
    fence: 1,
    attempt: 1,
    ...input,
  };
  const signal = new AbortController().signal;
  const report = await runJob({ job, fence: 1, tools, signal, announce: async () => {} });
  return { report, sources: [...rows.values()], usage, stages };
}
