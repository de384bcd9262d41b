// Which lines are headings: larger ones, lines that name a section, and lines set like those that do.
import { announcesSection, namesSection } from '../section-words.ts';
import { looksLikeName, namesEntry } from './name-line.ts';
import type { Row, Segment } from './page-rows.ts';

export interface HeadingStyles {
  /** 1 for a name or title, 2 and 3 for sections, 4 for entries; null for a line of the text itself. */
  levelOf(segment: Segment): number | null;
  /** One of several names of people that are set alike, apart from the text. */
  isListed(segment: Segment): boolean;
}

const LONGEST_HEADING = 80;
const LONGEST_SECTION = 60;
const LARGER = 1.15;
const MUCH_LARGER = 1.5;
/** Of the lines of one style that have to name sections, for the others to count as sections too. */
const SECTION_SHARE = 0.5;
const NEARLY_ALL = 0.75;
const FEWEST_SECTIONS = 3;
/** A name and its title are set alike, and a heading may look like a name. */
const FEW_NAMES = 2;

export function headingStyles(pages: readonly Row[][]): HeadingStyles {
  const rows = pages.flat();
  const body = bodyStyle(rows);
  const sections = sectionStyles(rows, body.style);
  const sectionSize = rows
    .flatMap(({ segments }) => segments)
    .reduce((most, { text, size }) => (namesSection(text) ? Math.max(most, size) : most), 0);
  const levelOf = (segment: Segment): number | null => {
    const { text, size } = segment;
    if (!/\p{L}/u.test(text) || text.length > LONGEST_HEADING) return null;
    const isSectionStyle = sections.has(styleOf(segment));
    if (namesSection(text)) return isSectionStyle || sections.size === 0 ? 2 : 3;
    if (isSectionStyle && isShort(text)) {
      if (announcesSection(text)) return 2;
      // Bold lines of the body's size head entries as often as sections, unless nearly all of them are sections.
      const isKept = sections.get(styleOf(segment))! >= NEARLY_ALL;
      if ((isCapitals(text) || size > body.size * 1.05 || isKept) && !namesEntry(text)) return 2;
    }
    if (size <= body.size * LARGER) return null;
    if (sectionSize === 0) return size > body.size * MUCH_LARGER ? 1 : 2;
    return size > Math.max(sectionSize * 1.05, body.size * LARGER) ? 1 : 4;
  };
  const names = rows
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => looksLikeName(text) && !namesSection(text));
  const isListed = (segment: Segment): boolean =>
    styleOf(segment) !== body.style && names.filter((name) => styleOf(name) === styleOf(segment)).length > FEW_NAMES;
  return { levelOf, isListed };
}

const isShort = (text: string): boolean => text.length <= LONGEST_SECTION && !/[.;,]$|(?:19|20)\d\d/.test(text);
const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();
const roundedSize = ({ size }: Segment): number => Math.round(size * 2) / 2;

function styleOf(segment: Segment): string {
  return `${segment.font} ${roundedSize(segment)} ${isCapitals(segment.text) ? 'capitals' : ''}`;
}

/** The font and size in which most characters are set. */
function bodyStyle(rows: readonly Row[]): { style: string; size: number } {
  const styles = new Map<string, number>();
  const sizes = new Map<number, number>();
  for (const { segments } of rows)
    for (const segment of segments) {
      const { length } = segment.text;
      styles.set(styleOf(segment), (styles.get(styleOf(segment)) ?? 0) + length);
      sizes.set(roundedSize(segment), (sizes.get(roundedSize(segment)) ?? 0) + length);
    }
  return { style: heaviest(styles) ?? '', size: heaviest(sizes) ?? 10 };
}

function heaviest<Key>(weights: ReadonlyMap<Key, number>): Key | null {
  let best: Key | null = null;
  let most = 0;
  for (const [key, weight] of weights)
    if (weight > most) {
      most = weight;
      best = key;
    }
  return best;
}

/** Styles in which a good part of the short lines are names of sections, apart from the body's, with how large a part. */
function sectionStyles(rows: readonly Row[], body: string): Map<string, number> {
  const counts = new Map<string, { lines: number; sections: number }>();
  for (const segment of rows.flatMap(({ segments }) => segments)) {
    if (!isShort(segment.text) || !/\p{L}/u.test(segment.text)) continue;
    const count = counts.get(styleOf(segment)) ?? { lines: 0, sections: 0 };
    count.lines += 1;
    if (announcesSection(segment.text)) count.sections += 1;
    counts.set(styleOf(segment), count);
  }
  const found = new Map<string, number>();
  for (const [style, { lines, sections }] of counts)
    if (style !== body && sections > 0 && sections >= lines * SECTION_SHARE)
      found.set(style, sections >= FEWEST_SECTIONS ? sections / lines : 0);
  return found;
}
