// A passage that names the claimed employer: whether it tells of a post there, with which title, when, and whether it goes on.
import type { DateSpan } from '../../../domain/dates/parse-dates.ts';
import { isTaughtDegree } from '../../../domain/degrees/taught-degrees.ts';
import { UNSPACED } from '../../../domain/languages/phrase-finder.ts';
import { isAnd } from '../../../domain/languages/words.ts';
import type { Claim } from '../../../domain/model/claim.ts';
import type { Finding } from '../../../domain/model/finding.ts';
import { compareTitles } from '../../../domain/titles/compare-titles.ts';
import type { Lexicon } from '../../lexicon/language-words.ts';
import { isEnglish } from '../../lexicon/page-language.ts';
import { isProse } from '../../spans/sentences.ts';
import { isOfOtherClause } from '../../statements/next-clause.ts';
import { NEXT_POST } from '../../statements/posts/post-dates.ts';
import { isOfTeam } from '../../statements/read-sentence.ts';
import {
  alignedWith,
  type FoundDegree,
  type FoundTitle,
  lineOf,
  type Span,
  type TextItems,
  withClaimed,
} from '../aligned-members.ts';
import { isSentence } from '../clause.ts';
import { common, endBefore, isOfToday, isSaidBehind, outsideNames, pointOf, refused } from '../passage-parts.ts';
import type { Passage, Question } from '../question.ts';
import { professionIn } from '../read-study.ts';
import { foundingIn, isLeft, isOnlyNamed, isPlainlySaid, OF_HOSTS } from './eastern-posts.ts';
import { isForOthers, isPartner, OF_SOMETHING_ELSE, onlyBelongs } from './no-post.ts';
import { BEGINNING, isCurrent } from './post-current.ts';
import {
  inBrackets,
  isAtNextPlace,
  isBehindAt,
  isOfSupervisor,
  isServed,
  leadsAway,
  leadsTo,
  titleAbove,
  titleOf,
  titlesBeside,
  trainingAt,
} from './post-title.ts';
import {
  AT_SEVERAL,
  isAffiliation,
  isBehindName,
  isBeside,
  isDatedEntry,
  isDatedLine,
  isDoneToday,
  isExEmployer,
  isLedByTitle,
  isOfCareer,
  isThereSince,
  isTitleBehind,
  isWorkedAt,
  isWorkplace,
  YEARS_WITH,
} from './post-words.ts';
import { titlesByVerb } from './verb-titles.ts';

export function readPosts(passage: Passage, organisations: readonly Span[], question: Question): Finding[] {
  const { lexicon, itemsIn, claim } = question;
  const items = besideName(withClaimed(itemsIn(passage.text), passage.text, claim, passage.mention), passage, itemsIn);
  const held = heldThere(items.titles, passage.mention, passage.text, lexicon);
  const titles = titlesThere(passage, organisations, items.titles, held, question);
  const degrees = alignedWith(items.degrees, passage.mention, organisations, passage.text).filter(
    (degree) => isDegree(degree) && !isTaughtDegree(passage.text, degree.from),
  );
  const dates = datesThere(passage, organisations, items, question);
  const isOfStudies = passage.section === 'education' && !isPostAmongStudies(passage, titles, lexicon);
  const training = trainingAt(passage, organisations, lexicon);
  // "Abogada de la Universidad de Marl, 1994": what that school made of her.
  const isConferred = lexicon.organisations.find(passage.mention.name).some(({ value }) => value === 'school');
  const profession = isConferred ? professionIn(passage) : null;
  const isMade = profession !== null && titles.every(({ from }) => from <= profession.from);
  // "a member of the Marl College class of 1901".
  const isOfClass = /^\sclass\sof\s(?:19|20|18)\d\d/u.test(passage.text.slice(passage.mention.to));
  const isPlayer = titles.some(({ text, to }) => isOfTeam(text, passage.text.slice(to, passage.mention.from)));
  if (
    training === null &&
    (isOfStudies || isMade || isOfClass || isPlayer || isStudy(passage, titles, degrees, lexicon))
  )
    return refused(question, passage, 'is_study');
  if (isNoPost(passage, organisations, held, question)) return refused(question, passage, 'no_post');
  const verbTitles = passage.prose ? titlesByVerb(passage, organisations, question) : [];
  // "är VD i Tallow och sitter i styrelsen för Marl": the seat is what is held there.
  const seat =
    verbTitles.find(({ text, from }) => isSeat(text, lexicon) && titles.every((one) => one.to <= from))?.from ?? 0;
  const nearby = passage.prose ? titlesBeside(passage, titles) : titles;
  const beside = seat > 0 ? nearby.filter(({ from }) => from >= seat) : nearby;
  const others = titles.filter((one) => !beside.includes(one));
  const title =
    titleOf(passage, beside, others, question, [...verbTitles.map(({ text }) => text), training ?? []].flat()) ??
    foundingIn(passage) ??
    training ??
    saidByVerb(verbTitles, question)?.text ??
    (passage.beside ? titleAbove(passage, question) : null);
  if (title !== null && isStudent(title, question.claim)) return refused(question, passage, 'is_study');
  const isDone = held.length > 0 || verbTitles.some((one) => one.text === title);
  if (!isDone && !isToldOf({ passage, organisations, titles, beside, dates, title, training }, question))
    return refused(question, passage, 'no_post');
  const date = dateOfTitle(dates, title, titles, passage) ?? dates.find((span) => span.kind === 'range') ?? dates[0];
  const told = currentOf(passage, date, titles, training === null ? title : null, question);
  // Who names a residency or an internship has done it, unless the words say that it goes on.
  const current = training !== null && title === training ? (told ?? false) : told;
  // A post that is claimed to go on needs words that say so, or to stand beside the name.
  const hasBegun = passage.prose && BEGINNING.test(passage.text.slice(0, passage.mention.from));
  // What stands with an address is what somebody is today.
  const isContact = passage.section === 'contact' && title !== null && date === undefined;
  const isBesideName = passage.beside || isContact || isBehindName(passage, question);
  if (current === null && !isBesideName && !hasBegun && question.claim.expected.is_current === true)
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

const isSeat = (title: string, { seats, leaders }: Lexicon): boolean =>
  seats.whole(title) !== undefined && leaders.whole(title) === undefined;

/** "lecturer from 1999 to 2009, and since 2006 head of the department": of several dates the one in the title's own part. */
function dateOfTitle(
  dates: readonly DateSpan[],
  title: string | null,
  titles: readonly FoundTitle[],
  { text, mention, prose }: Passage,
): DateSpan | undefined {
  if (title === null || dates.length < 2 || !prose) return undefined;
  const far = ({ from }: Span): number => Math.abs(from - mention.from);
  const [span] = titles.filter((one) => title.includes(one.text)).sort((one, other) => far(one) - far(other));
  if (span === undefined) return undefined;
  const ends = [...text.matchAll(/[,;]\s|(?<=\s)[^\s,;]+(?=\s)/gu)].filter(
    ({ 0: word }) => /^[,;]/u.test(word) || isAnd(word),
  );
  const from = ends.findLast(({ index }) => index < span.from)?.index ?? 0;
  const to = ends.find(({ index }) => index >= span.to)?.index ?? text.length;
  // "e, dal 2008, direttore di Marl": the year before the title, between commas.
  return dates.find((date) => date.from >= from && date.to <= to) ?? dates.find((date) => date.to === from);
}

/** The titles of the passage that may be held at the organisation it mentions. */
function titlesThere(
  passage: Passage,
  organisations: readonly Span[],
  found: readonly FoundTitle[],
  held: readonly FoundTitle[],
  question: Question,
): FoundTitle[] {
  const { lexicon } = question;
  const isHeldElsewhere = (one: FoundTitle): boolean =>
    organisations.some(
      ({ from, to }) =>
        from !== passage.mention.from && heldThere([one], { from, to }, passage.text, lexicon).length > 0,
    );
  const free = found.filter((one) => !isHeldElsewhere(one));
  const aligned =
    held.length > 0 ? held : inBrackets(alignedWith(free, passage.mention, organisations, passage.text, true), passage);
  // "Diplômée du Marl, ancienne directrice de Tallow": whichever side the first title stands on.
  const leading = found.filter((one) => leadsTo(one, passage, lexicon));
  const isLed =
    passage.prose && held.length === 0 && leading.length > 0 && (aligned.length === 0 || !isEnglish(question.page));
  const now = whereTodayBegins(passage, question);
  const written = outsideNames(passage.text, isLed ? leading : ofOwnLine(aligned, passage), lexicon);
  return withoutAddress(written, passage, question).filter(
    (one) =>
      one.from >= now &&
      !isAtNextPlace(passage, one) &&
      !(
        (leading.length > 0 || isBehindAt(one, passage)) &&
        !leading.includes(one) &&
        leadsAway(one, passage, lexicon)
      ) &&
      !isOfSite(one, passage, question) &&
      !isServed(one, passage, found) &&
      !isSpeakers(one, passage, question) &&
      !isOfSupervisor(one, passage, lexicon),
  );
}

/** "Présidente\nConservatrice, musée de Marl": the title that leads to the name in its line, if one does. */
function ofOwnLine(titles: readonly FoundTitle[], { text, mention, prose }: Passage): readonly FoundTitle[] {
  const { from } = lineOf(text, mention);
  const own = titles.filter((title) => title.from >= from && title.to <= mention.from);
  return prose || own.length === 0 ? titles : own;
}

/** "海浜病院を経て、2016年より当院副院長": in scripts without spaces a title right behind "here" is held on whose site it is. */
const isOfSite = ({ from }: Span, { text, mention }: Passage, { lexicon }: Question): boolean =>
  UNSPACED.test(text) && lexicon.itself.find(text).some(({ to }) => to === from && to > mention.to);

/** "…has joined us," said Piet Maas, chairman: what the one who is quoted is. */
const isSpeakers = ({ from }: Span, { text, mention, prose }: Passage, { lexicon, finder }: Question): boolean =>
  prose &&
  lexicon.speaking.find(text).some(({ to }) => to > mention.to && to < from && !finder.hasPart(text.slice(to, from)));

/** The dates of the passage that may be those of the post. */
function datesThere(
  passage: Passage,
  organisations: readonly Span[],
  items: TextItems,
  question: Question,
): DateSpan[] {
  const now = whereTodayBegins(passage, question);
  const behind = ({ to }: Span): string => passage.text.slice(to, Math.max(to, passage.mention.from));
  const own = datesOfClause(items.dates, passage);
  return alignedWith(own, passage.mention, organisations, passage.text, true).filter(
    (date) =>
      date.from >= now &&
      // "In 2019 Jane Doe, professor at Acme, won": when something else happened.
      !(passage.prose && question.finder.find(behind(date)).some(({ to }) => /^,\s/.test(behind(date).slice(to)))) &&
      !isOfDegree(date, passage, items.degrees) &&
      !(passage.prose && / after [^,;]*$/.test(behind(date))) &&
      !(isSentence(passage) && isOfOtherClause(passage.text, passage.mention, date)) &&
      !NEXT_POST.test(passage.text.slice(passage.mention.to, Math.max(date.from, passage.mention.to))),
  );
}

/** "2001年至2005年任职于东海银行，2006年加入南山证券": in scripts without spaces, those between the same commas where some are. */
function datesOfClause(dates: readonly DateSpan[], { text, mention, prose }: Passage): readonly DateSpan[] {
  if (!prose || dates.length < 2 || !UNSPACED.test(text)) return dates;
  const from = Math.max(...[...COMMAS].map((sign) => text.lastIndexOf(sign, mention.from)));
  const to = [...text.slice(mention.to)].findIndex((sign) => COMMAS.includes(sign));
  const own = dates.filter((date) => date.from > from && (to < 0 || date.to <= mention.to + to));
  return own.length > 0 ? own : dates;
}
const COMMAS = '，、；。';

/** "at Marl in 2014 as an analyst", "Marl, where she was an analyst": titles that the words behind a name give to it. */
export function heldThere(
  titles: readonly FoundTitle[],
  { to }: Span,
  text: string,
  { heldAs }: Lexicon,
): FoundTitle[] {
  const word = heldAs.find(text.slice(to)).find(({ from }) => BEFORE_HELD.test(text.slice(to, to + from)));
  if (word === undefined) return [];
  return titles.filter(({ from }) => from >= to + word.to && BEFORE_TITLE.test(text.slice(to + word.to, from)));
}

const BEFORE_HELD = /^,?\s(?:\p{Ll}{2,3}\s(?:\p{Lu}\p{L}+\s)?\d{4},?\s|\([^)]{1,30}\)\s)?$/u;
const BEFORE_TITLE = /^\s(?:\p{Ll}+\s){0,5}$/u;

const isNoPost = (
  passage: Passage,
  organisations: readonly Span[],
  held: readonly Span[],
  question: Question,
): boolean =>
  OF_SOMETHING_ELSE.test(passage.text.slice(passage.mention.to)) ||
  (OF_HOSTS.test(passage.heading ?? '') && !passage.beside) ||
  (!passage.prose && isForOthers(passage)) ||
  isPartner(passage) ||
  isOnlyNamed(passage) ||
  // "member of Marl, where she is treasurer".
  (held.length === 0 && onlyBelongs(passage, organisations, question));

/** "林教授于2012年加入北海大学，任副教授": right behind the person's name, in scripts without spaces, a title is a form of address. */
function withoutAddress(titles: FoundTitle[], { text }: Passage, { finder }: Question): FoundTitle[] {
  if (titles.length < 2 || !UNSPACED.test(text)) return titles;
  const ends = finder.find(text).map(({ to }) => to);
  const held = titles.filter(({ from }) => !ends.some((to) => to <= from && text.slice(to, from).trim() === ''));
  return held.length > 0 ? held : titles;
}

/** The page has no noun for it: a founder is given as one in any case, other titles where one is asked for. */
function saidByVerb(titles: readonly FoundTitle[], { claim: { expected } }: Question): FoundTitle | undefined {
  const isAsked = (expected.title ?? expected.role) !== undefined;
  return titles.find(({ text }) => isAsked || compareTitles('founder', text).outcome === 'same');
}

/** Who takes a doctorate is paid for it in many countries; other students have no post, unless the claim calls it one. */
const isStudent = (title: string, { expected }: Claim): boolean =>
  /\bstudents?$/i.test(title) &&
  !/\b(?:ph\.?d|doctoral|research)\b/i.test(title) &&
  !/student/i.test(String(expected.title ?? ''));

/** "technician 2015-2017, now at Acme": what stands before the word of today is said of another place. */
function whereTodayBegins({ text, mention }: Passage, { lexicon, itemsIn }: Question): number {
  const lead = text.slice(0, mention.from);
  // "Analyst / 2017 - now / Acme": the word may be the end of the years themselves.
  const { dates } = itemsIn(text);
  const isOfDate = ({ from }: Span): boolean => dates.some((date) => date.from <= from && date.to > from);
  const words = lexicon.present.find(lead).filter((word) => !isOfDate(word));
  return words.findLast(({ from }) => /[,;:(（)）–—→|-]\s*$/u.test(lead.slice(0, from)))?.from ?? 0;
}

/** "Group Head of Sales and Marketing in Acme": what was taken for one title ends before the employer's name. */
function besideName(items: TextItems, { text, mention }: Passage, itemsIn: Question['itemsIn']): TextItems {
  const titles = items.titles.map((title) => {
    // "한빛부장관" is the "장관" of "한빛부", no "부장": the title begins where the name ends.
    const isGlued = title.from > mention.from && title.from < mention.to && title.to > mention.to;
    const glued = isGlued ? itemsIn(text.slice(mention.to)).titles.find(({ from }) => from === 0) : undefined;
    if (glued !== undefined) return { ...glued, from: mention.to, to: mention.to + glued.to };
    if (title.from >= mention.from || title.to <= mention.from) return title;
    // "dyrektor Instytutu Chemii": the title's last word begins the name.
    const own = text.slice(title.from, mention.from).replace(/,?\s(?:(?:in|at|of|for|with)\s(?:the\s)?)?$/u, '');
    return own.length < mention.from - title.from
      ? { from: title.from, to: title.from + own.length, text: own }
      : title;
  });
  return { ...items, titles };
}

interface ReadPost {
  passage: Passage;
  organisations: readonly Span[];
  titles: readonly FoundTitle[];
  beside: readonly FoundTitle[];
  dates: readonly DateSpan[];
  title: string | null;
  training: string | null;
}

/** A sentence needs words of working or a title that leads to the name; a line a title, a date or a place that says as much. */
function isToldOf(
  { passage, organisations, titles, beside, dates, title, training }: ReadPost,
  question: Question,
): boolean {
  const { lexicon } = question;
  const lead = passage.text.slice(0, passage.mention.from);
  const isSaid =
    isExEmployer(passage) ||
    isWorkedAt(passage, lexicon) ||
    YEARS_WITH.test(lead) ||
    (AT_SEVERAL.test(lead) && lexicon.work.find(lead).length > 0) ||
    training !== null;
  const isWork = (): boolean =>
    isWorkplace(passage, organisations, lexicon) || isSaidBehind(passage, lexicon.work, lexicon);
  if (passage.prose)
    return (
      isSaid ||
      isWork() ||
      isDoneToday(passage, lexicon) ||
      isBeside(passage, titles, lexicon) ||
      isLedByTitle(passage, beside, organisations, question) ||
      isBehindName(passage, question) ||
      (titles.length > 0 && (isDatedLine(passage, dates) || AT_SEVERAL.test(lead))) ||
      isThereSince(passage, dates, lexicon)
    );
  return (
    isSaid ||
    title !== null ||
    passage.section === 'employment' ||
    isOfCareer(passage, lexicon) ||
    isThereSince(passage, dates, lexicon) ||
    (passage.beside && isAffiliation(passage)) ||
    // A headline about somebody is no line of a list.
    (passage.text !== question.scope.head?.text && isWork()) ||
    isOfToday(passage, lexicon) ||
    isDatedEntry(passage, dates, lexicon)
  );
}

function currentOf(
  passage: Passage,
  date: DateSpan | undefined,
  titles: readonly FoundTitle[],
  title: string | null,
  question: Question,
): boolean | null {
  // The line below the name on a card says what somebody is, where it says no more; in scripts without spaces a career does.
  const isLineOfCard =
    passage.beside && isAffiliation(passage) && date === undefined && question.scope.kind !== 'page' && title !== null;
  const isForYears = YEARS_WITH.test(passage.text.slice(0, passage.mention.from));
  const isPlain = UNSPACED.test(passage.text)
    ? passage.prose && date === undefined && isPlainlySaid(passage, question)
    : isLineOfCard || (!isForYears && isFirstSaid(passage, titles, question));
  const { mention, text } = passage;
  const end = { ...mention, from: text.length, to: text.length };
  const told = isCurrent(passage.placeClause ? { ...passage, mention: end } : passage, date, question.lexicon, title);
  if (told === null && isPlain) return true;
  // "has been a professor at universities including Marl": at one after another.
  if (told === true && AT_SEVERAL.test(text.slice(0, mention.from))) return null;
  const isSince = date?.kind === 'since' && (passage.prose || date.end === undefined);
  const isOpen = told === null || (told === true && isSince);
  return isOpen && isLeft(passage, date, question) ? false : told;
}

/** "Specialist at the Ministry of Marl. Studied law …": what a card says first, with a title and no verb, is what somebody is. */
function isFirstSaid(
  { text, start, prose, mention }: Passage,
  titles: readonly Span[],
  { scope, lexicon }: Question,
): boolean {
  const { head, blocks, kind } = scope;
  if (!prose || head === null || kind === 'mention' || titles[0]?.from !== 0) return false;
  // "Advocate, managing partner of Acme": titles one after another are all said first.
  const said = titles.filter(({ to }) => to <= mention.from);
  const isOneByOne = said.every(
    ({ from }, at) => at === 0 || /^,?\s(?:\p{L}{1,3}\s)?$/u.test(text.slice(said[at - 1]!.to, from)),
  );
  if (!isOneByOne || /[,;]/.test(text.slice(said.at(-1)?.to ?? mention.from, mention.from))) return false;
  const first = blocks.slice(blocks.indexOf(head) + 1).find((block) => isProse(block.text));
  return first?.start === start && lexicon.work.find(text).length === 0;
}

/** In a row of several lines with a degree, a year that stands apart from the organisation is the degree's. */
function isOfDegree({ kind, from }: DateSpan, { text, mention, prose }: Passage, degrees: readonly Span[]): boolean {
  if (prose || kind !== 'point' || degrees.length === 0) return false;
  const line = lineOf(text, mention);
  return from < line.from || from >= line.to;
}

/** "Especialista em" opens a course as often as a post. */
const isDegree = ({ degree }: FoundDegree): boolean => degree.level !== 'certificate';

/**
 * What stands nearest before the organisation decides: "PhD from X" is a study, "professor at X" a post. In scripts without
 * spaces that is what stands behind it: "X大学 客員教授", "X社入社".
 */
function isStudy(
  { text, mention, prose }: Passage,
  titles: readonly Span[],
  degrees: readonly Span[],
  lexicon: Lexicon,
): boolean {
  // "an honorary degree from Marl, where she served as Dean".
  if (prose && titles.some((title) => isTitleBehind(text, mention, title))) return false;
  if (degrees.length === 0) return prose && !UNSPACED.test(text) && isLearntThere({ text, mention }, titles, lexicon);
  // "MSc in Engineering (2022) / Acme / Consultant": the degree has a line of its own, and the title follows.
  const line = lineOf(text, mention);
  if (!prose && degrees.every(({ to }) => to < line.from) && titles.some(({ from }) => from >= mention.to))
    return false;
  // "PhD 2015, now at Marl", "a PhD from Tallow and worked at Marl".
  const since = text.slice(Math.max(0, endBefore(degrees, mention)), mention.from);
  // "кандидат наук, 8 років в Інституті …".
  const isWorked = lexicon.work.find(since).length > 0 || YEARS_WITH.test(since);
  if (lexicon.present.find(since).length > 0 || (prose && isWorked)) return false;
  if (UNSPACED.test(text)) {
    const behind = text.slice(mention.to);
    const first = (spans: readonly Span[]): number =>
      spans.find(({ from }) => from >= mention.to)?.from ?? Number.POSITIVE_INFINITY;
    const worked = (lexicon.work.find(behind)[0]?.from ?? Number.POSITIVE_INFINITY) + mention.to;
    const studied = (lexicon.study.find(behind)[0]?.from ?? Number.POSITIVE_INFINITY) + mention.to;
    const [post, study] = [Math.min(first(titles), worked), Math.min(first(degrees), studied)];
    if (post !== study) return study < post;
  }
  return titles.length === 0 || endBefore(degrees, mention) > endBefore(titles, mention);
}

/** "a composer, educated at Marl": nearer than any title or verb of working; "professor of the course at Marl" is one. */
function isLearntThere(
  { text, mention }: Pick<Passage, 'text' | 'mention'>,
  titles: readonly Span[],
  { study, work }: Lexicon,
): boolean {
  // "the Education Fund of Marl": with a capital it is part of a name.
  const learnt = study
    .find(text)
    .findLast(({ from, to }) => to <= mention.from && (from === 0 || /\p{Ll}/u.test(text[from]!)));
  if (learnt === undefined || learnt.to <= endBefore(work.find(text), mention)) return false;
  const title = endBefore(titles, mention);
  return title < 0 || (title <= learnt.from && /[,;]/.test(text.slice(title, learnt.from)));
}

/** "joined in 2022": one date is when a post began. */
export function postDates(date: DateSpan | undefined): Pick<Finding, 'start' | 'end'> {
  if (date === undefined) return {};
  if (date.kind === 'point') return { start: pointOf(date) };
  return { ...(date.start ? { start: date.start } : {}), ...(date.end ? { end: date.end } : {}) };
}

/** "2008–2012 Assistenzarzt, Klinikum Marl" under "Ausbildung": a title, and no word of a study or a degree. */
function isPostAmongStudies({ text, mention }: Passage, titles: readonly Span[], lexicon: Lexicon): boolean {
  const kinds = lexicon.organisations.find(mention.name).map(({ value }) => value);
  if (titles.length === 0 || kinds.includes('school')) return false;
  return lexicon.study.find(text).length + lexicon.degrees.find(text).length === 0;
}
