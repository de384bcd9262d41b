// A third reading, for claims that the rules leave open: the claimed organisation and the claimed title or degree stand in one
// block of the person's part, and fitted weights say whether they belong together.
import { compareDegrees } from '../../domain/degrees/compare-degrees.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import { isAnd } from '../../domain/languages/words.ts';
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import { type FoundDegree, type FoundTitle, type Span, withClaimed } from '../directed/aligned-members.ts';
import type { Mention } from '../directed/organisation-mentions.ts';
import { common } from '../directed/passage-parts.ts';
import { isCurrent } from '../directed/posts/post-current.ts';
import { postDates } from '../directed/posts/read-post.ts';
import type { Passage, Question, Refusal } from '../directed/question.ts';
import { searchFor } from '../directed/read-scope.ts';
import { statusOf } from '../directed/read-study.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { languageOf } from '../lexicon/page-language.ts';
import { isKnownName } from '../people/leading-name.ts';
import { sectionsOf } from '../people/sections.ts';
import { isProse, splitSentences } from '../spans/sentences.ts';
import { isLed, LINK_SIGNS, type LinkSigns, type Pair, signsOf } from './link-signs.ts';
import { LINK_WEIGHTS, LINKED } from './link-weights.ts';

export interface RefusedPassage {
  claimKey: string;
  reason: Refusal;
  from: number;
  to: number;
}

/** For fitting the weights: the signs of every pair that was looked at. */
export type WatchSigns = (signs: LinkSigns, claim: Claim) => void;

type Item = FoundDegree | FoundTitle;
type LinkPair = Pair & { item: Item | null };

export function linkClaim(
  question: Question,
  refusals: readonly RefusedPassage[],
  known: readonly Finding[],
  onSigns?: WatchSigns,
): Finding[] {
  const linked = pairsOf(question, refusals, known)
    .map((pair) => {
      const signs = signsOf(pair, question);
      onSigns?.(signs, question.claim);
      return { pair, signs, score: scoreOf(signs) };
    })
    .filter(({ pair, signs, score }) => score > LINKED && (pair.item !== null || isTold(pair, signs, question)))
    .sort((left, right) => right.score - left.score);
  for (const { pair } of linked) {
    const finding = findingOf(pair, question);
    if (finding !== null) return [finding];
  }
  return [];
}

/**
 * In a sentence an organisation alone needs more than its name: a verb, a section, or a preposition before it. Where the rules
 * read a post, it is no study, and the other way round.
 */
function isTold({ block: { text }, mention }: LinkPair, signs: LinkSigns, { lexicon }: Question): boolean {
  const lead = text.slice(Math.max(0, mention.from - LONGEST_LEAD), mention.from);
  const isLedTo = lexicon.prepositions.find(lead).some(({ to }) => /^\s(?:\p{Ll}{1,3}\s)?$/u.test(lead.slice(to)));
  if (!isProse(text) || signs.known_here > 0) return true;
  if (signs.refused_kind > 0) return false;
  return isLedTo || signs.own_verb + signs.own_section > 0;
}

const LONGEST_LEAD = 14;

export const scoreOf = (signs: LinkSigns, weights = LINK_WEIGHTS): number =>
  LINK_SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], 0);

/** Every place that names the organisation, with every title or degree beside it that compares as the claimed one. */
function pairsOf(question: Question, refusals: readonly RefusedPassage[], known: readonly Finding[]): LinkPair[] {
  const { page, scope, lexicon, claim, organisation } = question;
  if (!isRead(page)) return [];
  const sections = sectionsOf(scope.blocks, lexicon);
  const search = searchFor(question);
  const pairs: LinkPair[] = [];
  for (const block of scope.blocks.filter(({ text }) => text.length < LONGEST_BLOCK))
    for (const mention of search(block.text)) {
      if (pairs.length > MOST_PAIRS) return pairs;
      const reasons = refusals.filter(
        ({ claimKey, from, to }) =>
          claimKey === claim.claim_key && from <= block.start + mention.from && to >= block.start + mention.to,
      );
      const section = sections.get(block) ?? null;
      const isOfOthers = reasons.some(({ reason }) => OF_OTHERS.has(reason));
      const isCourse = section === 'certificates' && organisation.kind === 'employer';
      if (isOfOthers || isCourse || section === 'students' || section === 'references') continue;
      const said = reasons.map(({ reason }) => reason);
      for (const item of itemsFor(block, mention, question))
        pairs.push({ block, mention, item, section, refusals: said, known });
    }
  return pairs;
}

/** In a language without a pack a sentence is letters: nothing in it says what the organisation has to do with the person. */
function isRead(page: Page): boolean {
  const code = languageOf(page).slice(0, 2).toLowerCase();
  return code === '' || LANGUAGES.some((pack) => pack.code === code);
}

/** A longer block is no person's text, and a page that names an organisation more often is about the organisation. */
const LONGEST_BLOCK = 5_000;
const MOST_PAIRS = 100;

/** Said of somebody else, or not said to be so: no weight makes it the person's. */
const OF_OTHERS: ReadonlySet<Refusal> = new Set<Refusal>([
  'another_person',
  'name_not_before',
  'relative_or_adviser',
  'doubt',
]);

function itemsFor({ text }: Block, mention: Mention, question: Question): (Item | null)[] {
  const { organisation, claim, itemsIn } = question;
  const isSchool = organisation.kind === 'school';
  const { degree, title, role } = claim.expected;
  const wanted = isSchool ? degree : (title ?? role);
  if (typeof wanted !== 'string') return [null];
  if (isDealtWith(text.slice(0, mention.from), question.lexicon)) return [];
  const { degrees, titles } = withClaimed(itemsIn(text), text, claim, mention);
  return (isSchool ? degrees : titles).filter((item) => {
    const { outcome } = 'degree' in item ? compareDegrees(wanted, item.degree) : compareTitles(wanted, item.text);
    const isApart = item.to <= mention.from || item.from >= mention.to;
    return (
      isApart &&
      !isInAddress(item, text) &&
      (outcome === 'same' || outcome === 'compatible') &&
      !isOfAnother(item, text, mention, question) &&
      !isSaidApart(item, text, mention, question) &&
      !leadsElsewhere(item, text, mention, question)
    );
  });
}

/** "https://marl.example/interview-with-a-technical-writer". */
const isInAddress = ({ from }: Span, text: string): boolean => /:\/\/\S*$/u.test(text.slice(0, from));

/** "director of Tallow (acquired by Marl)": who bought the firm did not employ its director. */
function isDealtWith(lead: string, { dealings }: Lexicon): boolean {
  const dealing = dealings.find(lead).at(-1);
  return dealing !== undefined && /^\s(?:the\s)?$/u.test(lead.slice(dealing.to));
}

/** "clerk to Judge Jane Doe of Marl Court": the title before somebody else's name is theirs. */
function isOfAnother({ to }: Span, text: string, mention: Span, { finder }: Question): boolean {
  const name = NAME_BEHIND.exec(text.slice(to))?.[1] ?? '';
  // "Director Mercedes Marl": the organisation itself may sound like a name.
  const isOrganisation = mention.from > to && mention.from < to + name.length + 1;
  return name !== '' && !isOrganisation && isKnownName(name) && !finder.hasPart(name);
}

const NAME_BEHIND = /^\s(\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3})/u;

/** "MSc from TLW. A fellowship from Marl.": a sentence that leads from the title or degree to a name of its own. */
function isSaidApart(item: Span, text: string, mention: Mention, { phrasesIn, lexicon }: Question): boolean {
  const sentence = splitSentences(text).findLast(({ from }) => from <= item.from);
  if (sentence === undefined) return false;
  const [from, to] = [sentence.from, sentence.from + sentence.text.length];
  if (mention.from >= from && mention.to <= to) return false;
  const rest = text.slice(item.to, to);
  const isLedToName = lexicon.prepositions.find(rest).some(({ to: end }) => /^\s\p{Lu}{2}/u.test(rest.slice(end)));
  // "… of the Club" is the club just named.
  return isLedToName || phrasesIn(rest).some(({ unit, name }) => !unit && !mention.name.includes(name));
}

/** "director at Tallow Bank, works with Marl", "PhD in Chemistry from Tallow College": a preposition leads to another organisation. */
function leadsElsewhere(item: Span, text: string, mention: Span, question: Question): boolean {
  const { phrasesIn, lexicon } = question;
  const others = phrasesIn(text).filter(({ unit, to, from }) => !unit && (to <= mention.from || from >= mention.to));
  const next = others.find(({ from }) => from >= item.to);
  if (item.from >= mention.to && isOneOfARow(item, text, mention, question)) return true;
  if (next === undefined || (item.to <= mention.from && next.from >= mention.to)) return false;
  const gap = text.slice(item.to, next.from);
  if (isLed(gap, lexicon)) return true;
  // "professor in the Institute of Tides at Marl University", "the Marl Association (MA)": a part of it, or itself in full.
  const way = text.slice(next.to, mention.from);
  // "… from Tallow College and a diploma from Marl": two of them.
  const isPart = isLed(way, lexicon) && !next.name.split(' ').some(isAnd);
  const isSame = next.to <= mention.from && (isPart || /^\s*[(,]\s*$/u.test(way));
  return !isSame && isLedInClause(gap, lexicon);
}

/** A subject and a preposition, and no other thought: " in Chemistry from". */
const isLedInClause = (gap: string, { prepositions, work }: Lexicon): boolean =>
  /^[^.,;:()\n|•]{0,80}$/u.test(gap) &&
  work.find(gap).length === 0 &&
  prepositions.find(gap).some(({ to }) => /^\s(?:\p{Ll}{1,3}\s)?$/u.test(gap.slice(to)));

/** "editor at Marl and clerk at Tallow": each of two titles leads to a name of its own, be it known or not. */
function isOneOfARow(item: Span, text: string, mention: Span, { lexicon, itemsIn, organisation }: Question): boolean {
  const { degrees, titles } = itemsIn(text);
  const start = splitSentences(text).findLast(({ from }) => from <= mention.from)?.from ?? 0;
  const isFirst = (organisation.kind === 'school' ? degrees : titles).some(
    ({ from, to }) => from >= start && to <= mention.from && isLedInClause(text.slice(to, mention.from), lexicon),
  );
  const behind = text.slice(item.to, item.to + LONGEST_WAY);
  const name = /(?<=\s)\p{Lu}/u.exec(behind);
  return isFirst && name !== null && isLedInClause(behind.slice(0, name.index), lexicon);
}

const LONGEST_WAY = 80;

/** The sentences that hold both, read for their dates and for what became of it; null where they speak against the claim. */
function findingOf({ block, mention, item, section }: LinkPair, question: Question): Finding | null {
  const { claim, organisation, lexicon, itemsIn } = question;
  const sentences = splitSentences(block.text);
  const [first, last] = [Math.min(item?.from ?? mention.from, mention.from), Math.max(item?.to ?? 0, mention.to)];
  const from = sentences.findLast((one) => one.from <= first)?.from ?? 0;
  const to = sentences.find((one) => one.from >= last)?.from ?? block.text.length;
  const text = block.text.slice(from, to).trimEnd();
  const passage: Passage = {
    text,
    start: block.start + from,
    mention: { ...mention, from: mention.from - from, to: mention.to - from },
    section,
    heading: block.heading,
    prose: isProse(block.text),
    beside: false,
  };
  const { dates } = itemsIn(text);
  const told = dates.flatMap(({ start, end }) => [start, end].map((one) => (typeof one === 'object' ? one.year : 0)));
  const years = yearsOf(claim);
  if (dates.length > 0 && years.length > 0 && !years.some((year) => told.includes(year))) return null;
  const date = dates.length === 1 ? dates[0] : undefined;
  const facts = { ...common(passage, question), via: 'linked' as const };
  if (organisation.kind === 'school') {
    const degree = item !== null && 'degree' in item ? { degree: item.degree } : {};
    const end = date?.kind === 'point' ? { end: date.start ?? date.end } : postDates(date);
    return {
      kind: 'education',
      ...facts,
      status: statusOf(text, item !== null, lexicon),
      ...degree,
      ...end,
      current: null,
    };
  }
  const current = isCurrent(passage, date, lexicon);
  if (current === null && claim.expected.is_current === true) return null;
  const title = item !== null && 'text' in item ? { title: item.text } : {};
  return { kind: 'employment', ...facts, status: 'stated', ...title, ...postDates(date), current };
}

const yearsOf = ({ expected }: Claim): number[] =>
  [expected.start_year, expected.end_year, expected.start_date, expected.end_date]
    .map((value) => Number(String(value ?? '').slice(0, 4)))
    .filter((year) => year > 0);
