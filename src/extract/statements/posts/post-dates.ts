// The years of a post: beside its organisation, before its verb, or where the sentence says how it ended.
import type { DateSpan } from '../../../domain/dates/parse-dates.ts';
import type { EndDate, PartialDate } from '../../../domain/model/partial-date.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { Link } from '../links/link.ts';
import { isOfOtherClause } from '../next-clause.ts';

interface PostDates {
  start?: PartialDate;
  end?: EndDate;
}

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

export function spanOf(date: DateSpan): PostDates {
  if (date.kind === 'point' && date.end !== undefined && date.end !== 'present') return { start: date.end };
  return {
    ...(date.start === undefined ? {} : { start: date.start }),
    ...(date.end === undefined ? {} : { end: date.end }),
  };
}

/** Between a post and a year behind it: the year of something else. */
const DEED_BEHIND =
  /\b(?:born|graduat|receiv|earn|studied|before|where|when|which|who|election|founded|established|incorporated|launched|formed|opened|became|becoming|promoted|alma mater|acquired|sold|went|moved)/i;
/** "is head of Marl and was until 2018 …": the year of the next post. */
export const NEXT_POST = /^,? (?:and|but) (?:(?:he|she) )?(?:was|is|has been)(?! [\p{Ll}-]+ed)\b/u;
/** Between a year and the post after it: "joined Tallow in 1992 after ten years at". */
const DEED_BEFORE =
  /\b(?:born|graduat|receiv|earn|studied)|\b(?:before that|before then|prior to that|previously|formerly|now|currently)\b|^ after [^,;]*$/i;
const BORN = /\bborn [^;]{0,30}$/i;

/** "in practice since 1998 and serves as", "(2012–2014), now professor": the year closes what was told before it. */
const CLOSED =
  /^\)(?:,|\s?[→;–-])|^(?:,| and|, and) (?:most recently|now|currently|also|serves|serving|am|is|was|works|worked)\s/u;
/** "was a scholar at O, and in 2019 she was …": the year opens the next clause. */
const OPENS_NEXT = /,? (?:and|but) (?:in|from|since|during) (?:the )?$/u;
const NEXT_SUBJECT = /^,? (?:he|she|they|I|\ue004)\s/u;

const isOtherDeed = (words: string, deed: RegExp): boolean => words.includes(';') || deed.test(words);

/** Leaving is a point in time: the year that follows ends the post. */
const LEFT =
  /^(?:left|resign|retir|fired|quit|leaving|stepp|depart|laid|dismiss|sack|oust|let go|released|dropped|discharged|lost|gave up|giving up|relinquish)/i;
/** "stepped down as chief executive of O in 1961" */
const LEFT_AS =
  /\b(?:stepped|stepping|steps) down|\b(?:resign|retir|depart)(?:ed|s|ing) (?=as|from)|\b(?:dismissed|removed|ousted|fired) (?=as|from)/;
const LEAVING_LENGTH = 40;
/** "until emigrating in 1961", "until her marriage in 1961", "until its sale to O in 1961" */
const UNTIL_DEED = /\b(?:until|till) [^.;,]{2,60} in $/u;

export function datesOf(annotated: Annotated, link: Link, next: Link | undefined): PostDates {
  const date = dateBehind(annotated, link, next) ?? dateBefore(annotated, link);
  if (date === undefined) return {};
  const gap = annotated.text.slice(link.organisation.to, Math.max(link.organisation.to, date.from));
  const before = annotated.text.slice(Math.max(0, link.trigger - LEAVING_LENGTH), link.trigger);
  const leaving = UNTIL_DEED.test(gap) || LEFT.test(link.words) || LEFT_AS.test(before);
  if (leaving && date.kind === 'point' && date.end !== undefined && date.end !== 'present') return { end: date.end };
  const years = yearsInTurn(annotated, date);
  if (years !== null) return years;
  const span = spanOf(date);
  const end = span.end === undefined && span.start !== undefined ? endingAfter(annotated, link, date) : null;
  return end === null ? span : { ...span, end };
}

function dateBehind({ text, dates }: Annotated, { organisation }: Link, next: Link | undefined): DateSpan | undefined {
  const limit = Math.min(next?.organisation.start ?? text.length, organisation.to + 60);
  return dates.find(
    (span) =>
      span.from >= organisation.to &&
      span.from < limit &&
      !NEXT_POST.test(text.slice(organisation.to, span.from)) &&
      !(OPENS_NEXT.test(text.slice(organisation.to, span.from)) && NEXT_SUBJECT.test(text.slice(span.to))) &&
      !isOfOtherClause(text, organisation, span) &&
      !isOtherDeed(text.slice(organisation.to, span.from), DEED_BEHIND),
  );
}

function dateBefore(annotated: Annotated, { trigger, organisation }: Link): DateSpan | undefined {
  const { text, dates } = annotated;
  return dates.findLast(
    (span) =>
      span.to <= trigger &&
      trigger - span.to < 40 &&
      // "Jane Roe '98": a class year.
      !/['’]/.test(text.charAt(span.from)) &&
      !isOtherDeed(text.slice(span.to, trigger), DEED_BEFORE) &&
      !CLOSED.test(text.slice(span.to, organisation.start)) &&
      !isOfOtherClause(text, organisation, span) &&
      !belongsBefore(annotated, span) &&
      // "joined O in Y from O": the year of the one joined.
      !/^(?: as [^.;]{3,60})? from (?:the )?$/.test(text.slice(span.to, organisation.start)) &&
      !BORN.test(text.slice(Math.max(0, span.from - 40), span.from)),
  );
}

/** "city solicitor of O in 1861 and 1862": years that follow each other are one span. */
function yearsInTurn({ text, dates }: Annotated, date: DateSpan): PostDates | null {
  const second = dates[dates.indexOf(date) + 1];
  if (date.kind !== 'point' || second?.kind !== 'point' || text.slice(date.to, second.from) !== ' and ') return null;
  if (typeof date.end !== 'object' || typeof second.end !== 'object') return null;
  return second.end.year - date.end.year === 1 ? { start: date.end, end: second.end } : null;
}
