// Takes a written name apart: given, middle, family, generation mark, titles, particles, and the parts in reading order.
import { foldCase } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { PARTICLES, TITLES, WEAK_TITLES } from './name-words.ts';
import { generationOf, isPlainPostNominal, isPostNominal } from './post-nominals.ts';
import { isEastAsianFamilyName, romaniseHangul, type Script, scriptOf } from './romanise.ts';
import { isListedGivenName } from './variants.ts';

export interface NamePart {
  /** Folded letters. */
  text: string;
  kind: 'word' | 'initial' | 'abbreviation';
  particle: boolean;
}

export interface ParsedName {
  given: string[];
  middle: string[];
  family: string[];
  /** `jr`, `sr`, `2`, `3` … */
  suffix?: string;
  titles: string[];
  particles: string[];
  /** Names in quotes or brackets: `William "Bill" Smith`, `Weilan (Nora) Shen`. */
  alternates: string[];
  /** Which end the family name stands at, as far as the writing tells. */
  order: 'given_first' | 'family_first' | 'unknown';
  script: Script;
  /** All parts, given name first, particles included. */
  parts: NamePart[];
}

const LONGEST_NAME = 160;

function letters(text: string): string {
  return foldCase(text).replace(/[^a-z0-9]/g, '');
}

/** Hangul and Han names are written without spaces, family name first: one syllable, rarely two. */
const DOUBLE_FAMILY_NAMES = new Set([
  '欧阳',
  '歐陽',
  '司马',
  '司馬',
  '诸葛',
  '諸葛',
  '上官',
  '夏侯',
  '皇甫',
  '남궁',
  '황보',
  '제갈',
  '사공',
  '선우',
]);

function spreadEastAsian(text: string, script: Script): string {
  const compact = text.replace(/\s+/g, ' ').trim();
  const pieces = compact.includes(' ') ? compact.split(' ') : [...splitFamily(compact)];
  const read = (piece: string) =>
    [...piece].map((letter) => (script === 'hangul' ? romaniseHangul(letter) : foldCase(letter))).join('');
  const [family = '', ...given] = pieces.map(read);
  return given.length === 0 ? family : `${given.join(' ')} ${family}`;
}

export function* splitFamily(text: string): Generator<string> {
  const size = DOUBLE_FAMILY_NAMES.has(text.slice(0, 2)) && text.length > 2 ? 2 : 1;
  yield text.slice(0, size);
  if (text.length > size) yield text.slice(size);
}

/** Behind a comma: `Jane Roe, PhD, MBA`. */
function isNoName(text: string): boolean {
  return isPostNominal(text) || generationOf(text) !== undefined || TITLES.has(letters(text));
}

interface Prepared {
  text: string;
  tagged: boolean;
  suffix?: string;
}

export function swapAtComma(text: string): Prepared {
  const pieces = text
    .split(/[,;،、]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const [first, ...rest] = pieces;
  if (first === undefined) return { text: '', tagged: false };
  let suffix: string | undefined;
  const names = rest.filter((piece) => {
    const words = piece.split(/\s+/);
    if (!words.every(isNoName)) return true;
    // "Roe, Phil": behind a lone family name a given name is no degree.
    if (
      !first.includes(' ') &&
      words.every((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && isListedGivenName(letters(word)))
    )
      return true;
    for (const word of words) suffix ??= generationOf(word);
    return false;
  });
  if (names.length === 0) return { text: first, tagged: false, suffix };
  return { text: `${names.join(' ')} ${first}`, tagged: true, suffix };
}

function pullAlternates(text: string): { text: string; alternates: string[] } {
  const alternates: string[] = [];
  const rest = text.replace(
    /["“”«»„]([^"“”«»„]{1,40})["“”«»„]|\(([^()]{1,40})\)|(?<=\s)['‘’]([^'‘’\s]{2,20})['‘’](?=\s)/gu,
    (_all, quoted, bracketed, single) => {
      const inner = String(quoted ?? bracketed ?? single ?? '').replace(/^(?:née|nee|born|geb\.?|formerly)\s+/i, '');
      for (const word of inner.split(/\s+/)) if (letters(word) !== '') alternates.push(letters(word));
      return ' ';
    },
  );
  // A name that stands wholly in quotes or brackets is the name itself.
  return letters(rest) === '' ? { text: text.replace(/["“”«»„()]/g, ' '), alternates: [] } : { text: rest, alternates };
}

/** `JC`, `VS`, `C.k.`: capitals that stand for several names, in a name that is not written in capitals throughout. */
function isInitialCluster(word: string, shouting: boolean): boolean {
  const plain = word.replace(/[.\s]/g, '');
  if (/^(?:\p{L}\.){2,4}\p{L}?\.?$/u.test(word)) return true;
  if (shouting || plain.length > 3 || plain.length < 2 || !/^\p{Lu}+$/u.test(plain)) return false;
  return plain.length === 2 || !/[AEIOUY]/.test(plain);
}

function partsOf(word: string, shouting: boolean): NamePart[] {
  const dotted = /\.$/.test(word);
  const result: NamePart[] = [];
  const pieces = isInitialCluster(word, shouting)
    ? [...word.replace(/[^\p{L}]/gu, '')]
    : word
        .replace(/\.(?=\p{L})/gu, '. ')
        // AlFarouqi, ElBaradei: the capital says where the name begins.
        .replace(/^(?:Al|El|Ul)(?=\p{Lu}\p{Ll})/u, '$& ')
        .split(/[\s\-‐‑‒–—/_]+/u);
  for (const piece of pieces) {
    const text = letters(piece);
    if (text === '') continue;
    if (text.length === 1) result.push({ text, kind: 'initial', particle: false });
    else if ((dotted || /\.$/.test(piece)) && text.length <= 4)
      result.push({ text, kind: 'abbreviation', particle: PARTICLES.has(text) });
    else result.push({ text, kind: 'word', particle: PARTICLES.has(text) });
  }
  return result;
}

export function dropTitles(words: string[], titles: string[]): string[] {
  let rest = words;
  while (rest.length > 1) {
    const first = rest[0] ?? '';
    const plain = letters(first);
    // "Don E. Crabtree": an initial follows a given name.
    const isWeak = WEAK_TITLES.has(plain);
    const enough = isWeak ? rest.length > 2 && letters(rest[1]!).length > 1 : rest.length > 1;
    if (!TITLES.has(plain) || !enough || (plain.length === 1 && rest.length < 4)) break;
    if (plain === 'm') break;
    titles.push(plain);
    rest = rest.slice(1);
  }
  return rest;
}

export function dropSuffixes(words: string[], suffix: string | undefined): { words: string[]; suffix?: string } {
  let rest = words;
  let found = suffix;
  while (rest.length > 2) {
    const last = letters(rest[rest.length - 1] ?? '');
    const written = rest[rest.length - 1] ?? '';
    const generation = generationOf(written);
    if (generation !== undefined && !(last.length === 1 && written.endsWith('.'))) found ??= generation;
    else if (!isPlainPostNominal(written) || !/^[\p{Lu}.]+$|Ph\.?D|Esq/u.test(written) || last.length < 2) break;
    // "V" may be the last initial of an Indian name; only a mark in capitals without a dot is dropped.
    if (last === 'v') break;
    rest = rest.slice(0, -1);
  }
  return { words: rest, suffix: found };
}

/** "Al Gore", "Do Minh Quang", "Thiem Le": a capital at either end makes a name of what elsewhere is a particle. */
function settleParticles(parts: NamePart[], words: string[]): NamePart[] {
  const last = parts.length - 1;
  return parts.map((part, at) => {
    if (!part.particle || (at !== 0 && at !== last)) return part;
    const written = (at === 0 ? words[0] : words[words.length - 1]) ?? '';
    return /^\p{Lu}/u.test(written) ? { ...part, particle: false } : part;
  });
}

/** Where the family name stands when no comma tells. */
function guessOrder(parts: NamePart[], words: readonly string[], script: Script, tagged: boolean): ParsedName['order'] {
  if (tagged || script === 'hangul' || script === 'han') return 'given_first';
  const solid = parts.filter((part) => !part.particle);
  const first = solid[0]?.text ?? '';
  const last = solid[solid.length - 1]?.text ?? '';
  if (isEastAsianFamilyName(first) && !isEastAsianFamilyName(last)) return 'family_first';
  // Kim Min-jun: what is joined by a hyphen is the given name, even where its last syllable is also a family name.
  const hyphenLast = /\p{L}-\p{L}/u.test(words[words.length - 1] ?? '') && !/-/.test(words[0] ?? '');
  if (isEastAsianFamilyName(first) && hyphenLast) return 'family_first';
  if (isEastAsianFamilyName(first) && isEastAsianFamilyName(last)) return 'unknown';
  return solid[solid.length - 1]?.kind === 'initial' ? 'unknown' : 'given_first';
}

/** A name typed twice over, as forms do: `Ana Roe Ana Roe`. */
function dropRepetition(words: string[]): string[] {
  const half = words.length / 2;
  if (words.length < 4 || !Number.isInteger(half)) return words;
  const front = words.slice(0, half);
  return front.every((word, at) => letters(word) === letters(words[half + at] ?? '')) ? front : words;
}

export const parseName: (name: string) => ParsedName = memoise((name) => {
  const clean = name
    .slice(0, LONGEST_NAME)
    .normalize('NFKC')
    .replace(/[’‘`´ʻʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const script = scriptOf(clean);
  const { text: bare, alternates } = pullAlternates(clean);
  const prepared = swapAtComma(bare);
  const eastAsian = (script === 'hangul' || script === 'han') && !/\p{Script=Latin}/u.test(prepared.text);
  const spread = eastAsian ? spreadEastAsian(prepared.text, script) : prepared.text.replace(/[・·•]/g, ' ');
  const titles: string[] = [];
  const withoutTitles = dropTitles(
    spread.split(' ').filter((word) => letters(word) !== ''),
    titles,
  );
  const { words, suffix } = dropSuffixes(dropRepetition(withoutTitles), prepared.suffix);
  const shouting = !/\p{Ll}/u.test(words.join('')) && !eastAsian;
  // 이 is read "i", and is a whole name.
  const whole = (part: NamePart): NamePart => (eastAsian ? { ...part, kind: 'word', particle: false } : part);
  const parts = settleParticles(
    words.flatMap((word) => partsOf(word, shouting)),
    words,
  ).map(whole);
  const solid = parts.filter((part) => !part.particle);
  const named = solid.length > 0 ? solid : parts;
  const order = guessOrder(parts, words, script, prepared.tagged);
  const ordered = order === 'family_first' ? [...named.slice(1), ...named.slice(0, 1)] : named;
  return {
    given: ordered.slice(0, ordered.length > 1 ? 1 : 0).map((part) => part.text),
    middle: ordered.slice(1, -1).map((part) => part.text),
    family: ordered.slice(-1).map((part) => part.text),
    suffix,
    titles,
    particles: parts.filter((part) => part.particle).map((part) => part.text),
    alternates,
    order,
    script,
    parts,
  };
});
