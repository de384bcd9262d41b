// One person's part of a page, searched for one claimed organisation: entries of lists and CVs, then sentences.

import { parseDates } from '../../domain/dates/parse-dates.ts';
import { isField } from '../../domain/fields/compare-fields.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { isListedGivenName } from '../../domain/names/variants.ts';
import { foldWords } from '../../domain/text/fold.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isEnglish } from '../lexicon/page-language.ts';
import type { PersonScope } from '../people/person-scope.ts';
import { type SectionKind, SILENT_SECTIONS, sectionOf, sectionsOf } from '../people/sections.ts';
import { entryAround, type LineMarks, type MarksOf, withoutDateColumns } from '../records/entry-lines.ts';
import { isProse, isShortSentence, splitSentences } from '../spans/sentences.ts';
import {
  type ClaimedOrganisation,
  comparedIn,
  declinedIn,
  isOtherPlace,
  type Mention,
  namedIn,
} from './organisation-mentions.ts';
import { SCHOOL } from './passage-parts.ts';
import type { Passage, Question } from './question.ts';
import { readPassage } from './read-passage.ts';
import { againIn } from './unspaced-references.ts';

/** A section that can hold a study of the person's own, or a post: no certificate is one. A block under no heading may hold either. */
export const mayHold = (section: SectionKind | null, kind: ClaimedOrganisation['kind']): boolean =>
  section === null || (!SILENT_SECTIONS.has(section) && (kind === 'school' || section !== 'certificates'));

export function readScope(question: Question): Finding[] {
  const { page, scope, organisation, lexicon } = question;
  const sections = ownSections(scope, lexicon);
  const marksOf = marksReader(question);
  const search = searchFor(question);
  const findings: Finding[] = [];
  let last: Mention | undefined;
  for (const block of scope.blocks) {
    const section = sections.get(block) ?? null;
    const isPost =
      isTraining(block, section, lexicon) ||
      (section === 'memberships' && isListedPost(block, marksOf(block), lexicon));
    if (!mayHold(section, organisation.kind) && !isPost && section !== 'memberships') continue;
    if (section === 'employment' && organisation.kind === 'employer' && isTask(page, block, marksOf(block))) continue;
    const named = search(block.text);
    const again = named.length > 0 ? [] : againIn(last, block.text, question);
    if (named.length > 0) last = named.at(-1);
    else if (again.length === 0 && question.phrasesIn(block.text).length > 0) last = undefined;
    for (const mention of [...named, ...again]) {
      const passage = passageOf(page, scope, block, mention, section, sections, marksOf);
      if (section === 'memberships' && !isPost && !isDatedPost(passage, block, marksOf, lexicon)) continue;
      findings.push(...readPassage(passage, question));
    }
  }
  return findings;
}

/** "News" over the name itself: what is told is the news. */
function ownSections({ blocks, head }: PersonScope, lexicon: Lexicon): Map<Block, SectionKind | null> {
  const sections = new Map(sectionsOf(blocks, lexicon));
  if (head !== null && sections.get(head) === 'news')
    for (const [block, section] of sections) if (section === 'news') sections.set(block, null);
  return sections;
}

/** Where a text names the organisation: by its own names where the person's part has one, else by what compares as the same. */
export function searchFor(question: Question): (text: string) => Mention[] {
  const search = searchByName(question);
  const isSchool = question.organisation.kind === 'school';
  return (text) =>
    search(text).filter(
      ({ from, to }) =>
        !(isSchool && AFFILIATE.test(text.slice(to))) && !isOfPerson(text.slice(0, from), text.slice(from, to)),
    );
}

/** "Orla Marl" is no mention of Marl Inc.; "At Marl" is one. */
function isOfPerson(lead: string, name: string): boolean {
  const given = /^\p{Lu}\p{Ll}+$/u.test(name) ? /(?<!\p{L})(\p{Lu}\p{Ll}+)\s$/u.exec(lead)?.[1] : undefined;
  return given !== undefined && isListedGivenName(foldWords(given));
}

/** "北海医科大学附属第一医院", "남산대학교 부속고등학교": who was at a university's hospital or its school for children was not its student. */
const AFFILIATE =
  /^(?:[\p{sc=Han}・]{0,8}?(?:附属|附屬|附設|附设)|\s?(?:\p{sc=Hangul}{1,6}\s?)?부속|第?[一二三四五六]?(?:病院|医院|醫院)|\s?병원)/u;

function searchByName({ scope, organisation, lexicon, phrasesIn }: Question): (text: string) => Mention[] {
  if (scope.blocks.some((block) => namedIn(organisation, block.text).length > 0))
    return (text) => namedIn(organisation, text);
  return (text) => {
    const declined = lexicon.declines ? declinedIn(organisation, text) : [];
    const found = declined.length > 0 ? declined : comparedIn(organisation, phrasesIn(text));
    return found.filter((mention) => !isOtherPlace(organisation, text, mention));
  };
}

/** "Residency: Acme Hospital" among studies, "Fellowship: Acme Institute" anywhere: who learns by working has a post. */
function isTraining({ heading, text }: Block, section: SectionKind | null, { trainings }: Lexicon): boolean {
  if (section === 'education') return trainings.find(`${heading ?? ''}\n${text}`).length > 0;
  const [label] = trainings.find(text);
  return label !== undefined && label.from < 3 && /^\s?[:：]/u.test(text.slice(label.to));
}

/** "Marl, General Counsel, 1980-95", "Trustee, Marl": with a title it is more than a membership. */
const isListedPost = ({ text }: Block, { date, title }: LineMarks, { members }: Lexicon): boolean =>
  title && (date || members.find(text).length === 0);

/** "2016-2020 / Research Fellow / Marl": the lines of an entry say as much as one line of a list. */
function isDatedPost({ text, prose }: Passage, block: Block, marksOf: MarksOf, { members }: Lexicon): boolean {
  const { date, title } = marksOf({ ...block, text });
  return !prose && date && title && members.find(text).length === 0;
}

/** An item below a post of a career, which tells what was done there: whoever it names is a client, a partner or a tool. */
const isTask = ({ contentType }: Page, { tag, text }: Block, { date, title }: LineMarks): boolean =>
  tag === 'li' &&
  ((!date && !title && (contentType === 'application/pdf' || DOING.test(text) || DONE_UNSPACED.test(text))) ||
    (DONE.test(text) && !/\sat\s\p{Lu}/u.test(text)));

const DONE =
  /^[^\p{L}]*(?!Worked|Joined|Served|Employed|Hired|Promoted|Interned|Started|Appointed|Freelanced|Volunteered|Lectured|Founded|Elected)(?:\p{Lu}\p{Ll}+ed|Built|Led|Wrote|Ran|Made|Oversaw|Won|Drove|Grew)\s(?!at\s|by\s|as\s)/u;
const DONE_UNSPACED =
  /(?:개발|연동|구축|개선|도입|설계|구현|분석|작성|발표|협업|개편|開発|構築|導入|改善|設計|実装|开发|搭建|设计|实现|优化|对接)[.。]?$/u;
const DOING = /^[^\p{L}]*\p{Lu}\p{Ll}+ing\s(?!at\s|for\s)/u;

/**
 * "1996–98 Master of Fine Arts, textiles. Marl College, Tallow", "ACME. Lawyer. Contracts and disputes. May 1998 to May 2000.":
 * an entry in parts with stops between them, and no verb of work in it.
 */
function isDatedItem(block: Block, { from }: Mention, section: SectionKind | null, marksOf: MarksOf): boolean {
  const { text } = block;
  const [date, ...others] = parseDates(text);
  if ((section !== 'education' && section !== 'employment') || date === undefined || text.length > LONGEST_ITEM)
    return false;
  const isOfItem = date.kind !== 'point' && others.length === 0 && (date.from < 3 || text.length - date.to < 3);
  return isOfItem && from < LONGEST_HEAD && (section === 'education' || !marksOf(block).said);
}

/** What was done there follows the employer and the title, and may name clients. */
const LONGEST_HEAD = 80;
const LONGEST_ITEM = 320;

export function passageOf(
  page: Page,
  scope: PersonScope,
  block: Block,
  mention: Mention,
  section: SectionKind | null,
  sections: ReadonlyMap<Block, SectionKind | null>,
  marksOf: MarksOf,
): Passage {
  const isSaid = isProse(block.text) || (!isEnglish(page) && isShortSentence(block.text));
  if (isSaid && !isDatedItem(block, mention, section, marksOf)) {
    const sentence = splitSentences(block.text).findLast(({ from }) => from <= mention.from);
    const from = sentence?.from ?? 0;
    const text = sentence?.text ?? block.text;
    // "Primario di Chirurgia, Ospedale Marlo, Pisa, Italia.": below the name on a card a line, full stop or not.
    const marks = marksOf({ ...block, text });
    const dated = from > 0 || scope.kind !== 'page' ? null : datedAbove(scope, block, section, marksOf);
    if (dated !== null && !marks.said) return asEntry(page, dated, block, text, mention, section);
    const isBeside = !isEnglish(page) && scope.kind !== 'page' && besideHead(scope, block);
    const isLine = isBeside && !marks.said && !marks.degree;
    return {
      text,
      start: block.start + from,
      mention: { ...mention, from: mention.from - from, to: Math.min(text.length, mention.to - from) },
      section,
      heading: block.heading,
      prose: !isLine,
      beside: isLine,
    };
  }
  const near = withoutDateColumns(partAround(scope.blocks, block, sections)).filter(
    (other) => other === block || (!isProse(other.text) && other !== scope.head),
  );
  const found = entryAround(near, block, marksOf);
  // On a card among others the years are those of the first line, and what follows says what became of them.
  const around = scope.kind === 'page' ? withDate(found, near, marksOf) : found;
  const entry = withOpeningBelow(withDegreesBelow(around, near, block, mention, section, marksOf), scope, marksOf);
  const first = entry[0]!;
  const last = entry.at(-1)!;
  const text = page.text.slice(first.start, last.start + last.text.length);
  const shift = block.start - first.start;
  return {
    text,
    start: first.start,
    mention: { ...mention, from: mention.from + shift, to: mention.to + shift },
    section,
    heading: block.heading,
    prose: false,
    beside: scope.kind === 'page' ? isBelowHead(scope, block, section) : besideHead(scope, block),
  };
}

/** "2019 – 2021" in the cell before "Lawyer at Marl, a state body. Her work was …": the first sentence is the line of an entry. */
function datedAbove(
  { blocks }: PersonScope,
  block: Block,
  section: SectionKind | null,
  marksOf: MarksOf,
): Block | null {
  if (section !== 'employment' && section !== 'education') return null;
  const at = blocks.indexOf(block);
  const [before, above] = [blocks[at - 2], blocks[at - 1]];
  return above !== undefined && isDateAlone(above, marksOf) && !isDateAlone(before, marksOf) ? above : null;
}

function asEntry(
  page: Page,
  dated: Block,
  block: Block,
  sentence: string,
  mention: Mention,
  section: SectionKind | null,
): Passage {
  const shift = block.start - dated.start;
  return {
    text: page.text.slice(dated.start, block.start + sentence.length),
    start: dated.start,
    mention: { ...mention, from: mention.from + shift, to: Math.min(sentence.length, mention.to) + shift },
    section,
    heading: block.heading,
    prose: false,
    beside: false,
  };
}

function isDateAlone(line: Block | undefined, marksOf: MarksOf): boolean {
  if (line === undefined || line.text.length > LONGEST_DATE) return false;
  const { date, title, organisation, degree } = marksOf(line);
  return date && !title && !organisation && !degree;
}

/** An entry without years takes those that stand alone on the line above it or below it. */
function withDate(entry: Block[], near: readonly Block[], marksOf: MarksOf): Block[] {
  if (entry.some((line) => marksOf(line).date)) return entry;
  const isDate = (line: Block | undefined): boolean => isDateAlone(line, marksOf);
  const [from, to] = [near.indexOf(entry[0]!), near.indexOf(entry.at(-1)!) + 1];
  if (to - from !== entry.length) return entry;
  const [above, below] = [isDate(near[from - 1]), isDate(near[to])];
  // Where years stand on both sides, those of the last entry show which side is theirs.
  const isBelow = above && below ? isDate(near.at(-1)) : below;
  if (!above && !below) return entry;
  return isBelow ? near.slice(from, to + 1) : near.slice(from - 1, to);
}

const LONGEST_DATE = 40;

/** Among studies, a school on a line of its own has the degrees of the lines below it, as far as the next school. */
function withDegreesBelow(
  entry: Block[],
  near: readonly Block[],
  block: Block,
  mention: Mention,
  section: SectionKind | null,
  marksOf: MarksOf,
): Block[] {
  if (section !== 'education' || entry.some((line) => marksOf(line).degree)) return entry;
  // "Fellowship, Marl Hospital, 2008": an item that says what was done there.
  if (block.tag === 'li' && /\p{L}{4}/u.test(block.text.slice(0, mention.from))) return entry;
  const isSchool = (line: Block): boolean => SCHOOL.test(line.text) && !marksOf(line).degree;
  const opener = near.find((line) => isSchool(line) || marksOf(line).degree);
  if (!isSchool(block) || opener === undefined || !isSchool(opener)) return entry;
  const at = near.indexOf(block);
  const next = near.findIndex((line, index) => index > at && isSchool(line));
  const below = near.slice(at + 1, next < 0 ? near.length : next).slice(0, MOST_BELOW);
  const last = below.findLastIndex((line) => marksOf(line).degree && !marksOf(line).organisation);
  if (last < 0) return entry;
  const isDated = below[last + 1] !== undefined && marksOf(below[last + 1]!).date;
  return near.slice(near.indexOf(entry[0]!), at + last + (isDated ? 3 : 2));
}

const MOST_BELOW = 8;

/** "Marl GmbH, 2014-2020" over "Head of sales, key accounts and support. Tasks: …": the text below opens with the title. */
function withOpeningBelow(entry: Block[], { blocks, kind }: PersonScope, marksOf: MarksOf): Block[] {
  const below = blocks[blocks.indexOf(entry.at(-1)!) + 1];
  const isOpen =
    entry.some((line) => marksOf(line).date) && entry.every((line) => !marksOf(line).title && !marksOf(line).degree);
  if (kind !== 'page' || !isOpen || below === undefined || below.headingLevel !== undefined) return entry;
  // Items of a list are entries of their own.
  if (below.tag === 'li' && entry.at(-1)!.tag === 'li') return entry;
  const [text = ''] = /^[^,.;:()]{3,80}/u.exec(below.text) ?? [];
  const opening = { ...below, text };
  const { title, degree } = marksOf(opening);
  // "Lecturer, Tallow College" below it is an entry of its own.
  const isNext =
    marksOf(opening).date || (!isProse(below.text) && (marksOf(below).date || marksOf(below).organisation));
  return (title || degree) && !isNext ? [...entry, opening] : entry;
}

/** The blocks of the same section around this one, with no other section between them. */
function partAround(
  blocks: readonly Block[],
  block: Block,
  sections: ReadonlyMap<Block, SectionKind | null>,
): readonly Block[] {
  const at = blocks.indexOf(block);
  const isOther = (other: Block): boolean => sections.get(other) !== sections.get(block);
  // "Residency" behind "Medical school": of one kind, and still two parts.
  const isOpener = (other: Block): boolean => other.headingLevel !== undefined && sectionOf(other.text) !== null;
  const end = blocks.findIndex((other, index) => index > at && (isOther(other) || isOpener(other)));
  const opener = blocks.slice(0, at + 1).findLastIndex(isOpener);
  const from = Math.max(blocks.slice(0, at).findLastIndex(isOther) + 1, opener);
  return blocks.slice(from, end < 0 ? blocks.length : end);
}

const AFFILIATION_LINES = 4;

/** On the line of the name, just below it, or on a card just above. */
export function besideHead(scope: PersonScope, block: Block): boolean {
  // Below a sentence that names somebody stand more sentences.
  if (scope.head === null || scope.kind === 'mention' || isProse(scope.head.text)) return false;
  const lines = scope.blocks.indexOf(block) - scope.blocks.indexOf(scope.head);
  return lines >= (scope.kind === 'card' ? -1 : 0) && lines <= AFFILIATION_LINES;
}

/** On a page of one person: the line below the name, before any part of it has begun. */
function isBelowHead(scope: PersonScope, block: Block, section: SectionKind | null): boolean {
  if (scope.head === null || (section !== null && section !== 'team' && section !== 'about')) return false;
  const lines = scope.blocks.indexOf(block) - scope.blocks.indexOf(scope.head);
  if (lines < 0 || lines > AFFILIATION_LINES || block.headingLevel !== undefined) return false;
  const first = scope.blocks.indexOf(scope.head);
  return scope.blocks.slice(first, first + lines).every(({ text }) => text.length < LONGEST_LINE);
}

const LONGEST_LINE = 80;

type MarkWords = Pick<Question, 'itemsIn' | 'phrasesIn' | 'lexicon'>;

/** Each line is read once: every organisation looks through the lines around it. */
export function marksReader(words: MarkWords): MarksOf {
  const read = new Map<Block, LineMarks>();
  return (block) => {
    const marks = read.get(block) ?? readMarks(block, words);
    read.set(block, marks);
    return marks;
  };
}

function readMarks(block: Block, { itemsIn, phrasesIn, lexicon }: MarkWords): LineMarks {
  const items = itemsIn(block.text);
  return {
    get date() {
      return items.dates.length > 0;
    },
    get degree() {
      return items.degrees.length > 0;
    },
    get title() {
      return items.titles.length > 0;
    },
    get said() {
      const { work, study, presentVerbs, pronouns } = lexicon;
      return [work, study, presentVerbs, pronouns].some((words) => words.find(block.text).length > 0);
    },
    get organisation() {
      if (lexicon.organisations.find(block.text).length === 0) return false;
      // "Bachelor's degree in marketing management": a subject with a word of organisations in it.
      return items.degrees.length === 0 || phrasesIn(block.text).some(({ unit, name }) => !unit && !isField(name));
    },
  };
}
