// Which heading is in force while a page streams by, and which lines are headings themselves.
import { namesSection } from '../section-words.ts';
import { ENDS_HEADING_TAGS, NEVER_IN_HEADING_TAGS } from './element-rules.ts';
import type { Frame } from './frame.ts';

/** A heading tag that is open, with the lines it gave so far. */
interface OpenHeading {
  level: number;
  element: number;
  before: string | null;
  lines: string[];
}

export class HeadingTrail {
  /** The heading that the next block stands under. */
  private heading: string | null = null;
  private open: OpenHeading | null = null;
  /** The heading in force is the label of a row or definition, not a heading tag. */
  private isLabel = false;
  /** That label is a term of a list of terms. */
  private isTerm = false;

  /** True inside a heading tag, where the tag decides. */
  get inTag(): boolean {
    return this.open !== null;
  }

  /** What a block that begins now stands under: never the heading it is part of. */
  get above(): string | null {
    return this.open === null ? this.heading : this.open.before;
  }

  /** The heading to go back to when an element that begins now ends. */
  mark(): { heading: string | null } {
    return { heading: this.heading };
  }

  openBlock(frame: Frame, level: number): void {
    // The next term speaks of something else, be it in words that no list has.
    if (frame.tag === 'dt' && this.isLabel && this.isTerm) this.heading = listAround(frame)?.restore?.heading ?? null;
    if (level > 0) this.open = { level, element: frame.id, before: this.heading, lines: [] };
    else if (
      this.open !== null &&
      (NEVER_IN_HEADING_TAGS.has(frame.tag) || (this.open.lines.length > 0 && ENDS_HEADING_TAGS.has(frame.tag)))
    ) {
      this.open = null;
    }
  }

  closeBlock(frame: Frame): void {
    if (this.open?.element === frame.id) this.open = null;
    if (frame.restore !== null && this.endsWith(frame)) {
      this.heading = frame.restore.heading;
      this.isLabel = false;
    }
  }

  /** A rule across the page ends a heading that was left open. */
  breakOff(): void {
    this.open = null;
  }

  /** A label ends with its row or list; a heading tag inside a layout table or list goes on below it. */
  private endsWith(frame: Frame): boolean {
    if (frame.tag === 'dl') return this.isLabel;
    if (frame.tag === 'tr') return this.isLabel && frame.table !== null && frame.table.column > 0;
    return true;
  }

  /** The block just written is a heading. */
  take(text: string, tag: string): void {
    this.isLabel = this.open === null;
    this.isTerm = tag === 'dt';
    this.heading = (this.open === null ? text : this.open.lines.join(' ')).slice(0, 200);
  }

  levelOf(text: string, bold: [number, number][], owner: Frame, inLink: boolean): number | undefined {
    const { open } = this;
    if (open !== null) {
      // A whole paragraph in a heading tag is set large, not a heading.
      if (text.length <= 200 && !SENTENCE.test(text) && open.lines.length < 6) {
        open.lines.push(text);
        return open.level;
      }
      this.open = null;
      return undefined;
    }
    // A line that only names a section works as a heading, whatever its tag; in menus it is a link to one.
    if (text.length > 50 || owner.zone === 'nav' || owner.zone === 'footer' || inLink) return undefined;
    return owner.tag !== 'dd' && isMarked(text, bold, owner) && namesSection(text) ? 5 : undefined;
  }
}

function listAround(frame: Frame): Frame | null {
  let around = frame.above;
  while (around !== null && around.tag !== 'dl') around = around.above;
  return around;
}

/** A dozen words and a full stop. */
const SENTENCE = /^(?:\S+\s){11,}\S*[\p{L}\p{N})]\.$|^[^\n]{34,}。$/u;

/** Set apart from the text around it: bold as a whole, in capitals, with a colon, or by its element. */
function isMarked(text: string, bold: [number, number][], owner: Frame): boolean {
  return (
    (bold.length === 1 && bold[0]![0] === 0 && bold[0]![1] >= text.length - 1) ||
    text.endsWith(':') ||
    owner.tag === 'dt' ||
    owner.tag === 'summary' ||
    owner.tag === 'legend' ||
    isCapital(text) ||
    /title|head|label|section/i.test(owner.label)
  );
}

/** Written in capitals, as far as its script has any. */
function isCapital(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) return false;
  }
  return text === text.toUpperCase();
}
