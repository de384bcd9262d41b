// What the page reader sends to a reading thread and gets back.
import type { Asked, PageReading, RawDocument } from '../../ports/reader.ts';

export interface ReadingJob {
  document: RawDocument;
  /** Output of the pdf process, when the document is a pdf. */
  pdfOutput: Uint8Array | null;
  asked: Asked | null;
}

export type ReadingResult = PageReading;
