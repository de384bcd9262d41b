// CV sections: lines under "Education" and "Experience" grouped into records by the line that opens each.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { toFinding } from '../findings/to-finding.ts';
import { contextOf } from '../page/context.ts';
import type { Line, Segment } from '../page/lines.ts';
import { blocksWithColon } from '../page/parts.ts';
import { type Section, sectionOf } from '../page/sections.ts';
import { splitSentences } from '../spans/sentences.ts';
import type { Draft } from '../statements/read-sentence.ts';
import { isFieldLabel } from '../structure/field-labels.ts';
import {
  isField,
  postDraft,
  type RecordLine,
  recordLine,
  schoolOf,
  studyDrafts,
  titleOfLine,
} from '../structure/record-facts.ts';
import { byLabel, type LabelledStudies, labelledDegree, labelledStatus } from '../structure/study-labels.ts';

interface Run {
  section: Section;
  blocks: Block[];
}

/** Blocks under one section heading; smaller headings inside are fields of records. */
function runs(page: Page): Run[] {
  const found: Run[] = [];
  let open: Run | null = null;
  let level = 7;
  let table: number | null = null;
  for (const block of page.blocks) {
    if (block.zone === 'nav' || block.zone === 'footer') continue;
    if (block.headingLevel !== undefined) {
      const section = sectionOf(block.text);
      if (section !== null) {
        open = { section, blocks: [] };
        level = block.headingLevel;
        table = block.cell?.table ?? null;
        found.push(open);
        continue;
      }
      if (open !== null && block.headingLevel <= level) {
        open = null;
        continue;
      }
    }
    // A table whose sections have rows of their own: the next such row closes the section, whatever it announces.
    if (open !== null && table !== null && block.cell?.table === table && isRowHead(page, block)) {
      open = null;
      continue;
    }
    // Plain text often leaves its headings unmarked: "Career Experience/Job History".
    const bare =
      block.headingLevel === undefined && block.tag === 'p' && looksLikeHeading(block.text)
        ? sectionOf(block.text)
        : null;
    if (bare !== null) {
      open = { section: bare, blocks: [] };
      level = 6;
      found.push(open);
      continue;
    }
    if (open !== null) open.blocks.push(block);
  }
  return found;
}

/** A cell of words that look like a heading and that has its row for itself. */
function isRowHead(page: Page, block: Block): boolean {
  const inRow = (other: Block | undefined): boolean =>
    other?.cell?.table === block.cell!.table && other.cell.row === block.cell!.row;
  return (
    block.cell!.column === 0 &&
    !inRow(page.blocks[block.index - 1]) &&
    !inRow(page.blocks[block.index + 1]) &&
    looksLikeHeading(block.text) &&
    recordLine(block).line.segments.every(({ kind }) => kind === 'name' || kind === 'other')
  );
}

function looksLikeHeading(text: string): boolean {
  return (
    text.length < 40 &&
    !/[\d,.;()]/.test(text) &&
    text.split(/[\s/&]+/).length <= 5 &&
    /^[\p{Lu}]/u.test(text) &&
    (text === text.toUpperCase() ||
      /:$/.test(text) ||
      text.split(/\s+/).every((word) => /^\p{Lu}|^(?:and|of|&)$/u.test(word)))
  );
}

const LONGEST_LABEL = 29;
const LABELLED = /^(\p{Lu}[\p{L} &]{3,28}):\s+(?=\S)/u;

/** "Education: X University, BSc, 2011. Y College, BE, 2007.": a section in one paragraph, a sentence for each record. */
function labelled(block: Block): Run | null {
  if (block.headingLevel !== undefined || block.zone === 'nav' || block.zone === 'footer') return null;
  const colon = block.text.length > 1_000 ? -1 : block.text.indexOf(':');
  const label = colon < 0 || colon > LONGEST_LABEL ? null : LABELLED.exec(block.text);
  if (label === null) return null;
  const section = sectionOf(label[1]!);
  if (section !== 'education' && section !== 'employment') return null;
  const lead = label[0].length;
  const blocks = splitSentences(block.text.slice(lead)).map(({ text, from }) => ({
    ...block,
    text,
    start: block.start + lead + from,
  }));
  // Every sentence must be a dated record: anything else is prose under a label.
  return blocks.every(({ text }) => isField(text) && /\d{4}/.test(text) && text.includes(','))
    ? { section, blocks }
    : null;
}

function readLabelled(page: Page, { section, blocks }: Run): Finding[] {
  return blocks.flatMap((block) => {
    const lines = [recordLine(block)];
    if (section === 'employment') return readPosts(page, lines);
    return schoolOf(lines[0]!.line) === null ? [] : findingsOf(page, lines, studyDrafts(lines, 0.85));
  });
}

/** What a line brings to a record, in the order in which the marks of one line count: the lowest bit is its first. */
const DEGREE = 1;
const TITLE = 2;
const BODY = 4;
const NAME = 8;
const YEAR = 16;
const ORGANISATION = BODY | NAME;
const NONE = 0;

function studyMarks({ line }: RecordLine): number {
  return (
    (line.annotated.degrees.length > 0 || line.label === 'degree' ? DEGREE : NONE) |
    (schoolOf(line) === null ? NONE : BODY) |
    (line.annotated.dates.length > 0 ? YEAR : NONE)
  );
}

/** A line that names an organisation and nothing else. */
const isOrganisationAlone = (marks: number): boolean => marks === BODY || marks === NAME;

/** Every line that is an organisation and nothing else stands over a post, and at least one over a title. */
function headsPosts(all: readonly number[]): boolean {
  const marked = all.filter((marks) => marks !== NONE);
  const below = marked.flatMap((marks, index) => (isOrganisationAlone(marks) ? [marked[index + 1] ?? NONE] : []));
  return (
    below.every((marks) => (marks & ORGANISATION) === NONE && marks !== NONE) &&
    below.some((marks) => (marks & TITLE) !== NONE)
  );
}

/** "2012 - 2014: ...", "Depuis octobre 2014 : ...". */
function opensWithDate({ line }: RecordLine): boolean {
  const [date] = line.annotated.dates;
  return (
    date !== undefined && /^(?:(?:since|from|depuis|seit|ab|desde|dal|sinds) )?$/i.test(line.text.slice(0, date.from))
  );
}

function postMarks({ line }: RecordLine): number {
  let marks = (titleOfLine(line) === null ? NONE : TITLE) | (line.annotated.dates.length > 0 ? YEAR : NONE);
  if (line.label === 'organisation' || hasKind(line, 'organisation')) marks |= BODY;
  else if (line.text.length < 90 && hasKind(line, 'name')) marks |= NAME;
  return marks;
}

function hasKind({ segments }: Line, kind: Segment['kind']): boolean {
  for (const segment of segments) if (segment.kind === kind) return true;
  return false;
}

/** A new record starts when the mark that opened the first one comes again, or when a mark would repeat in a full record. */
function group(lines: readonly RecordLine[], marksOf: (item: RecordLine) => number, many: number): RecordLine[][] {
  const records: RecordLine[][] = [];
  let current: RecordLine[] = [];
  let seen = NONE;
  let opener = NONE;
  const all = lines.map(marksOf);
  // "School, year; degree, school, year": where a school closes the list, degrees stand above their schools.
  const degreeFirst = many === DEGREE && lastWith(all, BODY) > lastWith(all, DEGREE);
  const organisationFirst =
    many === NONE && isOrganisationAlone(all.find((marks) => marks !== NONE) ?? NONE) && headsPosts(all);
  let organisation: RecordLine | null = null;
  for (let index = 0; index < lines.length; index += 1) {
    const item = lines[index]!;
    const marks = all[index]!;
    if (marks === NONE) continue;
    if (opener === NONE) opener = marks & -marks;
    const repeats = marks & seen & ~many;
    const opens =
      current.length > 0 &&
      (((opener & marks & seen) !== NONE && !(opener === many && seen === opener)) ||
        repeats === marks ||
        // "Sales, Stone Tractors, 1999 - 2004" under a record that has organisation and years: one more, without a title.
        (many === NONE &&
          (marks & seen & YEAR) !== NONE &&
          (marks & ORGANISATION) !== NONE &&
          (seen & ORGANISATION) !== NONE) ||
        // "Stone Labs" alone over "Engineer, 2012": the next organisation of a list that sets its organisations above.
        (organisationFirst && isOrganisationAlone(marks)) ||
        // "2012 - 2014: ..." below "2014 - now: ...": each line opens with the years of its own record.
        (many === NONE &&
          (marks & YEAR) !== NONE &&
          marks !== YEAR &&
          opensWithDate(item) &&
          opensWithDate(current[0]!)) ||
        (degreeFirst && marks === DEGREE && (seen & BODY) !== NONE && (seen & YEAR) !== NONE) ||
        // A full record is closed by the next degree, unless one school heads several.
        ((many & marks & seen) !== NONE && (seen & BODY) !== NONE && opener !== BODY) ||
        (repeats & ~(NAME | YEAR)) !== NONE);
    if (opens) {
      records.push(current);
      current = [];
      seen = NONE;
      // Two posts in one organisation: the organisation stands once, over the first.
      if (organisationFirst && organisation !== null && (marks & ORGANISATION) === NONE) {
        current.push(organisation);
        seen |= BODY;
      }
    }
    if (isOrganisationAlone(marks)) organisation = item;
    current.push(item);
    seen |= marks;
  }
  if (current.length > 0) records.push(current);
  return records;
}

function lastWith(all: readonly number[], mark: number): number {
  let at = all.length - 1;
  while (at >= 0 && (all[at]! & mark) === NONE) at -= 1;
  return at;
}

/** No record goes from one person to the next, nor from one row of a wide table to the next. */
function apart(page: Page, blocks: readonly Block[]): Block[][] {
  const context = contextOf(page);
  const wide = wideTables(blocks);
  const parts: Block[][] = [];
  let part: Block[] = [];
  let before: string | null = null;
  let table = -1;
  let row = -1;
  for (const block of blocks) {
    const owner = context.ownerOf(block)?.name ?? '';
    const cell = block.cell !== undefined && wide?.has(block.cell.table) === true ? block.cell : NO_CELL;
    if (owner !== before || cell.table !== table || cell.row !== row) {
      part = [];
      parts.push(part);
    }
    part.push(block);
    before = owner;
    table = cell.table;
    row = cell.row;
  }
  return parts;
}

const NO_CELL = { table: -1, row: -1 };

/** Tables of three columns and more. */
function wideTables(blocks: readonly Block[]): ReadonlySet<number> | null {
  let wide: Set<number> | null = null;
  for (const { cell } of blocks) {
    if (cell === undefined || cell.column < 2) continue;
    wide ??= new Set();
    wide.add(cell.table);
  }
  return wide;
}

function findingsOf(page: Page, record: readonly RecordLine[], drafts: readonly Draft[]): Finding[] {
  const first = record[0]!.block;
  const last = record.at(-1)!.block;
  const owner = contextOf(page).ownerOf(first);
  if (owner === null) return [];
  const end = Math.min(last.start + last.text.length, first.start + 600);
  const place = {
    base: first.start,
    text: page.text.slice(first.start, Math.max(end, first.start + first.text.length)),
  };
  const whole = { from: 0, to: place.text.length };
  return drafts.map((draft) => toFinding(page, draft, place, owner, 'section', whole));
}

/** "X University: Oakham, GB. 2012 to 2016 | PhD (Economics).": school and degree in two sentences of one line. */
function crossesSentences({ line }: RecordLine): boolean {
  const degree = line.annotated.degrees[0]!;
  const school = line.annotated.organisations.find((span) => span.kind === 'school')!;
  if (school.to > degree.from) return false;
  return splitSentences(line.text).some(({ from }) => from >= school.to && from <= degree.from);
}

/** Schools below "Medical School", "Residency": the label says what they gave. */
function readLabelledStudies(page: Page, { label, kind, lines }: LabelledStudies): Finding[] {
  if (kind === null || label === null) return readStudies(page, lines);
  const named = `${page.title ?? ''}\n${page.text.slice(0, 600)}`;
  const name = contextOf(page).subject.name;
  const at = name === '' ? -1 : named.indexOf(name);
  const letters = at < 0 ? '' : named.slice(at + name.length, at + name.length + 30).split('\n')[0]!;
  return group(lines, studyMarks, DEGREE).flatMap((record) => {
    const drafts = studyDrafts(record, 0.85).map((draft): Draft => {
      const degree = draft.degree ?? labelledDegree(kind, letters) ?? undefined;
      return {
        ...draft,
        status: labelledStatus(kind, draft.status),
        ...(degree === undefined ? {} : { degree }),
      };
    });
    const hasSchool = record.some((item) => schoolOf(item.line) !== null);
    return hasSchool ? findingsOf(page, [label, ...record], drafts) : [];
  });
}

function readStudies(page: Page, lines: readonly RecordLine[]): Finding[] {
  // Lines that hold degree and school together are read as sentences; only split records are joined here.
  const whole = (item: RecordLine): boolean =>
    item.line.annotated.degrees.length > 0 &&
    item.line.annotated.organisations.some((span) => span.kind === 'school') &&
    !crossesSentences(item);
  const dated: RecordLine[][] = [];
  for (let index = 1; index < lines.length; index += 1) {
    const record = datedAbove(lines, lines[index]!, index, whole);
    if (record !== null) dated.push(record);
  }
  const used = new Set(dated.flat());
  const split = lines.filter((item) => !used.has(item) && !whole(item));
  const findings: Finding[] = [];
  for (const record of [...dated, ...group(split, studyMarks, DEGREE)])
    if (record.some((item) => schoolOf(item.line) !== null))
      findings.push(...findingsOf(page, record, studyDrafts(record, 0.85)));
  return findings;
}

/** "June 1993" on a line of its own above "B.S., X University": the date belongs to the line below. */
function datedAbove(
  lines: readonly RecordLine[],
  item: RecordLine,
  index: number,
  whole: (item: RecordLine) => boolean,
): RecordLine[] | null {
  const above = lines[index - 1]!;
  if (!isOnlyDate(above) || !whole(item) || item.line.annotated.dates.length > 0) return null;
  // Not when that date closes the record before it; a list that opens with a date sets its dates above.
  const closes =
    index > 2 &&
    whole(lines[index - 2]!) &&
    lines[index - 2]!.line.annotated.dates.length === 0 &&
    !isOnlyDate(lines[0]!);
  return closes ? null : [above, item];
}

function isOnlyDate({ line }: RecordLine): boolean {
  return line.segments.length > 0 && line.segments.every((segment) => segment.kind === 'date');
}

function readPosts(page: Page, lines: readonly RecordLine[]): Finding[] {
  const findings: Finding[] = [];
  for (const record of group(lines, postMarks, NONE)) {
    const titled = record.some((item) => titleOfLine(item.line) !== null);
    const dated = record.some((item) => item.line.annotated.dates.length > 0);
    if (!titled && !dated) continue;
    // "2008: Master 2, X" in a list of all that somebody did: a study, and no post beside it.
    if (!titled && record.some((item) => item.line.annotated.degrees.length > 0)) continue;
    const draft = postDraft(record, titled && dated ? 0.85 : 0.7);
    if (draft !== null) findings.push(...findingsOf(page, record, [draft]));
  }
  return findings;
}

export default {
  id: 'sections',
  priority: 40,
  // Its words are mostly English ones; other languages are read by `open/`.
  accepts: (page) => page.blocks.length > 2 && (page.language === null || page.language.startsWith('en')),
  extract(page) {
    const findings: Finding[] = [];
    for (const run of runs(page)) {
      if (run.section !== 'education' && run.section !== 'employment') continue;
      for (const blocks of apart(page, run.blocks.slice(0, 400))) {
        const lines: RecordLine[] = [];
        for (const block of blocks) if (isField(block.text) && !isFieldLabel(block)) lines.push(recordLine(block));
        if (lines.length === 0) continue;
        if (run.section === 'employment') findings.push(...readPosts(page, lines));
        else for (const part of byLabel(lines)) findings.push(...readLabelledStudies(page, part));
      }
    }
    for (const block of blocksWithColon(page)) {
      const run = labelled(block);
      if (run !== null) findings.push(...readLabelled(page, run));
    }
    return findings;
  },
} satisfies Extractor;
