// A CV as pdf: its sections of education and work, entry by entry. What an entry gives is the studies and posts of the person
// whose CV it is; whatever else its lines name (clients, partners, courses) is none.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import type { FoundDegree, Span } from '../directed/aligned-members.ts';
import { pointOf } from '../directed/passage-parts.ts';
import { statusOf } from '../directed/read-study.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';
import { type SectionKind, sectionsOf } from '../people/sections.ts';
import { type CvEntry, type CvLine, entriesOf, lineOf } from './cv-entries.ts';
import { fieldBeside } from './field-beside.ts';
import { employersInLine } from './positional-names.ts';

export interface CvReading {
  findings: Finding[];
  /** Parts of the page that are read with this; what others find there is not a study or post of the person's. */
  ranges: Span[];
}

interface Run {
  section: SectionKind;
  blocks: Block[];
}

/** Sections of a CV in which organisations are named that nobody studied or worked at. */
const SILENT: ReadonlySet<SectionKind> = new Set([
  'awards',
  'publications',
  'projects',
  'skills',
  'memberships',
  'languages',
  'interests',
  'references',
  'students',
  'news',
  'events',
  'services',
]);

/** Of the entries of a section that have to give something for the section to be read with them. */
const LEAST_READ = 0.5;

export function readCv(page: Page, subject: string, organisations: OrganisationIndex): CvReading {
  const reading: CvReading = { findings: [], ranges: [] };
  if (page.contentType !== 'application/pdf') return reading;
  const lexicon = lexiconFor(page.language ?? '');
  const read = (block: Block): CvLine => lineOf(block, lexicon, organisations);
  const runs = runsOf(page, lexicon);
  if (!runs.some(({ section }) => section === 'education' || section === 'employment')) return reading;
  for (const { section, blocks } of runs) {
    const [first, last] = [blocks[0]!, blocks.at(-1)!];
    const whole = { from: first.start, to: last.start + last.text.length };
    if (SILENT.has(section)) reading.ranges.push(whole);
    if (section !== 'education' && section !== 'employment') continue;
    const entries = entriesOf(blocks, read);
    const facts =
      section === 'education'
        ? entries.map((entry) => studiesOf(entry, page, lexicon))
        : postsOf(entries, page, lexicon);
    const told = facts.filter((found) => found.length > 0).length;
    if (told === 0 || told < entries.length * LEAST_READ) continue;
    const person = { name: subject, how: 'record', subject: true } as const;
    reading.findings.push(...facts.flat().map((fact): Finding => ({ ...fact, person })));
    reading.ranges.push(whole);
  }
  return reading;
}

/** Blocks under one heading, without the heading. */
function runsOf(page: Page, lexicon: Lexicon): Run[] {
  const sections = sectionsOf(page.blocks, lexicon);
  const runs: Run[] = [];
  let open: Run | null = null;
  for (const block of page.blocks) {
    const section = sections.get(block) ?? null;
    const isHeading = block.headingLevel !== undefined && block.headingLevel <= 3;
    if (section === null || isHeading) open = null;
    if (section === null || isHeading) continue;
    if (open === null || open.section !== section) {
      open = { section, blocks: [] };
      runs.push(open);
    }
    open.blocks.push(block);
  }
  return runs;
}

type Fact = Omit<Finding, 'person'>;

function quoted({ lines }: CvEntry, page: Page): Pick<Fact, 'quote' | 'from' | 'to'> {
  const from = lines[0]!.block.start;
  const to = lines.at(-1)!.block.start + lines.at(-1)!.text.length;
  return { quote: page.text.slice(from, to), from, to };
}

function datesOf({ date }: CvEntry, isStudy: boolean): Pick<Fact, 'start' | 'end'> {
  if (date.kind === 'point') return isStudy ? { end: pointOf(date) } : { start: pointOf(date) };
  return { ...(date.start ? { start: date.start } : {}), ...(date.end ? { end: date.end } : {}) };
}

const isStrong = ({ weak }: { weak: boolean }): boolean => !weak;

/** The school of the entry, and every degree that it names. */
function studiesOf(entry: CvEntry, page: Page, lexicon: Lexicon): Fact[] {
  const spans = entry.lines.flatMap((line) => line.organisations.map((span) => ({ span, line })));
  const found =
    spans.find(({ span }) => span.school) ?? spans.find(({ span }) => isStrong(span)) ?? placedSchool(entry, lexicon);
  if (found === null) return [];
  const head = entry.lines.flatMap((line) => line.items.degrees.map((degree) => ({ degree, line })));
  const listed = entry.details
    .filter(({ text }) => text.length < 90)
    .flatMap((line) => line.items.degrees.slice(0, 1).map((degree) => ({ degree, line })));
  const degrees = withoutLess(head.length > 0 ? head : listed.slice(0, 1));
  const text = entry.lines.map((line) => line.text).join('\n');
  const make = (given: { degree: FoundDegree; line: CvLine } | null): Fact => {
    const status = statusOf(text, given !== null, lexicon);
    const field =
      given === null
        ? null
        : fieldBeside(given.line.text, given.degree, [...given.line.organisations, ...given.line.items.dates], lexicon);
    return {
      kind: 'education',
      ...quoted(entry, page),
      organisation: { name: found.span.name, how: 'text' },
      status: status === 'stated' && entry.date.end === 'present' ? 'in_progress' : status,
      ...(given === null ? {} : { degree: given.degree.degree }),
      ...(field === null ? {} : { field }),
      ...datesOf(entry, true),
      current: entry.date.end === 'present' ? true : null,
      via: 'section',
      certainty: 0.85,
    };
  };
  return degrees.length === 0 ? (found.span.school ? [make(null)] : []) : degrees.map(make);
}

/** "Master's degree, M.Sc.": one degree named twice. */
function withoutLess<Given extends { degree: FoundDegree; line: CvLine }>(given: readonly Given[]): Given[] {
  return given.filter(
    ({ degree: { degree } }, at) =>
      !given.some(
        ({ degree: other }, index) =>
          index !== at &&
          other.degree.level === degree.level &&
          (degree.code === null
            ? other.degree.code !== null || index < at
            : other.degree.code === degree.code && index < at),
      ),
  );
}

/** A school that no word tells: the first part of a line that is no degree, place or date. */
function placedSchool(
  { lines }: CvEntry,
  lexicon: Lexicon,
): { span: { name: string; school: boolean }; line: CvLine } | null {
  if (!lines.some(({ items }) => items.degrees.length > 0)) return null;
  for (const line of lines.toSorted((one, other) => one.items.degrees.length - other.items.degrees.length)) {
    const [span] = line.place ? [] : employersInLine(line.text, line.items, lexicon);
    if (span !== undefined) return { span: { name: span.name, school: true }, line };
  }
  return null;
}

interface Post {
  title: string | null;
  organisation: string | null;
  strong: boolean;
}

function postsOf(entries: readonly CvEntry[], page: Page, lexicon: Lexicon): Fact[][] {
  const placesBelow = havePlacesBelow(entries);
  const titleFirst = titlesComeFirst(entries);
  let employer: string | null = null;
  return entries.map((entry) => {
    const post = postOf(entry, lexicon, titleFirst, placesBelow);
    const name: string | null = post.organisation ?? (post.title === null ? null : employer);
    if (post.organisation !== null) employer = post.organisation;
    if (name === null || (post.title === null && !post.strong)) return [];
    return [
      {
        kind: 'employment',
        ...quoted(entry, page),
        organisation: { name, how: 'text' },
        status: 'stated',
        ...(post.title === null ? {} : { title: post.title }),
        ...datesOf(entry, false),
        current:
          entry.date.end === 'present' || entry.date.kind === 'since'
            ? true
            : entry.date.kind === 'range'
              ? false
              : null,
        via: 'section',
        certainty: post.strong ? 0.85 : 0.75,
      },
    ];
  });
}

/** Where entries close with a place that is known, the line there is a place in the others too. */
function havePlacesBelow(entries: readonly CvEntry[]): boolean {
  const below = entries.flatMap(({ lines }) => (lines.at(-1)!.items.dates.length > 0 ? [] : [lines.at(-1)!]));
  return below.length > 0 && below.filter(({ place }) => place).length * 3 >= below.length;
}

/** Which of title and employer stands on the first line, as the entries show in which both are plain. */
function titlesComeFirst(entries: readonly CvEntry[]): boolean {
  let first = 0;
  for (const { lines } of entries) {
    const title = lines.findIndex(
      ({ items, organisations }) => items.titles.length > 0 && !organisations.some(isStrong),
    );
    const employer = lines.findIndex(
      ({ items, organisations }) => items.titles.length === 0 && organisations.some(isStrong),
    );
    if (title >= 0 && employer >= 0) first += title < employer ? 1 : -1;
  }
  return first >= 0;
}

function postOf({ lines }: CvEntry, lexicon: Lexicon, titleFirst: boolean, placesBelow: boolean): Post {
  const last = lines.at(-1)!;
  const isPlace = (line: CvLine): boolean =>
    line.place ||
    (placesBelow &&
      line === last &&
      lines.length > 1 &&
      line.items.titles.length === 0 &&
      !line.organisations.some(isStrong) &&
      line.items.dates.length === 0);
  const told = lines.filter((line) => !isPlace(line) && undated(line).length > 1);
  const titled = told.filter(({ items }) => items.titles.length > 0);
  const employers = told.filter(({ organisations }) => organisations.some(isStrong));
  // The line of the title is no employer's, unless it is the only one.
  const title = titled.find((line) => !employers.includes(line)) ?? (titleFirst ? titled[0] : titled.at(-1));
  const apart = told.filter((line) => line !== title);
  const employer =
    employers.find((line) => line !== title) ?? apart.find((line) => line.items.titles.length === 0) ?? apart[0];
  if (title === undefined) return untitled(told, employers[0], lexicon, titleFirst);
  const inTitle = title.organisations.find(isStrong);
  if (inTitle !== undefined && !employers.some((line) => line !== title))
    return { title: titleBeside(title, inTitle), organisation: inTitle.name, strong: true };
  const strong = employer?.organisations.find(isStrong);
  if (strong !== undefined) return { title: wholeTitle(title), organisation: strong.name, strong: true };
  const placed = employer === undefined ? undefined : firstName(employer, lexicon);
  if (placed !== undefined) return { title: wholeTitle(title), organisation: placed, strong: false };
  const [beside] = employersInLine(title.text, title.items, lexicon);
  // "Senior Director, Product Marketing": behind a comma alone, what follows may be the rest of the title.
  if (
    beside === undefined ||
    (employer === undefined &&
      lines.length > 1 &&
      title.text.indexOf('\t') < 0 &&
      /,\s$/.test(title.text.slice(0, beside.from)) &&
      lines.some((line) => line !== title && line.items.dates.length > 0 && undated(line) === ''))
  )
    return { title: wholeTitle(title), organisation: beside?.name ?? null, strong: false };
  return { title: titleBeside(title, beside), organisation: beside.name, strong: false };
}

/** Two lines of which neither has a known title: the place in the entry says which is which. */
function untitled(told: readonly CvLine[], employer: CvLine | undefined, lexicon: Lexicon, titleFirst: boolean): Post {
  if (employer !== undefined) {
    const other = told.find((line) => line !== employer);
    return {
      title: other === undefined ? null : wholeTitle(other),
      organisation: employer.organisations.find(isStrong)!.name,
      strong: true,
    };
  }
  if (told.length < 2) return { title: null, organisation: null, strong: false };
  const [title, place] = titleFirst ? [told[0]!, told[1]!] : [told[1]!, told[0]!];
  return { title: wholeTitle(title), organisation: firstName(place, lexicon) ?? null, strong: false };
}

const firstName = (line: CvLine, lexicon: Lexicon): string | undefined =>
  employersInLine(line.text, { ...line.items, titles: [] }, lexicon)[0]?.name;

/** The line without its dates and what stands around them. */
function undated({ text, items }: CvLine): string {
  let rest = text;
  for (const { from, to } of items.dates.toReversed()) rest = `${rest.slice(0, from)}\t${rest.slice(to)}`;
  return rest
    .split('\t')
    .map((part) => part.replace(/^[\s,;:()|·•–—-]+|[\s,;:(|·•–—-]+$/gu, ''))
    .filter((part) => part.length > 1)
    .join('\t');
}

const LABEL = /^\p{L}[\p{L} /]{2,30}[:：]\s*/u;
const LONGEST_TITLE = 90;

/** A line of a title: its first cell, without a label and without the place at its end. */
function wholeTitle(line: CvLine): string {
  const cells = undated(line).replace(LABEL, '').split('\t');
  const cell = cells.find((part) => line.items.titles.some(({ text }) => part.includes(text))) ?? cells[0] ?? '';
  const parts = cell.split(/,\s|\s[|·•]\s/u);
  while (parts.length > 1 && isKnownPlace(parts.at(-1)!)) parts.pop();
  return cell.slice(0, cell.lastIndexOf(parts.at(-1)!) + parts.at(-1)!.length).slice(0, LONGEST_TITLE);
}

/** The part of the line that has the title, without the organisation and the words that join them. */
function titleBeside(line: CvLine, organisation: Span): string | null {
  const { text, items } = line;
  const [first] = items.titles;
  if (first === undefined) return null;
  const isBefore = first.from < organisation.from;
  const side = isBefore ? text.slice(0, organisation.from) : text.slice(organisation.to);
  const own = undated({
    ...line,
    text: side,
    items: {
      ...items,
      dates: items.dates
        .filter(({ from, to }) => (isBefore ? to <= organisation.from : from >= organisation.to))
        .map((date) =>
          isBefore ? date : { ...date, from: date.from - organisation.to, to: date.to - organisation.to },
        ),
    },
  });
  const cell = own.split('\t').find((part) => part.includes(first.text)) ?? first.text;
  const bare = cell
    .replace(LABEL, '')
    .replace(/\s(?:at|bei|beim|chez|presso|hos|bij|in|w|we|på|vid|ved|en|na|no|au|aux|der|the|@)$/iu, '')
    .replace(/[\s,;:|·•(–—-]+$/u, '');
  return bare.length > LONGEST_TITLE ? first.text : bare;
}
