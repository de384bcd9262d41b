// The page reader of the service: documents go to reading threads that can be killed, pdf through a process first.
import { availableParallelism } from 'node:os';
import type { Asked, PageReader, PageReading, RawDocument } from '../ports/reader.ts';
import { WorkerPool } from '../threads/worker-pool.ts';
import type { ReadingJob, ReadingResult, ReadingThreadData } from './pool/reading-job.ts';
import { kindOf } from './reading/kind.ts';
import { runPdfProcess } from './reading/pdf/pdf-process.ts';
import { unreadable } from './reading/unreadable-page.ts';

export interface PageReaderOptions {
  /** The compiled organisation data; without it no site's owner is known. */
  organisations?: SharedArrayBuffer;
  /** What a reading thread runs: the sources when not given. */
  script?: URL;
  /** Reading threads; one less than the cores when not given. */
  workers?: number;
  /** Processor time a document may take in its thread. */
  timeoutMs?: number;
  /** Per pdf, for its own process. */
  pdfTimeoutMs?: number;
}

export interface WarmPageReader extends PageReader {
  /** Starts the threads now instead of at the first document. */
  warm(): Promise<void>;
}

/** Reading threads give way to everything else: three busy processes on two cores leave them a tenth of one. */
const PATIENCE_MS = 60_000;
const REMARKS = { timed_out: 'timed_out', crashed: 'reader_failed', closed: 'reader_closed' } as const;

export function openPageReader(options: PageReaderOptions = {}): WarmPageReader {
  const size = Math.max(1, options.workers ?? availableParallelism() - 1);
  const pool = new WorkerPool<ReadingJob, ReadingResult>({
    script: options.script ?? new URL('./pool/reading-worker.ts', import.meta.url),
    size,
    workerData: { organisations: options.organisations ?? null } satisfies ReadingThreadData,
    timeoutMs: options.timeoutMs ?? 2_000,
    patienceMs: PATIENCE_MS,
  });
  const pdfSlots = new Slots(size);

  async function read(document: RawDocument, signal?: AbortSignal, asked?: Asked): Promise<PageReading> {
    signal?.throwIfAborted();
    let pdfOutput: Uint8Array<ArrayBuffer> | null = null;
    if (kindOf(document) === 'pdf') {
      const outcome = await pdfSlots.run(() =>
        runPdfProcess(document.body, { signal, timeoutMs: options.pdfTimeoutMs }),
      );
      signal?.throwIfAborted();
      if (outcome.output === null) return silent(document, outcome.remark);
      pdfOutput = new Uint8Array(outcome.output);
    }
    // The caller keeps its bytes: a copy is handed over.
    const body = pdfOutput === null ? new Uint8Array(document.body) : new Uint8Array();
    const buffer = pdfOutput === null ? body.buffer : pdfOutput.buffer;
    const outcome = await pool.run(
      { document: { ...document, body }, pdfOutput, asked: asked ?? null },
      { transfer: [buffer], signal },
    );
    return outcome.kind === 'done' ? outcome.result : silent(document, REMARKS[outcome.kind]);
  }

  return { read, warm: () => pool.warm(), close: () => pool.close() };
}

function silent(document: RawDocument, remark: string): PageReading {
  return { page: unreadable(document, remark), findings: [], people: [] };
}

/** Pdf processes are heavy: no more of them at once than there are reading threads. */
class Slots {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(size: number) {
    this.free = size;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
