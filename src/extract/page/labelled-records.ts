// Records whose fields carry labels: definition lists, two-column tables, tables with a head row, and runs of "Label: value" lines.
import { LANGUAGES } from '../../domain/languages/index.ts';
import type { FieldKind } from '../../domain/languages/pack.ts';
import { makePhraseFinder, type PhraseFinder } from '../../domain/languages/phrase-finder.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { blocksWithColon } from './parts.ts';

export type { FieldKind } from '../../domain/languages/pack.ts';

export interface Field {
  label: string;
  kind: FieldKind | null;
  value: string;
  /** Range of the value in the page text. */
  from: number;
  to: number;
}

export interface LabelledRecord {
  fields: Field[];
  /** Range from the first label or cell to the last value. */
  from: number;
  to: number;
  heading: string | null;
  /** A row of a table with a head row: one of several like it. */
  row: boolean;
  first: Block;
}

const LABELS: PhraseFinder<FieldKind> = makePhraseFinder(() =>
  LANGUAGES.flatMap(({ fieldLabels }) =>
    (Object.entries(fieldLabels ?? {}) as [FieldKind, readonly string[]][]).flatMap(([value, forms]) =>
      forms.map((form) => ({ form, value })),
    ),
  ),
);
const LONGEST_LABEL = 50;
/** "Membership number", "Admitted to the Oakham bar", "Registered since": the word that says it opens or closes the label. */
const MAY_GO_ON: ReadonlySet<FieldKind> = new Set(['number', 'start']);

export const labelKind: (label: string) => FieldKind | null = memoise((label) => {
  const plain = label.replace(/[\s:.]+$/, '').replace(/^date of /i, '');
  if (plain.length > LONGEST_LABEL) return null;
  const parts = LABELS.find(plain).filter(({ from, to }) => from === 0 || to === plain.length);
  return LABELS.whole(plain) ?? parts.find(({ value }) => MAY_GO_ON.has(value))?.value ?? null;
});

const MAX_RECORDS = 1_500;
const end = (block: Block): number => block.start + block.text.length;

function field(label: string, block: Block, from = block.start): Field {
  return { label, kind: labelKind(label), value: block.text.slice(from - block.start), from, to: end(block) };
}

/** Collects fields; a label that comes again opens the next record. */
class Collector {
  readonly records: LabelledRecord[] = [];
  private open: LabelledRecord | null = null;

  add(item: Field, first: Block): void {
    const repeats = this.open?.fields.some((other) => other.label.toLowerCase() === item.label.toLowerCase()) ?? false;
    if (this.open === null || repeats) this.begin(first, false);
    this.open!.fields.push(item);
    this.open!.to = Math.max(this.open!.to, item.to);
  }

  begin(first: Block, row: boolean): void {
    this.close();
    this.open = { fields: [], from: first.start, to: first.start, heading: first.heading, row, first };
  }

  close(): void {
    if (this.open !== null && this.open.fields.length > 0 && this.records.length < MAX_RECORDS)
      this.records.push(this.open);
    this.open = null;
  }
}

function tableRows(page: Page): Map<number, Map<number, Block[]>> {
  const tables = new Map<number, Map<number, Block[]>>();
  for (const block of page.blocks) {
    if (block.cell === undefined) continue;
    const rows = tables.get(block.cell.table) ?? new Map<number, Block[]>();
    tables.set(block.cell.table, rows);
    const row = rows.get(block.cell.row) ?? [];
    rows.set(block.cell.row, row);
    row.push(block);
  }
  return tables;
}

function readTable(rows: ReadonlyMap<number, Block[]>, into: Collector): void {
  const [head, ...body] = [...rows.values()];
  if (head === undefined) return;
  const titled =
    head.length >= 2 &&
    (head.every((cell) => cell.tag === 'th') ||
      head.filter((cell) => labelKind(cell.text) !== null).length >= Math.max(2, head.length - 1)) &&
    body.length > 0;
  const upright =
    [head, ...body].every((row) => row.length <= 2) &&
    [head, ...body].some((row) => row.length === 2 && labelKind(row[0]!.text) !== null);
  if (titled && !(upright && labelKind(head[1]!.text) === null)) {
    const labels = new Map(head.map((cell) => [cell.cell!.column, cell.text]));
    for (const row of body) {
      into.begin(row[0]!, true);
      for (const cell of row)
        into.add(
          {
            ...field(labels.get(cell.cell!.column) ?? '', cell),
            label: labels.get(cell.cell!.column) ?? `column ${cell.cell!.column}`,
          },
          cell,
        );
      into.close();
    }
    return;
  }
  if (!upright) return;
  for (const row of [head, ...body])
    if (row.length === 2 && row[0]!.text.length <= 50) into.add(field(row[0]!.text, row[1]!), row[0]!);
  into.close();
}

function readDefinitions(page: Page, into: Collector): void {
  for (let index = 0; index + 1 < page.blocks.length; index += 1) {
    const term = page.blocks[index]!;
    const value = page.blocks[index + 1]!;
    if (term.tag !== 'dt' || value.tag !== 'dd') {
      if (term.tag !== 'dd') into.close();
      continue;
    }
    into.add(field(term.text, value), term);
  }
  into.close();
}

const LABEL_LINE = /^([^:：]{2,40})[:：]\s?(?=\S)/;

/** The colon of texts in Chinese and Japanese. */
const WIDE_COLON = '：';

/** "Name: Mr Ahmed Siddiqan" below "Type: Pharmacist": neighbours of one kind, two known labels or more. */
function readLines(page: Page, into: Collector): void {
  let last: Block | null = null;
  // A line without a colon closes the run; so does the gap that it leaves.
  for (const block of page.text.includes(WIDE_COLON) ? page.blocks : blocksWithColon(page)) {
    if (block.cell !== undefined || block.tag === 'dt' || block.tag === 'dd' || block.headingLevel !== undefined)
      continue;
    const match = block.text.length <= 200 ? LABEL_LINE.exec(block.text) : null;
    if (match === null || labelKind(match[1]!) === null) {
      into.close();
      last = null;
      continue;
    }
    if (last !== null && (block.index !== last.index + 1 || block.path !== last.path)) into.close();
    into.add(field(match[1]!, block, block.start + match[0].length), block);
    last = block;
  }
  into.close();
}

export const labelledRecords = oncePerPage(findRecords);

function findRecords(page: Page): LabelledRecord[] {
  const into = new Collector();
  let cells = false;
  let terms = false;
  for (const block of page.blocks) {
    if (block.cell !== undefined) cells = true;
    if (block.tag === 'dt') terms = true;
  }
  if (cells) for (const rows of tableRows(page).values()) readTable(rows, into);
  if (terms) readDefinitions(page, into);
  const lines = new Collector();
  readLines(page, lines);
  if (into.records.length === 0 && lines.records.length === 0) return into.records;
  return [...into.records, ...lines.records.filter((record) => record.fields.length >= 2)].sort(
    (left, right) => left.from - right.from,
  );
}

export function fieldOf(record: LabelledRecord, kind: FieldKind): Field | undefined {
  return record.fields.find((item) => item.kind === kind && item.value.trim() !== '');
}
