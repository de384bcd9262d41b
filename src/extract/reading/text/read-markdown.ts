// Markdown to blocks: headings, list items, tables, emphasis and links; the marks themselves are dropped.
import type { Block, PageLink } from '../../../domain/model/page.ts';
import { BlockList } from '../block-list.ts';
import { LIMITS } from '../limits.ts';
import { namesProfile, namesSection } from '../section-words.ts';
import { splitLong } from '../split-long.ts';
import { readFrontMatter } from './front-matter.ts';
import { endsEntry, opensWithDegree } from './lines.ts';

export interface MarkdownParts {
  title: string | null;
  text: string;
  blocks: Block[];
  links: PageLink[];
}

const HEADING = /^ {0,3}(#{1,6})\s/;
const UNDERLINE = /^ {0,3}(=+|-{2,})\s*$/;
const ITEM = /^\s{0,40}(?:[-*+•]|\d{1,3}[.)])\s/;
const OPEN_RULE = /^\s*:?-+:?(?:\s*\|\s*:?-+:?)+\s*$/;
const TABLE_RULE = /^[\s:|-]+$/;
const FENCE = /^\s{0,3}(?:```|~~~)/;
const BOLD_LINE = /^(\*\*|__)(.+)\1:?$/;

interface Inline {
  text: string;
  bold: [number, number][];
  links: { href: string; text: string }[];
}

export function readMarkdown(raw: string): MarkdownParts {
  const { body, title, author, shown } = readFrontMatter(raw);
  const reader = new MarkdownReader(body.split(/\r\n|\r|\n/), title);
  // "title: Curriculum vitae": the page is about its author.
  if (author !== null && title !== null && namesProfile(title)) reader.add(author, 'h1', 1);
  reader.read();
  for (const line of shown) reader.add(line.slice(0, LIMITS.blockText), 'p');
  const { list, links } = reader;
  return { title: reader.title, text: list.text(), blocks: list.blocks, links };
}

/** Reads line by line; a paragraph is open until something else begins. */
class MarkdownReader {
  readonly list = new BlockList();
  readonly links: PageLink[] = [];
  readonly #lines: readonly string[];
  title: string | null;
  #at = 0;
  #heading: string | null = null;
  #element = 0;
  #parent = 0;
  #paragraph: string[] = [];
  #isFenced = false;
  #table = 0;
  #row = -1;

  constructor(lines: readonly string[], title: string | null) {
    this.#lines = lines;
    this.title = title;
  }

  read(): void {
    for (; this.#at < this.#lines.length; this.#at += 1)
      this.#readLine(this.#lines[this.#at]!.slice(0, LIMITS.blockText));
    this.#close();
  }

  add(source: string, tag: string, level?: number, cell?: Block['cell']): void {
    const inline = inlineOf(source);
    const place = { tag, path: tag, parent: this.#parent, zone: 'main', heading: this.#heading } as const;
    if (inline.text.length > LIMITS.blockText) {
      this.#element += 1;
      for (const text of splitLong(inline.text)) this.list.add({ ...place, text, element: this.#element });
      return;
    }
    if (inline.text === '' || this.list.blocks.length >= LIMITS.blocks) return;
    this.#element += 1;
    const block = this.list.add({ ...place, text: inline.text, element: this.#element });
    if (inline.bold.length > 0) block.bold = inline.bold;
    if (cell) block.cell = cell;
    for (const { href, text } of inline.links)
      if (this.links.length < LIMITS.links) this.links.push({ href, text, rel: '', block: block.index });
    const named = level ?? (BOLD_LINE.test(source.trim()) && namesSection(inline.text) ? 5 : undefined);
    if (named === undefined) return;
    block.headingLevel = named;
    this.#heading = inline.text.slice(0, 200);
    if (named === 1) this.title ??= this.#heading;
  }

  #close(): void {
    if (this.#paragraph.length > 0) this.add(this.#paragraph.join(' '), 'p');
    this.#paragraph = [];
  }

  #readLine(line: string): void {
    if (FENCE.test(line)) {
      this.#close();
      this.#isFenced = !this.#isFenced;
    } else if (this.#isFenced) this.add(line.trim(), 'pre');
    else if (isTableRow(line) || this.#isOpenRow(line)) this.#readRow(line);
    else {
      this.#table = 0;
      this.#readProse(line);
    }
  }

  /** "Name | Role" above "---- | ----", and what follows it: a table without bars at its sides. */
  #isOpenRow(line: string): boolean {
    if (line.trim().indexOf('|') < 1) return false;
    return this.#table > 0 || OPEN_RULE.test(this.#lines[this.#at + 1] ?? '');
  }

  #readProse(line: string): void {
    if (line.trim() === '' || isOnlyMarkup(line)) {
      this.#close();
      this.#parent = this.#element;
      return;
    }
    const heading = HEADING.exec(line);
    if (heading) {
      this.#close();
      const level = heading[1]!.length;
      this.add(withoutTrailing(line.slice(heading[0].length), '#'), `h${level}`, level);
    } else if (this.#paragraph.length > 0 && UNDERLINE.test(line)) {
      const level = line.trim().startsWith('=') ? 1 : 2;
      const underlined = this.#paragraph.pop()!;
      this.#close();
      this.add(underlined, `h${level}`, level);
    } else if (ITEM.test(line)) this.#readItem(line);
    else {
      // "BSc Physics | Marl (2018 - 2022)" above "MSc …": entries on lines of their own, without a blank one between them.
      const last = this.#paragraph.at(-1);
      if (last !== undefined && (endsEntry(last) || opensWithDegree(line.trim()))) this.#close();
      // "> quoted", and ": what is said of the line above".
      this.#paragraph.push(withoutTrailing(line, '\\').replace(/^ {0,3}(?:>{1,4} ?|:\s+)/, ''));
      if (endsLine(line)) this.#close();
    }
  }

  #readRow(line: string): void {
    this.#close();
    if (TABLE_RULE.test(line) && line.includes('-')) return;
    if (this.#table === 0) {
      this.#element += 1;
      this.#table = this.#element;
      this.#row = -1;
    }
    this.#row += 1;
    for (const [column, cell] of line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .entries())
      this.add(cell, 'td', undefined, { table: this.#table, row: this.#row, column });
  }

  /** Lines below an item that stand deeper belong to it. */
  #readItem(line: string): void {
    this.#close();
    let text = withoutTrailing(line.replace(ITEM, ''), '\\');
    let isOver = endsLine(line);
    for (let next = this.#lines[this.#at + 1]; next !== undefined; next = this.#lines[this.#at + 1]) {
      if (!/^\s{2,}\S/.test(next) || ITEM.test(next) || text.length > LIMITS.blockText) break;
      this.#at += 1;
      if (isOver) {
        this.add(text, 'li');
        text = '';
      }
      text = `${text} ${withoutTrailing(next, '\\')}`.trim();
      isOver = endsLine(next);
    }
    this.add(text, 'li');
  }
}

/** Two blanks, a backslash or a tag: what follows stands on a line of its own. */
const endsLine = (line: string): boolean =>
  /(?: {2}|\\|<br\s?\/?>\s*|<\/(?:h[1-6]|p|div|li|td|tr|section|article)>\s*)$/i.test(line);

function isTableRow(line: string): boolean {
  const bare = line.trim();
  return bare.length > 1 && bare.startsWith('|') && bare.endsWith('|');
}

function withoutTrailing(line: string, mark: string): string {
  let end = line.trimEnd().length;
  while (end > 0 && line[end - 1] === mark) end -= 1;
  return line.slice(0, end).trim();
}

const MARK =
  /!?\[([^\][]{0,500})\]\(([^()\s]{1,1000})(?:\s+"[^"]{0,200}")?\)|(\*\*|__)|`+|<(https?:[^<>\s]{1,500})>|\\([*_#[\]()`.>-])/g;
const EMPHASIS = /(^|[\s(])[*_](\S[^*_]{0,300})[*_](?=[\s.,;:)!?]|$)/g;
/** Template commands and html tags that a site builder would have replaced. */
const NOT_TEXT = /\{%[^%{]{0,300}%\}|\{\{[^{}]{0,300}\}\}|<\/?[a-z][^<>]{0,300}>|<!--[^<>]{0,300}-->/gi;

/** A line of template commands or tags alone parts paragraphs like an empty one. */
function isOnlyMarkup(line: string): boolean {
  return /[{<]/.test(line) && line.replace(NOT_TEXT, keepAddress).trim() === '';
}

function keepAddress(found: string): string {
  return /^<https?:/i.test(found) ? found : ' ';
}

/** Takes the marks out of one line and remembers what they said. */
function inlineOf(source: string): Inline {
  const links: Inline['links'] = [];
  const bold: [number, number][] = [];
  let text = '';
  let last = 0;
  let boldFrom = -1;
  const append = (piece: string) => {
    const folded = piece.replace(/\s+/g, ' ');
    text += text === '' || text.endsWith(' ') ? folded.trimStart() : folded;
  };
  const closeBold = () => {
    if (boldFrom >= 0 && text.trimEnd().length > boldFrom) bold.push([boldFrom, text.trimEnd().length]);
    boldFrom = -1;
  };
  const marks = source.replace(NOT_TEXT, keepAddress).replace(EMPHASIS, '$1$2');
  for (const found of marks.matchAll(MARK)) {
    append(marks.slice(last, found.index));
    last = found.index + found[0].length;
    if (found[2] !== undefined) {
      const shown = found[1]!.replace(/[*_`]/g, '');
      if (!found[0].startsWith('!')) {
        append(shown);
        links.push({ href: found[2], text: shown.replace(/\s+/g, ' ').trim() });
      }
    } else if (found[3] !== undefined) {
      if (boldFrom >= 0) closeBold();
      else boldFrom = text.length;
    } else if (found[4] !== undefined) {
      append(found[4]);
      links.push({ href: found[4], text: found[4] });
    } else if (found[5] !== undefined) append(found[5]);
  }
  append(marks.slice(last));
  closeBold();
  return { text: text.trimEnd(), bold, links };
}
