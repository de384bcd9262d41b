// Imports saved pages into the corpus: files and folders as an operator names them, or a folder with a manifest of addresses.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { isFault } from '../domain/model/fault.ts';
import type { Page } from '../domain/model/page.ts';
import { type CorpusDocument, type CorpusProblem, corpusFiles, NO_ADDRESS } from '../extract/reading/corpus-files.ts';
import type { RawDocument } from '../ports/reader.ts';
import type { CorpusPage, CorpusStore } from '../ports/store.ts';
import { SAMPLE_COLLECTION, SAMPLE_WEB } from './sample-web.ts';

interface ManifestEntry {
  file: string;
  url: string;
  published_date: string | null;
  content_type: string;
}

export interface ImportResult {
  collection: string;
  /** Written now; pages that were there already with the same bytes are not read again. */
  pages: number;
  kept: number;
  /** Of all that were found, those without an address of their own: together they count as one site. */
  withoutAddress: number;
  unchanged: boolean;
  problems: CorpusProblem[];
  /** Null when pruning was not asked for, a number of pages taken out, or why none were. */
  pruned: number | 'no_pages' | 'unread_files' | null;
}

export interface ImportOptions {
  collection?: string;
  force?: boolean;
  /** Also takes out the pages of this collection that are no longer in the path. */
  prune?: boolean;
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  done: number;
  /** Null when it cannot be told beforehand, as with archives. */
  total: number | null;
}

const PAGES_AT_ONCE = 50;
/** A folder may hold as many unreadable files as pages; their names need not all be remembered. */
const MOST_PROBLEMS = 10_000;

/** The address of a collection is the path's own name with a digest, so that two folders called `pages` stay apart. */
export function collectionName(path: string): string {
  const whole = resolve(path);
  if (whole === SAMPLE_WEB) return SAMPLE_COLLECTION;
  return `${basename(whole)}-${createHash('sha256').update(whole).digest('hex').slice(0, 8)}`;
}

/** Names, sizes and times of change of all files below: cheap, and different whenever something was changed. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const info = await stat(path);
  if (info.isFile()) return hash.update(`${info.size} ${info.mtimeMs}`).digest('hex');
  const names = (await readdir(path, { recursive: true })).toSorted();
  for (const name of names) {
    const entry = await stat(join(path, name)).catch(() => null);
    if (entry?.isFile()) hash.update(`${name} ${entry.size} ${entry.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function* manifestPages(folder: string, tell: (problem: CorpusProblem) => void): AsyncGenerator<CorpusDocument> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { pages: ManifestEntry[] };
  for (const entry of manifest.pages) {
    const body = await readInside(folder, entry.file).catch(() => null);
    if (body === null) tell({ file: join(folder, entry.file), problem: 'unreadable' });
    else {
      const { url, content_type: contentType, published_date: publishedDate } = entry;
      yield { url, title: null, contentType, body, publishedDate };
    }
  }
}

/** Regular files inside the folder only: a manifest from elsewhere must not publish other files of this machine. */
async function readInside(folder: string, file: string): Promise<Buffer> {
  const [home, target] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
  if (!target.startsWith(`${home}${sep}`) || !(await stat(target)).isFile()) throw new Error('outside');
  return readFile(target);
}

/** How many pages a path holds, as far as that can be told without reading them; archives keep it to themselves. */
async function countPages(path: string): Promise<number | null> {
  const info = await stat(path);
  const names = info.isFile() ? [''] : await readdir(path, { recursive: true });
  let total = 0;
  for (const name of names) {
    const file = name === '' ? path : join(path, name);
    if (/\.warc(?:\.gz)?$/i.test(file)) return null;
    if (/\.(?:jsonl|ndjson)$/i.test(file)) total += await countLines(file);
    else if (/\.(?:x?html?|te?xt|md|markdown|pdf)$/i.test(file)) total += 1;
  }
  return total;
}

async function countLines(file: string): Promise<number> {
  let lines = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return lines;
}

/** The reader is loaded when there is something to read: most starts find the corpus as it was. */
async function readAny(raw: RawDocument): Promise<Page> {
  if (/pdf/i.test(raw.contentType)) return (await import('../extract/reading/pdf/read-pdf.ts')).readPdf(raw);
  return (await import('../extract/reading/read-document.ts')).readDocument(raw);
}

async function textOf(document: CorpusDocument): Promise<CorpusPage> {
  const raw = { url: document.url, status: 200, contentType: document.contentType, body: document.body };
  const page = await readAny(raw);
  return {
    url: document.url,
    title: document.title ?? page.title,
    text: page.text,
    body: document.body,
    contentType: document.contentType,
    publishedDate: document.publishedDate ?? page.publishedDate,
  };
}

/** A file without an address is known by its path below the folder that was named. */
function fileOf({ url }: CorpusDocument): string {
  return url.startsWith(NO_ADDRESS) ? decodeURIComponent(url.slice(NO_ADDRESS.length)) : url;
}

/** Reads and writes page by page of a batch; one that cannot be read or written is told and passed over. */
async function putBatch(
  corpus: CorpusStore,
  collection: string,
  documents: readonly CorpusDocument[],
  tell: (problem: CorpusProblem) => void,
): Promise<{ written: number; kept: number }> {
  const digests = documents.map(({ url, body }) => ({ url, digest: createHash('md5').update(body).digest('hex') }));
  const known = await corpus.unchanged(collection, digests);
  const pages: CorpusPage[] = [];
  for (const document of documents) {
    if (known.has(document.url)) continue;
    const page = await textOf(document).catch(() => null);
    if (page === null) tell({ file: fileOf(document), problem: 'unreadable' });
    else if (page.text.trim() === '') tell({ file: fileOf(document), problem: 'no_text' });
    else pages.push(page);
  }
  if (pages.length === 0) return { written: 0, kept: known.size };
  try {
    return { written: await corpus.put(collection, pages), kept: known.size };
  } catch (error) {
    if (isFault(error, 'store_unavailable')) throw error;
    let written = 0;
    for (const page of pages) {
      written += await corpus.put(collection, [page]).catch((fault: unknown) => {
        if (isFault(fault, 'store_unavailable')) throw fault;
        tell({ file: page.url, problem: 'unreadable' });
        return 0;
      });
    }
    return { written, kept: known.size };
  }
}

/** Begun again after a stop, it passes over what is there already; nothing but one batch of pages is held at a time. */
export async function importCorpus(
  corpus: CorpusStore,
  path: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const collection = options.collection ?? collectionName(path);
  const result: ImportResult = {
    collection,
    pages: 0,
    kept: 0,
    withoutAddress: 0,
    unchanged: false,
    problems: [],
    pruned: null,
  };
  const digest = await digestOf(path);
  // An import without pruning also leaves the digest of the folder as it is now.
  if (!options.force && !options.prune && (await corpus.fingerprint(collection)) === digest)
    return { ...result, unchanged: true };
  const tell = (problem: CorpusProblem): void => {
    if (result.problems.length < MOST_PROBLEMS) result.problems.push(problem);
  };
  let unread = 0;
  const tellFile = (problem: CorpusProblem): void => {
    // A file that is there and cannot be read may hold any page; one that is gone holds none.
    if (/^(?:unreadable|too_large)$/.test(problem.problem) && existsSync(problem.file)) unread += 1;
    tell(problem);
  };
  const listed = existsSync(join(path, 'manifest.json'));
  const documents = listed ? manifestPages(path, tellFile) : corpusFiles([path], { onProblem: tellFile });
  const addresses: string[] = [];
  const total = options.onProgress ? await countPages(path) : null;
  let waiting: CorpusDocument[] = [];
  const flush = async (): Promise<void> => {
    const { written, kept } = await putBatch(corpus, collection, waiting, tell);
    waiting = [];
    result.pages += written;
    result.kept += kept;
    options.onProgress?.({ done: result.pages + result.kept, total });
  };
  for await (const document of documents) {
    waiting.push(document);
    if (document.url.startsWith(NO_ADDRESS)) result.withoutAddress += 1;
    if (options.prune) addresses.push(document.url);
    if (waiting.length >= PAGES_AT_ONCE) await flush();
  }
  if (waiting.length > 0) await flush();
  if (options.prune) {
    // An empty folder is more often a disk that is not there than a wish to lose everything.
    if (addresses.length === 0) result.pruned = 'no_pages';
    else result.pruned = unread > 0 ? 'unread_files' : await corpus.prune(collection, addresses);
  }
  // The collection is known even when all its pages were there, or none could be read.
  await corpus.setFingerprint(collection, digest);
  return result;
}
