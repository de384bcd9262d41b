// What the pages about the person write of a claim that no finding carries: silence where the claimed name never stands
// is surer than silence where it stands beside the claimed title and was not read as a fact.

import type { ClaimType } from '../claims/claim-type.ts';
import type { ReadSource } from '../model/source.ts';
import { memoise } from '../text/memoise.ts';
import { plainLetters } from '../text/plain-letters.ts';

/**
 * `untied`: no page is about the person. `absent`: the claimed name stands nowhere. `alone`: it stands there, and the
 * claim names nothing more. `apart`: it stands there without the claimed title or degree. `beside`: both stand together.
 */
export type Trace = 'untied' | 'absent' | 'alone' | 'apart' | 'beside';

/** Words of so many names that they tell none: "City of Toledo" is traced by "Toledo". */
const TELLING_NOTHING = new Set([
  ...'the of and for at in on a an de la le du des der die das und et di do da del della y e i'.split(' '),
  ...'university universitat universite universidad college school institute institution academy faculty'.split(' '),
  ...'department dept center centre city town county state states united government ministry office'.split(' '),
  ...'national international association society organization organisation foundation degree'.split(' '),
  ...'company co corp corporation inc ltd llc limited gmbh ag sa group holding holdings'.split(' '),
]);

const LONGEST_TEXT = 60_000;
/** As far as a sentence reaches on either side of the claimed name. */
const REACH = 240;
/** Names of one body and adjectives made of them share this much: "Ukraine", "Ukrainian". */
const STEM = 6;
const MOST_HITS = 12;

/** "Ph.D." is one word. */
function plain(text: string): string {
  return plainLetters(text).replace(/(?<=\p{L})\.(?=\p{L})/gu, '');
}

const tellingWords: (text: string) => string[] = memoise((text) => {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const own = words.filter((word) => !TELLING_NOTHING.has(word));
  return [...new Set((own.length > 0 ? own : words).map((word) => (word.length > STEM ? word.slice(0, STEM) : word)))];
});

const plainTexts = new WeakMap<ReadSource, string>();

function plainTextOf(source: ReadSource): string {
  let text = plainTexts.get(source);
  if (text === undefined) {
    text = ` ${plain(source.text.slice(0, LONGEST_TEXT))} `;
    plainTexts.set(source, text);
  }
  return text;
}

const LETTER = /[\p{L}\p{N}]/u;

/** A short stem is a whole word; a long one may go on. */
function standsAt(text: string, at: number, stem: string): boolean {
  if (LETTER.test(text[at - 1] ?? ' ')) return false;
  return stem.length >= STEM || !LETTER.test(text[at + stem.length] ?? ' ');
}

function holdsStem(text: string, stem: string): boolean {
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) if (standsAt(text, at, stem)) return true;
  return false;
}

function shareIn(text: string, stems: readonly string[]): number {
  return stems.filter((stem) => holdsStem(text, stem)).length / stems.length;
}

/** Half of the telling words are enough: names are shortened in running text. */
const ENOUGH = 0.5;

/** Whether a text of one value tells of another: "Foreign Ministry of Norway" of "Ministry of Foreign Affairs". */
export function tellsOf(text: string, value: string): boolean {
  const stems = tellingWords(value);
  return stems.length > 0 && shareIn(` ${plain(text)} `, stems) >= ENOUGH;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

/** Where a sentence, a line or a clause ends; after a short word the point may belong to an abbreviation. */
const BREAK = /(?<=[\p{L}\p{N})]{4}[.!?])\s|;\s|\n/u;

/** The sentence around a place in the text. */
function sentenceAt(text: string, at: number): string {
  const before =
    text
      .slice(Math.max(0, at - REACH), at)
      .split(BREAK)
      .at(-1) ?? '';
  const after = text.slice(at, at + REACH).split(BREAK)[0] ?? '';
  return before + after;
}

/** The sentences of a page that tell of a name, one after the other. */
function* sentencesOn(source: ReadSource, stems: readonly string[]): Generator<string> {
  const text = plainTextOf(source);
  const longest = [...stems].sort((left, right) => right.length - left.length).slice(0, 2);
  for (const stem of longest) {
    let at = text.indexOf(stem);
    for (let count = 0; at >= 0 && count < MOST_HITS; count += 1) {
      if (standsAt(text, at, stem)) {
        const sentence = sentenceAt(text, at);
        if (shareIn(sentence, stems) >= ENOUGH) yield sentence;
      }
      at = text.indexOf(stem, at + stem.length);
    }
  }
}

/** The claimed name, and the title or degree claimed with it. */
export function tracedValues(
  type: ClaimType,
  expected: Readonly<Record<string, unknown>>,
): { main: string; second: string } {
  const claimed = (role: 'main' | 'needed') =>
    type.members
      .filter((rule) => rule.role === role)
      .map((rule) => textOf(expected[rule.member]))
      .find((value) => value !== '') ?? '';
  const main = claimed('main');
  return main === '' ? { main: claimed('needed'), second: '' } : { main, second: claimed('needed') };
}

const KIN =
  /(?<!\p{L})(?:father|mother|parents?|(?:half-)?brothers?|(?:half-)?sisters?|sons?|daughters?|wife|husband|spouse|widow|uncle|aunt|nephew|niece|cousin|grand(?:father|mother|son|daughter|parents)|stepfather|stepmother)(?!\p{L})/u;

export interface Traced {
  trace: Trace;
  /** Every sentence with the name speaks of a relative too: it may be theirs. */
  kin: boolean;
  /** The site of the page where it stands; none when it stands nowhere. */
  domain?: string;
}

const RANK: Record<Trace, number> = { untied: 0, absent: 1, alone: 2, apart: 2, beside: 3 };

/** The strongest trace on the pages; the sentences of that strength decide whether it is a relative's. */
export function traceOf(
  type: ClaimType,
  expected: Readonly<Record<string, unknown>>,
  sources: readonly ReadSource[],
): Traced {
  if (sources.length === 0) return { trace: 'untied', kin: false };
  const { main, second } = tracedValues(type, expected);
  const stems = tellingWords(main);
  let found: Traced = { trace: 'absent', kin: false };
  if (stems.length === 0) return found;
  for (const source of sources) {
    for (const sentence of sentencesOn(source, stems)) {
      const trace: Trace = second === '' ? 'alone' : tellsOf(sentence, second) ? 'beside' : 'apart';
      const kin = KIN.test(sentence);
      const isSame = trace === found.trace && kin === found.kin;
      if (
        RANK[trace] > RANK[found.trace] ||
        (trace === found.trace && found.kin && !kin) ||
        // Of equals the first by name, so that the order of the pages changes nothing.
        (isSame && source.domain < (found.domain ?? ''))
      )
        found = { trace, kin, domain: source.domain };
    }
  }
  return found;
}
