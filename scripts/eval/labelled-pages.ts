// Labelled pages through the product's own reader, and the halves by which cases are split for tuning and checking.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Claim } from '../../src/domain/model/claim.ts';
import type { Page } from '../../src/domain/model/page.ts';
import type { Person } from '../../src/domain/model/person.ts';
import type { ReadSource } from '../../src/domain/model/source.ts';
import type { TrustData } from '../../src/domain/trust/trust-facts.ts';
import { type PageFacts, readPage } from '../../src/extract/read-page.ts';
import { pageOfPdf } from '../../src/extract/reading/pdf/read-pdf.ts';
import { readDocument } from '../../src/extract/reading/read-document.ts';
import { openOrganisations } from '../../src/main/organisation-data.ts';
import { trustData } from '../../src/main/trust-data.ts';

/** Inline, or a file of the data folder named by `page`. */
export interface LabelledPage {
  url: string;
  title?: string | null;
  html?: string;
  text?: string;
  page?: string;
  content_type?: string;
  published_date?: string | null;
}

/** A fact of a page as labelled (`extraction*.jsonl`). */
export interface LabelledFact {
  type: 'education' | 'employment';
  org?: string;
  org_mentions?: string[];
  degree?: string;
  field?: string;
  title?: string;
  start_year?: number;
  end_year?: number;
  current?: boolean;
  status?: string;
  /** The site itself is the employer or school. */
  implied?: boolean;
}

const PDF_CHILD = fileURLToPath(new URL('../../src/extract/reading/pdf/pdf-child.ts', import.meta.url));
const pdfOutputs = new Map<string, Uint8Array>();

/** The parser's output for one file; a file is parsed once in a run. */
function pdfOutputOf(file: string): Uint8Array {
  let output = pdfOutputs.get(file);
  if (output === undefined) {
    const child = spawnSync(process.execPath, ['--no-warnings', PDF_CHILD], {
      input: readFileSync(file),
      maxBuffer: 64 * 1024 * 1024,
    });
    output = child.stdout;
    pdfOutputs.set(file, output);
  }
  return output;
}

/** The page as the reader gives it. A text page keeps its title, which a file of text cannot carry itself. */
export function pageOf(page: LabelledPage, dataDir: string): Page {
  const file = page.page === undefined ? null : join(dataDir, page.page);
  const document = { url: page.url, status: 200, contentType: contentTypeOf(page), body: new Uint8Array() };
  if (file !== null && page.content_type === 'application/pdf') return pageOfPdf(document, pdfOutputOf(file));
  const body = file === null ? new TextEncoder().encode(page.html ?? page.text ?? '') : readFileSync(file);
  const read = readDocument({ ...document, body });
  const ownTitle = page.html === undefined && page.text !== undefined ? page.title : null;
  return { ...read, title: ownTitle ?? read.title ?? page.title ?? null };
}

function contentTypeOf(page: LabelledPage): string {
  if (page.content_type !== undefined) {
    return page.content_type === 'application/pdf' ? page.content_type : `${page.content_type}; charset=utf-8`;
  }
  return page.text === undefined ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
}

/** One page as a job would have read it. */
export function readLabelledPage(
  labelled: LabelledPage,
  index: number,
  dataDir: string,
  asked: { person: Person; claims: readonly Claim[]; withParts?: boolean },
): ReadSource {
  const page = pageOf(labelled, dataDir);
  return sourceOf(labelled, index, page, readPage(page, asked, SHIPPED_TRUST.organisations));
}

/** A page with what was read from it. */
export function sourceOf(labelled: LabelledPage, index: number, page: Page, reading: PageFacts): ReadSource {
  return {
    sourceId: `src_${index}`,
    url: labelled.url,
    domain: hostOf(labelled.url),
    provider: 'corpus',
    retrievedAt: '2026-01-01T00:00:00.000Z',
    title: page.title,
    publishedDate: labelled.published_date ?? page.publishedDate,
    siteName: page.siteName,
    language: page.language,
    text: page.text,
    links: page.links,
    people: reading.people,
    findings: reading.findings,
    notEvidence: page.notEvidence,
    asserter: null,
    ...(reading.parts === undefined || page.notEvidence !== null ? {} : { parts: reading.parts }),
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

/** What the service knows of sites on the open web. */
export const SHIPPED_TRUST: TrustData = trustData(openOrganisations().index, []);
