// Records of people on a page that lists several: rows of tables, list items, cards, definition lists and entries inside a paragraph.
import type { Block, Page } from '../../domain/model/page.ts';
import { GIVEN_NAMES } from '../lexicon/name-tables.ts';
import { shapeOf } from '../page/block-shape.ts';
import { readName } from '../page/person-lines.ts';
import { entryName, looksInverted, splitEntries } from './list-entries.ts';
import { degreeIn } from './list-scope.ts';

export type ColumnRole = 'name' | 'degree' | 'institution' | 'field' | 'year' | 'position' | 'role' | 'unit' | 'other';

export interface Piece {
  text: string;
  /** Offset in the page text. */
  from: number;
  /** What the table's head says of the column; null outside tables with a head. */
  role: ColumnRole | null;
}

export interface PersonRecord {
  name: string;
  /** Range of the whole record in the page text. */
  from: number;
  to: number;
  /** What the record says beside the name, in reading order. */
  pieces: Piece[];
  labels: string[];
  /** A row of plain text whose columns ran together: nothing but a space stands after the name. */
  lost: boolean;
  /** Index of the block that opens it, and of those that belong to it. */
  first: number;
  blocks: number[];
}

const MAX_RECORDS = 600;
const MAX_CARD = 8;
const end = (block: Block): number => block.start + block.text.length;

const COLUMNS: readonly [ColumnRole, RegExp][] = [
  [
    'name',
    /^(?:full |faculty |staff |member |student )?(?:name|names|student|graduate|candidate|alumn(?:us|a|i)|nom(?: et prénom)?|nombre(?: y apellidos)?|nome|naam|name, vorname|absolvent(?:in)?|фио|ф\.и\.о\.|имя|person|employee|member|author|mitarbeiter(?:in)?)$/i,
  ],
  [
    'degree',
    /^(?:(?:highest |terminal )?degrees?(?: earned)?(?:,? (?:field,?)?(?: and)? ?(?:year)?)?|award|qualification|diploma|diplôme|título|titolo|abschluss|grad|grau|степень|диплом)$/i,
  ],
  [
    'institution',
    /^(?:institution|university|alma mater|(?:degree[- ])?(?:granting|awarding) (?:institution|university)|hochschule|université|universidad|università|universidade|universiteit)$/i,
  ],
  [
    'field',
    /^(?:major|field|subject|department|dept\.?|programme|program|discipline|specialty|speciali[sz]ation|fach|fachrichtung|studiengang|filière|spécialité|especialidad|carrera|indirizzo|corso|специальность)$/i,
  ],
  [
    'year',
    /^(?:year|class|graduated|year of (?:degree|graduation)|année|promotion|jahr|jahrgang|año|promoción|anno|ano|год)$/i,
  ],
  [
    'position',
    /^(?:present position|current position|now at|now|currently|present employer|employer|first (?:job|position|employer|destination)|placement|position after graduation|where now|premier emploi|emploi actuel|heute|jetzt tätig|puesto actual|impiego|место работы)$/i,
  ],
  ['role', /^(?:position|title|role|rank|job title|function|funktion|fonction|cargo|puesto|ruolo|functie|должность)$/i],
  ['unit', /^(?:office|team|group|unit|school|faculty|abteilung|service)$/i],
];

function columnRole(label: string): ColumnRole {
  const text = label.trim().replace(/[:.]$/, '');
  return text.length > 40 ? 'other' : (COLUMNS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other');
}

function readTables(page: Page): PersonRecord[] {
  const tables = new Map<number, Map<number, Block[]>>();
  for (const block of page.blocks) {
    if (block.cell === undefined || block.zone === 'nav') continue;
    const rows = tables.get(block.cell.table) ?? new Map<number, Block[]>();
    tables.set(block.cell.table, rows);
    const row = rows.get(block.cell.row) ?? [];
    rows.set(block.cell.row, row);
    row.push(block);
  }
  return [...tables.values()].flatMap((rows) => readTable([...rows.values()]));
}

function readTable(rows: readonly Block[][]): PersonRecord[] {
  const [head, ...rest] = rows;
  if (head === undefined) return [];
  const roles = new Map(head.map((cell) => [cell.cell!.column, columnRole(cell.text)]));
  const titled =
    rest.length > 0 &&
    head.length > 1 &&
    [...roles.values()].filter((role) => role !== 'other').length >= 2 &&
    [...roles.values()].includes('name');
  const body = titled ? rest : rows;
  const column = titled ? [...roles].find(([, role]) => role === 'name')![0] : nameColumn(body);
  if (column === null) return [];
  const cells = body.map((row) => row.find((cell) => cell.cell!.column === column));
  const inverted = majority(
    cells.flatMap((cell) => (cell === undefined ? [] : [cell.text])),
    looksInverted,
  );
  const records: PersonRecord[] = [];
  for (const [index, row] of body.entries()) {
    const cell = cells[index];
    const name = cell === undefined ? null : entryName(cell.text, inverted);
    if (cell === undefined || name === null || records.length >= MAX_RECORDS) continue;
    const after = cell.text.slice(name.to).trim();
    const pieces: Piece[] = after.length > 3 ? [{ text: after, from: end(cell) - after.length, role: null }] : [];
    for (const other of row)
      if (other !== cell)
        pieces.push({
          text: other.text,
          from: other.start,
          role: titled ? (roles.get(other.cell!.column) ?? 'other') : null,
        });
    records.push({
      name: name.name,
      from: row[0]!.start,
      to: end(row.at(-1)!),
      pieces,
      labels: [],
      lost: false,
      first: row[0]!.index,
      blocks: row.map((block) => block.index),
    });
  }
  return records.length >= 2 ? records : [];
}

const majority = <T>(items: readonly T[], test: (item: T) => boolean): boolean =>
  items.length > 0 && items.filter(test).length / items.length > 0.5;

/** The first column in which most rows are names alone. */
function nameColumn(rows: readonly Block[][]): number | null {
  for (let column = 0; column < 3; column += 1) {
    const cells = rows.flatMap((row) => row.filter((cell) => cell.cell!.column === column));
    const names = cells.filter(
      (cell) =>
        cell.text.length < 70 && (readName(cell.text) ?? entryName(cell.text, looksInverted(cell.text))) !== null,
    );
    if (names.length >= 2 && names.length / cells.length >= 0.6) return column;
  }
  return null;
}

interface Candidate {
  block: Block;
  text: string;
  from: number;
  labels: string[];
  key: string;
  /** One of several entries of one block. */
  split: boolean;
  quoteFrom: number;
}

function candidates(page: Page): Candidate[] {
  const found: Candidate[] = [];
  for (const block of page.blocks) {
    if (block.cell !== undefined || block.zone === 'nav' || found.length > MAX_RECORDS * 3) continue;
    if (block.zone === 'footer' && !/blockquote|figure|article|li\b|card/.test(block.path)) continue;
    const key = `${block.tag}|${block.headingLevel ?? ''}|${shapeOf(block)}`;
    const entries = block.headingLevel === undefined ? splitEntries(block.text) : [];
    if (entries.length > 0)
      for (const entry of entries)
        found.push({
          block,
          ...entry,
          from: block.start + entry.from,
          key,
          split: true,
          quoteFrom: block.start + (entry.quoteFrom ?? entry.from),
        });
    else if (block.text.length < 1_500)
      found.push({ block, text: block.text, from: block.start, labels: [], key, split: false, quoteFrom: block.start });
  }
  return found;
}

const isGiven = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s.-]+/)
    .some((word) => GIVEN_NAMES.has(word));

/** `trusted`: the page says that it lists people, so that names outside the tables of given names count. */
export function personRecords(page: Page, trusted: boolean): PersonRecord[] {
  const tables = readTables(page);
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates(page)) {
    const group = groups.get(candidate.key) ?? [];
    if (group.length === 0) groups.set(candidate.key, group);
    group.push(candidate);
  }
  const heads: { candidate: Candidate; name: string; to: number; lead: string | null }[] = [];
  for (const group of groups.values()) {
    const turned = invertedSections(group);
    const named = group.flatMap((candidate) => {
      const name = entryName(candidate.text, turned.has(sectionKey(candidate)));
      return name === null || !(name.inverted || opensEntry(candidate, name.to))
        ? []
        : [{ candidate, name: name.name, to: name.to, lead: name.lead }];
    });
    const distinct = new Set(named.map((item) => item.name));
    const short = group.filter((item) => item.split || item.text.length < 300).length;
    const given = named.filter((item) => isGiven(item.name)).length;
    heads.push(...(trusted ? named.filter((item) => degreeFollows(item.candidate.text.slice(item.to))) : []));
    if (distinct.size < 2 && !(named.length > 0 && named.every((item) => item.candidate.split))) continue;
    if (named.length / Math.max(1, short) < 0.4 || (!trusted && given / named.length < 0.4)) continue;
    heads.push(...(trusted ? named.filter((item) => !degreeFollows(item.candidate.text.slice(item.to))) : named));
  }
  heads.sort((left, right) => left.candidate.from - right.candidate.from);
  const records = heads
    .slice(0, MAX_RECORDS)
    .map((head, index) => build(page, head, heads[index + 1]?.candidate.block.index ?? page.blocks.length, heads));
  return [...tables, ...records].sort((left, right) => left.from - right.from).slice(0, MAX_RECORDS);
}

const sectionKey = (candidate: Candidate): string => `${candidate.split}|${candidate.block.heading ?? ''}`;

/** Sections of a list that put the family name first. */
function invertedSections(group: readonly Candidate[]): ReadonlySet<string> {
  const counts = new Map<string, { all: number; turned: number }>();
  for (const candidate of group) {
    const count = counts.get(sectionKey(candidate)) ?? { all: 0, turned: 0 };
    count.all += 1;
    if (looksInverted(candidate.text)) count.turned += 1;
    counts.set(sectionKey(candidate), count);
  }
  return new Set([...counts].filter(([, count]) => count.turned / count.all > 0.5).map(([key]) => key));
}

/** "Yelena Roe (BSc Colour Chemistry, 1991)": the degree and its year right after the name mark an entry, even one alone. */
function degreeFollows(rest: string): boolean {
  const bracket = /^\s?\(([^()]{3,60}?),?\s(?:19|20)\d{2}\)/.exec(rest)?.[1];
  return bracket !== undefined && (degreeIn(bracket)?.from ?? 99) < 3;
}

/** After the name comes a sign, the end, or a small word: "Jane Roe is ...", not "Jane Roe Memorial Hall". */
function opensEntry(candidate: Candidate, to: number): boolean {
  const rest = candidate.text.slice(to, to + 3);
  return rest === '' || /^\s*[,.(:;|–—«"“-]|^\s\p{Ll}/u.test(rest);
}

interface Head {
  candidate: Candidate;
  name: string;
  to: number;
  lead: string | null;
}

function build(page: Page, head: Head, next: number, heads: readonly Head[]): PersonRecord {
  const { block, text, from, labels, split } = head.candidate;
  const rest = text.slice(head.to);
  const pieces: Piece[] = rest.trim().length > 1 ? [{ text: rest, from: from + head.to, role: null }] : [];
  if (head.lead !== null) pieces.push({ text: head.lead, from, role: 'year' });
  const blocks = [block.index];
  let to = from + text.length;
  if (!split) {
    for (const other of following(page, block, next, heads)) {
      pieces.push({ text: other.text, from: other.start, role: null });
      blocks.push(other.index);
      to = end(other);
    }
  }
  return {
    name: head.name,
    from: head.candidate.quoteFrom,
    to,
    pieces,
    labels,
    lost: /^ \p{Lu}/u.test(rest),
    first: block.index,
    blocks,
  };
}

/** Blocks below a name that are still its own: inside the same card, its definition, or up to the next heading. */
function following(page: Page, block: Block, next: number, heads: readonly Head[]): Block[] {
  const found: Block[] = [];
  const alone = readName(block.text.replace(/\s*\([^()]{0,40}\)\s*$/, '')) !== null || block.headingLevel !== undefined;
  const parents = heads.filter(
    (head) => head.candidate.block.parent === block.parent && head.candidate.block.tag === block.tag,
  ).length;
  for (let index = block.index + 1; index < Math.min(next, page.blocks.length) && found.length < MAX_CARD; index += 1) {
    const other = page.blocks[index]!;
    if (other.zone !== block.zone || other.cell !== undefined) break;
    const inside = other.ancestors?.includes(block.element) === true;
    if (!inside) {
      if (!alone) break;
      if (
        other.headingLevel !== undefined &&
        (block.headingLevel === undefined || other.headingLevel <= block.headingLevel)
      )
        break;
      if (block.tag === 'dt' && other.tag !== 'dd') break;
      if (block.tag === 'li' && other.tag === 'li') break;
      // A card of its own ends with its element; names in one row end where the next begins.
      if (parents === 1 && other.ancestors?.includes(block.parent) !== true) break;
      if (block.headingLevel === undefined && block.tag !== 'dt' && parents > 1) break;
    }
    found.push(other);
  }
  return found;
}
