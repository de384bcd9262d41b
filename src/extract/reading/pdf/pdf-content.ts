// What the parser's process says of a pdf: text items with their places, page by page.

export interface PdfItem {
  text: string;
  /** Points from the left and from the bottom of the page. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** The parser's name for the font: says whether two items are set alike, not how. */
  font: string;
}

export interface PdfContent {
  title: string | null;
  created: string | null;
  modified: string | null;
  totalPages: number;
  pages: { width: number; items: PdfItem[] }[];
}

/** One line of the parser's output. `ready` comes before the document is looked at; `cut` says that a page has more than was read of it. */
export type PdfPiece =
  | { kind: 'ready' }
  | ({ kind: 'document' } & Omit<PdfContent, 'pages'>)
  | { kind: 'items'; page: number; width: number; items: PdfItem[] }
  | { kind: 'cut'; page: number }
  | { kind: 'end'; reason: 'complete' | 'too_much' | 'out_of_time' | 'pdf_damaged' };
