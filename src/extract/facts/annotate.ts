// One sentence with everything that was found in it, and its skeleton.
import { type DateSpan, parseDates } from '../../domain/dates/parse-dates.ts';
import type { TitleSpan } from '../../domain/titles/recognise-title.ts';
import { Letters } from '../letters.ts';
import { followsOffice, openingName, peopleAfterTitles, withBareSubjects } from './annotated-people.ts';
import { titlesHere, withChairs } from './annotated-titles.ts';
import { cueGate } from './cue-words.ts';
import { type DegreeSpan, findDegrees } from './find-degrees.ts';
import { type FieldSpan, findFields } from './find-fields.ts';
import { findOrganisations, type OrganisationSpan } from './find-organisations.ts';
import { findPeople, type PersonSpan } from './find-people.ts';
import { placesApart } from './places-apart.ts';
import { cuesOfPlain } from './plain-sentence.ts';
import type { SentenceSubject } from './sentence-subject.ts';
import { Skeleton } from './skeleton.ts';
import { type Token, tokenAt, tokenise } from './tokens.ts';
import { WORD_MARK } from './word-facts.ts';

export interface Annotated {
  /** Told at a glance that it names no person, no body and no degree. */
  readonly plain: boolean;
  readonly text: string;
  readonly tokens: Token[];
  readonly degrees: DegreeSpan[];
  readonly fields: FieldSpan[];
  readonly dates: DateSpan[];
  readonly titles: TitleSpan[];
  readonly people: PersonSpan[];
  readonly organisations: OrganisationSpan[];
  readonly places: OrganisationSpan[];
  readonly skeleton: string;
  /** Gates of patterns that its words open. */
  readonly cues: number;
  /** What its words mark. */
  readonly marks: number;
  /** Whom it speaks of, once somebody has asked. */
  subjects: readonly SentenceSubject[] | null;
  /** Skeleton offset of a text offset. */
  at(offset: number): number;
}

const HOUSE_OPENED =
  /[,(]\s?(?:first |originally |itself )?(?:founded|established|opened|chartered|incorporated)(?: in)? $/i;
const HOUSE_RENAMED = /\((?:now|since|formerly|later|then|today|renamed|known)(?: [^()]{0,60})? ?$/i;

const RENAMED = /, (?:now|today|later|since) /;
/** Open where a house may have been founded or renamed. */
const HOUSE_GATE = cueGate(HOUSE_OPENED, HOUSE_RENAMED, RENAMED);

/** "O, founded in 1499, in 1978", "O (since 2005 the O) in 1996": the year of the house, not of anybody's study or post. */
function datesHouse(text: string, date: DateSpan): boolean {
  const lead = text.slice(Math.max(0, date.from - 70), date.from);
  if (HOUSE_OPENED.test(lead)) return /^[,)]/.test(text.slice(date.to, date.to + 1));
  return (
    HOUSE_RENAMED.test(lead) &&
    /^ (?:the |as |called |part )?\p{L}[^()]{0,70}\)/u.test(text.slice(date.to, date.to + 80))
  );
}

const NOBODY: PersonSpan[] = [];
const NO_DEGREE: DegreeSpan[] = [];
const NO_DATE: DateSpan[] = [];
const NO_TITLE: TitleSpan[] = [];
const NO_FIELD: FieldSpan[] = [];

/**
 * Degrees, dates and people are found at once, because people are learned from sentence to sentence. Bodies, fields
 * and the skeleton wait until somebody asks: most lines of a page are never read as sentences.
 */
class AnnotatedText implements Annotated {
  readonly plain = false;
  subjects: readonly SentenceSubject[] | null = null;
  readonly text: string;
  readonly tokens: Token[];
  readonly degrees: DegreeSpan[];
  readonly dates: DateSpan[];
  readonly cues: number;
  readonly marks: number;
  readonly #blocked: boolean[];
  readonly #titles: TitleSpan[];
  #people: PersonSpan[];
  #later: { fields: FieldSpan[]; organisations: OrganisationSpan[]; places: OrganisationSpan[] } | null = null;
  #skeleton: Skeleton | null = null;

  constructor(text: string, known: ReadonlySet<string>, codes?: Uint16Array, base?: number) {
    const tokens = tokenise(text, codes, base);
    const blocked: boolean[] = [];
    this.text = text;
    this.tokens = tokens;
    let cues = 0;
    let marks = 0;
    for (let index = 0; index < tokens.length; index += 1) {
      const { facts, glued } = tokens[index]!;
      blocked.push(false);
      cues |= facts.cues;
      marks |= facts.marks;
      // The first word has nothing before it.
      if (index === 0) continue;
      if (!glued && (facts.marks & WORD_MARK.large) !== 0) marks |= WORD_MARK.largeInside;
      else if (glued && (facts.marks & WORD_MARK.joint) !== 0 && tokens[index - 1]!.capital) marks |= WORD_MARK.degree;
    }
    this.cues = cues;
    this.marks = marks;
    this.#blocked = blocked;
    this.degrees = (marks & WORD_MARK.degree) === 0 ? NO_DEGREE : findDegrees(text, tokens);
    for (const degree of this.degrees) this.#block(degree.first, degree.last);
    const dates = (marks & WORD_MARK.figures) === 0 ? NO_DATE : parseDates(text, (marks & WORD_MARK.month) !== 0);
    this.dates = (cues & HOUSE_GATE) === 0 ? dates : dates.filter((date) => !datesHouse(text, date));
    for (const date of this.dates) this.#block(tokenAt(tokens, date.from), tokenAt(tokens, date.to));
    const named = (marks & WORD_MARK.name) === 0 ? NOBODY : findPeople(text, tokens, known);
    const opener = openingName(tokens, named, text);
    const opened = opener === null ? named : [opener, ...named];
    const all = (marks & WORD_MARK.verb) === 0 ? opened : withBareSubjects(tokens, opened, blocked);
    const people =
      all.length === 0
        ? all
        : all.filter((person) => !anyBlocked(blocked, person.first, person.last) && !namesSchool(tokens, person.first));
    const titles = (marks & WORD_MARK.title) === 0 ? NO_TITLE : titlesHere(text, tokens, blocked, people);
    for (const title of titles) this.#block(title.first, title.last);
    this.#titles = titles;
    this.#people =
      titles.length === 0
        ? people
        : people.filter(
            (person) =>
              !followsOffice(text, titles, person) &&
              !titles.some((title) => title.first > person.first && title.first < person.last),
          );
    for (const person of this.#people) this.#block(person.first, person.last);
  }

  #block(first: number, last: number): void {
    for (let index = first; index < last; index += 1) this.#blocked[index] = true;
  }

  /** Bodies may take words from the titles before them and give up people that follow a title. */
  #read(): { fields: FieldSpan[]; organisations: OrganisationSpan[]; places: OrganisationSpan[] } {
    if (this.#later !== null) return this.#later;
    const { text, tokens } = this;
    const titles = this.#titles;
    const fields =
      this.degrees.length === 0 && (this.marks & WORD_MARK.study) === 0
        ? NO_FIELD
        : findFields(text, tokens, this.degrees, this.#blocked).filter(
            (field) => !titles.some((title) => title.from < field.to && title.to > field.from),
          );
    for (const field of fields) this.#block(field.first, field.last);
    const found = placesApart(text, withChairs(text, titles, findOrganisations(text, tokens, this.#blocked)));
    if ((this.cues & HOUSE_GATE) !== 0) found.organisations = withoutLaterNames(text, found.organisations);
    found.organisations = withFederation(text, found.organisations);
    const titled = peopleAfterTitles(text, titles, found.organisations);
    if (titled.length > 0) {
      found.organisations = found.organisations.filter((span) => !titled.some((person) => person.from === span.from));
      this.#people = [...this.#people, ...titled].sort((left, right) => left.from - right.from);
    }
    this.#later = { fields, organisations: found.organisations, places: found.places };
    return this.#later;
  }

  get titles(): TitleSpan[] {
    if (this.#titles.length > 0) this.#read();
    return this.#titles;
  }

  get people(): PersonSpan[] {
    if (this.#titles.length > 0) this.#read();
    return this.#people;
  }

  get fields(): FieldSpan[] {
    return this.#read().fields;
  }

  get organisations(): OrganisationSpan[] {
    return this.#read().organisations;
  }

  get places(): OrganisationSpan[] {
    return this.#read().places;
  }

  get skeleton(): string {
    this.#skeleton ??= new Skeleton(this);
    return this.#skeleton.text;
  }

  at(offset: number): number {
    this.#skeleton ??= new Skeleton(this);
    return this.#skeleton.at(offset);
  }
}

const LATER_NAME =
  /^, (?:now|today|later renamed|since renamed|now (?:known as|called)|later (?:known as|called)) (?:the )?$/;

/** "joined O, now O, as T": one house under two names, of which the first is read. */
function withoutLaterNames(text: string, spans: OrganisationSpan[]): OrganisationSpan[] {
  if (!RENAMED.test(text)) return spans;
  const kept: OrganisationSpan[] = [];
  for (const span of spans) {
    const before = kept.at(-1);
    if (before === undefined || !LATER_NAME.test(text.slice(before.to, span.start))) {
      kept.push(span);
      continue;
    }
    const comma = text[span.to] === ',' ? 1 : 0;
    kept[kept.length - 1] = { ...before, to: span.to + comma, last: span.last + comma };
  }
  return kept;
}

const NAMED_AFTER: ReadonlySet<string> = new Set(
  'università université universidad universidade universitat universität institut instituto istituto lycée liceo école escola escuela scuola collège colegio politecnico accademia conservatorio'.split(
    ' ',
  ),
);

/** "Università Federico II di Napoli", "Lycée Jean Moulin": whom a school is named after is its name. */
function namesSchool(tokens: readonly Token[], first: number): boolean {
  if (first === 0) return false;
  const before = tokens[first - 1]!;
  return before.capital && tokens[first]!.from - before.to === 1 && NAMED_AFTER.has(before.lower);
}

const FEDERATION = /, (?:the )?University of (?:London|Wales)(?![\p{L}])/u;

/** "Goldsmiths, University of London": a college that is written with its federation is one school. */
function withFederation(text: string, spans: OrganisationSpan[]): OrganisationSpan[] {
  if (spans.length < 2 || !text.includes(' University of ') || !FEDERATION.test(text)) return spans;
  const kept: OrganisationSpan[] = [];
  for (const span of spans) {
    const before = kept.at(-1);
    if (
      before?.kind === 'name' &&
      /^, (?:the )?$/.test(text.slice(before.to, span.start)) &&
      FEDERATION.test(`, ${span.name}`)
    )
      kept[kept.length - 1] = {
        ...span,
        name: `${before.name}, ${span.name}`,
        from: before.from,
        start: before.start,
        first: before.first,
      };
    else kept.push(span);
  }
  return kept;
}

const NO_BODY: OrganisationSpan[] = [];
const NO_NAME: ReadonlySet<string> = new Set();

/** A sentence that names nobody and nothing: what else there is in it is found when somebody asks. */
class PlainText implements Annotated {
  readonly plain = true;
  subjects: readonly SentenceSubject[] | null = null;
  readonly text: string;
  readonly people = NOBODY;
  readonly organisations = NO_BODY;
  readonly places = NO_BODY;
  readonly degrees = NO_DEGREE;
  #whole: AnnotatedText | null = null;

  readonly cues: number;

  constructor(text: string, cues: number) {
    this.text = text;
    this.cues = cues;
  }

  get #read(): AnnotatedText {
    this.#whole ??= new AnnotatedText(this.text, NO_NAME);
    return this.#whole;
  }

  get tokens(): Token[] {
    return this.#read.tokens;
  }

  get marks(): number {
    return this.#read.marks;
  }

  get dates(): DateSpan[] {
    return this.#read.dates;
  }

  get titles(): TitleSpan[] {
    return this.#read.titles;
  }

  get fields(): FieldSpan[] {
    return this.#read.fields;
  }

  get skeleton(): string {
    return this.#read.skeleton;
  }

  at(offset: number): number {
    return this.#read.at(offset);
  }
}

const LETTERS = new Letters();

/** `codes`: where the text's letters stand from `base` on, when somebody has them at hand. */
export function annotate(text: string, known: ReadonlySet<string>, codes = LETTERS.of(text), base = 0): Annotated {
  const cues = cuesOfPlain(text, known, codes, base);
  return cues === null ? new AnnotatedText(text, known, codes, base) : new PlainText(text, cues);
}

/** Without the short cut, for the test that it cuts nothing off. */
export const annotateWhole = (text: string, known: ReadonlySet<string>): Annotated => new AnnotatedText(text, known);

function anyBlocked(blocked: readonly boolean[], first: number, last: number): boolean {
  for (let index = first; index < last; index += 1) if (blocked[index] === true) return true;
  return false;
}
