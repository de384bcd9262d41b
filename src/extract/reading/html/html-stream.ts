// Html as a stream of tags and texts. It answers as htmlparser2 does, piece by piece and on broken markup too, and is
// quicker because it leaps from mark to mark, cuts out only attributes that are asked for, and makes nothing per tag.
import { Letters, nextIn } from '../../letters.ts';
import { AttributeReader } from './attribute-reader.ts';
import { type Attributes, NO_ATTRIBUTES } from './attributes.ts';
import { factsOfTag, KNOWN_TAGS, type TagFacts, TEXT_TAGS } from './element-rules.ts';
import { Entities, type TextHandler } from './entities.ts';
import { hashOfTag, isWorthKeeping, keepTag, keptTag } from './kept-tags.ts';
import { mixName } from './name-table.ts';
import { OpenElements } from './open-elements.ts';
import { endsName, isLetter, isSpace } from './source-marks.ts';

export interface HtmlHandler extends TextHandler {
  /** The page that all else is about, and its letters as numbers. */
  begin?(html: string, codes: Uint16Array): void;
  /** While true, the attributes of tags are not read. */
  readonly skipping: boolean;
  /** The attributes are good for this call alone; NO_ATTRIBUTES where there is none that the reader knows. */
  open(tag: TagFacts, attributes: Readonly<Attributes>, tooManyAttributes: boolean): void;
  close(tag: TagFacts): void;
}

// Not imported: the engine folds constants of its own file only.
const BANG = 33;
const DASH = 45;
const SLASH = 47;
const LESS = 60;
const GREATER = 62;
const QUESTION = 63;
const LETTER_A = 97;

const BR = factsOfTag('br');
const P = factsOfTag('p');

export function streamHtml(html: string, handler: HtmlHandler): void {
  new HtmlStream(html, handler).read();
}

/** Nearly every page fits. */
const SOURCE = new Letters(262_144);

class HtmlStream {
  private readonly html: string;
  private readonly codes: Uint16Array;
  private readonly length: number;
  private readonly handler: HtmlHandler;
  private readonly elements: OpenElements;
  private readonly entities: Entities;
  private readonly tags: AttributeReader;

  constructor(html: string, handler: HtmlHandler) {
    this.html = html;
    this.codes = SOURCE.of(html);
    this.length = html.length;
    this.handler = handler;
    this.elements = new OpenElements(handler);
    this.entities = new Entities(html);
    this.tags = new AttributeReader(html, this.codes, this.entities);
  }

  read(): void {
    const { html, codes } = this;
    this.handler.begin?.(html, codes);
    let from = 0;
    let search = 0;
    while (from < this.length) {
      const mark = nextIn(html, codes, '<', search);
      if (mark < 0) {
        this.text(from, this.length);
        break;
      }
      this.text(from, mark);
      const code = codes[mark + 1]!;
      if (isLetter(code)) from = this.openTag(mark + 1);
      else if (code === SLASH) from = this.closeTag(mark + 2);
      else if (code === BANG) from = this.declaration(mark + 2);
      else if (code === QUESTION) from = this.behind('>', mark + 2);
      else {
        // Not a tag: a text that begins with this mark.
        from = mark;
        search = mark + 1;
        continue;
      }
      search = from;
    }
    this.elements.endAll();
  }

  /** The place behind a mark that ends something, or the end of the page. */
  private behind(mark: string, from: number): number {
    const at = this.html.indexOf(mark, from);
    return at < 0 ? this.length : at + mark.length;
  }

  private text(from: number, to: number): void {
    if (from >= to) return;
    if (this.entities.areIn(from, to)) this.entities.text(from, to, this.handler);
    else this.handler.text(this.html, from, to);
  }

  /** `at` is behind `</`. */
  private closeTag(at: number): number {
    const { html, codes } = this;
    if (at >= this.length) {
      this.handler.text(html, at - 2, at);
      return at;
    }
    const innermost = this.elements.innermostAt(codes, at);
    if (innermost !== null && codes[at + innermost.name.length] === GREATER) {
      this.elements.endInnermost(innermost);
      return at + innermost.name.length + 1;
    }
    if (!isLetter(codes[at]!)) return this.behind('>', at);
    let end = at;
    let hash = 0;
    for (; end < this.length; end += 1) {
      const code = codes[end]!;
      if (endsName(code)) break;
      hash = mixName(hash, code);
    }
    if (end === this.length) return end;
    const tag = KNOWN_TAGS.find(codes, at, end, hash) ?? this.elements.rareEndTag(html.slice(at, end).toLowerCase());
    if (tag !== null) this.endElement(this.elements.renamed(tag));
    return this.closed(end);
  }

  private endElement(tag: TagFacts): void {
    if (tag.endless) {
      if (tag === BR) this.handler.open(BR, NO_ATTRIBUTES, false);
    } else if (!this.elements.end(tag) && tag === P) {
      this.elements.begin(P);
      this.handler.open(P, NO_ATTRIBUTES, false);
      this.elements.endInnermost(P);
    }
  }

  /** Behind the end of a tag whose name ends at `at`. */
  private closed(at: number): number {
    if (this.codes[at] === GREATER) return at + 1;
    const end = this.html.indexOf('>', at);
    if (end >= 0) return end + 1;
    this.cutInTag();
    return this.length;
  }

  /** A page cut inside some tags keeps its last character as text. */
  private cutInTag(): void {
    this.handler.text(this.html, this.length - 1, this.length);
  }

  /** `at` is behind `<!`. */
  private declaration(at: number): number {
    const { html } = this;
    if (html.startsWith('--', at)) return this.comment(at + 2);
    if (!html.startsWith('[CDATA[', at)) return this.behind('>', at);
    const end = html.indexOf(']]>', at + 7);
    if (end < 0) return this.length;
    if (this.elements.isForeign) this.handler.text(html, at + 7, end);
    return end + 3;
  }

  private comment(at: number): number {
    const { html } = this;
    if (html.startsWith('>', at)) return at + 1;
    if (html.startsWith('->', at)) return at + 2;
    for (let dashes = html.indexOf('--', at); dashes >= 0; dashes = html.indexOf('--', dashes)) {
      while (html.charCodeAt(dashes) === DASH) dashes += 1;
      const code = html.charCodeAt(dashes);
      if (code === GREATER) return dashes + 1;
      if (code === BANG && html.charCodeAt(dashes + 1) === GREATER) return dashes + 2;
    }
    return this.length;
  }

  /** `at` is at the name; gives the place behind the tag, or behind the whole element where its content is no markup. */
  private openTag(at: number): number {
    // Links differ from each other in their addresses.
    if ((this.codes[at]! | 32) === LETTER_A && isSpace(this.codes[at + 1]!)) return this.readTag(at, 0, 0);
    const end = nextIn(this.html, this.codes, '>', at);
    const hash = end < 0 ? 0 : hashOfTag(this.codes, at, end);
    const kept = hash === 0 ? null : keptTag(this.codes, at, end, hash);
    if (kept === null) return this.readTag(at, end, hash);
    const { isForeign } = this.elements;
    const tag = this.elements.renamed(kept.facts);
    if (this.elements.begin(tag)) {
      this.tags.recall(kept);
      this.begin(tag, at);
    }
    return tag.text === 'markup' || isForeign ? end + 1 : this.plainText(tag, end + 1);
  }

  /** The same for a tag that is not known as a whole. `mark` is its likely end, `hash` that of its source or 0. */
  private readTag(at: number, mark: number, hash: number): number {
    const { html, codes, elements } = this;
    let end = at;
    let nameHash = 0;
    for (; end < this.length; end += 1) {
      const code = codes[end]!;
      if (endsName(code)) break;
      nameHash = mixName(nameHash, code);
    }
    const { isForeign } = elements;
    if (end === this.length) {
      this.cutInName(at, isForeign);
      return end;
    }
    const known = KNOWN_TAGS.find(codes, at, end, nameHash);
    const tag = elements.renamed(known ?? elements.rareTag(html.slice(at, end).toLowerCase()));
    const begun = elements.begin(tag);
    const wanted = begun && !this.handler.skipping;
    const behind = this.tags.read(end, wanted);
    if (behind < 0) {
      if (this.tags.cutAtSlash) this.cutInTag();
      return this.length;
    }
    // A mark inside of a value does not end the tag.
    if (wanted && known !== undefined && hash !== 0 && behind === mark + 1) this.keep(known, at, mark, hash);
    if (begun) this.begin(tag, end);
    return tag.text === 'markup' || isForeign ? behind : this.plainText(tag, behind);
  }

  private keep(facts: TagFacts, from: number, to: number, hash: number): void {
    const { attributes, closesItself } = this.tags;
    if (!attributes.isRepeated || !isWorthKeeping(hash)) return;
    keepTag(hash, { source: this.codes.slice(from, to), facts, attributes: attributes.copy(), closesItself });
  }

  private begin(tag: TagFacts, nameEnd: number): void {
    const { attributes } = this.tags;
    this.handler.open(tag, attributes.isNone ? NO_ATTRIBUTES : attributes, this.tags.areTooMany(nameEnd));
    if (this.tags.closesItself && this.elements.isForeign) this.elements.endInnermost(tag);
  }

  /** A page cut inside the name of an element of plain text shows what there is of the name. */
  private cutInName(at: number, isForeign: boolean): void {
    if (isForeign) return;
    const name = this.html.slice(at).toLowerCase();
    if (TEXT_TAGS.some((tag) => tag.startsWith(name))) this.handler.text(this.html, at, this.length);
  }

  /** The content of an element that holds no markup; gives the place behind its end tag. */
  private plainText(tag: TagFacts, from: number): number {
    const { html, length } = this;
    if (tag.text === 'rest') {
      if (from < length) this.handler.text(html, from, length);
      return length;
    }
    const end = this.endOfPlainText(`</${tag.name}`, from, tag.text === 'raw');
    const textEnd = end < 0 ? length : end - tag.name.length - 2;
    if (tag.text === 'entities' && this.entities.areIn(from, textEnd)) {
      const source = `<${tag.name}>${html.slice(from, end < 0 ? length : end + 1)}`;
      this.entities.rareText(source, end < 0, this.handler);
    } else if (from < textEnd) this.handler.text(html, from, textEnd);
    if (end < 0) return length;
    this.endElement(tag);
    return this.closed(end);
  }

  /** The place behind the name of the end tag, or -1. Control characters that differ from a mark by one bit pass for it. */
  private endOfPlainText(mark: string, from: number, leaps: boolean): number {
    const { html, codes, length } = this;
    let same = 0;
    for (let at = from; at < length; at += 1) {
      const code = codes[at]!;
      if (same === mark.length) {
        if (endsName(code)) return at;
        same = 0;
      }
      if ((code | 32) === mark.charCodeAt(same)) same += 1;
      else if (same > 0) same = code === LESS ? 1 : 0;
      else if (leaps) {
        at = html.indexOf('<', at + 1);
        if (at < 0) return -1;
        same = 1;
      }
    }
    return -1;
  }
}
