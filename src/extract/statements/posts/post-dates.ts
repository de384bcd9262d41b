// The years of a post: beside its organisation, before its verb, or where the sentence says how it ended.
import type { DateSpan } from '../../../domain/dates/parse-dates.ts';
import type { EndDate, PartialDate } from '../../../domain/model/partial-date.ts';
import type { Annotated } from '../../spans/annotate.ts';
import { countOf, YEARS_LATER } from '../later-years.ts';
import type { Link } from '../links/link.ts';

interface PostDates {
  start?: PartialDate;
  end?: EndDate;
}

/** "left her post at": the year that follows ends it. */
const LEAVING =
  /\b(?:left|resigned|retired|quit|stepped down|gave up|departed)(?: from| as| in)? (?:his|her|their|the|a) (?:[\p{Ll}-]+ )?(?:(?:role|post|position|job|office) (?:as|of) (?:the )?)?$/u;
const MOVED = /^(?:moved|switched|defected|traded|transferred|seconded|loaned|poached|recruited|sold)/i;
/** From the first year of a post to its last, in the words of the same sentence. */
const ENDING =
  /^(?: in \ue006(?:, \ue006)?)?(?: until (?:his|her|their) (?:retirement|resignation|death|departure|dismissal|election|appointment)(?: in)?|,? where (?:he|she|they)[^.;]{0,70}? until|,? (?:and|but|before) (?:[\p{Ll}-]+ ){0,3}(?:stepped down|stepping down|resigned|resigning|retired|retiring|left|leaving|dismissed|fired|sacked|removed|ousted|forced out|laid off|served|serving|remained|remaining|stayed|held (?:the|that) (?:post|position|office|job|role))(?: [\p{Ll}-]+){0,3}? (?:in|until|till|through)|, (?:he|she|they|\ue004)(?: [\p{Ll}-]+){0,2} (?:served|serving|remained|stayed|worked|stepped down|resigned|retired|left)(?: [\p{Ll}-]+){0,3}? (?:in|until|till|through)|,? (?:which|a (?:post|position|job|role|office)(?: (?:that|which))?) (?:he|she|they) (?:held|kept|occupied|retained) (?:until|till|through)|,? (?:serving|remaining|staying|working there|a post (?:he|she) held|a position (?:he|she) held|holding the (?:post|position|office))(?: [\p{Ll}-]+){0,3}? (?:until|till|through)) (?:the |his |her |their |early |late |end of |(?:retirement|death|resignation|departure) in )*\ue003/u;

/** The last year of a post that the sentence opened with `first`. */
function endingAfter(annotated: Annotated, link: Link, first: DateSpan): PartialDate | null {
  const from = annotated.at(Math.max(first.to, link.organisation.to));
  const found = ENDING.exec(annotated.skeleton.slice(from, from + 160));
  if (found === null) return null;
  const place = from + found[0].length - 1;
  const date = annotated.dates.find((span) => annotated.at(span.from) === place);
  const end = date?.end ?? null;
  return end === null || end === 'present' ? null : end;
}

/** "graduated from O in Y, she joined": the year closes the clause before. */
function belongsBefore(annotated: Annotated, date: DateSpan): boolean {
  const before = annotated.organisations.findLast((span) => span.to <= date.from);
  if (before === undefined || date.from - before.to > 30) return false;
  return (
    /^\)?,? (?:in|of|from|since|until|\() ?$|^,? ?$/.test(annotated.text.slice(before.to, date.from)) &&
    /^(?:[),]| and (?:then |later |subsequently )?\p{Ll}+(?:ed|ing) )/u.test(
      annotated.text.slice(date.to, date.to + 40),
    )
  );
}

/** "married P, a lecturer at O, in Y": the year of the wedding. */
function isWedding(annotated: Annotated, link: Link, date: DateSpan): boolean {
  return (
    date.from > link.organisation.to &&
    annotated.text.charCodeAt(link.organisation.to) === COMMA &&
    /\b(?:married|met|wed|divorced|defeated|befriended)\b[^;]{0,60}$/i.test(
      annotated.text.slice(Math.max(0, link.trigger - 80), link.trigger),
    )
  );
}

export function spanOf(date: DateSpan): PostDates {
  if (date.kind === 'point' && date.end !== undefined && date.end !== 'present') return { start: date.end };
  return {
    ...(date.start === undefined ? {} : { start: date.start }),
    ...(date.end === undefined ? {} : { end: date.end }),
  };
}

const COMMA = 0x2c;
const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2019;

/** Between a post and a year behind it: the year of something else. */
const DEED_BEHIND =
  /\b(?:born|graduat|receiv|earn|studied|before|where|when|which|who|election|founded|established|incorporated|launched|formed|opened)/i;
/** Between a year and the post after it. */
const DEED_BEFORE =
  /\b(?:born|graduat|receiv|earn|studied)|\b(?:before that|before then|prior to that|previously|formerly)\b/i;
const BORN = /\bborn [^;]{0,30}$/i;

const isOtherDeed = (words: string, deed: RegExp): boolean => words.includes(';') || deed.test(words);

export function datesOf(annotated: Annotated, link: Link, next: Link | undefined): PostDates {
  const limit = next === undefined ? annotated.text.length : next.organisation.start;
  const date =
    annotated.dates.find(
      (span) =>
        span.from >= link.organisation.to &&
        span.from < limit &&
        span.from - link.organisation.to < 60 &&
        !isOtherDeed(annotated.text.slice(link.organisation.to, span.from), DEED_BEHIND),
    ) ??
    annotated.dates.findLast(
      (span) =>
        span.to <= link.trigger &&
        // "Jane Roe '98": a class year.
        !isApostrophe(annotated.text.charCodeAt(span.from)) &&
        link.trigger - span.to < 40 &&
        !isOtherDeed(annotated.text.slice(span.to, link.trigger), DEED_BEFORE) &&
        // "stepped down in Y and is now T of O": the year of what is over.
        !/ (?:and|but) (?:is|are|has|now|currently|remains|serves|works|teaches|leads|heads|runs)\b/.test(
          annotated.text.slice(span.to, link.trigger + 1),
        ) &&
        !belongsBefore(annotated, span) &&
        // "joined O in Y from O": the year of the one joined.
        !/^ from (?:the )?$/.test(annotated.text.slice(span.to, link.organisation.start)) &&
        !BORN.test(annotated.text.slice(Math.max(0, span.from - 40), span.from)),
    );
  if (date === undefined || isWedding(annotated, link, date)) return {};
  const gap = annotated.text.slice(link.organisation.to, Math.max(link.organisation.to, date.from));
  const leaving =
    (gap !== '' &&
      (/\b(?:expired|ended|lapsed|terminated)\b/i.test(gap) ||
        // "until emigrating in 1961", "until her marriage in 1961"
        /\b(?:until|till) (?:[\p{Ll}-]{2,14} ){1,4}in $/u.test(gap))) ||
    /^(?:left|resign|retir|fired|quit|leaving|stepp|depart|laid|dismiss|sack|oust|let go|made redundant|axed|waived|released|dropped|discharged|demobili|mustered|invalided|lost|losing|gave up|giving up|relinquish)/i.test(
      link.words,
    ) ||
    // "moved from O to O in Y"
    (MOVED.test(link.words) && / from (?:the )?$/.test(annotated.text.slice(link.trigger, link.organisation.start))) ||
    LEAVING.test(annotated.text.slice(Math.max(0, link.trigger - 30), link.trigger));
  if (leaving && date.kind === 'point' && date.end !== undefined && date.end !== 'present') return { end: date.end };
  // "city solicitor of O in 1861 and 1862": years that follow each other are one span.
  const second = annotated.dates[annotated.dates.indexOf(date) + 1];
  if (
    date.kind === 'point' &&
    second?.kind === 'point' &&
    / and $/.test(annotated.text.slice(date.to, second.from)) &&
    annotated.text.slice(date.to, second.from).length < 7 &&
    typeof date.end === 'object' &&
    typeof second.end === 'object' &&
    second.end.year - date.end.year === 1
  )
    return { start: date.end, end: second.end };
  // "From 1955 until his death in 1970 he was T of O"
  const place = annotated.dates.indexOf(date);
  const opening = place > 0 ? annotated.dates[place - 1] : undefined;
  if (
    opening?.end !== undefined &&
    opening.end !== 'present' &&
    date.end !== undefined &&
    /^,? (?:until|till|to) (?:his|her|their) (?:\p{Ll}+ ){1,3}in $/u.test(
      annotated.text.slice(opening.to, date.from),
    ) &&
    /\b[Ff]rom $/.test(annotated.text.slice(Math.max(0, opening.from - 6), opening.from))
  )
    return { start: opening.end, end: date.end };
  const span = spanOf(date);
  const end = span.end === undefined && span.start !== undefined ? endingAfter(annotated, link, date) : null;
  return end === null ? span : { ...span, end };
}

/** "From 1994 to 1998 and from 2001 to 2006 he was, respectively, T of O and T of O": the years in the order of the posts. */
export function inTurn(annotated: Annotated, work: readonly Link[], index: number): PostDates | null {
  if (work.length < 2 || annotated.dates.length !== work.length || !/\brespectively\b/.test(annotated.text))
    return null;
  const [first, last] = [annotated.dates[0]!, annotated.dates.at(-1)!];
  const apart =
    last.to <= Math.min(...work.map((link) => link.organisation.start)) ||
    first.from >= Math.max(...work.map((link) => link.organisation.to));
  return apart ? spanOf(annotated.dates[index]!) : null;
}

const LATER = new RegExp(`^(?: there| of it)?,? ${YEARS_LATER}`, 'iu');

/** "joined O in 1985 and became T there twelve years later": the post began so much later. */
export function laterBy(annotated: Annotated, link: Link, title: string | null): PostDates | null {
  const at = title === null ? -1 : annotated.text.indexOf(title, link.organisation.to);
  if (title === null || at < 0) return null;
  const match = LATER.exec(annotated.text.slice(at + title.length, at + title.length + 40));
  if (match === null) return null;
  const first = annotated.dates.findLast((date) => date.to <= at)?.end;
  return first === undefined || first === 'present' ? {} : { start: { year: first.year + countOf(match[1]!) } };
}
