// Entries of a list that one block of text holds: cut at dots, semicolons, numbers, labels or names that open a sentence.

import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import { SCHOOL_CUES } from '../lexicon/organisation-words.ts';
import { readName } from '../page/person-lines.ts';
import { bareName } from '../page/subject.ts';
import { splitSentences } from '../spans/sentences.ts';

export interface Entry {
  text: string;
  /** Offset inside the block. */
  from: number;
  /** "ECONOMICS", "Auditeurs libres, sans diplôme": what stands before the colon. */
  labels: string[];
  /** Where the quote may start so that the label is in it. */
  quoteFrom?: number;
}

const MAX_ENTRIES = 400;
const MAX_TEXT = 12_000;

const codesOf = (signs: string): readonly number[] => [...signs].map((sign) => sign.charCodeAt(0));
const DOTS = codesOf('·•|');
const SEMICOLON = codesOf(';');
const COMMA = codesOf(',');

/** Pieces between separators that stand outside brackets. */
function cut(text: string, separators: readonly number[]): { text: string; from: number }[] {
  const pieces: { text: string; from: number }[] = [];
  let depth = 0;
  let start = 0;
  const push = (end: number): void => {
    const piece = text.slice(start, end);
    if (piece.trim() !== '') pieces.push({ text: piece.trim(), from: start + piece.length - piece.trimStart().length });
    start = end + 1;
  };
  const { length } = text;
  for (let index = 0; index < length && pieces.length < MAX_ENTRIES; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 40 || code === 91) depth += 1;
    else if (code === 41 || code === 93) depth = Math.max(0, depth - 1);
    else if (depth === 0 && separators.includes(code)) push(index);
  }
  push(length);
  return pieces;
}

const FORMS =
  /^(?:(?:prof|doc|conf|lect|dr|drd|asist|ing|mgr|bc|rndr|phdr|mudr|ca|cs|eng|univ|hab|med|rer|nat|phil|habil|dipl|priv|pd|m|mm|mme|mlle|mr|mrs|ms|miss|sir|dame|rev|prof\.ª|doutora?|dott|dott\.ssa|sig|sra?|dra?|herr|frau|the hon)\.?\s){1,6}(?=\p{Lu})/iu;
const LEAD = /^(?:(?:\d{1,3}[.)]|[•*·–—-])\s+|((?:19|20)\d{2}(?:\s?[-–/]\s?\d{2,4})?)\s?[.:–—]\s+)/u;

export interface EntryName {
  name: string;
  /** Where the name starts and ends in the entry. */
  from: number;
  to: number;
  /** "2013-14" before the name. */
  lead: string | null;
  /** Family name first, cut off by a comma. */
  inverted: boolean;
}

const END_OF_NAME = /[,(:;|–—«„]|(?<=\p{Ll}{2}|\p{Ll}\p{Lu}?)\.(?=\s|$)|\s-\s|\s["“]/u;

/** The part of an entry that can be its name: up to the first sign that ends one. */
function headOf(text: string): { head: string; from: number; lead: string | null } {
  const lead = LEAD.exec(text.slice(0, 40));
  const start = lead?.[0].length ?? 0;
  const form = FORMS.exec(text.slice(start, start + 60))?.[0].length ?? 0;
  const from = start + form;
  const rest = text.slice(from, from + 100);
  const end = END_OF_NAME.exec(rest);
  return { head: (end === null ? rest : rest.slice(0, end.index)).trimEnd(), from, lead: lead?.[1] ?? null };
}

/** "Tollefsen, Maren, Stavanger": one word (or a double name) and a comma. */
export function looksInverted(text: string): boolean {
  const { head, from } = headOf(text);
  const end = from + head.length;
  if (text.charCodeAt(end) !== 44) return false;
  const after = text.slice(end, end + 40);
  const given = /^,\s(\p{Lu}(?:\p{Ll}|\.|['’-])[\p{L}.'’-]*)/u.exec(after)?.[1];
  if (given === undefined || parseDegree(given) !== null) return false;
  return /^(?:\p{Lu}[\p{L}'’-]+|[\p{Lu}'’-]{2,}(?: [\p{Lu}'’-]{2,})*|(?:de|van|von|di|da|al|el) [\p{L}'’-]+)$/u.test(
    head,
  );
}

const isCue = (word: string): boolean => SCHOOL_CUES.has(word.toLowerCase().replace(/\.$/, ''));

/** The given name after the comma; in a table whose columns were lost it ends where the next column starts. */
function givenAfter(text: string, at: number): { given: string; to: number } | null {
  const lead = /^,\s+/.exec(text.slice(at, at + 4));
  if (lead === null) return null;
  const start = at + lead[0].length;
  const run = /^(?:\p{Lu}[\p{L}'’-]*\.?)(?: \p{Lu}[\p{L}'’-]*\.?)*/u.exec(text.slice(start, start + 60))?.[0];
  if (run === undefined) return null;
  let words = run.split(' ');
  const stop = words.findIndex((word, index) => index > 0 && /\p{Ll}{2}\.$/u.test(word));
  const cue = words.findIndex(isCue);
  if (cue >= 0) words = words.slice(0, Math.max(1, cue - 1));
  else if (stop >= 0 && words.length <= 3) words = words.slice(0, stop + 1);
  else if (words.length > 3) words = words.slice(0, 1);
  const given = words.join(' ');
  return { given: given.replace(/(?<=\p{L}{2})\.$/u, ''), to: start + given.length };
}

/** Whose entry it is. `inverted`: the list puts the family name first. */
export function entryName(text: string, inverted: boolean): EntryName | null {
  const { head, from, lead } = headOf(text);
  if (inverted) {
    const given = givenAfter(text, from + head.length);
    if (given !== null && looksLikeFamily(head)) {
      const name = bareName(`${given.given} ${head}`);
      if (name !== null) return { name, from, to: given.to, lead, inverted: true };
    }
  }
  const name = head.length > 3 ? readName(head) : null;
  if (name !== null) {
    const to = from + head.length;
    // Letters after the name belong to it: "Min-jun Kim, Ph.D., Vice President".
    return { name, from, to, lead, inverted: false };
  }
  // "James R. Hollister stepped down as ...": the name opens a sentence.
  const opening = openingName(text.slice(from, from + 100));
  if (opening === null || !/^ \p{Ll}/u.test(text.slice(from + opening.to, from + opening.to + 3))) return null;
  return { name: opening.name, from, to: from + opening.to, lead, inverted: false };
}

const WORD = `\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}`;
const OPENING = new RegExp(
  `^(?:\\p{Lu}\\. ?){0,3}${WORD}(?: (?:(?:de|la|van|von|der|da|di|del|bin|al|el|y) ){0,2}(?:\\p{Lu}\\.|${WORD})){1,4}`,
  'u',
);

/** A name at the start of a sentence, middle initials and all. */
function openingName(text: string): { name: string; to: number } | null {
  const run = OPENING.exec(text)?.[0];
  const name = run === undefined ? null : readName(run);
  return run === undefined || name === null ? null : { name, to: run.length };
}

const looksLikeFamily = (text: string): boolean =>
  /^(?:(?:de|van|von|der|di|da|al|el|bin) )*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(text);

const named = (entries: readonly { text: string }[]): number =>
  entries.filter((entry) => entryName(entry.text, false) !== null).length;

const LABEL = /(?:^|(?<=[.;!?])\s)([\p{Lu}][^:.;!?()]{2,110}?)\s?:\s(?=\p{Lu}|\d)/gu;

const LABELLED_START = /^\p{Lu}[^:.;!?()]{2,110}?\s?:\s/u;

/** "ECONOMICS: Amy Dolan-Fisk, Rockford; Wes Tillery, Peoria. GEOGRAPHY: ..." and "Partners: A (x), B (y)". */
function byLabel(text: string): Entry[] {
  if (!text.includes(':')) return [];
  // "Lucas Antunes. Previsão de cheias. Orientadora: ...": labels inside an entry do not cut it.
  if (!LABELLED_START.test(text) && entryName(text, looksInverted(text)) !== null) return [];
  const labels = [...text.matchAll(LABEL)].slice(0, 60).filter((match) => readName(match[1]!) === null);
  const found: Entry[] = [];
  for (const [index, match] of labels.entries()) {
    const from = match.index + match[0].length;
    const value = text.slice(from, labels[index + 1]?.index ?? text.length);
    const sentence = /^.*?(?:\p{Ll}{2}|\))(?=\.(?:\s|$))/su.exec(value)?.[0] ?? value;
    const semicolons = cut(sentence, SEMICOLON);
    const commas = cut(sentence, COMMA);
    const pieces =
      semicolons.length > 1 && named(semicolons) / semicolons.length >= 0.6
        ? semicolons
        : commas.length > 1 && named(commas) / commas.length >= 0.7
          ? commas
          : [{ text: value.trim(), from: 0 }];
    for (const piece of pieces) {
      const joint = /^(?:and|und|et|y|e|und) /.exec(piece.text)?.[0].length ?? 0;
      if (entryName(piece.text.slice(joint), false) !== null)
        found.push({
          text: piece.text.slice(joint),
          from: from + piece.from + joint,
          labels: [match[1]!.trim()],
          ...(piece.from < 160 ? { quoteFrom: match.index + match[0].indexOf(match[1]!) } : {}),
        });
    }
  }
  return found;
}

const NUMBERED = /(?:^|\s)\d{1,3}\.\s(?=\p{Lu})/gu;

function byNumber(text: string): Entry[] {
  if (!/\d\.\s/.test(text)) return [];
  const marks = [...text.matchAll(NUMBERED)].slice(0, MAX_ENTRIES);
  if (marks.length < 2) return [];
  return marks.map((mark, index) => {
    const from = mark.index + mark[0].length;
    return { text: text.slice(from, marks[index + 1]?.index ?? text.length).trim(), from, labels: [] };
  });
}

/** The degree or the class behind the name of an entry: ", BCom '05", " (BCom), ". */
const DEGREE_BEHIND = `(?:,| \\()\\s?(?:[A-Z][\\p{L}.]{1,7}|['’]\\d{2})\\s?(?:\\p{L}+ )?,?\\s?(?:['’(]?\\d{2,4})| \\([A-Z][\\p{L}.]{1,7}\\),? `;
const BEHIND_NAME = new RegExp(DEGREE_BEHIND, 'u');
const OPENS_ENTRY = new RegExp(`^(?:${DEGREE_BEHIND})`, 'u');

/** "ANNA ROE, BCom '05, lives in X. BEN DOE, BCom '05, has ...": a sentence that opens with a name and its degree or class opens an entry. */
function bySentence(text: string): Entry[] {
  const found: Entry[] = [];
  const year = /^((?:19|20)\d{2})\.\s/.exec(text);
  if (year === null && !BEHIND_NAME.test(text)) return found;
  for (const sentence of splitSentences(text.slice(year?.[0].length ?? 0))) {
    const from = sentence.from + (year?.[0].length ?? 0);
    const name = openingName(sentence.text);
    const after = name === null ? '' : sentence.text.slice(name.to, name.to + 30);
    const opens = name !== null && (year !== null || OPENS_ENTRY.test(after));
    if (opens) found.push({ text: sentence.text, from, labels: year === null ? [] : [year[1]!] });
    else if (found.length > 0) found.at(-1)!.text = text.slice(found.at(-1)!.from, from + sentence.text.length);
    if (found.length > MAX_ENTRIES) break;
  }
  return year !== null || found.length >= 2 ? found : [];
}

/** Entries of one block; empty when the block is one entry or none. */
export function splitEntries(raw: string): Entry[] {
  const text = raw.slice(0, MAX_TEXT);
  if (text.length < 12) return [];
  if (/\s[·•|]\s/.test(text)) {
    const pieces = cut(text, DOTS).map((piece) => ({ ...piece, labels: [] }));
    if (pieces.length >= 2 && named(pieces) / pieces.length >= 0.6) return pieces;
  }
  const labelled = byLabel(text);
  if (labelled.length >= 1) return labelled;
  const numbered = byNumber(text);
  if (numbered.length >= 2 && named(numbered) / numbered.length >= 0.6) return numbered;
  const sentences = bySentence(text);
  if (sentences.length > 0) return sentences;
  // Three pieces have two semicolons between them.
  const first = text.indexOf(';');
  if (first < 0 || text.indexOf(';', first + 1) < 0) return [];
  const pieces = cut(text, SEMICOLON).map((piece) => ({ ...piece, labels: [] }));
  return pieces.length >= 3 && named(pieces) / pieces.length >= 0.8 ? pieces : [];
}
