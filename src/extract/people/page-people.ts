// Everybody who has a part of a page, without knowing whom a job asks about: the one it is about, or each person of a list.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { headName } from './head-name.ts';
import { isKnownName } from './leading-name.ts';
import { type Blocks, cardOfOther, isByline, KNOWN_SHARE, kindOf, type PersonScope, partOf } from './person-scope.ts';
import { headingsOver, type SectionKind, sectionOfHeading } from './sections.ts';

export interface PersonPart {
  /** As the page writes it; empty on a page that speaks of somebody without a name. */
  name: string;
  /** The page as a whole is about this person. */
  subject: boolean;
  scope: PersonScope;
}

interface Head {
  block: Block;
  name: string;
  known: boolean;
}

/** From this share on the others of the list are people too. */
const TRUSTED_SHARE = 0.5;
const MOST_PEOPLE = 200;
/** Each person's part looks through the page once: of a longer page the first part is read. */
const MOST_BLOCKS = 4_000;
/** What parts the title of a page; in scripts without spaces strokes have none around them. */
export const TITLE_PARTS = /\s*[|｜·•:：]\s*|\s[–—»«-]\s|(?<=\p{Lo})[-–—_](?=\p{Lo})/u;

/** `stated`: the name that markup or text give the page's person; it counts where no list of people speaks against it. */
export function peopleOfPage(page: Page, stated: string | null, lexicon: Lexicon): PersonPart[] {
  const body = page.blocks.filter((block) => block.zone !== 'nav' && block.zone !== 'footer');
  // Cards are now and then marked up as a menu.
  const blocks = (body.length > 0 ? body : page.blocks).slice(0, MOST_BLOCKS);
  const named = blocks.flatMap((block): Head[] => {
    const name = headName(block.text, lexicon) ?? boldName(block, lexicon);
    const isAuthor = name !== null && isByline(block.text, { to: block.text.indexOf(name) + name.length });
    return name === null || isAuthor ? [] : [{ block, name, known: isKnownName(name) }];
  });
  // "Orla Vantreight<br>Internal Medicine": of the lines below a name only a known name is another's.
  const isBelow = ({ block, known }: Head): boolean =>
    !known && named.some((head) => head.block.element === block.element && head.block.index < block.index);
  const heads = named.filter((head) => head.block.element === undefined || !isBelow(head));
  const listed = listedHeads(heads, blocks, (group) => areAnnounced(group, page, blocks, lexicon));
  const titled = titledName(page, stated, heads, lexicon);
  if (titled === null && listed.length > 0) {
    // A name that no list knows ends the part of the one before it all the same.
    const kinds = new Set(listed.map(({ block }) => kindOf(block)));
    const rivals = heads.map(({ block }) => block).filter((block) => kinds.has(kindOf(block)));
    return listed
      .slice(0, MOST_PEOPLE)
      .map(({ block, name }) => ({ name, subject: false, scope: partOf(blocks, block, rivals, lexicon) }));
  }
  const name =
    titled ?? (stated !== null && isKnownName(stated) ? stated : null) ?? heads.find(({ known }) => known)?.name ?? '';
  const rivals = listed.map(({ block }) => block);
  const foreign = new Set(
    listed
      .filter((head) => head.name !== name)
      .slice(0, MOST_PEOPLE)
      .flatMap(({ block }) => cardOfOther(blocks, block, rivals, lexicon)),
  );
  const scope: PersonScope = {
    kind: 'page',
    blocks: blocks.filter((block) => !foreign.has(block)),
    head: heads.find((head) => head.name === name)?.block ?? null,
  };
  return [{ name, subject: true, scope }];
}

/** The one known name in the page's title or in its largest headings. */
function titledName({ title }: Page, stated: string | null, heads: readonly Head[], lexicon: Lexicon): string | null {
  const inTitle = (title ?? '')
    .split(TITLE_PARTS)
    .map((part) => headName(part, lexicon))
    .filter((name) => name !== null && (isKnownName(name) || name === stated));
  if (inTitle.length > 0) return inTitle.length === 1 ? inTitle[0]! : null;
  const large = heads.filter(({ block, known }) => known && block.headingLevel === 1);
  return large.length === 1 ? large[0]!.name : null;
}

/** "**Orla Vantreight** leads our retail practice." */
function boldName({ text, bold }: Block, lexicon: Lexicon): string | null {
  const [from, to] = bold?.[0] ?? [];
  return from === 0 ? headName(text.slice(0, to), lexicon) : null;
}

/** Names that no list has: all of their kind, in headings or in bold, under "Our team" or "Speakers". */
function areAnnounced([first, ...others]: readonly Head[], page: Page, blocks: Blocks, lexicon: Lexicon): boolean {
  const { block } = first!;
  if (block.headingLevel === undefined && block.bold === undefined) return false;
  return (
    [...headingsOver(page, block), page.title ?? ''].some((heading) =>
      PEOPLE.has(sectionOfHeading(heading, lexicon)),
    ) && blocks.filter((other) => kindOf(other) === kindOf(block)).length === others.length + 1
  );
}

const PEOPLE: ReadonlySet<SectionKind | null> = new Set<SectionKind>(['team', 'events']);

/** Names on lines of one kind, two people or more: a list of people. */
function listedHeads(
  heads: readonly Head[],
  blocks: Blocks,
  areAnnounced: (group: readonly Head[]) => boolean,
): Head[] {
  const kinds = Map.groupBy(heads, ({ block, name }) => `${kindOf(block)} ${UNSPACED.test(name)}`);
  const listed = new Set([...kinds.values()].flatMap((group) => peopleAmong(group, areAnnounced)));
  // One adviser below a row of staff: a heading of the row's own rank.
  const ranks = new Set([...listed].flatMap(({ block }) => block.headingLevel ?? []));
  const people = heads.filter((head) => listed.has(head) || (head.known && ranks.has(head.block.headingLevel ?? 0)));
  return withoutOthersInRow(people, blocks);
}

const rowOf = ({ cell }: Block): string => (cell === undefined ? '' : `${cell.table} ${cell.row}`);

/** A row is of the first one named in it, unless by headings or in all its cells: "Orla Vantreight | PhD | Adviser: Piet Maas". */
function withoutOthersInRow(heads: readonly Head[], blocks: Blocks): Head[] {
  const named = Map.groupBy(heads, ({ block }) => rowOf(block));
  const cells = Map.groupBy(blocks, rowOf);
  return heads.filter((head) => {
    const [row, inRow] = [named.get(rowOf(head.block))!, cells.get(rowOf(head.block))!];
    const { cell, headingLevel } = head.block;
    // Of a row of many names one may be unknown.
    const isOfAll = row.length >= inRow.length - (row.length > 2 ? 1 : 0);
    return cell === undefined || headingLevel !== undefined || head === row[0] || isOfAll;
  });
}

function peopleAmong(group: readonly Head[], areAnnounced: (group: readonly Head[]) => boolean): readonly Head[] {
  const share = group.filter(({ known }) => known).length / group.length;
  const isTrusted = share >= TRUSTED_SHARE || areAnnounced(group);
  if (share < KNOWN_SHARE && !isTrusted) return [];
  const people = isTrusted ? group : group.filter(({ known }) => known);
  return new Set(people.map(({ name }) => name)).size > 1 ? people : [];
}
