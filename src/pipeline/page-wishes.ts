// What a site asks of those who read its pages: not to keep a copy (`noarchive`), and not to mine its texts (TDM reservation).
// A reservation stands in the page, in the answer's header or in a file of the site; the nearer to the page, the more it counts.
import { matchesPattern } from '../domain/web/path-pattern.ts';
import type { RawDocument } from '../ports/reader.ts';

/** The site asks that no copy of the page be kept: quotes are, the page is not. */
const NOT_KEPT = /\b(?:noarchive|none)\b/i;
/** A page says such things in its head. */
const HEAD_BYTES = 64 * 1024;
const META = /<meta\s([^<>]{1,1000})>/gi;
const ATTRIBUTE = /([a-z-]+)\s{0,5}=\s{0,5}(?:"([^"]{0,500})"|'([^']{0,500})'|([^\s"'>]{1,500}))/gi;

export interface PageWishes {
  mayBeKept: boolean;
  /** Null when neither the page nor its answer speaks of it. */
  reserved: boolean | null;
}

/** The `meta` elements of the head, by their lower-case name. */
function metaOf(document: RawDocument): Map<string, string> {
  const found = new Map<string, string>();
  if (!/html/i.test(document.contentType)) return found;
  const head = new TextDecoder('latin1').decode(document.body.subarray(0, HEAD_BYTES));
  for (const [, attributes = ''] of head.matchAll(META)) {
    const values = new Map<string, string>();
    for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE))
      values.set(name.toLowerCase(), double ?? single ?? bare ?? '');
    const name = values.get('name')?.toLowerCase();
    if (name !== undefined && !found.has(name)) found.set(name, values.get('content') ?? '');
  }
  return found;
}

function reservation(value: string | undefined): boolean | null {
  const stated = value?.trim();
  return stated === '1' ? true : stated === '0' ? false : null;
}

export function wishesOf(document: RawDocument): PageWishes {
  const meta = metaOf(document);
  const rules = [document.headers?.['x-robots-tag'], meta.get('robots'), meta.get('bonafide')];
  return {
    mayBeKept: !rules.some((rule) => NOT_KEPT.test(rule ?? '')),
    reserved: reservation(meta.get('tdm-reservation')) ?? reservation(document.headers?.['tdm-reservation']),
  };
}

/** Rules of `/.well-known/tdmrep.json`: the first whose place fits the address decides. */
export function isReservedByFile(file: unknown, url: string): boolean {
  if (!Array.isArray(file) || !URL.canParse(url)) return false;
  const { pathname, search } = new URL(url);
  for (const rule of file.slice(0, 1000)) {
    const { location, 'tdm-reservation': stated } = (rule ?? {}) as Record<string, unknown>;
    if (typeof location === 'string' && location !== '' && matchesPattern(location, `${pathname}${search}`))
      return String(stated) === '1';
  }
  return false;
}
