// From a degree as written ("Ph. D.", "Master's degree in Physics", "Laurea magistrale") to its level and code.
import { isFieldInAnyCase } from '../fields/compare-fields.ts';
import { UNSPACED } from '../languages/phrase-finder.ts';
import type { DegreeLevel, DegreeMention } from '../model/finding.ts';
import { memoise } from '../text/memoise.ts';
import { once } from '../text/once.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { fieldOfCode, type PackDegree, packDegreeIn, wholePackDegree } from './pack-degrees.ts';
import { DEGREE_HEADS, DEGREES, LEVEL_PHRASES } from './vocabulary.ts';

const MAX_LENGTH = 300;

export interface DegreeMeaning {
  level: DegreeLevel;
  code: string | null;
  field?: string;
}

/** Lower case, no accents, no dots, apostrophes straight and dropped, one space between words. */
export function degreeKey(surface: string): string {
  if (/^[a-z]+$/i.test(surface)) return surface.toLowerCase();
  return plainLetters(surface)
    .replace(/[’'`´.]/g, '')
    .replace(/[\s,_-]+/g, ' ')
    .trim();
}

/** Letters alone: "Ph. D." and "PhD" meet here. */
export function shortKey(surface: string): string {
  return surface.replace(/[\s.\-‐–’']/g, '').toLowerCase();
}

const tables = once(() => {
  const byShort = new Map<string, DegreeMeaning>();
  const byPhrase = new Map<string, DegreeMeaning>();
  for (const entry of DEGREES) {
    const meaning = { level: entry.level, code: entry.code };
    for (const short of entry.short) if (!byShort.has(shortKey(short))) byShort.set(shortKey(short), meaning);
    for (const name of [entry.name, ...(entry.names ?? [])]) {
      const key = degreeKey(name);
      if (!byPhrase.has(key)) byPhrase.set(key, meaning);
      const plural = key.replace(/^(bachelor|master|doctor|associate)\b/, '$1s');
      if (plural !== key && !byPhrase.has(plural)) byPhrase.set(plural, meaning);
    }
  }
  for (const { level, phrases } of LEVEL_PHRASES) {
    for (const phrase of phrases) {
      const key = degreeKey(phrase);
      if (!byPhrase.has(key)) byPhrase.set(key, { level, code: null });
    }
  }
  // Phrases by their first word, the longest first: most words start none.
  const keys = [...byPhrase.keys()].map((key) => key.split(' ')).sort((left, right) => right.length - left.length);
  return { byShort, byPhrase, byFirst: Map.groupBy(keys, ([first]) => first!) };
});

const headLevels = once(
  () => new Map(DEGREE_HEADS.flatMap(({ level, heads }) => heads.map((head) => [degreeKey(head), level] as const))),
);

/** Full name of a code: `BSc` -> "Bachelor of Science"; null when unknown. */
export function degreeName(code: string): string | null {
  return DEGREES.findLast((degree) => degree.code === code)?.name ?? null;
}

/** Meaning of an abbreviation, dots and spaces ignored; null when it is none. */
export function meaningOfShort(surface: string): DegreeMeaning | null {
  return tables().byShort.get(shortKey(surface)) ?? null;
}

/** Meaning of a full phrase, exactly; null when it is none. */
export function meaningOfPhrase(phrase: string): DegreeMeaning | null {
  return tables().byPhrase.get(degreeKey(phrase)) ?? null;
}

/** The longest known phrase that starts at `words[at]`, in words; 0 when none does. */
export function phraseLength(keys: readonly string[], at: number): number {
  for (const words of tables().byFirst.get(keys[at] ?? '') ?? NONE) {
    let length = 1;
    while (length < words.length && keys[at + length] === words[length]) length += 1;
    if (length === words.length) return length;
  }
  return 0;
}
const NONE: readonly string[][] = [];

/** True when a known phrase or a head starts with the word; `key` as `degreeKey` gives it. */
export function startsPhrase(key: string): boolean {
  return tables().byFirst.has(key) || headLevels().has(key);
}

/** Level of "Bachelor", "Masters", "Doctor" as the head of "X of Y", for a word as `degreeKey` gives it; null for another. */
export function levelOfKey(key: string): DegreeLevel | null {
  return headLevels().get(key) ?? null;
}

/** How well it was taken says nothing of what was taken. */
const HONOURS = /[\s,(]*\b(?:summa |magna )?cum laude\b\)?/i;

/** Reads one degree from a short text that is or contains one; the first and most specific wins. */
export function parseDegree(surface: string): DegreeMention | null {
  const text = surface.slice(0, MAX_LENGTH).replace(HONOURS, '').trim();
  const meaning = text === '' ? null : meaningOf(text);
  return meaning === null ? null : { surface: text, level: meaning.level, code: meaning.code };
}

/** The subject that the degree's own name fixes: law for "cand.jur." and for LLB. */
export function degreeField(degree: DegreeMention): string | undefined {
  const text = degree.surface.slice(0, MAX_LENGTH).trim();
  return (text === '' ? undefined : meaningOf(text)?.field) ?? fieldOfCode().get(degree.code ?? '');
}

const meaningOf: (text: string) => DegreeMeaning | null = memoise((text) => {
  // A lower-case word is never an abbreviation: "as" is not an Associate of Science.
  const named = meaningOfPhrase(text) ?? (text === text.toLowerCase() ? null : meaningOfShort(text));
  const whole = named?.code == null ? (wholePackDegree(text) ?? named) : named;
  if (whole !== null) return whole;
  if (GERMAN_DIPLOMA.test(text)) return { level: 'master', code: 'Diplom' };
  const [, science] = CYRILLIC_SCIENCES.exec(text) ?? [];
  if (science !== undefined) return { level: 'doctoral', code: /^к/iu.test(science) ? 'CSc' : 'ScD' };
  const [, rank] = OF_SCIENCES.exec(text) ?? [];
  const english = rank === undefined ? parseWithin(text) : meaningOfPhrase(`${rank} of Sciences`);
  const foreign = packDegreeIn(text) ?? (english === null ? beforeSubject(text) : null);
  // "laurea in giurisprudenza" says more than "laurea"; one word of another language says no more than an English phrase.
  return foreign !== null && (english === null || /\s/.test(foreign.form) || UNSPACED.test(foreign.form))
    ? foreign
    : english;
});

/** "Candidate of Chemical Sciences", "Doctor of Medical Sciences": the subject stands inside the name. */
const OF_SCIENCES = /^(candidate|doctor) of (?:\p{L}+[ -]){1,3}sciences?$/iu;

/** "Dipl.-Volkswirt", "Diplom-Agraringenieurin": whatever the profession. */
const GERMAN_DIPLOMA = /^Dipl(?:om-|\.[- ]?)\p{Lu}\p{L}{2,}/u;
/** "канд. юр. наук", "д-р экон. наук". */
const CYRILLIC_SCIENCES = /^(канд|докт|д-р)\p{L}*\.?\s(?:\p{L}|[.-])+\s?наук(?!\p{L})/iu;

/** "Especialización en Derecho Procesal", "mgr ekonomii": what a course is called counts where only its subject follows. */
function beforeSubject(text: string): PackDegree | null {
  const [, named] = /^(.{4,40}?) (?:in|en|em|di|de|w|z|i|för|für|på) .{3,80}$/iu.exec(text) ?? [];
  const [, short, subject = ''] = /^(\p{L}{2,4}\.?) (?:in (?:de )?)?(.{3,60})$/u.exec(text) ?? [];
  const before = named ?? (isFieldInAnyCase(subject) ? short : undefined);
  return before === undefined ? null : wholePackDegree(before);
}

function parseWithin(text: string): DegreeMeaning | null {
  // "B Tech Honors", "B. Tech in physics": the degree's own two parts are one piece.
  const joined = text.replace(/\b([BM])\.? (Tech|Com|Sc|Pharm|Arch)\b/g, '$1.$2');
  const pieces = joined.split(/[\s,;:()/|（）、]+/).filter((piece) => piece !== '');
  const keys = pieces.map(degreeKey);
  for (let at = 0; at < pieces.length; at += 1) {
    const meaning = phraseAt(keys, at) ?? shortAt(pieces, at);
    if (meaning !== null) return meaning;
  }
  return null;
}

function phraseAt(keys: readonly string[], at: number): DegreeMeaning | null {
  const length = phraseLength(keys, at);
  if (length > 1) return tables().byPhrase.get(keys.slice(at, at + length).join(' ')) ?? null;
  const head = headLevels().get(keys[at] ?? '');
  if (head !== undefined) {
    // "Doctor" alone is a form of address, not a degree.
    if (head === 'doctoral' && keys[at + 1] !== 'of')
      return length === 1 ? (tables().byPhrase.get(keys[at]!) ?? null) : null;
    if (head === 'associate' && keys[at + 1] !== 'of') return null;
    return { level: head, code: null };
  }
  return length === 1 ? (tables().byPhrase.get(keys[at]!) ?? null) : null;
}

function shortAt(pieces: readonly string[], at: number): DegreeMeaning | null {
  for (let length = Math.min(3, pieces.length - at); length > 0; length -= 1) {
    const joined = pieces.slice(at, at + length).join('');
    const letters = joined.replace(/[^\p{L}]/gu, '');
    if (letters.length < 2 || letters === letters.toLowerCase()) continue;
    if (length > 1 && !pieces.slice(at, at + length - 1).every((piece) => piece.endsWith('.'))) continue;
    const meaning = tables().byShort.get(shortKey(joined));
    if (meaning !== undefined) return meaning;
  }
  return null;
}
