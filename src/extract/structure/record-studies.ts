// The study that an entry of a list states: its own degree, field and year, else those of the headings above; the school is the site's unless the entry names one.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import { SAME_FIELDS } from '../../domain/fields/field-words.ts';
import type { DegreeMention, FindingStatus, OrganisationMention } from '../../domain/model/finding.ts';
import { foldWords } from '../../domain/text/fold.ts';
import { findTitles } from '../../domain/titles/recognise-title.ts';
import { readLine } from '../page/lines.ts';
import type { ListOrganisation } from './list-organisation.ts';
import { degreeIn, entryStatus, type ListKind, type Scope } from './list-scope.ts';
import type { PersonRecord, Piece } from './person-records.ts';

export interface ListedStudy {
  organisation: OrganisationMention;
  degree: DegreeMention | null;
  field: string | null;
  year: number | null;
  status: FindingStatus;
  certainty: number;
}

const FIELDS: ReadonlySet<string> = new Set(
  SAME_FIELDS.flatMap((line) => line.split(/;\s*/)).filter((name) => name.length > 3),
);
const YEAR = /(?<!\d)(?:(?:19|20)\d{2})(?!\d)/;

/** "Mechanical Engineering", "Civil Eng. (Coastal)": a segment that is a field by itself. */
export function isFieldName(text: string): boolean {
  const plain = foldWords(
    text
      .replace(/\s*\([^()]{0,40}\)\s*$/, '')
      .replace(/\bEng\.?$/i, 'Engineering')
      .replace(/\bSci\.?$/i, 'Science'),
  );
  return FIELDS.has(plain);
}

const wholeField = (text: string): string =>
  text
    .replace(/\s*\([^()]{0,40}\)\s*/g, ' ')
    .replace(/\bEng\.?(?=\s|$)/i, 'Engineering')
    .replace(/\bSci\.?(?=\s|$)/i, 'Science')
    .replace(/[\s.,;]+$/, '')
    .trim();

/** A field among the segments of an entry: "Stavanger, Norway. Mechanical Engineering. Motion Compensation ...". */
function fieldAmong(text: string): string | null {
  for (const segment of text.slice(0, 300).split(/[,;:]\s+|(?<=\p{L}{2})\.\s+|\s+[–—|-]\s+|[()]/u)) {
    const piece = segment.trim();
    if (piece.length > 3 && piece.length < 60 && isFieldName(piece)) return wholeField(piece);
  }
  return null;
}

/** Longest known field inside a row whose columns were lost: "Jinghe Univ. Materials Science Postdoctoral Fellow". */
function fieldInside(text: string): string | null {
  const words = text.slice(0, 200).split(/\s+/);
  for (let size = 4; size >= 1; size -= 1)
    for (let first = 0; first + size <= Math.min(words.length, 24); first += 1) {
      const run = words
        .slice(first, first + size)
        .join(' ')
        .replace(/[,;.]$/, '');
      if (/^\p{Lu}/u.test(run) && !/[,;]/.test(run) && isFieldName(run)) return wholeField(run);
    }
  return null;
}

const column = (record: PersonRecord, role: Piece['role']): Piece | undefined =>
  record.pieces.find((piece) => piece.role === role);

function yearAfter(text: string, at: number): number | null {
  const near = text.slice(at, at + 100);
  const cut = near.search(/[;.]\s|\)\s|(?<=\d{4})\)/);
  const span = parseDates(cut < 0 ? near : near.slice(0, cut + 1)).find(
    (date) => date.end !== undefined && date.end !== 'present',
  );
  return span?.end === undefined || span.end === 'present' ? null : span.end.year;
}

/** "(2003)" right after the name, "BCom '05". */
function suffixYear(text: string): number | null {
  const found =
    /^\s*,?\s*\(?((?:19|20)\d{2})\)?(?=[\s,.;:)]|$)/.exec(text)?.[1] ?? /^\s*,?\s*\(?['’](\d{2})\b/.exec(text)?.[1];
  if (found === undefined) return null;
  const year = Number(found);
  return year > 100 ? year : year + (year > 40 ? 1900 : 2000);
}

/** Who examined or guided the graduates is on the list too: "Orientadora: ...". */
const SUPERVISION =
  /(?<!\p{L})(?:orientador\p{L}*|supervis\p{L}*|advis[eo]r\p{L}*|betreuer\p{L}*|gutachter\p{L}*|direct(?:eur|rice) de thèse|directora? de tesis|relatore|relatrice|promotor\p{L}*|opponent\p{L}*|examiner\p{L}*|jury|chair\p{L}*|dean|registrar|editor\p{L}*|speaker\p{L}*|compiled by|руководител\p{L}*)(?!\p{L})/iu;

/** Words before a degree that make it another matter: "see below, under former Ph.D." */
const ELSEWHERE =
  /(?<!\p{L})(?:see|below|under|teaches|examiner|now an?|current(?:ly)?|doing|pursuing|applied)(?!\p{L})/iu;

const LEAVING = /(?<!\p{L})(?:withdrew|left|dropped out|abandon\p{L}*)(?!\p{L})[^.;]{0,40}?((?:19|20)\d{2})/iu;

export function studyOf(
  record: PersonRecord,
  scope: Scope,
  organisation: ListOrganisation,
  kind: ListKind,
): ListedStudy | null {
  if (kind === 'staff' || kind === 'visitors' || !organisation.school) return null;
  if (record.labels.some((label) => SUPERVISION.test(label))) return null;
  if (column(record, 'institution') !== undefined) return null;
  const lines = record.pieces.filter((piece) => piece.role === null);
  const text = lines
    .map((piece) => piece.text)
    .join('\n')
    .slice(0, 600);
  const degreeCell = column(record, 'degree');
  const read = degreeIn(degreeCell?.text ?? (lines[0] === undefined ? '' : text.slice(0, 200)));
  const own = read !== null && degreeCell === undefined && ELSEWHERE.test(text.slice(0, read.from)) ? null : read;
  const school = own === null || degreeCell !== undefined ? null : schoolAfter(text, own.to);
  // A degree of another school in a graduate's entry is told by the sentence it stands in.
  if (school !== null && !sameBody(school, organisation.name)) return null;
  const degree = own?.degree ?? scope.degree;
  const yearCell = column(record, 'year');
  const stated = yearCell === undefined ? null : YEAR.exec(yearCell.text)?.[0];
  const year =
    (stated === null || stated === undefined ? null : Number(stated)) ??
    (own !== null && degreeCell === undefined ? yearAfter(text, own.to) : null) ??
    suffixYear(text) ??
    scope.year;
  const words = `${record.labels.join(' ')} ${text.slice(0, 400)} ${degreeCell?.text ?? ''}`;
  const status = entryStatus(words, scope);
  const left = status === 'not_conferred' ? LEAVING.exec(words)?.[1] : undefined;
  if (degree === null && year === null) return null;
  const fieldCell = column(record, 'field');
  const field =
    own?.field ??
    (fieldCell === undefined ? null : wholeField(fieldCell.text)) ??
    fieldAmong(text) ??
    (own === null ? scope.field : sameDegree(own.degree, scope.degree) ? scope.field : null) ??
    null;
  const inside = record.lost && own === null ? fieldInside(text) : null;
  return {
    organisation: { name: organisation.name, how: 'page_organisation' },
    degree,
    field: inside ?? field,
    year: left === undefined ? year : Number(left),
    status,
    certainty: degree === null ? 0.65 : own === null ? 0.8 : 0.88,
  };
}

/** "Doctor în informatică, Universitatea Tehnică Transilva, 2013.": a sentence of an entry that is a degree and its school. */
export function statedStudies(record: PersonRecord): ListedStudy[] {
  const found: ListedStudy[] = [...columnStudy(record)];
  for (const piece of record.pieces.slice(0, 6)) {
    if (piece.role !== null) continue;
    // "PhD from KTH. Jane Roe left ...": letters of an organisation end a sentence too, those of "B.A. X" do not.
    for (const sentence of piece.text
      .slice(0, 800)
      .split(/(?<=\p{Ll}{2}|(?<![\p{L}.])\p{Lu}{3,6}|\d{4}|\))\.\s+(?=\p{Lu})|[;\n]\s*/u)) {
      const text = sentence.replace(/^[\s,:(–—-]+/, '');
      const own = text.length > 160 ? null : degreeIn(text);
      if (own === null || own.from > 2) continue;
      const body = schoolAfter(text, own.to);
      if (body === null) continue;
      const fact: ListedStudy = {
        organisation: { name: body, how: 'text' },
        degree: own.degree,
        field: own.field,
        year: yearAfter(text, own.to),
        status: entryStatus(text, { degree: null, field: null, year: null, status: 'stated', heading: null }),
        certainty: 0.85,
      };
      found.push(fact);
      // "M.A., Ph.D., X University": degrees side by side before one school.
      for (const degree of degreesBeside(text, own.to)) found.push({ ...fact, degree, field: null });
    }
  }
  return found.slice(0, 6);
}

/** A row with a column of its own for the school: "PhD, Materials Science, 2011 | X University". */
function columnStudy(record: PersonRecord): ListedStudy[] {
  const school = column(record, 'institution');
  const cell = column(record, 'degree');
  const own = cell === undefined ? null : degreeIn(cell.text);
  if (school === undefined || cell === undefined || own === null) return [];
  const body = readLine(school.text).annotated.organisations.find((span) => span.kind === 'school');
  if (body === undefined) return [];
  const year = YEAR.exec(column(record, 'year')?.text ?? '')?.[0] ?? YEAR.exec(cell.text)?.[0];
  return [
    {
      organisation: { name: body.name, how: 'text' },
      degree: own.degree,
      field: own.field ?? column(record, 'field')?.text ?? null,
      year: year === undefined ? null : Number(year),
      status: entryStatus(cell.text, { degree: null, field: null, year: null, status: 'stated', heading: null }),
      certainty: 0.88,
    },
  ];
}

function degreesBeside(text: string, at: number): DegreeMention[] {
  const beside: DegreeMention[] = [];
  let from = at;
  for (let count = 0; count < 3; count += 1) {
    const joint = /^\.?(?:,| and| &|, and) /.exec(text.slice(from, from + 8))?.[0];
    const next = joint === undefined ? null : degreeIn(text.slice(from + joint.length));
    if (joint === undefined || next === null || next.from > 0) break;
    beside.push(next.degree);
    from += joint.length + next.to;
  }
  return beside;
}

const sameDegree = (left: DegreeMention, right: DegreeMention | null): boolean =>
  right !== null &&
  (left.code === right.code || left.code === null || right.code === null) &&
  left.level === right.level;

function schoolAfter(text: string, at: number): string | null {
  // The dash closes the study: "Ph.D. May 2012 – Assistant Professor, Purdue".
  const near = text.slice(at, at + 120).replace(/(?:(?<=\p{Ll}{2})\.|[;\n]|\s[–—-]\s).*$/su, '');
  if (findTitles(near).length > 0) return null;
  return readLine(near).annotated.organisations.find((span) => span.kind === 'school')?.name ?? null;
}

/** One name inside the other: "Politécnico de Sarabia" and "Instituto Politécnico de Sarabia". */
function sameBody(left: string, right: string): boolean {
  const [one, two] = [foldWords(left), foldWords(right)];
  return one.includes(two) || two.includes(one);
}
