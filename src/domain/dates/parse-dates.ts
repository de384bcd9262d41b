// Finds dates and date ranges in a line of text: "2004-2008", "Sept. 1993 - present", "1993-94", "since 2019", "05/2011".

import type { EndDate, PartialDate } from '../model/partial-date.ts';
import { memoise } from '../text/memoise.ts';
import { once } from '../text/once.ts';
import { plainLetters } from '../text/plain-letters.ts';
import {
  eras,
  months,
  presentWords,
  RANGE_WORDS,
  seasons,
  sinceWords,
  UNSPACED_RANGE_WORDS,
  untilWords,
} from './vocabulary.ts';

export interface DateSpan {
  from: number;
  to: number;
  /** `point`: one date; `range`: both ends stated; `since`: only a start; `until`: only an end. */
  kind: 'point' | 'range' | 'since' | 'until';
  start?: PartialDate;
  end?: EndDate;
}

/** Longer input is cut: a date line is short, and cost must stay linear. */
const MAX_LENGTH = 20_000;

const escapeWord = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const alternatives = (words: Iterable<string>): string =>
  [...words]
    .sort((left, right) => right.length - left.length)
    .map(escapeWord)
    .join('|');

/** Letters of scripts that write spaces between words. */
const LETTER = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{M}';
/** Any word before a year: whether it is a month or a season is looked up. */
const MONTH = `[${LETTER}]{3,12}`;
const YEAR = '(?:1[4-9]|20)\\d{2}';
/** "Dec,16 - Present", "Aug. 15 – Dec. 16": two figures are a year only in a span that goes from month to month. */
const SHORT_AFTER_MONTH =
  '(?<=\\p{L}[.,]\\s?)\\d{2}(?=\\s?[-–—]\\s?\\p{L})|(?<=[-–—]\\s?\\p{L}{3,9}[.,]\\s?)\\d{2}(?![\\d\\p{L}])';
/** "2019. 3. ~ 2021. 2.": behind a month Korean writes a point, which is none of the span. */
const KOREAN_DOT = '(?:\\.(?=\\s*[-–—~〜～∼]))?';
const pointSource = (): string =>
  [
    `(?<era>${alternatives(eras().keys())})\\s?(?<eraYear>\\d{1,3}|元)\\s?(?:[年년]|[./](?=\\d)|(?<=\\p{Script=Han}\\s?\\d{1,2})(?=[\\s　]))(?:\\s?(?<eraMonth>1[0-2]|0?[1-9])(?!\\d)(?:\\s?[月월])?)?`,
    // "WS 98/99", "SoSe 2003": a term of a university.
    `(?<term>SS|SoSe|WS|WiSe)\\s?(?<termYear>${YEAR}|\\d{2})(?:/\\d{2,4})?(?!\\d)`,
    `(?<isoYear>${YEAR})[-./](?<isoMonth>0[1-9]|1[0-2])(?:[-./](?<isoDay>0[1-9]|[12]\\d|3[01]))?(?![\\d])${KOREAN_DOT}`,
    `(?<cjkYear>${YEAR})\\s?[年년](?:\\s?(?<cjkMonth>1[0-2]|0?[1-9])\\s?[月월])?(?:\\s?\\d{1,2}\\s?[日일])?`,
    // "2003.3", "2003. 3.": Korean and Chinese lists write the month with one figure.
    `(?<pointYear>${YEAR})\\.(?:(?<pointMonth>1[0-2]|[1-9])|\\s(?<spacedMonth>1[0-2]|0?[1-9])(?:\\.\\s?(?:3[01]|[12]\\d|0?[1-9])(?=\\.|\\s?[-–—~〜～])|(?=\\.|\\s?[~〜～∼]|\\s?[-–—]\\s?(?:${YEAR}|\\p{Lo}))))(?![\\d])${KOREAN_DOT}`,
    // "2019/6- 北海大学": with a stroke only before their own scripts; elsewhere it joins two years.
    `(?<strokeYear>${YEAR})/(?<strokeMonth>1[0-2]|[1-9])(?:/\\d{1,2})?(?=\\s*[-–—~〜～]\\s*(?:${YEAR}/\\d{1,2})?\\s*\\p{Lo}|\\s+\\p{Lo})`,
    // "94학번", "89级", "98년 졸업": two figures with a word for a year's class.
    `(?<classYear>[5-9]\\d|0\\d)\\s?(?:학번|级|級|届|屆|년(?=\\s?(?:졸|입|1?\\d월)))`,
    `(?<dotDay>0?[1-9]|[12]\\d|3[01])\\.\\s?(?<dotMonth>0?[1-9]|1[0-2])\\.\\s?(?<dotYear>${YEAR})`,
    // "25/5/94": the day comes first or second, by country.
    `(?<slashOne>0?[1-9]|[12]\\d|3[01])/(?<slashTwo>0?[1-9]|[12]\\d|3[01])/(?<slashFullYear>${YEAR}|\\d{2})(?!\\d)`,
    `(?<slashMonth>0?[1-9]|1[0-2])(?:[/.]|\\s/\\s)(?<slashYear>${YEAR})`,
    // "8/96" in a CV; "9/11" and fractions are something else.
    `(?!9/11)(?<shortMonth>0?[1-9]|1[0-2])/(?<shortMonthYear>[4-9]\\d|[0-2]\\d)(?![\\d/])`,
    `(?:(?<day>\\d{1,2})(?:st|nd|rd|th|º|\\.)?\\s(?:de\\s|of\\s)?)?(?<month>${MONTH})(?![${LETTER}])\\.?,?\\s?(?:(?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?,?\\s)?(?:de\\s|of\\s)?(?<year>${YEAR}|[‘’']\\d{2}|${SHORT_AFTER_MONTH})`,
    // "IX 2010 – VI 2012": I and V are small words too, and months only beside a dash.
    `(?<roman>XI{0,2}|IX|VI{1,3}|I[IV]|III|[IV](?=[.\\s]${YEAR}\\s?[-–—])|(?<=[-–—]\\s?)[IV])[.\\s/](?<romanYear>${YEAR})(?!\\d)`,
    `(?<bareYear>${YEAR})(?!\\d|[.,]\\d|%|['’]?s(?![\\p{L}]))`,
    `[‘’'](?<shortYear>\\d{2})(?!\\d|s\\b)`,
  ].join('|');
const presentPattern = (): string => `(?:${alternatives(presentWords())})(?![${LETTER}\\p{N}])`;

const point = once(() => new RegExp(`(?<![${LETTER}\\p{N}$€£#.,]|(?<!(?<!\\d)${YEAR})/)(?:${pointSource()})`, 'giu'));
const connector = once(
  () =>
    new RegExp(
      `^(?:-?(?:го|й|му|ого|ий))?(?:\\s(?:року|роки|рік|года|году|год|гг?\\.|рр?\\.|roku|r\\.))?\\s?(?:[-–—−‐~～〜∼－→/]{1,4}|${alternatives(UNSPACED_RANGE_WORDS)}|(?:${alternatives(RANGE_WORDS)})(?![\\p{L}]))\\s?`,
      'iu',
    ),
);
/** "and" joins two years into a span only after "between": "entre 2001 y 2006", "zwischen 2001 und 2006". */
const JOINING = /^\s(?:and|und|et|y|e|en|och|og|i)\s(?:el\s|il\s|l['’])?$/iu;
const BETWEEN = /(?<![\p{L}])(?:between|entre|zwischen|tra|fra|tussen|mellan|mellem|mellom)\s(?:the\s|el\s|il\s)?$/iu;
/** "seit dem Wintersemester 2013/14", "desde el curso 2013/14": a term names two years, and what began then goes on. */
const sinceTerm = once(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${alternatives(sinceWords())})\\s(?:\\p{L}{1,3}\\s)?(?:\\p{L}*(?:semester|semestre|year|jahr|curso|année|anno|rok|roku|roce|году|року)\\p{L}*\\s(?:\\p{L}{5,13}\\s)?)?$`,
      'iu',
    ),
);
/** "2003-09 Studium …" opens a line: the second figure is a year where it can be one. */
const shortYearsOpen = /^(\d{4})-(\d{2})$/;
const shortEnd = /^\s?[-–—/〜～~]\s?[‘’']?(\d{2})(?![\d\p{L}]|[./]\d)/u;
const present = once(() => new RegExp(`^(?:the\\s)?${presentPattern()}`, 'iu'));
const sinceBefore = once(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${alternatives(sinceWords())})\\s(?:the\\s|early\\s|late\\s|mid-|about\\s|around\\s|r\\.\\s)?$`,
      'iu',
    ),
);
const untilBefore = once(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${alternatives(untilWords())})\\s(?:the\\s|early\\s|late\\s|mid-|about\\s|around\\s|r\\.\\s)?$`,
      'iu',
    ),
);
/** Behind the date, where a script puts its small words there: 2010年から, 2014년까지. */
const sinceBehind = /^\s?(?:から|より|以来|以降|起|以后|以來|부터|이후)/u;
const untilBehind = /^\s?(?:まで|迄|为止|為止|까지)/u;
/** 2013年迄今: from then to this day. */
const presentBehind = /^\s?起?(?:迄今|至今|至现在|至現在)/u;
const dashBetween = /^\s[-–—]\s\p{L}/u;
const openEnd = /^\s?(?:[-–—]\s?(?=$|[\s):;,.|）】」])|[~〜～∼－]\s?(?=[)）】」]))/u;
/** "2016年〜 東海大学 助手", "2023/03 ~ 조교수": from then on, though the next row of such a list may begin another post. */
const openTilde = /^\s?[~〜～∼]\s*(?=$|(?!翌|同)\p{L})/u;
/** "昭和55年〜58年", "2016年〜18年": the second year is of the era or century of the first. */
const shortAsianEnd = /^\s?[-–—~〜～∼－]\s?(\d{1,2})(?:年度?|년도?)(?:\s?(1[0-2]|0?[1-9])[月월])?/u;
/** "令和4年〜令和8年現在": true at the time of writing. */
const asOfThen = /^度?\s?(?:現在|现在|현재)/u;

const monthBefore = /(?<![\p{L}])([\p{L}]{3,12})\.?\s?[-–—]\s?$/u;
const dashBefore = /^[-–—]\s?$/;

function century(twoDigits: number, near: number): number {
  const base = Math.floor(near / 100) * 100;
  const year = base + twoDigits;
  return year < near ? year + 100 : year;
}

/** Two digits up to 35 are of this century ("'14"), later ones of the last ("'87"). */
const fullYear = (digits: string): number =>
  digits.length === 2 ? (Number(digits) <= 35 ? 2000 : 1900) + Number(digits) : Number(digits);

/** Years of a calendar that counts from an event. */
function ofEra(groups: Record<string, string | undefined>): PartialDate | null {
  const first = eras().get(groups.era ?? '');
  if (first === undefined) return null;
  const year = first + (groups.eraYear === '元' ? 1 : Number(groups.eraYear)) - 1;
  return groups.eraMonth === undefined ? { year } : { year, month: Number(groups.eraMonth) };
}

function ofTerm({ term, termYear }: Record<string, string | undefined>): PartialDate | null {
  if (term === undefined || termYear === undefined) return null;
  return { year: fullYear(termYear), month: term.startsWith('W') ? 10 : 4 };
}

function monthOf(word: string): number | undefined {
  const plain = plainLetters(word);
  return months().get(plain) ?? seasons().get(plain);
}

const ROMAN = new Map('I II III IV V VI VII VIII IX X XI XII'.split(' ').map((figure, at) => [figure, at + 1]));

function toPartial(groups: Record<string, string | undefined>): PartialDate | null {
  const special = ofEra(groups) ?? ofTerm(groups);
  if (special !== null) return special;
  const year =
    groups.isoYear ??
    groups.cjkYear ??
    groups.dotYear ??
    groups.pointYear ??
    groups.strokeYear ??
    groups.classYear ??
    groups.slashFullYear ??
    groups.slashYear ??
    groups.year ??
    groups.romanYear ??
    groups.bareYear ??
    groups.shortYear ??
    groups.shortMonthYear;
  if (year === undefined) return null;
  const digits = year.replace(/\D/g, '');
  const value = fullYear(digits);
  const date: PartialDate = { year: value };
  const month =
    groups.isoMonth ??
    groups.cjkMonth ??
    groups.pointMonth ??
    groups.spacedMonth ??
    groups.strokeMonth ??
    groups.dotMonth ??
    groups.slashMonth ??
    groups.shortMonth;
  const named = groups.month === undefined ? ROMAN.get(groups.roman ?? '') : monthOf(groups.month);
  if (named !== undefined) date.month = named;
  else if (month !== undefined) date.month = Number(month);
  const [one, two] = [Number(groups.slashOne ?? 0), Number(groups.slashTwo ?? 0)];
  if (Math.max(one, two) > 12 && Math.min(one, two) <= 12) date.month = Math.min(one, two);
  const day = groups.isoDay ?? groups.dotDay ?? groups.day ?? groups.dayAfter;
  if (day !== undefined && date.month !== undefined && Number(day) >= 1 && Number(day) <= 31) date.day = Number(day);
  return date;
}

const HAN = /\p{Script=Han}/u;

/** 二〇〇三年: a year in Chinese figures, one sign a figure. */
const HAN_FIGURES = '〇一二三四五六七八九○';
const HAN_YEAR = /(?:一九|二[〇○])[〇○一二三四五六七八九]{2}(?=年)/gu;

interface Point {
  from: number;
  to: number;
  date: PartialDate;
  /** The year before the first one of the era in which it is written. */
  eraBase?: number;
}

function points(text: string): Point[] {
  const found: Point[] = [];
  const search = point();
  search.lastIndex = 0;
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const from = match.index;
    const word = match.groups?.month ?? match.groups?.roman;
    if (word !== undefined && monthOf(word) === undefined && !ROMAN.has(word)) {
      // Some other word before a year: the year is looked at by itself.
      search.lastIndex = from + match[0].indexOf(word) + word.length;
      continue;
    }
    // "H12.3" on a Japanese page is a date, "R3.1" elsewhere a release.
    const era = match.groups?.era ?? '';
    if (era.length === 1 && !(era === era.toUpperCase() && HAN.test(text))) continue;
    const date = toPartial(match.groups ?? {});
    // Before 1800 a bare number is more often a quantity: it needs a preposition or a bracket before it.
    if (
      date === null ||
      (date.year < 1800 &&
        date.month === undefined &&
        !/(?:in|since|from|to|until|and|by|c\.|ca\.|[-–—(,/])\s?$/i.test(text.slice(Math.max(0, from - 7), from)))
    )
      continue;
    const firstYear = eras().get(era);
    found.push({ from, to: from + match[0].length, date, ...(firstYear && { eraBase: firstYear - 1 }) });
  }
  return found;
}

/** "98–02" where nothing else stands: the last century's years alone, as small numbers count other things too. */
function shortYears(text: string): DateSpan | null {
  const match = /^\s*(['’]?([6-9]\d)\s?[-–—]\s?['’]?(\d{2}))\s*$/.exec(text);
  if (match === null) return null;
  const start = { year: fullYear(match[2]!) };
  const end = { year: century(Number(match[3]), start.year) };
  const from = text.indexOf(match[1]!);
  return end.year - start.year > 40 ? null : { from, to: from + match[1]!.length, kind: 'range', start, end };
}

/** Several readings of a page ask for the dates of the same line. */
const MOST_TEXTS = 1_000;

/** Every date of the text in order. Never overlapping. */
export const parseDates: (text: string) => readonly DateSpan[] = memoise(readDates, MOST_TEXTS);

function readDates(input: string): DateSpan[] {
  const text = input
    .slice(0, MAX_LENGTH)
    .replace(/[０-９．／－]/g, (sign) => sign.normalize('NFKC'))
    .replace(HAN_YEAR, (year) => [...year].map((sign) => HAN_FIGURES.indexOf(sign) % 10).join(''));
  if (!/\d|元年/.test(text)) return [];
  const short = shortYears(text);
  if (short !== null) return [short];
  const all = points(text);
  const spans: DateSpan[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const first = all[index]!;
    const rest = text.slice(first.to, first.to + 40);
    const short = shortEnd.exec(rest);
    if (short !== null && first.date.day === undefined) {
      const end = { year: century(Number(short[1]), first.date.year) };
      if (end.year - first.date.year < 60) {
        const span = { from: first.from, to: first.to + short[0].length, start: first.date };
        const isTerm =
          short[0].startsWith('/') && sinceTerm().test(text.slice(Math.max(0, first.from - 45), first.from));
        spans.push(isTerm ? { ...span, kind: 'since' } : { ...span, kind: 'range', end });
        continue;
      }
    }
    const asian = shortAsianRange(first, rest);
    if (asian !== null) {
      spans.push(asian);
      continue;
    }
    const joining = all[index + 1];
    if (
      joining !== undefined &&
      JOINING.test(text.slice(first.to, Math.min(joining.from, first.to + 12))) &&
      joining.date.year >= first.date.year &&
      joining.date.year - first.date.year < 80 &&
      BETWEEN.test(text.slice(Math.max(0, first.from - 16), first.from))
    ) {
      spans.push({ from: first.from, to: joining.to, kind: 'range', start: first.date, end: joining.date });
      index += 1;
      continue;
    }
    const link = connector().exec(rest);
    if (link !== null) {
      const second = all[index + 1];
      const joined = first.to + link[0].length;
      const wordless =
        /and/i.test(link[0]) && !/between\s(?:the\s)?$/i.test(text.slice(Math.max(0, first.from - 14), first.from));
      if (
        !wordless &&
        second !== undefined &&
        second.from === joined &&
        second.date.year >= first.date.year &&
        second.date.year - first.date.year < 80
      ) {
        const end = asOfThen.test(text.slice(second.to, second.to + 5)) ? 'present' : second.date;
        spans.push({ from: first.from, to: second.to, kind: 'range', start: first.date, end });
        index += 1;
        continue;
      }
      const now = present().exec(text.slice(joined, joined + 20));
      if (now !== null && !wordless) {
        spans.push({ from: first.from, to: joined + now[0].length, kind: 'range', start: first.date, end: 'present' });
        continue;
      }
    }
    spans.push(single(text, first, rest));
  }
  return spans;
}

function shortAsianRange({ from, to, date, eraBase }: Point, rest: string): DateSpan | null {
  const [whole, figure, month] = shortAsianEnd.exec(rest) ?? [];
  if (whole === undefined) return null;
  const year = eraBase === undefined ? century(Number(figure), date.year) : eraBase + Number(figure);
  if (year < date.year || year - date.year >= 60) return null;
  const end = { year, ...(month && { month: Number(month) }) };
  return { from, to: to + whole.length, kind: 'range', start: date, end };
}

/** What a dash left open, where it only leads to what happened then: "2010 – Ph.D.". */
export function awarded(date: DateSpan): DateSpan {
  return date.kind === 'since' && date.end === 'present' && date.start !== undefined
    ? { from: date.from, to: date.to, kind: 'point', end: date.start }
    : date;
}

/** A date that no other one joins. `rest`: what stands behind it. */
function single(text: string, found: Point, rest: string): DateSpan {
  const open = openEnd.exec(rest);
  // "M.B.A., 1998 – Marl University": between two parts of a line the dash only parts them.
  const parts = dashBetween.test(rest) && /\S[^\S\n]*$/u.test(text.slice(0, found.from));
  if (open !== null && !parts)
    return {
      from: found.from,
      to: found.to + open[0].trimEnd().length,
      kind: 'since',
      start: found.date,
      end: 'present',
    };
  const toToday = presentBehind.exec(rest);
  if (toToday !== null)
    return { from: found.from, to: found.to + toToday[0].length, kind: 'range', start: found.date, end: 'present' };
  if (untilBehind.test(rest)) return { from: found.from, to: found.to, kind: 'until', end: found.date };
  const tilde = openTilde.exec(rest);
  if (tilde !== null)
    return { from: found.from, to: found.to + tilde[0].trimEnd().length, kind: 'since', start: found.date };
  if (sinceBehind.test(rest)) return { from: found.from, to: found.to, kind: 'since', start: found.date };
  const before = text.slice(Math.max(0, found.from - 24), found.from);
  if (untilBefore().test(before)) return { from: found.from, to: found.to, kind: 'until', end: found.date };
  if (sinceBefore().test(before)) return { from: found.from, to: found.to, kind: 'since', start: found.date };
  const monthRange = monthBefore.exec(before);
  const startMonth = monthRange === null ? undefined : months().get(plainLetters(monthRange[1]!));
  // "June - August 2014": the year is said once.
  if (monthRange !== null && startMonth !== undefined && found.date.month !== undefined) {
    return {
      from: found.from - monthRange[0].length,
      to: found.to,
      kind: 'range',
      start: { year: found.date.year, month: startMonth },
      end: found.date,
    };
  }
  if (dashBefore.test(before.slice(-2))) return { from: found.from, to: found.to, kind: 'until', end: found.date };
  const [, year, second] = shortYearsOpen.exec(text.slice(found.from, found.to)) ?? [];
  if (second !== undefined && Number(second) > Number(year) % 100 && found.from === 0 && /^[\s:]+\p{L}/u.test(rest)) {
    const end = { year: Number(year) - (Number(year) % 100) + Number(second) };
    return { from: found.from, to: found.to, kind: 'range', start: { year: Number(year) }, end };
  }
  return { from: found.from, to: found.to, kind: 'point', end: found.date };
}
