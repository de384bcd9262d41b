// Html to a page: blocks, links and structured data in one streaming pass, text alone when the page breaks the caps.
import { Parser } from 'htmlparser2';
import type { Block, Page, PageLink } from '../../../domain/model/page.ts';
import { once } from '../../../domain/text/once.ts';
import { dropInvisible, foldSpace } from '../clean-text.ts';
import { LIMITS } from '../limits.ts';
import type { ReadParts } from '../read-parts.ts';
import { BlockWalker, WalkStopped } from './block-walker.ts';
import { readJsonLd } from './json-ld.ts';
import { MarkupCollector } from './markup-collector.ts';
import { controlledIds } from './opened-panels.ts';
import { datesOf } from './page-dates.ts';
import { readTextOnly } from './text-only.ts';

export interface HtmlSource {
  url: string;
  html: string;
  headers?: Record<string, string>;
}

export function readHtml(source: HtmlSource): ReadParts {
  const remarks: string[] = [];
  let html = source.html;
  if (html.length > LIMITS.markup) {
    html = html.slice(0, LIMITS.markup);
    remarks.push('truncated');
  }
  let walked = walk(html, false);
  // A page that is hidden whole is shown by its script once it has loaded.
  if (walked.stopped === null && walked.blocks.length === 0 && walked.walker.hiddenText && /<script/i.test(html))
    walked = walk(html, true);
  const { markup, walker, stopped } = walked;
  let { blocks } = walked;
  if (stopped !== null) {
    if (!remarks.includes(stopped)) remarks.push(stopped);
    if (stopped !== 'truncated') {
      remarks.push('text_only');
      blocks = readTextOnly(html, remarks).blocks;
    }
  }
  if (walker.hiddenText) remarks.push('hidden_text_removed');
  if (!remarks.includes('text_only')) settleZones(blocks, walker.rootOfBlock);

  const structured = [...readJsonLd(markup.jsonLdScripts), ...markup.items()];
  const openGraph = openGraphItem(markup.meta);
  if (openGraph) structured.push(openGraph);
  const dates = datesOf(structured, markup, source.url, source.headers);
  const base = absolute(walker.base ?? '', source.url) ?? source.url;
  const title = walker.title ?? markup.meta.get('og:title') ?? null;
  return {
    url: source.url,
    title: title === null ? null : foldSpace(dropInvisible(title)).slice(0, 500) || null,
    text: blocks.map((block) => block.text).join('\n'),
    blocks,
    structured,
    links: settleLinks(walker.links, new Addresses(base), blocks.length),
    siteName: siteNameOf(markup, structured),
    language: shortLanguage(walker.language ?? markup.meta.get('content-language') ?? markup.meta.get('og:locale')),
    publishedDate: dates.published,
    modifiedDate: dates.modified,
    remarks,
    hasPasswordField: markup.hasPasswordField,
    canonical: absolute(markup.canonical ?? markup.meta.get('og:url') ?? '', source.url),
  };
}

interface Walked {
  markup: MarkupCollector;
  walker: BlockWalker;
  blocks: Block[];
  /** Why the page was not walked to its end. */
  stopped: WalkStopped['reason'] | null;
}

function walk(html: string, showsClosed: boolean): Walked {
  const markup = new MarkupCollector();
  const ids = once(() => controlledIds(html));
  const walker = new BlockWalker(markup, ids, showsClosed);
  const walked: Walked = { markup, walker, blocks: walker.list.blocks, stopped: null };
  try {
    const parser = new Parser(walker);
    parser.write(html);
    parser.end();
    return walked;
  } catch (error) {
    if (!(error instanceof WalkStopped)) throw error;
    return { ...walked, stopped: error.reason };
  }
}

/** A side zone that holds most of the page is the page: class words such as `left-sidebar` also name layouts. */
function settleZones(blocks: Block[], roots: number[]): void {
  let total = 0;
  const perRoot = new Map<number, number>();
  for (let at = 0; at < blocks.length; at += 1) {
    const { length } = blocks[at]!.text;
    total += length;
    const root = roots[at] ?? 0;
    if (root !== 0) perRoot.set(root, (perRoot.get(root) ?? 0) + length);
  }
  for (const [root, length] of perRoot) {
    if (length < 300 || length < total * 0.5) continue;
    for (let at = 0; at < blocks.length; at += 1) {
      if (roots[at] === root && blocks[at]!.zone !== 'nav') blocks[at]!.zone = 'main';
    }
  }
}

/** Links with absolute addresses, without those that lead nowhere. */
function settleLinks(links: PageLink[], addresses: Addresses, blocks: number): PageLink[] {
  const lastBlock = Math.max(0, blocks - 1);
  const settled: PageLink[] = [];
  for (const link of links) {
    const href = addresses.of(link.href);
    if (href === null) continue;
    link.href = href;
    link.block = Math.min(link.block, lastBlock);
    settled.push(link);
  }
  return settled;
}

const PLAIN_PATH = /^\/?[\w~%+,=-][\w~%+,=/.-]*(?:\?[\w~%+,=/.&-]*)?(?:#[\w-]*)?$/;

/** Absolute addresses of links. Plain relative paths, nearly all of them, are joined without a parser. */
class Addresses {
  private readonly base: string;
  private readonly origin: string | null;
  private readonly folder: string | null;

  constructor(base: string) {
    this.base = base;
    const parts = /^(https?:\/\/[\w.-]+(?::\d+)?)(\/[^?#]*)?/.exec(base);
    this.origin = parts?.[1]?.toLowerCase() ?? null;
    const path = parts?.[2] ?? '/';
    this.folder = this.origin === null ? null : this.origin + path.slice(0, path.lastIndexOf('/') + 1);
  }

  of(href: string): string | null {
    if (href === '') return null;
    if (!href.startsWith('/') && (/^https?:\/\/\S+$/i.test(href) || /^mailto:/i.test(href))) return href;
    if (this.origin !== null && PLAIN_PATH.test(href) && !/(?:^|\/)\.|\/\//.test(href)) {
      return (href.startsWith('/') ? this.origin : this.folder) + href;
    }
    return absolute(href, this.base);
  }
}

function absolute(href: string, base: string): string | null {
  if (href === '') return null;
  try {
    const url = new URL(href, base);
    return url.protocol === 'http:' || url.protocol === 'https:' || url.protocol === 'mailto:' ? url.href : null;
  } catch {
    return null;
  }
}

function shortLanguage(tag: string | undefined): string | null {
  const found = tag === undefined ? null : /^([a-z]{2,3})(?:[-_,; ]|$)/i.exec(tag.trim());
  // Norwegian is declared by its written forms too.
  return found ? found[1]!.toLowerCase().replace(/^n[bn]$/, 'no') : null;
}

const OPEN_GRAPH_NAMES =
  /^(?:og:|profile:|article:|twitter:(?:title|description|creator)|author$|description$|dc(?:terms)?\.|citation_)/;

function openGraphItem(meta: ReadonlyMap<string, string>): Page['structured'][number] | null {
  const properties: Record<string, string[]> = {};
  let any = false;
  for (const [name, content] of meta) {
    if (!OPEN_GRAPH_NAMES.test(name)) continue;
    properties[name] = [content];
    any = true;
  }
  return any ? { syntax: 'opengraph', types: [meta.get('og:type') ?? 'website'], properties } : null;
}

function siteNameOf(markup: MarkupCollector, structured: Page['structured']): string | null {
  const named = markup.meta.get('og:site_name') ?? markup.meta.get('application-name');
  if (named) return foldSpace(named).slice(0, 200);
  for (const item of structured) {
    if (!item.types.includes('WebSite')) continue;
    const name = item.properties.name?.[0];
    if (typeof name === 'string' && name.trim()) return foldSpace(name).slice(0, 200);
  }
  return null;
}
