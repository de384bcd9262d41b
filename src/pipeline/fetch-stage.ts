// From a list of hits to sources with findings: gets each page from where it is cheapest, reads it, and writes one
// source row as it lands, so that sources can be listed while the job runs.
import { Fault } from '../domain/model/fault.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { sourceView } from '../domain/reporting/source-view.ts';
import { canonicalUrl } from '../domain/web/canonical-url.ts';
import { domainAllowed, hostOf } from '../domain/web/domain-rules.ts';
import type { PageReading, RawDocument } from '../ports/reader.ts';
import { inParallel } from './in-parallel.ts';
import { addOnce, addUsage, type Gathered, type JobContext } from './job-context.ts';
import { quotedFindings } from './quote-gate.ts';
import type { RankedHit } from './search-stage.ts';

/** Pages of one job under way at once. */
const PARALLEL_PAGES = 6;
const PAGE_CACHE_SECONDS = 24 * 60 * 60;
/** After this long no further page of a round is fetched; those under way have their own limits. */
const STAGE_MILLISECONDS = 300_000;
/** Larger pages are fetched again rather than kept twice. */
const PAGE_CACHE_MOST_BYTES = 1024 * 1024;
/** These refuse readers or forbid them; their text counts only when a provider carries it. */
const NEVER_FETCHED = ['linkedin.com', 'facebook.com', 'instagram.com'];

type Landed = { source: ReadSource } | { warning: string };

export async function fetchStage(
  context: JobContext,
  hits: readonly RankedHit[],
  known: readonly ReadSource[],
  gathered: Gathered,
): Promise<ReadSource[]> {
  const wanted = select(context, hits, known, gathered);
  let done = 0;
  const started = context.tools.clock.now().getTime();
  const landed = await inParallel(wanted, PARALLEL_PAGES, async (ranked): Promise<Landed> => {
    if (context.tools.clock.now().getTime() - started > STAGE_MILLISECONDS)
      return { warning: 'stage_time_reached:fetch' };
    const result = await land(context, ranked, gathered);
    if ('source' in result) {
      const kept = await context.tools.store.saveSource(
        context.job.id,
        context.fence,
        result.source,
        sourceView(result.source, { person: context.job.person }),
      );
      if (!kept) throw new Fault('lease_lost', 'Another worker took the job over.', { retry: 'stop' });
    }
    done += 1;
    await context.progress('fetch', done, wanted.length);
    return result;
  });
  const sources: ReadSource[] = [...known];
  const addresses = new Set(known.map((source) => source.url));
  for (const result of landed) {
    if ('warning' in result) addOnce(gathered.warnings, [result.warning]);
    else if (!addresses.has(result.source.url)) {
      addresses.add(result.source.url);
      sources.push(result.source);
    }
  }
  return sources;
}

/** The first hits with new addresses, as many as the job may still take. */
function select(
  context: JobContext,
  hits: readonly RankedHit[],
  known: readonly ReadSource[],
  gathered: Gathered,
): RankedHit[] {
  const seen = new Set(known.map((source) => source.url));
  const room = context.options.maxSources - known.length;
  const wanted: RankedHit[] = [];
  for (const ranked of hits) {
    const address = canonicalUrl(ranked.hit.url);
    if (address === null || seen.has(address)) continue;
    if (wanted.length >= room) {
      addOnce(gathered.warnings, ['max_sources_reached']);
      break;
    }
    seen.add(address);
    wanted.push({ ...ranked, hit: { ...ranked.hit, url: address } });
  }
  return wanted;
}

async function land(context: JobContext, ranked: RankedHit, gathered: Gathered): Promise<Landed> {
  const { hit, provider } = ranked;
  if (hit.record) return { source: fromRecord(context, ranked) };
  const started = context.tools.clock.now().getTime();
  try {
    const { document, cached } = await obtain(context, ranked);
    const host = hostOf(document.url) ?? '';
    if (!domainAllowed(host, context.options.allowDomains, context.options.denyDomains)) {
      return { warning: `address_refused:${host}` };
    }
    const reading = await context.tools.reader.read(document, context.signal);
    addUsage(gathered.usage, {
      step: 'fetch',
      provider,
      calls: 1,
      cached: cached ? 1 : 0,
      costUsd: 0,
      milliseconds: Math.max(0, context.tools.clock.now().getTime() - started),
    });
    return { source: fromReading(context, ranked, document, reading) };
  } catch (error) {
    if (context.signal.aborted) throw error;
    if (error instanceof Fault && error.code === 'store_unavailable') throw error;
    const code = error instanceof Fault ? error.code : 'fetch_failed';
    const host = hostOf(hit.url) ?? 'unknown';
    if (code === 'address_refused' || code === 'robots_disallowed') return { warning: `${code}:${host}` };
    return { warning: `page_unreachable:${host}` };
  }
}

/**
 * Cheapest first: a whole document that the provider carried, the operator's imported copy, the provider's bare text (which
 * has lost headings, tables and records that an imported copy still has), yesterday's copy, the network.
 */
async function obtain(
  context: JobContext,
  { hit, provider }: RankedHit,
): Promise<{ document: RawDocument; cached: boolean }> {
  const { tools } = context;
  if (hit.content?.type === 'html') return { document: carried(hit.url, hit.content), cached: false };
  const imported = provider === 'corpus' && hit.content ? null : await tools.corpus.get(hit.url);
  if (imported && (!hit.content || /html/i.test(imported.contentType))) {
    return {
      document: { url: imported.url, status: 200, contentType: imported.contentType, body: imported.body },
      cached: false,
    };
  }
  if (hit.content) return { document: carried(hit.url, hit.content), cached: false };
  const host = hostOf(hit.url) ?? '';
  if (NEVER_FETCHED.some((domain) => host === domain || host.endsWith(`.${domain}`))) {
    throw new Fault('robots_disallowed', 'This site does not allow readers.');
  }
  const key = tools.ids.derive('src', 'page', hit.url);
  const kept = await tools.answers.get(key, tools.clock.now());
  if (kept) return { document: thaw(kept.value as FrozenDocument), cached: true };
  const response = await tools.fetch({
    url: hit.url,
    purpose: 'page',
    allowDomains: context.options.allowDomains,
    denyDomains: context.options.denyDomains,
    signal: context.signal,
  });
  const document: RawDocument = {
    url: response.url,
    status: response.status,
    contentType: response.headers['content-type'] ?? '',
    body: response.body,
    headers: response.headers,
  };
  if (response.status === 200 && response.body.byteLength <= PAGE_CACHE_MOST_BYTES) {
    const until = new Date(tools.clock.now().getTime() + PAGE_CACHE_SECONDS * 1000);
    await tools.answers.put(key, freeze(document), until, context.job.id);
  }
  return { document, cached: false };
}

function carried(url: string, { type, body }: { type: 'html' | 'text'; body: string }): RawDocument {
  const contentType = type === 'html' ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
  return { url, status: 200, contentType, body: new TextEncoder().encode(body) };
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

function fromReading(
  context: JobContext,
  { hit, provider }: RankedHit,
  document: RawDocument,
  reading: PageReading,
): ReadSource {
  const { page } = reading;
  const url = canonicalUrl(page.url) ?? canonicalUrl(document.url) ?? hit.url;
  return {
    sourceId: context.tools.ids.derive('src', url),
    url,
    domain: hostOf(url) ?? '',
    provider,
    retrievedAt: context.tools.clock.now().toISOString(),
    title: page.title ?? hit.title,
    publishedDate: page.publishedDate ?? hit.publishedDate,
    siteName: page.siteName,
    language: page.language,
    text: page.text,
    links: page.links,
    people: reading.people,
    findings: page.notEvidence === null ? quotedFindings(page.text, reading.findings) : [],
    notEvidence: page.notEvidence,
    asserter: null,
  };
}

function fromRecord(context: JobContext, { hit, provider }: RankedHit): ReadSource {
  const record = hit.record!;
  const url = canonicalUrl(record.url) ?? record.url;
  return {
    sourceId: context.tools.ids.derive('src', url),
    url,
    domain: hostOf(url) ?? '',
    provider,
    retrievedAt: context.tools.clock.now().toISOString(),
    title: record.title,
    publishedDate: record.publishedDate,
    siteName: null,
    language: null,
    text: record.text,
    links: record.links.map((link) => ({ ...link, rel: '', block: 0 })),
    people: record.people,
    findings: quotedFindings(record.text, record.findings),
    notEvidence: null,
    asserter: record.asserter,
  };
}
