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
  if (link.title === null) return besideTitle(annotated, link);
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
  const own = annotated.titles[link.title]!;
  // "one of the founders of O"
  if (
    first === last &&
    own.plural &&
    /\bone of (?:(?:the|its|their|two|three|four|five|six|several) ){1,2}(?:\p{L}+ )?$/u.test(
      annotated.text.slice(0, own.from),
    )
  )
    return own.text.replace(/s$/, '');
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
      /^(?:[^;,.]{0,40}) as (?:an? |the |its |their )?$/i.test(text.slice(link.organisation.to, title.from)) &&
      !OTHER_CLAUSE.test(text.slice(link.organisation.to, title.from)) &&
      !bodyBetween(annotated, link.organisation.to, title.from),
  );
  if (after !== undefined) return after.text;
  const before = annotated.titles.findLast(
    (title) =>
      title.to <= link.organisation.start &&
      title.from > link.trigger - 60 &&
      /^[^;.]{0,40}(?:at|for|with|of|in|by) (?:the )?$/i.test(text.slice(title.to, link.organisation.start)) &&
      !OWN_VERB.test(text.slice(title.to, link.organisation.start)) &&
      !WHO_WORKED.test(text.slice(title.to, link.organisation.start)) &&
      (link.listed || !bodyBetween(annotated, title.to, link.organisation.start)),
  );
  return before?.text ?? impliedTitle(annotated, link);
}

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
const NEXT = /^(?:,? (?:and|then|and then|and later|later))? ?(?:an? |the |its )?$|^, (?:an? |the |its )?$/i;

/** Titles that follow the organisation in the same clause, each with its own date: "became President in 2008, CEO in 2011". */
export function laterTitles(annotated: Annotated, link: Link): LaterTitle[] {
  const { text, titles, dates } = annotated;
  const first = titles.findIndex((title) => title.from >= link.organisation.to);
  if (first < 0 || titles[first]!.from - link.organisation.to > 90) return [];
  // "Before joining O in Y, I was working as T elsewhere".
  if (/(?<!\p{L})(?:before|prior to)\s$/iu.test(text.slice(0, link.trigger))) return [];
  if (!LEADS.some((lead) => lead.test(text.slice(link.organisation.to, titles[first]!.from)))) return [];
  const found: LaterTitle[] = [];
  let cursor = titles[first]!.from;
  for (let index = first; index < titles.length; index += 1) {
    const title = titles[index]!;
    if (index > first && !NEXT.test(text.slice(cursor, title.from))) break;
    const date = dates.find(
      (span) => span.from >= title.to && /^,? (?:in |from |on |\()?$/.test(text.slice(title.to, span.from)),
    );
    found.push({ text: title.text, date: date ?? null });
    cursor = date === undefined ? title.to : date.to;
  }
  return found;
}

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
