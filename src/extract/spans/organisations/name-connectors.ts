// Small words inside a name: "of", "for", "and", "de", "at". They join only where a name would go on.

import { NATIONAL, SHARED_BODIES, SUBJECT_BODIES, SUBJECT_NOUNS } from '../../../domain/languages/en-names.ts';
import { smallWordsOf } from '../../../domain/languages/words.ts';
import { KNOWN_BODIES, KNOWN_SCHOOLS } from '../../../domain/orgs/shared/known-names.ts';
import { lazyWords, type Words, wordSet } from '../../../domain/text/word-set.ts';
import { GIVEN_NAMES } from '../../lexicon/name-tables.ts';
import { UNIT_HEADS } from '../../lexicon/organisation-words.ts';
import type { Token } from '../tokens.ts';
import { namesOnePair, takesPurpose } from './organisation-pairs.ts';

/** A name that begins at `first` of a sentence; `blocked` tokens belong to a degree, date, title or person. */
export interface NameStart {
  text: string;
  tokens: readonly Token[];
  blocked: readonly boolean[];
  first: number;
}

const TAKES_ARTICLE = wordSet('of|for|de|in|en');
const ARTICLES = wordSet('the|la|los|las|le|les');
const PRIZES = wordSet('Award|Awards|Prize|Prizes|Medal|Medals');

export function connectorStep(name: NameStart, last: number): number {
  const { tokens, blocked, first } = name;
  const next = tokens[last]!;
  let at = last + 1;
  const lower = next.lower;
  if (TAKES_ARTICLE.has(lower) && at < tokens.length && ARTICLES.has(tokens[at]!.lower)) at += 1;
  const after = tokens[at];
  if (
    after === undefined ||
    !after.capital ||
    !after.word ||
    blocked[at] === true ||
    after.from - tokens[at - 1]!.to > 1
  )
    return last;
  // "Ministry of Education": the word opens a section elsewhere.
  const portfolio = lower === 'of' && after.text === 'Education';
  if (after.facts.number || (after.facts.never && !portfolio && !NATIONAL.has(after.text))) return last;
  const run = tokens.slice(first, last);
  const hasCue = run.some((token) => token.facts.bareCue);
  if (JOINERS.has(lower)) return andStep(name, last, at, hasCue);
  if (lower === 'the') return last;
  if (lower === 'upon') return at + 1;
  // "left O for World War II service"
  if (after.lower === 'world' && tokens[at + 1]?.lower === 'war') return last;
  if (lower === 'of' || lower === 'for') return ofStep(name, last, at);
  // "Fundación para Marl"; "directora de Tallow para Europa": only what has a purpose by its word is named after it.
  if (PURPOSES.has(lower)) return hasCue ? at + 1 : last;
  return hasCue || PARTICLES.has(lower) ? at + 1 : last;
}

/** "Bank of Oakham", "Center for Ocean Studies": the name goes on, unless what stands before is whole. */
function ofStep({ text, tokens, first }: NameStart, last: number, at: number): number {
  const after = tokens[at]!;
  const run = tokens.slice(first, last);
  const hasCue = run.some((token) => token.facts.bareCue);
  // "the Distinguished Alumni Award of O": who gives it is a name of its own.
  if (PRIZES.has(tokens[last - 1]!.text)) return last;
  if (run.filter((token) => token.word).length >= 2 && GIVEN_NAMES.has(run[0]!.lower) && !hasCue) return last;
  // "Lloyd's of London" is one name, "Hale's of Oakham" says where.
  if (tokens[last - 1]!.facts.possessive)
    return KNOWN_BODIES.has(text.slice(tokens[first]!.from, after.to).toLowerCase()) ? at + 1 : last;
  // A complete name before "of" plus a complete one after it are two.
  if (KNOWN_BODIES.has(text.slice(tokens[first]!.from, tokens[last - 1]!.to).toLowerCase())) return last;
  const isPurpose = tokens[last]!.lower === 'for';
  if (isPurpose && ((!hasCue && run.length > 3) || !opensPurpose(tokens, first, last, after))) return last;
  const isPart = UNIT_HEADS.has(run[0]!.lower) && run.some((token) => token.lower === 'of');
  return isPart && after.facts.schoolCue ? last : at + 1;
}

const PURPOSES = wordSet('para|per|pour|voor|för');
const JOINERS = wordSet('and|und|et|y|e|en|og|och|in|to|on');
const PARTICLES = lazyWords(() =>
  smallWordsOf(({ nameParticles, organisationPrepositions }) => [...nameParticles, ...organisationPrepositions]),
);

/** "Center for Ocean Studies" is one name; "left Stone for Hale" and "wrote from Oakham for Stone" name two. */
function opensPurpose(tokens: readonly Token[], first: number, last: number, after: Token): boolean {
  const before = tokens[first - 1]?.lower ?? '';
  // "Court of Appeals for the Oakham Circuit": the court takes the purpose, unless a nearer word does.
  const of = tokens.slice(first + 1, last).findIndex((token) => token.lower === 'of');
  const head = tokens[of < 0 || tokens[last - 1]!.facts.bareCue ? last - 1 : first + of]!.facts;
  // Two organisations that are known one by one, or a place: "in Oakham for Stone News", "covered Google for CNN".
  const apart =
    head.place || head.knownBody || after.facts.knownBody || /^(?:from|in|covered|covering|about|on)$/.test(before);
  return takesPurpose(head.bare, apart);
}

/** "Institute for Research in Law", "Committee on Agriculture": what the organisation is about. */
function namesTopic(joiner: string, before: string, after: Token): boolean {
  if (joiner === 'on') return /\b(?:Committee|Commission|Council|Center|Centre|Subcommittee)$/i.test(before);
  return (
    joiner === 'in' &&
    SUBJECT_NOUNS.has(after.lower) &&
    /\b(?:Institute|School|Center|Centre) for (?:Research|Study|Studies|Advanced Studies?)$/i.test(before)
  );
}

/** "School of Arts and Sciences" joins; "Harvard and Yale", "University of Chicago and Syracuse" do not. */
function andStep({ text, tokens, first }: NameStart, last: number, at: number, hasCue: boolean): number {
  const after = tokens[at]!;
  const previous = tokens[last - 1]!;
  const joiner = tokens[last]!.lower;
  const before = text.slice(tokens[first]!.from, previous.to);
  const run = tokens.slice(first, last);
  // "University of Oakham and BA holder"
  if (after.facts.degree && /^[A-Z][A-Z.]{1,4}$/.test(after.text)) return last;
  if (/^(?:in|on|to)$/.test(joiner)) return namesTopic(joiner, before, after) ? at + 1 : last;
  const next = tokens[at + 1];
  // "Stone School and College", "Stone Hotels and Resorts": a cue alone is no name of its own.
  if (
    after.facts.bareCue &&
    (hasCue || /^(?:company|co|sons|brothers|partners|associates)$/.test(after.facts.bare)) &&
    !(next?.capital === true && next.from - after.to === 1) &&
    next?.facts.number !== true &&
    next?.lower !== 'of'
  )
    return at + 1;
  // "Oakham Boys and Girls Club"
  if (
    /s$/.test(previous.lower) &&
    /s$/.test(after.lower) &&
    next?.facts.bareCue === true &&
    next.capital &&
    after.text.length > 3 &&
    previous.text.length > 3
  )
    return at + 1;
  // "College of William and Mary", "Washington and Lee University", "Franklin and Marshall"
  const paired = hasCue || next?.facts.schoolCue === true;
  if (paired && /^(?:mary|lee|marshall|clark|jefferson|mechanical)$/.test(after.lower)) return at + 1;
  if (namesOnePair(previous.text, after.facts.bare) && (last - first === 1 || hasCue)) return at + 1;
  // "the Oakham and Westmark Historical Society", "the Food and Drug Administration": one article, one body.
  if (
    (!hasCue || last - first === 1) &&
    joiner === 'and' &&
    tokens[first - 1]?.lower === 'the' &&
    previous.facts.plainName &&
    after.facts.plainName &&
    ((last - first <= 2 && closesBody(tokens, at + 1, SHARED_BODIES)) ||
      (last - first <= 4 && closesBody(tokens, at + 1, SUBJECT_BODIES) && [...run, after].every(isSubjectWord)))
  )
    return at + 1;
  if (joiner === 'and' && goesOnSubject(tokens, first, last, at)) return at + 1;
  if (!hasCue)
    return SUBJECT_NOUNS.has(previous.lower) && SUBJECT_NOUNS.has(after.lower) && followedByOf(tokens, at)
      ? at + 1
      : last;
  if (SUBJECT_NOUNS.has(previous.lower) && SUBJECT_NOUNS.has(after.lower)) return at + 1;
  return last;
}

/** "School of Tides and Wave Engineering": what a part of an organisation is about, on both sides of "and". */
function goesOnSubject(tokens: readonly Token[], first: number, last: number, at: number): boolean {
  const of = tokens.slice(first, last).findIndex(({ lower }) => lower === 'of' || lower === 'for');
  const head = tokens[first + of - 1]?.facts;
  if (of < 1 || !UNIT_HEADS.has(head!.bare) || WHOLE_BODIES.test(head!.bare)) return false;
  let end = at;
  while (
    tokens[end]?.capital === true &&
    tokens[end]!.word &&
    (end === at || tokens[end]!.from - tokens[end - 1]!.to === 1)
  )
    end += 1;
  return [...tokens.slice(first + of + 1, last), ...tokens.slice(at, end)].every(isSubjectWord);
}

const WHOLE_BODIES = /^(?:universit|college|hospital|academy)/;

/** A plain word that is no name of its own. */
const isSubjectWord = ({ facts, lower, capital }: Token): boolean =>
  !capital ||
  (!(facts.bareCue || facts.place || facts.state || facts.knownBody || facts.given || facts.possessive) &&
    /\p{Ll}/u.test(facts.bare.slice(1)) &&
    !KNOWN_SCHOOLS.has(lower));

/** One or two more capitals, the last of them "Society", "Museum", "Railway" ... in the singular. */
export function closesBody(tokens: readonly Token[], at: number, bodies: Words): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 3); index += 1) {
    const token = tokens[index]!;
    if (!token.capital || !token.word || token.from - tokens[index - 1]!.to !== 1) return false;
    if (bodies.has(token.text)) return tokens[index + 1]?.capital !== true;
  }
  return false;
}

function followedByOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && (next.facts.bareCue || next.lower === 'of');
}

/** "University of Illinois at Urbana-Champaign": "at" joins a system and its campus. */
export function atStep({ text, tokens, blocked, first }: NameStart, last: number): number {
  const after = tokens[last + 1];
  if (after === undefined || !after.capital || blocked[last + 1] === true) return last;
  const before = text.slice(tokens[first]!.from, tokens[last - 1]!.to).toLowerCase();
  if (!/university|universit|institute of technology|^suny|^cuny|^ut$|college of|polytechnic/.test(before)) return last;
  let index = last + 1;
  while (
    index < tokens.length &&
    index - last < 5 &&
    tokens[index]!.word &&
    tokens[index]!.capital &&
    tokens[index]!.from - tokens[index - 1]!.to <= 1
  ) {
    if (tokens[index]!.facts.bareCue) return last;
    index += 1;
  }
  return index;
}
