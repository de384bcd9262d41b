// Records whose fields carry labels: definition lists, two-column tables, tables with a head row, and runs of "Label: value" lines.
import type { Block, Page } from '../../domain/model/page.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { blocksWithColon } from './parts.ts';

export type FieldKind =
  | 'name'
  | 'number'
  | 'status'
  | 'start'
  | 'end'
  | 'place'
  | 'role'
  | 'profession'
  | 'specialty'
  | 'email'
  | 'web'
  | 'company'
  | 'firm';

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

/** Whole labels, lower case, without their colon. English first, then German, French, Spanish, Italian, Portuguese, Dutch. */
const LABELS: readonly [FieldKind, RegExp][] = [
  [
    'email',
    /^(?:e-?mail(?: address)?|mail|e-post|correo(?: electrónico)?|courriel|adresse e-?mail|posta elettronica|netfang)$/,
  ],
  [
    'web',
    /^(?:web|web ?site|web ?page|home ?page|personal (?:web)?(?:site|page)|group (?:web)?(?:page|site)|lab (?:page|site)|url|site|blog|internet|webseite|site (?:web|internet)|página (?:web|personal)|sito(?: web)?|profile)$/,
  ],
  [
    'company',
    /^(?:company(?: name)?|entity(?: name)?|business name|corporate name|registered name|denominazione|ragione sociale|firma|firmenname|raison sociale|dénomination(?: sociale)?|razón social|denominación(?: social)?|denominação(?: social)?|statutaire naam|handelsnaam)$/,
  ],
  [
    'number',
    /^(?:.{0,40}\s)?(?:number|no\.?|num\.?|nr\.?|nummer|numero|numéro|número|id)$|^(?:n[º°o]\.?|nr\.?|no\.?|numero|numéro|número|nummer|matricule|matrícula|rea|siren|siret|hrb|kvk|vat|registration)(?: .{1,40})?$/,
  ],
  [
    'end',
    /^(?:resigned(?: on)?|ceased|ceased to act|until|to|expires?(?: on)?|expiry(?: date)?|expiration(?: date)?|valid (?:until|to)|removed(?: on)?|end(?: date)?|terminated|baja|fecha de baja|cessato|cessazione|fin|date de fin|bis|gültig bis|ausgeschieden|fim|einde|tot)$/,
  ],
  [
    'start',
    /^(?:appointed(?: on)?|admitted.{0,30}|elected(?: in| on)?|registered(?: on| since)?|first registered(?: on)?|(?:date of |)(?:admission|registration|appointment|election|issue|certification|licensure)(?: date)?|.{0,30}\bsince|issued(?: on)?|issue date|valid from|start(?: date)?|from|joined|alta|fecha de alta|colegiación|fecha de colegiación|nombrado|date d['’](?:inscription|entrée|admission)|inscrit depuis|nommé|depuis|data (?:di )?iscrizione|iscritto dal|dal|nominato|approbation|zugelassen seit|eingetragen (?:seit|am)|seit|bestellt|desde|nomeado|inscrito desde|sinds|benoemd|ingeschreven (?:sinds|op))$/,
  ],
  [
    'place',
    /^(?:town|city|city of practice|location|locality|seat|based in|place of (?:work|practice|business|residence)|residence|lives in|campus|office location|practice location|country|localidad|ciudad|población|domicilio profesional|ville|lieu(?: d['’]exercice)?|pays|commune|ort|sitz|wohnort|tätigkeitsort|arbeitsort|standort|praxisort|sede|città|comune|luogo|plaats|woonplaats|vestigingsplaats|cidade|localidade|concelho)$/,
  ],
  [
    'role',
    /^(?:role|position|office|office held|function|capacity|officer role|appointment|carica|qualifica|cargo|fonction|qualité|funktion|position im unternehmen|função|functie|puesto|title)$/,
  ],
  [
    'specialty',
    /^(?:speciali[ts]y|speciali[ts]ies|speciali[sz]ation|facharzt|fachärztin|fachgebiet|spécialité|especialidad|specializzazione|especialidade|specialisme)$/,
  ],
  [
    'profession',
    /^(?:type|profession|registered as|register(?:ed)? type|category|grade|class of membership|membership (?:type|class|grade|category)|licen[cs]e(?: type)?|credential|certification|qualification|designation|beruf|berufsbezeichnung|profession exercée|profesión|professione|profissão|beroep)$/,
  ],
  [
    'status',
    /^(?:status|registration status|licen[cs]e status|membership status|standing|situación|estado|statut|situation|stato|situação|estado da inscrição)$/,
  ],
  [
    'firm',
    /^(?:firm|employer|practice|organi[sz]ation|affiliation|institution|sociedad|despacho|cabinet|studio|kanzlei|praxis|arbeitgeber|werkgever|empresa|sociedade)$/,
  ],
  [
    'name',
    /^(?:name|full name|legal name|name of (?:registrant|member|licensee|officer|director)|registrant|licensee|officer|director|attorney|apellidos,? (?:y )?nombre|nombre(?: y apellidos)?|nom(?:,? (?:et )?prénoms?)?|prénom et nom|nominativo|cognome e nome|nome(?: e cognome)?|nome completo|naam|vor- und nachname|name, vorname)$/,
  ],
];

const MAX_LABELS = 1_000;
const kinds = new Map<string, FieldKind | null>();

export function labelKind(label: string): FieldKind | null {
  if (label.length > 50) return null;
  const known = kinds.get(label);
  if (known !== undefined) return known;
  if (kinds.size >= MAX_LABELS) kinds.clear();
  const kind = readLabel(label);
  kinds.set(label, kind);
  return kind;
}

function readLabel(label: string): FieldKind | null {
  const plain = label
    .toLowerCase()
    .replace(/[\s:.]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return LABELS.find(([, pattern]) => pattern.test(plain) || pattern.test(`${plain}.`))?.[0] ?? null;
}

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
