// One fact that a model reported: taken when organisation, degree, title and years stand in its quote or the heading above it, and
// when nothing in the words says that it is somebody else's, in doubt, or not so. What the model says beyond that is ignored.

import { NEGATED_POST } from '../../domain/languages/en-statuses.ts';
import type { Finding, FindingStatus } from '../../domain/model/finding.ts';
import type { DropReason, ReportedFact } from '../../ports/model.ts';
import { statusOf } from '../directed/read-study.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { annotate } from '../spans/annotate.ts';
import { splitSentences } from '../spans/sentences.ts';
import { isCurrent } from '../statements/status.ts';
import { type CheckedPage, type CheckedQuote, personOf, placeQuote } from './checked-page.ts';
import { type Members, quotedMembers } from './quoted-members.ts';

const CERTAINTY = 0.7;

export function acceptFact(fact: ReportedFact, page: CheckedPage): Finding | DropReason {
  const placed = placeQuote(fact.quote, fact.block, page);
  if (typeof placed === 'string') return placed;
  if (fact.person !== null && fact.person.trim() !== '' && !isPerson(fact.person, page)) return 'another_person';
  const read = quotedMembers(fact, placed, page.lexicon);
  if ('drop' in read) return read.drop;
  const { members } = read;
  if (members.organisation === undefined && members.title === undefined && members.degree === undefined)
    return 'nothing_stated';
  const sentence = sentenceOf(placed, members);
  const foreign = whyNotTheirs(sentence, members, fact.status === 'denied', page);
  if (foreign !== null) return foreign;
  const status = statusIn(fact, sentence, members, page.lexicon);
  if (status === null) return fact.status === 'denied' ? 'denial_not_in_quote' : 'status_not_in_quote';
  const { from, to, quote } = placed;
  return {
    kind: fact.kind,
    ...personOf(placed, page),
    status,
    ...members,
    current: currentOf(fact.kind, sentence, members, status, page.lexicon),
    quote,
    from,
    to,
    via: 'model',
    certainty: CERTAINTY,
  };
}

/** Of a quote of several sentences the one that states the fact: "She is a PhD student" says nothing of the master's before it. */
function sentenceOf(placed: CheckedQuote, members: Members): CheckedQuote {
  const stated = statedIn(members);
  const sentence = splitSentences(placed.quote).find(({ text }) => text.includes(stated));
  if (sentence === undefined || sentence.text.length === placed.quote.length) return placed;
  return { ...placed, quote: sentence.text, before: sentence.from === 0 ? placed.before : '' };
}

/** What the fact is about, in the page's words. */
function statedIn({ organisation, title, degree }: Members): string {
  return organisation?.name ?? title ?? degree?.surface ?? '';
}

const PRONOUN =
  /^(?:he|she|they|i|er|sie|il|elle|él|ella|lui|lei|ele|ela|ich|je|yo|eu|он|она|він|вона|他|她|彼|彼女)$/iu;

/** "Dr. Vantreight", "she": who the line is about is settled by the part of the page it stands in. */
function isPerson(name: string, { finder }: CheckedPage): boolean {
  return PRONOUN.test(name.trim()) || finder.find(name).length > 0 || finder.hasPart(name);
}

/** Nobody else is named nearer to what is stated, no relative or adviser, and no word of doubt before it. */
function whyNotTheirs(
  { quote, before }: CheckedQuote,
  members: Members,
  isDenial: boolean,
  { finder, lexicon }: CheckedPage,
): DropReason | null {
  const at = Math.max(0, quote.indexOf(statedIn(members)));
  const sentence = lastSentence(before);
  const lead = `${sentence}${quote.slice(0, at)}`;
  if (!isDenial && lexicon.doubt.find(lead).length > 0) return 'doubt';
  const own = finder.find(lead).at(-1)?.to ?? -1;
  if (lexicon.otherPeople.find(lead).some((word) => word.from >= own)) return 'relative_or_adviser';
  const others = annotate(`${sentence}${quote}`, new Set())
    .people.map(({ from, to }) => ({ from, to, text: `${sentence}${quote}`.slice(from, to) }))
    .filter(({ text }) => finder.find(text).length === 0 && !finder.hasPart(text))
    .filter(({ text }) => !Object.values(members).some((member) => holds(member, text)));
  const nearest = others.findLast((other) => other.to <= lead.length);
  return nearest !== undefined && nearest.from > own ? 'another_person' : null;
}

/** "Johns Hopkins" in "Johns Hopkins University" is nobody. */
function holds(member: unknown, name: string): boolean {
  const text = typeof member === 'string' ? member : ((member as { name?: string } | undefined)?.name ?? '');
  return text.includes(name);
}

function lastSentence(text: string): string {
  return (
    text
      .slice(-300)
      .split(/(?<=[.!?。！？])\s*/u)
      .at(-1) ?? ''
  );
}

const TOLD: Partial<Record<ReportedFact['status'], readonly FindingStatus[]>> = {
  in_progress: ['in_progress', 'expected'],
  attended: ['attended', 'non_degree', 'not_conferred'],
  not_finished: ['not_conferred', 'attended', 'negated', 'revoked'],
  honorary: ['honorary'],
  denied: ['negated', 'not_conferred', 'revoked'],
};

/** What the words themselves say; null when the model reports less than a plain fact and the words do not bear it out. */
function statusIn(
  { kind, status }: ReportedFact,
  { quote }: CheckedQuote,
  { degree, end }: Members,
  lexicon: Lexicon,
): FindingStatus | null {
  const said = kind === 'education' ? statusOf(quote, degree !== undefined, lexicon) : postStatus(quote, lexicon);
  const open = said === 'stated' && kind === 'education' && end === 'present' ? 'in_progress' : said;
  if (status === 'stated') return open;
  return TOLD[status]!.includes(open) ? open : null;
}

function postStatus(quote: string, lexicon: Lexicon): FindingStatus {
  return NEGATED_POST.test(quote) || lexicon.statuses.find(quote).some(({ value }) => value === 'not_conferred')
    ? 'negated'
    : 'stated';
}

/** Whether it goes on, from the words alone: what a model says of it is not asked. */
function currentOf(
  kind: Finding['kind'],
  { quote, heading }: CheckedQuote,
  { end }: Members,
  status: FindingStatus,
  lexicon: Lexicon,
): boolean | null {
  if (kind === 'education') return status === 'in_progress' || status === 'expected' ? true : null;
  if (kind !== 'employment' && kind !== 'business') return null;
  if (end === 'present') return true;
  if (end !== undefined) return false;
  const words = `${heading ?? ''} ${quote}`;
  if (lexicon.statuses.find(words).some(({ value }) => value === 'former')) return false;
  if (lexicon.present.find(quote).length > 0) return true;
  return isCurrent(quote);
}
