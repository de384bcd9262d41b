// Pdf to a page: the parser runs in a process of its own, its text items are laid out here.
import type { Block, Page } from '../../../domain/model/page.ts';
import type { RawDocument } from '../../../ports/reader.ts';
import { dropInvisible, foldSpace } from '../clean-text.ts';
import { finishPage } from '../read-document.ts';
import type { ReadParts } from '../read-parts.ts';
import { unreadable } from '../unreadable-page.ts';
import { layOut } from './lay-out.ts';
import type { PdfContent } from './pdf-content.ts';
import { joinPieces } from './pdf-pieces.ts';
import { type PdfOptions, runPdfProcess } from './pdf-process.ts';

export async function readPdf(document: RawDocument, options: PdfOptions = {}): Promise<Page> {
  const { output, remark } = await runPdfProcess(document.body, options);
  return output === null ? unreadable(document, remark) : pageOfPdf(document, output);
}

/** From the parser's output to the page; the bytes of the document are no longer needed. */
export function pageOfPdf(document: RawDocument, output: Uint8Array): Page {
  const content = joinPieces(output);
  if (content === null) return unreadable(document, 'pdf_damaged');
  const { blocks, text } = layOut(content);
  const remarks = [...content.remarks];
  if (text === '') remarks.push('no_text_layer');
  const parts: ReadParts = {
    url: document.url,
    title: titleOf(content, firstLine(blocks)),
    text,
    blocks,
    structured: [],
    links: [],
    siteName: null,
    language: null,
    publishedDate: pdfDate(content.created),
    modifiedDate: pdfDate(content.modified),
    remarks,
    canonical: null,
    hasPasswordField: false,
  };
  return finishPage(document, parts);
}

const FIRST_LINES = 6;

/** The first large line near the top, else the first line. */
function firstLine(blocks: readonly Block[]): string | null {
  const large = blocks.slice(0, FIRST_LINES).find(({ headingLevel }) => headingLevel === 1);
  return (large ?? blocks[0])?.text ?? null;
}

/** Writers leave file names and "Microsoft Word - x.doc" in the title field. */
function titleOf(content: PdfContent, firstLine: string | null): string | null {
  const title = foldSpace(dropInvisible(content.title ?? ''));
  const useless = title.length < 3 || /^(?:microsoft word|untitled|\S+\.(?:docx?|pdf|tex|dvi|rtf))/i.test(title);
  return useless ? (firstLine?.slice(0, 120) ?? null) : title.slice(0, 300);
}

/** `D:20190304120000+01'00'` */
function pdfDate(value: string | null): string | null {
  const found = value === null ? null : /^D:((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])/.exec(value);
  return found ? `${found[1]}-${found[2]}-${found[3]}` : null;
}
