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
  /** Whether it has anything to say to this question; without it, to every question of its kinds. */
  asks?(query: Query, settings: Readonly<Record<string, string>>): boolean;
  /** US dollars reserved before a call. */
  costUsd(query: Query): number;
  limits: ProviderLimits;
  /** Other limits with these settings: a key, a contact, a client id. */
  limitsWith?(settings: Readonly<Record<string, string>>): Partial<ProviderLimits>;
  /** How long an answer stays good, in seconds; 0 = never cached. */
  cacheSeconds: number;
  /** The words it sends for a question, where they are not the question's own text. */
  phrase?(query: Query): string;
  search(query: Query, tools: ProviderTools): Promise<SearchAnswer>;
}

export interface ProviderLimits {
  /** Calls of one process at a time; a call may make several requests, one after the other. */
  concurrency: number;
  /** Requests a second of all processes together; 0 for as many as come. */
  perSecond: number;
  /** Time one request may take. */
  timeoutMs: number;
  /** Requests within any such time, of all processes together. */
  window?: { requests: number; seconds: number };
  /** One request under way at a time, of all processes together. */
  alone?: boolean;
  /** Providers of one pool share one allowance; its own by default. */
  pool?: string;
}

/** The setting by which an operator says who is asking; every provider may read it. */
export const CONTACT = 'BONAFIDE_CONTACT';

export interface ProviderVariable {
  name: string;
  meaning: string;
  secret: boolean;
  fallback?: string;
}
