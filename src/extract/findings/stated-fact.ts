// Builds findings of the kinds that stand beside education and work: the quote is cut from the page, dates are read from the record.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Finding, OrganisationMention } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import type { PageContext } from '../page/context.ts';
import { quoteRange } from './to-finding.ts';

type Members = Pick<Finding, 'organisation' | 'degree' | 'title' | 'start' | 'end' | 'value'>;

/** What is null or missing is not known. */
export type StatedFact = Pick<Finding, 'kind' | 'person' | 'via' | 'certainty'> & {
  [Member in keyof Members]?: Members[Member] | null;
} & {
  status?: Finding['status'] | null;
  current?: boolean | null;
  /** Range in the page text that says it. */
  at: { from: number; to: number };
};

/** Null when the range holds no text. Long ranges are cut to a window that starts where the fact does. */
export function stateFact(page: Page, { at, status, current, ...fact }: StatedFact): Finding | null {
  const text = page.text.slice(at.from, at.to);
  const lead = text.length - text.trimStart().length;
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const range = quoteRange({ base: at.from + lead, text: trimmed }, 0, Math.min(trimmed.length, 400));
  const known = Object.entries(fact).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...(Object.fromEntries(known) as Pick<Finding, 'kind' | 'person' | 'via' | 'certainty'>),
    status: status ?? 'stated',
    current: current ?? null,
    quote: page.text.slice(range.from, range.to),
    from: range.from,
    to: range.to,
  };
}

const MOST_FACTS = 300;

/** Places and addresses count once for a person. */
export function stateFacts(page: Page, facts: readonly StatedFact[], most = MOST_FACTS): Finding[] {
  const seen = new Set<string>();
  const isNew = ({ kind, person, value, organisation }: StatedFact): boolean => {
    const key = `${kind} ${person.name} ${value}`;
    return organisation || !value ? true : !seen.has(key) && seen.add(key) !== undefined;
  };
  return facts
    .filter(isNew)
    .slice(0, most)
    .flatMap((fact) => stateFact(page, fact) ?? []);
}

/** Null where no name is known. */
export const organisationNamed = (
  name: string | null | undefined,
  how: OrganisationMention['how'],
): OrganisationMention | null => (name ? { name, how } : null);

/** The person of a fact, under the name that the page's subject has when it is the subject. */
export function personOf(context: PageContext, name: string, how: Finding['person']['how']): Finding['person'] {
  const subject = context.isSubject(name) && (name === context.subject.name || sameLength(context.subject.name, name));
  return { name: subject ? context.subject.name : name, how, subject };
}

/** "James R. Hollister" is not "James P. Hollister": a middle initial that differs makes another person. */
function sameLength(subject: string, name: string): boolean {
  const middles = (full: string): string[] =>
    full
      .replace(/[.,]/g, '')
      .split(/\s+/)
      .slice(1, -1)
      .map((word) => word[0]!.toLowerCase());
  const [one, two] = [middles(subject), middles(name)];
  return one.length === 0 || two.length === 0 || one.some((initial) => two.includes(initial));
}

const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?!\d)/;

/** A date of a record: "10/22/1979", "12/01/2004" (only the year is sure), "14 December 2013", "18.12.2007". */
export function recordDate(text: string): PartialDate | null {
  const slashed = SLASHED.exec(text.slice(0, 200));
  if (slashed !== null) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
    if (first > 12 && second <= 12) return { year, month: second, day: first };
    if (second > 12 && first <= 12) return { year, month: first, day: second };
    return first === second && first <= 12 ? { year, month: first, day: second } : { year };
  }
  for (const span of parseDates(text.slice(0, 200))) {
    if (span.start !== undefined) return span.start;
    if (span.end !== undefined && span.end !== 'present') return span.end;
  }
  return null;
}

const YEAR = /(?<![\d/.,-])((?:19|20)\d{2})(?![\d/]|-\d|\.\d)/g;

/** The year of a prize or a paper that stands in a text; the last one when several do and `last` is set. */
export function yearIn(text: string, last = false): PartialDate | null {
  const read = text.slice(0, 2_000);
  if (!read.includes('19') && !read.includes('20')) return null;
  let year: string | null = null;
  YEAR.lastIndex = 0;
  for (let match = YEAR.exec(read); match !== null; match = YEAR.exec(read)) {
    year = match[1]!;
    if (!last) break;
  }
  return year === null ? null : { year: Number(year) };
}
