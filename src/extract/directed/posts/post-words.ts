// Words and places that make a passage tell of a post: a verb of working, a title that leads to the name, a dated line.
import type { DateSpan } from '../../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../../domain/languages/phrase-finder.ts';
import type { Lexicon } from '../../lexicon/language-words.ts';
import { type FoundTitle, isListed, LIST_LINK, type Span } from '../aligned-members.ts';
import { LEGAL_HEAD, LEGAL_TAIL } from '../claimed-organisation.ts';
import { REACH } from '../passage-parts.ts';
import type { Passage, Question } from '../question.ts';
import { FOR_OTHERS, NEAR_BEHIND } from './no-post.ts';

/** "Acme as Senior Engineer", "Acme, where she is Senior Engineer". */
const TITLE_FOLLOWS =
  /^(?:,?\s(?:N\.A\.|N\.V\.|S\.A\.|Inc\.|Ltd\.|Co\.|Corp\.|L\.P\.|Pvt\.\sLtd\.))?[^.;]*(?<![\p{L}])(?:as|where|als|wo|comme|où|como|donde|onde|come|dove|jako|gdzie|kde|som|där|hvor|waar|как|где|як|де)(?![\p{L}])/iu;

/** "including five years with Acme", "spent a decade at Acme". */
export const YEARS_WITH =
  /(?<!\p{L})(?:years?|months?|decades?|stints?|internships?)(?:\s(?:working|employed|spent))?\s(?:with|at|for)\s(?:the\s)?$|(?<!\p{L})(?:lat|let|roky|лет|года|років|роки)\s(?:w|we|v|ve|na|в|во|у|на)\s["„«]?$/iu;

/** "Senior Engineer at Acme", "Acme, where she is Senior Engineer": title and organisation within a few words. */
export function isBeside({ text, mention }: Passage, titles: readonly FoundTitle[], lexicon: Lexicon): boolean {
  return titles.some((title) => {
    if (title.to <= mention.from) {
      const gap = text.slice(title.to, mention.from);
      if (gap.length >= REACH || FOR_OTHERS.test(gap)) return false;
      if (/^[\s,(]*$/.test(gap) || lexicon.prepositions.find(gap).length > 0 || UNSPACED.test(gap)) return true;
      // "завідувач відділення лікарні": the case takes the place of a preposition.
      return lexicon.declines && /^[\p{L}\s-]*["„«]?$/u.test(gap);
    }
    const gap = text.slice(mention.to, title.from);
    if (mention.itself && gap === ' ') return true;
    // "Acme (Chairman)", "Acme's director".
    if (/^(?:['’]s)?(?:\s\(\p{Lu}+\))?\s\(?$|^['’]s\s(?:\p{L}+\s){1,3}$/u.test(gap)) return true;
    return isTitleBehind(text, mention, title) || (gap.length < REACH && UNSPACED.test(text[title.from] ?? ''));
  });
}

export const isTitleBehind = (text: string, mention: Span, title: Span): boolean =>
  title.from >= mention.to && title.from - mention.to < REACH && TITLE_FOLLOWS.test(text.slice(mention.to, title.from));

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
export function isLedByTitle(
  { text, mention }: Passage,
  titles: readonly FoundTitle[],
  organisations: readonly Span[],
  { lexicon, finder }: Question,
): boolean {
  const title = titles.filter(({ to }) => to <= mention.from).at(-1);
  if (title === undefined) return false;
  // "profesora de la Universidad de Marl y de la Universidad de Tallow": the title leads to the first name of a list.
  const between = organisations.filter((other) => other.from >= title.to && other.to <= mention.from);
  if (!isOneList([...between, mention], text)) return false;
  const gap = text.slice(title.to, (between[0] ?? mention).from);
  if (gap.length > LONGEST_WAY || /[.;:!?]\s/.test(gap)) return false;
  if (ABOUT.test(gap) || FOR_OTHERS.test(gap)) return false;
  if (lexicon.work.find(gap).length + lexicon.study.find(gap).length > 0) return false;
  const isOfDepartment = lexicon.organisations.find(gap).some(({ value }) => value === 'department');
  if (isOfDepartment) return /,\s*(?:the\s)?$/i.test(gap) || LED_UP.test(gap);
  const lead = text.slice(0, Math.min(...titles.map(({ from }) => from)));
  // "i konsulentselskapet Marl": what it is, right before its name.
  const way = lexicon.capitalsAreNames ? gap.replace(/(?<=\s)\p{Ll}{4,}e[nt]\s$/u, '') : gap;
  return LED_UP.test(way) && isOpening(lead, { lexicon, finder });
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

/** "CFO positions at companies including Acme and", "professor at various universities such as": of each of them. */
export const AT_SEVERAL =
  /(?<!\p{L})(?:at|(?:positions|roles|posts|jobs)\s(?:with|in|for))\s(?:[\p{Ll}-]+,?\s){1,14}(?:including|such\sas|like|namely),?\s(?:the\s)?(?:[\p{Lu}\d][^;:()]*(?:,|and|&)\s(?:and\s)?(?:the\s)?)?$/u;

/** "Ex-Acme, ex-Marl", "Ex Acme y Marl." */
export const isExEmployer = ({ text, mention }: Pick<Passage, 'text' | 'mention'>): boolean =>
  /(?<!\p{L})ex-$|(?:^|[.,;(]\s)ex\s(?:\p{Lu}[^.;:()]*(?:,|\s(?:y|e|et))\s)?$/iu.test(text.slice(0, mention.from));

/** "Jane Doe · Acme Hospital": nothing but a stroke between the name and the organisation; "Jan Marl, prezes zarządu Acme": nor a verb. */
export function isBehindName({ text, mention }: Passage, { finder, lexicon }: Question): boolean {
  const name = finder.find(text.slice(0, mention.from)).at(-1);
  const gap = name === undefined ? '' : text.slice(name.to, mention.from);
  const [title] = lexicon.declines && /^\s?[,–—]\s[^.;]+$/u.test(gap) ? lexicon.titles.find(gap) : [];
  const isTitled = title !== undefined && title.from < 5 && lexicon.work.find(gap).length === 0;
  return isTitled || /^\s*[·|–—•]\s*$/u.test(gap);
}

/** "1996-1998 Area manager (Special Studies) Acme.": a line of a career that ends like a sentence. */
export const isDatedLine = ({ text }: Passage, dates: readonly DateSpan[]): boolean =>
  dates.some(({ kind, from }) => (kind === 'range' || kind === 'since') && !/[\p{L}\p{N}]/u.test(text.slice(0, from)));

/** "В Марлбанке с 2011 года, …", "W Acme od 2010 r.": a small word, the place, since when, and no verb; "ist seit 2013 bei Acme". */
export const isThereSince = (
  { text, mention }: Passage,
  dates: readonly DateSpan[],
  { presentVerbs, prepositions }: Lexicon,
): boolean =>
  dates.some(({ kind, from, to }) => {
    if (kind !== 'since') return false;
    if (from >= mention.to)
      return (
        /^\p{Lu}\p{Ll}{0,2}\s["«„]?$/u.test(text.slice(0, mention.from)) &&
        /^["»”]?\s(?:\p{Ll}{1,6}\s){1,2}$/u.test(text.slice(mention.to, from))
      );
    const [verb, gap] = [presentVerbs.find(text.slice(0, from)).at(-1), text.slice(to, mention.from)];
    const [link] = prepositions.find(gap);
    return (
      verb !== undefined &&
      /^(?:\s\p{Ll}{2,6})?\s$/u.test(text.slice(verb.to, from)) &&
      link?.from === 1 &&
      /^\s(?:\p{Ll}{3}\s)?["„«]?$/u.test(gap.slice(link.to))
    );
  });

/** "Steuerberatung bei Acme" below "Werdegang und Ausbildung": in a list of both, what was done at a place and is no study. */
export function isOfCareer({ text, mention, heading }: Passage, { sections, prepositions, study }: Lexicon): boolean {
  const link = prepositions.find(text.slice(0, mention.from)).at(-1);
  return (
    link !== undefined &&
    /^\s["„«]?$/u.test(text.slice(link.to, mention.from)) &&
    study.find(text).length === 0 &&
    sections.find(heading ?? '').some(({ value }) => value === 'employment')
  );
}

/** "04/2019 – 05/2023 / Acme / …": an entry of a career opens with its years and the organisation, whatever heads it. */
export function isDatedEntry({ text, mention }: Passage, dates: readonly DateSpan[], lexicon: Lexicon): boolean {
  const range = dates.find(({ kind }) => kind === 'range');
  if (range === undefined || lexicon.study.find(text).length > 0) return false;
  const isOpening = ({ from }: Span): boolean => /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(0, from));
  const isNext = /^[\s:|,–—-]*$/u.test(text.slice(range.to, mention.from));
  return (isOpening(range) && isNext) || (isOpening(mention) && text.slice(mention.to, range.from).length < REACH);
}

/** "2011年〜市立病院勤務": scripts without spaces put the verb of working behind the organisation. */
export function isWorkedAt({ text, mention, prose }: Passage, lexicon: Lexicon): boolean {
  // "株式会社みなと（船具の通販）入社": a remark on the organisation stands between.
  // "北海商事、東海銀行などを経て": so does the rest of a list.
  const behind = text
    .slice(mention.to)
    .replace(/[（(][^()（）]{1,60}[)）]/gu, '')
    .replace(/^[)）]?(?:[、，]\s?[^\p{sc=Hira}、，。\n]{2,25}|や、?[^をにで、。\n]{2,25})+(?=[をでに]|など)/u, '');
  return UNSPACED.test(text) && lexicon.work.find(prose ? behind.slice(0, NEAR_BEHIND) : behind).length > 0;
}

/** Beside a name the organisation stands as a line or a part of one, not inside a sentence or a headline. */
export function isAffiliation({ text, mention }: Passage): boolean {
  // "The Acme Company" is Acme.
  const before = text.slice(0, mention.from).split(PARTS).at(-1)!.replace(LEGAL_HEAD, '');
  const behind = text.slice(mention.to).split(PARTS)[0]!.replace(LEGAL_TAIL, '');
  const letters = (part: string): number => part.replace(/[^\p{L}]/gu, '').length;
  return letters(before) + letters(behind) <= letters(text.slice(mention.from, mention.to)) || UNSPACED.test(text);
}

const PARTS = /[,;|•·()（）\n\t:：、，。]|\s[–—-]\s|\s(?:at|@|bei|chez|presso|hos|bij)\s/u;

/** "I currently design payments at Acme": a word of today and "at" say as much as a verb of working. */
export function isDoneToday({ text, mention }: Passage, { present, prepositions }: Lexicon): boolean {
  const lead = text.slice(0, mention.from);
  const [now, before] = [present.find(lead).at(-1), prepositions.find(lead).at(-1)];
  return (
    now !== undefined &&
    before !== undefined &&
    now.to <= before.from &&
    /^\s(?:the\s)?$/i.test(lead.slice(before.to)) &&
    !/[,;:]/.test(lead.slice(now.to))
  );
}

/** A verb of working stands before the organisation, and no other organisation between the two. */
export function isWorkplace({ text, mention }: Passage, organisations: readonly Span[], lexicon: Lexicon): boolean {
  const verb = lexicon.work.find(text.slice(0, mention.from)).at(-1);
  if (verb === undefined) return false;
  const between = organisations.filter((other) => other.from >= verb.to && other.to <= mention.from);
  if ((between[0] ?? mention).from - verb.to > 2 * REACH) return false;
  if (FOR_OTHERS.test(text.slice(verb.to, mention.from))) return false;
  // "Founded in 2015, Acme builds robots": said of the organisation that follows the comma, not of a person.
  if (text.slice(0, verb.from).trim() === '' && /,\s*(?:the\s+)?$/i.test(text.slice(verb.to, mention.from)))
    return false;
  return isOneList([...between, mention], text) || isSaidAgain(text.slice(verb.to, mention.from), lexicon);
}

/** "arbeitet an der Klinik Marl, Abteilung Tallow, und an der …": the small word behind the verb once more, behind "and". */
function isSaidAgain(way: string, { prepositions, work, study, presentVerbs }: Lexicon): boolean {
  const [first, last] = [prepositions.find(way)[0], prepositions.find(way).at(-1)];
  if (first === undefined || last === undefined || first === last || first.from > 12) return false;
  const isSame = first.text[0]!.toLowerCase() === last.text[0]!.toLowerCase();
  const isNext = /^(?:['’]|\s(?:\p{L}{1,4}[\s'’]|\p{Ll}+\s(?=["„«“]))?)["„«“]?$/u.test(way.slice(last.to));
  const isClear = [work, study, presentVerbs].every((verbs) => verbs.find(way).length === 0) && !/[;:!?]\s/u.test(way);
  return isSame && isNext && isClear && LIST_LINK.test(/\S+\s$/u.exec(way.slice(0, last.from))?.[0] ?? '');
}

const isOneList = (names: readonly Span[], text: string): boolean =>
  names.every((name, at) => at === 0 || isListed(text.slice(names[at - 1]!.to, name.from)));
