// The members of a fact, as far as the quote or the heading above it gives them: the page's own words, never the model's.
import { type DateSpan, parseDates } from '../../domain/dates/parse-dates.ts';
import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { EndDate, PartialDate } from '../../domain/model/partial-date.ts';
import type { DropReason, FactWords } from '../../ports/model.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { placeOf } from './find-quote.ts';

/** What a fact is read from: the quote, and the heading that stands above it. */
export interface Passage {
  quote: string;
  heading: string | null;
}

export type Members = Pick<Finding, 'organisation' | 'degree' | 'field' | 'title' | 'start' | 'end'>;

const isGiven = (value: string | null): value is string => value !== null && value.trim() !== '';

/** The value as the passage writes it, null when it does not stand there. */
function written(value: string, { quote, heading }: Passage): string | null {
  for (const text of [quote, heading ?? '']) {
    const place = placeOf(value, text);
    if (place !== null) return text.slice(place.from, place.to);
  }
  return null;
}

export function quotedMembers(
  words: FactWords,
  passage: Passage,
  lexicon: Lexicon,
): { members: Members } | { drop: DropReason } {
  const members: Members = {};
  if (isGiven(words.organisation)) {
    const name = written(words.organisation, passage);
    if (name === null) return { drop: 'organisation_not_in_quote' };
    members.organisation = { name, how: 'text' };
  }
  if (isGiven(words.degree)) {
    const surface = written(words.degree, passage);
    if (surface === null) return { drop: 'degree_not_in_quote' };
    const degree = parseDegree(surface);
    if (degree !== null) members.degree = degree;
  }
  if (isGiven(words.title)) {
    const title = written(words.title, passage);
    if (title === null) return { drop: 'title_not_in_quote' };
    members.title = title;
  }
  // A subject is a detail: what is not in the words is left out, and the fact stands without it.
  const field = isGiven(words.field) ? written(words.field, passage) : null;
  if (field !== null) members.field = field;
  const dates = datesOf(words, passage, lexicon);
  if (dates === null) return { drop: 'year_not_in_quote' };
  return { members: { ...members, ...dates } };
}

/** Null when a year was reported that the passage does not give. */
function datesOf(
  { start, end }: FactWords,
  { quote, heading }: Passage,
  lexicon: Lexicon,
): Pick<Members, 'start' | 'end'> | null {
  const spans = [...parseDates(quote), ...parseDates(heading ?? '')];
  const dates: Pick<Members, 'start' | 'end'> = {};
  if (isGiven(start)) {
    const date = dateIn(start, spans);
    if (date === null) return null;
    if (date !== undefined) dates.start = date;
  }
  if (isGiven(end)) {
    if (goesOn(end, lexicon)) {
      if (spans.some((span) => span.end === 'present')) dates.end = 'present';
    } else {
      const date = dateIn(end, spans);
      if (date === null) return null;
      if (date !== undefined) dates.end = date;
    }
  }
  return dates;
}

/** The passage's own date of the reported year; undefined when no year was reported, null when the passage has no such year. */
function dateIn(reported: string, spans: readonly DateSpan[]): PartialDate | null | undefined {
  const years = [...reported.matchAll(/(?<!\d)(?:1[4-9]|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));
  const wanted = years[0] ?? yearOf(parseDates(reported)[0]);
  if (wanted === undefined) return /\d/.test(reported) ? null : undefined;
  const known = spans.flatMap(({ start, end }) => [start, end]).filter(isDate);
  return known.find((date) => date.year === wanted) ?? null;
}

const isDate = (date: EndDate | undefined): date is PartialDate => date !== undefined && date !== 'present';

function yearOf(span: DateSpan | undefined): number | undefined {
  const date = [span?.end, span?.start].find(isDate);
  return date?.year;
}

function goesOn(reported: string, { present }: Lexicon): boolean {
  return (
    /^(?:present|now|current(?:ly)?|today|ongoing)$/i.test(reported.trim()) || present.whole(reported) !== undefined
  );
}
