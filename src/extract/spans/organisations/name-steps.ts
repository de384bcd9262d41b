// How far a name goes: one step to the right over a capital, a dot, a comma, a dash or a small word inside a name.

import {
  BENCH_KINDS,
  GROUPS,
  HEADLINE_VERBS,
  NATIONAL,
  NUMBERED,
  ORDINAL_BODIES,
  ORDINAL_WORDS,
  SHORTENED,
  SMALL_BENCHES,
  SUBJECT_BODIES,
  SUBJECT_NOUNS,
} from '../../../domain/languages/en-names.ts';
import {
  CAMPUS_SYSTEMS,
  CAMPUSES,
  KNOWN_BODIES,
  KNOWN_SCHOOLS,
  SEATS,
} from '../../../domain/orgs/shared/known-names.ts';
import { wordSet } from '../../../domain/text/word-set.ts';
import { NAME_PARTICLES, PLACES, US_STATES } from '../../lexicon/name-tables.ts';
import { LEGAL_SUFFIXES, NAME_ADJECTIVES, SENTENCE_CONNECTORS, UNIT_HEADS } from '../../lexicon/organisation-words.ts';
import { subjectList } from '../subject-lists.ts';
import type { Token } from '../tokens.ts';
import { atStep, closesBody, connectorStep, type NameStart } from './name-connectors.ts';

const gap = (tokens: readonly Token[], at: number): number => tokens[at]!.from - tokens[at - 1]!.to;

/** One step to the right: the new end, or the same end when the name stops here. */
export function step(name: NameStart, last: number): number {
  const { tokens, blocked, first } = name;
  const next = tokens[last]!;
  if (blocked[last] === true) return last;
  if (gap(tokens, last) > 1) return last;
  if (next.lower === 'für') {
    const listed = subjectsStep(name, last);
    if (listed > last) return listed;
  }
  if (next.facts.number && numberedAt(name, last)) return last + 1;
  if (!next.word) return signStep(name, last);
  // "Teach For America", "Arts And Sciences": small words that a headline wrote large.
  if (next.text === 'For' || next.text === 'And') return connectorStep(name, last);
  if (next.capital) return capitalStep(name, last);
  if (next.text === 'plc') return last + 1;
  const bench = benchStep(name, last);
  if (bench > last) return bench;
  const subject = subjectStep(name, last);
  if (subject > last) return subject;
  if (SENTENCE_CONNECTORS.has(next.lower)) return connectorStep(name, last);
  if (NAME_ADJECTIVES.has(next.lower) && tokens[first]!.facts.schoolCue) return last + 1;
  return next.lower === 'at' ? atStep(name, last) : last;
}

/** "Hochschule für Musik, Theater und Medien": a list of subjects, none of which names an organisation of its own. */
function subjectsStep({ text, tokens, blocked, first }: NameStart, last: number): number {
  const list =
    tokens[first]!.facts.bareCue || tokens[last - 1]!.facts.bareCue ? subjectList(text, tokens[last]!.from - 1) : null;
  if (list === null) return last;
  let end = last;
  while (end < tokens.length && tokens[end]!.to <= list.to && blocked[end] !== true) end += 1;
  const behind = tokens.slice(last, end).filter(({ from }) => from >= list.first);
  return tokens[end - 1]!.to === list.to && !behind.some(({ facts }) => facts.schoolCue || facts.knownBody)
    ? end
    : last;
}

/** "BBC Radio 4", "Channel 5", "University Paris 7": the number belongs to the name. */
const numberedAt = ({ tokens, first }: NameStart, at: number): boolean =>
  tokens[at]!.text.length <= 2 &&
  (NUMBERED.has(tokens[at - 1]!.lower) || (tokens[first]!.facts.schoolCue && PLACES.has(tokens[at - 1]!.lower)));

/** Over a dot, a comma, a dash or an apostrophe. */
function signStep(name: NameStart, last: number): number {
  const { text, tokens, blocked, first } = name;
  const next = tokens[last]!;
  if (next.text === '.' && next.glued) return dotStep(name, last);
  if (next.text === ',') return commaStep(name, last);
  const after = tokens[last + 1];
  if (after?.capital !== true || blocked[last + 1] === true) return last;
  if (/^[-–—/&+]$/.test(next.text)) {
    if (next.text === '&' || next.text === '+') return last + 2;
    // "Wisconsin-- Madison": a dash inside a campus name.
    if (next.text === '-' && next.glued && after.glued) return last + 2;
    const before = text.slice(tokens[first]!.from, tokens[last - 1]!.to).toLowerCase();
    return CAMPUSES.has(after.lower) && CAMPUS_SYSTEMS.some((system) => before.endsWith(system)) ? last + 2 : last;
  }
  // "Writers' Workshop", "Ca' Foscari"
  return /^['’]$/.test(next.text) && next.glued && after.from - next.to <= 1 ? last + 2 : last;
}

const BENCH = new RegExp(`^(?:(?:${BENCH_KINDS}) ){0,2}(?:${SMALL_BENCHES})(?![\\p{L}'’])`, 'u');
const BENCH_OPENERS = wordSet(`${BENCH_KINDS}|${SMALL_BENCHES.replace(/ [^|]+/g, '')}`);

/** "the Oakham land court", "the Westmark state senate": courts and chambers are often written small. */
function benchStep({ text, tokens, blocked, first }: NameStart, last: number): number {
  const next = tokens[last]!;
  if (!BENCH_OPENERS.has(next.text) || tokens[first]!.facts.never) return last;
  const found = BENCH.exec(text.slice(next.from, next.from + 60));
  if (found === null) return last;
  let end = last;
  while (end < tokens.length && tokens[end]!.to <= next.from + found[0].length && blocked[end] !== true) end += 1;
  return tokens[end - 1]!.to === next.from + found[0].length ? end : last;
}

/** "École de journalisme de la Saône": Romance schools write their subject small; the name goes on to a capital. */
function subjectStep({ tokens, blocked, first }: NameStart, last: number): number {
  if (!tokens[first]!.facts.schoolCue || !NAME_PARTICLES.has(tokens[last]!.lower)) return last;
  const rest = tokens.slice(last + 1, last + 5);
  const capital = rest.findIndex((token) => token.capital);
  const small = rest.slice(0, capital);
  const isSubject = small.some(({ text, lower }) => text.length > 3 && !NAME_PARTICLES.has(lower));
  const isWhole = small.every((token, at) => token.word && blocked[last + 1 + at] !== true);
  return capital > 0 && isSubject && isWhole ? last + 2 + capital : last;
}

function capitalStep({ tokens, blocked, first }: NameStart, last: number): number {
  const previous = tokens[last - 1]!;
  const next = tokens[last]!;
  // "Marl S.p.A. È …": behind the dot of a legal form the sentence ends.
  if (previous.text === '.' && LEGAL_SUFFIXES.has(tokens[last - 2]?.lower ?? '') && last - first > 2) return last;
  if (HEADLINE_VERBS.has(next.text) && opensHeadline(tokens, blocked, last + 1)) return last;
  // "University of Oakham Graduate School of Business", "Stone Graduate University"
  const graduate = next.text === 'Graduate' && tokens[last + 1]?.capital === true && tokens[last + 1]!.facts.bareSchool;
  // "Fifth Third Bank"
  const ordinal = ORDINAL_WORDS.has(next.text) && ORDINAL_BODIES.has(tokens[last + 1]?.text ?? '');
  // "Walter A. Stone School": no article before a dot.
  const initial = next.facts.initial && tokens[last + 1]?.text === '.';
  // "Marl Higher Education Assistance Agency": the word opens a section elsewhere.
  const education = next.text === 'Education' && closesBody(tokens, last + 1, SUBJECT_BODIES);
  // "the Law Offices of Miles Stone"
  const offices = next.text === 'Offices' && previous.text === 'Law';
  if (next.facts.never && !NATIONAL.has(next.text) && !graduate && !ordinal && !initial && !education && !offices)
    return last;
  // "Oakham Memorial Women's Hospital": these own nothing, they are whom it is for.
  if (previous.facts.possessive && !GROUPS.has(previous.facts.bare)) {
    // "King's College" is one name; "Acme's Media Lab" and "University of X's School" are two.
    const head = tokens.slice(first, last).filter((token) => token.word);
    const unit = UNIT_HEADS.has(next.facts.bare);
    // "Fairmoor University's Marriage and Family Therapy program"
    if (head.length > 1 && previous.facts.bareSchool && !unit && !next.facts.schoolCue) return last;
    if (
      head.length > 2 ||
      KNOWN_BODIES.has(previous.facts.bare) ||
      KNOWN_SCHOOLS.has(previous.facts.bare) ||
      head.slice(0, -1).some((token) => token.facts.bareCue)
    )
      return last;
    if (unit && head.length > 1 && PLACES.has(previous.facts.bare)) return last;
  }
  return last + 1;
}

/** "Tallow Appoints Ann Stone", "Tallow Names Quillan Stone Chief Executive": a person, or a name that nobody knows and its title. */
function opensHeadline(tokens: readonly Token[], blocked: readonly boolean[], from: number): boolean {
  const known = blocked.indexOf(true, from);
  return known >= from && known - from <= 3 && tokens.slice(from, known).every(({ capital }) => capital);
}

const DOTTED = /^(?:inc|ltd|corp|co|bros)$|\./;

/** A dot inside a name: "St. Mary's", "Inc.", "U.S. Army", "D.C. United". */
function dotStep({ tokens, blocked, first }: NameStart, last: number): number {
  const previous = tokens[last - 1]!;
  const bare = previous.lower;
  const after = tokens[last + 1];
  const legal = LEGAL_SUFFIXES.has(bare) || SHORTENED.has(bare);
  const { initial } = previous.facts;
  if (!legal && !initial) return last;
  // "Northfield A.&M. University"
  if (initial && after?.text === '&' && after.glued && tokens[last + 2]?.capital === true && blocked[last + 2] !== true)
    return last + 3;
  // The last dot of a sentence is the sentence's, unless the form is always written with one: "Acme GmbH.", but "Acme Inc."
  if (after === undefined) return LEGAL_SUFFIXES.has(bare) && DOTTED.test(bare) ? last + 1 : last;
  if (after.from - tokens[last]!.to > 1 || blocked[last + 1] === true)
    return legal && LEGAL_SUFFIXES.has(bare) ? last + 1 : last;
  if (after.capital && (!after.facts.never || NATIONAL.has(after.text)))
    return LEGAL_SUFFIXES.has(bare) && last - first > 1 && !after.facts.bareCue ? last + 1 : last + 2;
  if (after.lower === 'of' || after.lower === 'for') return last + 1;
  return LEGAL_SUFFIXES.has(bare) ? last + 1 : last;
}

function commaStep({ text, tokens, blocked, first }: NameStart, last: number): number {
  const after = tokens[last + 1];
  if (after === undefined || !after.capital || blocked[last + 1] === true || after.from - tokens[last]!.to > 1)
    return last;
  if (LEGAL_SUFFIXES.has(after.lower))
    return tokens[last + 2]?.text === '.' && tokens[last + 2]!.glued ? last + 3 : last + 2;
  const before = text.slice(tokens[first]!.from, tokens[last - 1]!.to).toLowerCase();
  // "University of California, Santa Barbara"; a college of Oxford or Cambridge.
  for (let length = 3; length >= 1; length -= 1) {
    const campus = tokens.slice(last + 1, last + 1 + length);
    if (campus.length < length || campus.some((token) => !token.word)) continue;
    const name = text.slice(campus[0]!.from, campus.at(-1)!.to).toLowerCase();
    if (!CAMPUSES.has(name)) continue;
    // "University of Michigan, Ann Arbor, Mich., 1978": the seat with its state is an address, the name alone says it.
    const address = SEATS.has(name) && isState(tokens, last + 1 + length);
    if (!address && CAMPUS_SYSTEMS.some((system) => before.endsWith(system))) return last + 1 + length;
    if (
      (name === 'oxford' || name === 'cambridge') &&
      /(?:college|hall|house|church|school)$/.test(before) &&
      !isState(tokens, last + 1 + length)
    )
      return last + 1 + length;
  }
  // "Stone, Miles and Company", "Stone, Miles & Hale LLP"
  const partners = OF_FIRM.test(text.slice(Math.max(0, tokens[first]!.from - 24), tokens[first]!.from));
  const firm = firmEnd(tokens, last + 1, partners);
  if (firm > 0 && last - first <= 2) return firm;
  return last;
}

/** "the firm of Stone, Miles and Hale", "an attorney with Stone, Miles and Hale": lawyers work for one. */
const OF_FIRM = /\bfirms?(?: of|,) (?:the )?$|\b(?:attorney|lawyer|counsel|paralegal) (?:for|at|with) $/i;

/** "Miles and Company", "Miles & Hale LLP", "Miles, Hale & Co." after a comma: the end of the firm's name, or -1. */
function firmEnd(tokens: readonly Token[], start: number, partners: boolean): number {
  let at = start;
  while (
    tokens[at]?.facts.name === true &&
    tokens[at + 1]?.text === ',' &&
    tokens[at + 2]?.facts.name === true &&
    at - start < 6
  )
    at += 2;
  if (tokens[at]?.facts.name !== true || !/^(?:and|&)$/.test(tokens[at + 1]?.lower ?? '')) return -1;
  const closing = tokens[at + 2];
  if (closing === undefined || !closing.capital) return -1;
  if (/^(?:company|co|sons|brothers|partners|associates)$/.test(closing.facts.bare))
    return closing.facts.bare === 'co' && tokens[at + 3]?.text === '.' ? at + 4 : at + 3;
  // "the firm of Stone, Miles and Hale", "Stone, Miles and Stone"
  if (partners && closing.facts.name) return at + 3;
  if (tokens.slice(start - 2, at + 1).some(({ text }) => text === closing.text)) return at + 3;
  // "Stone, Miles & Hale": an ampersand closes a name; a list of organisations that are known one by one is no firm.
  if (
    tokens[at + 1]!.text === '&' &&
    closing.facts.plainName &&
    tokens[at + 3]?.capital !== true &&
    tokens.slice(start - 2, at + 3).every((token) => !token.word || partnerName(token)) &&
    !SUBJECT_NOUNS.has(closing.lower)
  )
    return at + 3;
  return LEGAL_SUFFIXES.has(tokens[at + 3]?.lower ?? '') && tokens[at + 3]!.from - closing.to === 1 ? at + 4 : -1;
}

/** A plain word that names no school, firm or place by itself. */
function partnerName({ facts, lower }: Token): boolean {
  return (
    facts.plainName &&
    !(facts.never || facts.cue || facts.place || facts.state || facts.knownBody) &&
    !KNOWN_SCHOOLS.has(lower)
  );
}

/** ", Mich." or ", Ohio" at `at`. */
function isState(tokens: readonly Token[], at: number): boolean {
  const state = tokens[at + 1];
  return tokens[at]?.text === ',' && state !== undefined && state.capital && US_STATES.has(state.facts.bare);
}
