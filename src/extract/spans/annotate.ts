// One sentence with everything that was found in it, and its skeleton.
import { type DateSpan, parseDates } from '../../domain/dates/parse-dates.ts';
import { memoise } from '../../domain/text/memoise.ts';
import type { TitleSpan } from '../../domain/titles/recognise-title.ts';
import { FiredRules } from '../lexicon/rule.ts';
import { followsOffice, openingName, withBareSubjects } from './annotated-people.ts';
import { titlesHere, withChairs } from './annotated-titles.ts';
import { type DegreeSpan, findDegrees } from './find-degrees.ts';
import { type FieldSpan, findFields } from './find-fields.ts';
import { findPeople, type PersonSpan } from './find-people.ts';
import { findOrganisations, type OrganisationSpan } from './organisations/find-organisations.ts';
import { placesApart } from './places-apart.ts';
import type { SentenceSubject } from './sentence-subject.ts';
import { Skeleton } from './skeleton.ts';
import { type Token, tokenAt, tokenise } from './tokens.ts';

export interface Annotated {
  readonly text: string;
  readonly tokens: Token[];
  readonly degrees: DegreeSpan[];
  readonly fields: FieldSpan[];
  readonly dates: readonly DateSpan[];
  readonly titles: TitleSpan[];
  readonly people: PersonSpan[];
  readonly organisations: OrganisationSpan[];
  readonly places: OrganisationSpan[];
  readonly skeleton: string;
  /** Rules that decided something in it. */
  readonly fired: FiredRules;
  /** Whom it speaks of, once somebody has asked. */
  subjects: readonly SentenceSubject[] | null;
  /** Skeleton offset of a text offset. */
  at(offset: number): number;
}

/** Tokens that some span has taken: later readers leave them alone. */
class TakenTokens {
  readonly flags: boolean[];

  constructor(count: number) {
    this.flags = new Array<boolean>(count).fill(false);
  }

  take(first: number, last: number): void {
    for (let index = first; index < last; index += 1) this.flags[index] = true;
  }

  any(first: number, last: number): boolean {
    return this.flags.slice(first, last).includes(true);
  }
}

const NOBODY: ReadonlySet<string> = new Set();
const MOST_TEXTS = 1_000;

/** What does not depend on who is known. */
const wordsOf = memoise((text) => {
  const tokens = tokenise(text);
  return { tokens, degrees: findDegrees(text, tokens) };
}, MOST_TEXTS);

/** What a line names by itself. Several readings of a page ask for the same line. */
export const spansIn: (text: string) => LineSpans = memoise((text) => annotate(text, NOBODY), MOST_TEXTS);

export type LineSpans = {
  readonly [Kind in 'degrees' | 'titles' | 'organisations' | 'people']: Readonly<Annotated[Kind]>;
};

/** `known`: names in lower case that the page has given before. */
export function annotate(text: string, known: ReadonlySet<string>): Annotated {
  const fired = new FiredRules();
  const { tokens, degrees } = wordsOf(text);
  const taken = new TakenTokens(tokens.length);
  for (const degree of degrees) taken.take(degree.first, degree.last);
  const dates = parseDates(text);
  for (const date of dates) taken.take(tokenAt(tokens, date.from), tokenAt(tokens, date.to));
  const named = peopleIn(text, tokens, known, taken);
  const titles = titlesHere(text, tokens, taken.flags, named, fired);
  for (const title of titles) taken.take(title.first, title.last);
  const people = named.filter(
    (person) =>
      !followsOffice(text, titles, person) &&
      !isNameOfPost(text, titles, person) &&
      !titles.some((title) => title.first > person.first && title.first < person.last),
  );
  for (const person of people) taken.take(person.first, person.last);
  const fields = findFields(text, tokens, degrees, taken.flags).filter(
    (field) => !titles.some((title) => title.from < field.to && title.to > field.from),
  );
  for (const field of fields) taken.take(field.first, field.last);
  // Organisations may take words from the titles before them.
  const found = placesApart(text, withChairs(text, titles, findOrganisations(text, tokens, taken.flags)), degrees);
  const spans = {
    text,
    tokens,
    degrees,
    fields,
    dates,
    titles,
    people,
    organisations: found.organisations,
    places: found.places,
  };
  const skeleton = new Skeleton(spans);
  return { ...spans, fired, skeleton: skeleton.text, subjects: null, at: (offset) => skeleton.at(offset) };
}

/** "a Zeno Stone postdoctoral fellow": whom a post is named after. */
const isNameOfPost = (text: string, titles: readonly TitleSpan[], { from, to }: PersonSpan): boolean =>
  /(?<!\p{L})(?:an?|the) $/iu.test(text.slice(Math.max(0, from - 5), from)) &&
  titles.some((title) => title.from === to + 1);

function peopleIn(text: string, tokens: Token[], known: ReadonlySet<string>, taken: TakenTokens): PersonSpan[] {
  const found = findPeople(text, tokens, known);
  const opener = openingName(tokens, found, text);
  return withBareSubjects(tokens, opener === null ? found : [opener, ...found], taken.flags).filter(
    (person) => !taken.any(person.first, person.last),
  );
}
