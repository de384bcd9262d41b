// What the study and the post of one passage are both read by: whose line it is, its quote, what stands before the organisation.
import type { DateSpan } from '../../domain/dates/parse-dates.ts';
import { english } from '../../domain/languages/en.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import { type PhraseFinder, UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { isAnd, lazyPattern, NAME_CONNECTORS, NAMED_AFTER } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import { PARTICLES } from '../../domain/names/name-words.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isEnglish, languageOf } from '../lexicon/page-language.ts';
import { isKnownName } from '../people/leading-name.ts';
import type { NameFinder } from '../people/name-finder.ts';
import { isOfOneMet, opensWithOtherName, opensWithOtherUnspaced, othersNamed } from '../people/other-first-name.ts';
import type { PersonScope } from '../people/person-scope.ts';
import { spansIn } from '../spans/annotate.ts';
import type { Span } from './aligned-members.ts';
import { isSentence } from './clause.ts';
import type { Passage, Question, Refusal } from './question.ts';
import { lastClauseOf } from './unspaced-clause.ts';

const MAX_QUOTE = 600;
const RECORD_CERTAINTY = 0.8;
const PROSE_CERTAINTY = 0.7;

export function refused(question: Question, passage: Passage, reason: Refusal): Finding[] {
  question.onRefusal?.(reason, passage, question.claim);
  return [];
}

type OwnerQuestion = Pick<Question, 'page' | 'finder' | 'scope' | 'lexicon' | 'claim' | 'phrasesIn' | 'person'> &
  Partial<Question>;

/** No other person is named nearer to the organisation, no relative or adviser, no word of doubt before it. */
export function whyNotTheirs(passage: Passage, question: OwnerQuestion): Refusal | null {
  const { text, mention, prose } = passage;
  const { page, finder, scope, lexicon, claim, person } = question;
  const claimed = String(claim.expected.title ?? '').toLowerCase();
  const isInEnglish = isEnglish(page);
  const lead = text.slice(0, mention.from);
  // "1989年に父が開院、2024年に私が引き継ぐ", "无境外居留权，毕业于…": in these scripts a comma ends what is said of a relative or denied.
  const clause = UNSPACED.test(text) ? lastClauseOf(lead) : 0;
  if (prose && UNSPACED.test(text) && REFUSED.test(text.slice(mention.to))) return 'doubt';
  if (prose && UNSPACED.test(text) && opensWithOtherUnspaced(text, person, finder)) return 'another_person';
  const [named] = OTHER_BEFORE.exec(lead) ?? OTHER_BEHIND.exec(text.slice(mention.to)) ?? [];
  if (
    named !== undefined &&
    finder.find(named).length === 0 &&
    !(named.includes('氏') && finder.findFamily(named).length > 0)
  )
    return 'another_person';
  if (prose && TAKEN_BACK.test(text.slice(mention.to))) return 'doubt';
  const doubted = lead.slice(clause);
  if (isSentence({ text, prose }) && lexicon.doubt.find(doubted).some(({ from }) => isDoubted(doubted.slice(from))))
    return 'doubt';
  if (prose && opensWithOtherName(text, finder, page.text)) return 'another_person';
  if (prose && isOfOneMet(page.text.slice(0, passage.start), text)) return 'another_person';
  const names = scope.kind === 'mention' ? [...finder.find(lead), ...finder.findFamily(lead)] : finder.find(lead);
  const own = Math.max(-1, ...names.map(({ to }) => to));
  const isOther = ({ from, text: word }: { from: number; text: string }): boolean =>
    clause + from >= own &&
    // "attorney-advisor" is what somebody is.
    lead[clause + from - 1] !== '-' &&
    !claimed.includes(word.toLowerCase()) &&
    // "the Marl Family Foundation", "Tallow Children's Hospital": with a capital it is part of a name.
    !(from > 0 && /^\p{Lu}/u.test(word) && (isInEnglish ? RELATIVES.has(word.toLowerCase()) : !isGerman(page)));
  const relatives = lexicon.otherPeople.find(lead.slice(clause)).filter(isOther);
  // In a line "Family medicine" is no family; "her father" is one everywhere.
  const isTheirs = ({ from, text: word }: { from: number; text: string }): boolean =>
    lexicon.pronouns.find(`${lead.slice(Math.max(0, clause + from - 8), clause + from)}${word}`).length > 0;
  // "祖父 山田一郎(元･北海病院院長)": what a bracket says of the one before it.
  const isSaid = prose || (UNSPACED.test(text) && /[(（][^)）]*$/u.test(lead));
  if (relatives.some((word) => isSaid || isTheirs(word))) return 'relative_or_adviser';
  if (prose && isGuideThere(text, finder, lexicon)) return 'relative_or_adviser';
  const nearest = othersIn(passage, question).findLast((other) => other.to <= mention.from);
  if (nearest !== undefined && nearest.from > own) return 'another_person';
  return scope.kind !== 'mention' || own >= 0 ? null : 'name_not_before';
}

/** "PhD (Supervisor: Prof. Jane Doe), Marl University": whom a bracket names as a guide is not whom the line is about. */
export function withoutGuides({ text, mention, ...rest }: Passage, { otherPeople }: Lexicon): Passage {
  const blank = text.replace(/[(（]([^()（）]{5,80})[)）]/gu, (bracket, inside: string, from: number) => {
    const isOfMention = mention.from >= from && mention.to <= from + bracket.length;
    const isOfGuide = otherPeople.find(inside).some((word) => word.from === 0);
    return isOfGuide && !isOfMention ? ' '.repeat(bracket.length) : bracket;
  });
  return { ...rest, text: blank, mention };
}

/** "graduated from Marl under Professor Jane Doe": she is named as the one who guided somebody else. */
function isGuideThere(text: string, finder: NameFinder, { otherPeople }: Lexicon): boolean {
  const names = finder.find(text);
  const isLed = ({ from }: Span): boolean => {
    const lead = text.slice(0, from).replace(/(?:Prof(?:essor)?|Dr|Sir)\.?\s$/u, '');
    return GUIDED_BY.test(lead) || otherPeople.find(lead).some(({ to }) => to === lead.trimEnd().length);
  };
  return names.length > 0 && names.every(isLed);
}

const GUIDED_BY =
  /(?<!\p{L})(?:under\s|(?:instructor|teacher|mentor|professor|supervisor)s?\s(?:were|was|included?)\s[^.;]*)$/u;

/** Everybody else whom the passage names and who may be the one it speaks of. */
function othersIn({ text, mention }: Passage, question: OwnerQuestion): Span[] {
  const { page, finder, lexicon, phrasesIn, organisation } = question;
  const isInEnglish = isEnglish(page);
  const speakers = speakersIn(text, lexicon);
  // "Universidade Estadual Marlo João Reis" is one name; "el director del Hospital Marlo Juan Reis" names somebody.
  const isLedUpTo = (from: number): boolean =>
    spansIn(text).titles.some(({ to }) => to <= from && /^(?:\s\p{Ll}{1,4}){0,2}\s$/u.test(text.slice(to, from)));
  return (
    [
      ...spansIn(text).people,
      ...(isInEnglish ? [] : apposedPeople(text)),
      ...othersNamed(text, spansIn(text).titles),
      ...speakers,
    ]
      .filter((person) => finder.find(text.slice(person.from, person.to)).length === 0)
      .filter((person) => !mayBeOwn(text.slice(person.from, person.to), finder) && !isRestOfOwn(person, text, finder))
      // Firms are called after people.
      .filter(({ from, to }) => !organisation?.organisations.named(text.slice(from, to)).length)
      // "clerked for Judge Jane Doe of the Court of Marl".
      .filter((person) => !/\bclerk(?:ed|s|ship|ing)?\b[^;]{0,60}$/i.test(text.slice(0, person.from)))
      .filter((person) => !isGuide(person, text, mention) && !isAmongFirms(person, text))
      // "Faculdade Antonio Ferreira": a namesake inside the name of an organisation.
      .filter(
        (person) =>
          !phrasesIn(text).some(
            ({ from, to }) =>
              from < person.from &&
              (to >= person.to
                ? isCompact(text, from, person.from)
                : to + 1 === person.from && !isInEnglish && !lexicon.declines && !isLedUpTo(from)),
          ),
      )
      // "the Ada Marl Distinguished Professor", "szpital im. Ady Marl": whom a chair or a hospital is named after.
      .filter((person) => !CHAIR.test(text.slice(person.to)) && !NAMESAKE().test(text.slice(0, person.from)))
      // Other languages write more than names with capitals.
      .filter(
        (person) =>
          isInEnglish ||
          speakers.includes(person) ||
          isKnownName(text.slice(person.from, person.to)) ||
          HONORIFIC.test(text.slice(Math.max(0, person.from - 8), person.to)),
      )
  );
}

/** "Vantreight", "Orla": a part of the person's name; not "Piet Vantreight", who is of the same family. */
const mayBeOwn = (name: string, finder: NameFinder): boolean =>
  finder.hasPart(name) &&
  !(name.includes(' ') && finder.hasPart(name.split(' ').at(-1)!) && finder.findFamily(name).length === 0);

/** "Orla Vantreight de Marlo Reis, advogada": behind the name that was asked for stand her further family names. */
const isRestOfOwn = ({ from }: Span, text: string, finder: NameFinder): boolean =>
  finder.find(text.slice(0, from)).some(({ to }) => {
    const between = text.slice(to, from).trim().split(/\s+/);
    return between.every((word) => PARTICLES.has(word) && !isAnd(word));
  });

/** "王小明博士（Marl）", "マール創業者山田太郎氏が経営する": an organisation that is said of somebody by name. */
const OTHER_BEFORE = /\p{Script=Han}{2,4}(?:博士|教授|先生|女士|氏)[（(]$/u;
const OTHER_BEHIND = /^[\p{Script=Han}の]{3,12}氏[がのはに]/u;

/** "からの誘いを断り", "에 지원했으나": verbs stand behind, and this one says that nothing came of it. */
const REFUSED =
  /^[^。、，,；;]{0,14}(?:断[りっる]|辞退|不合格|に応募|を受験|を志望|지원(?:했|하였|하였으나)|낙방|불합격|거절|고사했|[을를]\s방문|を(?:訪問|視察)|录取，?但|錄取，?但)/u;

/** "elected to Marl Council in 1785, but did not serve". */
const TAKEN_BACK =
  /^[^.;]{0,30}\sbut\s(?:did\snot|didn['’]t|never|declined|refused|was\snot|wasn['’]t|failed)(?!\p{L})/u;

/** "…, та Богдан Ярема, головний лікар …": two names and behind a comma what somebody is. */
const APPOSED = /(?<!\p{L})\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?=\s?[,(–—])/gu;

const apposedPeople = (text: string): Span[] =>
  [...text.matchAll(APPOSED)].map(({ index, 0: name }) => ({ from: index, to: index + name.length }));

/** "…", said Piet Maas, chairman of Acme: whoever is quoted, be the name known or not. */
const speakersIn = (text: string, { speaking }: Lexicon): Span[] =>
  speaking.find(text).flatMap(({ to }) => {
    const name = /^[\s,:]{1,2}(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,3})/u.exec(text.slice(to))?.[1];
    return name === undefined ? [] : [{ from: text.indexOf(name, to), to: text.indexOf(name, to) + name.length }];
  });
const HONORIFIC = /(?<!\p{L})(?:Prof|Dra?|Dott|ssa|Profa|Univ)\.\s?\p{Lu}\p{Ll}/u;

/** Nouns have capitals there, relatives too. */
const isGerman = (page: Page): boolean => languageOf(page).startsWith('de');

/** "a postdoc with Jane Doe at Marl", "took her PhD under Jane Doe at Marl": whoever guided the work, it was done there. */
const isGuide = (person: Span, text: string, mention: Span): boolean =>
  /(?<!\p{L})(?:with|under)\s(?:Prof(?:essor|\.)?\s|Dr\.?\s)?$/u.test(text.slice(0, person.from)) &&
  /^\s(?:at|in)\s(?:the\s)?$/u.test(text.slice(person.to, mention.from)) &&
  /(?<!\p{L})(?:post-?doc|ph\.?d|doctora|fellow|thesis|dissertation|master|graduate|trained|studied)/iu.test(
    text.slice(0, person.from),
  );

/** "roles at Marl Inc., Jane Doe and Tallow": in a list behind "at" stand firms, though called like a person. */
const isAmongFirms = ({ from, to }: Span, text: string): boolean =>
  /(?<!\p{L})at\s(?:the\s)?(?:\p{Lu}[\p{L}.&'’-]*(?:\s\([^)]*\))?,?\s(?:and\s)?)*$/u.test(text.slice(0, from)) &&
  /^(?:,|\s(?:and|&))\s(?:the\s)?\p{Lu}/u.test(text.slice(to));

const NAMESAKE = lazyPattern(() => `${NAMED_AFTER()}(?:\\p{Lu}\\.\\s?)*$`, 'u');
const CHAIR =
  /^\s(?:\p{Lu}\p{L}+\s){0,3}(?:Professor|Chair|Fellow|Scholar|Lecturer|Fellowship|Award|Prize|Curator|Conservator|Director|Head|Chief|Librarian|Dean|Investigator)\b/u;

/** "declined to run and was a trustee of Marl": a verb behind "and" is not doubted any more. */
const NEXT_CLAUSE =
  /(?:\band|\bbut|;|,)\s(?:(?:later|then|also|instead|he|she|they|I)\s){0,2}(?:was|is|became|served|serves|joined|worked|works|graduated|received|earned|studied|holds|held|taught|led)\s/i;
const isDoubted = (lead: string): boolean => !NEARLY_SO_LONG.test(lead) && !NEXT_CLAUSE.test(lead);

/** "spent nearly a decade": a doubt about how long. */
const NEARLY_SO_LONG =
  /^(?:nearly|almost)\s(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|half|all|\p{L}+teen|twenty|thirty|forty)(?!\p{L})/iu;

/** The kind of an organisation and its namesake, with no more than a small word between them. */
const isCompact = (text: string, from: number, to: number): boolean =>
  /^\p{Lu}[\p{L}-]+(?:\s\p{Ll}{1,4}|\s\p{Lu}[\p{L}-]+)?\s["„«]?$/u.test(text.slice(from, to));

export const pointOf = ({ start, end }: DateSpan): PartialDate => start ?? (end as PartialDate);

/** "hat lange bei X gearbeitet", "w X pracuje": the verb stands behind, and a preposition leads to the organisation. */
export function isSaidBehind(
  { text, mention }: Pick<Passage, 'text' | 'mention'>,
  verbs: PhraseFinder<true>,
  { verbLast, declines, prepositions, work, study }: Lexicon,
): boolean {
  if (!verbLast && !declines) return false;
  const [verb] = verbs.find(text.slice(mention.to));
  if (verb === undefined) return false;
  const gap = text.slice(mention.to, mention.to + verb.from);
  // "hat an der Universität Marl mit den Schwerpunkten A, B und C studiert": the clause ends with the verb that its "hat" opened.
  const isClosed =
    HAS.test(text.slice(0, mention.from)) &&
    /^\p{P}?$/u.test(text.slice(mention.to + verb.to)) &&
    !FURTHER_VERB.test(gap) &&
    work.find(gap).length + study.find(gap).length === 0;
  if (!isClosed && !/^[^.,;:()]{0,45}$/u.test(gap)) return false;
  const lead = text.slice(Math.max(0, mention.from - 30), mention.from);
  const before = prepositions.find(lead).at(-1);
  // "beim Fernsehsender Acme": what it is stands before the name.
  return before !== undefined && /^(?:\s\p{Lu}[\p{L}-]+)?[\s"„“»]*$/u.test(lead.slice(before.to));
}

const HAS = /(?<!\p{L})(?:hat|habe|heeft|heb)\s[^.;]*$/u;
const FURTHER_VERB = /[.;:]|(?<!\p{L})(?:hat|habe|ist|war|wurde|heeft|heb|is|was|werd)(?!\p{L})/u;

/** "PhD 2015, now at Marl": where somebody is now, and not where the degree was taken. */
export function isOfToday({ text, mention }: Pick<Passage, 'text' | 'mention'>, lexicon: Lexicon): boolean {
  const lead = text.slice(0, mention.from);
  const now = lexicon.present.find(lead).at(-1);
  const gap = lead.slice(now?.to);
  return now !== undefined && gap.length < 12 && lexicon.prepositions.find(gap).length > 0;
}

export const endBefore = (spans: readonly Span[], { from }: Span): number =>
  spans.findLast((span) => span.to <= from)?.to ?? -1;

/** A word and the small one that links it to the next: "Firma de". */
const LINKED = /(?<!\p{L})([\p{L}-]+)\s(?:(\p{L}{2,3})\s(?:the\s)?(?:Chief\s|General\s)?|d['’])$/u;

/** Without those inside the name of an organisation: "Firma de Abogados", "Chamber of Engineers", "Facoltà di Tecnica". */
export function outsideNames<Title extends Span>(text: string, titles: readonly Title[], lexicon: Lexicon): Title[] {
  if (UNSPACED.test(text)) return [...titles];
  const kinds = lexicon.organisations.find(text);
  const isTitle = (from: number, to: number): boolean => titles.some((title) => title.from < to && title.to > from);
  return titles.filter(({ from }) => {
    const linked = LINKED.exec(text.slice(0, from));
    const [, word = '', link = 'de'] = linked ?? [];
    if (linked === null || !NAME_CONNECTORS.has(link.toLowerCase()) || isAnd(link) || link.toLowerCase() === 'the')
      return true;
    const end = linked.index + word.length;
    if (kinds.some((kind) => kind.to === end)) return false;
    return linked.index === 0 || !/^\p{Lu}/u.test(word) || isTitle(linked.index, end);
  });
}

const RELATIVES: ReadonlySet<string> = new Set(english.relatives);

/** A title and its organisation stand within this many signs. */
export const REACH = 45;

export function common(
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

/** The person's name as the page writes it, but for its case: "Annę Kowalską". */
export function writtenName(page: Page, scope: PersonScope, finder: NameFinder): string | null {
  const text = scope.head?.text ?? page.title ?? '';
  const [match] = finder.find(text);
  if (match === undefined) return null;
  // "B. Vantreight": the initials stand before what was found.
  const initials = /(?:(?<!\p{L})\p{Lu}\.\s?)+$/u.exec(text.slice(0, match.from))?.[0] ?? '';
  return finder.inFirstCase(initials + text.slice(match.from, match.to));
}

/** "Avv. Chiara Bellandi", "Prof. Orla Vantreight": the claimed title cut short before the name; a professor's only at a school. */
export function titleOfAddress({ page, scope, claim, finder, organisation }: Question): string | null {
  const claimed = claim.expected.title ?? claim.expected.role;
  const text = scope.head?.text ?? '';
  const [name] = finder.find(text);
  if (typeof claimed !== 'string' || name === undefined) return null;
  const short = text.slice(0, name.from).match(/\p{L}{2,}(?=\.)/gu) ?? [];
  const forms = titleForms(languageOf(page).slice(0, 2));
  const found = short
    .filter((word) => word.toLowerCase() !== 'prof' || SCHOOL.test(organisation.name))
    .flatMap((word) => forms.filter((form) => form.toLowerCase().startsWith(word.toLowerCase()) && !/\s/.test(form)));
  return found.find((form) => compareTitles(claimed, form).outcome === 'same') ?? null;
}

const titleForms = (code: string): string[] =>
  LANGUAGES.filter((pack) => pack.code === code).flatMap(({ titles }) => titles.flatMap(({ forms }) => forms));

/** "Vantreight Physiotherapie", "Zahnarztpraxis Vantreight", "Dietitian Marl": the claimed title of whoever's practice it is. */
export function titleOfPractice({ page, claim, finder, organisation }: Question): string | null {
  const claimed = claim.expected.title ?? claim.expected.role;
  if (typeof claimed !== 'string') return null;
  const words = organisation.name.toLowerCase().split(/\s+/);
  const isOwn = finder.hasPart(organisation.name);
  const isTrade = (form: string): boolean =>
    form.length >= TRADE &&
    words.some((word, at) => (isOwn ? word.startsWith(form.slice(0, TRADE)) : at === 0 && word === form));
  return (
    [...titleForms(languageOf(page).slice(0, 2)), ...titleForms('en')].find(
      (form) => isTrade(form.toLowerCase()) && ['same', 'compatible'].includes(compareTitles(claimed, form).outcome),
    ) ?? null
  );
}

/** So many letters a trade and its title have in common: "consulting", "consultant". */
const TRADE = 7;

export const SCHOOL =
  /univ|hochschul|colleg|school|escol|escuel|école|scuol|akadem|academ|polite|polyte|інститут|институт|унів|унив/iu;

export function quoteOf(page: Page, { text, start, mention }: Passage): Pick<Finding, 'quote' | 'from' | 'to'> {
  let [from, to] = [0, text.length];
  if (to > MAX_QUOTE) {
    from = Math.max(0, mention.from - MAX_QUOTE / 2);
    to = Math.min(text.length, from + MAX_QUOTE);
  }
  return { quote: page.text.slice(start + from, start + to), from: start + from, to: start + to };
}
