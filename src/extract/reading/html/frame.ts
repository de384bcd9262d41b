// One open element of the page while it streams by, with what its text inherits.
import type { Zone } from '../../../domain/model/page.ts';
import type { TagFacts } from './element-rules.ts';

export interface TableState {
  id: number;
  row: number;
  column: number;
  /** Columns of the rows so far. */
  width: number;
}

export interface Frame {
  readonly above: Frame | null;
  tag: string;
  id: number;
  label: string;
  zone: Zone;
  /** Element that opened the zone, 0 for the page itself. */
  zoneRoot: number;
  inContent: boolean;
  hidden: boolean;
  /** Out of sight, but a copy or an ornament: not worth a remark. */
  repeated: boolean;
  /** Hidden so that a click may show it or a part of it. */
  closed: boolean;
  bold: boolean;
  block: boolean;
  separate: boolean;
  pre: boolean;
  language: string | undefined;
  table: TableState | null;
  cell: { table: number; row: number; column: number } | undefined;
  background: string | null;
  /** Heading to go back to when this element ends, kept for side zones, rows and definition lists. */
  restore: { heading: string | null } | null;
}

/** The frame below all others, for text outside of any element. */
export function pageFrame(): Frame {
  return {
    above: null,
    tag: '#page',
    id: 0,
    label: '',
    zone: 'main',
    zoneRoot: 0,
    inContent: false,
    hidden: false,
    repeated: false,
    closed: false,
    bold: false,
    block: true,
    separate: false,
    pre: false,
    language: undefined,
    table: null,
    cell: undefined,
    background: null,
    restore: null,
  };
}

/** The frame of an element that opens inside of another. */
export function frameIn(above: Frame, facts: TagFacts, id: number, block: boolean): Frame {
  return {
    ...above,
    above,
    tag: facts.name,
    id,
    label: facts.name,
    inContent: above.inContent || facts.content,
    bold: above.bold || facts.bold,
    block,
    separate: facts.separate,
    pre: above.pre || facts.pre,
    restore: null,
  };
}

/** A cell after `</tr>` without a new `<tr>` begins a row, as browsers show it; such rows are as wide as those before. */
export function nextCell(table: TableState, around: string | undefined): void {
  const isLoose = around === 'tbody' || around === 'table';
  if (isLoose && table.width > 0 && table.column + 1 >= table.width) {
    table.row += 1;
    table.column = -1;
  }
  table.column += 1;
  if (!isLoose) table.width = Math.max(table.width, table.column + 1);
}

/** No path is longer. */
const DEEPEST = 12;

/** Labels of the element and its ancestors, nearest last, joined by `>`. */
export function pathOf(frame: Frame): string {
  if (frame.above === null) return frame.label;
  return lineage(frame)
    .map((owner) => owner.label)
    .join('>');
}

/** Numbers of the elements in the path. */
export function ancestorsOf(frame: Frame): number[] {
  return lineage(frame).map((owner) => owner.id);
}

/** The element and its ancestors without the page itself, at most twelve, nearest last. */
function lineage(frame: Frame): Frame[] {
  const owners: Frame[] = [];
  for (let owner = frame; owner.above !== null && owners.length < DEEPEST; owner = owner.above) owners.unshift(owner);
  return owners;
}
