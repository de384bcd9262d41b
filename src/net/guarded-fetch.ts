// The exchange as the program asks for it: rules at every hop, redirects by hand, robots, manners, one careful retry.
import { Fault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';
import type { GuardedFetch, OutboundRequest, OutboundResponse } from '../ports/fetch.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import {
  type AddressPolicy,
  checkUrl,
  hostOf,
  isOwnLoopback,
  literalOf,
  portOf,
  refuseAddress,
  refuseDomain,
} from './address-rules.ts';
import { isReset, refused, toFault, tooManyRedirects } from './fetch-faults.ts';
import { type Hop, type HopResult, performHop } from './hop.ts';
import { type Politeness, parseRetryAfter } from './politeness.ts';
import { createLinkReader, type Link, type LinkReader } from './read-links.ts';
import { exchangeReceipt } from './receipt.ts';
import { incomingHeaders, outgoingHeaders, webhookHeaders } from './request-headers.ts';
import { ROBOTS_BYTES_PARSED } from './robots.ts';
import { createRobotsGate, type RobotsGate } from './robots-gate.ts';
import type { Transport } from './transport.ts';

export interface FetchParts {
  policy: AddressPolicy;
  transport: Transport;
  politeness: Politeness;
  userAgent: string;
  clock: Clock;
  metrics: Metrics;
  log: Log;
  /** For an outbound client that only ever reads what its operator owns. */
  ignoreRobots?: boolean;
  /** By when a page's server must have begun to answer. */
  pageHeadMs?: number;
}

const DEADLINES_MS = { page: 30_000, api: 20_000, webhook: 15_000 };
/** A server that has said nothing by then, or only drips its headers, is given up long before a slow page is. */
const PAGE_HEAD_MS = 15_000;
const ROBOTS_DEADLINE_MS = 10_000;
const DEFAULT_MAXIMUM_BYTES = 5 * 1024 * 1024;
const MAXIMUM_REDIRECTS = 5;
/** A pause this short is waited for at once; a longer one is the caller's to plan. */
const RETRY_PAUSE_MS = 5000;

export function createGuardedFetch(parts: FetchParts): GuardedFetch {
  const robots = createRobotsGate({
    clock: parts.clock,
    userAgent: parts.userAgent,
    slow: (host, milliseconds) => parts.politeness.slow(host, milliseconds),
    read: (url, project) =>
      follow(
        parts,
        undefined,
        {
          url,
          purpose: 'page',
          deadlineMs: ROBOTS_DEADLINE_MS,
          // One byte more, so that the parser knows when the file was cut.
          maxBytes: ROBOTS_BYTES_PARSED + 1,
          headers: { accept: 'text/plain,*/*;q=0.5' },
          ...(project === undefined ? {} : { project }),
        },
        // Rules are text under whatever type a server sends them (RFC 9309, 2.3).
        { anyContent: true },
      ),
  });

  const readLink = createLinkReader();

  return async (request) => {
    try {
      const response =
        request.purpose === 'webhook'
          ? await post(parts, readLink, request)
          : await follow(parts, parts.ignoreRobots ? undefined : robots, request);
      parts.metrics.count('fetch_total', { outcome: response.status < 400 ? 'ok' : 'http_error' });
      return response;
    } catch (error) {
      const fault = toFault(error);
      record(parts, request, fault);
      throw fault;
    }
  };
}

function record(parts: FetchParts, request: OutboundRequest, fault: Fault): void {
  parts.metrics.count('fetch_total', { outcome: fault.code });
  const checked = checkUrl(request.url);
  const host = 'url' in checked ? hostOf(checked.url) : undefined;
  if (fault.code === 'address_refused') {
    const reason = String(fault.extra.reason);
    parts.metrics.count('fetch_blocked_total', { reason });
    parts.log.warn('outbound address refused', { host, code: fault.code, detail: reason });
  } else if (fault.code === 'robots_disallowed') {
    parts.metrics.count('fetch_blocked_total', { reason: 'robots' });
  } else if (fault.code !== 'canceled') {
    parts.log.warn('outbound request failed', { host, code: fault.code, detail: fault.detail });
  }
}

/** A webhook goes to one address and is not repeated here: its receiver must answer where it was told to. */
async function post(parts: FetchParts, readLink: LinkReader, request: OutboundRequest): Promise<OutboundResponse> {
  const started = performance.now();
  const link = readLink(request.url);
  if ('reason' in link) throw refused(link.reason, hostIn(request.url));
  admitHost(parts.policy, link, request);
  const { method = 'GET', body, signal, project, connectionOwner: owner, deadlineMs = DEADLINES_MS.webhook } = request;
  const headers = webhookHeaders(parts.userAgent, request.headers);
  const receipt = await exchangeReceipt(parts.transport.kept, {
    link,
    method,
    headers,
    body,
    owner,
    project,
    deadlineMs,
    signal,
  });
  const { status, raw, body: answer, truncated } = receipt;
  return {
    url: link.href,
    status,
    // Hardly ever asked for.
    get headers() {
      return incomingHeaders(raw);
    },
    body: answer,
    truncated,
    elapsedMs: Math.round(performance.now() - started),
  };
}

/** Walks the redirects; time spent waiting for a turn does not count against the deadline. */
async function follow(
  parts: FetchParts,
  robots: RobotsGate | undefined,
  request: OutboundRequest,
  reading: { anyContent: boolean } = { anyContent: false },
): Promise<OutboundResponse> {
  const budget = createBudget(request.deadlineMs ?? DEADLINES_MS[request.purpose]);
  const visited = new Set<string>();
  let url = admit(parts.policy, request.url, request);
  const first = url.origin;
  for (;;) {
    visited.add(addressOf(url));
    if (request.purpose === 'page') await robots?.pass(url, request.signal, request.project);
    const hop = { ...describeHop(parts, budget, request, url, first), ...reading };
    const result = await attempt(parts, budget, hop);
    if (result.location === undefined || !URL.canParse(result.location, url.href)) {
      const { status, headers, body, truncated } = result;
      return { url: url.href, status, headers, body, truncated, elapsedMs: budget.spentMs() };
    }
    if (visited.size > MAXIMUM_REDIRECTS) throw tooManyRedirects(`more than ${MAXIMUM_REDIRECTS}`);
    url = admit(parts.policy, new URL(result.location, url).href, request);
    // Without cookies the same address gives the same redirect again.
    if (visited.has(addressOf(url))) throw tooManyRedirects('loop');
  }
}

/** Every rule that needs no lookup; the connection checks the rest. */
function admit(policy: AddressPolicy, text: string, request: OutboundRequest): URL {
  const checked = checkUrl(text);
  if ('reason' in checked) throw refused(checked.reason, hostIn(text));
  const host = hostOf(checked.url);
  const literal = literalOf(host) !== undefined;
  admitHost(policy, { host, port: portOf(checked.url), literal }, request);
  return checked.url;
}

type Host = Pick<Link, 'host' | 'port' | 'literal'>;

function admitHost(policy: AddressPolicy, { host, port, literal }: Host, request: OutboundRequest): void {
  const reason =
    refuseDomain(host, request.allowDomains, request.denyDomains) ??
    (literal ? refuseAddress(host, port, policy) : undefined);
  if (reason) throw refused(reason, host);
}

function hostIn(text: string): string {
  return URL.canParse(text) ? new URL(text).hostname : '';
}

function addressOf(url: URL): string {
  return url.href.split('#', 1)[0]!;
}

type HopDescription = Omit<Hop, 'remainingMs'>;
type HopRequest = Omit<HopDescription, 'anyContent'>;

function describeHop(
  parts: FetchParts,
  budget: Budget,
  request: OutboundRequest,
  url: URL,
  firstOrigin: string,
): HopRequest {
  const method = request.method ?? 'GET';
  return {
    url,
    method,
    purpose: request.purpose,
    headers: outgoingHeaders(request.purpose, parts.userAgent, request.headers, url.origin === firstOrigin),
    body: request.body,
    maxBytes: request.maxBytes ?? DEFAULT_MAXIMUM_BYTES,
    deadlineMs: budget.deadlineMs,
    headMs: request.purpose === 'page' ? (parts.pageHeadMs ?? PAGE_HEAD_MS) : budget.deadlineMs,
    // A body is never sent to a second address.
    followRedirects: method === 'GET',
    signal: request.signal,
    project: request.project,
  };
}

/** A page gets one more chance after a reset or a short "come back later"; nothing else is repeated here. */
async function attempt(parts: FetchParts, budget: Budget, hop: HopDescription): Promise<HopResult> {
  const measured = () => budget.measure((remainingMs) => performHop(parts.transport, { ...hop, remainingMs }));
  if (hop.purpose !== 'page') return measured();
  try {
    const result = await politely(parts, hop, measured);
    const pause = pauseAsked(parts, hop.url, result);
    if (result.status !== 503 || pause === undefined || pause > RETRY_PAUSE_MS) return result;
  } catch (error) {
    if (!(error instanceof Fault) || !isReset(error)) throw error;
  }
  const second = await politely(parts, hop, measured);
  pauseAsked(parts, hop.url, second);
  return second;
}

async function politely(parts: FetchParts, hop: HopDescription, run: () => Promise<HopResult>): Promise<HopResult> {
  const leave = await parts.politeness.enter(hostOf(hop.url), isOwnLoopback(hop.url, parts.policy), hop.signal);
  try {
    return await run();
  } finally {
    leave();
  }
}

function pauseAsked(parts: FetchParts, url: URL, result: HopResult): number | undefined {
  if (result.status !== 503 && result.status !== 429) return undefined;
  const pause = parseRetryAfter(result.headers['retry-after'], parts.clock.now());
  if (pause !== undefined) parts.politeness.postpone(hostOf(url), pause);
  return pause;
}

interface Budget {
  deadlineMs: number;
  spentMs(): number;
  measure<T>(run: (remainingMs: number) => Promise<T>): Promise<T>;
}

function createBudget(deadlineMs: number): Budget {
  let spent = 0;
  return {
    deadlineMs,
    spentMs: () => Math.round(spent),
    async measure(run) {
      const start = performance.now();
      try {
        return await run(deadlineMs - spent);
      } finally {
        spent += performance.now() - start;
      }
    },
  };
}
