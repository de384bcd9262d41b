// Who does what in a sentence: the person, the pronoun or the relative that a fact belongs to.

import { english } from '../../domain/languages/en.ts';
import { COMPANY_NOUNS } from '../../domain/languages/en-links.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import { anyOf, lazyPattern, wordsOf } from '../../domain/languages/words.ts';
import { once } from '../../domain/text/once.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import { SIGN } from '../lexicon/sign.ts';
import { othersNamed } from '../people/other-first-name.ts';
import type { Annotated } from '../spans/annotate.ts';
import type { SentenceSubject } from '../spans/sentence-subject.ts';
import { isSpokenOf } from './links/about-someone-else.ts';
import type { Link } from './links/find-links.ts';

export type Actor =
  /** Index in the sentence's people. */
  | { kind: 'person'; people: number[] }
  /** He, she, I, or no subject at all: the one the text speaks of. */
  | { kind: 'focus'; firstPerson: boolean }
  /** "His father", "her brother": somebody without a name here. */
  | { kind: 'other' };

const { title: T, organisation: O } = SIGN;

const OTHERS =
  'student colleague teacher successor predecessor boss roommate classmate biographer rival opponent partner';
/** A set, because as one pattern the words of all languages take an eighth of a second to compile. */
const KIN = lazyWords(() =>
  // "Son" is a small word in French; behind "her" it is none.
  [
    ...wordsOf(({ relatives, advisors }) => [...relatives, ...advisors]),
    ...english.relatives,
    ...OTHERS.split(' '),
  ].flatMap((word) => [word, `${word}s`]),
);
const KIN_ADJECTIVES =
  '(?: (?:late|own|first|second|third|former|future|younger|youngest|older|oldest|elder|eldest|second-eldest|middle|only|little|big|beloved|adult|grown|two|three|four|twin|paternal|maternal|great|half|adoptive|ex-|doctoral|thesis|academic|dissertation)){0,2}[ -]?';
const owners = (): string => anyOf(LANGUAGES.flatMap(({ pronouns }) => [...pronouns.first, ...pronouns.third]));
/** "his father", "the elder brother", "Roe's grandfather", "ihr Vater": what stands before the word of kinship. */
const WHOSE = once(
  () =>
    new RegExp(
      `(?:(?<!\\p{L})(?:${owners()}|whose|the (?:other|elder|younger|eldest|youngest))|(?<=\\p{L})['’]s?)${KIN_ADJECTIVES}$`,
      'iu',
    ),
);
const LONGEST_WHOSE = 60;

function relativesIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].flatMap(({ 0: word, index: from }) => {
    if (!KIN.has(word.toLowerCase().replace(/^(?:(?:great|grand|half|ex|step)-)+/, ''))) return [];
    const to = from + word.length;
    const owner = WHOSE().exec(text.slice(Math.max(0, from - LONGEST_WHOSE), from));
    return owner === null || /^['’]s|^-/u.test(text.slice(to)) ? [] : [{ from: from - owner[0].length, to }];
  });
}

const OBJECT_BEFORE = lazyPattern(
  () =>
    `(?<![\\p{L}])(?:with|by|under|to|for|of|from|against|about|than|like|including|succeeding|succeeded|succeeds|replaced|replacing|married|marrying|met|named|alongside|joined|brought|hired|asked|told|between|among|featuring|via|defeated|defeating|appointed|interviewed|hosted|on|over|after|before) (?:the |a |an |his |her |its |their |actor |actress |fellow |then |${T} |(?:half-|step|twin |younger |older |elder |late )?(?:brother|sister|wife|husband|father|mother|son|daughter|uncle|cousin|partner|friend|colleague|mentor|teacher|student|advisor|adviser|supervisor)s?,? |Dr\\.? |Mr\\.? ){0,3}$`,
  'iu',
);
const FRONTED =
  /^(?:After|Before|Prior|Upon|Following|While|Since|During|Having|Educated|Born|Trained|A|An|As|In addition|Formerly|Previously|Originally|When|Once|The (?:former|current|founder|first)|Currently|With)\b/u;

function subjects(annotated: Annotated): readonly SentenceSubject[] {
  if (annotated.subjects !== null) return annotated.subjects;
  annotated.subjects = findSubjects(annotated);
  return annotated.subjects;
}

const NAMESAKE =
  /(?<![\p{L}])(?:another|a different|a second|the other|an unrelated|(?:his|her|their|the|a) namesake,?) (?:\p{Ll}+ (?:called|named) )?$/iu;

/** "The youngest, Peter, took", "; son, Anton, is": a given name beside a relation is that relation's. */
const NAMED_RELATIVE = lazyPattern(
  () =>
    `(?:(?<!\\p{L})(?:the|one|another|an?|his|her|their|my) (?:\\p{Ll}+ ){0,2}|(?<=[;:] ))(?:${anyOf(english.relatives)}|eldest|youngest|oldest|younger|elder|other|last)(?:,| –| —) \\p{Lu}[\\p{Ll}'’-]{1,20}(?:,| –| —)`,
  'giu',
);

/** After these words a person or a relative is not the one who acts. */
const OBJECT_OF =
  /\b(?:with|by|under|to|for|of|from|like|and|after|succeeded|joined|met|as|than|following|in|within|near|behind|into|about|against) (?:and )?$/i;

function findSubjects(annotated: Annotated): SentenceSubject[] {
  const found = [...namedSubjects(annotated), ...pronounSubjects(annotated), ...relativeSubjects(annotated)];
  return found.sort((left, right) => left.from - right.from);
}

function namedSubjects(annotated: Annotated): SentenceSubject[] {
  const { text, people } = annotated;
  const found: SentenceSubject[] = people.map((person, index) => {
    const place = annotated.at(person.from);
    const before = annotated.skeleton.slice(Math.max(0, place - 40), place);
    return {
      from: person.from,
      to: person.to,
      // "Another Zeno Stone is a surgeon at O": of one name with the person of the page, and somebody else.
      kind: NAMESAKE.test(before) ? 'relative' : 'person',
      person: index,
      firstPerson: false,
      object: before !== '' && OBJECT_BEFORE().test(before),
    };
  });
  // "with P and P": both are objects.
  for (let index = 1; index < found.length; index += 1) {
    const gap = text.slice(found[index - 1]!.to, found[index]!.from);
    if (found[index - 1]!.object && /^(?:,| and|, and) $/.test(gap)) found[index]!.object = true;
  }
  return found;
}

const nobody = { person: -1, firstPerson: false, object: false };

function pronounSubjects({ tokens }: Annotated): SentenceSubject[] {
  return tokens.flatMap(({ from, facts }) =>
    facts.pronouns.map(({ at, length, firstPerson }) => ({
      ...nobody,
      from: from + at,
      to: from + at + length,
      kind: 'pronoun' as const,
      firstPerson,
    })),
  );
}

function relativeSubjects({ text, people, titles }: Annotated): SentenceSubject[] {
  const named = [...text.matchAll(NAMED_RELATIVE())].filter(
    ({ 0: words, index }) => !people.some(({ from, to }) => from < index + words.length && to > index),
  );
  const spans = named.map(({ 0: words, index }) => ({ from: index, to: index + words.length }));
  const told = othersNamed(text, titles).filter(
    (name) => !people.some(({ from, to }) => from < name.to && to > name.from),
  );
  return [...relativesIn(text), ...spans, ...told].map(({ from, to }, at, all) => ({
    ...nobody,
    from,
    to,
    kind: 'relative' as const,
    object: at < all.length - told.length && OBJECT_OF.test(text.slice(Math.max(0, from - 20), from)),
  }));
}

const APPOSED = lazyPattern(
  () =>
    `^(?:,|\\)|\\]| \\([^)]{0,60}\\)| |-|–|—|:|the|a|an|current|currently|former|formerly|later|previously|subsequently|our|its|who|is|was|and|as|now|then|long-time|longtime|also|co|ex|\\.|Jr|Sr|Ph|MD|JD|CPA|${T}|\ue001|\ue003|"|“|”|retired|born|in|\ue006){0,14}$`,
  'u',
);

const TOOK_OVER = /\b(?:succeed|replac|follow|reliev|took over from)\p{L}{0,3} (?:the |\ue002 )?$/iu;

/** The person that a title stands beside: "P, T of O", "T of O, P". Null when the title is a predicate of a verb. */
function apposed(annotated: Annotated, link: Link): number | null {
  if (link.title === null) return null;
  const title = annotated.titles[link.title]!;
  const place = annotated.at(title.from);
  const { skeleton, people } = annotated;
  for (let index = people.length - 1; index >= 0; index -= 1) {
    const end = annotated.at(people[index]!.to);
    if (end > place) continue;
    const gap = skeleton.slice(end, place);
    const before = skeleton.slice(0, annotated.at(people[index]!.from)).slice(-24);
    // "succeeded P as T of O": P had it before, the subject has it now.
    if (/^ as /.test(gap) && TOOK_OVER.test(before)) break;
    if (gap.length < 70 && APPOSED().test(gap) && !/^ and /.test(gap)) return index;
    break;
  }
  const after = annotated.at(link.organisation.to);
  const next = people.findIndex((person) => annotated.at(person.from) >= after);
  const lead = skeleton.slice(Math.max(0, place - 20), place);
  if (
    next >= 0 &&
    !/\b(?:is|was|as|became|become|been|being|are|were) (?:the |a |an |also |now |its |currently )*$/i.test(lead)
  ) {
    const gap = skeleton.slice(after, annotated.at(people[next]!.from));
    if (/^,? (?:and )?$/.test(gap) || gap === ' ') return next;
  }
  return null;
}

/** People joined with the chosen one: "Jane Roe and Peter Miles". */
function withCompany(annotated: Annotated, index: number, forward: boolean): number[] {
  const chosen = [index];
  const joined = (left: number, right: number): boolean => {
    const gap = annotated.skeleton.slice(
      annotated.at(annotated.people[left]!.to),
      annotated.at(annotated.people[right]!.from),
    );
    return /^(?: \([^)]{0,40}\))?(?:,| and|, and| &|, along with| and \ue002)(?: (?:their|his|her) (?:(?:late|twin|younger|older|elder|then|future|first|second|business) )?(?:sons?|daughters?|brothers?|sisters?|wife|husband|spouse|father|mother|partners?|cousins?|friends?|colleagues?),?| both| fellow)?\s$/u.test(
      gap,
    );
  };
  for (let at = index - 1; at >= 0 && joined(at, at + 1); at -= 1) chosen.unshift(at);
  if (forward) for (let at = index + 1; at < annotated.people.length && joined(at - 1, at); at += 1) chosen.push(at);
  return chosen;
}

export function actorOf(
  annotated: Annotated,
  link: Pick<Link, 'trigger' | 'actor' | 'title' | 'organisation' | 'words'>,
): Actor {
  if (link.actor !== undefined) return { kind: 'person', people: withCompany(annotated, link.actor, true) };
  const beside = apposed(annotated, link as Link);
  if (beside !== null && NAMESAKE.test(annotated.text.slice(0, annotated.people[beside]!.from)))
    return { kind: 'other' };
  if (beside !== null)
    return {
      kind: 'person',
      people:
        withCompany(annotated, beside, false).length > 1 && (annotated.titles[link.title!]?.plural ?? false)
          ? withCompany(annotated, beside, true)
          : [beside],
    };
  if (isSpokenOf(annotated, link)) return { kind: 'other' };
  return actorBefore(annotated, link.trigger);
}

const BESIDE = /^, (?:(?:then|now|also|later|himself|herself|currently|formerly) )?(?:an? |the )(?:[\p{Ll}-]+ ){0,2}$/u;

/** "The Board approves all research at O": what an office, a firm or a programme does; "The firm made him its president" is his. */
const THING = lazyPattern(
  () =>
    `^(?:The|This|That|Our|Its|Their|Each|Every) (?:[\\p{L}-]+ ){0,3}${anyOf([...COMPANY_NOUNS(), 'office', 'committee', 'council', 'program', 'programme', 'project', 'center', 'centre', 'clinic', 'laboratory', 'lab', 'association', 'society', 'university', 'institute', 'college'])} (?:is|was|are|were|has|have|had|will|can|also|[\\p{Ll}]{3,}(?:s|ed)) `,
  'iu',
);

function isOfThing(text: string, trigger: number): boolean {
  const thing = THING().exec(text);
  return thing !== null && thing[0].length <= trigger + 1 && !/\b(?:him|her|me|them)\b/.test(text);
}

/** The subject that governs a place of the sentence. */
export function actorBefore(annotated: Annotated, trigger: number): Actor {
  const { text } = annotated;
  const all = subjects(annotated);
  let count = all.length;
  while (count > 0 && all[count - 1]!.from >= trigger) count -= 1;
  for (let index = count - 1; index >= 0; index -= 1) {
    const subject = all[index]!;
    const between = text.slice(subject.to, trigger);
    // "with P, who graduated from O": the relative clause makes P the actor.
    const who =
      between.length < 140 &&
      between.startsWith('who', between.startsWith(',') ? 2 : 1) &&
      /^,? (?:who|whom)\b/.test(between);
    // "including that of P (Ph.D. O, 1984)": a bracket right behind a name speaks of its bearer.
    // "married P, then a student at O": the words stand beside P.
    const beside = subject.kind === 'person' && (between === ' (' || BESIDE.test(between));
    if (subject.object && !who && !beside) continue;
    if (subject.kind === 'relative')
      return /[,;] (?:and )?$|^[^,;]*$/.test(between) || between.length < 60
        ? { kind: 'other' }
        : { kind: 'focus', firstPerson: false };
    if (subject.kind === 'pronoun') return { kind: 'focus', firstPerson: subject.firstPerson };
    return { kind: 'person', people: withCompany(annotated, subject.person, false) };
  }
  if (count === 0 && isOfThing(text, trigger)) return { kind: 'other' };
  // "After graduating from O, Smith joined": the subject comes later.
  if (count === 0 || FRONTED.test(annotated.text)) {
    const next = all.find((subject) => subject.from >= trigger && !subject.object);
    if (next !== undefined && next.kind === 'person' && FRONTED.test(annotated.text))
      return { kind: 'person', people: withCompany(annotated, next.person, true) };
    if (next !== undefined && next.kind === 'pronoun') return { kind: 'focus', firstPerson: next.firstPerson };
  }
  return { kind: 'focus', firstPerson: false };
}

/** "Oakham cider maker P came home": the town or organisation and the trade stand before the name. */
const BY_TRADE = lazyPattern(() => `^(?:The )?${O}(?:['’]s)?(?: [\\p{Ll}-]{3,16}){1,3} $`, 'u');

/** The person a sentence is about, for the pronouns of the next one: its first subject that is no object. */
export function openingSubject(annotated: Annotated): { person: number | null; pronoun: boolean; relative: boolean } {
  const first = subjects(annotated).find((subject) => !subject.object);
  if (first === undefined) return { person: null, pronoun: false, relative: false };
  if (first.kind === 'pronoun') return { person: null, pronoun: true, relative: false };
  if (first.kind === 'relative') return { person: null, pronoun: false, relative: true };
  const lead = annotated.skeleton.slice(0, annotated.at(first.from));
  // Only a name in subject place takes over: "In 1990 P joined", not "The film of P".
  const tail = annotated.skeleton.slice(annotated.at(first.to), annotated.at(first.to) + 80);
  const acts =
    /\b(?:is|was|has|had|who|were|are|\p{L}{2,14}ed|\p{L}{2,12}s|became|began|left|held|taught|won|went|grew|wrote|born|led|came|took|ran|made|said|sold|built|bought|spent|got|gave|met|rose|spoke|kept|lost|chose|drew|read)\b/u.test(
      tail,
    );
  // "After a degree from O, P went": the clause before the name leads to it.
  const isLed = (lead.length < 60 && (!lead.includes(O) || BY_TRADE().test(lead))) || isFronted(annotated.text, lead);
  return acts && isLed
    ? { person: first.person, pronoun: false, relative: false }
    : { person: null, pronoun: false, relative: false };
}

const LONGEST_FRONT = 120;
const isFronted = (text: string, lead: string): boolean =>
  FRONTED.test(text) && lead.endsWith(', ') && lead.length < LONGEST_FRONT && !lead.includes(SIGN.person);

/** The same, when only a person named in the sentence is of interest. */
export function openingPerson(annotated: Annotated): number | null {
  return annotated.people.length === 0 ? null : openingSubject(annotated).person;
}
