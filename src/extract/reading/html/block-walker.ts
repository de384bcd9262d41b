// Walks html as a stream and gives blocks of visible text with zone, path, heading, table place, bold and links.
import type { Handler } from 'htmlparser2';
import type { Block, PageLink } from '../../../domain/model/page.ts';
import { BlockList } from '../block-list.ts';
import { dropInvisible, hasInvisible, hasTagLetters } from '../clean-text.ts';
import { LIMITS } from '../limits.ts';
import { splitLong } from '../split-long.ts';
import { linesOf } from '../text/lines.ts';
import type { Attributes } from './attributes.ts';
import { factsOfTag, type TagFacts, zoneOfElement } from './element-rules.ts';
import { type ElementStyle, labelOf, styleOf } from './element-style.ts';
import { ancestorsOf, type Frame, frameIn, nextCell, pageFrame, pathOf } from './frame.ts';
import { HeadingTrail } from './heading-trail.ts';
import { InlineBuffer } from './inline-buffer.ts';
import type { MarkupCollector } from './markup-collector.ts';
import { type Controlled, isClosed, isOpenedById, isOpenedByReader } from './opened-panels.ts';

/** Thrown to leave the parser: the reader then goes on with text alone, or with what it has. */
export class WalkStopped extends Error {
  readonly reason: 'depth_capped' | 'attributes_capped' | 'truncated';
  constructor(reason: WalkStopped['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const SPACES = /[\s\u00a0]+/g;
const FIRST_WORD = /^(?:\p{L}{1,6}\.\s?|\p{Ll}{1,4}\s)*\p{Lu}[\p{L}'’-]+$/u;
const LETTER = /\p{L}/u;

/** Told of tags and texts by htmlparser2, which knows the rules of broken markup. */
export class BlockWalker implements Partial<Handler> {
  readonly list = new BlockList();
  readonly links: PageLink[] = [];
  title: string | null = null;
  language: string | null = null;
  base: string | null = null;
  hiddenText = false;
  hasStyleSheet = false;
  /** Zone roots named by class words or by header and aside tags, with the characters below them. */
  readonly rootOfBlock: number[] = [];

  private readonly markup: MarkupCollector;
  private readonly controlled: Controlled;
  private readonly showsClosed: boolean;
  private nodes = 0;
  private depth = 0;
  private skip: string | null = null;
  private skipDepth = 0;
  private frame: Frame;
  private readonly inline = new InlineBuffer();
  private preText = '';
  private titleText: string | null = null;
  private readonly headings = new HeadingTrail();
  private link: { href: string; rel: string; from: number; text: string; preFrom: number } | null = null;
  private linksPlaced = 0;

  /** `controlled`: ids of elements that something on the page opens; `showsClosed`: a script opens them all. */
  constructor(markup: MarkupCollector, controlled: Controlled, showsClosed: boolean) {
    this.markup = markup;
    this.controlled = controlled;
    this.showsClosed = showsClosed;
    this.frame = pageFrame();
  }

  onopentag(name: string, attributes: Attributes): void {
    const tag = factsOfTag(name);
    this.nodes += 1;
    if (this.nodes > LIMITS.nodes) throw new WalkStopped('truncated');
    if (!tag.empty) {
      this.depth += 1;
      if (this.depth > LIMITS.depth) throw new WalkStopped('depth_capped');
    }
    if (Object.keys(attributes).length > LIMITS.attributes) throw new WalkStopped('attributes_capped');
    if (this.skip !== null) {
      if (name === this.skip) this.skipDepth += 1;
      return;
    }
    if (tag.empty) {
      this.openVoid(tag.name, attributes);
      return;
    }
    if (tag.skipped) {
      this.skip = name;
      this.skipDepth = 1;
      if (tag.name === 'style') this.hasStyleSheet = true;
      this.markup.openSkipped(tag.name, attributes);
      return;
    }
    if (tag.name === 'title') {
      this.flush();
      if (this.title === null) this.titleText = '';
    }
    this.openElement(tag, attributes);
  }

  private openVoid(tag: string, attributes: Attributes): void {
    if (tag === 'br' || tag === 'hr') {
      if (this.frame.pre && tag === 'br') this.preText += '\n';
      else if (tag === 'br' && this.isFirstWordOfHeading()) this.inline.space(' ');
      else this.flush();
      if (tag === 'hr') this.headings.breakOff();
    } else if (tag === 'base') {
      if (this.base === null && attributes.href) this.base = attributes.href;
    } else if (tag === 'img' && this.link !== null && this.link.text === '' && attributes.alt) {
      this.link.text = attributes.alt.slice(0, 200);
    } else if (tag === 'link' && attributes.rel?.toLowerCase().includes('stylesheet')) {
      this.hasStyleSheet = true;
    }
    this.markup.voidElement(tag, attributes, this.frame.hidden);
  }

  /** `<h3>Dr. Orla<br>Vantreight</h3>` is one heading. */
  private isFirstWordOfHeading(): boolean {
    return /^h[1-6]$/.test(this.frame.tag) && FIRST_WORD.test(this.inline.text);
  }

  private openElement(facts: TagFacts, attributes: Attributes): void {
    const tag = facts.name;
    const style = styleOf(attributes);
    const block = facts.block || style.block;
    if (block) this.flush();
    this.inline.openInline(!block && facts.separate);
    const frame = frameIn(this.frame, facts, this.nodes, block);
    this.applyStyle(frame, style, attributes);
    if (block) this.openBlock(frame, facts, attributes, style);
    this.frame = frame;
    if (tag === 'a' && attributes.href !== undefined) this.openLink(attributes);
    this.markup.openElement(tag, attributes, frame.id, frame.hidden, style.microformat);
  }

  private applyStyle(frame: Frame, style: ElementStyle, attributes: Attributes): void {
    frame.label = labelOf(frame.tag, attributes);
    if (style.language !== undefined) {
      frame.language = style.language;
      if (this.language === null && (frame.tag === 'html' || frame.tag === 'body')) this.language = frame.language;
    }
    if (style.role === 'main') frame.inContent = true;
    // `<div style="display:none"><div id="bio1">`: what a link opens may stand in a box that is never shown.
    if (frame.hidden && frame.closed && isOpenedById(attributes, this.controlled)) frame.hidden = false;
    if (!frame.hidden) this.checkVisible(frame, style, attributes);
  }

  private openBlock(frame: Frame, facts: TagFacts, attributes: Attributes, style: ElementStyle): void {
    const { tag } = frame;
    if (frame.zone === 'main' || frame.zone === 'header') {
      const zone = zoneOfElement(facts, style.role, style.zone, frame.inContent);
      if (zone !== null && zone !== frame.zone) {
        frame.zone = zone;
        frame.zoneRoot = frame.id;
        if (zone !== 'header') frame.restore = this.headings.mark();
      }
    }
    if (tag === 'table') {
      frame.table = { id: frame.id, row: -1, column: -1, width: 0 };
      frame.cell = undefined;
      frame.bold = false;
    } else if (tag === 'tr' && frame.table) {
      frame.table.row += 1;
      frame.table.column = -1;
      frame.restore = this.headings.mark();
    } else if ((tag === 'td' || tag === 'th') && frame.table) {
      nextCell(frame.table, frame.above?.tag);
      frame.cell = { table: frame.table.id, row: Math.max(0, frame.table.row), column: frame.table.column };
      const span = Number.parseInt(attributes.colspan ?? '1', 10);
      if (span > 1 && span < 100) frame.table.column += span - 1;
    } else if (tag === 'dl') {
      frame.restore = this.headings.mark();
    }
    this.headings.openBlock(frame, facts.heading);
  }

  private checkVisible(frame: Frame, style: ElementStyle, attributes: Attributes): void {
    // The first heading says what the page is about, be it for screen readers alone.
    const isShown = style.visibility === 'shown' || (style.visibility === 'screen_readers' && frame.tag === 'h1');
    const isOpened = (this.showsClosed && isClosed(attributes)) || isOpenedByReader(attributes, this.controlled);
    if (!isShown && !isOpened) {
      frame.hidden = true;
      frame.repeated = style.visibility === 'screen_readers';
      frame.closed = isClosed(attributes);
      return;
    }
    if (style.background !== null) frame.background = style.background;
    const colour = style.textColour ?? (frame.tag === 'font' ? style.fontColour : null);
    if (colour !== null && colour === (frame.background ?? (this.hasStyleSheet ? null : 'white'))) frame.hidden = true;
    if (colour === 'transparent') frame.hidden = true;
  }

  private openLink(attributes: Attributes): void {
    this.closeLink();
    if (this.links.length >= LIMITS.links) return;
    const href = attributes.href ?? '';
    this.link = {
      href: href.slice(0, 2000).trim(),
      rel: (attributes.rel ?? '').toLowerCase().slice(0, 80),
      from: this.inline.text.length,
      text: '',
      preFrom: this.preText.length,
    };
  }

  private closeLink(): void {
    const link = this.link;
    if (link === null) return;
    this.link = null;
    if (link.href === '' || link.href.startsWith('#') || /^javascript:/i.test(link.href)) return;
    const seen = this.frame.pre
      ? this.preText.slice(link.preFrom).replace(SPACES, ' ').trim()
      : this.inline.text.slice(link.from).trimStart();
    const text = (seen || link.text.replace(SPACES, ' ').trim()).slice(0, 300);
    this.links.push({ href: link.href, text, rel: link.rel, block: this.list.blocks.length });
  }

  ontext(data: string): void {
    if (this.skip !== null) {
      this.markup.skippedText(data);
      return;
    }
    if (this.titleText !== null) {
      if (this.titleText.length < 2000) this.titleText += data;
      return;
    }
    const { frame } = this;
    // Most text between tags is the line break and indent of the source.
    if (!frame.pre && data.trim() === '') {
      if (this.inline.space(data) && this.markup.listening && !frame.hidden) this.markup.text(' ');
      return;
    }
    let text = data;
    if (hasInvisible(text)) {
      if (hasTagLetters(text)) this.hiddenText = true;
      text = dropInvisible(text);
    }
    if (frame.hidden) {
      if (!this.hiddenText && !frame.repeated && LETTER.test(text)) this.hiddenText = true;
      return;
    }
    if (this.markup.listening) this.markup.text(text);
    if (frame.pre) this.preText += text;
    else {
      this.inline.append(text, frame.bold, !frame.block);
      if (this.inline.text.length > LIMITS.blockText * 4) this.flush();
    }
  }

  onclosetag(name: string): void {
    if (factsOfTag(name).empty) return;
    this.depth -= 1;
    if (this.skip !== null) {
      if (name !== this.skip) return;
      this.skipDepth -= 1;
      if (this.skipDepth > 0) return;
      this.skip = null;
      this.markup.closeSkipped();
      return;
    }
    const frame = this.frame;
    if (frame.above === null) return;
    if (name === 'title' && this.titleText !== null) {
      this.title = dropInvisible(this.titleText).replace(SPACES, ' ').trim() || null;
      this.titleText = null;
    }
    if (name === 'a') this.closeLink();
    if (frame.block) {
      this.flush();
      this.headings.closeBlock(frame);
    } else if (frame.separate) this.inline.closeInline();
    this.markup.closeElement(frame.id);
    this.frame = frame.above;
  }

  onend(): void {
    this.flush();
    this.closeLink();
  }

  /** Ends the block being written, if it holds any text. */
  flush(): void {
    if (this.preText !== '') this.flushPre();
    const { text } = this.inline;
    if (text === '') return;
    const lines = this.inline.lines();
    this.inline.clear();
    if (this.link !== null) {
      if (this.link.text === '') this.link.text = text.slice(this.link.from);
      this.link.from = 0;
    }
    const first = this.list.blocks.length;
    for (const line of lines) {
      if (line.text.length <= LIMITS.blockText) this.emit(line.text, line.bold);
      else for (const part of splitLong(line.text)) this.emit(part, []);
    }
    this.placeLinks(first);
  }

  /** Links were closed before the blocks of their lines were written. */
  private placeLinks(first: number): void {
    const written = this.list.blocks.slice(first);
    for (const link of this.links.slice(this.linksPlaced)) {
      const place = written.findIndex((block) => block.text.includes(link.text));
      if (link.block === first && place > 0) link.block = first + place;
    }
    this.linksPlaced = this.links.length;
  }

  private emit(text: string, bold: [number, number][], headingLevel?: number): Block {
    let owner = this.frame;
    while (!owner.block && owner.above !== null) owner = owner.above;
    const level = headingLevel ?? this.headings.levelOf(text, bold, owner, this.link !== null);
    const block = this.list.add({
      index: 0,
      text,
      start: 0,
      tag: owner.tag,
      path: pathOf(owner),
      parent: owner.above?.id ?? 0,
      element: owner.id,
      zone: owner.zone,
      heading: this.headings.above,
      ancestors: ancestorsOf(owner),
      headingLevel: level,
      language: owner.language === this.language ? undefined : owner.language,
      cell: owner.cell,
      bold: bold.length > 0 ? bold : undefined,
    });
    this.rootOfBlock.push(owner.zoneRoot);
    if (level !== undefined) this.headings.take(text, owner.tag);
    if (this.list.length > LIMITS.text || this.list.blocks.length > LIMITS.blocks) throw new WalkStopped('truncated');
    return block;
  }

  private flushPre(): void {
    const raw = this.preText;
    this.preText = '';
    const first = this.list.blocks.length;
    for (const line of linesOf(raw)) {
      // Inside a heading tag the tag decides; else a line that names a section is one.
      this.emit(line.text, [], this.headings.inTag ? undefined : line.headingLevel);
    }
    this.placeLinks(first);
  }
}
