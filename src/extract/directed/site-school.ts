// A school's own lists of those who took a degree there: commencement, class notes, completed theses, graduates by year. An
// entry gives the name; the degree, field and year stand in it or in what heads the list. The school is the site's.
import type { DateSpan } from '../../domain/dates/parse-dates.ts';
import { fieldsNamed } from '../../domain/fields/compare-fields.ts';
import type { DegreeMention, Finding, FindingStatus } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { kindOf } from '../people/person-scope.ts';
import { headingsOver, sectionOfHeading } from '../people/sections.ts';
import { splitSentences } from '../spans/sentences.ts';
import { withClaimed } from './aligned-members.ts';
import { isOwnSite } from './own-site.ts';
import { pointOf, writtenName } from './passage-parts.ts';
import type { Question } from './question.ts';
import { fieldOf, statusOf } from './read-study.ts';

const CERTAINTY = 0.8;
const LONGEST_ENTRY = 500;
const LONGEST_HEAD = 250;
const FARTHEST = 600;

interface Entry {
  from: number;
  to: number;
  /** What stands in the same paragraph before it: "ECONOMICS: …". */
  label: string;
}

export function impliedStudies(question: Question): Finding[] {
  const { page, scope, lexicon } = question;
  const head = (scope.kind === 'page' ? told(question) : null) ?? scope.head;
  if (head === null || !isOwnSite(question, head)) return [];
  const entry = isUnderOthers(question, head) ? null : entryOf(question, head);
  if (entry === null) return [];
  const heads = [entry.label, ...headsOver(page, head, question)].filter((text) => text !== '');
  const list = listOf(heads, page, lexicon);
  if (list === null) return [];
  const text = page.text.slice(entry.from, entry.to);
  const own = ownWords(text, question);
  const stated = degreesIn(own, text, question);
  if (list === 'alumni' && stated.length === 0 && !/^\d{4}$/.test(entry.label)) return [];
  const degrees = stated.length > 0 ? stated : (heads.map((one) => degreesIn(one, one, question)).find(isSome) ?? []);
  const date = yearIn(own, question) ?? heads.map((one) => yearIn(one, question)).find((one) => one !== undefined);
  if (degrees.length === 0 && (date === undefined || question.itemsIn(own).titles.length > 0)) return [];
  return made(question, { entry, text, own, heads, degrees, date });
}

interface Study {
  entry: Entry;
  text: string;
  own: string;
  heads: readonly string[];
  degrees: readonly DegreeMention[];
  date: DateSpan | undefined;
}

function made(question: Question, { entry, text, own, heads, degrees, date }: Study): Finding[] {
  const { page, scope, finder, person, lexicon, claim, organisation } = question;
  const isFormer = (one: string): boolean => lexicon.statuses.find(one).some(({ value }) => value === 'former');
  const saying = [own, ...heads.filter((one) => !isFormer(one))];
  const isStudent = saying.some((one) => sectionOfHeading(one, lexicon) === 'students');
  const said = saying.map((one) => statusOf(one, degrees.length > 0, lexicon)).find(isTelling);
  const status = said ?? (isStudent ? 'in_progress' : 'stated');
  const isOpen = status === 'in_progress';
  const field = fieldOf({ text: `${own}\n${heads.join('\n')}` }, claim) ?? fieldIn([own, ...heads], question);
  return (degrees.length > 0 ? degrees : [null]).map((degree) => ({
    kind: 'education',
    person: {
      name: writtenName(page, scope, finder) ?? person.full_name,
      how: 'record',
      subject: scope.kind === 'page',
    },
    status,
    organisation: { name: organisation.name, how: 'page_organisation' },
    ...(degree === null ? {} : { degree }),
    ...(field === null ? {} : { field }),
    ...(date === undefined ? {} : { end: pointOf(date) }),
    current: isOpen ? true : null,
    quote: text,
    from: entry.from,
    to: entry.to,
    via: 'directed',
    certainty: CERTAINTY,
  }));
}

/** A page about one person: the block near its top that names them with a date. */
function told({ scope, finder, itemsIn }: Question): Block | null {
  const named = scope.blocks.slice(0, FIRST_BLOCKS).filter(({ text }) => finder.find(text).length > 0);
  return named.find(({ text }) => itemsIn(text).dates.length > 0) ?? null;
}

const FIRST_BLOCKS = 12;

/** What heads the list, the title or the address says that it is of those who took a degree. "Alumni" are of many kinds. */
function listOf(heads: readonly string[], { url }: Page, lexicon: Lexicon): 'graduates' | 'alumni' | null {
  const address = decodeURI(URL.parse(url)?.pathname ?? '').replace(/[-_/.]+/g, ' ');
  const saying = [...heads, address];
  if (saying.some((text) => lexicon.graduateLists.find(text).length > 0)) return 'graduates';
  return saying.some((text) => lexicon.sections.find(text).some(({ value }) => value === 'alumni')) ? 'alumni' : null;
}

const isSome = (degrees: readonly DegreeMention[]): boolean => degrees.length > 0;
/** Titles of theses are full of forecasts; who is listed has been there. */
const isTelling = (status: FindingStatus): boolean => !['stated', 'attended', 'expected'].includes(status);

/** The column of those who supervised or examined. */
function isUnderOthers({ page, lexicon }: Question, { cell }: Block): boolean {
  const top = page.blocks.find((one) => one.cell?.table === cell?.table && one.cell?.column === cell?.column);
  return cell !== undefined && top !== undefined && lexicon.otherPeople.find(top.text).length > 0;
}

/** Between the entries of a list that stands in one paragraph. */
const BETWEEN = /\s*;\s+|\s+[·•|]\s+/gu;

/** The row, the lines below the name, or in a paragraph of many names the piece with this one. */
function entryOf({ page, scope, finder }: Question, head: Block): Entry | null {
  if (scope.kind === 'row') return { ...rangeOf(scope.blocks), label: '' };
  const [match] = finder.find(head.text);
  if (match === undefined) return null;
  const cuts = [...head.text.matchAll(BETWEEN)];
  if (cuts.length > 1) {
    const before = cuts.findLast(({ index }) => index < match.from);
    const from = before === undefined ? 0 : before.index + before[0].length;
    const to = cuts.find(({ index }) => index >= match.to)?.index ?? head.text.length;
    return { from: head.start + from, to: head.start + to, label: labelBefore(head.text.slice(0, match.from)) };
  }
  const bold = (head.bold ?? []).filter(([from, to]) => to - from > SHORTEST_NAME);
  const own = bold.find(([from, to]) => from <= match.from && to >= match.to);
  if (own !== undefined && bold.length > 1) {
    const next = bold.find(([from]) => from >= own[1])?.[0] ?? head.text.length;
    return {
      from: head.start + own[0],
      to: head.start + head.text.slice(0, next).replace(/[\s\d.]+$/u, '').length,
      label: CLASS_YEAR.exec(head.text)?.[1] ?? '',
    };
  }
  const below = scope.kind === 'page' ? [] : scope.blocks.filter(({ start }) => start > head.start);
  const opens = head.text.slice(0, match.from).length <= LONGEST_LEAD;
  if (below.length > 0 && opens) return { ...rangeOf([head, ...below]), label: '' };
  return { ...sentencesOn(page, head, match.from), label: labelBefore(head.text.slice(0, match.from)) };
}

/** "1979. Orla Vantreight was …": notes of those who left in that year. */
const CLASS_YEAR = /^((?:19|20)\d{2})\s?[.:–—]\s/u;

const LONGEST_LEAD = 30;
const SHORTEST_NAME = 5;

const labelBefore = (text: string): string => /(?:^|[.;]\s)([^.:;]{3,60}):[^:]*$/u.exec(text)?.[1] ?? '';

function rangeOf(blocks: readonly Block[]): Omit<Entry, 'label'> {
  const from = blocks[0]!.start;
  const last = blocks.findLast(({ start, text }) => start + text.length - from <= LONGEST_ENTRY) ?? blocks[0]!;
  return { from, to: last.start + last.text.length };
}

/** From the sentence with the name to the next one that opens with somebody else's. */
function sentencesOn(page: Page, head: Block, at: number): Omit<Entry, 'label'> {
  const sentences = splitSentences(head.text);
  const first = sentences.findLastIndex(({ from }) => from <= at);
  const bold = (head.bold ?? []).map(([from]) => from).filter((from) => from > at + 1);
  const isNext = ({ from, text }: { from: number; text: string }): boolean =>
    bold.includes(from) || /^\p{Lu}{3,}[\s,]/u.test(text);
  const next = sentences.slice(first + 1).find(isNext)?.from ?? head.text.length;
  const from = head.start + (sentences[first]?.from ?? 0);
  return { from, to: Math.min(head.start + next, from + LONGEST_ENTRY, page.text.length) };
}

/** What heads the entry: the line over its list, the headings above, each larger than the last, and the page's title. */
function headsOver(page: Page, head: Block, { itemsIn, lexicon }: Question): string[] {
  const isOver = (block: Block): boolean =>
    block.headingLevel !== undefined || kindOf(block) !== kindOf(head) || /[:：]$/u.test(block.text);
  const near = page.blocks.slice(Math.max(0, head.index - FARTHEST), head.index).findLast(isOver);
  const isLine = near !== undefined && near.headingLevel === undefined && near.cell === undefined;
  const text = isLine && near.text.length <= LONGEST_HEAD ? near.text : '';
  const says = itemsIn(text).degrees.length + lexicon.graduateLists.find(text).length > 0;
  return [...(says ? [text] : []), ...headingsOver(page, head), page.title ?? ''];
}

/** Up to where the entry goes on to what became of the person, or names an adviser, another school or employer. */
function ownWords(text: string, { lexicon, phrasesIn }: Question): string {
  const named = phrasesIn(text).filter(({ unit }) => !unit);
  const turns = [...named, ...lexicon.present.find(text), ...lexicon.otherPeople.find(text)];
  return text.slice(0, Math.min(text.length, ...turns.map(({ from }) => from)));
}

const TO_SCHOOL = /^[\s,(]*(?:from|at|an der|de|del|da|pela|di|presso|aan|vid|ved|w|na|в|у)?[\s,(]*$/iu;

/** Degrees but those of the school that is named next, and those that somebody is still working for. */
function degreesIn(own: string, whole: string, { itemsIn, claim }: Question): DegreeMention[] {
  const isCut = own.length < whole.length;
  return withClaimed(itemsIn(own), own, claim)
    .degrees.filter(({ to }) => !(isCut && TO_SCHOOL.test(own.slice(to))))
    .map(({ degree }) => degree);
}

/** The first year that is no span of years. */
function yearIn(text: string, { itemsIn }: Question): DateSpan | undefined {
  return itemsIn(text).dates.find(({ kind }) => kind === 'point');
}

const PIECE = /[,;|•·()\n:.]\s?|\s[–—-]\s|\s(?:in|en|em|für|i)\s/u;
const JOINS = /^(?:in|of|en|em|de|di|für|i|w|på)\s/u;
const MOST_WORDS = 5;
/** The field's own name is most of the words. */
const MOST = 0.66;

/** A part of the line that is a field of study and nothing else. */
function fieldIn(texts: readonly string[], { itemsIn, lexicon }: Question): string | null {
  const isField = (piece: string): boolean =>
    piece.split(' ').length <= MOST_WORDS &&
    lexicon.organisations.find(piece).length === 0 &&
    [...fieldsNamed(piece)].some(({ length }) => length >= MOST * piece.length);
  for (const text of texts) {
    const { degrees, titles } = itemsIn(text);
    let rest = text;
    for (const { from, to } of [...degrees, ...titles])
      rest = `${rest.slice(0, from)}${';'.repeat(to - from)}${rest.slice(to)}`;
    const field = rest
      .split(PIECE)
      .map((piece) => piece.trim().replace(JOINS, ''))
      .find(isField);
    if (field !== undefined) return field;
  }
  return null;
}
