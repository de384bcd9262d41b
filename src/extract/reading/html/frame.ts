// One open element of the page while it streams by, with what its text inherits.
import type { Zone } from '../../../domain/model/page.ts';
import type { TagFacts } from './element-rules.ts';

export interface TableState {
  id: number;
  row: number;
  column: number;
}

/** One object serves all elements that are open at one depth in turn, so nobody may keep it; its `id` may be kept. */
export interface Frame {
  readonly above: Frame | null;
  /** For the elements inside, once there was one. */
  below: Frame | null;
  tag: string;
  id: number;
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

function newFrame(above: Frame | null): Frame {
  return {
    above,
    below: null,
    tag: '#page',
    id: 0,
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
    path: null,
    ancestors: null,
    childLabel: null,
    childPath: '',
  };
}

/** The frame below all others, for text outside of any element. */
export function pageFrame(): Frame {
  return newFrame(null);
}

/** The frame of an element that opens inside of another. */
export function frameIn(above: Frame, facts: TagFacts, id: number, block: boolean): Frame {
  above.below ??= newFrame(above);
  const frame = above.below;
  frame.tag = facts.name;
  frame.id = id;
  frame.label = facts.name;
  frame.zone = above.zone;
  frame.zoneRoot = above.zoneRoot;
  frame.inContent = above.inContent || facts.content;
  frame.hidden = above.hidden;
  frame.quiet = above.quiet;
  frame.bold = above.bold || facts.bold;
  frame.block = block;
  frame.separate = facts.separate;
  frame.pre = above.pre || facts.pre;
  frame.language = above.language;
  frame.table = above.table;
  frame.cell = above.cell;
  frame.background = above.background;
  frame.restore = null;
  frame.path = null;
  frame.ancestors = null;
  frame.childLabel = null;
  return frame;
}

/** No path is longer. */
const DEEPEST = 12;

/** Labels of the element and its ancestors, at most twelve, nearest last; kept on the frame. */
export function pathOf(frame: Frame): string {
  if (frame.path !== null) return frame.path;
  const { above } = frame;
  if (above === null || above.above === null) frame.path = frame.label;
  else {
    const upper = pathOf(above);
    if (above.childLabel !== frame.label) {
      above.childLabel = frame.label;
      above.childPath = `${depthOf(above) < DEEPEST ? upper : upper.slice(upper.indexOf('>') + 1)}>${frame.label}`;
    }
    frame.path = above.childPath;
  }
  return frame.path;
}

/** Elements in the path of a frame. */
function depthOf(frame: Frame): number {
  let depth = 0;
  for (let at = frame; at.above !== null && depth < DEEPEST; at = at.above) depth += 1;
  return depth;
}

/** Numbers of the elements in the path; kept on the frame. */
export function ancestorsOf(frame: Frame): number[] {
  if (frame.ancestors !== null) return frame.ancestors;
  // Made in its full length, for a list that grows is given room for sixteen more.
  let at = depthOf(frame);
  const ancestors = new Array<number>(at);
  for (let owner: Frame | null = frame; owner !== null && at > 0; owner = owner.above) {
    at -= 1;
    ancestors[at] = owner.id;
  }
  frame.ancestors = ancestors;
  return ancestors;
}
