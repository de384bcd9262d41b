// The title of a post: the one that tied it, or one that the sentence gives later ("joined O, becoming T").
import type { DateSpan } from '../../../domain/dates/parse-dates.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { Link } from '../links/find-links.ts';
import { OWN_VERB } from '../links/trigger-rules.ts';
import { impliedTitle } from './implied-titles.ts';

const BOARD =
  /\bboards?(?: of (?:directors|trustees|governors|regents|advisors|overseers|managers))?(?: of| for| at| members? of)? (?:the )?$/i;
/** "serves in the board of O and O": the seat goes for the whole list. */
const BOARD_LIST =
  /\bboards?(?: of (?:directors|trustees|governors|regents|advisors|overseers|managers))? (?:of|for|at) [^;.]{2,120}(?:,| and| or) (?:the )?$/i;

/** The title of a link with those chained to it: "Chairman and Chief Executive Officer". */
export function titleOf(annotated: Annotated, link: Link): string | null {
  // "joined the O faculty as T".
  if (link.title === null || annotated.titles[link.title]!.text === 'faculty')
    return besideTitle(annotated, link) ?? (link.title === null ? null : 'faculty');
  if (isOfNamed(annotated, annotated.titles[link.title]!)) return null;
  let first = link.title;
  let last = link.title;
  const joined = (left: number, right: number): boolean =>
    /^(?:,| and|, and| &|\/| -|,? then|\/|,? and (?:later|then|subsequently|eventually|finally|also)|,? later)\s?(?:the |a |an |its |our )?$/i.test(
      annotated.text.slice(annotated.titles[left]!.to, annotated.titles[right]!.from),
    );
  while (first > 0 && joined(first - 1, first)) first -= 1;
  while (
    last + 1 < annotated.titles.length &&
    annotated.titles[last + 1]!.to <= link.organisation.start &&
    joined(last, last + 1)
  )
    last += 1;
  if (annotated.titles[link.title]!.from > link.organisation.to) {
    while (last + 1 < annotated.titles.length && joined(last, last + 1)) last += 1;
  }
  return annotated.text.slice(annotated.titles[first]!.from, annotated.titles[last]!.to);
}

/** "coached at O before taking over as T of O": another clause has its own title. */
const OTHER_CLAUSE = /\b(?:before|after|until (?!\d)|when|while|but|to (?:join|become|found|take)|then|later)\b/i;

const TIED_BODY = /(?:(?<![\p{L}])(?:at|for|with|by|joined|join|joining|to|of)(?: the)?|,| and) $/u;
const ONE_LIST = /^(?: \([^)]*\))?(?:,| and|, and| &| or)(?: at| for| with| of)?(?: the)? $/;

/** A title does not reach over another body, unless that body stands in brackets or on the same list. */
function bodyBetween(annotated: Annotated, from: number, to: number): boolean {
  return annotated.organisations.some((span) => {
    if (span.start < from || span.to > to) return false;
    const gap = annotated.text.slice(from, span.start);
    if (!TIED_BODY.test(gap)) return false;
    return !ONE_LIST.test(gap) && !ONE_LIST.test(annotated.text.slice(span.to, to));
  });
}

/** "is a lawyer who previously worked for O": what she is now is not what she was there. */
const WHO_WORKED =
  /\bwho (?:(?:has|had|once|previously|formerly|also|earlier) )*(?:\p{Ll}+ed|spent|held|wrote|written)\b/u;

/** "joined O in 2010, first as T", "worked at O, Velmont, as T". */
const LEADS_TO_TITLE =
  /^[^;,.]{0,40}(?:, \p{Lu}[\p{L} ]{1,24})?,?(?: first| initially| originally)? as (?:an? |the |its |their )?$/u;

function besideTitle(annotated: Annotated, link: Link): string | null {
  const { text } = annotated;
  // "elected to the board of directors of O": a seat, not any post.
  if (BOARD.test(text.slice(Math.max(0, link.organisation.from - 50), link.organisation.from))) return 'board member';
  if (link.listed && BOARD_LIST.test(text.slice(Math.max(0, link.organisation.start - 180), link.organisation.start)))
    return 'board member';
  // "joined O as a Senior Engineer", "worked at O as T"
  const after = annotated.titles.find(
    (title) =>
      title.from > link.organisation.to &&
      LEADS_TO_TITLE.test(text.slice(link.organisation.to, title.from)) &&
      !OTHER_CLAUSE.test(text.slice(link.organisation.to, title.from)) &&
      // "worked as a diver for O and as a clerk at O": the next one's.
      !/^,? and as /.test(text.slice(link.organisation.to, title.from)) &&
      !bodyBetween(annotated, link.organisation.to, title.from),
  );
  if (after !== undefined) return after.text;
  const before = annotated.titles.findLast(
    (title) =>
      title.to <= link.organisation.start &&
      title.from > link.trigger - 60 &&
      !isOfNamed(annotated, title) &&
      // "Deputy Head (Academic)"
      !(text[title.from - 1] === '(' && text[title.to] === ')') &&
      /^[^;.]{0,40}(?:at|for|with|of|in|by) (?:the )?$/i.test(text.slice(title.to, link.organisation.start)) &&
      !OWN_VERB.test(text.slice(title.to, link.organisation.start)) &&
      !/\bbefore\b/.test(text.slice(title.to, link.organisation.start)) &&
      !WHO_WORKED.test(text.slice(title.to, link.organisation.start)) &&
      (link.listed || !bodyBetween(annotated, title.to, link.organisation.start)),
  );
  return before?.text ?? impliedTitle(annotated, link);
}

/** "interned for Judge Jane Roe at O": the title is that of the one it stands before. */
const isOfNamed = ({ people, text }: Annotated, { from, to }: { from: number; to: number }): boolean =>
  /(?<!\p{L})(?:for|with|under) (?:the )?$/u.test(text.slice(0, from)) &&
  people.some((person) => person.from <= to + 1 && person.to > to);

export interface LaterTitle {
  text: string;
  date: DateSpan | null;
}

/** From the organisation to the first later title. */
const LEADS = [
  // "worked at O, where she was an assistant treasurer"
  /^ ?(?:\([^)]{0,20}\))? ?,? where (?:he|she|they) (?:also |later |currently |first |then )?(?:was|is|served as|serves as|worked as|works as|became|rose to|has been|had been)(?: also| later| promoted to| named| appointed)? (?:an? |the |its |their )?$/i,
  // "moved to O in 1998, becoming Chairman"
  /^[^;.]{0,40}?,? (?:becoming|serving as|rising to|working as|initially as|eventually becoming|later becoming)(?: become)? (?:an? |the |its |their )?$/i,
];
const NEXT = /^(?:,? (?:and|then|and then|and later|later))? ?(?:to )?(?:an? |the |its )?$|^, (?:an? |the |its )?$/i;
/** "…, was promoted to T in Y": what somebody rose to at the same place. */
const ROSE =
  /^[^;.]{0,45}?(?:,| and|, and|^)(?: (?:he|she|they|I|was|were|has been|had been|then|later|subsequently|eventually|soon|being|in \d{4}))* (?:promoted|became|rose|advanced|elevated|rising|becoming|advancing)(?: in \d{4})?(?: to)?(?: the rank of| become)? (?:an? |the |its )?$|^,? and (?:then|later|subsequently|finally) as (?:an? |the |its )?$/i;

/** "Before joining O", "joined O after five years with O": said beside the main clause, which goes on without it. */
const isAside = ({ text }: Annotated, { trigger }: Link): boolean =>
  /(?<!\p{L})(?:before|prior to|after)\s(?:\p{Ll}+\s){0,3}$/iu.test(text.slice(0, trigger));

/** Titles that follow the organisation in the same clause, each with its own date: "became President in 2008, CEO in 2011". */
export function laterTitles(annotated: Annotated, link: Link): LaterTitle[] {
  const { text, titles } = annotated;
  const first = titles.findIndex((title) => title.from >= link.organisation.to);
  if (first < 0 || titles[first]!.from - link.organisation.to > 90) return [];
  // "Before joining O in Y, I was working as T elsewhere".
  if (isAside(annotated, link)) return [];
  if (!LEADS.some((lead) => lead.test(text.slice(link.organisation.to, titles[first]!.from)))) return [];
  return titlesInTurn(annotated, titles[first]!.from, /^$/);
}

/** "T (Y) and T (Y) at O": the title that ties the organisation and those before it, each with its years in brackets. */
export function bracketedTitles({ titles, dates, text }: Annotated, { title }: Link): LaterTitle[] {
  const found: LaterTitle[] = [];
  for (let at = title ?? -1; at >= 0; at -= 1) {
    const { to, text: name } = titles[at]!;
    const date = dates.find((span) => text.slice(to, span.from) === ' (' && text[span.to] === ')');
    const isJoined = /^\)(?:,| and|, and) (?:an? )?$/.test(text.slice(date?.to ?? to, titles[at + 1]?.from));
    if (date === undefined || (found.length > 0 && !isJoined)) break;
    found.unshift({ text: name, date });
  }
  return found;
}

/** "joined O as T in Y, became T in Y and T in Y": those behind the one that the post was entered with. */
export function risenTitles(annotated: Annotated, link: Link): LaterTitle[] {
  if (isAside(annotated, link)) return [];
  const { organisation, title } = link;
  const entered = Math.max(organisation.to, title === null ? 0 : annotated.titles[title]!.to);
  const after = annotated.titles.find(
    ({ from }) => from > entered && LEADS_TO_TITLE.test(annotated.text.slice(entered, from)),
  );
  return titlesInTurn(annotated, after?.to ?? entered, ROSE);
}

/** "She was promoted to T in Y and to T in Y": a sentence of its own, about the place that the one before has named. */
export const promotedTitles = (annotated: Annotated): LaterTitle[] =>
  annotated.organisations.length === 0
    ? titlesInTurn(annotated, 0, /(?<!\p{L})promoted (?:from [^,;]{3,40} )?to (?:the rank of )?(?:an? )?$/u)
    : [];

/** Titles from a place on, the first behind the words that lead to it, each with its own date behind or before it. */
function titlesInTurn({ text, titles, dates, organisations }: Annotated, from: number, lead: RegExp): LaterTitle[] {
  const found: LaterTitle[] = [];
  let cursor = from;
  for (const title of titles.filter((one) => one.from >= from)) {
    const gap = text.slice(cursor, title.from);
    const behind = dates.find(
      (span) => span.from >= title.to && /^,? (?:in |from |on |\()?$/.test(text.slice(title.to, span.from)),
    );
    const isNext = found.length > 0 ? NEXT.test(gap) : behind !== undefined && IN_TURN.test(gap);
    const isElsewhere = organisations.some(
      ({ start, to }) => to > cursor && THERE.test(text.slice(Math.min(title.to, start), start)),
    );
    if (!(lead.test(gap) || isNext) || (lead === ROSE && isElsewhere)) break;
    const before = dates.find(
      (span) =>
        span.from >= cursor && span.to <= title.from && /(?:^|, |and )in $/iu.test(text.slice(cursor, span.from)),
    );
    found.push({ text: title.text, date: behind ?? before ?? null });
    cursor = (behind ?? title).to;
  }
  return found;
}

/** "T at O in 1998 and professor in 2005": with its own year, the next. */
const IN_TURN = /^,? in \d{4}(?:,| and|, and)(?: then| later)? (?:to )?(?:an? )?$/;
/** Between a title and the organisation that it is held at. */
const THERE = /^[^;,.]{0,30}(?:(?<!\p{L})(?:at|of|with|for|in)(?: the)? )?$/u;

/** "led by P (Chairman and CEO), P (President)": the title in the brackets after a person. */
export function titleAfterPerson(annotated: Annotated, person: number): string | null {
  const { people, titles, text } = annotated;
  const first = titles.findIndex(
    (title) =>
      title.from >= people[person]!.to && /^,? \((?:the |our )?$/.test(text.slice(people[person]!.to, title.from)),
  );
  if (first < 0) return null;
  let last = first;
  while (
    last + 1 < titles.length &&
    /^(?:,| and|, and| &|\/)? ?(?:the )?$/.test(text.slice(titles[last]!.to, titles[last + 1]!.from))
  )
    last += 1;
  return text.slice(titles[first]!.from, titles[last]!.to);
}
