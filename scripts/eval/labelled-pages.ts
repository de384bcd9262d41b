// Labelled pages through the product's own reader, and the halves by which cases are split for tuning and checking.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadSource } from '../../src/domain/model/source.ts';
import { extractFindings } from '../../src/extract/facts/extract-findings.ts';
import { readDocument } from '../../src/extract/reading/read-document.ts';

export interface LabelledPage {
  url: string;
  title?: string | null;
  html?: string;
  text?: string;
  published_date?: string | null;
}

/** One page as a job would have read it. A text page keeps its title, which a file of text cannot carry itself. */
export function readLabelledPage(page: LabelledPage, index: number): ReadSource {
  const html = page.html !== undefined;
  const read = readDocument({
    url: page.url,
    status: 200,
    contentType: html ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    body: new TextEncoder().encode(page.html ?? page.text ?? ''),
  });
  const titled = { ...read, title: read.title ?? page.title ?? null };
  if (!html && page.title) titled.title = page.title;
  const reading = extractFindings(titled);
  return {
    sourceId: `src_${index}`,
    url: page.url,
    domain: hostOf(page.url),
    provider: 'corpus',
    retrievedAt: '2026-01-01T00:00:00.000Z',
    title: titled.title,
    publishedDate: page.published_date ?? titled.publishedDate,
    siteName: titled.siteName,
    language: titled.language,
    text: titled.text,
    links: titled.links,
    people: reading.people,
    findings: reading.findings,
    notEvidence: titled.notEvidence,
    asserter: null,
  };
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '') || url;
  } catch {
    return url;
  }
}

export function filesOf(folder: string, prefix: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.jsonl'))
    .sort()
    .map((name) => join(folder, name));
}

export function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

/** FNV-1a: a stable split that does not depend on the order of the file. */
export function halfOf(id: string): 'even' | 'odd' {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return ((hash >>> 8) & 1) === 0 ? 'even' : 'odd';
}

export interface Share {
  cases: number;
  right: number;
}

export function share(part: Share | undefined): number {
  return part && part.cases > 0 ? part.right / part.cases : Number.NaN;
}

export function add(table: Record<string, Share>, key: string, right: boolean): void {
  table[key] ??= { cases: 0, right: 0 };
  const entry = table[key]!;
  entry.cases += 1;
  if (right) entry.right += 1;
}

export function percent(value: number): string {
  return Number.isNaN(value) ? '-' : value.toFixed(3);
}
