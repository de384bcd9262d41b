// Decides what a body is from its first bytes and its header; bytes win where the two cannot both be right.
import { SNIFFED_BYTES } from './decoded-body.ts';

export type ContentKind = 'html' | 'text' | 'pdf' | 'json' | 'xml' | 'other';

const WHITESPACE = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const HTML_OPENERS =
  /^<(?:!doctype html|html|head|body|title|meta|script|style|table|div|h1|p|a|b|br|iframe|font)(?:[\s>/]|$)/i;
const HTML_DOCUMENT = /^<(?:!doctype html|html)(?:[\s>/]|$)/i;
const LEADING_COMMENT = /^<!--[^>]*-->\s*/;

export function sniffContent(body: Uint8Array, contentType: string | undefined): ContentKind {
  const head = body.subarray(0, SNIFFED_BYTES);
  const declared = (contentType ?? '').slice(0, 256).split(';', 1)[0]!.trim().toLowerCase();
  const text = openingText(head);
  if (text.startsWith('%PDF-') || (declared === 'application/pdf' && text.includes('%PDF-'))) return 'pdf';
  if (isBinary(head)) return 'other';
  return kindOfText(text, declared);
}

function kindOfText(text: string, declared: string): ContentKind {
  if (declared === 'application/pdf' || /^(?:image|audio|video|font)\//.test(declared)) {
    return declared === 'image/svg+xml' ? 'xml' : 'other';
  }
  if (declared === 'text/html' || declared === 'application/xhtml+xml') return 'html';
  if (HTML_DOCUMENT.test(text)) return 'html';
  if (declared === 'application/json' || declared.endsWith('+json')) return 'json';
  if (declared === 'text/xml' || declared === 'application/xml' || declared.endsWith('+xml')) return xmlOrHtml(text);
  if (declared.startsWith('text/')) return 'text';
  return kindByShape(text);
}

/** No type, or one that says nothing such as application/octet-stream. */
function kindByShape(text: string): ContentKind {
  if (HTML_OPENERS.test(text)) return 'html';
  if (text.startsWith('<?xml')) return xmlOrHtml(text);
  if (/^[{[]\s*(?:["{[\]}\-\d]|true|false|null)/.test(text)) return 'json';
  return text === '' ? 'other' : 'text';
}

function xmlOrHtml(text: string): ContentKind {
  const afterDeclaration = text.replace(/^<\?xml[^>]{0,200}\?>\s*/, '').replace(LEADING_COMMENT, '');
  return HTML_DOCUMENT.test(afterDeclaration) ? 'html' : 'xml';
}

/** The first bytes as Latin-1 text, without byte order mark, blanks and one comment in front. */
function openingText(head: Uint8Array): string {
  let bytes = Buffer.from(head);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3);
  const wide = wideOrder(bytes);
  if (wide !== undefined) bytes = Buffer.from(bytes.subarray(2).filter((_, index) => index % 2 === wide));
  let start = 0;
  while (start < bytes.length && WHITESPACE.has(bytes[start]!)) start += 1;
  return bytes.subarray(start).toString('latin1').replace(LEADING_COMMENT, '');
}

/** Where the low byte of each pair sits when the text starts with a UTF-16 mark. */
function wideOrder(bytes: Uint8Array): 0 | 1 | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 0;
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 1 : undefined;
}

function isBinary(head: Uint8Array): boolean {
  if (wideOrder(head) !== undefined) return false;
  return head.some((byte) => byte < 0x20 && byte !== 0x1b && !WHITESPACE.has(byte));
}
