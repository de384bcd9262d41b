// Collects what the markup states beside the text: meta tags, JSON-LD scripts, times, canonical link, item trees.
import type { StructuredItem } from '../../../domain/model/page.ts';
import { LIMITS } from '../limits.ts';
import type { Attributes } from './attributes.ts';
import { ItemTree } from './item-tree.ts';

export class MarkupCollector {
  /** Names in lower case; the first value of each name wins. */
  readonly meta = new Map<string, string>();
  readonly jsonLdScripts: string[] = [];
  readonly times: { datetime: string; published: boolean }[] = [];
  canonical: string | null = null;
  hasPasswordField = false;
  private readonly tree = new ItemTree();
  private jsonLd: string | null = null;
  private jsonLdLength = 0;

  openSkipped(tag: string, attributes: Attributes): void {
    if (tag !== 'script') return;
    if (attributes.type?.toLowerCase().includes('ld+json') && this.jsonLdLength < LIMITS.jsonLdText) this.jsonLd = '';
  }

  skippedText(text: string): void {
    if (this.jsonLd === null) return;
    this.jsonLdLength += text.length;
    if (this.jsonLdLength <= LIMITS.jsonLdText) this.jsonLd += text;
  }

  closeSkipped(): void {
    if (this.jsonLd?.trim()) this.jsonLdScripts.push(this.jsonLd);
    this.jsonLd = null;
  }

  voidElement(tag: string, attributes: Attributes, hidden: boolean): void {
    if (tag === 'meta') {
      const name = attributes.property ?? attributes.name ?? attributes['http-equiv'];
      const content = attributes.content;
      if (name && content && this.meta.size < 300) {
        const key = name.toLowerCase().slice(0, 80);
        if (!this.meta.has(key)) this.meta.set(key, content.slice(0, 2000).trim());
      }
    } else if (tag === 'link' && this.canonical === null && attributes.href) {
      if (attributes.rel?.toLowerCase() === 'canonical') this.canonical = attributes.href.slice(0, 2000).trim();
    }
    if (tag === 'input' && !hidden && attributes.type?.toLowerCase() === 'password') this.hasPasswordField = true;
    if (!hidden || tag === 'meta' || tag === 'link') this.tree.voidElement(tag, attributes);
  }

  openElement(tag: string, attributes: Attributes, id: number, hidden: boolean, microformat: boolean): void {
    if (tag === 'time' && attributes.datetime && this.times.length < 100) {
      const hint = `${attributes.itemprop ?? ''} ${attributes.class ?? ''} ${attributes.pubdate ?? ''}`;
      const published = attributes.pubdate !== undefined || /publish|dt-published|entry-date|post-date/i.test(hint);
      this.times.push({ datetime: attributes.datetime.slice(0, 40), published });
    }
    if (!hidden) this.tree.openElement(tag, attributes, id, microformat);
  }

  /** True while some property waits for its text. */
  get listening(): boolean {
    return this.tree.listening;
  }

  text(text: string): void {
    this.tree.text(text);
  }

  closeElement(id: number): void {
    if (this.tree.busy) this.tree.closeElement(id);
  }

  items(): StructuredItem[] {
    return this.tree.items();
  }
}
