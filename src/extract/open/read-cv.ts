// A CV, as pdf or as an English page of one person: its sections of education and work, entry by entry. What an entry gives is
// the studies and posts of the person whose CV it is; whatever else its lines name (clients, partners, courses) is none.

import type { DateSpan } from '../../domain/dates/parse-dates.ts';
import { awarded } from '../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { type FoundDegree, itemsIn, type Span } from '../directed/aligned-members.ts';
import { pointOf } from '../directed/passage-parts.ts';
import { statusOf } from '../directed/read-study.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';
import { isEnglish } from '../lexicon/page-language.ts';
import { type SectionKind, SILENT_SECTIONS, sectionOfHeading } from '../people/sections.ts';
import { splitSentences } from '../spans/sentences.ts';
import { type CvEntry, type CvLine, entriesOf, lineOf } from './cv-entries.ts';
import { postsOf } from './cv-posts.ts';
import { fieldBeside } from './field-beside.ts';
import type { OrganisationSpan } from './organisation-span.ts';

export interface CvReading {
  findings: Finding[];
  /** Parts of the page in which other readings find no posts, or neither posts nor studies. */
  ranges: CvRange[];
}

type CvRange = Span & { studies: boolean };

interface Run {
  section: SectionKind;
  blocks: Block[];
  /** In two columns: labels, and what they label. */
  isForm?: boolean;
}

/** Of the entries of a section that have to give something for the section to be read with them. */
const LEAST_READ = 0.5;
const FEWEST_ENTRIES = 3;

export function readCv(page: Page, subject: string, organisations: OrganisationIndex): CvReading {
  const reading: CvReading = { findings: [], ranges: [] };
  const isDocument = page.contentType === 'application/pdf';
  const isInEnglish = isEnglish(page);
  // English web pages are read so where they are about one person; elsewhere forms alone, of the rest the open reading finds more.
  if (!isDocument && (subject === '' || !/^text\/(?:html|markdown)/.test(page.contentType))) return reading;
  const lexicon = lexiconFor(page.language ?? '');
  const read = (block: Block): CvLine => lineOf(block, lexicon, organisations, isInEnglish);
  const runs = runsOf(page, lexicon).filter(({ isForm }) => isDocument || isInEnglish || isForm);
  const isCv = runs.some(({ section }) => section === 'education' || section === 'employment');
  if (!isCv && !isDocument) return reading;
  for (const { section, blocks } of runs) {
    const [first, last] = [blocks[0]!, blocks.at(-1)!];
    const whole = { from: first.start, to: last.start + last.text.length, studies: section === 'education' };
    if (isCv && SILENT_SECTIONS.has(section)) reading.ranges.push(whole);
    // "Lebenslauf" over everything: what its dated lines are, each says itself.
    const isWhole = isDocument && section === 'about';
    if (section !== 'education' && section !== 'employment' && !isWhole) continue;
    const entries = entriesOf(blocks, read, lexicon);
    const facts = factsOf(entries, section, page, lexicon).map((found) =>
      isDocument || !isInEnglish ? found : found.filter(isCalledPost),
    );
    const told = facts.filter((found) => found.length > 0).length;
    if (told === 0 || told < entries.length * LEAST_READ || (isWhole && told < FEWEST_ENTRIES)) continue;
    const person = { name: subject, how: 'record', subject: true } as const;
    reading.findings.push(...facts.flat().map((fact): Finding => ({ ...fact, person })));
    // A web page is not cut as surely: what gave nothing here is left to the other readings, of markdown the rest too.
    if (isDocument) reading.ranges.push(whole);
    else if (page.contentType.startsWith('text/html'))
      reading.ranges.push(...entries.filter((_, at) => facts[at]!.length > 0).map((entry) => rangeOf(entry, whole)));
  }
  return reading;
}

const LOWEST = 6;
const LONGEST_HEADING = 100;

/** Blocks under one heading; the headings below a section's are names of employers and schools. */
function runsOf(page: Page, lexicon: Lexicon): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  let level = LOWEST;
  for (const block of page.blocks) {
    const { headingLevel, text } = block;
    const line = sectionInLine(block, lexicon);
    if (line !== null) runs.push(line);
    const isSection =
      text.length <= LONGEST_HEADING && lexicon.sections.whole(text.replace(/[:\s]+$/u, '')) !== undefined;
    if (isSection || (headingLevel !== undefined && (open === null || headingLevel <= level))) {
      const section = sectionOfHeading(text, lexicon);
      open = section === null ? null : { section, blocks: [] };
      level = headingLevel ?? LOWEST;
      if (open !== null) runs.push(open);
    } else open?.blocks.push(block);
  }
  // Other tables are read by their columns.
  return runs
    .map((run) => withoutLabels(run, lexicon))
    .filter(({ blocks }) => blocks.length > 0 && blocks.every(({ cell }) => (cell?.column ?? 1) === 1));
}

const LABELLED = /^(\p{Lu}[\p{L} &]{3,28}):\s+(?=\S)/u;
const LONGEST_SECTION = 1_000;

/** "Education: Marl University, BSc, 2011. Tallow College, BE, 2007.": a section in one paragraph, a sentence or what a semicolon ends for each entry. */
function sectionInLine(block: Block, lexicon: Lexicon): Run | null {
  const [lead = '', label = ''] = block.text.length > LONGEST_SECTION ? [] : (LABELLED.exec(block.text) ?? []);
  const section = label === '' ? null : sectionOfHeading(label, lexicon);
  if (section !== 'education' && section !== 'employment') return null;
  const blocks = splitSentences(block.text.slice(lead.length)).flatMap((sentence) =>
    [...sentence.text.matchAll(/[^;\s][^;]*/gu)].map((piece) => ({
      ...block,
      text: piece[0].trimEnd().replace(/\.$/u, ''),
      start: block.start + lead.length + sentence.from + piece.index,
    })),
  );
  return blocks.every(({ text }) => /\d{4}/.test(text) && text.includes(',')) ? { section, blocks } : null;
}

/** "Employer | Acme", "Dates | 2004 - 2011": of a form in two columns, what stands behind the labels. */
function withoutLabels(run: Run, lexicon: Lexicon): Run {
  const { blocks } = run;
  const isLabel = ({ text }: Block): boolean => {
    const { dates, degrees, titles } = itemsIn(text, lexicon);
    return dates.length + degrees.length + titles.length === 0;
  };
  const columns = blocks.map(({ cell }) => cell?.column ?? -1);
  const labels = blocks.filter(({ cell }) => cell?.column === 0);
  const isForm =
    columns.every((column) => column === 0 || column === 1) && columns.includes(1) && labels.every(isLabel);
  return isForm ? { ...run, blocks: blocks.filter(({ cell }) => cell!.column === 1), isForm } : run;
}

type Fact = Omit<Finding, 'person'>;

/** On a web page "Clients", "Remote" or a course may stand where a title would, and no word of it is one. */
const isCalledPost = ({ kind, title = '' }: Fact): boolean =>
  kind !== 'employment' || title === '' || itemsIn(title, lexiconFor('')).titles.length > 0;

/** From the first line of the entry to the last that tells of it. */
function rangeOf({ lines, details }: CvEntry, whole: CvRange): CvRange {
  const blocks = [...lines, ...details].map(({ block }) => block);
  const from = Math.min(...blocks.map(({ start }) => start));
  return { ...whole, from, to: Math.max(...blocks.map(({ start, text }) => start + text.length)) };
}

function quoted({ lines }: CvEntry, page: Page): Pick<Fact, 'quote' | 'from' | 'to'> {
  const from = lines[0]!.block.start;
  const to = lines.at(-1)!.block.start + lines.at(-1)!.text.length;
  return { quote: page.text.slice(from, to), from, to };
}

function datesOf({ date }: CvEntry, isStudy: boolean): Pick<Fact, 'start' | 'end'> {
  if (date === null) return {};
  if (date.kind === 'point') return isStudy ? { end: pointOf(date) } : { start: pointOf(date) };
  return { ...(date.start ? { start: date.start } : {}), ...(date.end ? { end: date.end } : {}) };
}

/** Under one heading as under another: a post has a title and no degree, a study a school and a degree or words for one. */
function factsOf(entries: readonly CvEntry[], section: SectionKind, page: Page, lexicon: Lexicon): Fact[][] {
  const isPost = ({ lines }: CvEntry): boolean => {
    const hasTitle = lines.some(({ items }) => items.titles.length > 0);
    const isStudy = lines.some(
      ({ items, text }) => items.degrees.length > 0 || lexicon.study.find(text).length > 0 || GRADUATED.test(text),
    );
    if (section === 'employment') return hasTitle || !lines.some(({ items }) => items.degrees.length > 0);
    return hasTitle && !isStudy;
  };
  const arePosts = entries.map(isPost);
  const studies = arePosts.every(Boolean) ? [] : studyFacts(entries, page, lexicon);
  const posts = arePosts.some(Boolean) ? postFacts(entries, page, lexicon) : [];
  return entries.map((_, at) => (arePosts[at] ? posts : studies)[at]!);
}

/** "同 修士課程 修了": at the school of the entry before. */
const SAME_SCHOOL = /^[\s|　]*(?:同(?:大学院?|学部|研究科|校|上|专业)?(?=[\s　、，,]|$)|〃|동\s?대학원?)/u;
/** "入学": the day on which a study began. */
const ENTERED = /(?:入学|入學|進学|編入学?|入校|입학|편입학?)\s*$/u;
const GRADUATED = /(?:学部|学科|大学)[^、。]{0,12}卒業?|(?:대학교?|학부|학과)[^,]{0,12}졸업/u;

function studyFacts(entries: readonly CvEntry[], page: Page, lexicon: Lexicon): Fact[][] {
  let school: OrganisationSpan | undefined;
  return entries.map((entry) => {
    const [line, ...rest] = entry.lines;
    const { to = 0 } = line!.items.dates[0] ?? {};
    const isNamed = entry.lines.some(({ organisations }) => organisations.some((span) => span.school));
    const isSame =
      school !== undefined && (SAME_SCHOOL.test(line!.text.slice(to)) || (entry.under !== undefined && !isNamed));
    const lines = isSame ? [{ ...line!, organisations: [school!] }, ...rest] : entry.lines;
    school = lines.flatMap(({ organisations }) => organisations).find((span) => span.school) ?? school;
    return studiesOf(
      {
        ...entry,
        lines,
        date: entry.date !== null && isAwarded(entry, entry.date, lexicon) ? awarded(entry.date) : entry.date,
      },
      page,
      lexicon,
    );
  });
}

/** "2010 – Ph.D., Westmark University": the dash leads to the degree of that year, unless somebody works for it. */
function isAwarded({ lines }: CvEntry, date: DateSpan, lexicon: Lexicon): boolean {
  const dated = lines.find(({ items }) => items.dates.includes(date));
  const isFirst = dated?.items.degrees.some(({ from }) => from >= date.to && from - date.to < 3) ?? false;
  return isFirst && statusOf(lines.map(({ text }) => text).join('\n'), true, lexicon) === 'stated';
}

/** The school of the entry, and every degree that it names. */
function studiesOf(entry: CvEntry, page: Page, lexicon: Lexicon): Fact[] {
  // A line with degree and school is a record of its own; what stands around it is said besides.
  const whole = entry.lines.filter(
    ({ items, organisations }) => items.degrees.length > 0 && organisations.some(({ school }) => school),
  );
  const lines = whole.length > 0 ? whole : entry.lines;
  // "Marl (PhD), Tallow (MSc)": several studies in one line are read as a sentence.
  if (
    whole.some((line) => line.items.degrees.length > 1 && line.organisations.filter((span) => span.school).length > 1)
  )
    return [];
  // Below a degree the school may be set in, like what is told of it.
  const spans = [...lines, ...entry.details.slice(0, 1)].flatMap((line) => line.organisations);
  const school = spans.find((span) => span.school);
  if (school === undefined) return [];
  const head = lines.flatMap((line) => line.items.degrees.map((degree) => ({ degree, line })));
  const listed = entry.details
    .filter(({ text, items }) => text.length < 90 || (items.degrees[0]?.from ?? 9) < 3)
    .flatMap((line) => line.items.degrees.slice(0, 1).map((degree) => ({ degree, line })));
  const text = entry.lines.map((line) => line.text).join('\n');
  const hasBegun = ENTERED.test(text);
  const goesOnNow = entry.date?.end === 'present';
  const graduated = GRADUATED.exec(text);
  const implied = graduated === null ? [] : [{ degree: { ...BACHELOR, from: 0, to: 0 }, line: lines[0]! }];
  const named = head.length > 0 ? head : listed.length > 0 ? listed.slice(0, 1) : implied;
  const degrees = hasBegun ? [] : withoutLess(named);
  const make = (given: { degree: FoundDegree; line: CvLine } | null): Fact => {
    const status = statusOf(text, given !== null, lexicon);
    // "Undergraduate" over a school says which study it was.
    const isLabel = status === 'in_progress' && /^under-?graduate\b/i.test(text);
    const field =
      given === null
        ? null
        : fieldBeside(given.line.text, given.degree, [...given.line.organisations, ...given.line.items.dates], lexicon);
    return {
      kind: 'education',
      ...quoted(entry, page),
      organisation: {
        name: school.name,
        how: 'text',
        ...(school.unit === undefined ? {} : { unit: school.unit }),
      },
      status: status === 'stated' && goesOnNow ? 'in_progress' : isLabel ? 'stated' : status,
      ...(given === null ? {} : { degree: given.degree.degree }),
      ...(field === null ? {} : { field }),
      ...datesOf(entry, !hasBegun),
      current: goesOnNow ? true : null,
      via: 'section',
      certainty: 0.85,
    };
  };
  return degrees.length === 0 ? [make(null)] : degrees.map(make);
}

/** What a faculty's graduates have, where nothing else is said. */
const BACHELOR = { degree: { surface: '卒業', level: 'bachelor', code: null } } as const;

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

function goesOn({ date, lines }: CvEntry, entries: readonly CvEntry[]): boolean | null {
  if (date === null) return null;
  if (date.end === 'present') return true;
  if (date.kind !== 'since') return date.kind === 'range' ? false : null;
  // "2016年～ 助手" in row after row: only the last one goes on for sure.
  const isListed = lines.some(({ text }) => UNSPACED.test(text));
  const isLater = (other: CvEntry): boolean => other.date !== null && pointOf(other.date).year > pointOf(date).year;
  return isListed && entries.some(isLater) ? null : true;
}

function postFacts(entries: readonly CvEntry[], page: Page, lexicon: Lexicon): Fact[][] {
  return postsOf(entries, lexicon).map((post, at) => {
    const entry = entries[at]!;
    if (post === null) return [];
    return [
      {
        kind: 'employment',
        ...quoted(entry, page),
        organisation: { name: post.organisation, how: 'text', ...(post.unit === undefined ? {} : { unit: post.unit }) },
        status: 'stated',
        ...(post.title === null ? {} : { title: post.title }),
        ...datesOf(entry, false),
        current: goesOn(entry, entries),
        via: 'section',
        certainty: post.strong ? 0.85 : 0.75,
      },
    ];
  });
}
