// Jobs with a model: pages of the test's own web, the real reader, judgement and adapter, a model server on loopback.
import type { Claim } from '../../src/domain/model/claim.ts';
import type { Hit } from '../../src/domain/model/query.ts';
import { quoteCheck } from '../../src/extract/model-facts/quote-check.ts';
import { openPageReader } from '../../src/extract/page-reader.ts';
import { openModel } from '../../src/model/open-model.ts';
import { openOutboundClientTo } from '../../src/net/outbound-client.ts';
import type { ActiveModel } from '../../src/pipeline/model/model-record.ts';
import { ProviderGate } from '../../src/pipeline/provider-gate.ts';
import type { ModelLimits, ModelPrices } from '../../src/ports/model.ts';
import type { SearchProvider } from '../../src/ports/search.ts';
import type { AnswerCache, JobRecord } from '../../src/ports/store.ts';
import { activate, jumpingClock, type RanJob, runInProcess } from './pipeline.ts';

export const MODEL_LIMITS: ModelLimits = { pageCharacters: 12_000, callsPerJob: 40, concurrency: 2, timeoutMs: 20_000 };

export interface TestModel extends ActiveModel {
  close(): Promise<void>;
}

export function modelAt(
  url: string,
  more: {
    limits?: Partial<ModelLimits>;
    prices?: ModelPrices;
    duties?: ('read' | 'locate' | 'questions' | 'parts')[];
  } = {},
): TestModel {
  const clock = jumpingClock();
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const metrics = { count: () => {}, observe: () => {}, gauge: () => {} };
  const outbound = openOutboundClientTo(url, { userAgent: 'Bonafide/test', clock, metrics, log: silent });
  const limits = { ...MODEL_LIMITS, ...more.limits };
  const model = openModel({
    model: 'test-model',
    api: 'openai',
    url,
    apiKey: 'sk-test',
    prices: more.prices ?? { input: 0, output: 0 },
    limits,
    duties: more.duties ?? ['read', 'locate'],
    fetch: outbound.fetch,
  });
  const gate = new ProviderGate({ concurrency: limits.concurrency, perSecond: 0 }, clock);
  return { model, gate, check: quoteCheck, close: outbound.close };
}

/** A provider that answers every web question with these pages. */
function providerOf(pages: Record<string, string>): SearchProvider {
  const hits = Object.entries(pages).map(
    ([url, body]): Hit => ({ url, title: null, snippet: '', publishedDate: null, content: { type: 'html', body } }),
  );
  return {
    id: 'exa',
    kinds: ['web'],
    variables: [],
    enabled: () => true,
    hosts: [],
    costUsd: () => 0,
    limits: { concurrency: 4, perSecond: 0, timeoutMs: 5000 },
    cacheSeconds: 0,
    search: async () => ({ hits: structuredClone(hits), costUsd: 0, warnings: [] }),
  };
}

export const reader = openPageReader({ workers: 1, timeoutMs: 20_000 });

export interface ModelJob {
  pages: Record<string, string>;
  person: JobRecord['person'];
  claims: Claim[];
  options?: JobRecord['options'];
  model?: ActiveModel;
  answers?: AnswerCache;
  counts?: Map<string, number>;
  log?: (line: string) => void;
}

export function runModelJob({ pages, person, claims, options = null, ...parts }: ModelJob): Promise<RanJob> {
  const clock = jumpingClock();
  const fetch = async (): Promise<never> => {
    throw new Error('nothing is fetched in this test');
  };
  return runInProcess(
    { providers: [activate(providerOf(pages), {}, clock)], fetch, reader, clock, ...parts },
    { person, claims, options },
  );
}
