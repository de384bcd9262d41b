// A pdf of one column and sound fonts: its lines in the order in which it draws them, which is the order of its text.
import type { Block } from '../../../domain/model/page.ts';
import { BlockList } from '../block-list.ts';
import { dropInvisible, foldSpace } from '../clean-text.ts';
import { LIMITS } from '../limits.ts';
import { namesSection } from '../section-words.ts';
import { linesOf } from '../text/lines.ts';

import type { PdfContent, PdfItem } from './pdf-content.ts';

interface Line {
  /** Pieces of the line set apart by wide gaps: columns. */
  pieces: { text: string; x: number; end: number }[];
  y: number;
  size: number;
}

/** A gap wider than this many font sizes parts columns; words and justified text stay below two. */
const COLUMN_GAP = 2.2;
const PAGE_NUMBER = /^(?:page|seite|p\.|pagina|página)? ?\d{1,3}(?: ?(?:of|von|de|di|\/) ?\d{1,3})?$/i;
const DATED = /^(?=.{2,40}$).*(?:\b(?:19|20)\d\d\b|['’]\d\d\b|present|current|heute)/i;

export function layOutPlain(content: PdfContent): { blocks: Block[]; text: string } {
  const pages = content.pages.map((page) => linesOnPage(page.items));
  const body = bodySize(pages.flat());
  const running = runningLines(pages);
  const list = new BlockList();
  let heading: string | null = null;
  let element = 0;
  let pending: string[] = [];

  const add = (text: string, tag: string, level?: number) => {
    if (text === '' || list.blocks.length >= LIMITS.blocks) return;
    element += 1;
    const block = list.add({ text, tag, path: tag, parent: 0, element, zone: 'main', heading });
    if (level === undefined) return;
    block.headingLevel = level;
    heading = text.slice(0, 200);
  };
  const close = () => {
    for (const line of linesOf(pending.join('\n'))) {
      add(line.text, line.headingLevel ? 'h5' : line.item ? 'li' : 'p', line.headingLevel);
    }
    pending = [];
  };

  pages.forEach((lines, pageIndex) => {
    const width = content.pages[pageIndex]!.width;
    let last: Line | null = null;
    for (const line of lines) {
      const pieces = columnsOf(line, width);
      const whole = pieces.join(' ');
      if (PAGE_NUMBER.test(whole) || (pageIndex > 0 && running.has(whole))) continue;
      const gap = last === null ? 0 : last.y - line.y;
      // A wider step than one line and a half, or a jump back up, starts a new paragraph.
      if (last !== null && (gap > last.size * 1.9 || gap < -last.size)) pending.push('');
      last = line;
      const large = line.size > body * 1.15 && whole.length < 80 && /\p{L}/u.test(whole);
      if (large || namesSection(whole)) {
        close();
        add(whole, 'h2', line.size > body * 1.5 ? 1 : 2);
        continue;
      }
      if (pieces.length > 1) {
        close();
        for (const piece of pieces) add(piece, 'p');
        continue;
      }
      const indent = Math.max(0, Math.min(40, Math.round((line.pieces[0]!.x - leftEdge(lines)) / (line.size * 0.5))));
      pending.push(' '.repeat(indent) + whole);
    }
    pending.push('');
  });
  close();
  return { blocks: list.blocks, text: list.text() };
}

/** Pieces of one line that a reader takes together are one text: a date beside its entry, a table row. */
function columnsOf(line: Line, pageWidth: number): string[] {
  const texts = line.pieces.map((piece) => piece.text);
  if (texts.length === 1) return texts;
  if (texts.length > 2 || texts.some((text) => DATED.test(text))) return [texts.join(' ')];
  const gap = line.pieces[1]!.x - line.pieces[0]!.end;
  return gap > pageWidth * 0.12 ? texts : [texts.join(' ')];
}

function linesOnPage(items: readonly PdfItem[]): Line[] {
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const item of items) {
    const text = item.text;
    if (text.trim() === '') {
      const piece: Line['pieces'][number] | undefined = line?.pieces.at(-1);
      if (
        line !== null &&
        piece !== undefined &&
        Math.abs(item.y - line.y) < line.size * 0.5 &&
        !piece.text.endsWith(' ')
      ) {
        if (item.width < line.size * COLUMN_GAP) piece.text += ' ';
      }
      continue;
    }
    const sameLine = line !== null && Math.abs(item.y - line.y) < Math.max(line.size, item.size) * 0.5;
    const piece = line?.pieces.at(-1);
    if (line === null || piece === undefined || !sameLine || item.x < piece.x - 1) {
      line = { pieces: [{ text, x: item.x, end: item.x + item.width }], y: item.y, size: item.size };
      lines.push(line);
      continue;
    }
    const gap = item.x - piece.end;
    if (gap > item.size * COLUMN_GAP) line.pieces.push({ text, x: item.x, end: item.x + item.width });
    else {
      piece.text += gap > item.size * 0.15 && !piece.text.endsWith(' ') && !text.startsWith(' ') ? ` ${text}` : text;
      piece.end = item.x + item.width;
    }
    line.size = Math.max(line.size, item.size);
  }
  for (const entry of lines) for (const piece of entry.pieces) piece.text = foldSpace(dropInvisible(piece.text));
  return lines
    .map((entry) => ({ ...entry, pieces: entry.pieces.filter((piece) => piece.text !== '') }))
    .filter((entry) => entry.pieces.length > 0);
}

/** The size in which most characters are set. */
function bodySize(lines: readonly Line[]): number {
  const weight = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    const length = line.pieces.reduce((sum, piece) => sum + piece.text.length, 0);
    weight.set(size, (weight.get(size) ?? 0) + length);
  }
  let best = 10;
  let most = 0;
  for (const [size, length] of weight) {
    if (length > most) {
      most = length;
      best = size;
    }
  }
  return best;
}

function leftEdge(lines: readonly Line[]): number {
  let edge = Number.POSITIVE_INFINITY;
  for (const line of lines) edge = Math.min(edge, line.pieces[0]!.x);
  return edge;
}

/** First and last lines that stand on three pages or more: running heads, said once. */
function runningLines(pages: readonly Line[][]): Set<string> {
  const seen = new Map<string, number>();
  for (const lines of pages) {
    const edge = [lines[0], lines[1], lines.at(-1), lines.at(-2)];
    const texts = new Set(edge.flatMap((line) => (line ? [line.pieces.map((piece) => piece.text).join(' ')] : [])));
    for (const text of texts) seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return new Set([...seen].filter(([, count]) => count >= 3).map(([text]) => text));
}
