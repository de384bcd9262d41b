// On an organisation's own site the employer of the people it lists is often not written beside them: the site says it, or
// the heading that they stand under. The post is read only where the page names the organisation as its own.

import { type DateSpan, parseDates } from '../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import { isEnglish } from '../lexicon/page-language.ts';
import { isKnownName } from '../people/leading-name.ts';
import { opensWithOtherName } from '../people/other-first-name.ts';
import { boardOver, type SectionKind, SILENT_SECTIONS, sectionOfHeading, sectionsOf } from '../people/sections.ts';
import { spansIn } from '../spans/annotate.ts';
import { isProse, splitSentences } from '../spans/sentences.ts';
import { type Span, withClaimed } from './aligned-members.ts';
import { appositionLine, isProfile, labelLine, type TitleLine, titleLine, withoutFormer } from './card-title.ts';
import { comparedIn, namedIn } from './organisation-mentions.ts';
import { isAmongFormer, isOfAnother, isOfGathering, isOwnSite, isStaffPage, JOINED, MOST_OF_LINE } from './own-site.ts';
import { pointOf, SCHOOL, titleOfPractice, writtenName } from './passage-parts.ts';
import type { Question } from './question.ts';

const CERTAINTY = 0.75;

/** Nobody says what somebody does there, only that the list is of those who work there. */
const LISTED_CERTAINTY = 0.6;

/** Under these headings stand guests, pupils, referees and what others did. */
const OTHERS: ReadonlySet<SectionKind> = new Set(['events', 'students', 'references', 'news', 'publications']);

export function impliedPosts(question: Question): Finding[] {
  const { lexicon, scope, claim, finder } = question;
  const { head } = scope;
  if (head === null || isProfile(question)) return [];
  const section = head.heading === null ? null : sectionOfHeading(head.heading, lexicon);
  if ((section !== null && OTHERS.has(section)) || !isOwnSite(question, head) || isOfAnother(question, head)) return [];
  if (isOfGathering(question, head)) return [];
  const label = labelLine(question, head) ?? appositionLine(question, head);
  const written =
    label ?? (scope.kind === 'mention' ? null : (titleLine(question, head) ?? listedLine(question, head, section)));
  const isAsked = compareTitles(String(claim.expected.title), written?.title ?? '').outcome === 'same';
  const line = (isAsked ? null : boardLine(question, head)) ?? written;
  // "同社 執行役員": of the one named before.
  if (line === null || /^[同该該]/u.test(line.title ?? '')) return [];
  // A row with dates in other cells than the title's says itself since when and until when.
  const isOther = (block: Block): boolean =>
    block.index !== line.block.index &&
    block.cell?.column !== line.block.cell?.column &&
    question.itemsIn(block.text).dates.length > 0 &&
    question.itemsIn(block.text).degrees.length === 0;
  const cells = scope.kind === 'row' ? scope.blocks.filter(isOther) : [];
  const dated = cells.flatMap((block) => datesUnder(block, question));
  const isHeaded = cells.some((block) => overColumn(block, question) !== '');
  if (dated.length > 1 || (dated.length === 1 && dated[0]!.kind === 'point' && !isHeaded)) return [];
  // Below many names the heading is too far to be quoted with the name.
  const near = [line.block, ...cells].filter(({ start }) => head.start - start <= LONGEST_QUOTE);
  const said = line === label ? [line.block] : [head, ...near].sort((one, other) => one.start - other.start);
  const [from, to] = [said[0]!.start, said.at(-1)!.start + said.at(-1)!.text.length];
  const dates = dated.length > 0 ? dated : datesOf(question, line.block);
  const date = dates.find(({ kind }) => kind !== 'point' && (kind !== 'since' || dates.length === 1));
  const isOver = date !== undefined && date.kind !== 'since' && date.end !== 'present';
  const start = date?.start ?? (isOver ? undefined : since(question, line.title));
  // The site says that somebody works there; since when, only their own part says.
  if (claim.expected.start_date !== undefined && start === undefined) return [];
  // Until when, nothing but dates can say.
  if (claim.expected.end_date !== undefined && !isOver) return [];
  const former =
    isOver ||
    isAmongFormer(question, head) ||
    lexicon.statuses.find(withoutFormer(ownSentence(line.block.text, finder), lexicon)).some(isFormerPost);
  return [
    {
      ...postHere(question, { from, to }),
      ...(line.title === null ? {} : { title: line.title }),
      ...(start === undefined ? {} : { start }),
      ...(isOver && date.end !== undefined ? { end: date.end } : {}),
      current: !former,
      certainty: line.title === null ? LISTED_CERTAINTY : CERTAINTY,
    },
  ];
}

const isFormerPost = ({ value }: { value: string }): boolean => value === 'former';

/** "Founder Jane Roe holds … Previously she ran …": what she did before stands in a sentence of its own. */
const ownSentence = (text: string, finder: Question['finder']): string =>
  (isProse(text) ? splitSentences(text).find((one) => finder.find(one.text).length > 0)?.text : undefined) ?? text;

/** "In office since | 2012": the year of a cell with what stands over its column. */
const datesUnder = (block: Block, question: Question): DateSpan[] =>
  question.itemsIn(`${overColumn(block, question)} ${block.text}`).dates;

function overColumn({ cell }: Block, { page, itemsIn }: Question): string {
  const over = page.blocks.find((block) => block.cell?.table === cell?.table && block.cell?.column === cell?.column);
  return over === undefined || itemsIn(over.text).dates.length > 0 ? '' : over.text;
}

/** A post at the organisation whose site it is, told in these words of the page. */
function postHere(
  { page, scope, finder, person, organisation }: Question,
  { from, to }: Span,
): Omit<Finding, 'current'> {
  return {
    kind: 'employment',
    person: {
      name: writtenName(page, scope, finder) ?? person.full_name,
      how: 'record',
      subject: scope.kind === 'page',
    },
    status: 'stated',
    organisation: { name: organisation.name, how: 'page_organisation' },
    quote: page.text.slice(from, to),
    from,
    to,
    via: 'directed',
    certainty: CERTAINTY,
  };
}

/** Right before a title that is said of somebody. */
const SERVED =
  /(?<!\p{L})(?:served?|serves|serving|was|is|am|been|became|appointed|named|elected|worked|acted)(?: (?:as|also|now|currently|the|an?|its|our|to|be|then))* $/u;

/** "Before joining, she was a manager": somewhere else. */
const ELSEWHERE =
  /(?<!\p{L})(?:before|prior|previous(?:ly)?|earlier|formerly|early|began|started|there|then)(?!\p{L})/iu;

/** "docente en la UMAR". */
const AT_SHORT_FORM = /(?<!\p{L})(?:en|em|na|no|da|de|del|di|alla|an|am|w)\s(?:\p{Ll}{2,3}\s)?\p{Lu}{3,}(?!\p{L})/u;

/** "Seit 2018 ist sie geschäftsführende": small words between since when or a verb of today and the title. */
const SMALL_LEAD = /^(?:\s?[,:–—-])?(?:\s[\p{Ll}.]{1,18}){0,3}\s$/u;

/** "is a director", "od 2019 r. pełni funkcję prodziekana", "seit 2018 Partnerin": said of today, or with its years. */
function isSaidBefore(text: string, title: Span, { page, lexicon, itemsIn }: Question): boolean {
  const lead = text.slice(0, title.from);
  if (isEnglish(page)) return SERVED.test(lead);
  const dates = itemsIn(text).dates.filter(({ kind }) => kind !== 'point');
  const words = [...dates, ...(dates.length > 0 ? lexicon.work : lexicon.presentVerbs).find(lead)];
  return words.some(({ to }) => to <= title.from && SMALL_LEAD.test(lead.slice(to)));
}

/** "She was Director of Studies from 2016 to 2019", on the site of those she was it at: the claimed title in a sentence that names no other place. */
export function servedHere(question: Question): Finding[] {
  const { page, scope, claim, lexicon, finder, organisation, itemsIn, phrasesIn } = question;
  const claimed = claim.expected.title;
  if (typeof claimed !== 'string' || scope.head === null || scope.kind === 'mention') return [];
  if (isProfile(question) || !isOwnSite(question, scope.head)) return [];
  const isPlaceless = (text: string): boolean =>
    !/(?<!\p{L})(?:at|with|joined|bei|beim|chez|presso|hos|bij) (?:the )?\p{Lu}|["«„“]\p{Lu}/u.test(text) &&
    !AT_SHORT_FORM.test(text) &&
    phrasesIn(text).every(
      (one) =>
        one.unit ||
        comparedIn(organisation, [one]).length > 0 ||
        // "Dean of the Graduate School".
        itemsIn(text).titles.some(({ from, to }) => from < one.to && to > one.from),
    );
  const isHere = (text: string): boolean =>
    isPlaceless(text) &&
    !ELSEWHERE.test(text) &&
    lexicon.statuses.find(text).every(({ value }) => value !== 'former') &&
    lexicon.doubt.find(text).length + lexicon.otherPeople.find(text).length === 0 &&
    !opensWithOtherName(text, finder, page.text) &&
    !namesOthers(text, finder);
  const sections = sectionsOf(scope.blocks, lexicon);
  const own = scope.blocks.filter(
    (block) => (isProse(block.text) || !isEnglish(page)) && !SILENT_SECTIONS.has(sections.get(block) ?? 'about'),
  );
  for (const block of own)
    for (const [index, { text, from }] of splitSentences(block.text).entries()) {
      if (!isHere(text)) continue;
      const title = withClaimed(itemsIn(text), text, claim).titles.find(
        (one) =>
          isSaidBefore(text, one, question) &&
          ['same', 'compatible'].includes(compareTitles(claimed, one.text).outcome),
      );
      if (title === undefined) continue;
      const date = itemsIn(text).dates.find(
        ({ from, to }) => !/,| and /.test(from >= title.to ? text.slice(title.to, from) : text.slice(to, title.from)),
      );
      // What was told before of another place may go on where no years set it apart.
      if (date === undefined && !isPlaceless(splitSentences(block.text)[index - 1]?.text ?? '')) continue;
      const isNow = isEnglish(page)
        ? /(?<!\p{L})(?:is|am|serves|currently|now)(?!\p{L})[^,;]*$/u.test(text.slice(0, title.from))
        : date === undefined || date.kind === 'since';
      const start = block.start + from;
      return [
        {
          ...postHere(question, { from: start, to: start + text.length }),
          title: title.text,
          ...(date?.start === undefined ? {} : { start: date.start }),
          ...(date?.end === undefined ? {} : { end: date.end }),
          current: date?.end === 'present' || (date?.end === undefined && isNow),
        },
      ];
    }
  return [];
}

/** The dates of the line, or of the next one where that is nothing else: "Fellow", "2019-2022". */
function datesOf({ scope, itemsIn }: Question, block: Block): DateSpan[] {
  const own = itemsIn(block.text).dates;
  const next = scope.blocks[scope.blocks.findIndex(({ index }) => index === block.index) + 1];
  if (own.length > 0 || next === undefined || /\p{L}{4}/u.test(next.text)) return own;
  return itemsIn(next.text).dates;
}

/**
 * Without a title: whoever has a card on a page, or under a heading, of those who work there; and on a page of one person
 * whose practice bears their name.
 */
function listedLine(question: Question, head: Block, section: SectionKind | null): TitleLine | null {
  const { page, lexicon, scope, finder, organisation } = question;
  const isStaff = section === 'team' || ((section === null || section === 'about') && isStaffPage(page, lexicon));
  // "My name is Orla Vantreight" on the site of a practice: whose site speaks so works there. Schools have pages of students.
  const lead = head.text.slice(0, finder.find(head.text)[0]?.from ?? 0).trimEnd();
  const isOwner =
    lexicon.introductions.find(lead).at(-1)?.to === lead.length && lead !== '' && !SCHOOL.test(organisation.name);
  const isOwn = isOwner || finder.hasPart(organisation.name) || section === 'team';
  const isListed = scope.kind === 'page' ? isOwn : isStaff;
  const headed = scope.kind === 'page' && !isListed ? null : headedLine(question, head, isListed);
  const trade = scope.kind === 'page' ? titleOfPractice(question) : null;
  return headed ?? (isListed || trade !== null ? { block: head, title: trade } : null);
}

const BOARD_MEMBER = 'board member';

/** "The board" over cards that name a profession: whoever is claimed to sit on it does. */
function boardLine(question: Question, head: Block): TitleLine | null {
  const claimed = question.claim.expected.title;
  if (typeof claimed !== 'string' || compareTitles(BOARD_MEMBER, claimed).outcome !== 'same') return null;
  if (question.scope.kind === 'page' || question.scope.kind === 'mention') return null;
  const board = boardOver(question.page, head, question.lexicon);
  const block = question.page.blocks.findLast(({ start, text }) => start < head.start && text === board);
  return block === undefined ? null : { block, title: BOARD_MEMBER };
}

/** "Researchers" over names, be they headings of the same rank: what each of them is. */
function headedLine(
  { page, claim, lexicon, itemsIn, organisation }: Question,
  head: Block,
  isListed: boolean,
): TitleLine | null {
  const isName = ({ path, headingLevel }: Block): boolean => head.headingLevel === headingLevel && head.path === path;
  const above = page.blocks.filter(({ start, headingLevel }) => start < head.start && headingLevel !== undefined);
  const board = boardOver(page, head, lexicon);
  const over = above.findLast((block) => (board === undefined ? !isName(block) : block.text === board));
  if (over === undefined || (board === undefined && over.text !== head.heading && above.at(-1) === over)) return null;
  // "Fellows 2022–23", "Our lawyers", "I nostri avvocati", "Conservatore delle collezioni".
  const [ours] = lexicon.pronouns.find(over.text);
  const isLead = ours !== undefined && !over.text.slice(0, ours.from).trim().includes(' ');
  // "Meet the lawyers of Marl & Norvane".
  const [named] = namedIn(organisation, over.text);
  const words = over.text
    .slice(isLead ? ours.to + 1 : 0, named?.from)
    .replace(named === undefined ? /[\s\d–/-]+$/u : /\s\p{L}{1,4}\s$/u, '');
  const isMost = (span: Span | undefined): boolean =>
    span !== undefined && span.to - span.from >= MOST_OF_LINE * words.length;
  const [title] = itemsIn(words).titles;
  const groups = lexicon.titleGroups.find(words);
  const [group] = groups.length === 1 ? groups : [];
  if (board === undefined && !isMost(group) && !(isListed && (isMost(title) || title?.from === 0))) return null;
  const isSame = compareTitles(String(claim.expected.title), words).outcome === 'same';
  // Who sits on a board may have an office there.
  if (board !== undefined && group === undefined && claim.expected.title !== undefined && !isSame) return null;
  return { block: over, title: group === undefined || isSame ? words : group.value };
}

const LONGEST_QUOTE = 500;

const OWN_BLOCKS = 12;

const namesOthers = (text: string, finder: Question['finder']): boolean =>
  spansIn(text)
    .people.map(({ from, to }) => text.slice(from, to))
    .some((name) => isKnownName(name) && !finder.hasPart(name));

/** "with us since 2011", "joined in 2011": a sentence of the person's part that tells of work and names nobody else. */
export function since(question: Question, title: string | null): PartialDate | undefined {
  const { page, scope, organisation, lexicon, finder, itemsIn, phrasesIn } = question;
  const at = Math.max(0, scope.blocks.indexOf(scope.head!));
  // English pages go on to what others did; elsewhere the date may stand far below.
  const near = isEnglish(page) ? scope.blocks.slice(at, at + OWN_BLOCKS) : scope.blocks;
  const own = near.filter((block) => parseDates(block.text).length > 0 && !opensLikeHead(block, scope.head!));
  const isDated = (text: string): boolean => parseDates(text).length === 1;
  const sentences = own.flatMap((block) => splitSentences(block.text)).map(({ text }) => text);
  // "With the firm since 2008; director since 2017": what is said of the title goes before.
  const first = title?.split(' ', 1)[0]?.toLowerCase();
  const isOfTitle = (text: string): boolean =>
    itemsIn(text).titles.some(
      (one) => one.text.split(' ', 1)[0]!.toLowerCase() === first && !/[():,]/.test(text.slice(one.to)),
    );
  const clauses = sentences.flatMap((text) => text.split(/\s?;\s/u)).filter((text) => isDated(text) && isOfTitle(text));
  // "Experience since 2002. Works in the clinic since 2006": what names the place says since when they are there.
  const namesPlace = (text: string): number => Number(lexicon.organisations.find(text).length > 0);
  // "Trained in Marl, since 2018 with us": of us behind the comma.
  const ours = sentences
    .flatMap((text) => text.split(/,\s/u).slice(1))
    .filter((text) => isDated(text) && lexicon.itself.find(text).length > 0);
  for (const text of [
    ...clauses,
    ...ours,
    ...sentences.filter(isDated).sort((one, other) => namesPlace(other) - namesPlace(one)),
  ]) {
    const [date, ...more] = itemsIn(text).dates;
    const isSince = date?.kind === 'since' || (date?.kind === 'point' && lexicon.work.find(text).length > 0);
    // "lo studio" is the firm.
    const itselfAt = lexicon.itself.find(text);
    const isStudy = lexicon.study
      .find(text)
      .some(({ from, to }) => !itselfAt.some((one) => one.from <= from && one.to >= to));
    if (date === undefined || more.length > 0 || !isSince || isStudy) continue;
    // "a consultancy that she founded in 2010": the year of something else.
    if (lexicon.titleVerbs.find(text).some(({ to }) => /^ in $/.test(text.slice(to, date.from)))) continue;
    // "Since 2011 the Institute has visited …": what the organisation did.
    const [itself] = lexicon.organisations.find(text.slice(date.to));
    if (itself !== undefined && /^,?\s\p{L}{2,4}\s$/u.test(text.slice(date.to, date.to + itself.from))) continue;
    if (opensWithOtherName(text, finder, page.text) || (isEnglish(page) && namesOthers(text, finder))) continue;
    const foreign = phrasesIn(text).filter(
      (phrase) =>
        comparedIn(organisation, [phrase]).length === 0 && lexicon.organisations.whole(phrase.name) === undefined,
    );
    // "joined in 1999 as an analyst", "dean since 2020": since when she was that, and not what else she is now.
    const said = title === null ? [] : itemsIn(text).titles.map((one) => compareTitles(title, one.text).outcome);
    if (said.includes('different') && !said.includes('same') && !said.includes('compatible')) continue;
    if (foreign.length > 0 && namedIn(organisation, text).length === 0) continue;
    // "1989年 弁護士登録" is no date of joining anybody.
    if (UNSPACED.test(text) && !JOINED.test(text) && namedIn(organisation, text).length === 0) continue;
    return pointOf(date);
  }
  return undefined;
}

/** A paragraph whose first words are bold, as the name is in the person's own: the next person's. */
const opensLikeHead = (block: Block, head: Block): boolean =>
  block !== head && head.bold?.[0]?.[0] === 0 && block.bold?.[0]?.[0] === 0 && head.tag === block.tag;
