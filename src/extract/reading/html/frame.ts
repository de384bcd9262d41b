// One open element of the page while it streams by, with what its text inherits.
import type { Zone } from '../../../domain/model/page.ts';

export interface TableState {
  id: number;
  row: number;
  column: number;
}

export interface Frame {
  tag: string;
  id: number;
  above: Frame | null;
  label: string;
  zone: Zone;
  /** Element that opened the zone, 0 for the page itself. */
  zoneRoot: number;
  inContent: boolean;
  hidden: boolean;
  /** Out of sight, but a copy or an ornament: not worth a remark. */
  quiet: boolean;
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
  path: string | null;
  ancestors: number[] | null;
  /** The child that last asked for its path: siblings of one kind share it. */
  childLabel: string | null;
  childPath: string;
}

/** The frame below all others, for text outside of any element. */
export function pageFrame(): Frame {
  return {
    tag: '#page',
    id: 0,
    above: null,
    label: '',
    zone: 'main',
    zoneRoot: 0,
    inContent: false,
    hidden: false,
    quiet: false,
    bold: false,
    block: true,
    separate: false,
    pre: false,
    language: undefined,
    table: null,
    cell: undefined,
    background: null,
    restore: null,
    path: '',
    ancestors: [],
    childLabel: null,
    childPath: '',
  };
}

/** No path is longer. */
const DEEPEST = 12;

/** Labels of the element and its ancestors, at most twelve, nearest last; kept on the frame. */
export function pathOf(frame: Frame): string {
  if (frame.path !== null) return frame.path;
  const { above } = frame;
  if (above === null || above.above === null) {
    frame.path = frame.label;
    frame.ancestors = [frame.id];
    return frame.path;
  }
  const upper = pathOf(above);
  const ancestors = above.ancestors ?? [];
  const full = ancestors.length >= DEEPEST;
  if (above.childLabel !== frame.label) {
    above.childLabel = frame.label;
    above.childPath = `${full ? upper.slice(upper.indexOf('>') + 1) : upper}>${frame.label}`;
  }
  frame.path = above.childPath;
  frame.ancestors = behind(ancestors, full ? 1 : 0, frame.id);
  return frame.path;
}

/** Made in its full length, for a list that grows is given room for sixteen more. */
function behind(ancestors: readonly number[], from: number, id: number): number[] {
  const { length } = ancestors;
  const all = new Array<number>(length - from + 1);
  for (let at = from; at < length; at += 1) all[at - from] = ancestors[at]!;
  all[length - from] = id;
  return all;
}
