// Parts of organisations: boards, groups, schools and departments named beside the larger body that they belong to.
import { lazyPattern } from '../../../domain/languages/words.ts';
import { LEGAL_SUFFIXES, SCHOOL_CUES, UNIT_HEADS } from '../../lexicon/organisation-words.ts';

export type OrganisationKind = 'school' | 'body' | 'company' | 'name' | 'place';

export interface OrganisationSpan {
  from: number;
  to: number;
  first: number;
  last: number;
  name: string;
  kind: OrganisationKind;
  /** Named before it: "School of Law at", "Department of Physics,". */
  unit?: string;
  /** Where the unit starts, for quotes and for the words before the whole. */
  start: number;
}

export const stripDot = (lower: string): string => lower.replace(/[.®™]+$/g, '').replace(/['’]s$/, '');

const BOARD_OF_ACRONYM = /^(\p{Lu}[\p{Lu}\d&-]{2,}) Board(?: of (?:Directors|Trustees|Governors|Advisors))?$/u;

/** "Board of Directors of X" and "XYZ Board" are X's; a board alone is nobody's name. */
export function withoutBoard(span: OrganisationSpan): OrganisationSpan | null {
  const acronym = BOARD_OF_ACRONYM.exec(span.name)?.[1];
  if (acronym !== undefined) return { ...span, name: acronym, to: span.from + acronym.length };
  // Board, Council, Committee, whatever their capitals.
  const opening = span.name.charCodeAt(0) | 0x20;
  if (opening !== 0x62 && opening !== 0x63) return span;
  const board =
    /^(?:Board|Council|Committee)(?: of (?:Directors|Trustees|Governors|Regents|Advisors|Advisers|Managers|Overseers|Supervisors))?(?: (?:of|for|at) (?:the )?|$)/i.exec(
      span.name,
    );
  if (board === null || !/of (?:D|T|G|R|A|M|O|S)|^Board$/.test(board[0])) return span;
  const rest = span.name.slice(board[0].length);
  return rest === '' ? null : { ...span, name: rest, from: span.from + board[0].length };
}

/** "Practice Group of Stone & Miles LLP": the firm is the employer, its group the unit. */
export function withoutGroup(span: OrganisationSpan): OrganisationSpan {
  if (!span.name.includes(' of ')) return span;
  const group =
    /^(.{2,60}? (?:Group|Team|Practice|Division|Department|Dept|Branch|Office|Chapter|Section|Battalion|Squadron)) of (?:the )?(?=\p{Lu})/u.exec(
      span.name,
    );
  // "Stone Institute of Tides of the Oakham Branch of the Academy": the institute is no part of the branch's name.
  if (group === null || / of /.test(group[1]!)) return span;
  const name = span.name.slice(group[0].length);
  // "the Oakham Department of Justice": what follows "of" is no body, so the whole is one.
  if (span.kind !== 'company' && !hasParts(name, /(?:Department|Dept|Office)$/.test(group[1]!))) return span;
  return { ...span, name, unit: group[1]!, from: span.from + group[0].length };
}

const OWNERS: ReadonlySet<string> = new Set('bank corporation company hospital museum'.split(' '));

/** An organisation that has parts: a school, a firm or the like; elsewhere than after a department, any name of several words. */
function hasParts(name: string, department: boolean): boolean {
  const owner = name
    .split(/\s+/)
    .map((word) => stripDot(word.toLowerCase()))
    .some((word) => SCHOOL_CUES.has(word) || LEGAL_SUFFIXES.has(word) || OWNERS.has(word));
  return owner || (!department && /[\s-]\p{Lu}/u.test(name));
}

const SUBJECT = String.raw`\p{Lu}[\p{Ll}-]+(?: \p{Lu}[\p{Ll}-]+){0,2}`;
const MORE_SUBJECTS = lazyPattern(
  () => `^(?:, ${SUBJECT}){0,3},? (?:and|&) ${SUBJECT}(?=,? (?:at|of|in) | \\(\\p{Lu})`,
  'u',
);

/** "the Department of Spanish, Italian, and Portuguese at Marl University": the subjects of a department are no bodies of their own. */
function withSubjects(text: string, spans: readonly OrganisationSpan[]): OrganisationSpan[] {
  const kept: OrganisationSpan[] = [];
  for (const span of spans) {
    const before = kept.at(-1);
    if (before !== undefined && span.to <= before.to) {
      before.last = span.last;
      continue;
    }
    const more = opensWithUnit(span) ? MORE_SUBJECTS().exec(text.slice(span.to, span.to + 120)) : null;
    const isNamed = more?.[0].split(/[\s,]+/).some((word) => SCHOOL_CUES.has(word.toLowerCase())) === true;
    const to = more === null || isNamed ? span.to : span.to + more[0].length;
    kept.push({ ...span, to, name: `${span.name}${text.slice(span.to, to)}` });
  }
  return kept;
}

/** "School of Law, University of X" and "Department of Physics at Y": the larger body is the organisation. */
export function attachUnits(text: string, found: readonly OrganisationSpan[]): OrganisationSpan[] {
  if (found.length < 2) return [...found];
  const spans = withSubjects(text, found);
  const kept: OrganisationSpan[] = [];
  for (const [index, span] of spans.entries()) {
    const before = kept.at(-1);
    const between = before === undefined ? '' : text.slice(before.to, span.from);
    if (
      before !== undefined &&
      (span.kind === 'school' || span.kind === 'body' || isLettersOfWhole(before, span)) &&
      (/^(?:,| at| of| in|,? within|\) at)?(?: the)? $/i.test(between) || /^(?:['’]s)? $/.test(between)) &&
      // "the Oakham Fishing Commission, the Westmark Government agency that": beside it, not above it.
      (between !== ', the ' || UNIT_HEADS.has(before.name.split(' ', 1)[0]!.toLowerCase())) &&
      // "the School of Tides in Marl University"; a hospital in a place that bears a school's name is no part of it.
      (!/^ in/.test(between) || (opensWithUnit(before) && SCHOOL_WORD.test(span.name))) &&
      isUnit(before) &&
      !(between === ', ' && isTownOfState(text, span)) &&
      !(between === ', ' && isListed(text, before, spans, index))
    ) {
      kept.pop();
      kept.push({
        ...span,
        kind: span.kind === 'name' ? 'body' : span.kind,
        unit: before.unit === undefined ? before.name : `${before.unit}, ${before.name}`,
        start: before.start,
        first: before.first,
      });
      continue;
    }
    // "the Tax and [Estates Practice Group of] Stone & Miles LLP": the first word belongs to the group's name.
    if (before?.kind === 'name' && span.unit !== undefined && text.slice(before.to, span.start) === ' and ') {
      kept.pop();
      kept.push({ ...span, unit: `${before.name} and ${span.unit}`, start: before.start, first: before.first });
      continue;
    }
    // "Northfield University, Product Design Department", "University of X's School of Law"
    if (
      before !== undefined &&
      before.kind === 'school' &&
      before.unit === undefined &&
      /^(?:,|['’]s) $/.test(between) &&
      /\b(?:Department|Faculty|Division)\b|\b(?:School|College) of \p{Lu}|^Institute of\b|^Dept\b/u.test(span.name) &&
      !isUnit(before)
    ) {
      kept.pop();
      kept.push({ ...before, unit: span.name, to: span.to, last: span.last });
      continue;
    }
    kept.push(span);
  }
  return kept;
}

/** "Stone College, Cambridge, MA": the town of that name, not its university. */
const isTownOfState = (text: string, { name, to }: OrganisationSpan): boolean =>
  !name.includes(' ') && /^,\s(?:(?!UK)\p{Lu}{2}|\p{Lu}\p{L}{2,4}\.)(?!\p{L})/u.test(text.slice(to, to + 8));

const SCHOOL_WORD = /\b(?:Universit|College)/;
const WHOLE_SCHOOL = /\b(?:College|School|Academy|Institute|Polytechnic|Seminary|Conservatory)$/;
const BELOW_COLLEGE = /\b(?:High|Grammar|Elementary|Primary|Preparatory|Prep|Secondary|Middle) School$/;
const PROFESSIONAL_SCHOOL =
  /\b(?:Law|Medical|Business|Divinity|Dental|Graduate|Nursing|Engineering|Management|Medicine|University) (?:School|College|Institute)$/;

/** "Stone College, Hale University and Miles Academy": three in a row, none a part of the next. */
function isListed(text: string, before: OrganisationSpan, spans: readonly OrganisationSpan[], at: number): boolean {
  const span = spans[at]!;
  // "Oakham High School, Stone College": a school for children is no part of a college.
  if (BELOW_COLLEGE.test(before.name)) return true;
  const alike = WHOLE_SCHOOL.test(before.name) && !PROFESSIONAL_SCHOOL.test(before.name);
  if (
    !alike ||
    before.unit !== undefined ||
    !/^\S+ /.test(before.name) ||
    opensWithUnit(before) ||
    opensWithUnit(span) ||
    /^University of\b/.test(span.name)
  )
    return false;
  let index = at;
  while (index + 1 < spans.length && text.slice(spans[index]!.to, spans[index + 1]!.from) === ', ') index += 1;
  const next = spans[index + 1];
  return (
    next !== undefined &&
    (next.kind === 'school' || next.kind === 'body') &&
    /^,? (?:and|&)(?: at)?(?: the)? $/.test(text.slice(spans[index]!.to, next.from))
  );
}

/** "Department of Civil Engineering, NTLK": letters behind a department name whose it is. */
const isLettersOfWhole = (before: OrganisationSpan, { kind, name }: OrganisationSpan): boolean =>
  kind === 'name' &&
  /^\p{Lu}{3,8}$/u.test(name) &&
  /^(?:Department|Dept|School|Faculty|Division) of /i.test(before.name);

const opensWithUnit = (span: OrganisationSpan): boolean =>
  UNIT_HEADS.has(span.name.slice(0, span.name.indexOf(' ')).toLowerCase());

function isUnit(span: OrganisationSpan): boolean {
  if (/\buniversit|\bcollege,? (?:oxford|cambridge)/i.test(span.name)) return false;
  return span.name.split(/\s+/).some((word) => UNIT_HEADS.has(stripDot(word.toLowerCase())));
}
