// Pdf to a page: the parser runs in a process of its own, its text items are laid out here.
import type { Block, Page } from '../../../domain/model/page.ts';
import type { RawDocument } from '../../../ports/reader.ts';
import { dropInvisible, foldSpace } from '../clean-text.ts';
import { finishPage } from '../read-document.ts';
import type { ReadParts } from '../read-parts.ts';
import { unreadable } from '../unreadable-page.ts';
import { layOut } from './lay-out.ts';
import { addressedName, labelledName, looksLikeName } from './name-line.ts';
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
    title: titleOf(content, blocks),
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
const FORM_LINES = 15;

/** The name that a form asks for, or the large line near the top that is one. */
function nameOf(blocks: readonly Block[]): string | null {
  const top = blocks.slice(0, FORM_LINES).map(({ text }) => text);
  const labelled = top.map((text, at) => labelledName(text, top[at + 1])).find((name) => name !== null);
  const large = blocks
    .slice(0, FIRST_LINES)
    .find(({ headingLevel, text }) => headingLevel === 1 && looksLikeName(text));
  return (
    labelled ??
    large?.text ??
    top
      .slice(0, FIRST_LINES)
      .map(addressedName)
      .find((name) => name !== null) ??
    null
  );
}

/** Writers leave file names and "Microsoft Word - x.doc" in the title field; a document that opens with a name is that person's. */
function titleOf({ title }: PdfContent, blocks: readonly Block[]): string | null {
  const written = foldSpace(dropInvisible(title ?? ''));
  const name = nameOf(blocks);
  if (name !== null) return written.toLowerCase().includes(name.toLowerCase()) ? written.slice(0, 300) : name;
  const first = blocks.slice(0, FIRST_LINES).find(({ headingLevel }) => headingLevel === 1) ?? blocks[0];
  return written.length < 3 || NO_TITLE.test(written) ? (first?.text.slice(0, 120) ?? null) : written.slice(0, 300);
}

const NO_TITLE = /^(?:microsoft word|untitled)|\.(?:docx?|pdf|tex|dvi|rtf|odt|html?|pages|indd|txt)$/i;

/** `D:20190304120000+01'00'` */
function pdfDate(value: string | null): string | null {
  const found = value === null ? null : /^D:((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])/.exec(value);
  return found ? `${found[1]}-${found[2]}-${found[3]}` : null;
}
