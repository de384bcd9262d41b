// Under which kind of heading each block of a person's part stands: education, work, publications and so on, in any language.

import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import type { SectionKind } from '../../domain/languages/pack.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { memoise, memoiseFor } from '../../domain/text/memoise.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';

export { type SectionKind, SILENT_SECTIONS } from '../../domain/languages/pack.ts';

const LONGEST_HEADING = 60;

/** "略　歴", "약 력": the signs of a short heading are set apart to fill the line. */
const SPREAD = /^[\p{Script=Han}\p{Script=Hangul}](?:[\s　]+[\p{Script=Han}\p{Script=Hangul}]){1,4}$/u;

/** The kind that a heading announces: the whole heading, else the first section word in a short one. */
export function sectionOfHeading(text: string, lexicon: Lexicon): SectionKind | null {
  return announcement(text, lexicon)?.kind ?? null;
}

/** Of a heading in whatever language. */
export const sectionOf: (heading: string) => SectionKind | null = memoise(
  (heading) => sectionOfHeading(heading, lexiconFor('')),
  1_000,
);

/** What stands there is of other people. */
const NOT_OF_OWNER: ReadonlySet<SectionKind | null> = new Set<SectionKind>(['students', 'references']);

export const isOfOthers = (heading: string | null): boolean => NOT_OF_OWNER.has(sectionOf(heading ?? ''));

type Announcement = { kind: SectionKind; whole: boolean } | null;

const announcement: (text: string, lexicon: Lexicon) => Announcement = memoiseFor(readAnnouncement);

/** "Senior Fellow, Tax Policy Program", "Professor of Education", "Events Coordinator": what somebody is. */
function isTitle(heading: string, { sections, titles, prepositions }: Lexicon): boolean {
  const said = sections.find(heading)[0]?.from ?? heading.length;
  return titles.find(heading).some(({ to }) => {
    const rest = heading.slice(to);
    return rest === '' || (to <= said && (/^\s?[,|@–—-]/u.test(rest) || prepositions.find(rest)[0]?.from === 1));
  });
}

function readAnnouncement(text: string, lexicon: Lexicon): Announcement {
  const { sections, titles, organisations } = lexicon;
  const heading = text
    .replace(/[:：\s】〕]+$/u, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^[一二三四五六七八九十]{1,2}[、.．)）]\s?/u, '')
    .replace(SPREAD, (spread) => spread.replace(/\s/gu, ''));
  if (heading === '' || heading.length > LONGEST_HEADING) return null;
  const whole = sections.whole(heading);
  if (whole !== undefined) return { kind: whole, whole: true };
  // "是谁在统筹这些项目？": a question names no part.
  if (/[?？]$/u.test(heading)) return null;
  if (!UNSPACED.test(heading) && isTitle(heading, lexicon)) return null;
  // "主治" in "主治醫師", "律师" in "东海律师事务所": a part of a title or of a name announces nothing.
  const held = UNSPACED.test(heading) ? [...titles.find(heading), ...organisations.find(heading)] : [];
  // "L'équipe de Marl"
  const found = sections
    .find(heading.replace(/(?<!\p{L})[LlDd]['’](?=\p{L})/gu, ''))
    .filter(
      ({ from, to }) =>
        !held.some((title) => title.from <= from && title.to >= to && title.to - title.from > to - from),
    );
  const kinds = new Set(found.map(({ value }) => value));
  // "Ausbildung und Werdegang", "Освіта та досвід": studies and posts in one list.
  if (kinds.has('education') && kinds.has('employment')) return { kind: 'about', whole: true };
  // "Medlemskaber og tillidshverv": the offices stand in the list too.
  if (kinds.has('board')) return { kind: 'board', whole: false };
  return found[0] === undefined ? null : { kind: found[0].value, whole: false };
}

/** A line that is nothing but a section word is a heading, marked up as one or not. */
const PLAIN_LINE = 7;
const LONGEST_PLAIN = 40;

/** A label stands between the heading below it and the one that this is a part of. */
const LABEL_STEP = 0.5;

interface Open {
  kind: SectionKind;
  level: number;
  whole: boolean;
  /** Opened by a term of a list of terms, and over with it. */
  term: boolean;
}

const isTerm = ({ path }: Block): boolean => /(?:^|>)d[dt](?![a-z])/.test(path);

/** "學歷：國立南方大學", "Medical School: Marl": a line with a label of its own. */
function labelled(text: string, { sections }: Lexicon): SectionKind | null {
  const label = /^[^\p{L}\p{N}]*(\p{L}[\p{L}\p{M} '’/&-]{1,38})\s?[:：]\s*\S/u.exec(text)?.[1];
  return label === undefined ? null : (sections.whole(label) ?? null);
}

/** "Messages" in an element like the one of "Education" is a heading too, though no list has it. */
const ownClass = ({ path }: Block): string => {
  const own = path.slice(path.lastIndexOf('>') + 1);
  return own.includes('.') && !/^(?:li|dd)\b/u.test(own) ? own : '';
};

const CAREER: ReadonlySet<SectionKind | undefined> = new Set<SectionKind>(['education', 'employment', 'about']);

/** A heading that is the name of a degree or a course; elsewhere it may head those who take it. */
const isCourse = ({ headingLevel, text }: Block, { degrees, study }: Lexicon): boolean =>
  headingLevel !== undefined && parseDegree(text) !== null && (degrees.whole(text) ?? study.whole(text)) !== undefined;

export type Sections = ReadonlyMap<Block, SectionKind | null>;

/** Every reading of somebody's part asks for its sections. */
const sectionsIn = oncePerPage((lexicon: Lexicon) =>
  oncePerPage((blocks: readonly Block[]): Sections => readSections(blocks, lexicon)),
);

export const sectionsOf = (blocks: readonly Block[], lexicon: Lexicon): Sections => sectionsIn(lexicon)(blocks);

/** Headings nest: a deeper one opens a part of its own, and when that is over the part around it goes on. */
function readSections(blocks: readonly Block[], lexicon: Lexicon): Sections {
  const sections = new Map<Block, SectionKind | null>();
  const open: Open[] = [];
  let label: Block | undefined;
  const alike = new Map(
    blocks
      .filter((block) => block.text.length <= LONGEST_PLAIN && announcement(block.text, lexicon)?.whole === true)
      .map((block): [string, number] => [ownClass(block), block.headingLevel ?? PLAIN_LINE - 1])
      .sort(([, one], [, other]) => other - one),
  );
  for (const [at, block] of blocks.entries()) {
    // "Education", "Hobbies": the next term ends the part of the one before, unless it is a year in it.
    const isOver = !isTerm(block) || (block.tag === 'dt' && !/\d/.test(block.text));
    if (open.at(-1)?.term === true && isOver) open.pop();
    // "Werdegang" in small letters above the heading "A life for medicine": the label says what the heading is about.
    const next = blocks[at + 1]?.headingLevel ?? PLAIN_LINE;
    const isLabelled = label !== undefined && label === blocks[at - 1];
    // "Year | School | Speciality" over a table: what its columns are.
    const isColumn = (block.cell?.column ?? 0) > 0;
    const said =
      !isColumn && block.zone !== 'nav' && (block.headingLevel !== undefined || block.text.length <= LONGEST_PLAIN)
        ? announcement(block.text, lexicon)
        : null;
    // The last item of a menu is no label of the heading behind it.
    const isLabel = block.headingLevel === undefined && block.tag !== 'li' && said?.whole === true && next < PLAIN_LINE;
    if (isLabel) label = block;
    const isAlike = ownClass(block) !== '' && block.text.length <= LONGEST_PLAIN && block.cell === undefined;
    const likely = (isAlike ? alike.get(ownClass(block)) : undefined) ?? PLAIN_LINE;
    const level = block.headingLevel ?? (isLabel ? next - LABEL_STEP : likely);
    if (level < PLAIN_LINE || said?.whole === true) {
      while (open.length > 0 && open.at(-1)!.level >= level - (isLabelled || isLabel ? 0 : LABEL_STEP)) open.pop();
      // "Vantreight Portfolio" above a whole page is its title, no part of it.
      if (said?.whole === true && open.at(-1)?.level === 1 && !open.at(-1)!.whole) open.pop();
      // Below a heading such as "Experience", "Head of Education" is an entry, and "修士課程" or "Master" a study.
      if (isCourse(block, lexicon) && CAREER.has(open.at(-1)?.kind))
        open.push({ kind: 'education', whole: true, level, term: false });
      // "Site manager" under "Achievements" heads what somebody did as one.
      else if (said === null && open.at(-1)?.kind === 'awards' && lexicon.titles.whole(block.text) !== undefined)
        open.push({ kind: 'employment', whole: true, level, term: false });
      else if (said !== null && (said.whole || open.length === 0)) open.push({ ...said, level, term: isTerm(block) });
    }
    sections.set(block, labelled(block.text, lexicon) ?? open.at(-1)?.kind ?? null);
  }
  return sections;
}

/** A list of people may be this long. */
const FARTHEST = 600;

/** The headings above a block, the nearest first, each larger than the last. */
export function headingsOver(page: Page, block: Block): string[] {
  const found: string[] = [];
  let level = block.headingLevel ?? Number.POSITIVE_INFINITY;
  for (const { headingLevel, text } of page.blocks
    .slice(Math.max(0, block.index - FARTHEST), block.index)
    .toReversed()) {
    if (headingLevel === undefined || headingLevel >= level) continue;
    found.push(text);
    level = headingLevel;
    if (level === 1) break;
  }
  return found;
}

/** The heading "Board of Directors" above somebody, be the nearest one "Members". */
export const boardOver = (page: Page, block: Block, lexicon: Lexicon): string | undefined =>
  headingsOver(page, block).find((heading) => sectionOfHeading(heading, lexicon) === 'board');
