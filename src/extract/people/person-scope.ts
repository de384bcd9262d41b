// Which blocks of a page are about one person. A page about them is theirs as a whole; on a page with several people
// their part is the card, row or run of lines that their name opens, up to the next block that opens somebody else's.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { isLexiconWord, type Lexicon } from '../lexicon/language-words.ts';
import { headName, invertedName, isOfAdvisor } from './head-name.ts';
import { isFormOfAddress, isKnownName, leadingName, nameOpeningSentence } from './leading-name.ts';
import type { NameFinder, NameMatch } from './name-finder.ts';
import { type SectionKind, sectionOfHeading } from './sections.ts';

export type ScopeKind = 'page' | 'card' | 'run' | 'row' | 'mention';

export interface PersonScope {
  kind: ScopeKind;
  /** In page order. */
  blocks: Block[];
  /** The block that names the person; null when only the page's title does. */
  head: Block | null;
}

export type Blocks = readonly Block[];

interface Naming {
  block: Block;
  match: NameMatch;
}

/** How much text beside the name a block may have and still be a person's heading. */
const HEAD_ROOM = 90;
const LAST_OF_TOP = 3;
const LEAD_ROOM = 30;
const LONGEST_HEAD = 120;
/** Each head looks through the page once: a longer list is cut. */
const MOST_HEADS = 300;

export function scopesOf(page: Page, finder: NameFinder, lexicon: Lexicon): PersonScope[] {
  const body = page.blocks.filter((block) => block.zone !== 'nav' && block.zone !== 'footer');
  // Cards are now and then marked up as a menu: where nothing else names the person, those count too.
  const blocks = namingsIn(body, finder).length > 0 ? body : page.blocks.filter((block) => block.zone !== 'footer');
  const named = namingsIn(blocks, finder);
  const others = [...otherHeads(blocks, finder, lexicon), ...otherFamilies(blocks, finder, lexicon)]
    .filter((block) => !isOfCareer(block, named, lexicon))
    .sort((left, right) => left.index - right.index);
  const heads = named.filter(
    (one) => isHead(one) && !isInPassing(one, lexicon) && !isFirm(one.block.text, one.match, others, lexicon),
  );
  const labelled = labelledOthers(blocks, named, finder);
  const isSubject =
    isPageOf(page, finder, heads, others, lexicon) ||
    named.some((naming) => isIntroduced(naming, others, lexicon) || isLabelled(naming, blocks, others)) ||
    isCalled(page, finder, others, lexicon) ||
    opensCv(blocks, heads, others, lexicon);
  const own = new Set(named.map(({ block }) => block));
  const scopes: PersonScope[] = [];
  for (const naming of [
    ...heads.filter(({ block }) => isMarked(block)),
    ...heads.filter(({ block }) => !isMarked(block)),
  ]) {
    const head = naming.block;
    const isOwnPart = ({ kind, head: name }: PersonScope): boolean =>
      kind !== 'run' || name?.headingLevel !== undefined;
    if (scopes.some((scope) => isOwnPart(scope) && scope.blocks.includes(head))) continue;
    // Under a heading with their name is their part; plain lines that name them elsewhere are lists of members.
    if (!isMarked(head) && scopes.some((scope) => scope.kind === 'run' && scope.head!.headingLevel !== undefined))
      continue;
    // On a page of one person, lines of plain text that look like names are places, prizes and papers.
    const rivals = isSubject ? (isMarked(head) ? others : []) : blocks;
    const opensSentence = !isNameLine(naming) && !isMarked(head);
    // "Orla Vantreight<br>Curator, Marl Museum": the lines below a name in its element are no names of others.
    const isBelow = (block: Block): boolean => !isLaterLine(head, blocks) && isLaterLine(block, blocks);
    const ofOneKind = rivals.filter(
      (block) => !own.has(block) && isAlike(block, head, opensSentence, lexicon, isBelow(block)),
    );
    // One line of the same kind below a name may as well be their title.
    const isList = others.length > 0 || ofOneKind.length > 1;
    const alike = ofOneKind.filter((block) => isList || mayBeName(block, opensSentence, lexicon));
    const isLater = !isSubject && others.length === 0 && isBelowOthers(page, blocks, head, finder);
    const isNamed = others.length === 0 && isNameLine(naming) && !isLater;
    if (alike.length === 0 && labelled.length === 0 && (isSubject || isNamed))
      scopes.push({ kind: 'page', blocks: ownBlocks(blocks, others, heads, lexicon), head });
    else {
      const beside = [...(alike.length > 0 ? alike : others), ...labelled];
      const around = isLater ? blocks.slice(blocks.indexOf(head)) : blocks;
      scopes.push(withTextBelow(partOf(around, head, beside, lexicon), blocks, finder));
    }
  }
  if (scopes.length === 0 && (isSubject || (named.length === 0 && isCareerOf(page, finder, others, lexicon))))
    scopes.push({ kind: 'page', blocks: ownBlocks(blocks, others, heads, lexicon), head: null });
  const held = new Set(scopes.flatMap((scope) => scope.blocks));
  for (const { block } of named) {
    if (held.has(block)) continue;
    const below = goingOn(blocks, block, finder, lexicon);
    scopes.push(
      below.length > 0
        ? { kind: 'run', blocks: [block, ...below], head: block }
        : { kind: 'mention', blocks: [block, ...toldBelow(blocks, block, finder)], head: block },
    );
  }
  return scopes.sort((one, other) => (one.head?.index ?? 0) - (other.head?.index ?? 0));
}

/** "Vantreight spent six years at Acme": an article goes on with the family name, up to the next heading. */
function toldBelow(blocks: Blocks, head: Block, finder: NameFinder): Block[] {
  const below = blocks.slice(blocks.indexOf(head) + 1);
  const end = below.findIndex(({ headingLevel }) => headingLevel !== undefined);
  return below
    .slice(0, end < 0 ? undefined : end)
    .filter((block) => finder.find(block.text).length === 0 && finder.findFamily(block.text).length > 0);
}

/** The paragraphs right below a sentence that names the person and nobody else, as long as they open with "she". */
function goingOn(blocks: Blocks, head: Block, finder: NameFinder, { pronouns }: Lexicon): Blocks {
  if (namesOther(head, finder)) return [];
  const below = blocks.slice(blocks.indexOf(head) + 1);
  const end = below.findIndex(
    (block) =>
      block.headingLevel !== undefined ||
      !(SUBJECT.test(block.text) && pronouns.find(block.text)[0]?.from === 0) ||
      namesOther(block, finder),
  );
  return below.slice(0, end < 0 ? undefined : end);
}

/** "She" before a verb. */
const SUBJECT = /^(?:he|she|er|sie|il|elle|él|ella|lui|lei|egli|ele|ela|hij|zij|ze|han|hon|hun)\s\p{Ll}/iu;

const WRITTEN_NAME = /\p{Lu}\p{Ll}+(?:\s\p{Lu}\.)?(?:\s(?:\p{Ll}{2,3}\s)?\p{Lu}\p{Ll}+){1,2}/gu;

/** Somebody else, by a name that the tables know. */
const namesOther = ({ text }: Pick<Block, 'text'>, finder: NameFinder): boolean =>
  [...text.matchAll(WRITTEN_NAME)].some(([name]) => isKnownName(name) && !finder.hasPart(name));

/** "Press contact: Orla Vantreight" below an article about somebody else: what stands above the name is not about them. */
const isBelowOthers = (page: Page, blocks: Blocks, head: Block, finder: NameFinder): boolean => {
  const top = blocks.slice(0, LAST_OF_TOP).filter(({ index, text }) => index < head.index && text.length <= HEAD_ROOM);
  const named = [page.title ?? '', ...top.map(({ text }) => text)];
  return head.headingLevel === undefined && named.some((text) => namesOther({ text }, finder));
};

function namingsIn(blocks: Blocks, finder: NameFinder): Naming[] {
  return blocks.flatMap((block): Naming[] => {
    const [match] = finder.find(block.text);
    return match === undefined ? [] : [{ block, match }];
  });
}

/** The name opens the block, or the block is a heading or a line with little beside it. */
function isHead({ block, match }: Naming): boolean {
  const lead = block.text.slice(0, match.from);
  // "About the speaker: Orla Vantreight is …": what a label says is no sentence before the name.
  const before = lead.replace(LABEL, '').replace(/\p{P}/gu, '').trim();
  if (before.length > LEAD_ROOM) return false;
  const rest = block.text.length - (match.to - match.from);
  if (block.cell !== undefined || rest <= HEAD_ROOM) return true;
  return before.length <= 12;
}

/** "董事长王小明表示，…", "김하늘 기자 | 2023.04.18": who is quoted in an article or signs it is not whom it is about. */
function isInPassing({ block: { text }, match }: Naming, { speaking }: Lexicon): boolean {
  if (!UNSPACED.test(text)) return false;
  const said = /^[^。\n]*/u.exec(text.slice(match.from))![0];
  return (text.length > LONGEST_LINE && speaking.find(said).length > 0) || isByline(text, match);
}

/** A longer line of these scripts is a sentence. */
const LONGEST_LINE = 20;

/** "김하늘 기자 | 2023.04.18": who wrote an article. */
export const isByline = (text: string, { to }: { to: number }): boolean =>
  BYLINE.test(text.slice(to)) && /\d{4}/.test(text);

const BYLINE = /^\s?(?:기자|記者|记者)(?!\p{L})/u;

/** "氏名 | 山田花子" on a page that names the person only elsewhere: theirs is what stands at their own name. */
function labelledOthers(blocks: Blocks, named: readonly Naming[], finder: NameFinder): Block[] {
  const labelled = blocks.filter((_, at) => NAME_LABEL.test(blocks[at - 1]?.text ?? ''));
  const isOther = ({ text }: Block): boolean => UNSPACED.test(text) && finder.find(text).length === 0;
  const isAlike = named.some(({ block, match }) => UNSPACED.test(block.text.slice(match.from, match.to)));
  return isAlike && labelled.every(isOther) ? labelled : [];
}

/** "Kanzlei Orla Vantreight", "Orla Vantreight LLP": over a list of people, a firm called after one of them. */
function isFirm(text: string, { from, to }: NameMatch, others: Blocks, lexicon: Lexicon): boolean {
  // "Leiterin Kanzlei Orla Vantreight" is she.
  const isTitled = lexicon.titles.find(text).some((title) => title.to <= from);
  const isName = (word: { from: number; to: number }): boolean =>
    word.from < to ? !isTitled && LED_TO_NAME.test(text.slice(word.to, from)) : word.from === to + 1;
  return others.length > 0 && !UNSPACED.test(text) && lexicon.organisations.find(text).some(isName);
}

const LED_TO_NAME = /^\s(?:\p{L}{1,4}\.?\s){0,2}$/u;

/** The name and hardly anything else. On a page that names nobody else so, the rest is about them. */
function isNameLine({ block, match }: Naming): boolean {
  return block.text.length - (match.to - match.from) <= LEAD_ROOM;
}

/** The title, or the only large heading, names the person and nobody else. */
function isPageOf(page: Page, finder: NameFinder, heads: readonly Naming[], others: Blocks, lexicon: Lexicon): boolean {
  const title = page.title ?? '';
  const [match] = finder.find(title);
  if (match !== undefined && !isFirm(title, match, others, lexicon))
    return !others.some((block) => title.includes(nameOpening(block, lexicon) ?? familyName(block.text, lexicon)!));
  // One large heading a person makes a list of people.
  if (heads.some(({ block }) => block.headingLevel === 1))
    return others.every(({ headingLevel }) => headingLevel !== 1);
  return (
    heads.slice(0, 1).some(({ block }) => block.index <= LAST_OF_TOP) && page.contentType.startsWith('application/pdf')
  );
}

/** "Hi, I'm Orla Vantreight": whoever says so before anybody else is named writes the page. */
function isIntroduced({ block, match }: Naming, others: Blocks, { introductions }: Lexicon): boolean {
  if (others.some((other) => other.index < block.index)) return false;
  const lead = block.text.slice(0, match.from).trimEnd();
  return introductions.find(lead).at(-1)?.to === lead.length && lead !== '';
}

/** "Hey, I'm Orla." on a page that has the whole name somewhere, be it in its foot alone. */
function isCalled(page: Page, finder: NameFinder, others: Blocks, { introductions }: Lexicon): boolean {
  const calls = ({ text }: Block): boolean =>
    introductions.find(text).some(({ to }) => finder.hasPart(CALLED.exec(text.slice(to))?.[1] ?? ''));
  const said = page.blocks.find(calls)?.index ?? Number.POSITIVE_INFINITY;
  const isNamed = [page.title, page.siteName, page.text].some((text) => finder.find(text ?? '').length > 0);
  return said < (others[0]?.index ?? page.blocks.length) && isNamed;
}

const CALLED = /^\s(\p{Lu}[\p{L}'’-]+)(?=\s?[.,!;:–—]|$|\s\p{Ll})/u;

/** "氏名 | 山田花子": a page that gives one person's name in answer to a label is theirs. */
const NAME_LABEL = /^(?:お?名前|氏名|姓名|이름|성명)[\s　]*[:：]?[\s　]*$/u;

function isLabelled({ block, match }: Naming, blocks: Blocks, others: Blocks): boolean {
  if (others.length > 0) return false;
  const before = match.from === 0 ? blocks[blocks.indexOf(block) - 1]?.text : block.text.slice(0, match.from);
  return before !== undefined && NAME_LABEL.test(before);
}

/** "Work experience | Van Maas Consulting": a career under a family name, and nobody else's name on the page. */
function isCareerOf(page: Page, finder: NameFinder, others: Blocks, lexicon: Lexicon): boolean {
  if (others.length > 0 || !finder.hasPart(`${page.title ?? ''} ${page.siteName ?? ''}`)) return false;
  return page.blocks.some(({ text, headingLevel }) => {
    const section = headingLevel === undefined ? null : sectionOfHeading(text, lexicon);
    return section === 'employment' || section === 'education';
  });
}

/** A name at the top, and sections of one career before anybody else is named: co-authors and pupils come further down. */
function opensCv(blocks: Blocks, heads: readonly Naming[], others: Blocks, lexicon: Lexicon): boolean {
  const [first] = heads;
  if (first === undefined || first.block.index > LAST_OF_TOP) return false;
  const sections = blocks.filter(
    ({ headingLevel, text }) => headingLevel !== undefined && CAREER.has(sectionOfHeading(text, lexicon)),
  );
  const kinds = new Set(sections.map(({ text }) => sectionOfHeading(text, lexicon)));
  const isAgain = (block: Block): boolean =>
    sections.some((other) => other !== block && other.text === block.text && other.headingLevel === block.headingLevel);
  const isCareer = kinds.has('education') || kinds.has('employment');
  return (
    isCareer && kinds.size > 1 && !sections.some(isAgain) && !others.some((other) => other.index < sections[1]!.index)
  );
}

/** Some names are not in any list; of several people at least this share is. */
export const KNOWN_SHARE = 0.34;

/** "Speaker: Orla Vantreight". */
const LABEL = /^\p{L}[\p{L}\s]{1,24}[:：]\s*/u;

/** "COO Piet Maas", "特別顧問　山本花子": the title before the name, which in scripts without spaces has to end the line. */
function titledName(text: string, lexicon: Lexicon): string | null {
  const name = headName(text, lexicon);
  return name !== null && UNSPACED.test(text) && !(text.endsWith(name) && isKnownName(name)) ? null : name;
}

/** "Marlsson Aviation AS"; "Orla Vantreight SA" may be a person with letters after the name. */
const isCompany = (text: string, lexicon: Lexicon): boolean =>
  lexicon.legalForms.find(text).some(({ to }) => to === text.length) && !isKnownName(text);

/** "Orla Vantreight, CEO", "CEO Orla Vantreight" and "Speaker: Orla Vantreight" alike. */
function nameOpening({ text }: Block, lexicon: Lexicon): string | null {
  if (isCompany(text, lexicon) || isOfAdvisor(text, lexicon)) return null;
  const opening = leadingName(text, lexicon) ?? titledName(text, lexicon);
  if (opening !== null || !LABEL.test(text)) return opening;
  const labelled = leadingName(text.replace(LABEL, ''), lexicon);
  return labelled !== null && isKnownName(labelled) ? labelled : null;
}

/** Blocks that open with another person's name, each with at least one more of its kind on the page. */
function otherHeads(blocks: Blocks, finder: NameFinder, lexicon: Lexicon): Block[] {
  const kinds = new Map<string, { block: Block; known: boolean }[]>();
  for (const block of blocks) {
    const name = nameOpening(block, lexicon);
    if (name === null || !mayOpenPart(block, name)) continue;
    const kind = kindOf(block);
    kinds.set(kind, [...(kinds.get(kind) ?? []), { block, known: isKnownName(name) }]);
  }
  const isPeople = (group: readonly { block: Block; known: boolean }[]): boolean =>
    group.length > 1
      ? group.filter(({ known }) => known).length >= KNOWN_SHARE * group.length
      : isNameHeading(group[0]!.block, lexicon);
  return [...kinds.values()]
    .filter(isPeople)
    .flatMap((group) => group.map(({ block }) => block))
    .filter((block) => finder.find(block.text).length === 0)
    .sort((left, right) => left.index - right.index)
    .slice(0, MOST_HEADS);
}

/** "Internships | Marl Museum, with Piet Maas": under the headings of a career stands with whom it was, unless the page names its person so too. */
const isOfCareer = (other: Block, named: readonly Naming[], lexicon: Lexicon): boolean =>
  other.headingLevel === undefined &&
  CAREER.has(sectionOfHeading(other.heading ?? '', lexicon)) &&
  named.every(({ block }) => kindOf(block) !== kindOf(other));

/** Nearly all family names of scripts without spaces are known: other lines that look like names are "民事訴訟" and the like. */
const mayOpenPart = (block: Block, name: string): boolean =>
  isMarked(block) || !UNSPACED.test(name) || isKnownName(name);

/** A heading or a bold line that is a known name and nothing else stands for a person, be it the only one of its kind. */
function isNameHeading(block: Block, lexicon: Lexicon): boolean {
  const isBold = block.bold?.[0]?.[0] === 0 && block.bold[0][1] === block.text.length;
  const name = block.headingLevel === undefined && !isBold ? null : leadingName(block.text, lexicon);
  return name !== null && block.text.trim().endsWith(name) && isKnownName(name);
}

/** "Rechtsanwalt Engel", "Frau Dr. Brook": headings that open people's parts by title and family name alone. */
function otherFamilies(blocks: Blocks, finder: NameFinder, lexicon: Lexicon): Block[] {
  const headings = blocks.filter(
    (block) => block.headingLevel !== undefined && familyName(block.text, lexicon) !== null,
  );
  const names = new Set(headings.map((block) => familyName(block.text, lexicon)));
  const isOwn = (block: Block): boolean => finder.hasPart(block.text);
  return names.size > 1 && headings.some(isOwn) ? headings.filter((block) => !isOwn(block)) : [];
}

/** The family name that follows nothing but titles and forms of address. */
function familyName(text: string, lexicon: Lexicon): string | null {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 4) return null;
  const name = words.at(-1)!;
  if (!/^\p{Lu}\p{Ll}[\p{L}'’-]+$/u.test(name) || isLexiconWord(name, lexicon)) return null;
  return words.slice(0, -1).every((word) => isFormOfAddress(word) || lexicon.titles.whole(word) !== undefined)
    ? name
    : null;
}

/** Tag and classes along the path, without ids: two cards of one list share it. */
export function kindOf(block: Block): string {
  const path = block.path.replace(/#[^>.]*/g, '');
  // Names and roles often share a class of how text is set, and differ in the next one.
  const own = path.slice(path.lastIndexOf('>') + 1);
  // A class of its own says more than the elements around it, which often alternate ("left", "right").
  if (own.includes('.')) return `${own} ${block.headingLevel ?? ''}`;
  // Of "profile one", "profile two" around them the first class says what they are.
  return `${path.replace(/(\.[^>.]+)(?:\.[^>.]+)+/g, '$1')} ${block.headingLevel ?? ''}`;
}

/**
 * A block of the same kind as the one that names the person, and no section heading: "COO Wang Xiaoming" beside "CEO Orla Vantreight".
 * A plain paragraph must open with a name, since all paragraphs of a page are of one kind.
 */
function isAlike(block: Block, head: Block, opensSentence: boolean, lexicon: Lexicon, isBelow: boolean): boolean {
  if (kindOf(block) !== kindOf(head) || isOtherSpelling(block, head) || isTitleBelow(block, head, lexicon))
    return false;
  if (isCompany(block.text, lexicon)) return false;
  const name =
    nameOpening(block, lexicon) ?? (opensSentence ? nameOpeningSentence(block.text.replace(LABEL, ''), lexicon) : null);
  // "Suzuki Misaki – doctor": the title may also head a list of doctors.
  if (sectionOfHeading(block.text, lexicon) !== null) return name !== null && isKnownName(name);
  // "Thesis title: Common Inaccuracies" in a row of a table.
  const isOfRow = block.cell !== undefined && LABEL.test(block.text);
  if (name !== null) return isBelow || isOfRow ? isKnownName(name) : mayOpenPart(block, name);
  // In a table names of any form stand in the first column; further right are labels and what they say. Names in scripts
  // without spaces would have been seen.
  if (head.cell !== undefined && (head.cell.column > 0 || block.cell?.row === head.cell.row)) return false;
  if (head.cell !== undefined && UNSPACED.test(block.text)) return false;
  // "Orla Vantreight<br>Professor" in one heading: the line below the name is hers.
  if (isBelow || block.element === head.element) return false;
  return isMarked(head) && block.text.length <= LONGEST_HEAD && block.cell?.column === head.cell?.column;
}

/** "山本花子<br>Hanako Yamamoto": the line below a name that writes it in other letters. */
const isOtherSpelling = (block: Block, head: Block): boolean =>
  block.index === head.index + 1 && UNSPACED.test(head.text) !== UNSPACED.test(block.text);

/** "<h3>Orla Vantreight</h3><h3>Chief Engineer</h3>": a title below a name, be it marked up as the name is. */
const isTitleBelow = (block: Block, head: Block, lexicon: Lexicon): boolean =>
  block.index === head.index + 1 &&
  block.headingLevel === head.headingLevel &&
  lexicon.titles.find(block.text)[0]?.from === 0 &&
  leadingName(block.text, lexicon) === null &&
  titledName(block.text, lexicon) === null;

/** Not the first line of its element. */
function isLaterLine(block: Block, blocks: Blocks): boolean {
  return block.element !== undefined && blocks[blocks.indexOf(block) - 1]?.element === block.element;
}

/** "Product Designer" below a name is a title, "COO Wang Xiaoming" the next person. */
function mayBeName({ text }: Block, opensSentence: boolean, lexicon: Lexicon): boolean {
  const first = lexicon.titles.find(text)[0];
  const rest = first?.from === 0 ? text.slice(first.to) : text;
  if (UNSPACED.test(rest)) return lexicon.organisations.find(rest).every(({ to }) => to < rest.trimEnd().length);
  if (leadingName(rest.trim(), lexicon) !== null || invertedName(rest, lexicon) !== null) return true;
  return opensSentence && nameOpeningSentence(text.replace(LABEL, ''), lexicon) !== null;
}

/** A heading, a cell, or an element with a class of its own. */
export function isMarked(block: Block): boolean {
  const own = block.path.slice(block.path.lastIndexOf('>') + 1);
  return block.headingLevel !== undefined || block.cell !== undefined || own.includes('.');
}

/** The largest element around the head that holds no other head; where all stand in one element, the lines below it. */
export function partOf(blocks: Blocks, head: Block, rivals: Blocks, lexicon: Lexicon): PersonScope {
  const cells = head.cell === undefined ? [] : cellsOf(blocks, head, rivals, lexicon);
  if (cells.length > 1) return { kind: 'row', blocks: cells, head };
  const { kind, part } = boxOrRun(blocks, head, rivals, lexicon);
  const own = [...part, ...careerBelow(blocks, part, head, rivals, lexicon)];
  const initials = initialsOf(headName(head.text, lexicon) ?? '');
  return { kind, blocks: own.filter(({ text }) => !initials.includes(text)), head };
}

/** "MP" for Mara Pell: in place of a portrait, and neither a title nor a degree. */
function initialsOf(name: string): string[] {
  const letters = name.match(/(?<!\p{L})\p{Lu}(?=\p{L})/gu) ?? [];
  return letters.length < 2 ? [] : [letters.join(''), `${letters[0]}${letters.at(-1)}`];
}

function cardAround(blocks: Blocks, head: Block, rivals: Blocks): Block[] {
  const others = [...rivals, ...itemsBeside(blocks, head)].filter((rival) => rival !== head);
  const foreign = new Set(others.flatMap((rival) => rival.ancestors ?? []));
  const around = (head.ancestors ?? []).find((element) => !foreign.has(element));
  return around === undefined ? [] : blocks.filter((block) => block.ancestors?.includes(around));
}

/** "<li>Orla Vantreight<br>Professor, Marl</li><li>Mrs P. Maas<br>…": items of as many lines are of somebody each, whatever the names. */
function itemsBeside(blocks: Blocks, head: Block): Block[] {
  if (head.tag !== 'li' || head.element === undefined) return [];
  const lines = linesOfItems(blocks);
  const own = lines.get(head.element)!;
  if (own.length < 2 || own[0] !== head) return [];
  return [...lines.values()]
    .filter((other) => other !== own && other.length === own.length)
    .map(([first]) => first!)
    .filter(({ path }) => path === head.path);
}

const ITEMS = new WeakMap<Blocks, Map<number, Block[]>>();

function linesOfItems(blocks: Blocks): Map<number, Block[]> {
  const known = ITEMS.get(blocks);
  if (known !== undefined) return known;
  const lines = Map.groupBy(
    blocks.filter(({ element }) => element !== undefined),
    ({ element }) => element!,
  );
  ITEMS.set(blocks, lines);
  return lines;
}

/**
 * "<div>Orla Vantreight<p>CEO</div><div>Orla studied …</div>": the text in the box below a card that has one of their names;
 * what follows it may be another's.
 */
function withTextBelow(scope: PersonScope, blocks: Blocks, finder: NameFinder): PersonScope {
  const below = blocks.slice(blocks.indexOf(scope.blocks.at(-1)!) + 1);
  const isTold = ({ text, headingLevel }: Block): boolean =>
    headingLevel === undefined &&
    text.length > LONGEST_HEAD &&
    (text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []).some((word) => finder.hasPart(word));
  if (scope.kind !== 'card' || below[0] === undefined || !isTold(below[0])) return scope;
  return { ...scope, blocks: [...scope.blocks, below[0]] };
}

function boxOrRun(blocks: Blocks, head: Block, rivals: Blocks, lexicon: Lexicon): { kind: ScopeKind; part: Block[] } {
  const card = cardAround(blocks, head, rivals);
  if (card.length > 1) return { kind: 'card', part: card };
  return { kind: 'run', part: runBelow(blocks, head, rivals, lexicon) };
}

/** The row of a table with a person a row, what stands below the name in one with a person a cell; none of a table about one. */
function cellsOf(blocks: Blocks, head: Block, rivals: Blocks, lexicon: Lexicon): Block[] {
  const { table, row, column } = head.cell!;
  const inTable = blocks.filter((block) => block.cell?.table === table);
  const others = rivals.filter((rival) => rival !== head && rival.cell?.table === table);
  // A cell that names several is a column of the whole page.
  if (others.some(({ cell }) => cell!.row === row && cell!.column === column)) return [];
  const inRow = inTable.filter((block) => block.cell!.row === row);
  // A row with headings of its own is a page laid out as a table.
  if (inRow.some((block) => block !== head && block.headingLevel !== undefined)) return [];
  // "Name | Orla Vantreight" among rows of labels; in the first column names head their rows.
  if (others.length === 0) return column === 0 ? inRow : [];
  const named = new Set([head, ...others].filter((one) => one.cell!.row === row).map((one) => one.cell!.column));
  const unnamed = new Set(inRow.map(({ cell }) => cell!.column).filter((one) => !named.has(one)));
  if (named.size < 2 || unnamed.size > (named.size > 2 ? 1 : 0)) return inRow;
  const isNext = (other: Block): boolean => other.cell!.row > row && nameOpening(other, lexicon) !== null;
  const next = others.filter(isNext).map(({ cell }) => cell!.row);
  return inTable.filter(
    ({ cell }) =>
      cell!.column === column && cell!.row >= row && cell!.row < Math.min(...next, Number.POSITIVE_INFINITY),
  );
}

const CAREER: ReadonlySet<SectionKind | null> = new Set<SectionKind>(
  'education employment certificates awards memberships publications'.split(' ') as SectionKind[],
);

/** A name and a title in a box, and "Beruflicher Werdegang" right below it: theirs, where most such boxes of the page have it so. */
function careerBelow(blocks: Blocks, part: Blocks, head: Block, rivals: Blocks, lexicon: Lexicon): Block[] {
  const isText = opensText(blocks, part);
  if (!isText && !opensCareer(blocks, part, lexicon)) return [];
  const others = rivals.filter((rival) => rival !== head);
  const listed = others.filter((rival) => kindOf(rival) === kindOf(head));
  const parts = listed.map((other) => boxOrRun(blocks, other, [...others, head], lexicon).part);
  const isEnough = isText
    ? parts.length > 0 && parts.every((other) => opensText(blocks, other))
    : parts.filter((other) => opensCareer(blocks, other, lexicon)).length >= parts.length / 2;
  if (!isEnough) return [];
  const foreign = new Set(others.flatMap((other) => cardAround(blocks, other, [head])));
  const below = runBelow(blocks, part.at(-1)!, others, lexicon, true).slice(1);
  return below.filter((block) => !foreign.has(block));
}

/** A paragraph comes next. */
function opensText(blocks: Blocks, part: Blocks): boolean {
  const next = blocks[blocks.indexOf(part.at(-1)!) + 1];
  return next !== undefined && next.headingLevel === undefined && next.text.length > HEAD_ROOM;
}

/** The heading of a career comes next, be it with a line in small letters above it. */
function opensCareer(blocks: Blocks, part: Blocks, lexicon: Lexicon): boolean {
  const at = blocks.indexOf(part.at(-1)!) + 1;
  const heading = blocks.slice(at, at + 2).find(({ headingLevel }) => headingLevel !== undefined);
  return heading !== undefined && CAREER.has(sectionOfHeading(heading.text, lexicon));
}

function runBelow(blocks: Blocks, head: Block, rivals: Blocks, lexicon: Lexicon, goesOn = !head.headingLevel): Block[] {
  const ends = new Set(rivals.filter((rival) => rival !== head));
  const run = [head];
  for (const block of blocks.slice(blocks.indexOf(head) + 1)) {
    // The name once more, as the caption of a portrait.
    const isAgain = [head.text.trim(), leadingName(head.text, lexicon)].includes(block.text.trim());
    if (!isOtherSpelling(block, head) && (ends.has(block) || (!isAgain && isNameAlone(block, blocks, lexicon)))) break;
    const level = block.headingLevel;
    const isLarger = level !== undefined && level <= (head.headingLevel ?? 6) && level < 6;
    // "Beruflicher Werdegang" below a name that is no heading goes on with them.
    const isOwn = (): boolean =>
      isTitleBelow(block, head, lexicon) || (goesOn && CAREER.has(sectionOfHeading(block.text, lexicon)));
    if (isLarger && block.element !== head.element && !isOwn()) break;
    run.push(block);
  }
  return run;
}

/** "Orla Vantreight" on a line of its own: the next person, however the page marks it up; a rare name if it opens another line too. */
function isNameAlone(block: Block, blocks: Blocks, lexicon: Lexicon): boolean {
  const name = leadingName(block.text, lexicon);
  if (name === null || name.length !== block.text.trim().length) return false;
  return isKnownName(name) || blocks.some((other) => other !== block && opensWith(other, name));
}

/** "Orla Vantreight (Marl Institute): …" in the list of speakers above. */
const opensWith = ({ text }: Block, name: string): boolean =>
  text.length > name.length && text.startsWith(name) && /^[\s,(:–—-]/u.test(text.slice(name.length));

/** The blocks under the names of other people, where the person has a part of their own. */
export function foreignBlocks(
  page: Page,
  scopes: readonly PersonScope[],
  finder: NameFinder,
  lexicon: Lexicon,
): Block[] {
  const parts = scopes.filter(({ kind, head }) => kind !== 'page' && kind !== 'mention' && head !== null);
  const own = new Set(scopes.flatMap(({ blocks }) => blocks));
  const heads = page.blocks.filter(
    (block) =>
      !own.has(block) &&
      leadingName(block.text, lexicon) !== null &&
      finder.find(block.text).length === 0 &&
      parts.some(({ head }) => isMarked(head!) && kindOf(head!) === kindOf(block)),
  );
  // Where the person's part opens with the name on a line of its own, so do the others'.
  const isListed = parts.some(({ head }) => isNameAlone(head!, page.blocks, lexicon));
  const alone = isListed ? page.blocks.filter((block) => isSomeoneElse(block, page.blocks, finder, lexicon)) : [];
  return [
    ...heads.slice(0, MOST_HEADS).flatMap((head) => partOf(page.blocks, head, heads, lexicon).blocks),
    ...alone.slice(0, MOST_HEADS).flatMap((head) => runBelow(page.blocks, head, [...own], lexicon)),
  ].filter((block) => !own.has(block));
}

const isSomeoneElse = (block: Block, blocks: Blocks, finder: NameFinder, lexicon: Lexicon): boolean =>
  isNameAlone(block, blocks, lexicon) && finder.find(block.text).length === 0;

const LARGEST_CARD = 0.4;

/** What stands under somebody else's name on a page of one person: their card, or the line alone. */
export function cardOfOther(blocks: Blocks, other: Block, heads: Blocks, lexicon: Lexicon): Block[] {
  const { kind, blocks: part } = partOf(blocks, other, heads, lexicon);
  // What holds most of the page, or a section that began before the name, is no other's card, though a line in it is.
  const opened = part.slice(0, part.indexOf(other)).some((block) => opensSection(block, lexicon));
  return kind === 'card' && part.length <= LARGEST_CARD * blocks.length && !opened ? part : [other];
}

const opensSection = ({ headingLevel, text }: Block, lexicon: Lexicon): boolean =>
  headingLevel !== undefined && sectionOfHeading(text, lexicon) !== null;

/** The page without what stands under other people's names. */
function ownBlocks(blocks: Blocks, others: Blocks, heads: readonly Naming[], lexicon: Lexicon): Block[] {
  const all = [...others, ...heads.map(({ block }) => block)];
  const foreign = new Set(others.flatMap((other) => cardOfOther(blocks, other, all, lexicon)));
  // Beside a person's page stand contacts and colleagues, each under a name of their own.
  const beside = blocks.filter(({ zone }) => zone === 'aside');
  for (const other of beside) {
    if (all.includes(other) || !isKnownName(leadingName(other.text, lexicon) ?? '')) continue;
    for (const block of partOf(beside, other, all, lexicon).blocks) foreign.add(block);
  }
  return blocks.filter((block) => !foreign.has(block));
}
