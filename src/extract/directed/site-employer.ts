// On an organisation's own site the employer of the people it lists is often not written beside them: the site says it, or
// the heading that they stand under. The post is read only where the page names the organisation as its own.

import { type DateSpan, parseDates } from '../../domain/dates/parse-dates.ts';
import type { OrganisationWordKind } from '../../domain/languages/pack.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import { foldWords, squeeze } from '../../domain/text/fold.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import { isLexiconWord } from '../lexicon/language-words.ts';
import { isAddressWord, leadingName } from '../people/leading-name.ts';
import { TITLE_PARTS } from '../people/page-people.ts';
import { type SectionKind, sectionOfHeading } from '../people/sections.ts';
import { isProse, splitSentences } from '../spans/sentences.ts';
import { withClaimed } from './aligned-members.ts';
import { type ClaimedOrganisation, comparedIn, type Mention, namedIn } from './organisation-mentions.ts';
import { pointOf, titleOfAddress, writtenName } from './passage-parts.ts';
import type { Question } from './question.ts';

/** A title stands within this many lines of the name. */
const REACH = 4;
const LONGEST_LINE = 140;
const CERTAINTY = 0.75;
/** Nobody says what somebody does there, only that the list is of those who work there. */
const LISTED_CERTAINTY = 0.6;

/** Under these headings stand guests, pupils, referees and what others did. */
const OTHERS: ReadonlySet<SectionKind> = new Set(['events', 'students', 'references', 'news', 'publications']);

export function impliedPosts(question: Question): Finding[] {
  const { page, lexicon, finder, person, scope, claim } = question;
  const { head } = scope;
  if (head === null || scope.kind === 'mention') return [];
  const section = head.heading === null ? null : sectionOfHeading(head.heading, lexicon);
  if ((section !== null && OTHERS.has(section)) || !isOwn(question, head)) return [];
  // A row with dates says itself since when and until when.
  const datesOf = ({ text }: Block): DateSpan[] => question.itemsIn(text).dates;
  const cells = scope.kind === 'row' ? scope.blocks.filter((block) => datesOf(block).length > 0) : [];
  const dated = cells.flatMap(datesOf);
  if (dated.length > 1 || (dated.length === 1 && dated[0]!.kind === 'point')) return [];
  const line = titleLine(question, head) ?? listedLine(question, head, section);
  if (line === null) return [];
  const said = [head, line.block, ...cells].sort((one, other) => one.start - other.start);
  const [from, to] = [said[0]!.start, said.at(-1)!.start + said.at(-1)!.text.length];
  const dates = dated.length > 0 ? dated : datesOf(line.block);
  const date = dates.find(({ kind }) => kind !== 'point');
  const isOver = date !== undefined && date.kind !== 'since' && date.end !== 'present';
  const start = date?.start ?? (isOver ? undefined : since(question, line.title));
  // The site says that somebody works there; since when, only their own part says.
  if (claim.expected.start_date !== undefined && start === undefined) return [];
  // Until when, nothing but dates can say.
  if (claim.expected.end_date !== undefined && !isOver) return [];
  const former =
    isOver || section === 'alumni' || lexicon.statuses.find(line.block.text).some(({ value }) => value === 'former');
  return [
    {
      kind: 'employment',
      person: {
        name: writtenName(page, scope, finder) ?? person.full_name,
        how: 'record',
        subject: scope.kind === 'page',
      },
      status: 'stated',
      organisation: { name: question.organisation.name, how: 'page_organisation' },
      ...(line.title === null ? {} : { title: line.title }),
      ...(start === undefined ? {} : { start }),
      ...(isOver && date.end !== undefined ? { end: date.end } : {}),
      current: !former,
      quote: page.text.slice(from, to),
      from,
      to,
      via: 'directed',
      certainty: line.title === null ? LISTED_CERTAINTY : CERTAINTY,
    },
  ];
}

/** "当社 執行役員", "본원 부원장": how an organisation's own page calls it. */
const SELF =
  /(?<=^|[年月日]|[^\p{Script=Han}\p{Script=Hangul}])(?:当[社院所行校会法財協学]|当(?:法人|協会|財団|事務所|研究所|病院)|弊社|당사|본사|본원|본\s?병원|本公司|我司|本院|我院|本所|本校|本行)(?=[\s　にでの]|\p{L})/gu;

const JOINED = new RegExp(
  `入社|入所|入局|着任|赴任|就任|開院|입사|합류|부임|개원|加入|入职|入職|到任|${SELF.source}`,
  'u',
);

/** Where the person's lines name the claimed organisation so, on a page of its own. */
export function selfNamed(question: Question, text: string): Mention[] {
  const { scope, organisation } = question;
  if (organisation.kind === 'school' || scope.head === null || !UNSPACED.test(text)) return [];
  const found = [...text.matchAll(SELF)];
  if (found.length === 0 || !isOwn(question, scope.head)) return [];
  return found.map(({ 0: name, index }) => ({ from: index, to: index + name.length, name }));
}

/** The heading above the person is the organisation's name, or the whole site is the organisation's. */
function isOwn(question: Question, head: Block): boolean {
  const { page, organisation } = question;
  if (head.heading !== null && isNameOf(question, head.heading)) return true;
  const host = URL.parse(page.url)?.hostname ?? '';
  const owner = organisation.organisations.ofHost(host);
  if (owner !== undefined && organisation.bearers.some(({ id }) => id === owner.id)) return true;
  if (isHostOf(organisation, host) || isNameOf(question, page.siteName ?? '')) return true;
  if ((page.title ?? '').split(TITLE_PARTS).some((part) => isNameOf(question, part))) return true;
  // "Acme | Our team": what heads the page names the organisation beside the matter.
  const top = page.blocks.find(({ headingLevel }) => headingLevel === 1)?.text.split(TITLE_PARTS) ?? [];
  if (top.length > 1 && top.some((part) => isNameOf(question, part))) return true;
  return page.blocks.some(
    (block) =>
      (block.zone === 'footer' || block.zone === 'header' || COPYRIGHT.test(block.text)) &&
      block.text.length < 300 &&
      (COPYRIGHT.test(block.text) ? namedIn(organisation, block.text).length > 0 : isNameOf(question, block.text)),
  );
}

const COPYRIGHT = /[©℗]|copyright/i;
const MOST_OF_LINE = 0.5;
const LEAST_LABEL = 4;

/** "geotallow.de" is the site of Geotallow: the address is the name and nothing else. */
function isHostOf({ names }: ClaimedOrganisation, host: string): boolean {
  const label = host.split('.').at(-2) ?? '';
  return (
    label.length >= LEAST_LABEL &&
    names.some((name) => addressOf(squeeze(foldWords(name))) === addressOf(squeeze(label.replace(/-/g, ''))))
  );
}

/** Addresses write "kh" of Cyrillic names as "h". */
const addressOf = (letters: string): string => letters.replaceAll('kh', 'h');

function isNameOf({ organisation, phrasesIn, lexicon }: Question, text: string): boolean {
  const letters = (part: string): number => part.replace(/[^\p{L}\p{N}]/gu, '').length;
  const isMost = (length: number): boolean => length >= MOST_OF_LINE * letters(text);
  if (text === '' || text.length > LONGEST_LINE) return false;
  // "Department of Physics of Marl": a part of it, with its name at the end.
  const isPart = lexicon.organisations.find(text).some(({ value, from }) => value === 'department' && from === 0);
  // "北海大学病院 内科": set apart from the department.
  if (
    UNSPACED.test(text) &&
    /[\s　]/u.test(text) &&
    organisation.names.some((name) => text.split(/[\s　]+/u).includes(name))
  )
    return true;
  return (
    namedIn(organisation, text).some(({ name, to }) => isMost(letters(name)) || (isPart && to === text.length)) ||
    comparedIn(organisation, phrasesIn(text)).some(({ from, to }) => isMost(letters(text.slice(from, to))))
  );
}

interface TitleLine {
  block: Block;
  title: string | null;
}

/** The line near the name that gives a title, the claimed one before others. */
function titleLine(question: Question, head: Block): TitleLine | null {
  const { scope, claim, finder, lexicon, itemsIn } = question;
  const claimed = claim.expected.title ?? claim.expected.role;
  const at = scope.blocks.indexOf(head);
  const near = scope.blocks
    .slice(Math.max(0, at - 2), at + REACH + 1)
    .filter((block) => block.text.length < LONGEST_LINE && !isProse(block.text))
    .filter((block) => leadingName(block.text, lexicon) === null || finder.find(block.text).length > 0)
    .map((block) => ({ block, text: withoutName(block.text, finder) }))
    // Guests, clients and those whom a paper writes about have their own employer beside their title.
    .filter(({ text }) => !namesAnother(question, text));
  let first: TitleLine | null = null;
  const stated = statedTitle(question, head);
  if (stated !== null) return stated;
  for (const { block, text } of near.sort((one, other) => Number(other.block === head) - Number(one.block === head))) {
    const pieces = text.split(/[,;:|•·()（）\n–—]|\s-\s|(?<=\p{L}{4})\.\s/u);
    for (const piece of [text, ...pieces]) {
      const title = withoutAddress(piece, question);
      if (title === '' || withClaimed(itemsIn(title), title, claim).titles.length === 0) continue;
      first ??= { block, title };
      if (typeof claimed !== 'string') continue;
      const { outcome } = compareTitles(claimed, title);
      if (outcome === 'same' || outcome === 'compatible') return { block, title };
    }
  }
  const address = titleOfAddress(question);
  return address === null ? first : { block: head, title: address };
}

/** "Physiotherapist mgr": a degree or form of address that stood before the name is no part of the title. */
function withoutAddress(piece: string, { itemsIn }: Question): string {
  const words = piece
    .trim()
    .replace(/[\s.,–—-]+$/u, '')
    .split(/\s+/);
  const isTitle = (): boolean => itemsIn(words.slice(0, -1).join(' ')).titles.length > 0;
  while (words.length > 1 && isAddressWord(words.at(-1)!) && isTitle()) words.pop();
  return words.join(' ');
}

/** "Office manager Orla Vantreight": the rest of the line. */
function withoutName(text: string, finder: Question['finder']): string {
  const [name] = finder.find(text);
  return name === undefined ? text : `${text.slice(0, name.from)},${text.slice(name.to)}`.replace(/^[\s,–—-]+/u, '');
}

/** From the name to the title: "is a", "es", "jest". */
const LONGEST_VERB = 16;

/** "Jane Doe is a lawyer who …": the first sentence of the person's own part, where nothing but the claimed title is said. */
function statedTitle(question: Question, head: Block): TitleLine | null {
  const { scope, claim, finder, lexicon, itemsIn } = question;
  const claimed = claim.expected.title ?? claim.expected.role;
  if (typeof claimed !== 'string' || !scope.blocks.includes(head)) return null;
  const at = scope.blocks.indexOf(head);
  for (const block of scope.blocks.slice(at, at + REACH).filter(({ text }) => isProse(text))) {
    const [sentence] = splitSentences(block.text);
    const text = sentence?.text ?? '';
    const opening = openingTitle(question, block);
    if (opening !== null) return { block, title: opening };
    const [name] = finder.find(text);
    if (name === undefined || name.from > LONGEST_VERB || namesAnother(question, text)) continue;
    const verb = lexicon.presentVerbs.find(text).find(({ from }) => from >= name.to && from - name.to < 3);
    // "王小明，女，主任医师，教授": without a verb, between commas.
    const isSaid = (from: number): boolean =>
      UNSPACED.test(text)
        ? from >= name.to && from - name.to < LONGEST_VERB
        : verb !== undefined && from >= verb.to && from - verb.to < LONGEST_VERB;
    for (const title of itemsIn(text).titles.filter(({ from }) => isSaid(from))) {
      const { outcome } = compareTitles(claimed, title.text);
      if (outcome === 'same' || outcome === 'compatible') return { block, title: title.text };
    }
  }
  return null;
}

/** "Advogado há 12 anos, …", "…, founding partner of the firm.": the claimed title opens the part, or is said of an organisation that needs no name. */
function openingTitle({ claim, lexicon, itemsIn, scope }: Question, { text }: Block): string | null {
  const claimed = (claim.expected.title ?? claim.expected.role) as string;
  const found = withClaimed(itemsIn(text), text, claim).titles.find(({ from, to, text: title }) => {
    const behind = text.slice(to, to + REACH_OF_FIRM);
    const [firm] = lexicon.organisations.find(behind);
    const isOfFirm =
      firm !== undefined &&
      /^(?:\s\p{Ll}{1,7}){0,2}\s$/u.test(behind.slice(0, firm.from)) &&
      !/^\s+["“«„]?[\p{Lu}\p{N}]/u.test(behind.slice(firm.to));
    const isOpening = from === 0 && scope.kind !== 'page' && OPENS_PART.test(behind);
    if (!isOfFirm && !isOpening) return false;
    const { outcome } = compareTitles(claimed, title);
    return outcome === 'same' || outcome === 'compatible';
  });
  return found?.text ?? null;
}

const REACH_OF_FIRM = 40;
/** Behind the title that opens a part: its end, or since when. */
const OPENS_PART =
  /^(?:[.,;]|\s(?:há|seit|depuis|desde|dal|da|sinds|od|sedan|siden|с|з|since|for)\s[^,;.]{0,20}[,;.])/u;

/** Parts of an organisation, and what people of any employer belong to. */
const WITHIN: ReadonlySet<OrganisationWordKind> = new Set(['department', 'institute', 'hospital', 'association']);
const AT = /(?:@\s?|(?<!\p{L})(?:at|bei|beim|chez|presso|hos|bij)\s)(?=\p{Lu})/u;

/** "CEO, Acme Robotics", "engineer at Acme": a short line that gives another employer than the site's owner. */
function namesAnother({ page, organisation, lexicon, phrasesIn, itemsIn }: Question, text: string): boolean {
  if (itemsIn(text).titles.length === 0 || namedIn(organisation, text).length > 0) return false;
  if (AT.test(text)) return true;
  const kindsOf = (name: string) => lexicon.organisations.find(name).map(({ value }) => value);
  const isSchool = kindsOf(organisation.name).includes('school');
  return phrasesIn(text).some((phrase) => {
    if (phrase.unit || comparedIn(organisation, [phrase]).length > 0) return false;
    const kinds = kindsOf(phrase.name);
    // "Office manager", "Management and Consultancy": words of titles and trades, on a page of those who work there.
    const isBare = phrase.name.split(/\s+/).every((word) => isLexiconWord(word, lexicon) || word.length < 4);
    if (isBare || (isStaffPage(page, lexicon) && kinds.every((kind) => kind === 'company'))) return false;
    return kinds.length === 0 || kinds.some((kind) => !WITHIN.has(kind) && !(isSchool && kind === 'school'));
  });
}

/**
 * Without a title: whoever has a card on a page, or under a heading, of those who work there; and on a page of one person
 * whose practice bears their name.
 */
function listedLine(question: Question, head: Block, section: SectionKind | null): TitleLine | null {
  const { page, lexicon, claim, scope, finder, organisation } = question;
  if (claim.expected.title !== undefined || claim.expected.role !== undefined) return null;
  const isStaff = section === 'team' || ((section === null || section === 'about') && isStaffPage(page, lexicon));
  const isListed = scope.kind === 'page' ? finder.hasPart(organisation.name) || section === 'team' : isStaff;
  return isListed ? { block: head, title: null } : null;
}

/** A page that says it lists those who work there. */
export function isStaffPage({ title, blocks }: Page, lexicon: Question['lexicon']): boolean {
  const headings = blocks
    .filter(({ headingLevel }) => headingLevel !== undefined && headingLevel <= 2)
    .map(({ text }) => text);
  return [...(title ?? '').split(TITLE_PARTS), ...headings].some((text) => sectionOfHeading(text, lexicon) === 'team');
}

const AS = /(?<!\p{L})(?:as|als|comme|como|come|jako|som)\s(?:an?\s|the\s|our\s|its\s)?$/iu;

/** "with us since 2011", "joined in 2011": a sentence of the person's part that tells of work and names nobody else. */
function since(question: Question, title: string | null): PartialDate | undefined {
  const { scope, organisation, lexicon, itemsIn, phrasesIn } = question;
  const dated = scope.blocks.filter((block) => parseDates(block.text).length > 0);
  const sentences = dated.flatMap((block) => splitSentences(block.text)).map(({ text }) => text);
  // "Experience since 2002. Works in the clinic since 2006": what names the place says since when they are there.
  const namesPlace = (text: string): number => Number(lexicon.organisations.find(text).length > 0);
  for (const text of sentences.toSorted((one, other) => namesPlace(other) - namesPlace(one))) {
    const [date, ...more] = parseDates(text).length === 1 ? itemsIn(text).dates : [];
    if (date === undefined || more.length > 0 || lexicon.study.find(text).length > 0) continue;
    const foreign = phrasesIn(text).filter(
      (phrase) =>
        comparedIn(organisation, [phrase]).length === 0 && lexicon.organisations.whole(phrase.name) === undefined,
    );
    // "joined in 1999 as an analyst": since when she was that, and not what she is now.
    const entered = title === null ? [] : itemsIn(text).titles.filter(({ from }) => AS.test(text.slice(0, from)));
    if (entered.some((one) => compareTitles(title!, one.text).outcome === 'different')) continue;
    if (foreign.length > 0 && namedIn(organisation, text).length === 0) continue;
    // "1989年 弁護士登録" is no date of joining anybody.
    if (UNSPACED.test(text) && !JOINED.test(text) && namedIn(organisation, text).length === 0) continue;
    if (date.kind === 'since' || (date.kind === 'point' && lexicon.work.find(text).length > 0)) return pointOf(date);
  }
  return undefined;
}
