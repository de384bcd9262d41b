// One request of a page or an api call and its answer, without redirects: the deadline, the abort signal and the size
// limits live here.
import type { Readable } from 'node:stream';
import { request as send } from 'undici';
import type { OutboundRequest } from '../ports/fetch.ts';
import { sniffContent } from './content-sniffing.ts';
import { type ReadPlan, readBody } from './decoded-body.ts';
import { canceled, timedOut, toFault, tooLarge } from './fetch-faults.ts';
import { incomingHeaders } from './request-headers.ts';
import type { Transport } from './transport.ts';

export interface Hop {
  url: URL;
  purpose: OutboundRequest['purpose'];
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  maxBytes: number;
  /** What is left of the deadline. */
  remainingMs: number;
  /** The deadline as the caller gave it, for the message. */
  deadlineMs: number;
  /** By when the head of the answer must be there: who has not begun by then is not worth the rest of the deadline. */
  headMs: number;
  followRedirects: boolean;
  /** The body is read whatever it is or says it is; otherwise a page's pictures and archives are left at their first bytes. */
  anyContent: boolean;
  signal: AbortSignal | undefined;
  /** On whose behalf names are looked up. */
  project: string | undefined;
}

export interface HopResult {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  truncated: boolean;
  /** Where a redirect that may be followed leads. */
  location: string | undefined;
}

/** "Early hints" and their kind before the answer; more than this is a flood. */
export const INFORMATIONAL_ANSWERS = 16;
/** These never have a body, whatever the server sends after them. */
export const EMPTY = new Set([204, 205, 304]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export async function performHop(transport: Transport, hop: Hop): Promise<HopResult> {
  if (hop.signal?.aborted) throw canceled();
  if (hop.remainingMs <= 0) throw timedOut(hop.deadlineMs);
  const limit = new AbortController();
  const from = performance.now();
  const isLate = hop.headMs < hop.remainingMs;
  let timer = setTimeout(() => limit.abort(), Math.min(hop.headMs, hop.remainingMs));
  let isHeadThere = false;
  const signal = hop.signal ? AbortSignal.any([hop.signal, limit.signal]) : limit.signal;
  let done = () => {};
  let informational = 0;
  try {
    const opened = transport.open(hop.url, hop.purpose, hop.project);
    done = opened.done;
    const answer = await beforeAbort(
      send(hop.url, {
        dispatcher: opened.dispatcher,
        method: hop.method,
        headers: hop.headers,
        body: hop.body ?? null,
        signal,
        onInfo: () => {
          informational += 1;
          if (informational > INFORMATIONAL_ANSWERS) limit.abort();
        },
      }),
      signal,
    );
    isHeadThere = true;
    clearTimeout(timer);
    timer = setTimeout(() => limit.abort(), Math.max(0, hop.remainingMs - (performance.now() - from)));
    return await readAnswer(hop, answer, signal);
  } catch (error) {
    if (hop.signal?.aborted) throw canceled();
    if (informational > INFORMATIONAL_ANSWERS) throw tooLarge('informational answers');
    if (limit.signal.aborted) throw timedOut(isLate && !isHeadThere ? hop.headMs : hop.deadlineMs);
    throw toFault(error);
  } finally {
    clearTimeout(timer);
    done();
  }
}

interface Answer {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
}

async function readAnswer(hop: Hop, answer: Answer, signal: AbortSignal): Promise<HopResult> {
  const headers = incomingHeaders(answer.headers);
  const { statusCode: status, body: stream } = answer;
  stream.on('error', () => {});
  try {
    const location = hop.followRedirects && REDIRECTS.has(status) ? headers.location : undefined;
    if (location !== undefined || EMPTY.has(status))
      return { status, headers, location, body: new Uint8Array(), truncated: false };
    const read = await beforeAbort(readBody(stream, planFor(hop, headers)), signal);
    return { status, headers, location: undefined, ...read };
  } finally {
    stream.destroy();
  }
}

function planFor(hop: Hop, headers: Record<string, string>): ReadPlan {
  const plan: ReadPlan = {
    contentEncoding: headers['content-encoding'] ?? '',
    maxBytes: hop.maxBytes,
    whenLonger: hop.purpose === 'page' ? 'cut' : 'refuse',
  };
  if (hop.purpose !== 'page' || hop.anyContent) return plan;
  return { ...plan, wanted: (head) => sniffContent(head, headers['content-type']) !== 'other' };
}

/** The client does not notice an abort while it still connects, so the wait itself ends. */
async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('aborted'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop!);
  }
}
