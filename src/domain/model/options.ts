// A job's options in wire form, and the values that hold after defaults.

export const DEPTHS = ['light', 'standard', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

export const SEARCH_CATEGORIES = [
  'auto',
  'people',
  'company',
  'news',
  'research_paper',
  'personal_site',
  'financial_report',
] as const;
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number];

export const EVENT_TYPES = [
  'job.created',
  'job.started',
  'job.progress',
  'job.completed',
  'job.failed',
  'job.canceled',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Said once, when the last job of a batch has ended. */
export const BATCH_EVENT = 'batch.completed';
/** Said when a run of a monitor differs from the run before. */
export const MONITOR_EVENT = 'monitor.changed';
export const ENDPOINT_EVENTS = [...EVENT_TYPES, BATCH_EVENT, MONITOR_EVENT] as const;
export type EndpointEvent = (typeof ENDPOINT_EVENTS)[number];

export interface Options {
  depth?: Depth;
  max_sources?: number;
  max_cost_usd?: number;
  search_category?: SearchCategory;
  allow_domains?: string[];
  deny_domains?: string[];
  webhook?: { endpoint_id: string; events: EventType[] };
}

export interface EffectiveOptions {
  depth: Depth;
  maxSources: number;
  maxCostUsd: number;
  searchCategory: SearchCategory;
  allowDomains: string[];
  denyDomains: string[];
}

/** decisions.md: 10/30/100 sources by depth, one US dollar. */
export const DEFAULT_MAX_SOURCES: Record<Depth, number> = { light: 10, standard: 30, deep: 100 };
export const DEFAULT_MAX_COST_USD = 1;

export function effectiveOptions(options: Options | undefined): EffectiveOptions {
  const depth = options?.depth ?? 'standard';
  return {
    depth,
    maxSources: options?.max_sources ?? DEFAULT_MAX_SOURCES[depth],
    maxCostUsd: options?.max_cost_usd ?? DEFAULT_MAX_COST_USD,
    searchCategory: options?.search_category ?? 'auto',
    allowDomains: options?.allow_domains ?? [],
    denyDomains: options?.deny_domains ?? [],
  };
}
