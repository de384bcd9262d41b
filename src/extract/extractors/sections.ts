// CV sections: lines under "Education" and "Experience" grouped into records by the line that opens each.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { isFieldLabel } from '../facts/field-labels.ts';
import { contextOf } from '../facts/page-context.ts';
import type { Draft } from '../facts/read-sentence.ts';
import {
  isField,
  postDraft,
  type RecordLine,
  recordLine,
  schoolOf,
  studyDrafts,
  titleOfLine,
} from '../facts/record-facts.ts';
import { type Section, sectionOf } from '../facts/sections.ts';
import { splitSentences } from '../facts/sentences.ts';
import { byLabel, type LabelledStudies, labelledDegree, labelledStatus } from '../facts/study-labels.ts';
import { toFinding } from '../facts/to-finding.ts';

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

const LABELLED = /^(\p{Lu}[\p{L} &]{3,28}):\s+(?=\S)/u;

/** "Education: X University, BSc, 2011. Y College, BE, 2007.": a section in one paragraph, a sentence for each record. */
function labelled(block: Block): Run | null {
  if (block.headingLevel !== undefined || block.zone === 'nav' || block.zone === 'footer') return null;
  const label = block.text.length > 1_000 ? null : LABELLED.exec(block.text);
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

type Mark = 'd' | 'o' | 't' | 'y' | 'n' | '';

const isHouse = (marks: readonly Mark[]): boolean => marks.includes('o') || marks.includes('n');

/** A line that names a body and nothing else. */
const isHouseAlone = (marks: readonly Mark[] | undefined): boolean =>
  marks?.length === 1 && (marks[0] === 'o' || marks[0] === 'n');

/** Every line that is a house and nothing else stands over a post, and at least one over a title. */
function headsPosts(all: readonly Mark[][]): boolean {
  const marked = all.filter((marks) => marks.length > 0);
  const below = marked.flatMap((marks, index) => (isHouseAlone(marks) ? [marked[index + 1] ?? []] : []));
  return below.every((marks) => !isHouse(marks) && marks.length > 0) && below.some((marks) => marks.includes('t'));
}

/** "2012 - 2014: ...", "Depuis octobre 2014 : ...". */
function opensWithDate({ line }: RecordLine): boolean {
  const [date] = line.annotated.dates;
  return (
    date !== undefined && /^(?:(?:since|from|depuis|seit|ab|desde|dal|sinds) )?$/i.test(line.text.slice(0, date.from))
  );
}

function studyMark(item: RecordLine): Mark[] {
  const marks: Mark[] = [];
  if (item.line.annotated.degrees.length > 0 || item.line.label === 'degree') marks.push('d');
  if (schoolOf(item.line) !== null) marks.push('o');
  if (item.line.annotated.dates.length > 0) marks.push('y');
  return marks;
}

function postMark(item: RecordLine): Mark[] {
  const marks: Mark[] = [];
  const { line } = item;
  if (titleOfLine(line) !== null) marks.push('t');
  if (line.segments.some((segment) => segment.kind === 'organisation') || line.label === 'organisation')
    marks.push('o');
  else if (line.segments.some((segment) => segment.kind === 'name') && line.text.length < 90) marks.push('n');
  if (line.annotated.dates.length > 0) marks.push('y');
  return marks;
}

/** A new record starts when the mark that opened the first one comes again, or when a mark would repeat in a full record. */
function group(lines: readonly RecordLine[], marksOf: (item: RecordLine) => Mark[], many: Mark): RecordLine[][] {
  const records: RecordLine[][] = [];
  let current: RecordLine[] = [];
  let seen = new Set<Mark>();
  let opener: Mark | null = null;
  // "School, year; degree, school, year": where a school closes the list, degrees stand above their schools.
  const all = lines.map(marksOf);
  const lastDegree = all.findLastIndex((marks) => marks.includes('d'));
  const degreeFirst = many === 'd' && all.findLastIndex((marks) => marks.includes('o')) > lastDegree;
  const houseFirst = many === '' && isHouseAlone(all.find((marks) => marks.length > 0)) && headsPosts(all);
  let house: RecordLine | null = null;
  for (const [index, item] of lines.entries()) {
    const marks = all[index]!;
    if (marks.length === 0) continue;
    opener ??= marks[0]!;
    const repeats = marks.filter((mark) => seen.has(mark) && mark !== many);
    const opens =
      current.length > 0 &&
      ((marks.includes(opener) && seen.has(opener) && !(opener === many && seen.size === 1)) ||
        repeats.length === marks.length ||
        // "Sales, Stone Tractors, 1999 - 2004" under a record that has house and years: one more, without a title.
        (many === '' && marks.includes('y') && seen.has('y') && isHouse(marks) && isHouse([...seen])) ||
        // "Stone Labs" alone over "Engineer, 2012": the next house of a list that sets its houses above.
        (houseFirst && isHouseAlone(marks)) ||
        // "2012 - 2014: ..." below "2014 - now: ...": each line opens with the years of its own record.
        (many === '' && marks.includes('y') && marks.length > 1 && opensWithDate(item) && opensWithDate(current[0]!)) ||
        (degreeFirst && marks.length === 1 && marks[0] === 'd' && seen.has('o') && seen.has('y')) ||
        // A full record is closed by the next degree, unless one school heads several.
        (many !== '' && marks.includes(many) && seen.has(many) && seen.has('o') && opener !== 'o') ||
        (repeats.length > 0 && repeats.some((mark) => mark !== 'n' && mark !== 'y')));
    if (opens) {
      records.push(current);
      current = [];
      seen = new Set();
      // Two posts in one house: the house stands once, over the first.
      if (houseFirst && house !== null && !isHouse(marks)) {
        current.push(house);
        seen.add('o');
      }
    }
    if (isHouseAlone(marks)) house = item;
    current.push(item);
    for (const mark of marks) seen.add(mark);
  }
  if (current.length > 0) records.push(current);
  return records;
}

/** No record goes from one person to the next, nor from one row of a wide table to the next. */
function apart(page: Page, blocks: readonly Block[]): Block[][] {
  const context = contextOf(page);
  const wide = new Set(blocks.flatMap(({ cell }) => (cell !== undefined && cell.column >= 2 ? [cell.table] : [])));
  const parts: Block[][] = [];
  let before: string | null = null;
  for (const block of blocks) {
    const row = block.cell !== undefined && wide.has(block.cell.table) ? `${block.cell.table}/${block.cell.row}` : '';
    const key = `${context.ownerOf(block)?.name ?? ''}|${row}`;
    if (key !== before) parts.push([]);
    parts.at(-1)!.push(block);
    before = key;
  }
  return parts;
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
  return drafts.map((draft) => toFinding(page, { ...draft, from: 0, to: place.text.length }, place, owner, 'section'));
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
  return group(lines, studyMark, 'd').flatMap((record) => {
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
  const dated = lines.flatMap((item, index) => datedAbove(lines, item, index, whole));
  const used = new Set(dated.flat());
  const split = lines.filter((item) => !whole(item) && !used.has(item));
  const records = [...dated, ...group(split, studyMark, 'd')];
  return records.flatMap((record) => {
    const hasSchool = record.some((item) => schoolOf(item.line) !== null);
    return hasSchool ? findingsOf(page, record, studyDrafts(record, 0.85)) : [];
  });
}

/** "June 1993" on a line of its own above "B.S., X University": the date belongs to the line below. */
function datedAbove(
  lines: readonly RecordLine[],
  item: RecordLine,
  index: number,
  whole: (item: RecordLine) => boolean,
): RecordLine[][] {
  const above = lines[index - 1];
  if (above === undefined || !whole(item) || item.line.annotated.dates.length > 0) return [];
  // Not when that date closes the record before it; a list that opens with a date sets its dates above.
  const closes =
    index > 2 &&
    whole(lines[index - 2]!) &&
    lines[index - 2]!.line.annotated.dates.length === 0 &&
    !isOnlyDate(lines[0]!);
  return isOnlyDate(above) && !closes ? [[above, item]] : [];
}

function isOnlyDate({ line }: RecordLine): boolean {
  return line.segments.length > 0 && line.segments.every((segment) => segment.kind === 'date');
}

function readPosts(page: Page, lines: readonly RecordLine[]): Finding[] {
  return group(lines, postMark, '').flatMap((record) => {
    const titled = record.some((item) => titleOfLine(item.line) !== null);
    const dated = record.some((item) => item.line.annotated.dates.length > 0);
    if (!titled && !dated) return [];
    // "2008: Master 2, X" in a list of all that somebody did: a study, and no post beside it.
    if (!titled && record.some((item) => item.line.annotated.degrees.length > 0)) return [];
    const draft = postDraft(record, titled && dated ? 0.85 : 0.7);
    return draft === null ? [] : findingsOf(page, record, [draft]);
  });
}

export default {
  id: 'sections',
  priority: 40,
  accepts: (page) => page.blocks.length > 2,
  extract(page) {
    const findings: Finding[] = [];
    for (const run of runs(page)) {
      if (run.section !== 'education' && run.section !== 'employment') continue;
      for (const blocks of apart(page, run.blocks.slice(0, 400))) {
        const lines = blocks.filter((block) => isField(block.text) && !isFieldLabel(block)).map(recordLine);
        findings.push(
          ...(run.section === 'education'
            ? byLabel(lines).flatMap((part) => readLabelledStudies(page, part))
            : readPosts(page, lines)),
        );
      }
    }
    for (const block of page.blocks) {
      const run = labelled(block);
      if (run !== null) findings.push(...readLabelled(page, run));
    }
    return findings;
  },
} satisfies Extractor;
