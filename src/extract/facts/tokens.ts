// Words of a text with their places. Everything later works on these, so that offsets never drift.
import { hashOn, Letters } from '../letters.ts';
import { type WordFacts, wordFacts } from './word-facts.ts';

export interface Token {
  text: string;
  lower: string;
  from: number;
  to: number;
  /** Starts with a capital letter, or is a name such as "eBay" or "3M". */
  capital: boolean;
  /** Letters or digits, not punctuation. */
  word: boolean;
  /** No white space between this token and the one before. */
  glued: boolean;
  facts: WordFacts;
}

const SPACE = 1;
const LETTER = 2;
const NUMBER = 4;
const MARK = 8;
const OTHER = 16;
const WORD = LETTER | NUMBER | MARK;

/** Kind of each UTF-16 unit, filled when it is first seen. */
const kinds = new Uint8Array(65_536);

function kindOf(sign: string): number {
  if (/\s/u.test(sign)) return SPACE;
  if (/\p{L}/u.test(sign)) return LETTER;
  if (/\p{N}/u.test(sign)) return NUMBER;
  return /\p{M}/u.test(sign) ? MARK : OTHER;
}

/** Where the letters of a text stand: other letters stand before and behind them. */
interface Line {
  readonly codes: Uint16Array;
  readonly start: number;
  readonly end: number;
}

const opensPair = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** Letters beyond the first plane come as two units. */
const isPair = ({ codes, end }: Line, at: number): boolean =>
  opensPair(codes[at]!) && at + 1 < end && codes[at + 1]! >= 0xdc00 && codes[at + 1]! < 0xe000;

function kindAt(line: Line, at: number): number {
  const code = line.codes[at]!;
  const held = kinds[code]!;
  if (held !== 0) return held;
  if (opensPair(code)) return kindOf(String.fromCharCode(...line.codes.subarray(at, at + widthAt(line, at))));
  const kind = kindOf(String.fromCharCode(code));
  kinds[code] = kind;
  return kind;
}

const widthAt = (line: Line, at: number): number => (isPair(line, at) ? 2 : 1);

const APOSTROPHE = 0x27;
const CURLY = 0x2019;
/** Romance elisions stand apart: "l'École", "dell'Università". */
const ELISIONS: ReadonlySet<string> = new Set('l d c j n m s qu dell all dall nell sull'.split(' '));

function elisionEnd(line: Line, at: number): number {
  const { codes, end: length } = line;
  if (at > line.start && (kindAt(line, at - 1) & (LETTER | NUMBER)) !== 0) return -1;
  let end = at + 1;
  while (end < length && end - at < 5) {
    const code = codes[end]!;
    if (code === APOSTROPHE || code === CURLY)
      return ELISIONS.has(String.fromCharCode(...codes.subarray(at, end))) &&
        end + 1 < length &&
        kindAt(line, end + 1) === LETTER
        ? end + 1
        : -1;
    if (code < 0x61 || code > 0x7a) return -1;
    end += 1;
  }
  return -1;
}

/** A word keeps its inner apostrophes, dots, hyphens and ampersands: "Baker's", "U.S", "Wisconsin-Madison", "AT&T". */
function joins(code: number): boolean {
  return (
    code === APOSTROPHE ||
    code === CURLY ||
    code === 0x2e ||
    code === 0x26 ||
    code === 0x40 ||
    code === 0x2b ||
    code === 0x24 ||
    code === 0x2d
  );
}

function wordEnd(line: Line, at: number): number {
  const { codes, end: length } = line;
  let end = at + widthAt(line, at);
  while (end < length) {
    const code = codes[end]!;
    if ((code > 0x60 && code < 0x7b) || (kindAt(line, end) & WORD) !== 0) {
      end += code < 0xd800 ? 1 : widthAt(line, end);
    } else if (joins(code) && end + 1 < length && (kindAt(line, end + 1) & (LETTER | NUMBER)) !== 0) {
      end += 1;
    } else break;
  }
  const sign = end < length ? codes[end]! : 0;
  return sign === 0xae || sign === 0x2122 ? end + 1 : end;
}

const BACKSLASH = 0x5c;
const isHex = (code: number): boolean => (code > 0x2f && code < 0x3a) || (code > 0x60 && code < 0x67);

/** A byte of a broken sign, written out: "\xe2". */
const isEscape = ({ codes, end }: Line, at: number): boolean =>
  at + 3 < end && codes[at + 1] === 0x78 && isHex(codes[at + 2]!) && isHex(codes[at + 3]!);

function endAt(line: Line, at: number): number {
  const code = line.codes[at]!;
  if (code === BACKSLASH) return isEscape(line, at) ? at + 4 : at + 1;
  if ((kindAt(line, at) & WORD) === 0) return at + widthAt(line, at);
  const elided = code > 0x60 && code < 0x7b ? elisionEnd(line, at) : -1;
  return elided > 0 ? elided : wordEnd(line, at);
}

/** A word as it is written, with what it says by itself. */
export interface HeldWord {
  readonly surface: string;
  readonly facts: WordFacts;
}

/** Words met lately, by the hash of their letters: a page repeats its words, and a word that is held need not be cut out again. */
const HELD = 8_192;
const held: (HeldWord | undefined)[] = new Array(HELD).fill(undefined);
/** Their letters, so many to a word: longer ones are rare and not held. */
const LONGEST_HELD = 24;
const heldLetters = new Uint16Array(HELD * LONGEST_HELD);

/** The word of the text's letters between two places of the codes, which have the hash. The text's first stands at `base`. */
export function wordWith(
  hash: number,
  text: string,
  codes: Uint16Array,
  base: number,
  from: number,
  to: number,
): HeldWord {
  const size = to - from;
  if (size > LONGEST_HELD) return made(text, from - base, to - base);
  const slot = (hash ^ (hash >>> 13)) & (HELD - 1);
  const start = slot * LONGEST_HELD;
  const known = held[slot];
  if (known !== undefined && known.surface.length === size && stands(start, codes, from, size)) return known;
  for (let at = 0; at < size; at += 1) heldLetters[start + at] = codes[from + at]!;
  const word = made(text, from - base, to - base);
  held[slot] = word;
  return word;
}

function made(text: string, from: number, to: number): HeldWord {
  const surface = text.slice(from, to);
  return { surface, facts: wordFacts(surface) };
}

function stands(start: number, codes: Uint16Array, from: number, size: number): boolean {
  for (let at = 0; at < size; at += 1) if (heldLetters[start + at] !== codes[from + at]) return false;
  return true;
}

function wordAt(text: string, { codes, start }: Line, from: number, to: number): HeldWord {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = hashOn(hash, codes[at]!);
  return wordWith(hash, text, codes, start, from, to);
}

/** Plain letters and figures, of which most words are made. */
const PLAIN = new Uint8Array(65_536);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') PLAIN[sign.charCodeAt(0)] = 1;
/** Signs behind which a word of plain letters is over, whatever follows. */
const OVER = new Uint8Array(65_536);
for (const sign of ' \t\n,;:!?()[]"/') OVER[sign.charCodeAt(0)] = 1;
const FULL_STOP = 0x2e;
const BLANK = 0x20;

const LETTERS = new Letters();

/** `codes`: where the text's letters stand from `base` on, when somebody has them at hand. */
export function tokenise(text: string, codes = LETTERS.of(text), base = 0): Token[] {
  const tokens: Token[] = [];
  const end = base + text.length;
  const line = { codes, start: base, end };
  let previousEnd = -1;
  let at = base;
  while (at < end) {
    let code = codes[at]!;
    if (code === BLANK || kindAt(line, at) === SPACE) {
      at += 1;
      continue;
    }
    let to = at;
    let hash = 0;
    while (PLAIN[code] === 1) {
      hash = hashOn(hash, code);
      to += 1;
      if (to === end) break;
      code = codes[to]!;
    }
    // Anything but a plain word is read sign by sign.
    const plain =
      to > at &&
      (to === end || OVER[code] === 1 || (code === FULL_STOP && (to + 1 === end || codes[to + 1] === BLANK)));
    if (!plain) to = endAt(line, at);
    const { surface, facts } = plain ? wordWith(hash, text, codes, base, at, to) : wordAt(text, line, at, to);
    tokens.push({
      text: surface,
      lower: facts.lower,
      from: at - base,
      to: to - base,
      capital: facts.capital,
      word: facts.word,
      glued: at === previousEnd,
      facts,
    });
    previousEnd = to;
    at = to;
  }
  return tokens;
}

/** Gates of patterns that the words of a text open. */
export function cuesIn(text: string): number {
  let cues = 0;
  for (const { facts } of tokenise(text)) cues |= facts.cues;
  return cues;
}

/** Index of the first token that starts at or after `offset`. */
export function tokenAt(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.from < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
