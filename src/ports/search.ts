// What every evidence provider is. One file under search/providers declares one of these.
import type { Hit, Query, QueryKind } from '../domain/model/query.ts';
import type { GuardedFetch } from './fetch.ts';
import type { CorpusIndex } from './store.ts';

export interface ProviderTools {
  fetch: GuardedFetch;
  signal: AbortSignal;
  /** The provider's own settings, read once by config: its base address and key. */
  settings: Readonly<Record<string, string>>;
  corpus: CorpusIndex;
  now: Date;
}

export interface SearchAnswer {
  hits: Hit[];
  /** The provider's own figure when it states one, else the price of the table. */
  costUsd: number;
  /** Coded remarks for the report, e.g. `searxng_engines_unresponsive:bing`. */
  warnings: string[];
}

export interface SearchProvider {
  id: string;
  kinds: readonly QueryKind[];
  /** Settings it reads, by environment variable. */
  variables: readonly ProviderVariable[];
  /** Whether these settings switch it on. */
  enabled(settings: Readonly<Record<string, string>>): boolean;
  /** Results can only ever come from these hosts, so a job that allows none of them never asks. Empty = anywhere. */
  hosts: readonly string[];
  /** US dollars reserved before a call. */
  costUsd(query: Query): number;
  limits: { concurrency: number; perSecond: number; timeoutMs: number };
  /** How long an answer stays good, in seconds; 0 = never cached. */
  cacheSeconds: number;
  /** The words it sends for a question, where they are not the question's own text. */
  phrase?(query: Query): string;
  search(query: Query, tools: ProviderTools): Promise<SearchAnswer>;
}

export interface ProviderVariable {
  name: string;
  meaning: string;
  secret: boolean;
  fallback?: string;
}
