// Facts of a record: a few lines that together say one post or one study, whatever their order.

import type { Block } from '../../domain/model/page.ts';
import type { EndDate, PartialDate } from '../../domain/model/partial-date.ts';
import { type Line, readLine, type Segment } from '../page/lines.ts';
import type { DegreeSpan } from '../spans/find-degrees.ts';
import type { Draft } from '../statements/read-sentence.ts';
import { studyStatus } from '../statements/status.ts';

export interface RecordLine {
  block: Block;
  line: Line;
}

export interface RecordDates {
  start?: PartialDate;
  end?: EndDate;
}

/** "Launched integrations with Stone Pay": what was done in a post. "Certified nurse", "Appointed dean" are posts. */
const DUTY =
  /^(?:Led|Built|Ran|Wrote|Drove|Oversaw|Grew|Won|Took|Made|Sold|Held|Kept|Brought|Responsible|Set up|(?!(?:Retired|Certified|Licensed|Registered|Chartered|Appointed|Elected|Named|Promoted|Joined|Employed|Self-employed|Ordained|Advanced|Applied|Limited|United|Associated|Graduated|Attended|Studied|Received|Earned|Awarded|Completed|Obtained)\b)\p{Lu}\p{Ll}{2,14}ed) \p{Ll}/u;

/** A line that can be a field of a record: short, no sentence, no bullet of duties. */
export function isField(text: string): boolean {
  if (text.length > 160) return false;
  if (mayBeDuty(text) && DUTY.test(text) && !/\d{4}/.test(text) && text.split(' ').length > 3) return false;
  if (/\b(?:last (?:updated?|modified|changed|revised)|copyright|all rights)\b|©/i.test(text)) return false;
  // A text of n words has n - 1 spaces and as many letters or more.
  const words = text.length < 2 * SENTENCE_WORDS ? 0 : wordsIn(text);
  if (words <= SENTENCE_WORDS) return true;
  if (/[.!?]$/.test(text) && !/\b(?:Inc|Ltd|Co|Corp|Univ|D|A|S|Sc|Phil)\.$/.test(text)) return false;
  return !(words > FIELD_WORDS && !/\d{4}/.test(text));
}

/** What somebody did opens with a capital, and its second word with a small letter. */
function mayBeDuty(text: string): boolean {
  const code = text.charCodeAt(text.indexOf(' ') + 1);
  return (code >= 97 && code <= 122) || code > 127;
}

/** As many as the text has when it is split at white space. */
function wordsIn(text: string): number {
  let words = 1;
  let inside = true;
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    const space = code === 32 || ((code < 32 || code > 127) && /\s/.test(text[at]!));
    if (space && inside) words += 1;
    inside = !space;
  }
  return words;
}

/** More words than these and a full stop make a sentence; more than those are no field without a year. */
const SENTENCE_WORDS = 9;
const FIELD_WORDS = 16;

export function recordLine(block: Block): RecordLine {
  return { block, line: readLine(block.text) };
}

export function datesOfLines(lines: readonly RecordLine[]): RecordDates {
  for (const { line } of lines) {
    const span =
      line.annotated.dates.find((date) => date.kind === 'range') ??
      line.annotated.dates.find((date) => date.kind === 'since');
    if (span !== undefined)
      return {
        ...(span.start === undefined ? {} : { start: span.start }),
        ...(span.end === undefined ? {} : { end: span.end }),
      };
  }
  for (const { line } of lines) {
    const [first, second] = line.annotated.dates;
    if (first === undefined) continue;
    // "2001  2007": two years whose dash was lost.
    if (
      second !== undefined &&
      first.end !== undefined &&
      first.end !== 'present' &&
      second.end !== undefined &&
      second.end !== 'present' &&
      second.from - first.to <= 3 &&
      second.end.year >= first.end.year
    )
      return { start: first.end, end: second.end };
    if (
      /(?:^|[\s–-])(?:present|current|now|date|till date|to date)\b/i.test(line.text.slice(first.to, first.to + 14)) &&
      first.end !== undefined &&
      first.end !== 'present'
    )
      return { start: first.end, end: 'present' };
    return {
      ...(first.start === undefined ? {} : { start: first.start }),
      ...(first.end === undefined ? {} : { end: first.end }),
    };
  }
  return {};
}

/** Title of a line: the segment that is one, without its label. */
export function titleOfLine(line: Line): { text: string; segment: Segment } | null {
  const segment = line.segments.find((item) => item.kind === 'title');
  if (segment === undefined) {
    if (line.label !== 'title') return null;
    const rest = line.segments.at(-1)!;
    return { text: rest.text, segment: rest };
  }
  const neighbours = line.segments.filter((item) => item.kind === 'title');
  const last = neighbours.at(-1)!;
  // "Co-Founder, CTO": titles side by side are one.
  const whole =
    neighbours.length > 1 && last.from - segment.to < 12 ? line.text.slice(segment.from, last.to) : segment.text;
  // "2015–2020 Marketing Manager": years that no comma cuts off are not the title's.
  const dated = line.annotated.dates.find((date) => date.from === segment.from && date.to < segment.to);
  const since = /^(?:seit|since|depuis|desde|dal|sinds|ab)\s+(?:\p{L}+\s)?(?:\d{1,2}[/.])?\d{4}[\s:,–—-]+/iu.exec(
    whole,
  );
  const undated =
    since !== null
      ? whole.slice(since[0].length)
      : dated === undefined
        ? whole
        : whole.slice(dated.to - segment.from).replace(/^[\s:,–—-]+/, '');
  return { text: undated.replace(/^(?:designation|position|title|role|job title)\s*:\s*/i, ''), segment };
}

/** Organisation of a line: one with a cue, else a bare name beside a title or alone. */
export function organisationOfLine(line: Line, bare: boolean): { name: string; unit?: string } | null {
  if (line.label === 'organisation' || line.label === 'school') {
    const colon = line.text.indexOf(':');
    const rest = line.segments.find((segment) => segment.from > colon);
    return rest === undefined ? null : { name: rest.text };
  }
  const titled = line.annotated.titles;
  const cued = line.annotated.organisations.find(
    (span) =>
      span.kind !== 'name' &&
      span.kind !== 'place' &&
      !titled.some((title) => title.from <= span.start && title.to >= span.to),
  );
  if (cued !== undefined) return { name: cued.name, ...(cued.unit === undefined ? {} : { unit: cued.unit }) };
  if (!bare) return null;
  const at = line.segments.findIndex((segment) => segment.kind === 'title');
  const names = line.segments.filter((segment) => segment.kind === 'name');
  const after = names.find((segment) => at >= 0 && segment.from > line.segments[at]!.from);
  const chosen = after ?? names[0];
  return chosen === undefined ? null : { name: chosen.text.replace(/^@/, '').replace(/^[(["“]+|[)\]"”]+$/g, '') };
}

const FOCUS = { kind: 'focus', firstPerson: false } as const;

export function postDraft(lines: readonly RecordLine[], certainty: number): Draft | null {
  let title: string | null = null;
  let organisation: { name: string; unit?: string } | null = null;
  let titleLine: RecordLine | undefined;
  for (const item of lines) {
    const found = titleOfLine(item.line);
    if (found === null) continue;
    title = found.text;
    titleLine = item;
    break;
  }
  const ordered = titleLine === undefined ? lines : [titleLine, ...lines.filter((item) => item !== titleLine)];
  for (const { line } of lines) organisation ??= line.label === 'organisation' ? organisationOfLine(line, true) : null;
  for (const { line } of ordered) organisation ??= organisationOfLine(line, false);
  for (const { line } of ordered) organisation ??= organisationOfLine(line, true);
  if (organisation === null) return null;
  const dates = datesOfLines(lines);
  return {
    kind: 'employment',
    actor: FOCUS,
    status: 'stated',
    organisation,
    ...(title === null ? {} : { title }),
    ...dates,
    current: dates.end === 'present' ? true : dates.end === undefined ? null : false,
    from: 0,
    to: 0,
    certainty: title === null ? certainty - 0.15 : certainty,
  };
}

export function studyDrafts(lines: readonly RecordLine[], certainty: number): Draft[] {
  const words = lines.map(({ line }) => line.text).join(' ; ');
  const organisation = lines.map(({ line }) => schoolOf(line)).find((found) => found !== null) ?? null;
  const degrees: { span: DegreeSpan; field: string | null; line: RecordLine }[] = lines.flatMap((item) =>
    item.line.annotated.degrees.map((span, index) => ({
      span,
      field: item.line.annotated.fields.find((field) => field.degree === index)?.text ?? span.ofField ?? null,
      line: item,
    })),
  );
  if (organisation === null && degrees.length === 0) return [];
  const base = { kind: 'education', actor: FOCUS, current: null, from: 0, to: 0, certainty } as const;
  if (degrees.length === 0) {
    const dates = datesOfLines(lines);
    return [
      {
        ...base,
        status: studyStatus(words, false),
        ...(organisation === null ? {} : { organisation }),
        ...dates,
      },
    ];
  }
  return degrees.map(({ span, field, line }) => {
    const own = datesOfLines([line]);
    const dates =
      own.end !== undefined || own.start !== undefined
        ? own
        : datesOfLines(lines.filter((item) => item.line.annotated.degrees.length === 0));
    const status = studyStatus(words, true);
    return {
      ...base,
      status,
      current: status === 'in_progress' || status === 'expected' ? true : null,
      ...(organisation === null ? {} : { organisation }),
      degree: span,
      ...(field === null ? {} : { field }),
      ...dates,
    };
  });
}

export function schoolOf(line: Line): { name: string; unit?: string } | null {
  const school =
    line.annotated.organisations.find((span) => span.kind === 'school') ??
    line.annotated.organisations.find((span) => span.kind === 'body');
  if (school !== undefined) return { name: school.name, ...(school.unit === undefined ? {} : { unit: school.unit }) };
  return line.label === 'school' ? organisationOfLine(line, true) : null;
}
