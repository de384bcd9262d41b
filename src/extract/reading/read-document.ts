// Bytes to a page: charset, kind of document, reading, language, and whether it can be evidence. Pure and synchronous;
// pdf goes through pdf/read-pdf.ts, in a process of its own.
import type { Page } from '../../domain/model/page.ts';
import type { RawDocument } from '../../ports/reader.ts';
import { decodeBody } from './charset.ts';
import { plainRadicals } from './clean-text.ts';
import { readHtml } from './html/read-html.ts';
import { kindOf } from './kind.ts';
import { settleLanguage } from './language.ts';
import { notEvidenceOf } from './not-evidence.ts';
import type { ReadParts } from './read-parts.ts';
import { readText } from './text/read-text.ts';
import { unreadable } from './unreadable-page.ts';

export function readDocument(document: RawDocument): Page {
  const kind = kindOf(document);
  if (kind === 'pdf' || kind === 'binary') return unreadable(document, kind === 'pdf' ? 'pdf' : 'not_text');
  const text = plainRadicals(decodeBody(document.body, document.contentType).text);
  let parts: ReadParts;
  try {
    parts =
      kind === 'html'
        ? readHtml({ url: document.url, html: text, headers: document.headers })
        : readText(document.url, text, kind === 'markdown');
  } catch {
    return unreadable(document, 'reader_failed');
  }
  return finishPage(document, parts);
}

/** Language and worth, the last two steps for every kind of document. */
export function finishPage(document: RawDocument, parts: ReadParts): Page {
  // Member by member, so that pages of all kinds are of one shape.
  const page: Page = {
    url: parts.url,
    title: parts.title,
    text: parts.text,
    blocks: parts.blocks,
    structured: parts.structured,
    links: parts.links,
    siteName: parts.siteName,
    language: parts.language,
    publishedDate: parts.publishedDate,
    modifiedDate: parts.modifiedDate,
    remarks: parts.remarks,
    canonical: parts.canonical,
    contentType: document.contentType,
    notEvidence: null,
  };
  settleLanguage(page);
  page.notEvidence = notEvidenceOf(page, document.status, parts.hasPasswordField);
  return page;
}
