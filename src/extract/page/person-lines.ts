// Names where a list, a table or a byline puts them: alone, at the head of an entry, family name first, or in a row of authors.

import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import { anyOf } from '../../domain/languages/words.ts';
import { withoutPostNominals } from '../../domain/names/post-nominals.ts';
import { isListedGivenName } from '../../domain/names/variants.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { once } from '../../domain/text/once.ts';
import { plainLetters } from '../../domain/text/plain-letters.ts';
import { GIVEN_NAMES, nameParticles } from '../lexicon/name-tables.ts';
import { lengthOfAddress } from '../people/leading-name.ts';
import { isPlace, segmentsOf } from './lines.ts';
import { bareName, speaks } from './subject.ts';

export interface NameAt {
  name: string;
  /** Range of the name in the text that was read. */
  from: number;
  to: number;
}

/** Words that are capital in a list and never stand in a name. */
const NOT_IN_NAMES =
  /^(?:prize|medal|medalist|winners?|roll|hall|best|order|class|paper|journal|notes|house|station|register|annals|bulletin|letters|review|not|none|nobody|vacant|shared|various|anonymous|palmar[eé]s|lauréats|premio|prix|preis|party)$/i;
const WORD = `\\p{Lu}[\\p{L}\\p{M}'’-]*`;
const RUN = once(
  () =>
    new RegExp(
      `^(?:\\p{Lu}\\.[ -]?)*${WORD}(?:\\.(?= \\p{L}))?(?: (?:${anyOf(nameParticles())} )*(?:(?:\\p{Lu}\\.[ -]?)+(?=\\p{Lu})|${WORD}))*`,
      'u',
    ),
);
const INVERTED = once(
  () =>
    new RegExp(
      `^((?:${anyOf(nameParticles())} |\\p{Lu}[\\p{L}'’]{0,3} )?${WORD}(?: ${WORD})?), ((?:${WORD}|\\p{Lu}\\.(?:-\\p{Lu}\\.)?)(?: (?:${WORD}|\\p{Lu}\\.)){0,3})`,
      'u',
    ),
);

const isUpper = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);

function plausible(name: string): string | null {
  const bare = bareName(name);
  if (bare === null || /[:;]|^(?:The|La|Le|Les|Die|Das|Der|Il|Los|Las|Het) /u.test(bare)) return null;
  const words = bare.split(/\s+/);
  if (words.length > 6 || words.some((word) => NOT_IN_NAMES.test(word.replace(/\.$/, '')))) return null;
  return words.some((word) => word.replace(/[^\p{L}]/gu, '').length > 1) ? bare : null;
}

/** Some word of it is known as a given name. */
export const hasGivenName = memoise((name) =>
  name
    .toLowerCase()
    .split(/[\s.-]+/)
    .some(
      (word) =>
        word.length > 1 &&
        (GIVEN_NAMES.has(word) || GIVEN_NAMES.has(plainLetters(word)) || isListedGivenName(plainLetters(word))),
    ),
);

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
  if (raw.length > 90 || !/\s/.test(raw)) return null;
  const addressed = raw.trim();
  const text = withoutPostNominals(addressed.slice(lengthOfAddress(addressed)).replace(/\s*\([^()]{0,60}\)$/, ''))
    .replace(/[,;:.]+$/, '')
    .trim();
  const inverted = INVERTED().exec(text);
  if (inverted !== null && inverted[0].length === text.length) return turned(inverted[1]!, inverted[2]!, trusted);
  return text.includes(',') ? null : plausible(text);
}

/** The name at the head of an entry: "Kim Min-jun, Hanbit Biologics, Seoul", "SIDDIQAN, Ahmed, director". */
export function leadingName(text: string, trusted = false): NameAt | null {
  const start = text.length - text.trimStart().length;
  const from = start + lengthOfAddress(text.slice(start, start + 60));
  const rest = text.slice(from, from + 90);
  const inverted = INVERTED().exec(rest);
  if (inverted !== null && /^(?:$|[\s,.;:()–—])/.test(rest.slice(inverted[0].length))) {
    const name = turned(inverted[1]!, inverted[2]!, trusted);
    if (name !== null) return { name, from, to: from + inverted[0].length };
  }
  const run = RUN().exec(rest);
  if (run === null || /^[\p{L}\p{N}]/u.test(rest.slice(run[0].length))) return null;
  const surface = run[0].replace(/\.$/, '');
  const name = plausible(surface);
  return name === null ? null : { name, from, to: from + surface.length };
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

/** Brackets, and what parts the authors of a line outside them. */
const PARTING = /[()[\],;·|]| (?:and|&|und|et|y|e|en) (?=\p{Lu})/gu;

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  const take = (end: number): void => {
    const text = line.slice(start, end);
    if (text.trim() !== '') pieces.push({ text: text.trim(), from: start + (text.length - text.trimStart().length) });
  };
  for (const { index, 0: sign } of line.matchAll(PARTING)) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      take(index);
      start = index + sign.length;
    }
  }
  take(line.length);
  return pieces;
}

const BYLINE =
  /^(?:(?:authors?|by|von|par|por|di|door|edited by|autor(?:en|es)?|auteurs?|autori?)\s?:\s?|by |von |par |por |door )/i;

const MAX_AUTHORS = 60;

/** The people of a byline or of the head of a citation, in order. Affiliations between them are passed over. */
export function authorNames(raw: string): NameAt[] {
  const lead = BYLINE.exec(raw)?.[0].length ?? 0;
  const line = raw.slice(lead, lead + 2_000);
  if (opensWithProse(line)) return [];
  const found: NameAt[] = [];
  const pieces = piecesOf(line);
  for (let at = 0; at < pieces.length && found.length < MAX_AUTHORS; at += 1) {
    const part = pieces[at]!;
    const text = withoutMarks(part.text.replace(/\s?\([^()]{0,120}\)$/, '').trimEnd())
      .replace(/^(?:and|&|und|et|y) /, '')
      .trim();
    if (text === '' || /^[*†‡\d]+$/.test(text)) continue;
    const next = pieces[at + 1];
    const initials = next === undefined ? null : INITIALS.exec(next.text);
    const from = lead + part.from;
    // "Zhang, W., Lim, H. S.": the family name and its initials are two pieces.
    const turned = initials === null || !isFamily(text) ? null : plausible(`${initials[0].trim()} ${text}`);
    if (turned !== null) {
      found.push({ name: turned, from, to: lead + next!.from + initials![0].length });
      at += 1;
      continue;
    }
    const name = readName(text);
    if (name !== null && !isBody(name)) found.push({ name, from, to: from + text.length });
    else if (found.length === 0) return [];
  }
  return found;
}

/** "W." of "W.", "H. S." of "H. S. (Westmark)". */
const INITIALS = /^(?:\p{Lu}\.[ -]?){1,4}(?=$|[\s(])/u;
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
  const segments = segmentsOf(text);
  return (
    isPlace(text) ||
    segments.every((segment) => segment.kind === 'organisation' || segment.kind === 'title' || segment.kind === 'place')
  );
}
