// Imports saved pages into the corpus: files and folders as an operator names them, or a folder with a manifest of addresses.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type CorpusDocument, type CorpusProblem, corpusFiles } from '../extract/reading/corpus-files.ts';
import { readPdf } from '../extract/reading/pdf/read-pdf.ts';
import { readDocument } from '../extract/reading/read-document.ts';
import type { CorpusPage, CorpusStore } from '../ports/store.ts';

interface ManifestEntry {
  file: string;
  url: string;
  published_date: string | null;
  content_type: string;
}

export interface ImportResult {
  collection: string;
  pages: number;
  unchanged: boolean;
  problems: CorpusProblem[];
}

const PAGES_AT_ONCE = 50;

/** The address of a collection is the path's own name with a digest, so that two folders called `pages` stay apart. */
export function collectionName(path: string): string {
  const whole = resolve(path);
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

async function* manifestPages(folder: string): AsyncGenerator<CorpusDocument> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { pages: ManifestEntry[] };
  for (const entry of manifest.pages) {
    yield {
      url: entry.url,
      title: null,
      contentType: entry.content_type,
      body: await readFile(join(folder, entry.file)),
      publishedDate: entry.published_date,
    };
  }
}

async function textOf(document: CorpusDocument): Promise<CorpusPage> {
  const raw = { url: document.url, status: 200, contentType: document.contentType, body: document.body };
  const page = /pdf/i.test(document.contentType) ? await readPdf(raw) : readDocument(raw);
  return {
    url: document.url,
    title: document.title ?? page.title,
    text: page.text,
    body: document.body,
    contentType: document.contentType,
    publishedDate: document.publishedDate ?? page.publishedDate,
  };
}

export async function importCorpus(
  corpus: CorpusStore,
  path: string,
  options: { collection?: string; force?: boolean; onPages?: (pages: number) => void } = {},
): Promise<ImportResult> {
  const collection = options.collection ?? collectionName(path);
  const problems: CorpusProblem[] = [];
  const digest = await digestOf(path);
  if (!options.force && (await corpus.fingerprint(collection)) === digest) {
    return { collection, pages: 0, unchanged: true, problems };
  }
  const documents = existsSync(join(path, 'manifest.json'))
    ? manifestPages(path)
    : corpusFiles([path], { onProblem: (problem) => problems.push(problem) });
  let pages = 0;
  let waiting: CorpusPage[] = [];
  const flush = async (): Promise<void> => {
    pages += await corpus.put(collection, waiting);
    waiting = [];
    options.onPages?.(pages);
  };
  for await (const document of documents) {
    waiting.push(await textOf(document));
    if (waiting.length >= PAGES_AT_ONCE) await flush();
  }
  if (waiting.length > 0) await flush();
  await corpus.setFingerprint(collection, digest);
  return { collection, pages, unchanged: false, problems };
}
