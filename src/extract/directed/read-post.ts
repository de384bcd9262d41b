// A passage that names the claimed employer: whether it tells of a post there, with which title, when, and whether it goes on.
import type { DateSpan } from '../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import { speaksOfToday } from '../findings/tense.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { lastPastVerb } from '../lexicon/past-verbs.ts';
import { isProse } from '../spans/sentences.ts';
import { isCurrent as tenseOf } from '../statements/status.ts';
import {
  alignedWith,
  type FoundDegree,
  type FoundTitle,
  isListed,
  lineOf,
  type Span,
  withClaimed,
} from './aligned-members.ts';
import {
  foundingIn,
  isHeadedToday,
  isLeft,
  isOfBoth,
  isOnlyNamed,
  isPlainlySaid,
  isSaidToGoOn,
  OF_HOSTS,
  withoutRenames,
} from './eastern-posts.ts';
import {
  common,
  endBefore,
  isOfToday,
  isPostBehind,
  isSaidBehind,
  outsideNames,
  pointOf,
  REACH,
  refused,
  titleOfAddress,
} from './passage-parts.ts';
import type { Passage, Question } from './question.ts';

export function readPosts(passage: Passage, organisations: readonly Span[], question: Question): Finding[] {
  const { lexicon } = question;
  const items = withClaimed(question.itemsIn(passage.text), passage.text, question.claim);
  const aligned = inBrackets(alignedWith(items.titles, passage.mention, organisations, passage.text, true), passage);
  const titles = outsideNames(
    passage.text,
    aligned.length > 0 || !passage.prose ? aligned : items.titles.filter((one) => leadsTo(one, passage)),
    lexicon,
  );
  const degrees = alignedWith(items.degrees, passage.mention, organisations, passage.text).filter(isDegree);
  const dates = alignedWith(items.dates, passage.mention, organisations, passage.text, true).filter(
    (date) => !isOfName(date, passage, question) && !isOfDegree(date, passage, items.degrees),
  );
  const isOfStudies =
    passage.section === 'education' &&
    !isOfBoth(passage.heading ?? '', lexicon) &&
    !isPostAmongStudies(passage, titles, lexicon);
  const training = trainingAt(passage, organisations, lexicon);
  if (
    training === null &&
    ((isOfStudies && !isPostBehind(passage, lexicon)) || isStudy(passage, titles, degrees, lexicon))
  )
    return refused(question, passage, 'is_study');
  if (
    OF_SOMETHING_ELSE.test(passage.text.slice(passage.mention.to)) ||
    (OF_HOSTS.test(passage.heading ?? '') && !passage.beside) ||
    (!passage.prose && isForOthers(passage)) ||
    isNamesake(passage, organisations) ||
    isOnlyNamed(passage) ||
    onlyBelongs(passage, organisations, question)
  )
    return refused(question, passage, 'no_post');
  const beside = passage.prose ? titlesBeside(passage, titles) : titles;
  const others = titles.filter((one) => !beside.includes(one));
  const title =
    titleOf(passage, beside, others, question.claim) ??
    foundingIn(passage) ??
    training ??
    (/\bintern(?:ed|ing|ship)\b[^.;]{0,40}$/i.test(passage.text.slice(0, passage.mention.from)) ? 'intern' : null) ??
    (isFounded(passage, lexicon) ? 'Founder' : passage.beside ? titleAbove(passage, question) : null);
  if (
    passage.prose
      ? !(
          isWorkplace(passage, organisations, lexicon) ||
          isSaidBehind(passage, lexicon.work, lexicon) ||
          isBeside(passage, titles, lexicon) ||
          isLedByTitle(passage, beside, organisations, question) ||
          isBehindName(passage, question) ||
          isWorkedAt(passage, lexicon) ||
          training !== null ||
          YEARS_WITH.test(passage.text.slice(0, passage.mention.from)) ||
          (titles.length > 0 && isDatedLine(passage, dates))
        )
      : title === null &&
        passage.section !== 'employment' &&
        !(passage.beside && isAffiliation(passage)) &&
        // A headline about somebody is no line of a list.
        (passage.text === question.scope.head?.text ||
          !(isWorkplace(passage, organisations, lexicon) || isSaidBehind(passage, lexicon.work, lexicon))) &&
        !isWorkedAt(passage, lexicon) &&
        !YEARS_WITH.test(passage.text.slice(0, passage.mention.from)) &&
        !isOfToday(passage, lexicon) &&
        !isDatedEntry(passage, dates, lexicon)
  )
    return refused(question, passage, 'no_post');
  const date = dates.find((span) => span.kind === 'range') ?? dates[0];
  // The line below the name on a card says what somebody is, where it says no more; in scripts without spaces a career does.
  const isLineOfCard =
    passage.beside && isAffiliation(passage) && date === undefined && question.scope.kind !== 'page' && title !== null;
  const isForYears = YEARS_WITH.test(passage.text.slice(0, passage.mention.from));
  const isPlain = UNSPACED.test(passage.text)
    ? passage.prose && date === undefined && isPlainlySaid(passage, question)
    : isLineOfCard || (!isForYears && isFirstSaid(passage, titles, question));
  const told = isCurrent(passage, date, lexicon);
  const isOpen = told === null || (told === true && passage.prose && date?.kind === 'since');
  const current = told === null && isPlain ? true : isOpen && isLeft(passage, date, question) ? false : told;
  // A post that is claimed to go on needs words that say so, or to stand beside the name.
  const hasBegun = passage.prose && BEGINNING.test(passage.text.slice(0, passage.mention.from));
  const isBesideName = passage.beside || isBehindName(passage, question);
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

/** "Specialist at the Ministry of Marl. Studied law …": what a card says first, with a title and no verb, is what somebody is. */
function isFirstSaid(
  { text, start, prose, mention }: Passage,
  titles: readonly Span[],
  { scope, lexicon }: Question,
): boolean {
  const { head, blocks, kind } = scope;
  if (!prose || head === null || kind === 'mention' || titles[0]?.from !== 0) return false;
  if (/[,;]/.test(text.slice(titles[0].to, mention.from))) return false;
  const first = blocks.slice(blocks.indexOf(head) + 1).find((block) => isProse(block.text));
  return first?.start === start && lexicon.work.find(text).length === 0;
}

/** "Residency: Acme Hospital", "pratica forense presso Acme": the line says what was learned by working there. */
function trainingAt(
  { text, mention, heading, prose }: Passage,
  organisations: readonly Span[],
  { trainings, degrees }: Lexicon,
): string | null {
  const headed = prose ? undefined : trainings.whole(heading ?? '');
  if (headed !== undefined) return headed;
  const line = text.slice(lineOf(text, mention).from, mention.from);
  const found = trainings.find(line).at(-1);
  if (found === undefined) return null;
  const between = line.slice(found.to);
  const start = mention.from - between.length;
  const isAnother = organisations.some(({ from, to }) => from >= start && to <= mention.from);
  return isAnother || /[.;]/.test(between) || degrees.find(between).length > 0 ? null : found.value;
}

/** "postdoc (now lecturer at Acme)": where a bracket has a title of its own, what stands before it is said of another place. */
function inBrackets(titles: readonly FoundTitle[], { text, mention }: Passage): FoundTitle[] {
  const bracket = text.slice(0, mention.from).search(/[(（][^)）]*$/u);
  const inside = titles.filter(({ from, to }) => from > bracket && to <= mention.from);
  return bracket < 0 || inside.length === 0 ? [...titles] : inside;
}

/** "Before joining Marl she was Staff Fellow at Tallow": whichever side the first title stands on, this one leads to the name. */
const leadsTo = ({ to }: Span, { text, mention }: Passage): boolean =>
  to <= mention.from && /^,?\s(?:at|of|for|with)\s(?:the\s)?$/i.test(text.slice(to, mention.from));

/** "Jane Doe (2009), Acme": a year in brackets behind a name is a class or a birth, not when a post began. */
function isOfName(date: Span, { text }: Passage, { finder }: Question): boolean {
  return (
    /^\s*[)）]/.test(text.slice(date.to)) &&
    finder.find(text.slice(0, date.from)).some((name) => /^\s*[(（]['’]?$/.test(text.slice(name.to, date.from)))
  );
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
  if (degrees.length === 0) return false;
  // "MSc in Engineering (2022) / Acme / Consultant": the degree has a line of its own, and the title follows.
  const line = lineOf(text, mention);
  if (!prose && degrees.every(({ to }) => to < line.from) && titles.some(({ from }) => from >= mention.to))
    return false;
  // "PhD 2015, now at Marl".
  if (lexicon.present.find(text.slice(Math.max(0, endBefore(degrees, mention)), mention.from)).length > 0) return false;
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

export function isCurrent(written: Passage, date: DateSpan | undefined, lexicon: Lexicon): boolean | null {
  const passage = { ...written, text: withoutRenames(written.text, lexicon) };
  if (date?.end === 'present') return true;
  if (date?.kind === 'since') {
    // "Od roku 2004 pracovala v …, od roku 2015 je primářkou …": told in the past, it went on for a time.
    const told = passage.text.slice(0, passage.mention.from);
    const isTold = passage.prose && lastPastVerb(told, lexicon) >= 0 && lexicon.presentVerbs.find(told).length === 0;
    return isTold || /\b(?:was|were)\b/.test(passage.text) ? null : true;
  }
  if (date?.kind === 'range' || date?.kind === 'until') return false;
  const isFormer = (text: string): boolean => lexicon.statuses.find(text).some(({ value }) => value === 'former');
  const lead = passage.text.slice(0, passage.mention.to);
  // "Jane Doe, postdoc (now lecturer at Acme)" among those who left.
  const own = lead.slice(lead.search(/[^(（→;,–—]*$/u));
  if (passage.prose ? speaksOfToday(lead) : lexicon.present.find(own).length > 0) return true;
  if (passage.section === 'alumni' || isFormer(passage.heading ?? '')) return false;
  if (isHeadedToday(passage.heading, lexicon)) return true;
  if (isFormer(passage.prose && !UNSPACED.test(passage.text) ? lead : withoutOthersLeft(passage, lexicon)))
    return false;
  const past = lastPastVerb(lead, lexicon);
  if (lexicon.present.find(lead).some(({ from }) => from > past || !passage.prose)) return true;
  if (isSaidToGoOn(passage)) return true;
  if (!passage.prose) return null;
  return (
    tenseOf(lead.replaceAll(new RegExp(BEGINNING, 'giu'), ' ')) ??
    (lexicon.presentVerbs.find(lead).some(({ from }) => from > past) ? true : null)
  );
}

/** "joined Acme", "was appointed director of Acme": told in the past, and it may go on. */
const BEGINNING =
  /(?<!\p{L})(?:(?:was|were|been|then|later|recently)\s){0,2}(?:co-?founded|founded|joined|hired|appointed|became|named|elected|promoted)(?!\p{L})/iu;

/** "CTO at Acme, ex-Marl": a name that was left speaks of no other one on the line. */
function withoutOthersLeft({ text, mention }: Passage, lexicon: Lexicon): string {
  const isOther = (match: string, name: string, at: number): boolean =>
    lexicon.titles.find(name).length === 0 && (at + match.length < mention.from || at > mention.to);
  return text.replace(/(?<!\p{L})ex-(\p{Lu}[\p{L}\p{N}]*)/giu, (match, name: string, at: number) =>
    isOther(match, name, at) ? name : match,
  );
}

/** "joined in 2022": one date is when a post began. */
function postDates(date: DateSpan | undefined): Pick<Finding, 'start' | 'end'> {
  if (date === undefined) return {};
  if (date.kind === 'point') return { start: pointOf(date) };
  return { ...(date.start ? { start: date.start } : {}), ...(date.end ? { end: date.end } : {}) };
}

/** "Acme Certified Professional", "Acme Prize": named after the organisation, not worked for it. */

/** "Acme Certified Professional", "Acme Best Paper Award": named after the organisation, not worked for it. */
const OF_SOMETHING_ELSE =
  /^(?:['’]s)?(?:\s(?:\p{Lu}[\p{L}\d.&'’-]*|\(\p{Lu}+\)|of|on|for|in|and|the)){0,9}\s(?:[Cc]ertified|[Cc]ertification|[Cc]ertificate|[Aa]ccredited|[Aa]wards?|[Pp]rize|[Mm]edal|[Ss]cholarship|[Ff]ellowship|[Gg]rant|[Ss]cholar|[Aa]lumni|[Cc]onference|[Ss]ymposium|[Ss]ummit|[Hh]ackathon|[Cc]hallenge|[Cc]ompetition)(?!\p{L})/u;

/** "the Acme Center on Marl at Tallow": what another organisation calls after this one. */
function isNamesake({ text, mention }: Passage, organisations: readonly Span[]): boolean {
  const unit = /^(?:\s(?:\p{Lu}\p{L}*|for|on|of|and|in|the)){1,9}\s(?:at|in)\s(?:the\s)?(?=\p{Lu})/u.exec(
    text.slice(mention.to),
  );
  const end = mention.to + (unit?.[0].length ?? 0);
  return unit !== null && organisations.some(({ from }) => from >= mention.to && from <= end + 1);
}

/** "member of the Acme Society", "Acme学会 会員": who belongs to a society is not employed by it; a claim may say no more. */
function onlyBelongs(
  { text, mention }: Passage,
  organisations: readonly Span[],
  { lexicon, claim }: Question,
): boolean {
  const claimed = claim.expected.title ?? claim.expected.role;
  if (typeof claimed === 'string' && lexicon.members.find(claimed).length > 0) return false;
  const kinds = lexicon.organisations.find(mention.name).map(({ value }) => value);
  if (kinds.some((kind) => EMPLOYERS.has(kind)) && !kinds.includes('association')) return false;
  if (UNSPACED.test(mention.name)) {
    const behind = text.slice(mention.to, mention.to + NEAR_BEHIND);
    const [noun] = lexicon.members.find(behind);
    return noun !== undefined && !/[\n、，,。;；]/u.test(behind.slice(0, noun.from).trimStart().slice(1));
  }
  const noun = lexicon.members.find(text.slice(0, mention.from)).at(-1);
  if (noun === undefined || NO_SOCIETY.test(text.slice(0, noun.from))) return false;
  let gap = text.slice(noun.to, mention.from);
  for (const { from, to } of organisations.toReversed())
    if (from >= noun.to && to <= mention.from) gap = gap.slice(0, from - noun.to) + gap.slice(to - noun.to);
  return SMALL_WORDS.test(gap);
}

const EMPLOYERS: ReadonlySet<string> = new Set(['school', 'hospital', 'law', 'bank']);
/** "faculty member", "founding member of": in its employ, or more than a member. */
const NO_SOCIETY = /(?<!\p{L})(?:faculty|staff|board|team|founding|committee|council|crew|cast|research|lab)\s$/iu;
/** Articles, prepositions and what sums up a list of societies; "member of the board of Acme" and "member of staff at" say more. */
const SMALL_WORDS =
  /^(?:[\s,;&()–-]|(?<!\p{L})(?!(?:at|bei|chez)\b)\p{Ll}{1,4}(?!\p{L})|(?<!\p{L})(?:such as|including|several|various|numerous|professional|scientific|engineering|medical|national|international|societies|associations|organi[sz]ations|bodies)(?!\p{L}))*$/u;

/** "Acme as Senior Engineer", "Acme, where she is Senior Engineer". */
const TITLE_FOLLOWS =
  /^[^.;]*(?<![\p{L}])(?:as|where|als|wo|comme|où|como|donde|onde|come|dove|jako|gdzie|kde|som|där|hvor|waar|как|где|як|де)(?![\p{L}])/iu;

/** "including five years with Acme", "spent a decade at Acme". */
const YEARS_WITH =
  /(?<!\p{L})(?:years?|months?|decades?|stints?|internships?)(?:\s(?:working|employed|spent))?\s(?:with|at|for)\s(?:the\s)?$/iu;
/** "At Acme, I was a vice president". */
const AT_FIRST = /^(?:At|With|While at|During (?:my|his|her|their) time at)\s(?:the\s)?$/u;

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
    if (mention.itself && gap === ' ') return true;
    // "Acme (Chairman)", "Acme's director".
    if (/^(?:['’]s)?\s\(?$|^['’]s\s(?:\p{L}+\s){1,3}$/u.test(gap)) return true;
    if (gap.length < REACH && AT_FIRST.test(text.slice(0, mention.from))) return true;
    return gap.length < REACH && (TITLE_FOLLOWS.test(gap) || UNSPACED.test(text[title.from] ?? ''));
  });
}

/** A title and its organisation, with departments between them. */
const LONGEST_WAY = 160;
/** "expert in disputes with the Ministry", "author of a book on the Bank": the organisation is what the work is about. */
const ABOUT =
  /(?<!\p{L})(?:focus\p{L}*|schwerpunkt\p{L}*|using|including|enfoque|foco|speciali[sz]\p{L}*|experts?|experience\p{L}*|against|before the|book|about|on the|who|which|that|especiali\p{L}*|experto\p{L}*|experiencia|contra|ante|libro|sobre|que|quien|quem|spécialis\p{L}*|expert\p{L}*|expérience|contre|devant|livre|qui|spezialis\p{L}*|erfahr\p{L}*|gegen|vor|buch|über|esperto\p{L}*|esperienza|contro|che|gespecialiseer\p{L}*|tegen|over|specjaliz\p{L}*|przeciw\p{L}*|przed|któr\p{L}*|specializ\p{L}*|proti|který|která|специализ\p{L}*|спеціаліз\p{L}*|против|проти|котор\p{L}*|який|яка)(?!\p{L})/iu;
/** What links a title to what follows: the name must not end a thought of its own. */
const LED_UP = /(?:[-–—(]\s*|(?<!\p{L})\p{Ll}{1,6}['’]?\s*)$/u;

/**
 * "Chief of the legal division of the directorate of law of X": a clause that opens with the title, or names a department
 * between the two, tells of a post there however long the way to the organisation is.
 */
function isLedByTitle(
  { text, mention }: Passage,
  titles: readonly FoundTitle[],
  organisations: readonly Span[],
  { lexicon, finder }: Question,
): boolean {
  const title = titles.filter(({ to }) => to <= mention.from).at(-1);
  if (title === undefined) return false;
  const gap = text.slice(title.to, mention.from);
  if (gap.length > LONGEST_WAY || /[.;:!?]\s/.test(gap)) return false;
  if (ABOUT.test(gap) || FOR_OTHERS.test(gap)) return false;
  if (lexicon.work.find(gap).length + lexicon.study.find(gap).length > 0) return false;
  const between = organisations.filter((other) => other.from >= title.to && other.to <= mention.from);
  if (between.some((other) => !isPartOf(other, { text, mention }, lexicon))) return false;
  const isOfDepartment = lexicon.organisations.find(gap).some(({ value }) => value === 'department');
  if (isOfDepartment) return /,\s*(?:the\s)?$/i.test(gap) || LED_UP.test(gap);
  const lead = text.slice(0, Math.min(...titles.map(({ from }) => from)));
  return LED_UP.test(gap) && isOpening(lead, { lexicon, finder });
}

/** "Professor at the Center for Marl at Tallow": the centre is the university's. */
function isPartOf(part: Span, { text, mention }: Pick<Passage, 'text' | 'mention'>, lexicon: Lexicon): boolean {
  const kinds = lexicon.organisations.find(text.slice(part.from, part.to)).map(({ value }) => value);
  const gap = text.slice(part.to, mention.from);
  const [word] = lexicon.prepositions.find(gap);
  const isLinked =
    word === undefined ? /^,?\s$/.test(gap) : /^[\s,]*$/.test(gap.slice(0, word.from)) && gap.length - word.to < 5;
  return isLinked && kinds.some((kind) => kind === 'department' || kind === 'institute');
}

/** Nothing before the title but a name, "former", or "she is a". */
const ARTICLE = /(?:\s(?:an?|the|une?|le|la|el|un[ao]?|uma?|o|il|lo|eine?|der|die|een|de|en|ett|et))?\s*$/iu;

function isOpening(lead: string, { lexicon, finder }: Pick<Question, 'lexicon' | 'finder'>): boolean {
  const bare = lead.replace(ARTICLE, '').replace(/[\s:,·|–—-]+$/u, '');
  if (bare === '' || /^\p{L}{0,3}[^\p{L}]*$/u.test(bare)) return true;
  const ends = (found: readonly Span[]): boolean => found.some(({ to }) => to === bare.length);
  return (
    ends(finder.find(bare)) ||
    ends(lexicon.presentVerbs.find(bare)) ||
    ends(lexicon.statuses.find(bare).filter(({ value }) => value === 'former'))
  );
}

/** "Jane Doe · Acme Hospital": nothing but a stroke between the name and the organisation. */
function isBehindName({ text, mention }: Passage, { finder }: Question): boolean {
  const lead = text.slice(0, mention.from);
  const name = finder.find(lead).at(-1);
  return name !== undefined && /^\s*[·|–—•]\s*$/u.test(lead.slice(name.to));
}

/** "1996-1998 Area manager (Special Studies) Acme.": a line of a career that ends like a sentence. */
const isDatedLine = ({ text }: Passage, dates: readonly DateSpan[]): boolean =>
  dates.some(({ kind, from }) => (kind === 'range' || kind === 'since') && !/[\p{L}\p{N}]/u.test(text.slice(0, from)));

/** "04/2019 – 05/2023 / Acme / …": an entry of a career opens with its years and the organisation, whatever heads it. */
function isDatedEntry({ text, mention }: Passage, dates: readonly DateSpan[], lexicon: Lexicon): boolean {
  const range = dates.find(({ kind }) => kind === 'range');
  if (range === undefined || lexicon.study.find(text).length > 0) return false;
  const isOpening = ({ from }: Span): boolean => /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(0, from));
  const isNext = /^[\s:|,–—-]*$/u.test(text.slice(range.to, mention.from));
  return (isOpening(range) && isNext) || (isOpening(mention) && text.slice(mention.to, range.from).length < REACH);
}

/** "2011年〜市立病院勤務": scripts without spaces put the verb of working behind the organisation. */
function isWorkedAt({ text, mention, prose }: Passage, lexicon: Lexicon): boolean {
  const behind = text.slice(mention.to);
  return UNSPACED.test(text) && lexicon.work.find(prose ? behind.slice(0, NEAR_BEHIND) : behind).length > 0;
}

/** Beside a name the organisation stands as a line or a part of one, not inside a sentence or a headline. */
function isAffiliation({ text, mention }: Passage): boolean {
  const before = text.slice(0, mention.from).split(PARTS).at(-1)!;
  const behind = text.slice(mention.to).split(PARTS)[0]!;
  const letters = (part: string): number => part.replace(/[^\p{L}]/gu, '').length;
  return letters(before) + letters(behind) <= letters(text.slice(mention.from, mention.to)) || UNSPACED.test(text);
}

const PARTS = /[,;|•·()（）\n\t:：、，。]|\s[–—-]\s|\s(?:at|@|bei|chez|presso|hos|bij)\s/u;

/** Between an organisation and its verb stand a particle and a word or two. */
const NEAR_BEHIND = 14;

/** "worked with clients such as Acme": whom the work was done for, with or about. */
const FOR_OTHERS =
  /(?<!\p{L})(?:clients?|customers?|brands|companies|firms|partners|such as|including|projects? (?:for|with)|on behalf of|funded by|supported by|Kunden|Mandanten|Unternehmen wie|clientes?|empresas como|clients? comme|entreprises comme|tels? que|telles que|clienti|aziende come|klanten|kunder|bedrijven als|klientów|firm takich jak|klienty|клиент\p{L}*|клієнт\p{L}*|таких как|таких як)(?!\p{L})/iu;

/** "Built tools for clients such as Acme", in a line of an entry. */
function isForOthers({ text, mention }: Passage): boolean {
  const lead = text.slice(lineOf(text, mention).from, mention.from);
  return /(?<!\p{L})(?:clients?|customers?|brands|partners)(?!\p{L})/iu.test(lead) && FOR_OTHERS.test(lead);
}

/** A verb of working stands before the organisation, and no other organisation between the two. */
function isWorkplace({ text, mention }: Passage, organisations: readonly Span[], lexicon: Lexicon): boolean {
  const verb = lexicon.work.find(text.slice(0, mention.from)).at(-1);
  if (verb === undefined) return false;
  const between = organisations.filter((other) => other.from >= verb.to && other.to <= mention.from);
  if ((between[0] ?? mention).from - verb.to > 2 * REACH) return false;
  if (FOR_OTHERS.test(text.slice(verb.to, mention.from))) return false;
  // "Founded in 2015, Acme builds robots": said of the organisation that follows the comma, not of a person.
  if (text.slice(0, verb.from).trim() === '' && /,\s*(?:the\s+)?$/i.test(text.slice(verb.to, mention.from)))
    return false;
  return [...between, mention].every((other, at, all) => at === 0 || isListed(text.slice(all[at - 1]!.to, other.from)));
}

/** "Jane Doe / Assistant Professor, Chemistry / Acme": the claimed title on the lines from the name to the organisation. */
function titleAbove({ start }: Passage, question: Question): string | null {
  const { scope, claim, itemsIn } = question;
  const claimed = claim.expected.title ?? claim.expected.role;
  const { head } = scope;
  if (typeof claimed !== 'string' || head === null) return null;
  const lines = scope.blocks.filter((block) => block.start >= head.start && block.start < start);
  const titles = lines.flatMap(({ text }) => withClaimed(itemsIn(text), text, claim).titles);
  const said = titles.find(({ text }) => RANK[compareTitles(claimed, text).outcome] >= RANK.compatible)?.text;
  return said ?? titleOfAddress(question);
}

/** "She co-founded Acme", "gründete die Firma Acme": a verb of founding and hardly anything behind it. */
function isFounded({ text, mention, prose }: Passage, { work }: Lexicon): boolean {
  const verb = work.find(text.slice(0, mention.from)).at(-1);
  return prose && verb !== undefined && FOUNDED.test(verb.text) && mention.from - verb.to < MOST_BEHIND_FOUNDED;
}

const MOST_BEHIND_FOUNDED = 16;
const FOUNDED =
  /(?<!\p{L})(?:co-?|mit|współ|spolu|med)?(?:founded|gründete|gegründet|fond[éòa]|fondato|fund[óéo](?:u|i)?|założył|založil|grundade|grundat|grundlagde|stiftede|grunnla|stiftet)/iu;

/** "2008–2012 Assistenzarzt, Klinikum Marl" under "Ausbildung": a title, and no word of a study or a degree. */
function isPostAmongStudies({ text, mention }: Passage, titles: readonly Span[], lexicon: Lexicon): boolean {
  const kinds = lexicon.organisations.find(mention.name).map(({ value }) => value);
  if (titles.length === 0 || kinds.includes('school')) return false;
  return lexicon.study.find(text).length + lexicon.degrees.find(text).length === 0;
}

/** "CEO and chairman of Acme", "Acme's founder, CEO", "founder, mime and director of Acme": titles that are said together. */
const TOGETHER =
  /^[\s"“”]*(?:,(?:\s\p{Ll}{4,},?){0,2}|&|\/|-|–)?[\s"“”]*(?:and|und|et|y|e|ed|i|a|oraz|en|och|samt|og|и|та|і|й|as well as|sowie)?[\s"“”]*(?:the|a|an|its|der|die|le|la|el|o|as|als|als auch)?[\s"“”]*$/iu;

/** In a sentence: the nearest title on each side of the organisation, with those said together with it; others are of other posts. */
function titlesBeside({ text, mention }: Passage, titles: readonly FoundTitle[]): FoundTitle[] {
  if (UNSPACED.test(text)) return [...titles];
  const before = titles.filter((title) => title.to <= mention.from).reverse();
  const after = titles.filter((title) => title.from >= mention.to);
  const kept: FoundTitle[] = [];
  for (const [at, title] of before.entries()) {
    if (at > 0 && !TOGETHER.test(text.slice(title.to, before[at - 1]!.from))) break;
    kept.push(title);
  }
  for (const [at, title] of after.entries()) {
    if (at > 0 && !TOGETHER.test(text.slice(after[at - 1]!.to, title.from))) break;
    kept.push(title);
  }
  return kept;
}

/** Among the titles beside the organisation, the one nearest to the claimed one; else the longest. */
function titleOf(
  passage: Passage,
  titles: readonly FoundTitle[],
  others: readonly FoundTitle[],
  { expected }: Claim,
): string | null {
  const claimed = expected.title ?? expected.role;
  const founding = typeof claimed === 'string' ? foundingIn(passage) : null;
  const candidates = titles
    .flatMap((title) => [segmentAround(passage, title, others), title.text])
    .concat(founding ?? []);
  if (typeof claimed !== 'string' || claimed === '') return candidates[0] ?? null;
  let best: { text: string; rank: number } | null = null;
  for (const candidate of candidates) {
    const { outcome, score } = compareTitles(claimed, candidate);
    const rank = RANK[outcome] + score;
    if (rank > (best?.rank ?? -1)) best = { text: candidate, rank };
  }
  // What agrees with nothing is given as the bare title: the words around it may be no part of it.
  return best !== null && best.rank >= RANK.partial ? best.text : (nearestTo(passage, titles)?.text ?? null);
}

function nearestTo({ mention }: Passage, titles: readonly FoundTitle[]): FoundTitle | undefined {
  const way = ({ from, to }: Span): number => (to <= mention.from ? mention.from - to : from - mention.to);
  return titles.toSorted((left, right) => way(left) - way(right))[0];
}

const RANK = { same: 4, compatible: 3, partial: 2, different: 1, no_data: 0 } as const;
const BREAK = /[,;|•·()（）\n\t:：、，。]|\s[–—-]\s|\s(?:at|with|bei|chez|presso|w|we|på|в|у)\s/u;

/** In a sentence a title is not so long. */
const LONGEST_LEAD = 40;

/** The words between two separators around a title, without the organisation and other titles. */
function segmentAround({ text, mention, prose }: Passage, title: FoundTitle, others: readonly FoundTitle[]): string {
  let [from, to] = [prose ? Math.max(0, title.from - LONGEST_LEAD) : 0, text.length];
  if (prose && from > 0) from = text.indexOf(' ', from) + 1;
  for (const match of text.matchAll(new RegExp(BREAK, 'gu'))) {
    if (match.index + match[0].length <= title.from) from = Math.max(from, match.index + match[0].length);
    else if (match.index >= title.to) {
      to = match.index;
      break;
    }
  }
  for (const other of prose ? others : []) {
    if (other.to <= title.from) from = Math.max(from, other.to);
    else if (other.from >= title.to) to = Math.min(to, other.from);
  }
  if (mention.to <= title.from) from = Math.max(from, mention.to);
  if (mention.from >= title.to) to = Math.min(to, mention.from);
  return text.slice(from, to).trim();
}
