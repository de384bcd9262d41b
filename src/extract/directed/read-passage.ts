// One passage that names the claimed organisation: whose it is, whether it tells of a study or a post, and with what.
import type { DateSpan } from '../../domain/dates/parse-dates.ts';
import { compareDegrees } from '../../domain/degrees/compare-degrees.ts';
import { compareFields } from '../../domain/fields/compare-fields.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Claim } from '../../domain/model/claim.ts';
import type { DegreeMention, Finding, FindingStatus } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isKnownName } from '../people/leading-name.ts';
import type { NameFinder } from '../people/name-finder.ts';
import type { PersonScope } from '../people/person-scope.ts';
import { annotate } from '../spans/annotate.ts';
import { studyStatus, isCurrent as tenseOf } from '../statements/status.ts';
import {
  alignedWith,
  dateOfDegree,
  type FoundDegree,
  type FoundTitle,
  type Span,
  withClaimed,
} from './aligned-members.ts';
import type { Passage, Question, Refusal } from './question.ts';

const MAX_QUOTE = 600;
const RECORD_CERTAINTY = 0.8;
const PROSE_CERTAINTY = 0.7;

export function readPassage(passage: Passage, question: Question): Finding[] {
  const foreign = whyNotTheirs(passage, question);
  if (foreign !== null) return refused(question, passage, foreign);
  const organisations = organisationsIn(passage, question);
  return question.organisation.kind === 'school'
    ? readStudies(passage, organisations, question)
    : readPosts(passage, organisations, question);
}

function refused(question: Question, passage: Passage, reason: Refusal): Finding[] {
  question.onRefusal?.(reason, passage);
  return [];
}

/** No other person is named nearer to the organisation, no relative or adviser, no word of doubt before it. */
function whyNotTheirs({ text, mention, prose }: Passage, { page, finder, scope, lexicon }: Question): Refusal | null {
  const isEnglish = page.language === null || page.language.startsWith('en');
  const lead = text.slice(0, mention.from);
  if (lexicon.doubt.find(lead).length > 0 && prose) return 'doubt';
  const own = finder.find(lead).at(-1)?.to ?? -1;
  if (prose && lexicon.otherPeople.find(lead).some((word) => word.from >= own)) return 'relative_or_adviser';
  const others = annotate(text, NOBODY)
    .people.filter((person) => finder.find(text.slice(person.from, person.to)).length === 0)
    .filter((person) => !finder.hasPart(text.slice(person.from, person.to)))
    // Other languages write more than names with capitals.
    .filter((person) => isEnglish || isKnownName(text.slice(person.from, person.to)));
  const nearest = others.findLast((person) => person.to <= mention.from);
  if (nearest !== undefined && nearest.from > own) return 'another_person';
  return scope.kind !== 'mention' || own >= 0 ? null : 'name_not_before';
}

const NOBODY: ReadonlySet<string> = new Set();

/** The organisations of the passage in order, the claimed one among them; parts of an organisation do not count. */
function organisationsIn({ text, mention }: Passage, { itemsIn, phrasesIn }: Question): Span[] {
  const { titles, degrees } = itemsIn(text);
  const others = phrasesIn(text).filter(
    (phrase) =>
      !phrase.unit &&
      (phrase.to <= mention.from || phrase.from >= mention.to) &&
      !JOINED.test(text.slice(Math.min(phrase.to, mention.to), Math.max(phrase.from, mention.from))) &&
      [...titles, ...degrees].every((item) => item.to <= phrase.from || item.from >= phrase.to),
  );
  const apart: Span[] = [mention];
  for (const other of others)
    if (apart.every((span) => span.to <= other.from || span.from >= other.to)) apart.push(other);
  return apart.sort((left, right) => left.from - right.from);
}

/** "the Wharton School, University of Pennsylvania", "Museum/University", "Michigan and NYU": said of both alike. */
const JOINED = /^\s*(?:[,/(&]|and|und|et|y|e|i|och|og|и)?\s*(?:the )?$/iu;

function readStudies(passage: Passage, organisations: readonly Span[], question: Question): Finding[] {
  const { lexicon } = question;
  const items = withClaimed(question.itemsIn(passage.text), passage.text, question.claim);
  const end = whereNextStudyBegins(passage, items.degrees, lexicon);
  const isBefore = ({ from }: Span): boolean => from < end;
  const degrees = alignedWith(items.degrees, passage.mention, organisations).filter(isBefore);
  const dates = alignedWith(items.dates, passage.mention, organisations).filter(isBefore);
  const titles = alignedWith(items.titles, passage.mention, organisations);
  if (passage.section !== 'education' && isPost(passage, titles, degrees)) return refused(question, passage, 'is_post');
  const told = degrees.length > 0 || passage.section === 'education' || isStudied(passage, titles, lexicon);
  if (!told || (passage.section === 'employment' && degrees.length === 0))
    return refused(question, passage, 'no_study');
  const status = statusOf(passage.text, degrees.length > 0, lexicon);
  const field = fieldOf(passage, question.claim);
  const make = (degree: FoundDegree | null, date: DateSpan | undefined): Finding => ({
    kind: 'education',
    ...common(passage, question),
    status: status === 'stated' && date?.end === 'present' ? 'in_progress' : status,
    ...(degree === null ? {} : { degree: degree.degree }),
    ...(field === null ? {} : { field }),
    ...studyDates(date),
    current: status === 'in_progress' || status === 'expected' ? true : null,
  });
  if (degrees.length === 0) return [make(null, dates[0])];
  return degrees
    .filter(({ degree }) => !isNearlyClaimed(degree, question.claim))
    .map((degree) => make(degree, dateOfDegree(degree, degrees, dates)));
}

/** "Architect of X and master of landscape at Y (2006)": the second degree has a school of its own, known as one or not. */
function whereNextStudyBegins({ text, mention }: Passage, degrees: readonly Span[], lexicon: Lexicon): number {
  const next = degrees.find((degree) => degree.from >= mention.to);
  if (next === undefined || degrees[0]!.from > mention.from) return Number.POSITIVE_INFINITY;
  return lexicon.prepositions.find(text.slice(next.to)).length > 0 ? next.from : Number.POSITIVE_INFINITY;
}

/** "Bachelor of Fine Arts" for a claimed "Bachelor of Science": near, and neither support nor denial. */
function isNearlyClaimed(degree: DegreeMention, { expected }: Claim): boolean {
  if (typeof expected.degree !== 'string' || degree.code === null) return false;
  return compareDegrees(expected.degree, degree).outcome === 'partial';
}

function studyDates(date: DateSpan | undefined): Pick<Finding, 'start' | 'end'> {
  if (date === undefined) return {};
  if (date.kind === 'point') return { end: pointOf(date) };
  return { ...(date.start ? { start: date.start } : {}), ...(date.end ? { end: date.end } : {}) };
}

const pointOf = ({ start, end }: DateSpan): PartialDate => start ?? (end as PartialDate);

export function statusOf(text: string, conferred: boolean, lexicon: Lexicon): FindingStatus {
  const told = studyStatus(text, conferred);
  if (told !== 'stated') return told;
  const found = lexicon.statuses.find(text).map((match) => match.value);
  for (const status of ['honorary', 'not_conferred', 'expected', 'in_progress', 'attended'] as const)
    if (found.includes(status) && !(status === 'attended' && conferred)) return status;
  return 'stated';
}

/** The part of the passage that states the claimed field, in the page's own words. */
function fieldOf({ text }: Passage, { expected }: Claim): string | null {
  const { field } = expected;
  if (typeof field !== 'string' || field === '') return null;
  let best: { text: string; score: number } | null = null;
  for (const piece of piecesOf(text)) {
    const { outcome, score } = compareFields(field, piece);
    if ((outcome === 'same' || outcome === 'compatible') && score > (best?.score ?? 0)) best = { text: piece, score };
  }
  return best?.text ?? null;
}

const PIECE = /[,;|•·()（）\n\t:：、，。]|\s[–—-]\s|\s(?:in|of|from|at|für|en|de|di|em|w|na|по)\s/u;
const piecesOf = (text: string): string[] =>
  text
    .split(PIECE)
    .map((piece) => piece.trim().replace(/[.\s]+$/, ''))
    .filter((piece) => piece.length > 1 && piece.length < 80);

function readPosts(passage: Passage, organisations: readonly Span[], question: Question): Finding[] {
  const { lexicon } = question;
  const items = withClaimed(question.itemsIn(passage.text), passage.text, question.claim);
  const titles = alignedWith(items.titles, passage.mention, organisations);
  const degrees = alignedWith(items.degrees, passage.mention, organisations);
  const dates = alignedWith(items.dates, passage.mention, organisations).filter(
    (date) => !isOfName(date, passage, question),
  );
  if (passage.section === 'education' || isStudy(passage, titles, degrees))
    return refused(question, passage, 'is_study');
  const title = titleOf(passage, titles, question.claim);
  if (
    passage.prose
      ? !(isWorkplace(passage, organisations, lexicon) || isBeside(passage, titles, lexicon))
      : title === null && passage.section !== 'employment' && !passage.beside && !isWorkedAt(passage, lexicon)
  )
    return refused(question, passage, 'no_post');
  const date = dates.find((span) => span.kind === 'range') ?? dates[0];
  const current = isCurrent(passage, date, lexicon);
  // A post that is claimed to go on needs words that say so, or to stand beside the name.
  if (current === null && !passage.beside && question.claim.expected.is_current === true)
    return refused(question, passage, 'not_said_to_go_on');
  const finding: Finding = {
    kind: 'employment',
    ...common(passage, question),
    status: 'stated',
    ...(title === null ? {} : { title }),
    ...postDates(date),
    current,
  };
  return [finding];
}

/** "Jane Doe (2009), Acme": a year in brackets behind a name is a class or a birth, not when a post began. */
function isOfName(date: Span, { text }: Passage, { finder }: Question): boolean {
  return (
    /^\s*[)）]/.test(text.slice(date.to)) &&
    finder.find(text.slice(0, date.from)).some((name) => /^\s*[(（]['’]?$/.test(text.slice(name.to, date.from)))
  );
}

const endBefore = (spans: readonly Span[], { from }: Span): number =>
  spans.findLast((span) => span.to <= from)?.to ?? -1;

/** What stands nearest before the organisation decides: "PhD from X" is a study, "professor at X" a post. */
function isStudy({ mention }: Passage, titles: readonly Span[], degrees: readonly Span[]): boolean {
  if (degrees.length === 0) return false;
  return titles.length === 0 || endBefore(degrees, mention) > endBefore(titles, mention);
}

/** "PhD, professor at X": a title between the degree and the organisation. */
function isPost({ mention }: Passage, titles: readonly Span[], degrees: readonly Span[]): boolean {
  const title = endBefore(titles, mention);
  return title > 0 && endBefore(degrees, mention) >= 0 && title > endBefore(degrees, mention);
}

/** A word of studying stands nearer before the organisation than one of working; in scripts without spaces it follows. */
function isStudied({ text, mention }: Passage, titles: readonly Span[], lexicon: Lexicon): boolean {
  const studied = lexicon.study.find(text);
  if (UNSPACED.test(text)) return studied.length > 0;
  const worked = Math.max(endBefore(titles, mention), endBefore(lexicon.work.find(text), mention));
  return endBefore(studied, mention) > worked;
}

function isCurrent(passage: Passage, date: DateSpan | undefined, lexicon: Lexicon): boolean | null {
  if (date?.end === 'present') return true;
  if (date?.kind === 'since') return /\b(?:was|were)\b/.test(passage.text) ? null : true;
  if (date?.kind === 'range' || date?.kind === 'until') return false;
  const isFormer = (text: string): boolean => lexicon.statuses.find(text).some(({ value }) => value === 'former');
  if (passage.section === 'alumni' || isFormer(passage.heading ?? '')) return false;
  const lead = passage.text.slice(0, passage.mention.to);
  if (isFormer(passage.prose ? lead : passage.text)) return false;
  if (lexicon.present.find(lead).length > 0) return true;
  return passage.prose ? (tenseOf(lead) ?? (lexicon.presentVerbs.find(lead).length > 0 ? true : null)) : null;
}

/** "joined in 2022": one date is when a post began. */
function postDates(date: DateSpan | undefined): Pick<Finding, 'start' | 'end'> {
  if (date === undefined) return {};
  if (date.kind === 'point') return { start: pointOf(date) };
  return { ...(date.start ? { start: date.start } : {}), ...(date.end ? { end: date.end } : {}) };
}

const REACH = 45;
/** "Acme as Senior Engineer", "Acme, where she is Senior Engineer". */
const TITLE_FOLLOWS =
  /^[^.;]*(?<![\p{L}])(?:as|where|als|wo|comme|où|como|donde|onde|come|dove|jako|gdzie|kde|som|där|hvor|waar|как|где|як|де)(?![\p{L}])/iu;

/** "Senior Engineer at Acme", "Acme, where she is Senior Engineer": title and organisation within a few words. */
function isBeside({ text, mention }: Passage, titles: readonly FoundTitle[], lexicon: Lexicon): boolean {
  return titles.some((title) => {
    if (title.to <= mention.from) {
      const gap = text.slice(title.to, mention.from);
      if (gap.length >= REACH) return false;
      if (/^[\s,(]*$/.test(gap) || lexicon.prepositions.find(gap).length > 0 || UNSPACED.test(gap)) return true;
      // "завідувач відділення лікарні": the case takes the place of a preposition.
      return lexicon.declines && /^[\p{L}\s-]*$/u.test(gap);
    }
    const gap = text.slice(mention.to, title.from);
    return gap.length < REACH && (TITLE_FOLLOWS.test(gap) || UNSPACED.test(text[title.from] ?? ''));
  });
}

/** "2011年〜市立病院勤務": scripts without spaces put the verb of working behind the organisation. */
function isWorkedAt({ text, mention }: Passage, lexicon: Lexicon): boolean {
  return UNSPACED.test(text) && lexicon.work.find(text.slice(mention.to)).length > 0;
}

/** A verb of working stands before the organisation, and no other organisation between the two. */
function isWorkplace({ text, mention }: Passage, organisations: readonly Span[], lexicon: Lexicon): boolean {
  const verb = lexicon.work.find(text.slice(0, mention.from)).at(-1);
  if (verb === undefined || mention.from - verb.to > 2 * REACH) return false;
  // "Founded in 2015, Acme builds robots": said of the organisation that follows the comma, not of a person.
  if (text.slice(0, verb.from).trim() === '' && /,\s*(?:the\s+)?$/i.test(text.slice(verb.to, mention.from)))
    return false;
  return !organisations.some((other) => other.from >= verb.to && other.to <= mention.from);
}

/** Among the titles beside the organisation, the one nearest to the claimed one; else the longest. */
function titleOf({ text, mention }: Passage, titles: readonly FoundTitle[], { expected }: Claim): string | null {
  const claimed = expected.title ?? expected.role;
  const candidates = titles.flatMap((title) => [segmentAround(text, title, mention), title.text]);
  if (typeof claimed !== 'string' || claimed === '') return candidates[0] ?? null;
  let best: { text: string; rank: number } | null = null;
  for (const candidate of candidates) {
    const { outcome, score } = compareTitles(claimed, candidate);
    const rank = RANK[outcome] + score;
    if (rank > (best?.rank ?? -1)) best = { text: candidate, rank };
  }
  return best?.text ?? null;
}

const RANK = { same: 4, compatible: 3, partial: 2, different: 1, no_data: 0 } as const;
const BREAK = /[,;|•·()（）\n\t:：、，。]|\s[–—-]\s|\s(?:at|bei|chez|presso|w|we|på|в|у)\s/u;

/** The words between two separators around a title, without the organisation. */
function segmentAround(text: string, title: Span, mention: Span): string {
  let [from, to] = [0, text.length];
  for (const match of text.matchAll(new RegExp(BREAK, 'gu'))) {
    if (match.index + match[0].length <= title.from) from = match.index + match[0].length;
    else if (match.index >= title.to) {
      to = match.index;
      break;
    }
  }
  if (mention.to <= title.from) from = Math.max(from, mention.to);
  if (mention.from >= title.to) to = Math.min(to, mention.from);
  return text.slice(from, to).trim();
}

function common(
  passage: Passage,
  { page, scope, person, finder }: Question,
): Pick<Finding, 'person' | 'organisation' | 'quote' | 'from' | 'to' | 'via' | 'certainty'> {
  const quote = quoteOf(page, passage);
  return {
    person: {
      name: writtenName(page, scope, finder) ?? person.full_name,
      how: passage.prose ? 'prose' : 'record',
      subject: scope.kind === 'page',
    },
    organisation: { name: passage.mention.name, how: 'text' },
    ...quote,
    via: 'directed',
    certainty: passage.prose ? PROSE_CERTAINTY : RECORD_CERTAINTY,
  };
}

/** The person's name as the page writes it. */
export function writtenName(page: Page, scope: PersonScope, finder: NameFinder): string | null {
  const text = scope.head?.text ?? page.title ?? '';
  const [match] = finder.find(text);
  return match === undefined ? null : text.slice(match.from, match.to);
}

function quoteOf(page: Page, { text, start, mention }: Passage): Pick<Finding, 'quote' | 'from' | 'to'> {
  let [from, to] = [0, text.length];
  if (to > MAX_QUOTE) {
    from = Math.max(0, mention.from - MAX_QUOTE / 2);
    to = Math.min(text.length, from + MAX_QUOTE);
  }
  return { quote: page.text.slice(start + from, start + to), from: start + from, to: start + to };
}
