// What speaks for and against a claimed organisation belonging together with a claimed title or degree in the same block.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block } from '../../domain/model/page.ts';
import type { Span } from '../directed/aligned-members.ts';
import { type Mention, namedIn } from '../directed/organisation-mentions.ts';
import type { Question, Refusal } from '../directed/question.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import type { SectionKind } from '../people/sections.ts';
import { spansIn } from '../spans/annotate.ts';
import { splitSentences } from '../spans/sentences.ts';

export const LINK_SIGNS = [
  'always',
  'school',
  'unspaced',
  'no_item',
  'item_first',
  'led_to',
  'beside',
  'nearest_of_all',
  'words_between',
  'comma_between',
  'break_between',
  'sentence_between',
  'date_between',
  'verb_between',
  'organisation_between',
  'other_item_leads',
  'in_brackets',
  'other_small_word',
  'other_person',
  'person_before',
  'own_verb',
  'other_verb',
  'own_section',
  'no_section',
  'compared',
  'refused_kind',
  'refused_fact',
  'known_here',
  'known_here_otherwise',
  'known_elsewhere',
  'known_as_other_kind',
] as const;
export type LinkSign = (typeof LINK_SIGNS)[number];
export type LinkSigns = Record<LinkSign, number>;

/** The claimed organisation in a block, and a title or degree there that compares as the claimed one; null where none is claimed. */
export interface Pair {
  block: Block;
  mention: Mention;
  item: Span | null;
  section: SectionKind | null;
  /** Why the rules refused what they read around the name. */
  refusals: readonly Refusal[];
  /** What the rules read of the person. */
  known: readonly Finding[];
}

/** Signs of punctuation, and up to three small words. */
const SMALL_GAP = /^[\s,;:|/–—•·()（）@'’"“”„«»-]*(?:\p{L}{1,4}[\s'’]+){0,3}[\s"“”„«»]*$/u;
const BREAK = /[;；|•]|\s[–—]\s/u;
const MOST_WORDS = 31;

export function signsOf(pair: Pair, question: Question): LinkSigns {
  const { block, mention, item } = pair;
  const isSchool = question.organisation.kind === 'school';
  const holds: Partial<Record<LinkSign, boolean>> = {
    always: true,
    school: isSchool,
    unspaced: UNSPACED.test(block.text),
    no_item: item === null,
    in_brackets: /[(（][^)）]{0,40}$/u.test(block.text.slice(0, mention.from)),
    own_section: pair.section === (isSchool ? 'education' : 'employment'),
    no_section: pair.section === null,
    compared: namedIn(question.organisation, block.text).every(({ from }) => from !== mention.from),
    refused_kind: pair.refusals.some((reason) => reason === 'is_post' || reason === 'is_study'),
    refused_fact: pair.refusals.some((reason) => reason === 'no_post' || reason === 'no_study'),
    ...signsBetween(pair, question),
    ...signsBefore(pair, question),
    ...signsOfKnown(pair, isSchool),
  };
  const signs = Object.fromEntries(LINK_SIGNS.map((sign) => [sign, holds[sign] === true ? 1 : 0])) as LinkSigns;
  const { length } = item === null ? [] : (gapOf(block.text, item, mention).match(/[\p{L}\p{N}]+/gu) ?? []);
  return { ...signs, words_between: Math.min(1, Math.log2(1 + length) / Math.log2(1 + MOST_WORDS)) };
}

/** A preposition and no more than small words: "director of the". */
export const isLed = (gap: string, { prepositions }: Lexicon): boolean =>
  SMALL_GAP.test(gap) && prepositions.find(gap).length > 0;

const gapOf = (text: string, item: Span, mention: Span): string =>
  item.from >= mention.to ? text.slice(mention.to, item.from) : text.slice(item.to, mention.from);

const distance = (one: Span, other: Span): number => Math.max(0, one.from - other.to, other.from - one.to);

const overlaps = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;

/** What stands between the two, and what stands nearer to one of them. */
function signsBetween(
  { block: { text }, mention, item }: Pair,
  question: Question,
): Partial<Record<LinkSign, boolean>> {
  const { lexicon, itemsIn, phrasesIn, organisation } = question;
  const items = itemsIn(text);
  const others = phrasesIn(text).filter((phrase) => !phrase.unit && !overlaps(phrase, mention));
  const rivals = (organisation.kind === 'school' ? items.degrees : items.titles).filter(
    (one) => item === null || !overlaps(one, item),
  );
  const other_item_leads = rivals.some(
    (one) => one.to <= mention.from && isLed(text.slice(one.to, mention.from), lexicon),
  );
  if (item === null) return { other_item_leads };
  const gap = gapOf(text, item, mention);
  const from = Math.min(item.to, mention.to);
  const isBetween = (span: Span): boolean => span.from >= from && span.to <= from + gap.length;
  const away = distance(item, mention);
  return {
    other_item_leads,
    item_first: item.from < mention.from,
    led_to: isLed(gap, lexicon),
    beside: /^\s?[,|–—-]\s?$/u.test(gap),
    nearest_of_all:
      others.every((one) => distance(one, item) >= away) && rivals.every((one) => distance(one, mention) >= away),
    comma_between: /[,、，]/u.test(gap),
    break_between: BREAK.test(gap),
    sentence_between: splitSentences(text).some((one) => one.from > from && one.from <= from + gap.length),
    date_between: items.dates.some(isBetween),
    verb_between: [lexicon.work, lexicon.study].some((verbs) => verbs.find(gap).length > 0),
    organisation_between: others.some(isBetween),
  };
}

/** Verbs, small words and people before the organisation, in its sentence. */
function signsBefore({ block: { text }, mention, item }: Pair, question: Question): Partial<Record<LinkSign, boolean>> {
  const { lexicon, finder, organisation } = question;
  const start = splitSentences(text).findLast(({ from }) => from <= mention.from)?.from ?? 0;
  const lead = text.slice(start, mention.from);
  const lastOf = (verbs: typeof lexicon.work): number => verbs.find(lead).at(-1)?.to ?? -1;
  const [worked, studied] = [lastOf(lexicon.work), lastOf(lexicon.study)];
  const [own, other] = organisation.kind === 'school' ? [studied, worked] : [worked, studied];
  const small = /(?:(?<!\p{L})\p{Ll}{1,4}\s+){1,2}$/u.exec(lead)?.[0] ?? '';
  const people = spansIn(text).people.filter(({ from, to }) => finder.find(text.slice(from, to)).length === 0);
  const isRightBefore = (person: Span, span: Span | null): boolean =>
    span !== null &&
    person.to <= span.from &&
    /^[,\s(–—-]{1,3}(?:\p{Ll}{1,4}\s)?$/u.test(text.slice(person.to, span.from));
  return {
    own_verb: own > other,
    other_verb: other > own,
    other_small_word: small !== '' && lexicon.prepositions.find(small).length === 0,
    other_person: people.some(({ from }) => from >= start),
    person_before: people.some((person) => isRightBefore(person, item) || isRightBefore(person, mention)),
  };
}

/** What the rules made of the same words. */
function signsOfKnown({ block, mention, item, known }: Pair, isSchool: boolean): Partial<Record<LinkSign, boolean>> {
  const span = {
    from: block.start + Math.min(item?.from ?? mention.from, mention.from),
    to: block.start + Math.max(item?.to ?? mention.to, mention.to),
  };
  const written = block.text.slice(mention.from, mention.to);
  const claimed = item === null ? null : block.text.slice(item.from, item.to);
  const isHere = ({ organisation }: Finding): boolean =>
    organisation !== undefined && (mention.name.includes(organisation.name) || organisation.name.includes(written));
  const saidIn = ({ title, degree }: Finding): string | undefined => title ?? degree?.surface;
  const isThis = (said: string): boolean => claimed !== null && (said.includes(claimed) || claimed.includes(said));
  const near = known.filter((finding) => overlaps(finding, span));
  const [kind, otherKind] = isSchool ? ['education', 'employment'] : ['employment', 'education'];
  const same = near.filter((finding) => finding.kind === kind);
  return {
    known_here: same.some(isHere),
    known_here_otherwise: same.some((finding) => {
      const said = saidIn(finding);
      return isHere(finding) && claimed !== null && said !== undefined && !isThis(said);
    }),
    known_elsewhere: same.some((finding) => !isHere(finding) && isThis(saidIn(finding) ?? '\0')),
    known_as_other_kind: near.some((finding) => finding.kind === otherKind && isHere(finding)),
  };
}
