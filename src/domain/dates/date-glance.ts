// Tells at a glance where a date can stand and what can stand beside it, so that the patterns of dates run only there.
// Signs beyond ASCII are never judged: a glance may say "look closer" where nothing is found, never the other way round.
import { MONTHS, RANGE_WORDS, SEASONS, SINCE_WORDS, UNTIL_WORDS } from './vocabulary.ts';

export const ACCENTED = ['März', 'février', 'fév', 'août', 'décembre', 'déc', 'março', 'Jänner', 'otoño', 'Frühjahr'];
/** First letters of the words that may open a date. */
const MONTH_STARTS: ReadonlySet<string> = new Set(
  [...MONTHS.keys(), ...ACCENTED, ...SEASONS.keys()].map((word) => word.slice(0, 3).toLowerCase()),
);
/** From the start of a month's name to the first figure of its date: "septiembre de ’". */
const MONTH_REACH = 20;

/** A mark for each of the first 128 signs. */
function marks(signs: Iterable<string>): Uint8Array {
  const found = new Uint8Array(128);
  for (const sign of signs) if (sign.charCodeAt(0) < 128) found[sign.charCodeAt(0)] = 1;
  return found;
}
const has = (marked: Uint8Array, code: number): boolean => code < 128 && marked[code] === 1;
const bothCases = (letters: Iterable<string>): string[] =>
  [...letters].flatMap((letter) => [letter.toLowerCase(), letter.toUpperCase()]);
const firstLetters = (words: Iterable<string>): string[] => bothCases([...words].map((word) => word[0]!));

const FIGURES = marks('0123456789');
const LETTERS = marks(bothCases('abcdefghijklmnopqrstuvwxyz'));
/** Right behind these no date opens. */
const BARRED = marks(['$', '#', '.', ',', '/', ...'0123456789', ...bothCases('abcdefghijklmnopqrstuvwxyz')]);
const MONTH_LETTERS = marks(firstLetters(MONTH_STARTS));
/** What may stand between a day and its month: "3 de mayo", "3 of May". */
const DAY_FOLLOWERS = marks([...firstLetters(MONTH_STARTS), ...firstLetters(['de', 'of'])]);
/** What may stand right behind the figures of a day or a month: "3.5.2001", "5/2001", "3rd", a gap. */
const DAY_ENDS = marks(['.', '/', '\t', '\n', '\v', '\f', '\r', ...firstLetters(['st', 'nd', 'rd', 'th'])]);
/** Right behind a year that stands alone. */
const YEAR_ENDS = marks(')]};:!?"');
const ZERO = 0x30;
const SPACE = 0x20;
const DOT = 0x2e;
const COMMA = 0x2c;
const HYPHEN = 0x2d;
const NUMBER_OF_YEAR = 0x5e74;

const NO_DATE = -1;
const LOOK_CLOSER = 0;

/** At a figure: -1 when no date opens there, the year of a bare year from 1800 on, 0 when one must look closer. */
export function glanceAtFigure(text: string, at: number): number {
  const before = at > 0 ? text.charCodeAt(at - 1) : SPACE;
  if (has(BARRED, before)) return NO_DATE;
  if (before > 127) return LOOK_CLOSER;
  let end = at + 1;
  while (has(FIGURES, text.charCodeAt(end))) end += 1;
  const next = end < text.length ? text.charCodeAt(end) : SPACE;
  if (end - at === 4) return bareYear(text, at, next);
  if (end - at > 2) return NO_DATE;
  if (next === SPACE) {
    const after = text.charCodeAt(end + 1);
    return has(DAY_FOLLOWERS, after) || after > 127 ? LOOK_CLOSER : NO_DATE;
  }
  return has(DAY_ENDS, next) || next > 127 ? LOOK_CLOSER : NO_DATE;
}

/** Four figures open a date as its year alone. */
function bareYear(text: string, at: number, next: number): number {
  let year = 0;
  for (let place = at; place < at + 4; place += 1) year = year * 10 + text.charCodeAt(place) - ZERO;
  if (year < 1400 || year > 2099) return NO_DATE;
  if (year < 1800) return LOOK_CLOSER;
  const after = text.charCodeAt(at + 5);
  if (next === SPACE) return after === NUMBER_OF_YEAR ? LOOK_CLOSER : year;
  if (next === DOT || next === COMMA) return has(FIGURES, after) ? LOOK_CLOSER : year;
  return has(YEAR_ENDS, next) ? year : LOOK_CLOSER;
}

const isFigure = (code: number): boolean => code > 0x2f && code < 0x3a;

function opensMonth(text: string, at: number, code: number): boolean {
  if (at > 0 && has(BARRED, text.charCodeAt(at - 1))) return false;
  // Letters beyond a to z fold in more ways than one.
  if (code < 128 && MONTH_LETTERS[code] === 0) return false;
  return MONTH_STARTS.has(text.slice(at, at + 3).toLowerCase());
}

/** A month or a season may open in the word. Words with none of them need not be searched for the months before a figure. */
export function holdsMonth(word: string): boolean {
  for (let at = 0; at < word.length; at += 1)
    if (word.charCodeAt(at) > 0x40 && opensMonth(word, at, word.charCodeAt(at))) return true;
  return false;
}

const FIGURE = /\d/g;

/** The first figure from a place on; the text's length without one. */
function nextFigure(text: string, from: number): number {
  FIGURE.lastIndex = from;
  return FIGURE.test(text) ? FIGURE.lastIndex - 1 : text.length;
}

/**
 * Every date holds a figure: only a figure, the apostrophe before it and the months shortly before it can open one.
 * Calls `attempt` at these places in order; it returns the end of a date, or -1. `months`: some may stand in the text.
 */
export function eachStart(text: string, attempt: (at: number) => number, months = true): void {
  let cursor = 0;
  for (let at = nextFigure(text, 0); at < text.length; at = nextFigure(text, at + 1)) {
    let end = -1;
    for (let start = Math.max(cursor, at - (months ? MONTH_REACH : 1)); start < at && end < 0; start += 1) {
      const code = text.charCodeAt(start);
      if (code === 0x27 || code === 0x2019) end = start === at - 1 ? attempt(start) : -1;
      else if (code > 0x40 && opensMonth(text, start, code)) end = attempt(start);
    }
    for (; end < 0 && at < text.length && isFigure(text.charCodeAt(at)); at += 1) end = attempt(at);
    if (end >= 0) at = end - 1;
    else at -= 1;
    cursor = at + 1;
  }
}

const LINK_LETTERS = marks(firstLetters([...RANGE_WORDS, ...'and und et y e en och og i'.split(' ')]));
const LINK_SIGNS = marks('-/~');

/** Right behind a date, at `to`, a dash or a word may join it to another one. */
export function mayGoOn(text: string, to: number): boolean {
  let code = text.charCodeAt(to);
  if (code === SPACE) code = text.charCodeAt(to + 1);
  // Past the end a code is no number, and every comparison is false.
  return has(LINK_LETTERS, code) || has(LINK_SIGNS, code) || code > 127 || code < SPACE;
}

const ONE_SIDED = [...SINCE_WORDS, ...UNTIL_WORDS, 'the', 'early', 'late', 'about', 'around'].map((word) =>
  word.toLowerCase(),
);
/** The plain letters at the end of the words that make a date one-sided: "since", "up to". */
const TAILS: ReadonlySet<string> = new Set(ONE_SIDED.map((word) => /[a-z]*$/.exec(word)![0]));
const ODD_ENDS = marks(ONE_SIDED.map((word) => word.at(-1)!).filter((sign) => !/[a-z]/.test(sign)));

/** Right before a date, at `from`, a word may say that it opens or closes a time, or a dash may join it to a month. */
export function mayBeOneSided(text: string, from: number): boolean {
  if (from === 0) return false;
  const before = text.charCodeAt(from - 1);
  if (before !== SPACE) return before === HYPHEN || before > 127 || before < SPACE;
  if (from === 1) return false;
  let start = from - 1;
  while (start > 0 && has(LETTERS, text.charCodeAt(start - 1))) start -= 1;
  const sign = start > 0 ? text.charCodeAt(start - 1) : SPACE;
  if (sign > 127) return true;
  if (start < from - 1) return TAILS.has(text.slice(start, from - 1).toLowerCase());
  return sign === HYPHEN || sign < SPACE || ODD_ENDS[sign] === 1;
}
