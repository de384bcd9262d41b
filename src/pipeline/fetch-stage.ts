// From a list of hits to sources with findings: reads page by page and writes one source row after another, in the order of
// the hits, so that sources can be listed while the job runs and the same pages always give the same list.
import { Fault } from '../domain/model/fault.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { bearsName } from '../domain/names/bears-name.ts';
import { sourceView } from '../domain/reporting/source-view.ts';
import { canonicalUrl } from '../domain/web/canonical-url.ts';
import { domainAllowed, hostOf } from '../domain/web/domain-rules.ts';
import { inParallel } from './in-parallel.ts';
import { addOnce, addUsage, type Gathered, type JobContext } from './job-context.ts';
import { doubleKey, hitKey, sourceKey, sourceOfPage, sourceOfRecord } from './make-source.ts';
import { obtainPage, type Patience, wasNotShown } from './obtain-page.ts';
import type { RankedHit } from './search-stage.ts';

/** Pages of one job under way at once. */
const PARALLEL_PAGES = 6;
/** After this long no further page of a round is fetched; those under way have their own limits. */
const STAGE_MILLISECONDS = 300_000;
/** After this long, pages whose text a search carried are read from that text. */
const PATIENCE_MILLISECONDS = 90_000;
/** Pages that fail make room for the next ones, but a list of dead addresses must end: so many tries a source. */
const TRIES_PER_SOURCE = 3;

/** A page without the person's name is neither a source nor worth a warning. */
type Landed = { source: ReadSource; warning?: string } | { warning?: string; gone?: string };

export interface Fetched {
  sources: ReadSource[];
  /** Hits for which there was no place yet. */
  waiting: RankedHit[];
}

export async function fetchStage(
  context: JobContext,
  hits: readonly RankedHit[],
  known: readonly ReadSource[],
  gathered: Gathered,
  /** Sources after which the stage stops. */
  room: number,
): Promise<Fetched> {
  const { options } = context;
  const shelf = new Shelf(context, known);
  const queue = candidates(hits, known);
  const started = context.tools.clock.now().getTime();
  const spent = (): number => context.tools.clock.now().getTime() - started;
  const patience: Patience = {
    silent: new Set(),
    reservations: new Map(),
    isShort: () => spent() > PATIENCE_MILLISECONDS,
  };
  let next = 0;
  let tries = room * TRIES_PER_SOURCE;
  while (next < queue.length && tries > 0 && shelf.sources.length < room) {
    const batch = queue.slice(next, next + Math.min(tries, room - shelf.sources.length));
    const total = next + batch.length;
    let done = next;
    next = total;
    tries -= batch.length;
    await inParallel(batch, PARALLEL_PAGES, async (ranked, index) => {
      const landed =
        spent() > STAGE_MILLISECONDS
          ? { warning: 'stage_time_reached:fetch' }
          : await land(context, ranked, gathered, patience).catch((error: unknown) => shelf.fail(error));
      await shelf.put(index, landed, gathered);
      done += 1;
      await context.progress('fetch', done, total);
    });
    shelf.nextBatch();
  }
  if (next < queue.length && shelf.sources.length >= options.maxSources) {
    addOnce(gathered.warnings, ['max_sources_reached']);
  }
  return { sources: shelf.sources, waiting: queue.slice(next) };
}

/**
 * Hits with new addresses, each once and in order. What one hit carries of a page serves all: a person's own profile, given as
 * an address, is often readable only through a search that has its text. A page that was met before but not shown is tried again
 * when a hit carries a copy of it.
 */
function candidates(hits: readonly RankedHit[], known: readonly ReadSource[]): RankedHit[] {
  const met = new Map(known.map((source) => [sourceKey(source), wasNotShown(source.notEvidence)]));
  const wanted = new Map<string, RankedHit>();
  for (const ranked of hits) {
    const { hit } = ranked;
    const key = hitKey(hit);
    const address = hit.record ? hit.url : canonicalUrl(hit.url);
    if (key === null || address === null) continue;
    const notShown = met.get(key);
    if (notShown !== undefined && !(notShown && hit.content)) continue;
    const first = wanted.get(key);
    if (first === undefined) wanted.set(key, { ...ranked, hit: { ...hit, url: address } });
    else if (hit.content && !first.hit.content) {
      const title = first.hit.title ?? hit.title;
      const publishedDate = first.hit.publishedDate ?? hit.publishedDate;
      wanted.set(key, { ...first, hit: { ...first.hit, title, publishedDate, content: hit.content } });
    }
  }
  return [...wanted.values()];
}

/** Takes results as they land and shelves them in the order of the hits: row by row in the store, and in memory. */
class Shelf {
  readonly sources: ReadSource[];
  readonly #context: JobContext;
  readonly #places: Map<string, number>;
  readonly #texts: Set<string>;
  #waiting = new Map<number, Landed>();
  #next = 0;
  #writing: Promise<void> = Promise.resolve();
  #failed = false;

  constructor(context: JobContext, known: readonly ReadSource[]) {
    this.#context = context;
    this.sources = [...known];
    this.#places = new Map(known.map((source, place) => [sourceKey(source), place]));
    this.#texts = new Set(known.filter(isPage).map(doubleKey));
  }

  /** Nothing is written any more once a page ended the job. */
  fail(error: unknown): never {
    this.#failed = true;
    throw error;
  }

  nextBatch(): void {
    this.#next = 0;
    this.#waiting = new Map();
  }

  put(index: number, landed: Landed, gathered: Gathered): Promise<void> {
    this.#waiting.set(index, landed);
    this.#writing = this.#writing.then(() => this.#writeReady(gathered));
    return this.#writing;
  }

  async #writeReady(gathered: Gathered): Promise<void> {
    for (let landed = this.#waiting.get(this.#next); landed && !this.#failed; landed = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next);
      this.#next += 1;
      if (landed.warning !== undefined) addOnce(gathered.warnings, [landed.warning]);
      if ('source' in landed) await this.#write(landed.source);
      else if (landed.gone) addOnce((gathered.gone ??= []), [landed.gone]);
    }
  }

  /**
   * The page itself names another one that is here already, or one that a page of the same words names too. Only the page that
   * says so is left out: none can push another one aside.
   */
  #isDouble(key: string, source: ReadSource): boolean {
    const named = source.namedKey ?? key;
    return (named !== key && this.#places.has(named)) || this.#texts.has(doubleKey(source));
  }

  async #write(source: ReadSource): Promise<void> {
    const { tools, job, fence } = this.#context;
    const key = sourceKey(source);
    const place = this.#places.get(key);
    const older = place === undefined ? undefined : this.sources[place];
    if (older && (!wasNotShown(older.notEvidence) || source.notEvidence !== null)) return;
    if (!older && isPage(source)) {
      if (this.#isDouble(key, source)) return;
      this.#texts.add(doubleKey(source));
    }
    // The better copy takes the row of the one that could not be read.
    const kept = older ? { ...source, url: older.url, sourceId: older.sourceId } : source;
    const view = sourceView(kept, { person: job.person, trust: tools.trust });
    if (!(await tools.store.saveSource(job.id, fence, kept, view))) {
      throw new Fault('lease_lost', 'Another worker took the job over.', { retry: 'stop' });
    }
    if (place !== undefined) this.sources[place] = kept;
    else {
      this.#places.set(key, this.sources.length);
      this.sources.push(kept);
    }
  }
}

/** A page without the person's name takes no place; one that was not shown cannot tell. */
function bearsTheName(source: ReadSource, names: readonly string[]): boolean {
  if (names.length === 0 || wasNotShown(source.notEvidence)) return true;
  return bearsName(`${source.title ?? ''}\n${source.text}`, names);
}

/** Records of registers share texts and addresses by design. */
function isPage(source: ReadSource): boolean {
  return source.asserter === null && source.notEvidence === null;
}

async function land(context: JobContext, ranked: RankedHit, gathered: Gathered, patience: Patience): Promise<Landed> {
  const { hit, provider } = ranked;
  if (hit.record) return { source: sourceOfRecord(context, ranked) };
  const started = context.tools.clock.now().getTime();
  const count = (cached: boolean): void =>
    addUsage(gathered.usage, {
      step: 'fetch',
      provider,
      calls: 1,
      cached: cached ? 1 : 0,
      costUsd: 0,
      milliseconds: Math.max(0, context.tools.clock.now().getTime() - started),
    });
  try {
    const obtained = await obtainPage(context, hit, patience);
    count(obtained.cached);
    const host = hostOf(obtained.document.url) ?? '';
    if (!domainAllowed(host, context.options.allowDomains, context.options.denyDomains)) {
      return { warning: `address_refused:${host}` };
    }
    const { source, capped } = sourceOfPage(context, ranked, obtained);
    if (!bearsTheName(source, ranked.names)) return {};
    return capped ? { source, warning: `findings_capped:${source.domain}` } : { source };
  } catch (error) {
    if (context.signal.aborted) throw error;
    if (error instanceof Fault && error.code === 'store_unavailable') throw error;
    count(false);
    const code = error instanceof Fault ? error.code : 'fetch_failed';
    const host = hostOf(hit.url) ?? 'unknown';
    if (code === 'address_refused' || code === 'robots_disallowed') return { warning: `${code}:${host}` };
    return { warning: `page_unreachable:${host}`, gone: hit.url };
  }
}
