// The title of somebody whom an organisation's own page lists: beside the name, below it, or in the first sentence.
import type { OrganisationWordKind } from '../../domain/languages/pack.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Block } from '../../domain/model/page.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import { isLexiconWord } from '../lexicon/language-words.ts';
import { isAddressWord, leadingName } from '../people/leading-name.ts';
import { boardOver, sectionOfHeading } from '../people/sections.ts';
import { isProse, splitSentences } from '../spans/sentences.ts';
import { withClaimed } from './aligned-members.ts';
import { comparedIn, namedIn } from './organisation-mentions.ts';
import { isAmongFormer, isStaffPage, LONGEST_LINE } from './own-site.ts';
import { titleOfAddress, whyNotTheirs } from './passage-parts.ts';
import type { Question } from './question.ts';

/** A title stands within this many lines of the name. */
const REACH = 4;

export interface TitleLine {
  block: Block;
  title: string | null;
}

/** "Managing director: Orla Vantreight", "Partners: Piet Maas (tax), Orla Vantreight (trade)": the label before the name. */
export function labelLine({ finder, itemsIn }: Question, head: Block): TitleLine | null {
  const [match] = finder.find(head.text);
  const lead = match === undefined ? null : LABEL.exec(head.text.slice(0, match.from));
  const title = lead?.[1]?.trim() ?? '';
  if (match === undefined || lead === null || title.length < 2 || itemsIn(title).titles.length === 0) return null;
  const from = lead.index + lead[0].indexOf(title);
  const behind = /^[^.;:,(]*(?:\([^()]*\))?/u.exec(head.text.slice(match.to))?.[0] ?? '';
  return { block: { ...head, start: head.start + from, text: head.text.slice(from, match.to + behind.length) }, title };
}

const LABEL = /(?:^|[.;]\s)([^.:：;]{2,40})[:：]\s*(?:[^.;:：]*,\s(?:and\s)?)?(?:\p{L}{1,4}\.\s|[\p{L}]+\s){0,2}$/u;

/** "… said Orla Vantreight, Head of Research." in what an organisation's headline says of itself. */
export function appositionLine(question: Question, head: Block): TitleLine | null {
  const { page, scope, finder, organisation, itemsIn } = question;
  const headline = [
    page.title ?? '',
    ...page.blocks.filter(({ headingLevel }) => headingLevel === 1).map(({ text }) => text),
  ];
  const [match] = finder.find(head.text);
  // "Founder Orla Vantreight holds …"
  const lead = head.text.slice(0, match?.from ?? 0).trim();
  const { titles } = itemsIn(lead);
  const isLed = titles[0]?.from === 0 && titles.at(-1)!.to === lead.length;
  // In a paragraph of their own it opens with the name.
  const isTheirs =
    (scope.kind === 'run' || scope.kind === 'card') && isProse(head.text) && (match?.from === 0 || isLed);
  const isNews = scope.kind === 'mention' && headline.some((text) => namedIn(organisation, text)[0]?.from === 0);
  if (!isTheirs && !isNews) return null;
  const [, apposed = ''] = /^,\s([^,.;:()]{3,60})[.,;]/u.exec(head.text.slice(match?.to ?? head.text.length)) ?? [];
  const title = isLed ? lead : apposed;
  if (match === undefined || itemsIn(title).titles[0]?.from !== 0 || namesAnother(question, title)) return null;
  const { from, text } = splitSentences(head.text).findLast((sentence) => sentence.from <= match.from)!;
  return { block: { ...head, start: head.start + from, text }, title };
}

/** Pages of members, guests and authors: the site is where they write, not where they work. */
const PROFILE = /\/(?:in|p|u|users?|authors?|contributors?|speakers?)\//i;

export const isProfile = ({ page, scope }: Question): boolean => scope.kind === 'page' && PROFILE.test(page.url);

/** "Orla Vantreight – curator, head of the collection.": a line of titles, full stop or not. */
function isApposed({ text }: Block, { finder, itemsIn }: Question): boolean {
  const rest = /^\s?[,–—-]\s?(.+)/u.exec(text.slice(finder.find(text)[0]?.to ?? text.length))?.[1] ?? '';
  return itemsIn(rest).titles[0]?.from === 0 && !/[.!?]\s/u.test(rest);
}

/** "Lawyer; member of the Chamber of Lawyers in Marl." */
function opensWithTitle({ text }: Block, { itemsIn }: Question): boolean {
  const [title] = itemsIn(text).titles;
  return title?.from === 0 && /^[,;]/u.test(text.slice(title.to));
}

/** The line near the name that gives a title, the claimed one before others. */
export function titleLine(question: Question, head: Block): TitleLine | null {
  const { page, scope, claim, finder, lexicon, itemsIn, organisation } = question;
  const claimed = claim.expected.title ?? claim.expected.role;
  const at = scope.blocks.indexOf(head);
  const isOnBoard = boardOver(page, head, lexicon) !== undefined;
  const near = scope.blocks
    .slice(Math.max(0, at - 2), at + REACH + 1)
    .map((block) => opening(block, itemsIn))
    .filter(
      (block) =>
        block.text.length < LONGEST_LINE &&
        (isApposed(block, question) ||
          (!isProse(block.text) && (!isSentence(block) || opensWithTitle(block, question)))),
    )
    .filter((block) => leadingName(block.text, lexicon) === null || finder.find(block.text).length > 0)
    // "Formación académica", and what stands under it: not what she is.
    .filter(({ text, heading }) => ![text, heading ?? ''].some((one) => sectionOfHeading(one, lexicon) === 'education'))
    // "Orla Vantreight, board member, former head of Marl": what was left has an employer of its own.
    .map((block) => ({ block, text: withoutFormer(withoutName(headTitle(block, question), question), lexicon) }))
    // "Director; Professor of Art; Head of Digs, Tallow University": each post has its own place.
    .flatMap(({ block, text }) => {
      const posts = text.split(/;\s/u);
      const areAll = posts.every((post) => itemsIn(post).titles.length > 0);
      return (areAll ? posts : [text]).map((post) => ({ block, text: post }));
    })
    .map(({ block, text }) => ({ block, text: isOnBoard ? withoutOtherPost(text, question) : text }))
    // Guests, clients and those whom a paper writes about have their own employer beside their title.
    .filter(({ text }) => !namesAnother(question, text));
  const stated = statedTitle(question, head);
  if (stated !== null) return stated;
  const lines = near
    .sort((one, other) => Number(other.block === head) - Number(one.block === head))
    .flatMap(({ block, text }) => {
      const all = text.split(/[,;:|•·()（）\n–—]|\s-\s|(?<=\p{L}{4})\.\s/u);
      // "Член совета, генеральный директор ООО «Марлов»": what somebody is elsewhere.
      const pieces = all.filter((piece) => !/[«„]\p{Lu}/u.test(piece) || namedIn(organisation, piece).length > 0);
      const isWhole = pieces.length === all.length;
      return [...(isWhole ? [text] : []), ...pieces].map((piece) => ({
        block,
        title: withoutAddress(piece, question),
      }));
    })
    // "Dietitian Marl" is what the practice is called.
    // "Mgr. Mirka Dubská": a degree before the name, though English managers are called so.
    .filter(
      ({ title }) =>
        title !== '' &&
        !(isShortAddress(title) && !UNSPACED.test(title)) &&
        namedIn(organisation, title).every(({ name }) => name !== title),
    )
    .filter(({ title }) => withClaimed(itemsIn(title), title, claim).titles.length > 0);
  const withOutcome = (outcome: string): TitleLine | undefined =>
    lines.find(({ title }) => typeof claimed === 'string' && compareTitles(claimed, title).outcome === outcome);
  const address = titleOfAddress(question);
  return (
    withOutcome('same') ??
    withOutcome('compatible') ??
    (address === null ? (lines[0] ?? null) : { block: head, title: address })
  );
}

/** "Treasurer, Owner, Oak Outfitters": on a board, a title with a name behind its comma is held elsewhere. */
function withoutOtherPost(text: string, { lexicon, itemsIn }: Question): string {
  const other = itemsIn(text).titles.find(({ to }) => {
    const name = /^,\s(\p{Lu}[^,;|–—]+)/u.exec(text.slice(to))?.[1] ?? '';
    const isKnown = (word: string): boolean => word.length < 4 || isLexiconWord(word, lexicon);
    return itemsIn(name).titles.length === 0 && !name.split(/\s+/).every(isKnown);
  });
  return other === undefined ? text : text.slice(0, other.from);
}

/** "院長略歴", "대표이사 인사말" over the name or below it: the title before what the heading announces. */
function headTitle({ text, headingLevel }: Block, { lexicon, itemsIn }: Question): string {
  const [title] = headingLevel !== undefined && UNSPACED.test(text) ? itemsIn(text).titles : [];
  return title?.from === 0 && lexicon.sections.find(text).some(({ to }) => to === text.length) ? title.text : text;
}

const LONGEST_SHORT = 4;
/** "Executive Vice President": a whole word of address is the title itself. */
const isShortAddress = (word: string): boolean => word.length <= LONGEST_SHORT && isAddressWord(word);

/** "Physiotherapist mgr": a degree or form of address that stood before the name is no part of the title. */
function withoutAddress(piece: string, { itemsIn }: Question): string {
  const words = piece
    .trim()
    .replace(/[\s.,–—-]+$/u, '')
    .split(/\s+/);
  const isTitle = (): boolean => itemsIn(words.slice(0, -1).join(' ')).titles.length > 0;
  while (words.length > 1 && isShortAddress(words.at(-1)!) && isTitle()) words.pop();
  return words.join(' ');
}

/** Up to the comma before a post that was left. */
export function withoutFormer(text: string, { statuses }: Question['lexicon']): string {
  const former = statuses.find(text).find(({ value, from }) => value === 'former' && /,\s$/u.test(text.slice(0, from)));
  return former === undefined ? text : text.slice(0, former.from - 2);
}

/** "Office manager Orla Vantreight": the rest of the line. */
function withoutName(text: string, { finder }: Question): string {
  const [name] = finder.find(text);
  if (name === undefined) return text;
  return `${text.slice(0, name.from)},${text.slice(name.to)}`.replace(/^[\s,–—-]+/u, '');
}

/** "Chief Risk Officer. Orla joined us in 2021.": a sentence of a few words before others is a line of its own. */
function opening(block: Block, itemsIn: Question['itemsIn']): Block {
  const [{ text } = { text: '' }, next] = splitSentences(block.text);
  if (block.headingLevel !== undefined || (next === undefined && !isProse(block.text))) return block;
  const most = itemsIn(text).titles[0]?.from === 0 ? WORDS_OF_TITLES : FEW_WORDS;
  return text.split(' ').length <= most ? { ...block, text: text.replace(/\.$/u, '') } : block;
}

const FEW_WORDS = 8;
/** "Acting head of the department of …, professor of the department": titles of several words with what they are of. */
const WORDS_OF_TITLES = 14;

/** "Port Marl votes: who is Orla Vantreight?" tells news, "Caring for every patient since the flood." what is done. */
const isSentence = ({ text, headingLevel }: Block): boolean =>
  /[?!]$/u.test(text.trim())
    ? headingLevel !== undefined
    : /。$/u.test(text.trim()) || (/\p{Ll}\.$/u.test(text.trim()) && text.split(' ').length > FEW_WORDS);

/** The first paragraphs of the person's own part, where one opens with the claimed title. */
function statedTitle(question: Question, head: Block): TitleLine | null {
  const { scope, claim } = question;
  const at = scope.blocks.indexOf(head);
  if (typeof (claim.expected.title ?? claim.expected.role) !== 'string' || at < 0) return null;
  for (const block of scope.blocks.slice(at, at + REACH).filter(({ text }) => isProse(text))) {
    const title = openingTitle(question, block);
    if (title !== null && !isOfAnother(sentenceOf(block, title), title, question))
      return { block: sentenceOf(block, title), title };
  }
  return null;
}

/** The dates of the other sentences of a life are not those of the title. */
function sentenceOf(block: Block, title: string): Block {
  const { from, text } = splitSentences(block.text).find((one) => one.text.includes(title))!;
  return { ...block, start: block.start + from, text };
}

/** "She is related to Mr. Piet Maas, chairman of the company". */
function isOfAnother({ text, start, heading }: Block, title: string, question: Question): boolean {
  const from = text.indexOf(title);
  const mention = { from, to: from + title.length, name: title };
  return whyNotTheirs({ text, start, heading, mention, section: null, prose: true, beside: false }, question) !== null;
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
      !FIRM_NAMED.test(behind.slice(firm.to));
    const isOpening = from === 0 && scope.kind !== 'page' && OPENS_PART.test(behind);
    if (!isOfFirm && !isOpening) return false;
    const { outcome } = compareTitles(claimed, title);
    return outcome === 'same' || outcome === 'compatible';
  });
  return found?.text ?? null;
}

const REACH_OF_FIRM = 40;
/** "at the University of Marl", "bei der Kanzlei Marl": another organisation by its name. */
const FIRM_NAMED = /^\s+(?:\p{Ll}{2,5}\s(?:\p{Ll}{1,3}\s)?)?["“«„]?[\p{Lu}\p{N}]/u;

/** Behind the title that opens a part: its end, or since when. */
const OPENS_PART =
  /^(?:[.,;]|\s(?:há|seit|depuis|desde|dal|da|sinds|od|sedan|siden|с|з|since|for)\s[^,;.]{0,20}[,;.])/u;

/** Parts of an organisation, and what people of any employer belong to. */
const WITHIN: ReadonlySet<OrganisationWordKind> = new Set(['department', 'institute', 'hospital', 'association']);

const AT = /(?:@\s?|(?<!\p{L})(?:at|bei|beim|chez|presso|hos|bij)\s)(?=\p{Lu})/u;

/** "CEO, Acme Robotics", "engineer at Acme": a short line that gives another employer than the site's owner. */
function namesAnother(question: Question, text: string): boolean {
  const { page, organisation, lexicon, phrasesIn, itemsIn, claim, scope } = question;
  const titles = withClaimed(itemsIn(text), text, claim).titles;
  if (titles.length === 0 || namedIn(organisation, text).length > 0) return false;
  // "Работал тимлидом в …", "Former CFO, Acme".
  if (lexicon.worked.find(text).some(({ from }) => from < titles[0]!.from)) return true;
  const isLeft = lexicon.statuses.find(text).some(({ value, from }) => value === 'former' && from === 0);
  if (AT.test(text) || (isLeft && /^,\s\p{Lu}/u.test(text.slice(titles[0]!.to)))) return true;
  const kindsOf = (name: string) => lexicon.organisations.find(name).map(({ value }) => value);
  const own = kindsOf(organisation.name);
  // A school is a part on a school's site, a hospital on most; "2003年 東海病院 医長" is none on another hospital's.
  const isPart = (kind: OrganisationWordKind): boolean =>
    kind === 'school' ? own.includes(kind) : WITHIN.has(kind) && !(own.includes('hospital') && UNSPACED.test(text));
  const isAlumnus = scope.head !== null && isAmongFormer(question, scope.head);
  return phrasesIn(text).some((phrase) => {
    if (phrase.unit || comparedIn(organisation, [phrase]).length > 0) return false;
    if (isAlumnus) return true;
    const kinds = kindsOf(phrase.name);
    // "Office manager", "Management and Consultancy": words of titles and trades, on a page of those who work there.
    const isBare = phrase.name.split(/\s+/).every((word) => isLexiconWord(word, lexicon) || word.length < 4);
    if (isBare || (isStaffPage(page, lexicon) && kinds.every((kind) => kind === 'company'))) return false;
    return kinds.length === 0 || !kinds.every(isPart);
  });
}
