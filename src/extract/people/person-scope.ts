// Which blocks of a page are about one person. A page about them is theirs as a whole; on a page with several people
// their part is the card, row or run of lines that their name opens, up to the next block that opens somebody else's.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isKnownName, leadingName } from './leading-name.ts';
import type { NameFinder, NameMatch } from './name-finder.ts';
import { sectionOfHeading } from './sections.ts';

export type ScopeKind = 'page' | 'card' | 'run' | 'row' | 'mention';

export interface PersonScope {
  kind: ScopeKind;
  /** In page order. */
  blocks: Block[];
  /** The block that names the person; null when only the page's title does. */
  head: Block | null;
}

interface Naming {
  block: Block;
  match: NameMatch;
}

/** How much text beside the name a block may have and still be a person's heading. */
const HEAD_ROOM = 90;
const LEAD_ROOM = 30;
const LONGEST_HEAD = 120;
/** Each head looks through the page once: a longer list is cut. */
const MOST_HEADS = 300;

export function scopesOf(page: Page, finder: NameFinder, lexicon: Lexicon): PersonScope[] {
  const body = page.blocks.filter((block) => block.zone !== 'nav' && block.zone !== 'footer');
  // Cards are now and then marked up as a menu: where nothing else names the person, those count too.
  const blocks = namingsIn(body, finder).length > 0 ? body : page.blocks.filter((block) => block.zone !== 'footer');
  const named = namingsIn(blocks, finder);
  const heads = named.filter(isHead);
  const others = otherHeads(blocks, finder, lexicon);
  const isSubject = isPageOf(page, finder, heads, others, lexicon);
  const own = new Set(named.map(({ block }) => block));
  const scopes: PersonScope[] = [];
  for (const naming of [
    ...heads.filter(({ block }) => isMarked(block)),
    ...heads.filter(({ block }) => !isMarked(block)),
  ]) {
    const head = naming.block;
    if (scopes.some((scope) => scope.kind !== 'run' && scope.blocks.includes(head))) continue;
    // Under a heading with their name is their part; plain lines that name them elsewhere are lists of members.
    if (!isMarked(head) && scopes.some((scope) => scope.kind === 'run' && scope.head!.headingLevel !== undefined))
      continue;
    // On a page of one person, lines of plain text that look like names are places, prizes and papers.
    const rivals = isSubject ? (isMarked(head) ? others : []) : blocks;
    const ofOneKind = rivals.filter((block) => !own.has(block) && isAlike(block, head, lexicon));
    // One line of the same kind below a name may as well be their title.
    const isList = others.length > 0 || ofOneKind.length > 1;
    const alike = ofOneKind.filter((block) => isList || mayBeName(block, lexicon));
    if (alike.length === 0 && (isSubject || (others.length === 0 && isNameLine(naming))))
      scopes.push({ kind: 'page', blocks: ownBlocks(blocks, others, heads, lexicon), head });
    else scopes.push(partOf(blocks, head, alike.length > 0 ? alike : others, lexicon));
  }
  if (scopes.length === 0 && isSubject)
    scopes.push({ kind: 'page', blocks: ownBlocks(blocks, others, heads, lexicon), head: null });
  const held = new Set(scopes.flatMap((scope) => scope.blocks));
  for (const { block } of named) if (!held.has(block)) scopes.push({ kind: 'mention', blocks: [block], head: block });
  return scopes.sort((one, other) => (one.head?.index ?? 0) - (other.head?.index ?? 0));
}

function namingsIn(blocks: readonly Block[], finder: NameFinder): Naming[] {
  return blocks.flatMap((block): Naming[] => {
    const [match] = finder.find(block.text);
    return match === undefined ? [] : [{ block, match }];
  });
}

/** The name opens the block, or the block is a heading or a line with little beside it. */
function isHead({ block, match }: Naming): boolean {
  const before = block.text.slice(0, match.from).replace(/\p{P}/gu, '').trim();
  if (before.length > LEAD_ROOM) return false;
  const rest = block.text.length - (match.to - match.from);
  if (block.headingLevel !== undefined || block.cell !== undefined || rest <= HEAD_ROOM) return true;
  return before.length <= 12;
}

/** The name and hardly anything else. On a page that names nobody else so, the rest is about them. */
function isNameLine({ block, match }: Naming): boolean {
  return block.text.length - (match.to - match.from) <= LEAD_ROOM;
}

/** The title, or the only large heading, names the person and nobody else. */
function isPageOf(
  page: Page,
  finder: NameFinder,
  heads: readonly Naming[],
  others: readonly Block[],
  lexicon: Lexicon,
): boolean {
  const title = page.title ?? '';
  if (finder.find(title).length > 0) return !others.some((block) => title.includes(leadingName(block.text, lexicon)!));
  if (heads.some(({ block }) => block.headingLevel === 1)) return true;
  const first = heads[0];
  return first !== undefined && first.block.index <= 3 && page.contentType.startsWith('application/pdf');
}

/** Some names are not in any list; of several people at least this share is. */
const KNOWN_SHARE = 0.34;

/** Blocks that open with another person's name, each with at least one more of its kind on the page. */
function otherHeads(blocks: readonly Block[], finder: NameFinder, lexicon: Lexicon): Block[] {
  const kinds = new Map<string, { block: Block; known: boolean }[]>();
  for (const block of blocks) {
    const name = leadingName(block.text, lexicon);
    if (name === null) continue;
    const kind = kindOf(block);
    kinds.set(kind, [...(kinds.get(kind) ?? []), { block, known: isKnownName(name) }]);
  }
  const isPeople = (group: readonly { known: boolean }[]): boolean =>
    group.length > 1 && group.filter(({ known }) => known).length >= KNOWN_SHARE * group.length;
  return [...kinds.values()]
    .filter(isPeople)
    .flatMap((group) => group.map(({ block }) => block))
    .filter((block) => finder.find(block.text).length === 0)
    .sort((left, right) => left.index - right.index)
    .slice(0, MOST_HEADS);
}

/** Tag and classes along the path, without ids: two cards of one list share it. */
export function kindOf(block: Block): string {
  const path = block.path.replace(/#[^>.]*/g, '');
  const own = path.slice(path.lastIndexOf('>') + 1);
  // A class of its own says more than the elements around it, which often alternate ("left", "right").
  return `${own.includes('.') ? own : path} ${block.headingLevel ?? ''} ${block.cell?.column ?? ''}`;
}

/**
 * A block of the same kind as the one that names the person, and no section heading: "COO Wang Xiaoming" beside "CEO Orla Vantreight".
 * A plain paragraph must open with a name, since all paragraphs of a page are of one kind.
 */
function isAlike(block: Block, head: Block, lexicon: Lexicon): boolean {
  if (kindOf(block) !== kindOf(head) || sectionOfHeading(block.text, lexicon) !== null) return false;
  return leadingName(block.text, lexicon) !== null || (isMarked(head) && block.text.length <= LONGEST_HEAD);
}

/** "Product Designer" below a name is a title, "COO Wang Xiaoming" the next person. */
function mayBeName({ text }: Block, lexicon: Lexicon): boolean {
  const first = lexicon.titles.find(text)[0];
  const rest = first?.from === 0 ? text.slice(first.to) : text;
  return UNSPACED.test(rest) || leadingName(rest.trim(), lexicon) !== null;
}

/** A heading, a cell, or an element with a class of its own. */
export function isMarked(block: Block): boolean {
  const own = block.path.slice(block.path.lastIndexOf('>') + 1);
  return block.headingLevel !== undefined || block.cell !== undefined || own.includes('.');
}

/** The largest element around the head that holds no other head; where all stand in one element, the lines below it. */
export function partOf(blocks: readonly Block[], head: Block, rivals: readonly Block[], lexicon: Lexicon): PersonScope {
  if (head.cell !== undefined) {
    const { table, row } = head.cell;
    const inRow = blocks.filter((block) => block.cell?.table === table && block.cell.row === row);
    if (inRow.length > 1) return { kind: 'row', blocks: inRow, head };
  }
  const foreign = new Set(rivals.filter((rival) => rival !== head).flatMap((rival) => rival.ancestors ?? []));
  const around = (head.ancestors ?? []).find((element) => !foreign.has(element));
  const card = around === undefined ? [] : blocks.filter((block) => block.ancestors?.includes(around));
  if (card.length > 1) return { kind: 'card', blocks: card, head };
  return { kind: 'run', blocks: runBelow(blocks, head, rivals, lexicon), head };
}

function runBelow(blocks: readonly Block[], head: Block, rivals: readonly Block[], lexicon: Lexicon): Block[] {
  const ends = new Set(rivals.filter((rival) => rival !== head));
  const run = [head];
  for (const block of blocks.slice(blocks.indexOf(head) + 1)) {
    if (ends.has(block) || isNameAlone(block, lexicon)) break;
    const level = block.headingLevel;
    if (level !== undefined && level <= (head.headingLevel ?? 6) && level < 6) break;
    run.push(block);
  }
  return run;
}

/** "Orla Vantreight" on a line of its own: the next person, however the page marks it up. */
function isNameAlone(block: Block, lexicon: Lexicon): boolean {
  const name = leadingName(block.text, lexicon);
  return name !== null && name.length === block.text.trim().length && isKnownName(name);
}

/** The blocks under the names of other people, where the person has a part of their own. */
export function foreignBlocks(
  page: Page,
  scopes: readonly PersonScope[],
  finder: NameFinder,
  lexicon: Lexicon,
): Block[] {
  const parts = scopes.filter(
    ({ kind, head }) => (kind === 'card' || kind === 'run' || kind === 'row') && head !== null,
  );
  const own = new Set(scopes.flatMap(({ blocks }) => blocks));
  const heads = page.blocks.filter(
    (block) =>
      !own.has(block) &&
      leadingName(block.text, lexicon) !== null &&
      finder.find(block.text).length === 0 &&
      parts.some(({ head }) => isMarked(head!) && kindOf(head!) === kindOf(block)),
  );
  return heads
    .slice(0, MOST_HEADS)
    .flatMap((head) => partOf(page.blocks, head, heads, lexicon).blocks)
    .filter((block) => !own.has(block));
}

/** The page without what stands under other people's names. */
function ownBlocks(
  blocks: readonly Block[],
  others: readonly Block[],
  heads: readonly Naming[],
  lexicon: Lexicon,
): Block[] {
  const all = [...others, ...heads.map(({ block }) => block)];
  const foreign = new Set<Block>();
  for (const other of others) {
    const part = partOf(blocks, other, all, lexicon);
    for (const block of part.kind === 'card' ? part.blocks : [other]) foreign.add(block);
  }
  return blocks.filter((block) => !foreign.has(block));
}
