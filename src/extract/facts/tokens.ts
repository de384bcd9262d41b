// Words of a text with their places. Everything later works on these, so that offsets never drift.
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

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const held = kinds[code]!;
  if (held !== 0) return held;
  // Letters beyond the first plane come as two units.
  if (code >= 0xd800 && code < 0xdc00) return kindOf(String.fromCodePoint(text.codePointAt(at)!));
  const kind = kindOf(text[at]!);
  kinds[code] = kind;
  return kind;
}

const widthAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code < 0xdc00 && text.codePointAt(at)! > 0xffff ? 2 : 1;
};

const APOSTROPHE = 0x27;
const CURLY = 0x2019;
/** Romance elisions stand apart: "l'École", "dell'Università". */
const ELISIONS: ReadonlySet<string> = new Set('l d c j n m s qu dell all dall nell sull'.split(' '));

function elisionEnd(text: string, at: number): number {
  if (at > 0 && (kindAt(text, at - 1) & (LETTER | NUMBER)) !== 0) return -1;
  let end = at + 1;
  while (end < text.length && end - at < 5) {
    const code = text.charCodeAt(end);
    if (code === APOSTROPHE || code === CURLY)
      return ELISIONS.has(text.slice(at, end)) && end + 1 < text.length && kindAt(text, end + 1) === LETTER
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

function wordEnd(text: string, at: number): number {
  const { length } = text;
  let end = at + widthAt(text, at);
  while (end < length) {
    const code = text.charCodeAt(end);
    if ((code > 0x60 && code < 0x7b) || (kindAt(text, end) & WORD) !== 0) {
      end += code < 0xd800 ? 1 : widthAt(text, end);
    } else if (joins(code) && end + 1 < length && (kindAt(text, end + 1) & (LETTER | NUMBER)) !== 0) {
      end += 1;
    } else break;
  }
  const sign = text.charCodeAt(end);
  return sign === 0xae || sign === 0x2122 ? end + 1 : end;
}

/** A byte of a broken sign, written out: "\xe2". */
const ESCAPE = /\\x[0-9a-f]{2}/y;

function endAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 0x5c) {
    ESCAPE.lastIndex = at;
    return ESCAPE.test(text) ? at + 4 : at + 1;
  }
  if ((kindAt(text, at) & WORD) === 0) return at + widthAt(text, at);
  const elided = code > 0x60 && code < 0x7b ? elisionEnd(text, at) : -1;
  return elided > 0 ? elided : wordEnd(text, at);
}

/** A word as it is written, with what it says by itself. */
export interface HeldWord {
  readonly surface: string;
  readonly facts: WordFacts;
}

/** Words met lately, by the hash of their letters: a page repeats its words, and a word that is held need not be cut out again. */
const HELD = 8_192;
const held: (HeldWord | undefined)[] = new Array(HELD).fill(undefined);

/** The hash of a word, taken on by one letter. */
export const hashOn = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

/** The word between two places, whose letters have the hash. */
export function wordWith(hash: number, text: string, from: number, to: number): HeldWord {
  const slot = (hash ^ (hash >>> 13)) & (HELD - 1);
  const known = held[slot];
  if (known !== undefined && stands(known.surface, text, from, to)) return known;
  const surface = text.slice(from, to);
  const made = { surface, facts: wordFacts(surface) };
  held[slot] = made;
  return made;
}

function stands(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}

function wordAt(text: string, from: number, to: number): HeldWord {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = hashOn(hash, text.charCodeAt(at));
  return wordWith(hash, text, from, to);
}

/** Plain letters and figures, of which most words are made. */
const PLAIN = new Uint8Array(128);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') PLAIN[sign.charCodeAt(0)] = 1;
/** Signs behind which a word of plain letters is over, whatever follows. */
const OVER = new Uint8Array(128);
for (const sign of ' \t\n,;:!?()[]"/') OVER[sign.charCodeAt(0)] = 1;
const FULL_STOP = 0x2e;
const BLANK = 0x20;

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const { length } = text;
  let previousEnd = -1;
  let at = 0;
  while (at < length) {
    let code = text.charCodeAt(at);
    if (code === BLANK || kindAt(text, at) === SPACE) {
      at += 1;
      continue;
    }
    let to = at;
    let hash = 0;
    while (code < 128 && PLAIN[code] === 1) {
      hash = hashOn(hash, code);
      to += 1;
      if (to === length) break;
      code = text.charCodeAt(to);
    }
    // Anything but a plain word is read sign by sign.
    const plain =
      to > at &&
      (to === length ||
        (code < 128 && OVER[code] === 1) ||
        (code === FULL_STOP && (to + 1 === length || text.charCodeAt(to + 1) === BLANK)));
    if (!plain) to = endAt(text, at);
    const { surface, facts } = plain ? wordWith(hash, text, at, to) : wordAt(text, at, to);
    tokens.push({
      text: surface,
      lower: facts.lower,
      from: at,
      to,
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
