// The only outbound client, as the rest of the program sees it. `net/` implements it; nothing else opens a socket.

export interface OutboundRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** `page`: robots and politeness hold. `api`: an operator's provider. `webhook`: no redirects, no retries. */
  purpose: 'page' | 'api' | 'webhook';
  /** Whole exchange, in milliseconds; the default depends on the purpose. */
  deadlineMs?: number;
  /** Decoded bytes; the default is 5 MiB. */
  maxBytes?: number;
  /** Hosts (and their subdomains) a page may come from, checked at every hop. Empty allows all. */
  allowDomains?: string[];
  denyDomains?: string[];
  signal?: AbortSignal;
  /** On whose behalf: look-ups of one project never wait behind those of another. */
  project?: string;
  /** Webhooks only: requests of one owner may follow each other on a kept connection; no two owners ever share one. */
  connectionOwner?: string;
}

export interface OutboundResponse {
  /** Final address after redirects. */
  url: string;
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** Decoded of its content encodings. */
  body: Uint8Array;
  /** The body went past maxBytes and was cut. */
  truncated: boolean;
  elapsedMs: number;
}

/**
 * Throws a Fault with one of these codes: `address_refused` (private, metadata, denied port, denied domain),
 * `robots_disallowed`, `fetch_timeout`, `fetch_failed` (DNS, TLS, reset), `too_many_redirects`, `response_too_large`,
 * `bad_encoding`, `canceled`.
 */
export type GuardedFetch = (request: OutboundRequest) => Promise<OutboundResponse>;

/** Whether an address may be called at all, without calling it: used when an endpoint is created. */
export type CheckAddress = (
  url: string,
  project?: string,
) => Promise<{ allowed: true } | { allowed: false; reason: string }>;
