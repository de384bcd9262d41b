// Where the bytes of a page come from: a whole copy at hand, the page itself through the outbound client, or the text that the provider
// carried. The page itself is asked before such a text, because headings, tables and lists carry facts that a text has lost.
import { Fault } from '../domain/model/fault.ts';
import type { NotEvidenceReason } from '../domain/model/page.ts';
import type { Hit } from '../domain/model/query.ts';
import { hostOf, isWithin } from '../domain/web/domain-rules.ts';
import type { PageReading, RawDocument } from '../ports/reader.ts';
import type { JobContext } from './job-context.ts';
import { isReservedByFile, wishesOf } from './page-wishes.ts';

const PAGE_CACHE_SECONDS = 24 * 60 * 60;
/** A site without the file is not waited for. */
const RESERVATION_FILE_MILLISECONDS = 5_000;
const RESERVATION_FILE_BYTES = 256 * 1024;
/** Larger pages are fetched again rather than kept twice. */
const PAGE_CACHE_MOST_BYTES = 1024 * 1024;
/** These refuse readers or forbid them; their text counts only when a provider carries it. */
const NEVER_FETCHED = ['linkedin.com', 'facebook.com', 'instagram.com'];
/** A slow site is not waited for as long when its text is at hand. */
const PATIENCE_WITH_TEXT_MILLISECONDS = 8_000;
/** A page drawn by scripts comes as a shell: less than this share of the provider's text means that the text is the page. */
const LEAST_SHARE_OF_TEXT = 0.25;
/** We were not shown the page. Spam, residue and traps are judgements on the page itself, and no carried text changes them. */
const NOT_SHOWN: readonly NotEvidenceReason[] = [
  'login_wall',
  'consent_wall',
  'masked_text',
  'blocked',
  'parked_domain',
  'soft_404',
  'empty',
  'unreadable',
];

export interface Obtained {
  document: RawDocument;
  reading: PageReading;
  cached: boolean;
}

/** Whether the page was met but not read, so that another copy of it may still be worth reading. */
export function wasNotShown(reason: NotEvidenceReason | null): boolean {
  return reason !== null && NOT_SHOWN.includes(reason);
}

export interface Patience {
  /** Hosts that did not answer: a dead site with many results is waited for once. */
  silent: Set<string>;
  /** Files about mining by the site they are of, so that pages read side by side ask once. */
  reservations: Map<string, Promise<unknown>>;
  /** True when the stage has used up the time it may spend on pages whose text is at hand. */
  isShort(): boolean;
}

export async function obtainPage(context: JobContext, hit: Hit, patience: Patience): Promise<Obtained> {
  const whole = await wholeCopy(context, hit);
  if (whole) return read(context, whole, false);
  const carried = hit.content ? carriedDocument(hit) : null;
  const host = hostOf(hit.url) ?? '';
  if (NEVER_FETCHED.some((domain) => isWithin(host, domain))) {
    if (carried) return read(context, carried, false);
    throw new Fault('robots_disallowed', 'This site does not allow readers.');
  }
  if (carried && hit.content?.complete) return read(context, carried, false);
  if (carried === null) {
    const { document, cached } = await fetchPage(context, hit.url, patience);
    return read(context, document, cached);
  }
  return pageOrText(context, hit, carried, patience);
}

async function pageOrText(context: JobContext, hit: Hit, carried: RawDocument, patience: Patience): Promise<Obtained> {
  const { silent, isShort } = patience;
  const host = hostOf(hit.url) ?? '';
  if (silent.has(host) || (isShort() && isPublicName(host))) return read(context, carried, false);
  let fetched: Obtained;
  try {
    const { document, cached } = await fetchPage(context, hit.url, patience, PATIENCE_WITH_TEXT_MILLISECONDS);
    fetched = await read(context, document, cached);
  } catch (error) {
    // An address that may not be called is no source, whatever text somebody sends along with it.
    if (context.signal.aborted || !(error instanceof Fault) || error.code === 'address_refused') throw error;
    if (error.code === 'store_unavailable') throw error;
    if (error.code === 'fetch_failed' || error.code === 'fetch_timeout') silent.add(host);
    return read(context, carried, false);
  }
  const { page } = fetched.reading;
  const mayBeShell = page.notEvidence === null && page.text.length < carried.body.byteLength * LEAST_SHARE_OF_TEXT;
  if (!wasNotShown(page.notEvidence) && !mayBeShell) return fetched;
  const instead = await read(context, carried, false);
  if (instead.reading.page.notEvidence !== null) return fetched;
  // Addresses of links swell a markdown text; what counts is how much of it can be read.
  const isShell = page.text.length < instead.reading.page.text.length * LEAST_SHARE_OF_TEXT;
  return page.notEvidence === null && !isShell ? fetched : instead;
}

/** A name of the public web; what lies inside a network may only be judged by trying, and a text alone is not tried. */
function isPublicName(host: string): boolean {
  return /\.[a-z][a-z-]*[a-z]$/.test(host) && !/\.(?:local|localhost|internal|intranet|lan|home|corp|arpa)$/.test(host);
}

async function read(context: JobContext, document: RawDocument, cached: boolean): Promise<Obtained> {
  const { person, claims } = context.job;
  const asked = { person, claims, ...(context.tools.model ? { withParts: true } : {}) };
  return { document, reading: await context.tools.reader.read(document, context.signal, asked), cached };
}

/** Markup that the provider carried, or the operator's imported copy. */
async function wholeCopy({ tools }: JobContext, hit: Hit): Promise<RawDocument | null> {
  if (hit.content?.type === 'html') return carriedDocument(hit);
  const imported = await tools.corpus.get(hit.url);
  if (imported === null) return null;
  return { url: imported.url, status: 200, contentType: imported.contentType, body: imported.body };
}

async function fetchPage(
  context: JobContext,
  url: string,
  { reservations }: Pick<Patience, 'reservations'>,
  deadlineMs?: number,
): Promise<{ document: RawDocument; cached: boolean }> {
  const { tools, options, job, signal } = context;
  const key = tools.ids.derive('src', 'page', job.projectId, url);
  const kept = await tools.answers.get(key, tools.clock.now());
  if (kept) return { document: thaw(kept.value as FrozenDocument), cached: true };
  const response = await tools.fetch({
    url,
    purpose: 'page',
    allowDomains: options.allowDomains,
    denyDomains: options.denyDomains,
    project: job.projectId,
    signal,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });
  if (response.status >= 300 && response.status < 400) {
    throw new Fault('fetch_failed', 'The address redirects to nowhere.', { detail: String(response.status) });
  }
  const document: RawDocument = {
    url: response.url,
    status: response.status,
    contentType: response.headers['content-type'] ?? '',
    body: response.body,
    headers: response.headers,
  };
  const { mayBeKept, reserved } = wishesOf(document);
  if (reserved ?? (await isReservedBySite(context, document, reservations))) {
    throw new Fault('robots_disallowed', 'The site reserves the mining of its texts.', { detail: 'tdm-reservation' });
  }
  if (mayBeKept && response.status === 200 && response.body.byteLength <= PAGE_CACHE_MOST_BYTES) {
    const until = new Date(tools.clock.now().getTime() + PAGE_CACHE_SECONDS * 1000);
    await tools.answers.put(key, freeze(document), until, job.id);
  }
  return { document, cached: false };
}

/** The site's own file about mining, asked once a day; a site that has none, or does not answer, reserves nothing. */
async function isReservedBySite(
  context: JobContext,
  document: RawDocument,
  known: Patience['reservations'],
): Promise<boolean> {
  if (document.status !== 200 || !URL.canParse(document.url)) return false;
  const { origin } = new URL(document.url);
  const file = known.get(origin) ?? reservationsOf(context, origin);
  known.set(origin, file);
  return isReservedByFile(await file, document.url);
}

async function reservationsOf({ tools, job, signal }: JobContext, origin: string): Promise<unknown> {
  const key = tools.ids.derive('src', 'tdm', job.projectId, origin);
  const kept = await tools.answers.get(key, tools.clock.now());
  if (kept) return kept.value;
  const file = await reservationFile({ tools, job, signal }, origin);
  const until = new Date(tools.clock.now().getTime() + PAGE_CACHE_SECONDS * 1000);
  await tools.answers.put(key, file, until, job.id);
  return file;
}

async function reservationFile(
  { tools, job, signal }: Pick<JobContext, 'tools' | 'job' | 'signal'>,
  origin: string,
): Promise<unknown> {
  try {
    const { status, body } = await tools.fetch({
      url: `${origin}/.well-known/tdmrep.json`,
      purpose: 'page',
      headers: { accept: 'application/json' },
      maxBytes: RESERVATION_FILE_BYTES,
      deadlineMs: RESERVATION_FILE_MILLISECONDS,
      project: job.projectId,
      signal,
    });
    return status === 200 ? (JSON.parse(new TextDecoder().decode(body)) as unknown) : [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

const CONTENT_TYPES = { html: 'text/html', markdown: 'text/markdown', text: 'text/plain' } as const;

function carriedDocument(hit: Hit): RawDocument {
  const { type, body } = hit.content!;
  const contentType = `${CONTENT_TYPES[type]}; charset=utf-8`;
  return { url: hit.url, status: 200, contentType, body: new TextEncoder().encode(body) };
}

interface FrozenDocument {
  url: string;
  status: number;
  contentType: string;
  headers: Record<string, string>;
  base64: string;
}

function freeze(document: RawDocument): FrozenDocument {
  const { url, status, contentType, headers } = document;
  return { url, status, contentType, headers: headers ?? {}, base64: Buffer.from(document.body).toString('base64') };
}

function thaw(frozen: FrozenDocument): RawDocument {
  const { url, status, contentType, headers } = frozen;
  return { url, status, contentType, headers, body: Buffer.from(frozen.base64, 'base64') };
}
