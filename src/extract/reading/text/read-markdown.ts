// Markdown to blocks: headings, list items, tables, emphasis and links; the marks themselves are dropped.
import type { Block, PageLink } from '../../../domain/model/page.ts';
import { BlockList } from '../block-list.ts';
import { LIMITS } from '../limits.ts';
import { namesSection } from '../section-words.ts';
import { splitLong } from '../split-long.ts';
import { readFrontMatter } from './front-matter.ts';

export interface MarkdownParts {
  title: string | null;
  text: string;
  blocks: Block[];
  links: PageLink[];
}

const HEADING = /^ {0,3}(#{1,6})\s/;
const UNDERLINE = /^ {0,3}(=+|-{2,})\s*$/;
const ITEM = /^\s{0,40}(?:[-*+•]|\d{1,3}[.)])\s/;
const TABLE_RULE = /^[\s:|-]+$/;
const FENCE = /^\s{0,3}(?:```|~~~)/;
const BOLD_LINE = /^(\*\*|__)(.+)\1:?$/;

interface Inline {
  text: string;
  bold: [number, number][];
  links: { href: string; text: string }[];
}

export function readMarkdown(raw: string): MarkdownParts {
  const list = new BlockList();
  const links: PageLink[] = [];
  let heading: string | null = null;
  let title: string | null = null;
  let element = 0;
  let parent = 0;
  let paragraph: string[] = [];
  let fenced = false;
  let table = 0;
  let row = -1;

  const add = (source: string, tag: string, level?: number, cell?: Block['cell']) => {
    const inline = inlineOf(source);
    if (inline.text.length > LIMITS.blockText) {
      element += 1;
      for (const text of splitLong(inline.text))
        list.add({ text, tag, path: tag, parent, element, zone: 'main', heading });
      return;
    }
    if (inline.text === '' || list.blocks.length >= LIMITS.blocks) return;
    element += 1;
    const block = list.add({ text: inline.text, tag, path: tag, parent, element, zone: 'main', heading });
    if (inline.bold.length > 0) block.bold = inline.bold;
    if (cell) block.cell = cell;
    for (const link of inline.links) {
      if (links.length < LIMITS.links) links.push({ href: link.href, text: link.text, rel: '', block: block.index });
    }
    const named = level ?? (BOLD_LINE.test(source.trim()) && namesSection(inline.text) ? 5 : undefined);
    if (named === undefined) return;
    block.headingLevel = named;
    heading = inline.text.slice(0, 200);
    if (named === 1) title ??= heading;
  };
  const close = () => {
    if (paragraph.length > 0) add(paragraph.join(' '), 'p');
    paragraph = [];
  };

  const { body, title: declaredTitle, shown } = readFrontMatter(raw);
  title = declaredTitle;
  const source = body.split(/\r\n|\r|\n/);
  for (let at = 0; at < source.length; at += 1) {
    const line = source[at]!.slice(0, LIMITS.blockText);
    if (FENCE.test(line)) {
      close();
      fenced = !fenced;
      continue;
    }
    if (fenced) {
      add(line.trim(), 'pre');
      continue;
    }
    if (!isTableRow(line)) table = 0;
    if (line.trim() === '' || isOnlyMarkup(line)) {
      close();
      parent = element;
      continue;
    }
    const found = HEADING.exec(line);
    if (found) {
      close();
      add(withoutTrailing(line.slice(found[0].length), '#'), `h${found[1]!.length}`, found[1]!.length);
      continue;
    }
    if (paragraph.length > 0 && UNDERLINE.test(line)) {
      const level = line.trim().startsWith('=') ? 1 : 2;
      const underlined = paragraph.pop()!;
      close();
      add(underlined, `h${level}`, level);
      continue;
    }
    if (isTableRow(line)) {
      close();
      if (TABLE_RULE.test(line) && line.includes('-')) continue;
      if (table === 0) {
        element += 1;
        table = element;
        row = -1;
      }
      row += 1;
      const cells = line.trim().slice(1, -1).split('|');
      for (let column = 0; column < cells.length; column += 1)
        add(cells[column]!, 'td', undefined, { table, row, column });
      continue;
    }
    const item = ITEM.exec(line);
    if (item) {
      close();
      // Lines below an item that stand deeper belong to it.
      let text = line.slice(item[0].length).trim();
      while (at + 1 < source.length && /^\s{2,}\S/.test(source[at + 1]!) && !ITEM.test(source[at + 1]!)) {
        at += 1;
        text += ` ${source[at]!.trim()}`;
        if (text.length > LIMITS.blockText) break;
      }
      add(text, 'li');
      continue;
    }
    const broken = line.endsWith('  ') || line.endsWith('\\');
    paragraph.push(withoutTrailing(line, '\\').replace(/^ {0,3}>{1,4} ?/, ''));
    if (broken) close();
  }
  close();
  for (const line of shown) add(line.slice(0, LIMITS.blockText), 'p');
  return { title, text: list.text(), blocks: list.blocks, links };
}

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
