// What the page reader sends to a reading thread and gets back.
import type { Asked, PageReading, RawDocument } from '../../ports/reader.ts';

export interface ReadingJob {
  document: RawDocument;
  /** Output of the pdf process, when the document is a pdf. */
  pdfOutput: Uint8Array | null;
  asked: Asked | null;
}

/** What a reading thread is handed when it starts: the compiled organisation data, in memory that all threads share. */
export interface ReadingThreadData {
  organisations: SharedArrayBuffer | null;
}

export type ReadingResult = PageReading;
