// Text and attribute values that hold an ampersand: common entities from a table, all else through htmlparser2's
// tokenizer, which knows all entities and which of them may go without their semicolon where.
import { Tokenizer } from 'htmlparser2';

/** Entities that pages are full of, as they are written between the ampersand and the semicolon. */
export const COMMON_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['nbsp', '\u00a0'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['copy', '©'],
  ['#38', '&'],
  ['#39', "'"],
  ['#039', "'"],
  ['#160', '\u00a0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['#8211', '–'],
  ['#8212', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['#8217', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['bull', '•'],
  ['middot', '·'],
  ['hellip', '…'],
  ['eacute', 'é'],
  ['auml', 'ä'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
]);
const LONGEST_COMMON = 6;
const SEMICOLON = 59;

/**
 * Who is told of text: the source is the page or, where entities stand, a piece of it. Not a function, for the engine
 * puts one that is written into a property among its old objects, and there it holds the page until a full collection.
 */
export interface TextHandler {
  text(source: string, from: number, to: number): void;
}

const nothing = (): void => {};
const NOBODY: TextHandler = { text: nothing };

class EntityReader {
  private source = '';
  private handler: TextHandler = NOBODY;
  private value = '';
  private readonly tokenizer: Tokenizer;

  constructor() {
    this.tokenizer = new Tokenizer(
      { xmlMode: false, decodeEntities: true },
      {
        ontext: (start, end) => this.give(this.source.slice(start, end)),
        ontextentity: (code) => this.give(String.fromCodePoint(code)),
        onattribdata: (start, end) => {
          this.value += this.source.slice(start, end);
        },
        onattribentity: (code) => {
          this.value += String.fromCodePoint(code);
        },
        onattribend: nothing,
        onattribname: nothing,
        oncdata: nothing,
        onclosetag: nothing,
        oncomment: nothing,
        ondeclaration: nothing,
        onend: nothing,
        onopentagend: nothing,
        onopentagname: nothing,
        onprocessinginstruction: nothing,
        onselfclosingtag: nothing,
      },
    );
  }

  /** Pieces of a text as they come; `atEnd` when nothing follows it, else the source has one character more than the text. */
  text(source: string, atEnd: boolean, handler: TextHandler): void {
    this.begin(source, handler);
    if (atEnd) this.tokenizer.end();
  }

  /** An attribute's value; `quote` is empty where it has none. */
  attribute(value: string, quote: string): string {
    this.value = '';
    this.begin(`<a b=${quote}${value}${quote}>`, NOBODY);
    return this.value;
  }

  private give(text: string): void {
    this.handler.text(text, 0, text.length);
  }

  private begin(source: string, handler: TextHandler): void {
    this.source = source;
    this.handler = handler;
    this.tokenizer.reset();
    this.tokenizer.write(source);
  }
}

/** The texts and values of one page, with what their entities mean. */
export class Entities {
  private readonly html: string;
  /** The next ampersand, as far as it was looked for: places are asked about in the order of the page. */
  private next = -1;
  /** Behind the entity that `commonAt` found. */
  private behind = 0;
  private reader: EntityReader | null = null;

  constructor(html: string) {
    this.html = html;
  }

  areIn(from: number, to: number): boolean {
    if (this.next < from) {
      const next = this.html.indexOf('&', from);
      this.next = next < 0 ? this.html.length : next;
    }
    return this.next < to;
  }

  /** Text in pieces, each entity one of its own. */
  text(from: number, to: number, handler: TextHandler): void {
    const { html } = this;
    let start = from;
    while (this.areIn(start, to)) {
      const at = this.next;
      const meant = this.commonAt(at);
      if (meant === undefined) {
        this.rareText(html.slice(start, to + 1), to === html.length, handler);
        return;
      }
      if (start < at) handler.text(html, start, at);
      handler.text(meant, 0, meant.length);
      start = this.behind;
    }
    if (start < to) handler.text(html, start, to);
  }

  /** Text with entities of any kind; the source goes one character beyond it, but where the page ends. */
  rareText(source: string, atEnd: boolean, handler: TextHandler): void {
    this.reader ??= new EntityReader();
    this.reader.text(source, atEnd, handler);
  }

  /** An attribute's value; `quote` is empty where it has none. */
  value(from: number, to: number, quote: string): string {
    const { html } = this;
    let value = '';
    let start = from;
    while (this.areIn(start, to)) {
      const at = this.next;
      const meant = this.commonAt(at);
      if (meant === undefined) {
        this.reader ??= new EntityReader();
        return this.reader.attribute(html.slice(from, to), quote);
      }
      value += html.slice(start, at) + meant;
      start = this.behind;
    }
    return start === from ? html.slice(from, to) : value + html.slice(start, to);
  }

  private commonAt(at: number): string | undefined {
    for (let end = at + 1; end <= at + 1 + LONGEST_COMMON; end += 1) {
      if (this.html.charCodeAt(end) !== SEMICOLON) continue;
      this.behind = end + 1;
      return COMMON_ENTITIES.get(this.html.slice(at + 1, end));
    }
    return undefined;
  }
}
