// The clause of a passage that names the organisation: what stands in the next one is said of something else.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { isConnector } from '../../domain/languages/words.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isEnglish } from '../lexicon/page-language.ts';
import { opensWithVerb } from '../statements/next-clause.ts';
import type { TextItems } from './aligned-members.ts';
import type { Passage, Question } from './question.ts';

/**
 * Not before the years that end a line, nor before a line that goes on in small letters. Scripts without spaces also put several
 * posts of one person on a line with a stroke between them.
 */
const BREAK = /[;；](?!\n\p{Ll})|\s[|•]\s(?![^\p{L}\n]+(?:\n|$))|(?<=\p{Lo})\s[/／]\s(?=\p{Lo})/gu;

/** "… at Marl, CA. Since 1994 she is …": a sentence that begins behind a short form. */
const SENTENCE =
  /\.\s+(?=(?:He|She|I|They|Since|In|From|After|Before|Prior|Currently|Er|Sie|Seit|Von|Im|Zuvor|Il|Elle|Depuis|En|Desde|Actualmente|Ele|Ela|Em|Lui|Lei|Dal|Nel|Hij|Zij|Sinds|On|Ona|Od|W|V|Han|Hun|Hon|Sedan|Siden|Он|Она|С|В|Він|Вона|З|У)\s)/gu;

/** The sentence of a passage of prose that was taken for one. */
export function sentenceOf(passage: Passage): Passage {
  return passage.prose ? cut(passage, SENTENCE) : passage;
}

/** The passage cut to its clause; whole where the clause says nothing of its own: "lecturer at Marl; Tallow; and Wexcombe". */
export function clauseOf(passage: Passage, itemsIn: (text: string) => TextItems, lexicon: Lexicon): Passage {
  const clause = cut(passage, BREAK);
  if (saysMore(clause.text, itemsIn(clause.text), lexicon)) return clause;
  // "BSc, 2001, Marl; Lic.Phil., 2004, Tallow": with a year of its own it is an entry of its own.
  const entry = cut(passage, /[;；]/gu);
  return itemsIn(entry.text).dates.length > 0 ? entry : passage;
}

/** Between two clauses of a sentence: a comma, "and", "but", "then". */
const LINK =
  /,?\s(?:and|&|before|und|sowie|aber|et|puis|mais|y|pero|luego|e|ed|mas|ma|poi|en|maar|och|samt|men|og|a|oraz|i|ale|zaś|и|а|но|та|й|і|але)\s|[,–—]\s/giu;

/** A short form, or a name behind a word that leads to organisations, known as one or not: "de El Mundo", "dell'Espresso". */
function namesIn(text: string, { prepositions }: Lexicon): number[] {
  const isLed = ({ to, text: word }: { to: number; text: string }): boolean =>
    !/^(?:en|em|in|i|à|a|na|no)$/iu.test(word) && /^\s?(?:\p{Lu}\p{L}?\s)?\p{Lu}\p{Ll}/u.test(text.slice(to));
  const short = [...text.matchAll(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu)].map(({ index }) => index);
  return [
    ...short,
    ...(THERE.test(text) ? [text.search(THERE)] : []),
    ...prepositions
      .find(text)
      .filter(isLed)
      .map(({ to }) => to + 1),
  ].sort((left, right) => left - right);
}

const ARTICLE = /^(?:an?|un[ao]?|uma?|o|el|il|la|le|d[ei][nre]|das|eine?n?|een|ett?|en)?\s?$/u;

/** Small words, adverbs and dates that may stand before the verb of a clause. */
const BEFORE_VERB = /^(?:\p{Lu}[\p{L}-]+\s){0,3}[\p{Ll}\d\s'’,.–-]{0,30}$/u;

/** "…, where she": what follows is said of the place just named. */
export const PLACE_GOES_ON =
  /^(?:\s\([^)]{1,40}\)|,?\s\p{Ll}{1,2}\s\p{Lu}[\p{L}-]+)?,?\s(?:where|wo|où|dont|donde|onde|dove|waar|där|hvor|gdzie|kde|где|де|der(?= (?:h[ua]n|jeg|eg) )|whose|dessen|deren|cuyo|cuya|cujo|cuja|di cui|del quale|della quale|an der(?= (?:sie|er|ich) )|an dem(?= (?:sie|er|ich) )|en la que|en el que|na qual|no qual)\s/iu;

/**
 * "studierte an der Universität Marl und leitet seit 2016 die Klinik Tallow": between two organisations a clause begins with a
 * verb of its own, and what it says is said of the organisation in it.
 */
export function proseClauseOf(whole: Passage, question: Question): Passage {
  const { itemsIn, phrasesIn, lexicon } = question;
  const passage = besideTurn(whole, question);
  const { text, mention, prose } = passage;
  if (!(lexicon.declines ? isSentence(passage) : prose) || UNSPACED.test(text)) return passage;
  const others = phrasesIn(text).filter(({ unit, from, to }) => !unit && (to <= mention.from || from >= mention.to));
  const short = namesIn(text, lexicon);
  const before = Math.min(
    ...others
      .filter(({ to }) => to <= mention.from)
      .map(({ to }) => to)
      .slice(-1),
    ...short.filter((at) => at < mention.from).slice(-1),
  );
  const behind = Math.max(
    ...others
      .filter(({ from }) => from >= mention.to)
      .map(({ from }) => from)
      .slice(0, 1),
    ...short.filter((at) => at > mention.to).slice(0, 1),
  );
  // "Universidad de Marl, Facultad de Derecho, donde …" is one place.
  const nearer = behind > 0 && !isConnector(text.slice(behind).split(' ', 1)[0]!) ? behind : Number.POSITIVE_INFINITY;
  let [from, to] = [0, text.length];
  const { degrees, dates } = itemsIn(text);
  // "mestrado (2007) e doutorado (2011) pela …": of two degrees with no school between them neither opens a clause.
  const isJoined = (start: number, index: number, end: number): boolean =>
    degrees.some((first) => first.from >= start && first.to <= index) &&
    degrees.some((next) => next.from >= end && ARTICLE.test(text.slice(end, next.from)));
  for (const { 0: link, index } of text.matchAll(LINK)) {
    const end = index + link.length;
    // "de 1995 a 2001".
    if (dates.some((date) => date.from < index && date.to > end)) continue;
    // "war bei Marl und kam zu Tallow, wo er Partner ist": said of the place that stands nearest.
    if (to === text.length && index >= nearer && PLACE_GOES_ON.test(text.slice(index))) to = index;
    // "Wydział Prawa, Administracji i Ekonomii Uniwersytetu Marlowskiego, kierunek …": the verb stands before the name.
    const limit = lexicon.declines && end <= mention.from ? mention.from : text.length;
    const rest = text.slice(end, limit);
    const isEntry = lexicon.declines && (end <= mention.from || behind < text.length) && isDatedTitle(itemsIn(rest));
    if (!isEntry && !opensClause(rest, lexicon)) continue;
    if (index >= before && end <= mention.from && !isJoined(Math.max(from, before), index, end)) from = end;
    if (to === text.length && index >= mention.to && end <= behind) to = index;
  }
  const clause = part(passage, from, to);
  return saysMore(clause.text, itemsIn(clause.text), lexicon) ? clause : passage;
}

/** "Nach dem Studium an der Universität Marl | war sie bis 2005 Anwältin bei Tallow": up to the verb one thing is said, behind it another. */
function besideTurn(passage: Passage, { finder, itemsIn, lexicon }: Question): Passage {
  const { text, mention, prose } = passage;
  if (!prose || lexicon.beforehand.find(text)[0]?.from !== 0) return passage;
  const isVerb = (word: string): boolean => opensWithVerb(`${word} `) || lexicon.study.whole(word) !== undefined;
  const isWho = (words: string): boolean => lexicon.pronouns.whole(words) !== undefined || finder.hasPart(words);
  const turn = [...text.matchAll(VERB_AND_WHO)].find(([, verb = '', who = '']) => isVerb(verb) && isWho(who))?.index;
  if (turn === undefined) return passage;
  const clause = mention.to <= turn ? part(passage, 0, turn) : part(passage, turn, text.length);
  return saysMore(clause.text, itemsIn(clause.text), lexicon) ? clause : passage;
}

const VERB_AND_WHO = /(?<!\p{L})(\p{Ll}+)\s(?=(\p{Ll}+|\p{Lu}[\p{L}.-]*(?:\s\p{Lu}[\p{L}.-]*){0,2}))/gu;

/** "… in 2011 and finished her master's at the same place", "…, doktorat tamże w 2016 r.". */
const THERE =
  /samme (?:sted|universitet)|samma (?:lärosäte|universitet)|ebend(?:ort|a)|(?:mesma|misma|même|stessa|dezelfde) univ|tamtéž|tamže|tamże|там же|там само/u;
const SAME_PLACE = new RegExp(
  `^[^.;]{0,25}?(?:,|\\s(?:und|og|och|et|e|y|en|a|i|и|та))\\s(?=[^.;]*(?:${THERE.source}))`,
  'u',
);

/** "…, where she is now a professor": what the clause behind the name says, with blanks for all that stands before it. */
export function placeClauseOf(passage: Passage, { page, itemsIn, lexicon }: Question): Passage | null {
  const { text, mention, prose } = passage;
  if (!prose || UNSPACED.test(text) || isEnglish(page)) return null;
  const rest = text.slice(mention.to);
  const lead = PLACE_GOES_ON.exec(rest) ?? SAME_PLACE.exec(rest);
  if (lead === null) return null;
  const clause = text.slice(mention.to + lead[0].length);
  if (!saysMore(clause, itemsIn(clause), lexicon)) return null;
  const link = lead[0].replace(/\([^)]*\)|\d/gu, (words) => ' '.repeat(words.length));
  const blanked = ' '.repeat(mention.from) + text.slice(mention.from, mention.to) + link + clause;
  return { ...passage, text: blanked, placeClause: true };
}

/** "…, a od 2004 do 2009 dyrektor w firmie Marl": Slavic clauses of posts need no verb where they open with their years. */
const isDatedTitle = ({ dates: [date], titles: [title] }: TextItems): boolean =>
  date !== undefined && title !== undefined && date.from < 10 && title.from >= date.to;

function opensClause(rest: string, { work, study, presentVerbs, statuses, anotherTime }: Lexicon): boolean {
  if (PLACE_GOES_ON.test(` ${rest}`)) return false;
  const [status] = statuses.find(rest);
  // "bevor sie …", "avant de …", "poi …": the clause tells of another time, wherever its verb stands.
  const isOtherTime = anotherTime.find(rest)[0]?.from === 0;
  if (isOtherTime || opensWithVerb(rest) || (status?.value === 'former' && status.from === 0)) return true;
  const words = rest.slice(0, 60);
  return [work, study, presentVerbs].some((verbs) =>
    verbs.find(words).some((verb) => BEFORE_VERB.test(words.slice(0, verb.from)) && /^\p{Ll}/u.test(verb.text)),
  );
}

/** What stands between the last break before the organisation and the first one behind it. */
function cut(passage: Passage, breaks: RegExp): Passage {
  const { text, mention } = passage;
  let [from, to] = [0, text.length];
  for (const match of text.matchAll(breaks)) {
    const end = match.index + match[0].length;
    if (end <= mention.from) from = end;
    else if (match.index >= mention.to) {
      to = match.index;
      break;
    }
  }
  return part(passage, from, to);
}

/** Prose, or one line that ends like a sentence: languages without articles need few words for one. */
export const isSentence = ({ text, prose }: Pick<Passage, 'text' | 'prose'>): boolean =>
  prose || (/[.!?]$/u.test(text) && !text.includes('\n'));

function part(passage: Passage, from: number, to: number): Passage {
  const { text, mention } = passage;
  if (from === 0 && to === text.length) return passage;
  while (/\s/.test(text[from] ?? '')) from += 1;
  return {
    ...passage,
    text: text.slice(from, to).trimEnd(),
    start: passage.start + from,
    mention: { ...mention, from: mention.from - from, to: mention.to - from },
  };
}

function saysMore(clause: string, { degrees, titles }: TextItems, lexicon: Lexicon): boolean {
  return (
    degrees.length + titles.length > 0 || lexicon.work.find(clause).length > 0 || lexicon.study.find(clause).length > 0
  );
}
