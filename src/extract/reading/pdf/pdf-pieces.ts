// The parser's lines put together again: what the document says of itself, its pages, and why there are no more of them.
import type { PdfContent, PdfPiece } from './pdf-content.ts';

export interface PiecedContent extends PdfContent {
  /** Empty when the document was read to its end. */
  remarks: string[];
}

/** Null when not even the first line stands. */
export function joinPieces(output: Uint8Array): PiecedContent | null {
  let content: PiecedContent | null = null;
  for (const line of new TextDecoder().decode(output).split('\n')) {
    if (line === '') continue;
    const piece = parse(line);
    // A line that broke off is the last one.
    if (piece === null) break;
    if (piece.kind === 'document') {
      const { title, created, modified, totalPages } = piece;
      content = { title, created, modified, totalPages, pages: [], remarks: [] };
    } else if (content !== null && piece.kind !== 'ready') addPiece(content, piece);
  }
  return content;
}

function addPiece(content: PiecedContent, piece: Exclude<PdfPiece, { kind: 'document' | 'ready' }>): void {
  const remark = (text: string) => {
    if (!content.remarks.includes(text)) content.remarks.push(text);
  };
  if (piece.kind === 'items') {
    let page = content.pages[piece.page - 1];
    while (page === undefined) {
      content.pages.push({ width: piece.width, items: [] });
      page = content.pages[piece.page - 1];
    }
    page.items.push(...piece.items);
  } else if (piece.kind === 'cut') remark('truncated');
  else if (piece.reason !== 'complete') {
    remark('truncated');
    if (piece.reason !== 'too_much') remark(piece.reason);
  }
}

function parse(line: string): PdfPiece | null {
  try {
    return JSON.parse(line) as PdfPiece;
  } catch {
    return null;
  }
}
