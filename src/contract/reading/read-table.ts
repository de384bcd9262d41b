// People in a table, as spreadsheets and exports write them: CSV, or one JSON object a line. Every row becomes a body of
// POST /v1/jobs; what cannot be read is a fault of its row.
import { parse } from 'csv-parse/sync';
import { Fault } from '../../domain/model/fault.ts';
import { EXPECTED_SCHEMAS } from '../schemas/claim.ts';
import { Person } from '../schemas/person.ts';
import { type JsonBody, readJson } from './read-json.ts';
import { fieldFault } from './validate.ts';

export interface TableRow {
  /** The first row of people is 1. */
  row: number;
  body: JsonBody;
}

/** One JSON object a line; empty lines are passed over. */
export function readLines(text: string): TableRow[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => ({ row: index + 1, body: readLine(line) }));
}

function readLine(line: string): JsonBody {
  try {
    return readJson(Buffer.from(line));
  } catch (error) {
    const message = error instanceof Fault ? error.publicMessage : 'is not valid JSON';
    return { value: undefined, faults: [fieldFault([], message, 'invalid_json')] };
  }
}

const PERSON = new Set(Object.keys(Person.shape));
/** Columns without a type in front belong to the claim that has such a member. */
const BARE: Readonly<Record<string, string>> = {
  school: 'education',
  degree: 'education',
  field: 'education',
  start_year: 'education',
  end_year: 'education',
  employer: 'employment',
  title: 'employment',
  start_date: 'employment',
  end_date: 'employment',
  is_current: 'employment',
};
/** `education.school`, `employment[2].title`, `employment_2.title`. */
const COLUMN = /^([a-z]+)(?:\[(\d+)\]|_(\d+))?\.([a-z_]+)$/;
const NUMBERS = new Set(['start_year', 'end_year', 'year']);
const LISTS = new Set(['aliases', 'profile_urls', 'domains']);

type Place =
  | { of: 'person'; member: string }
  | { of: 'claim'; type: string; number: number; member: string }
  | { of: 'metadata'; member: string }
  | { of: 'template' }
  | { of: 'job'; member: string }
  | { of: 'nothing' };

function placeOf(column: string): Place {
  const name = column
    .trim()
    .toLowerCase()
    .replace(/^person\./, '')
    .replaceAll(' ', '_');
  if (name === 'name') return { of: 'person', member: 'full_name' };
  if (PERSON.has(name)) return { of: 'person', member: name };
  if (name === 'template_id') return { of: 'template' };
  if (name === 'purpose' || name === 'legal_basis') return { of: 'job', member: name };
  if (name.startsWith('metadata.')) return { of: 'metadata', member: name.slice('metadata.'.length) };
  const bare = BARE[name];
  if (bare !== undefined) return { of: 'claim', type: bare, number: 1, member: name };
  const match = COLUMN.exec(name);
  if (!match || !EXPECTED_SCHEMAS.has(match[1]!)) return { of: 'nothing' };
  return { of: 'claim', type: match[1]!, number: Number(match[2] ?? match[3] ?? 1), member: match[4]! };
}

/** Comma, semicolon or tab: whichever the header has most of. */
function delimiterOf(text: string): string {
  const header = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '';
  const count = (mark: string) => header.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

export function readCsv(text: string): TableRow[] {
  let table: string[][];
  try {
    table = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new Fault('malformed_json', `The table cannot be read${line ? ` (line ${line})` : ''}.`);
  }
  const places = (table[0] ?? []).map(placeOf);
  if (!places.some((place) => place.of === 'person' && place.member === 'full_name'))
    throw new Fault('validation_failed', 'The first line must name the columns, and one of them must be full_name.');
  return table.slice(1).map((cells, index) => ({ row: index + 1, body: { value: bodyOf(places, cells), faults: [] } }));
}

function bodyOf(places: readonly Place[], cells: readonly string[]): Record<string, unknown> {
  const person: Record<string, unknown> = {};
  const metadata: Record<string, unknown> = {};
  const claims = new Map<string, { claim_key: string; claim_type: string; expected: Record<string, unknown> }>();
  const ofJob: Record<string, string> = {};
  let templateId: string | undefined;
  for (const [index, place] of places.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (cell === '' || place.of === 'nothing') continue;
    if (place.of === 'template') templateId = cell;
    else if (place.of === 'job') ofJob[place.member] = cell;
    else if (place.of === 'metadata') metadata[place.member] = cell;
    else if (place.of === 'person') person[place.member] = cellValue(place.member, cell);
    else {
      const key = place.number === 1 ? place.type : `${place.type}-${place.number}`;
      const claim = claims.get(key) ?? { claim_key: key, claim_type: place.type, expected: {} };
      claim.expected[place.member] = cellValue(place.member, cell);
      claims.set(key, claim);
    }
  }
  return {
    person,
    ...(claims.size > 0 || templateId === undefined ? { claims: [...claims.values()] } : {}),
    ...(templateId === undefined ? {} : { template_id: templateId }),
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
    ...ofJob,
  };
}

function cellValue(member: string, cell: string): unknown {
  if (NUMBERS.has(member) && /^\d{1,4}$/.test(cell)) return Number(cell);
  if (member === 'is_current')
    return /^(?:yes|true|1|y|x)$/i.test(cell) ? true : /^(?:no|false|0|n)$/i.test(cell) ? false : cell;
  if (LISTS.has(member))
    return cell
      .split(/[;|]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return cell;
}

/** One line of CSV. A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells
    .map((cell) => {
      const text = String(cell ?? '');
      const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
      return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(',')}\r\n`;
}
