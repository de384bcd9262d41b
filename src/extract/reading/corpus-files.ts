// Walks files and folders of saved pages and gives their documents one by one: JSONL, html, text, markdown, pdf, WARC.
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { decodeBody } from './charset.ts';
import { plainDate } from './html/page-dates.ts';
import { LIMITS } from './limits.ts';
import { readWarc } from './warc.ts';

export interface CorpusDocument {
  url: string;
  title: string | null;
  contentType: string;
  body: Uint8Array;
  publishedDate: string | null;
}

/** A file or line that could not be used, told to the caller as it is met. */
/** Where files are that name no address: one site, and nobody's. */
export const NO_ADDRESS = 'https://corpus.example/';

export interface CorpusProblem {
  file: string;
  line?: number;
  problem: 'unreadable' | 'not_json' | 'no_content' | 'too_large' | 'unknown_kind' | 'no_text';
}

export interface CorpusOptions {
  onProblem?: (problem: CorpusProblem) => void;
}

const MAX_FILE = 32 * 1024 * 1024;
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html'],
  ['.htm', 'text/html'],
  ['.xhtml', 'application/xhtml+xml'],
  ['.txt', 'text/plain'],
  ['.text', 'text/plain'],
  ['.md', 'text/markdown'],
  ['.markdown', 'text/markdown'],
  ['.pdf', 'application/pdf'],
]);

/** Files in name order, so that the same folder always gives the same order. Links out of the folder are not followed. */
export async function* corpusFiles(
  paths: readonly string[],
  options: CorpusOptions = {},
): AsyncGenerator<CorpusDocument> {
  const tell = options.onProblem ?? (() => {});
  for (const path of paths) {
    const info = await stat(path).catch(() => null);
    if (info === null) tell({ file: path, problem: 'unreadable' });
    else if (info.isDirectory()) yield* folder(path, path, tell);
    else yield* file(path, basename(path), tell);
  }
}

async function* folder(
  root: string,
  path: string,
  tell: (problem: CorpusProblem) => void,
): AsyncGenerator<CorpusDocument> {
  const entries = await readdir(path, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* folder(root, inside, tell);
    else if (entry.isFile()) yield* file(inside, relative(root, inside).split(sep).join('/'), tell);
  }
}

async function* file(
  path: string,
  name: string,
  tell: (problem: CorpusProblem) => void,
): AsyncGenerator<CorpusDocument> {
  const lower = path.toLowerCase();
  try {
    if (lower.endsWith('.jsonl') || lower.endsWith('.ndjson')) yield* jsonLines(path, name, tell);
    else if (lower.endsWith('.warc') || lower.endsWith('.warc.gz')) yield* archive(path);
    else {
      const contentType = CONTENT_TYPES.get(extname(lower));
      if (contentType === undefined) tell({ file: path, problem: 'unknown_kind' });
      else yield* single(path, name, contentType, tell);
    }
  } catch {
    tell({ file: path, problem: 'unreadable' });
  }
}

async function* single(
  path: string,
  name: string,
  contentType: string,
  tell: (problem: CorpusProblem) => void,
): AsyncGenerator<CorpusDocument> {
  const { size } = await stat(path);
  if (size > MAX_FILE) {
    tell({ file: path, problem: 'too_large' });
    return;
  }
  const body = await readFile(path);
  const own = contentType.includes('html') ? ownAddress(body) : null;
  yield { url: own ?? addressOf(name), title: null, contentType, body, publishedDate: null };
}

async function* archive(path: string): AsyncGenerator<CorpusDocument> {
  for await (const response of readWarc(path)) {
    if (response.status !== 200 || response.body.length === 0) continue;
    const contentType = response.headers['content-type'] ?? '';
    if (contentType !== '' && !/html|text\/|pdf|xml/i.test(contentType)) continue;
    yield { url: response.url, title: null, contentType, body: response.body, publishedDate: null };
  }
}

async function* jsonLines(
  path: string,
  name: string,
  tell: (problem: CorpusProblem) => void,
): AsyncGenerator<CorpusDocument> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    if (line.length > MAX_FILE) {
      tell({ file: path, line: number, problem: 'too_large' });
      continue;
    }
    const row = parse(number === 1 ? line.replace(/^\ufeff/, '') : line);
    if (row === null) {
      tell({ file: path, line: number, problem: 'not_json' });
      continue;
    }
    const html = stringOf(row.html);
    const content = html ?? stringOf(row.text);
    if (content === null) {
      tell({ file: path, line: number, problem: 'no_content' });
      continue;
    }
    const declared = stringOf(row.content_type);
    const body = new TextEncoder().encode(content);
    yield {
      url: webAddress(stringOf(row.url)) ?? (html !== null ? ownAddress(body) : null) ?? addressOf(`${name}/${number}`),
      title: stringOf(row.title),
      // The text was decoded when the line was written; what the page says of its own bytes no longer holds.
      contentType: html !== null ? 'text/html; charset=utf-8' : `${declared ?? 'text/plain'}; charset=utf-8`,
      body,
      publishedDate: plainDate(stringOf(row.published_date) ?? '') ?? null,
    };
  }
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function stringOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function webAddress(value: string | null): string | null {
  if (value === null || value.length > 4000) return null;
  try {
    const url = new URL(value);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

const LINK_TAG = /<link\s[^<>]{1,2000}>/gi;
const META_TAG = /<meta\s[^<>]{1,2000}>/gi;

/** The address that a saved page gives as its own: canonical link first, then og:url. */
function ownAddress(body: Uint8Array): string | null {
  const head = decodeBody(body.subarray(0, Math.min(body.length, LIMITS.markup, 131_072)), '').text;
  for (const tag of head.match(LINK_TAG) ?? []) {
    if (/\brel\s*=\s*["']?canonical\b/i.test(tag)) {
      const found = webAddress(attributeOf(tag, 'href'));
      if (found !== null) return found;
    }
  }
  for (const tag of head.match(META_TAG) ?? []) {
    if (/\bproperty\s*=\s*["']?og:url\b/i.test(tag)) {
      const found = webAddress(attributeOf(tag, 'content'));
      if (found !== null) return found;
    }
  }
  return null;
}

function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\\s"'<>]{1,2000}))`, 'i').exec(
    tag,
  );
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? '').trim().replaceAll('&amp;', '&');
}

/** A stable address for a file that names none; no path of the machine is in it. */
function addressOf(name: string): string {
  return `${NO_ADDRESS}${name.split('/').map(encodeURIComponent).join('/')}`;
}
