// Which person each block of a page belongs to: the subject, or the person of the card or list item it stands in.
import type { Block, Page, StructuredItem } from '../../domain/model/page.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { GIVEN_NAMES } from '../lexicon/name-tables.ts';
import { shapeOf } from './block-shape.ts';
import { partsOf } from './parts.ts';
import { splitCards } from './split-cards.ts';
import { bareName, nameIn, textOf } from './subject.ts';

export interface Owner {
  name: string;
  how: 'record' | 'heading';
  /** Block that names the person. */
  at: number;
}

export interface Ownership {
  /** Names that head a card, in page order. */
  cards: Owner[];
  /** Blocks whose first words are a person's name: "Jane Roe – Director, Acme". Block index to name and where the rest starts. */
  leads: Map<number, { name: string; rest: number }>;
  ownerOf(block: Block): Owner | null;
  /** `cardName` of every block, by its index. */
  names: readonly (string | null)[];
}

const LEAD =
  /^((?:(?:Dr|Prof|Mr|Ms|Mrs|D|Dña|Don|Doña|Sra?|Dott|Dott\.ssa|Prof\.ssa|Ing|Arch|Geom|Avv|Mme|M|Herr|Frau|Mayor|Councilmember|Councillor|Alderman|Senator|Judge|Trustee|Commissioner)\.? )?\p{Lu}[\p{L}.'’-]*(?: [\p{Lu}][\p{L}.'’-]*| (?:de|van|von|der|da|bin|al)){1,4})(?: \([^)]{1,30}\))?(?:, (?:Ph\.?D\.?|M\.?D\.?|J\.?D\.?|MBA|Esq\.?))*\s?(?:[–—|:]|-{1,2}(?= )|,)\s?/u;

/** What stands before a name and is none of it: "Dña. Remedios Roe", "Councilmember Dov Roe". */
const ADDRESS =
  /^(?:Dr|Prof|Professor|Mr|Ms|Mrs|D|Dña|Don|Doña|Sra?|Dott|Dott\.ssa|Prof\.ssa|Ing|Arch|Geom|Avv|Mme|M|Herr|Frau|Mayor|Councilmember|Councillor|Alderman|Senator|Judge|Trustee|Commissioner)\.? (?=\p{Lu})/u;

const MAX_CARDS = 2_000;
const nameOfCard = memoise(readCardName, MAX_CARDS);

/** A block that is a name and nothing else, letters after the name and honorifics aside. */
export function cardName({ text }: Block): string | null {
  if (text.length > 70) return null;
  return nameOfCard(text);
}

function readCardName(whole: string): string | null {
  const text = whole.replace(ADDRESS, '').replace(/\s*\([^)]{0,40}\)\s*$/, '');
  return bareName(
    text.replace(/,? (?:Ph\.?D\.?|M\.?D\.?|J\.?D\.?|MBA|Esq\.?|CPA|B\.?A\.?|M\.?A\.?|M\.?S\.?c?\.?)\.?$/i, ''),
  );
}

/** "Stonefield ZK": as lists of papers write an author. A card names its person otherwise. */
const CITED = /^[\p{L}'’-]+,? (?:\p{Lu}\.?){1,3}$/u;

const given = (name: string): boolean =>
  !CITED.test(name) &&
  name
    .toLowerCase()
    .split(/[\s.-]+/)
    .some((word) => GIVEN_NAMES.has(word));

interface Named {
  block: Block;
  name: string;
}

function addTo<Entry>(groups: Map<string, Entry[]>, key: string, entry: Entry): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [entry]);
  else group.push(entry);
}

/** Several names of one kind of block, many of them people's. */
function isRow(page: Page, list: readonly Named[], stated: ReadonlySet<string | null>): boolean {
  if (!list.some(({ name }) => name !== list[0]!.name)) return false;
  const known = list.filter((entry) => stated.has(entry.name) || given(entry.name)).length;
  return known / list.length >= 0.4 || isRowOfPeople(page, list);
}

/** How many blocks there are of each shape; few pages have a row of names that asks. */
const sizesOf = oncePerPage((page: Page): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>();
  for (const block of page.blocks) sizes.set(shapeOf(block), (sizes.get(shapeOf(block)) ?? 0) + 1);
  return sizes;
});

const NO_NAMES: ReadonlySet<string | null> = new Set();
const namesOf = (people: readonly StructuredItem[]): ReadonlySet<string | null> =>
  people.length === 0 ? NO_NAMES : new Set(people.map((item) => textOf(item, 'name')));

/** `people`: those that the markup names. */
export function ownershipOf(page: Page, subject: string, people: readonly StructuredItem[]): Ownership {
  const stated = namesOf(people);
  const rows = new Map<string, Named[]>();
  const bold: Lead[] = [];
  const led: Lead[] = [];
  const names: (string | null)[] = [];
  for (const block of page.blocks) {
    const card = cardName(block);
    names.push(card);
    if (block.zone === 'nav' || block.zone === 'footer') continue;
    const name = card ?? headingLead(block);
    if (name !== null) addTo(rows, shapeOf(block), { block, name });
    if (block.headingLevel !== undefined) continue;
    const boldLead = block.bold === undefined ? null : boldLeadIn(block);
    if (boldLead !== null) bold.push(boldLead);
    const lead = leadIn(block);
    if (lead !== null) led.push(lead);
  }
  const cards: Owner[] = [];
  // Plain text has one kind of line: there a row of cards cannot be told from a list of skills.
  const structured = !page.contentType.startsWith('text/plain');
  for (const [shape, row] of rows) {
    const dense =
      structured && row.length > 1 && isRow(page, row, stated) && row.length / sizesOf(page).get(shape)! > 0.12;
    // One card alone must be the subject or stated by the markup; a row of cards must mostly be given names.
    for (const entry of row) {
      const certain = entry.name === subject || stated.has(entry.name);
      if (certain || dense)
        cards.push({
          name: entry.name,
          how: entry.block.headingLevel === undefined ? 'record' : 'heading',
          at: entry.block.index,
        });
    }
  }
  if (cards.length < 2 && structured) {
    const [card] = cards;
    for (const { block, name } of splitCards(page, openingName, (names, first) => areLikely(page, names, first)))
      if (block.index !== card?.at) cards.push({ name, how: 'record', at: block.index });
  }
  if (cards.length > 1) {
    cards.push(...loneCards(page, cards));
    cards.sort((left, right) => left.at - right.at);
  }
  const leads = leadsOf(page, bold, led);
  const owners: (Owner | null | undefined)[] = new Array(page.blocks.length);
  const closings: number[] = [];
  return {
    cards,
    leads,
    names,
    ownerOf: (block) => {
      const known = owners[block.index];
      if (known !== undefined) return known;
      const owner = ownerOf(page, cards, leads, block, closings);
      owners[block.index] = owner;
      return owner;
    },
  };
}

const PEOPLE_ABOVE =
  /\b(?:speakers|team|people|staff|board|directors|members|leadership|advisors|oradores|ponentes|conferenciantes|relatori|relatrici|referent(?:en|innen)|sprecher|vortragende|intervenants|orateurs|sprekers|equipo|equipa|equipe|équipe|squadra|mitarbeiter|vorstand|bestuur|direction|consejo|conselho|docenti|palestrantes|council|city council|über uns|köpfe|about us|who we are|founders|chi siamo|quiénes somos|qui sommes|over ons|quem somos)\b/i;

/** Names that no table of given names holds: headings of one rank under "Speakers", each with a text of its own. */
function isRowOfPeople(page: Page, list: readonly Named[]): boolean {
  const [first] = list;
  if (first?.block.headingLevel === undefined || first.block.headingLevel < 2) return false;
  const shape = shapeOf(first.block);
  return (
    PEOPLE_ABOVE.test(`${first.block.heading ?? ''} ${page.title ?? ''}`) &&
    list.every(({ block }) => (page.blocks[block.index + 1]?.text.length ?? 0) > 1) &&
    sizesOf(page).get(shape) === list.length
  );
}

/** "Hattie Roe — piano", "Peter Stone | Engineer": a heading that goes on after the name. */
function headingLead(block: Block): string | null {
  if (block.headingLevel === undefined || block.headingLevel < 2 || block.text.length > 90) return null;
  const match = /^(\p{Lu}[^–—|]{3,40}?)\s(?:[–—|]|-{1,2})\s/u.exec(block.text);
  return match === null ? null : bareName(match[1]!.replace(ADDRESS, ''));
}

/** The name that opens a line, alone or before a comma or dash. */
const openingName = (block: Block): string | null => cardName(block) ?? leadIn(block)?.name ?? null;

const areLikely = (page: Page, names: readonly string[], first: Block): boolean =>
  (names.length > 0 && names.filter(given).length / names.length >= 0.4) ||
  PEOPLE_ABOVE.test(`${first.heading ?? ''} ${page.title ?? ''}`);

/** One adviser under a row of staff: a heading that is a name, of the rank of the row's own headings. */
function loneCards(page: Page, row: readonly Owner[]): Owner[] {
  if (new Set(row.map(({ name }) => name)).size < 2) return [];
  const ranks = new Set(row.map(({ at }) => page.blocks[at]!.headingLevel));
  const taken = new Set(row.map(({ at }) => at));
  return page.blocks.flatMap((block): Owner[] => {
    if (block.headingLevel === undefined || !ranks.has(block.headingLevel) || taken.has(block.index)) return [];
    const name = block.zone === 'nav' || block.zone === 'footer' ? null : cardName(block);
    return name !== null && given(name) ? [{ name, how: 'heading', at: block.index }] : [];
  });
}

/** Siblings that all start with a name: three or more in a row of one kind. */
function leadsOf(
  page: Page,
  bold: readonly Lead[],
  found: readonly Lead[],
): Map<number, { name: string; rest: number }> {
  const leads = boldLeads(page, bold);
  if (found.length < 3) return leads;
  const groups = new Map<string, Lead[]>();
  for (const lead of found) addTo(groups, kindOf(lead.block), lead);
  const rows = [...groups].filter(([, list]) => list.length >= 3);
  if (rows.length === 0) return leads;
  const sizes = sizesUnder(page, new Set(rows.map(([, list]) => list[0]!.block.heading ?? '')));
  for (const [kind, list] of rows) {
    const names = list.filter((entry) => given(entry.name)).length;
    if (names / list.length < 0.4 && !areLikely(page, [], list[0]!.block)) continue;
    if (list.length / sizes.get(kind)! < 0.6) continue;
    for (const entry of list) leads.set(entry.block.index, { name: entry.name, rest: entry.rest });
  }
  return leads;
}

/** Lines of one kind have one shape and one heading. */
const kindOf = (block: Block): string => `${shapeOf(block)}|${block.heading ?? ''}`;

/** How many lines there are of each kind under the headings. */
function sizesUnder(page: Page, headings: ReadonlySet<string>): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { heading, blocks } of partsOf(page)) {
    if (!headings.has(heading ?? '')) continue;
    for (const block of blocks) {
      const kind = kindOf(block);
      sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
    }
  }
  return sizes;
}

interface Lead {
  block: Block;
  name: string;
  rest: number;
}

/** Longer heads are no names. */
const MAX_LEAD = 90;
const NO_RANGE: readonly [number, number][] = [];

const isParagraph = ({ zone, headingLevel, text }: Block): boolean =>
  zone !== 'nav' && zone !== 'footer' && headingLevel === undefined && text.length >= 40;

/** Paragraphs that each open with a name in bold: "**Jane Roe** leads our retail practice." */
function boldLeads(page: Page, bold: readonly Lead[]): Map<number, { name: string; rest: number }> {
  const leads = new Map<number, { name: string; rest: number }>();
  if (bold.length < 2) return leads;
  const groups = new Map<string, Lead[]>();
  for (const lead of bold) addTo(groups, shapeOf(lead.block), lead);
  for (const [shape, list] of groups) {
    const names = [...new Set(list.map(({ name }) => name))];
    if (names.length < 2) continue;
    const all = page.blocks.filter((block) => isParagraph(block) && shapeOf(block) === shape).length;
    if (list.length / all < 0.6 || !areLikely(page, names, list[0]!.block)) continue;
    for (const { block, name, rest } of list) leads.set(block.index, { name, rest });
  }
  return leads;
}

/** The name in bold that opens a paragraph. */
function boldLeadIn(block: Block): Lead | null {
  const [range] = block.bold ?? NO_RANGE;
  if (range === undefined || range[0] !== 0 || range[1] > 60 || !isParagraph(block)) return null;
  const name = bareName(
    block.text
      .slice(0, range[1])
      .replace(ADDRESS, '')
      .replace(/[.,:]$/, ''),
  );
  return name === null ? null : { block, name, rest: range[1] };
}

function leadIn(block: Block): Lead | null {
  if (block.zone === 'nav' || block.zone === 'footer' || block.headingLevel !== undefined) return null;
  const match = LEAD.exec(block.text.slice(0, MAX_LEAD));
  if (match === null) return null;
  const name = bareName(match[1]!.replace(ADDRESS, ''));
  return name === null ? null : { block, name, rest: match[0].length };
}

function ownerOf(
  page: Page,
  cards: readonly Owner[],
  leads: ReadonlyMap<number, { name: string; rest: number }>,
  block: Block,
  closings: number[],
): Owner | null {
  const lead = leads.get(block.index);
  if (lead !== undefined) return { name: lead.name, how: 'record', at: block.index };
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cards[middle]!.at <= block.index) low = middle + 1;
    else high = middle;
  }
  const card = cards[low - 1];
  if (card === undefined) return null;
  const head = page.blocks[card.at]!;
  if (block.zone !== head.zone && block.zone !== 'main') return null;
  closings[card.at] ??= closesAt(page, card);
  return block.index < closings[card.at]! ? card : null;
}

const REACH = 400;

/** Index of the first block that a card no longer holds: a heading of the same or a higher rank that is no name closes it. */
function closesAt(page: Page, card: Owner): number {
  const head = page.blocks[card.at]!;
  const rank = head.headingLevel ?? 4;
  let at = card.at + 1;
  const last = Math.min(page.blocks.length, card.at + REACH);
  for (; at < last; at += 1) {
    const between = page.blocks[at]!;
    if (between.headingLevel === undefined || between.element === head.element) continue;
    if (between.headingLevel < rank && cardName(between) === null && nameIn(between.text) === null) break;
    if (head.headingLevel === undefined && between.headingLevel <= 2) break;
  }
  return at < last ? at : Number.POSITIVE_INFINITY;
}
