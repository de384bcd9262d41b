// Runs alone in a process with a memory limit: pdf bytes on stdin, one JSON line on stdout for the document and one for
// every handful of text items. Lines leave as they are read, so a process that is ended or crashes loses only the rest.
import { fileURLToPath } from 'node:url';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { LIMITS } from '../limits.ts';
import type { PdfItem, PdfPiece } from './pdf-content.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type End = Extract<PdfPiece, { kind: 'end' }>['reason'];

/** Items and characters read so far, over all pages. */
const read = { items: 0, characters: 0 };

// The parser never leaves its loop while a page yields no text, so no timer fires there; but it asks the clock every
// hundred operators, and an error thrown at that moment ends the page with the text it has found.
const clock = Date.now;
let reading = false;
/** Milliseconds of processor that the start took: how slow that was says nothing of the document. */
let started = 0;
Date.now = () => {
  if (reading && outOfTime()) throw new Error('out of time');
  return clock();
};

function say(piece: PdfPiece): void {
  process.stdout.write(`${JSON.stringify(piece)}\n`);
}

async function main(): Promise<void> {
  await getResolvedPDFJS();
  started = processorTime();
  say({ kind: 'ready' });
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const document = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)), {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: 1,
    verbosity: 0,
    // Fonts of Chinese, Japanese and Korean text name one of these tables of codes instead of bringing their own.
    cMapUrl: fileURLToPath(new URL('./cmaps/', import.meta.resolve('pdfjs-dist/package.json'))),
    cMapPacked: true,
  });
  const { info } = (await document.getMetadata().catch(() => ({ info: {} }))) as { info: Record<string, unknown> };
  const entry = (name: string, length: number) => {
    const value = info[name];
    return typeof value === 'string' ? value.slice(0, length) : null;
  };
  say({
    kind: 'document',
    title: entry('Title', 300),
    created: entry('CreationDate', 40),
    modified: entry('ModDate', 40),
    totalPages: document.numPages,
  });
  const reason = await readPages(document);
  process.stdout.write(`${JSON.stringify({ kind: 'end', reason } satisfies PdfPiece)}\n`, () => process.exit(0));
}

async function readPages(document: Document): Promise<End> {
  const last = Math.min(document.numPages, LIMITS.pdfPages);
  let damaged = false;
  for (let number = 1; number <= last; number += 1) {
    try {
      const end = await readPage(document, number);
      if (end !== null) return end;
    } catch {
      // One broken page does not make the others unread.
      damaged = true;
    }
  }
  return damaged ? 'pdf_damaged' : last < document.numPages ? 'too_much' : 'complete';
}

/** The reason to read no further page, or null. A page that alone is too much is cut; the next one is still read. */
async function readPage(document: Document, number: number): Promise<End | null> {
  const page = await document.getPage(number);
  const [left, , right] = page.view as [number, number, number, number];
  const width = Math.max(1, right - left);
  say({ kind: 'items', page: number, width, items: [] });
  const stream = page.streamTextContent().getReader();
  const start = { ...read };
  reading = true;
  for (;;) {
    const { done, value } = await stream.read();
    if (done) break;
    const items = itemsOf(value.items);
    if (items.length > 0) say({ kind: 'items', page: number, width, items });
    if (read.items >= LIMITS.pdfItems || read.characters >= LIMITS.pdfText) return 'too_much';
    if (read.items - start.items >= LIMITS.pdfPageItems || read.characters - start.characters >= LIMITS.pdfPageText) {
      say({ kind: 'cut', page: number });
      await stream.cancel(new Error('cut'));
      break;
    }
  }
  reading = false;
  page.cleanup();
  return outOfTime() ? 'out_of_time' : null;
}

function itemsOf(found: readonly object[]): PdfItem[] {
  const items: PdfItem[] = [];
  for (const entry of found) {
    if (!('str' in entry)) continue;
    const item = entry as { str: string; transform: number[]; width: number; height: number; fontName: string };
    if (item.str === '') continue;
    const { transform } = item;
    // Text that runs up or down the page: stamps and margins.
    if (Math.abs(transform[1] ?? 0) > Math.abs(transform[0] ?? 0)) continue;
    const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 0) || item.height || 1;
    const text = item.str.slice(0, 2000);
    items.push({ text, x: transform[4] ?? 0, y: transform[5] ?? 0, width: item.width, size, font: item.fontName });
    read.items += 1;
    read.characters += text.length;
  }
  return items;
}

/** By processor time, all threads, as the parent counts it: on a busy machine a document is not cut earlier than on a quiet one. */
function outOfTime(): boolean {
  return processorTime() - started > LIMITS.pdfReadingTime;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.name : 'Error');
  process.exit(3);
});
