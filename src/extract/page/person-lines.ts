// Names where a list, a table or a byline puts them: alone, at the head of an entry, family name first, or in a row of authors.

import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import { isListedGivenName } from '../../domain/names/variants.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { plainLetters } from '../../domain/text/plain-letters.ts';
import { GIVEN_NAMES, PLACES, US_STATES } from '../lexicon/name-tables.ts';
import { readLine } from './lines.ts';
import { bareName, couldBeName, speaks } from './subject.ts';

export interface NameAt {
  name: string;
  /** Range of the name in the text that was read. */
  from: number;
  to: number;
}

const FORMS_OF_ADDRESS =
  /^(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Assoc(?:iate)?\.? Prof(?:essor)?|Assistant Professor|Associate Professor|Sir|Dame|Herr|Frau|Dott|Dott\.ssa|Dottoressa|Ing|Avv|Arch|Sig|Sig\.ra|Sr|Sra|Dra|Don|Doña|Dña|M|Mme|Mlle|Me|Maître|Madame|Monsieur|Dhr|Mevr|Drs|Ir|Eng|Engr|Chef|Judge|Justice|Hon|PD|Univ|med|rer|nat|phil|habil|jur|Dipl|Dipl\.-Ing)\.?\s){1,5}(?=\p{Lu})/u;
const AFTER_NAME =
  /(?:,?\s(?:Ph\.?\s?D\.?|M\.?\s?D\.?|D\.?\s?Phil\.?|J\.?\s?D\.?|M\.?B\.?A\.?|M\.?Sc\.?|B\.?Sc\.?|M\.?A\.?|B\.?A\.?|MPharm|Esq\.?|CPA|CFA|FCA|FRS|OBE|CBE|MBE|C\.?Eng\.?|P\.?\s?Eng\.?|R\.?N\.?|Jr\.?|Sr\.?|docent|PE))+\.?$/;
/** Words that are capital in a list and never stand in a name. */
const NOT_IN_NAMES =
  /^(?:prize|award|awards|medal|medalist|winner|winners|class|team|group|register|registry|roll|hall|best|paper|class|order|journal|annals|bulletin|letters|notes|review|press|house|station|not|none|nobody|vacant|shared|various|anonymous|members?|officers?|editors?|palmarés|palmares|lauréats|premio|prix|preis|ltd|limited|inc|gmbh|s\.?r\.?l|committee|jury|the|and|for|society|party)$/i;
const PARTICLE = 'de|la|van|von|der|den|da|do|dos|das|di|del|della|du|le|bin|ibn|bint|al|el|ter|ten|af|av|zu|y|e';
const WORD = `\\p{Lu}[\\p{L}\\p{M}'’-]*`;
const RUN = new RegExp(
  `^(?:\\p{Lu}\\.[ -]?)*${WORD}(?:\\.(?= \\p{L}))?(?: (?:(?:${PARTICLE}) )*(?:(?:\\p{Lu}\\.[ -]?)+(?=\\p{Lu})|${WORD}))*`,
  'u',
);
/** Exported for the test that `invertedIn` finds whatever it matches. */
export const INVERTED = new RegExp(
  `^((?:(?:${PARTICLE}) |\\p{Lu}[\\p{L}'’]{0,3} )?${WORD}(?: ${WORD})?), ((?:${WORD}|\\p{Lu}\\.(?:-\\p{Lu}\\.)?)(?: (?:${WORD}|\\p{Lu}\\.)){0,3})`,
  'u',
);

/** Words of a family name, the particle in front of it among them. */
const MAX_FAMILY = 3;

/** The family name and the given one behind it; most commas stand behind more words, or in front of something else than a capital. */
export function invertedIn(text: string): RegExpExecArray | null {
  const comma = text.indexOf(',');
  if (comma < 0) return null;
  const code = text.charCodeAt(comma + 2);
  if (!((code >= 65 && code <= 90) || code > 127)) return null;
  let words = 1;
  for (let at = text.indexOf(' '); at >= 0 && at < comma; at = text.indexOf(' ', at + 1)) words += 1;
  return words > MAX_FAMILY ? null : INVERTED.exec(text);
}

const MAX_NAMES = 2_000;
const isUpper = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);
function isPlace(text: string): boolean {
  const lower = text.toLowerCase();
  return PLACES.has(lower) || US_STATES.has(lower);
}

function plausible(name: string): string | null {
  const bare = bareName(name);
  if (bare === null || /[:;]|^(?:The|La|Le|Les|Die|Das|Der|Il|Los|Las|Het) /u.test(bare)) return null;
  const words = bare.split(/\s+/);
  if (words.length > 6 || words.some((word) => NOT_IN_NAMES.test(word.replace(/\.$/, '')))) return null;
  return words.some((word) => word.replace(/[^\p{L}]/gu, '').length > 1) ? bare : null;
}

/** Some word of it is known as a given name. */
export const hasGivenName = memoise(findGivenName, MAX_NAMES);

function findGivenName(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[\s.-]+/)
    .some(
      (word) =>
        word.length > 1 &&
        (GIVEN_NAMES.has(word) || GIVEN_NAMES.has(plainLetters(word)) || isListedGivenName(plainLetters(word))),
    );
}

/** "BRACKENRIDGE, Thomas Edwin" is Thomas Edwin BRACKENRIDGE. Mixed case needs a known given name or the word of a label. */
function turned(family: string, given: string, trusted: boolean): string | null {
  // "GORAN STANKOVIC-HALE, BCom": letters behind a name are no given name.
  if (/\p{Ll}\p{Lu}/u.test(given) || (isUpper(given) && !isUpper(family))) return null;
  const known = hasGivenName(given);
  const initials = /^(?:\p{Lu}\.[ -]?)+$/u.test(given);
  // "Sofia" is a town and a given name; "Seoul, Korea" has neither name.
  if (!known && (isPlace(family) || isPlace(given))) return null;
  if (!trusted && !isUpper(family) && !known && !initials) return null;
  const name = plausible(`${given} ${family}`);
  return name === null || parseDegree(given) !== null ? null : name;
}

/** The text is one person's name and nothing else, whatever the order; `trusted` when a label says that it is a name. */
export function readName(raw: string, trusted = false): string | null {
  if (raw.length > 90 || !couldBeName(raw)) return null;
  return trusted ? labelledName(raw) : freeName(raw);
}

/** The subject and the names beside it are asked for again by every kind of fact. */
const labelledName = memoise((raw) => nameAlone(raw, true), MAX_NAMES);
const freeName = memoise((raw) => nameAlone(raw, false), MAX_NAMES);

function nameAlone(raw: string, trusted: boolean): string | null {
  const addressed = raw.trim().replace(FORMS_OF_ADDRESS, '');
  const bare = addressed.endsWith(')') ? addressed.replace(/\s*\([^()]{0,60}\)$/, '') : addressed;
  const text = bare
    .replace(AFTER_NAME, '')
    .replace(/[,;:.]+$/, '')
    .trim();
  const inverted = invertedIn(text);
  if (inverted !== null && inverted[0].length === text.length) return turned(inverted[1]!, inverted[2]!, trusted);
  return text.includes(',') ? null : plausible(text);
}

/** The name at the head of an entry: "Kim Min-jun, Hanbit Biologics, Seoul", "SIDDIQAN, Ahmed, director". */
export function leadingName(text: string, trusted = false): NameAt | null {
  const start = text.length - text.trimStart().length;
  if (!mayOpenName(text, start)) return null;
  const address = FORMS_OF_ADDRESS.exec(text.slice(start, start + 60));
  const from = start + (address?.[0].length ?? 0);
  const rest = text.slice(from, from + 90);
  const inverted = invertedIn(rest);
  if (inverted !== null && /^(?:$|[\s,.;:()–—])/.test(rest.slice(inverted[0].length))) {
    const name = turned(inverted[1]!, inverted[2]!, trusted);
    if (name !== null) return { name, from, to: from + inverted[0].length };
  }
  const run = RUN.exec(rest);
  if (run === null || /^[\p{L}\p{N}]/u.test(rest.slice(run[0].length))) return null;
  const surface = run[0].replace(/\.$/, '');
  const name = plausible(surface.replace(AFTER_NAME, ''));
  return name === null ? null : { name, from, to: from + surface.length };
}

/** A name opens with a capital, or with a particle where the family name stands first: "van Dalen, Pieter". */
function mayOpenName(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 65 || (code > 90 && code < 97)) return false;
  return code > 122 || code <= 90 || text.slice(at, at + 90).includes(',');
}

const MARKS = new Set('0123456789*†‡§¹²³⁰⁴⁵⁶⁷⁸⁹,');

/** "Wei Zhang1,*" without the marks of its affiliations. */
function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && MARKS.has(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

interface Piece {
  text: string;
  from: number;
}

/** The pieces of an author line, cut at commas, semicolons and "and" outside brackets; one by one, for most lines end with the first. */
class Pieces {
  readonly #line: string;
  #depth = 0;
  #start = 0;
  #index = 0;

  constructor(line: string) {
    this.#line = line;
  }

  next(): Piece | null {
    const line = this.#line;
    const { length } = line;
    while (this.#index < length) {
      const index = this.#index;
      const code = line.charCodeAt(index);
      this.#index += 1;
      const role = code < 256 ? SIGN_ROLES[code]! : NO_ROLE;
      if (role === NO_ROLE) continue;
      if (role === OPENS) this.#depth += 1;
      else if (role === CLOSES) this.#depth = Math.max(0, this.#depth - 1);
      if (this.#depth > 0 || role === OPENS || role === CLOSES) continue;
      const joint = role === CUTS_LINE ? 1 : jointAt(line, index);
      if (joint === 0) continue;
      const found = this.#take(index);
      this.#start = index + joint;
      if (found !== null) return found;
    }
    if (this.#index > length) return null;
    this.#index += 1;
    return this.#take(length);
  }

  #take(end: number): Piece | null {
    const text = this.#line.slice(this.#start, end);
    const trimmed = text.trim();
    return trimmed === '' ? null : { text: trimmed, from: this.#start + (text.length - text.trimStart().length) };
  }
}

/** What a sign does to a line of authors: opens or closes a bracket, cuts it, or may open a word that does. */
const NO_ROLE = 0;
const OPENS = 1;
const CLOSES = 2;
const CUTS_LINE = 3;
const BEFORE_WORD = 4;
const SIGN_ROLES = new Uint8Array(256);
for (const [signs, role] of [
  ['([', OPENS],
  [')]', CLOSES],
  [',;·|', CUTS_LINE],
  [' ', BEFORE_WORD],
] as const)
  for (const sign of signs) SIGN_ROLES[sign.charCodeAt(0)] = role;

/** Length of " and " before a capital; 0 when none stands here, where a space is. */
function jointAt(line: string, index: number): number {
  if (!'a&uey'.includes(line.charAt(index + 1) || ' ')) return 0;
  return /^ (?:and|&|und|et|y|e|en) (?=\p{Lu})/u.exec(line.slice(index, index + 8))?.[0].length ?? 0;
}

/** Exported for the test that it opens with one of its initials. */
export const BYLINE =
  /^(?:(?:authors?|by|von|par|por|di|door|edited by|autor(?:en|es)?|auteurs?|autori?)\s?:\s?|by |von |par |por |door )/i;

/** Letters that `BYLINE` opens with. */
export const BYLINE_INITIALS = 'abdepvABDEPV';

/** At most one space and no other cut: without the marks behind it, "Section 3" is a word. */
function isLone(line: string): boolean {
  const { length } = line;
  for (let at = 0; at < length; at += 1) {
    const code = line.charCodeAt(at);
    if (code > 127 || CUTS[code] === 1) return false;
    if (code !== 32) continue;
    for (let after = at + 1; after < length; after += 1) {
      const sign = line.charCodeAt(after);
      if (sign < 48 || sign > 57) return false;
    }
    return true;
  }
  return true;
}

/** White space but the plain space, and what cuts a line of authors: 1 at the code of each. */
const CUTS = new Uint8Array(128);
for (const sign of '\t\n\v\f\r,;|') CUTS[sign.charCodeAt(0)] = 1;
const MAX_AUTHORS = 60;

/** The people of a byline or of the head of a citation, in order. Affiliations between them are passed over. */
export function authorNames(raw: string): NameAt[] {
  // One word, or a word and its number: nobody's name.
  if (isLone(raw)) return [];
  const lead = BYLINE_INITIALS.includes(raw.charAt(0)) ? (BYLINE.exec(raw)?.[0].length ?? 0) : 0;
  const line = raw.slice(lead, lead + 2_000);
  if (opensWithProse(line)) return [];
  const found: NameAt[] = [];
  const parts = new Pieces(line);
  let following = parts.next();
  while (following !== null && found.length < MAX_AUTHORS) {
    const part: Piece = following;
    const text = withoutMarks(part.text.replace(/\s?\([^()]{0,120}\)$/, '').trimEnd())
      .replace(/^(?:and|&|und|et|y) /, '')
      .trim();
    if (text === '' || /^[*†‡\d]+$/.test(text)) {
      following = parts.next();
      continue;
    }
    following = parts.next();
    const next: Piece | null = following;
    const initials = next === null ? null : initialsOf(next.text);
    const from = lead + part.from;
    // "Zhang, W., Lim, H. S.": the family name and its initials are two pieces.
    const turned = initials === null || !isFamily(text) ? null : plausible(`${initials.trim()} ${text}`);
    if (turned !== null) {
      found.push({ name: turned, from, to: lead + next!.from + initials!.length });
      following = parts.next();
      continue;
    }
    const name = readName(text);
    if (name !== null && !isBody(name)) found.push({ name, from, to: from + text.length });
    else if (found.length === 0) return [];
  }
  return found;
}

/** "W." of "W.", "H. S." of "H. S. (Westmark)"; null for a piece that does not open so. */
function initialsOf(text: string): string | null {
  // Behind one capital stands a dot; a capital of two units is rare enough to be tried.
  if (text.charCodeAt(1) !== FULL_STOP && !(text.charCodeAt(0) >= FIRST_SURROGATE)) return null;
  return /^((?:\p{Lu}\.[ -]?){1,4})(?=$|[\s(])/u.exec(text)?.[0] ?? null;
}

const FULL_STOP = 46;
const FIRST_SURROGATE = 0xd800;
const isFamily = (text: string): boolean => /^\p{Lu}[\p{L}'’ -]{1,30}$/u.test(text) && text.split(' ').length <= 3;

const JOINTS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'en']);

/** A small word in front of the first comma, bracket or "and": a line that opens with a name has none. */
function opensWithProse(line: string): boolean {
  const sign = line.search(/[,;·|([]/);
  const head = sign < 0 || sign > 200 ? line.slice(0, 200) : line.slice(0, sign);
  const whole = head.length === 200 ? head.slice(0, head.lastIndexOf(' ') + 1) : head;
  return speaks(whole, JOINTS);
}

function isBody(text: string): boolean {
  const line = readLine(text);
  return (
    isPlace(text) ||
    line.segments.every(
      (segment) => segment.kind === 'organisation' || segment.kind === 'title' || segment.kind === 'place',
    )
  );
}
