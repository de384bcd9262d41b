// The entries of one section of a CV: its dated lines, or where those say all by themselves, others that do so too, with the lines above and below that belong to each. How many lines
// stand above the date is the same throughout a section, and the first entry shows it.
import type { DateSpan } from '../../domain/dates/parse-dates.ts';
import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import type { Block } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { once } from '../../domain/text/once.ts';
import { itemsIn, type Span, type TextItems } from '../directed/aligned-members.ts';
import { BOARD_CERTIFIED } from '../directed/organisation-phrases.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { spansIn } from '../spans/annotate.ts';
import { isProse } from '../spans/sentences.ts';
import type { OrganisationSpan } from './organisation-span.ts';
import { organisationSpans } from './organisation-spans.ts';

export interface CvLine {
  block: Block;
  text: string;
  items: TextItems;
  organisations: OrganisationSpan[];
}

export interface CvEntry {
  /** In the order of the page; one of them is dated, or says all of the entry. */
  lines: CvLine[];
  date: DateSpan | null;
  /** What was done there: items of a list, sentences. */
  details: CvLine[];
  /** The heading that it shares with the entry before. */
  under?: CvLine;
}

/** "7 years 9 months", "5 лет 10 месяцев": how long, in any language. */
const DURATION = /^[(·\s]*\d{1,2}[ +]*\p{L}+\.?(?:,? (?:\p{L}{1,3} )?\d{1,2} \p{L}+\.?)?[)\s]*$/u;
const MOST_ABOVE = 3;
const MOST_BELOW = 4;
const LONGEST_HEAD = 160;

export function lineOf(block: Block, lexicon: Lexicon, organisations: OrganisationIndex, isEnglish: boolean): CvLine {
  const { text } = block;
  // No name or title goes from one cell to the next.
  const cells = text.replaceAll('\t', '|');
  const items = withLeadingDegrees(itemsIn(cells, lexicon), cells);
  // Most lines tell what was done, and nobody asks for the names in them.
  const names = once(() => namesIn(cells, items, lexicon, organisations, isEnglish));
  return {
    block,
    text,
    items,
    get organisations() {
      return names();
    },
  };
}

/** Organisations of a line by their words and the data; in English the grammar knows best where a name begins and ends. */
export function namesIn(
  text: string,
  { titles, degrees, dates }: TextItems,
  lexicon: Lexicon,
  organisations: OrganisationIndex,
  isEnglish: boolean,
): OrganisationSpan[] {
  const found = organisationSpans(text, [...titles, ...degrees, ...dates], lexicon, organisations);
  const isDegree = (span: Span): boolean => degrees.some(({ from, to }) => from < span.to && to > span.from);
  // "Marl Architects, Oxford": behind a comma the town and not its university.
  const isTown = ({ from, name }: OrganisationSpan): boolean =>
    isKnownPlace(name) && /\p{L},\s$/u.test(text.slice(0, from));
  const named = isEnglish ? englishNames(text).filter((span) => !isDegree(span) && !isTown(span)) : [];
  const isFree = ({ from, to }: Span): boolean => !named.some((span) => span.from < to && span.to > from);
  // "MFA" is a museum too, "MTA" an academy.
  const isItem = (span: Span): boolean =>
    degrees.some(({ from, to }) => from <= span.from && to >= span.to) ||
    titles.some(({ from, to }) => from === span.from && to === span.to);
  const others = found.filter((span) => !isItem(span) && !(isEnglish && isTown(span)));
  return [...named, ...others.filter(isFree)].sort((one, other) => one.from - other.from);
}

const LEADING_DEGREE =
  /(?<=^\s*|[|,;:–—]\s?|\d\.?\s)(?:(?:\p{Lu}\p{L}{0,3}\.\s?){2,3}(?=\s?\p{Lu}[\p{L}&]+)|(?:Mgr|Bc|Ing|Mag|Lic)\.(?=,?\s\p{L}))/gu;

/** "B.A. Law": in a sentence they could be the initials of a name, at the head of an entry they are a degree. */
function withLeadingDegrees(items: TextItems, text: string): TextItems {
  const found = [...text.matchAll(LEADING_DEGREE)].flatMap(({ index: from, 0: { length }, ...match }) => {
    const degree = parseDegree(match.input!.slice(from, from + length).trim());
    const isTaken = items.degrees.some((other) => other.from < from + length && other.to > from);
    return degree === null || isTaken ? [] : [{ from, to: from + length, degree }];
  });
  if (found.length === 0) return items;
  return { ...items, degrees: [...items.degrees, ...found].sort((one, other) => one.from - other.from) };
}

const englishNames = (text: string): OrganisationSpan[] =>
  spansIn(text).organisations.flatMap(({ kind, start, to, name, unit }) =>
    kind === 'name' || BOARD_CERTIFIED.test(name)
      ? []
      : [{ from: start, to, name, school: kind === 'school', weak: false, ...(unit === undefined ? {} : { unit }) }],
  );

export const isDuration = (text: string): boolean => DURATION.test(text);

/** The line with as many tabs as a date has characters in place of each, so that it parts what stands beside it. */
export const withoutDates = ({ text, items }: CvLine): string =>
  items.dates.reduce((rest, { from, to }) => rest.slice(0, from) + '\t'.repeat(to - from) + rest.slice(to), text);

/** The texts of a line that stand apart, without its dates and what joins them. */
export function cellsOf(line: CvLine, from = 0, to = line.text.length): string[] {
  return withoutDates(line)
    .slice(from, to)
    .split('\t')
    .map((part) => part.replace(/^[\s,;:()|·•–—-]+|[\s,;:(|·•–—-]+$/gu, ''))
    .filter((part) => part.length > 1 && !isDuration(part));
}

export function entriesOf(blocks: readonly Block[], read: (block: Block) => CvLine, lexicon: Lexicon): CvEntry[] {
  const lines = blocks.filter(({ text }) => !DURATION.test(text)).map(read);
  const isListed = lines.find(({ items }) => items.dates.length > 0)?.block.tag === 'li';
  const details = new Set(lines.filter((line) => isDetail(line, isListed, lexicon)));
  const opening = headsOf(lines, details);
  if (opening.length === 0) return [];
  const above = Math.min(MOST_ABOVE, lines.slice(0, opening[0]).filter((line) => !details.has(line)).length);
  const starts = opening.map((at, index) => startOf(lines, at, index === 0 ? -1 : opening[index - 1]!, above, details));
  // A heading as over the first entry opens the next one, be it without a date.
  const level = lines[starts[0]!]!.block.headingLevel;
  const isHead = ({ block }: CvLine): boolean => level !== undefined && block.headingLevel === level;
  return opening.map((at, index) => {
    const next = starts[index + 1] ?? lines.length;
    const head = lines.findIndex((line, below) => below > at && below < next && isHead(line));
    const end = head < 0 ? next : head;
    const whole = lines.slice(starts[index], end);
    const below = lines.slice(at + 1, end);
    const first = below.findIndex((line) => details.has(line));
    const own = [
      ...lines.slice(starts[index], at + 1),
      ...below.slice(0, first < 0 ? MOST_BELOW : Math.min(first, MOST_BELOW)),
    ];
    const above = own.some(isHead) ? undefined : lines.slice(0, at).findLast(isHead);
    return {
      lines: own,
      date: headDate(lines[at]!),
      details: whole.filter((line) => !own.includes(line)),
      ...(above === undefined ? {} : { under: above }),
    };
  });
}

/** The places of the lines that each make an entry. */
function headsOf(lines: readonly CvLine[], details: ReadonlySet<CvLine>): number[] {
  const dated = lines.flatMap((line, at) => (!details.has(line) && headDate(line) !== null ? [at] : []));
  // "PhD candidate, Marl University" among lines that name a degree, a school and a year each.
  const isWhole = [isStudy, isPost].find((is) => dated.filter((at) => is(lines[at]!)).length > dated.length / 2);
  if (isWhole === undefined) return dated;
  return lines.flatMap((line, at) => (dated.includes(at) || (!details.has(line) && isWhole(line)) ? [at] : []));
}

/** Said by one line whole. */
const isStudy = ({ items, organisations }: CvLine): boolean =>
  items.degrees.length > 0 && organisations.some(({ school }) => school);
const isPost = ({ items, organisations }: CvLine): boolean =>
  items.titles.length > 0 && organisations.some(({ weak }) => !weak);

/** An item of a list below a line, a sentence, a text that goes on, or what a label says besides. */
function isDetail(line: CvLine, isListed: boolean, lexicon: Lexicon): boolean {
  const { block, text, items } = line;
  if (block.tag === 'li' && !isListed && !opensWithDate(line)) return true;
  if (isOfOthers(text, lexicon) || isOtherLabel(line)) return true;
  if (opensWithDate(line)) return false;
  // "Lead developer. Ran the ...": it tells the post before it tells of it.
  if (items.titles.some(({ from, to }) => from < 3 && /^\.\s/.test(text.slice(to)))) return false;
  if (text.length > LONGEST_HEAD) return true;
  if (/^\p{Ll}{3}/u.test(text)) return items.dates.length === 0 && items.titles.length + items.degrees.length === 0;
  // "Marl University, 1974-78. B.A. (Hons.), Archaeology."
  if (items.dates.length > 0 && line.organisations.some(({ weak, from }) => !weak && from < 3)) return false;
  return isProse(text) && !items.dates.some(({ from, to }) => from < 3 || to > text.length - 3);
}

const PERSON = /^(?:Prof\.|Dr\.?|Mr\.?|Mrs\.?|Ms\.?)\s\p{Lu}/u;

/** "Advisor: Prof. Hay (Marl College)": it opens with somebody else. */
const isOfOthers = (text: string, { otherPeople }: Lexicon): boolean =>
  PERSON.test(text) || otherPeople.find(text.slice(0, 40)).some(({ from }) => from < 4);

/** "Project: ...", "Topics: ...": behind a label neither a title, a degree nor an organisation. */
function isOtherLabel(line: CvLine): boolean {
  const { text, items } = line;
  const value = /^\p{L}[\p{L} /&'’-]{2,40}\s?[:：]\s*/u.exec(text)?.[0].length;
  if (value === undefined || items.dates.length > 0) return false;
  const isNear = ({ from, to }: Span): boolean => to <= value + 1 || from - value < 4;
  return !(items.titles.some(isNear) || items.degrees.some(isNear) || line.organisations.some(isNear));
}

const opensWithDate = ({ text, items }: CvLine): boolean =>
  items.dates.some(({ from }) => /^[\s(]*(?:\p{L}{2,7}\s)?(?:\d{1,2}[°º.]?\s)?$/u.test(text.slice(0, from)));

/** The date that heads an entry is a span, or stands at an edge of its line or in brackets. */
function headDate(line: CvLine): DateSpan | null {
  const { text, items } = line;
  const heading = items.dates.filter(
    ({ from, to, kind }) =>
      kind === 'range' ||
      kind === 'since' ||
      /^[\s).,;:]*$/u.test(text.slice(to)) ||
      /[(\t|]\s*$/u.test(text.slice(0, from)),
  );
  const spans = heading.filter(({ kind }) => kind === 'range' || kind === 'since');
  const dated = spans[0] ?? (opensWithDate(line) ? items.dates[0] : undefined) ?? heading[0];
  // "Marl Law School, J.D., 2004, with honors": all of an entry in one line, wherever its year stands.
  if (dated !== undefined || items.dates.length !== 1 || text.length >= LONGEST_HEAD) return dated ?? null;
  return items.degrees.length > 0 && line.organisations.length > 0 ? items.dates[0]! : null;
}

/** Where the entry of the dated line begins: as far above it as in the first entry, but behind what tells of the one before. */
function startOf(
  lines: readonly CvLine[],
  at: number,
  before: number,
  above: number,
  details: ReadonlySet<CvLine>,
): number {
  let from = at;
  const free = (index: number): boolean => index > before && !details.has(lines[index]!);
  while (at - from < above && free(from - 1)) from -= 1;
  return from;
}
