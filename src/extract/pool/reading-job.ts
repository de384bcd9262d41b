// What the page reader sends to a reading thread and gets back.
import type { PageReading, RawDocument } from '../../ports/reader.ts';

export interface ReadingJob {
  document: RawDocument;
  /** Output of the pdf process, when the document is a pdf. */
  pdfOutput: Uint8Array | null;
}

export type ReadingResult = PageReading;
