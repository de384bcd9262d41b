// What kind of document the bytes are: their first bytes first, then the declared type, then the look of the text.
import type { RawDocument } from '../../ports/reader.ts';

const LATIN = new TextDecoder('latin1');
const PERCENT = 37;

export type DocumentKind = 'html' | 'text' | 'markdown' | 'pdf' | 'binary';

export function kindOf(document: Pick<RawDocument, 'url' | 'contentType' | 'body'>): DocumentKind {
  const { body } = document;
  if (isPdf(body)) return 'pdf';
  const declared = document.contentType.toLowerCase().split(';')[0]!.trim();
  if (declared === 'application/pdf') return 'pdf';
  if (isBinary(body) || (isOfBytes(body) && !/utf-?16/i.test(document.contentType))) return 'binary';
  if (/^(?:image|audio|video|font)\//.test(declared)) return 'binary';
  if (declared === 'text/markdown' || declared === 'text/x-markdown') return 'markdown';
  if (declared.includes('html') && (beginsWith(body, '<!doctype') || beginsWith(body, '<html'))) return 'html';
  const head = LATIN.decode(body.subarray(0, 2048));
  const looksHtml = /^\s*(?:<!doctype|<html|<head|<body|<!--|<\?xml|<title)/i.test(head);
  if (declared.includes('html')) return !looksHtml && looksMarkdown(head) ? 'markdown' : 'html';
  if (declared === 'text/plain') {
    // Servers send README and CV pages written in markdown as plain text.
    if (/\.(?:md|markdown)(?:$|[?#])/i.test(document.url)) return 'markdown';
    return /^\s*(?:<!doctype html|<html)/i.test(head) ? 'html' : 'text';
  }
  if (looksMarkdown(head) && !looksHtml) return 'markdown';
  if (looksHtml || declared.includes('xml')) return 'html';
  if (/\.(?:md|markdown)(?:$|[?#])/i.test(document.url)) return 'markdown';
  const tags = head.match(/<\/?(?:p|div|br|h[1-6]|table|td|li|ul|a|font|center|span|b|i)\b/gi)?.length ?? 0;
  return tags >= 3 ? 'html' : 'text';
}

/** The source of a page that its site would have turned into html: front matter, underlined or marked headings. */
function looksMarkdown(head: string): boolean {
  if (/^---\r?\n[\w-]{1,40}:/.test(head)) return true;
  const headings = head.match(/^#{1,4} \S|^\S.{0,60}\r?\n(?:={4,}|-{4,})\s*$/gm)?.length ?? 0;
  const items = head.match(/^\s{0,4}[*-] \S/gm)?.length ?? 0;
  return headings >= 2 && items >= 1 && !/<\/(?:p|div|td|li|h[1-6])>/i.test(head);
}

/** A pdf may have other bytes before its mark. */
function isPdf(body: Uint8Array): boolean {
  const head = body.subarray(0, 1024);
  for (let at = head.indexOf(PERCENT); at >= 0; at = head.indexOf(PERCENT, at + 1)) {
    if (standsAt(head, at, '%PDF-')) return true;
  }
  return false;
}

/** A mark in lower case, in the page in either. */
function beginsWith(body: Uint8Array, mark: string): boolean {
  if (body.length < mark.length) return false;
  for (let at = 0; at < mark.length; at += 1) {
    const code = body[at]!;
    if ((code >= 65 && code <= 90 ? code + 32 : code) !== mark.charCodeAt(at)) return false;
  }
  return true;
}

const SIGNATURES = [
  'PK\u0003\u0004',
  '\u0089PNG',
  'GIF8',
  '\u00ff\u00d8\u00ff',
  '\u001f\u008b',
  'RIFF',
  '\u00d0\u00cf\u0011\u00e0',
  'BZh',
  '\u007fELF',
  'wOFF',
];

function isBinary(body: Uint8Array): boolean {
  return SIGNATURES.some((signature) => standsAt(body, 0, signature));
}

const LOOKED_AT = 1024;
const MOST_CONTROL_SHARE = 0.02;

/** Programs and data under the name of a page: signs that no text has. Two-byte texts and shifts between alphabets have some. */
function isOfBytes(body: Uint8Array): boolean {
  const isWide = (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
  if (isWide) return false;
  const head = body.subarray(0, LOOKED_AT);
  let controls = 0;
  for (const byte of head) if ((byte > 0 && byte < 8) || (byte > 15 && byte < 27)) controls += 1;
  return controls > Math.max(4, head.length * MOST_CONTROL_SHARE);
}

function standsAt(body: Uint8Array, from: number, mark: string): boolean {
  if (from + mark.length > body.length) return false;
  for (let at = 0; at < mark.length; at += 1) if (body[from + at] !== mark.charCodeAt(at)) return false;
  return true;
}
