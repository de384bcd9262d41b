// The lines of a page that speak of one person. A list names a hundred people: what stands beside another of them
// says nothing about this one.
import type { Finding } from '../model/finding.ts';
import type { ReadSource } from '../model/source.ts';

/** A longer line is prose: only the sentences around the name are the person's. */
const LONG_LINE = 240;
const AROUND = 160;
const MOST_LINES = 8;
const MOST_CHARACTERS = 900;
const MOST_PLACES = 8;
const HEAD_OF_PAGE = 300;

/** A line that opens a card: the name, perhaps with a rank, and little else. */
const BESIDE_NAME = 16;
/** The words of one name stand within this of each other. */
const NAME_SPREAD = 30;

function lineAt(text: string, at: number): { from: number; to: number } {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { from, to: end < 0 ? text.length : end };
}

/** A paragraph that begins with the name is about its bearer to the end, and so are those after it that go on with the family name. */
const OPENS_WITHIN = 40;
const MOST_OF_PARAGRAPH = 1_500;
const MOST_PARAGRAPHS = 3;

function ownParagraphs(
  text: string,
  line: { from: number; to: number },
  name: string,
  others: readonly string[],
): string {
  const family = name.split(/\s+/).at(-1)!;
  let kept = text.slice(line.from, Math.min(line.to, line.from + MOST_OF_PARAGRAPH));
  let at = line.to;
  for (let count = 0; count < MOST_PARAGRAPHS && at < text.length; count += 1) {
    const next = lineAt(text, at + 1);
    const paragraph = text.slice(next.from, next.to);
    if (!paragraph.slice(0, AROUND).includes(family) || others.some((other) => paragraph.includes(other))) break;
    kept += `\n${paragraph.slice(0, MOST_OF_PARAGRAPH)}`;
    at = next.to;
  }
  return kept;
}

/** The sentences of a long line that lie around the name. */
function sentenceAround(text: string, line: { from: number; to: number }, at: number, length: number): string {
  const from = Math.max(line.from, at - AROUND);
  const to = Math.min(line.to, at + length + AROUND);
  return text.slice(from, to);
}

/** A card goes on below its head until the next person or the end of what a card holds. */
function cardBelow(text: string, from: number, others: readonly string[]): string {
  let at = from;
  let kept = '';
  for (let count = 0; count < MOST_LINES && at < text.length && kept.length < MOST_CHARACTERS; count += 1) {
    const end = text.indexOf('\n', at + 1);
    const line = text.slice(at, end < 0 ? text.length : end);
    if (others.some((name) => line.includes(name))) break;
    kept += line.slice(0, MOST_CHARACTERS);
    if (end < 0) break;
    at = end;
  }
  return kept;
}

/** "Esther (Boni) Nieto", "柳原 緑": the words of the name close together, with something between them. */
function looseLines(text: string, lower: string, name: string, others: readonly string[]): string[] {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
  const key = [...words].sort((left, right) => right.length - left.length)[0];
  if (key === undefined) return [];
  const signs = words.join('');
  const parts: string[] = [];
  let at = lower.indexOf(key);
  for (let count = 0; at >= 0 && count < MOST_PLACES; count += 1) {
    const close = lower.slice(Math.max(0, at - NAME_SPREAD), at + key.length + NAME_SPREAD);
    const together =
      words.length > 1 ? words.every((word) => close.includes(word)) : close.replace(/\s/g, '').includes(signs);
    if (together) {
      const line = lineAt(text, at);
      parts.push(
        line.to - line.from > LONG_LINE ? sentenceAround(text, line, at, key.length) : text.slice(line.from, line.to),
      );
      if (line.to - line.from <= name.length + BESIDE_NAME + 8) parts.push(cardBelow(text, line.to, others));
    }
    at = lower.indexOf(key, at + key.length);
  }
  return parts;
}

/** Text that speaks of the bearer of these names, and of nobody else as far as lines tell. */
export function recordText(source: ReadSource, names: readonly string[], findings: readonly Finding[]): string {
  const { text } = source;
  const own = new Set(names);
  const others = source.people.map((entry) => entry.name).filter((name) => !own.has(name) && name.length >= 5);
  const parts: string[] = [];
  const lower = text.toLowerCase();
  for (const name of names) {
    const wanted = name.toLowerCase();
    if (wanted.length < 2) continue;
    let at = lower.indexOf(wanted);
    for (let count = 0; at >= 0 && count < MOST_PLACES; count += 1) {
      const line = lineAt(text, at);
      const long = line.to - line.from > LONG_LINE;
      if (long && at - line.from <= OPENS_WITHIN) parts.push(ownParagraphs(text, line, name, others));
      else parts.push(long ? sentenceAround(text, line, at, name.length) : text.slice(line.from, line.to));
      if (line.to - line.from <= name.length + BESIDE_NAME) parts.push(cardBelow(text, line.to, others));
      at = lower.indexOf(wanted, at + wanted.length);
    }
  }
  if (parts.length === 0) parts.push(...looseLines(text, lower, names[0] ?? '', others));
  // The page of a company in a register: its head, with the registered office, speaks of all its officers.
  if (findings.some((finding) => finding.kind === 'business' && finding.organisation?.how === 'page_organisation'))
    parts.push(text.slice(0, HEAD_OF_PAGE));
  for (const finding of findings.slice(0, 16)) parts.push(finding.quote.slice(0, 400));
  return parts.join('\n');
}

const SHORT_LINE = 40;

/** The line above the first one that names the person, in lower case, if it is as short as a heading of a list. */
export function lineAbove(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return '';
  const line = lineAt(text, at);
  if (line.from < 2 || at - line.from > BESIDE_NAME) return '';
  const above = lineAt(text, line.from - 2);
  return above.to - above.from > SHORT_LINE ? '' : text.slice(above.from, above.to).toLowerCase();
}
