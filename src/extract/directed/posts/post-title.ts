// The title of a post among the titles of a passage.
import { isField } from '../../../domain/fields/compare-fields.ts';
import { UNSPACED } from '../../../domain/languages/phrase-finder.ts';
import { isAnd } from '../../../domain/languages/words.ts';
import { compareTitles } from '../../../domain/titles/compare-titles.ts';
import type { Lexicon } from '../../lexicon/language-words.ts';
import { isProse } from '../../spans/sentences.ts';
import { type FoundTitle, lineOf, type Span, withClaimed } from '../aligned-members.ts';
import { titleOfAddress } from '../passage-parts.ts';
import type { Passage, Question } from '../question.ts';
import { foundingIn } from './eastern-posts.ts';

/** "Residency: Acme Hospital", "pratica forense presso Acme": the line says what was learned by working there. */
export function trainingAt(
  { text, mention, heading, prose }: Passage,
  organisations: readonly Span[],
  { trainings, degrees }: Lexicon,
): string | null {
  const headed = prose ? undefined : trainings.whole(heading ?? '');
  if (headed !== undefined) return headed;
  // "病院で初期研修を行い", "在公司实习": scripts without spaces say it behind.
  const behind = UNSPACED.test(text) ? text.slice(mention.to).split(/[、，,。；;\n]/u, 1)[0]! : '';
  const [learnt] = trainings.find(behind);
  if (learnt !== undefined && organisations.every(({ from }) => from < mention.to || from > mention.to + learnt.from))
    return learnt.value;
  const line = text.slice(lineOf(text, mention).from, mention.from);
  const found = trainings.find(line).at(-1);
  if (found === undefined) return null;
  const between = line.slice(found.to);
  const start = mention.from - between.length;
  const isAnother = organisations.some(({ from, to }) => from >= start && to <= mention.from);
  const isOver = /[.;]/.test(between.replace(/(?<!\p{L})(?:Hon|Dr|Prof|U\.S|\p{Lu})\./gu, ''));
  if (isAnother || isOver || degrees.find(between).length > 0) return null;
  // "internat de chirurgie au Marl": of which field.
  const field = between.replace(/^[\s:]*(?:\p{Ll}{1,4}\s|d['’])*/u, '').replace(/(?:\s\p{Ll}{1,5}['’]?)*\s*$/u, '');
  return isField(field) ? `${found.value} in ${field}` : found.value;
}

/** "postdoc (now lecturer at Acme)": where a bracket has a title of its own, what stands before it is said of another place. */
export function inBrackets(titles: readonly FoundTitle[], { text, mention }: Passage): FoundTitle[] {
  const bracket = text.slice(0, mention.from).search(/[(（][^)）]*$/u);
  const inside = titles.filter(({ from, to }) => from > bracket && to <= mention.from);
  return bracket < 0 || inside.length === 0 ? [...titles] : inside;
}

/** "stage bij Acme, onder leiding van partner Jan Maas": behind the words of a supervisor stands what somebody else is. */
export function isOfSupervisor({ from }: Span, { text, mention }: Passage, { otherPeople }: Lexicon): boolean {
  const lead = from > mention.to ? text.slice(mention.to, from) : '';
  const words = otherPeople.find(lead).at(-1);
  return words !== undefined && !/[.;,]/.test(lead.slice(words.to));
}

/** "Before joining Marl she was Staff Fellow at Tallow": whichever side the first title stands on, this one leads to the name. */
export function leadsTo({ to }: Span, { text, mention }: Passage, { prepositions }: Lexicon): boolean {
  const gap = to <= mention.from ? text.slice(to, mention.from) : '';
  const word = prepositions.find(gap).at(-1);
  return word !== undefined && /^,?\s\p{L}{0,4}\s?$/u.test(gap.slice(0, word.from)) && ARTICLE.test(gap.slice(word.to));
}

/** "coach at Marl and director of Tallow": beside a title that leads to the name, what leads to another one is held there. */
export function leadsAway({ from, to }: Span, { text, mention }: Passage, { prepositions }: Lexicon): boolean {
  const rest = text.slice(to);
  const word = prepositions.find(rest).find((one) => one.from === 1);
  const [, name = ''] = OTHER_PLACE.exec(rest.slice(word?.to ?? rest.length)) ?? [];
  if (name === '' || isField(name) || (word !== undefined && to + word.to + 1 === mention.from)) return false;
  return from >= mention.to || AT.test(rest);
}

const OTHER_PLACE = /^\s(?:\p{L}{1,3}\s)?(\p{Lu}[^,;.()&]*?)(?=[,;.()&]|\s(?:and|und|y|e|et|en|i|och|og)\s|$)/u;
const AT = /^\s(?:at|with|bei|beim|chez|presso|hos|ved|bij)\s/u;

/** "helper at Marl and researcher at Tallow", though nobody knows the first word for a title. */
export const isBehindAt = ({ from, to }: Span, { text, mention }: Passage): boolean =>
  from >= mention.to && AT.test(text.slice(to));

/** Between a preposition and a name. */
const ARTICLE = /^(?:['’]|\s(?:\p{L}{1,3}(?:['’]|\s))?)$/u;

/** "Jane Doe / Assistant Professor, Chemistry / Acme": the claimed title on the lines from the name to the organisation. */
export function titleAbove({ start }: Passage, question: Question): string | null {
  const { scope, claim, itemsIn } = question;
  const claimed = claim.expected.title ?? claim.expected.role;
  const { head } = scope;
  if (typeof claimed !== 'string' || head === null) return null;
  const lines = scope.blocks.filter(
    (block) => block.start >= head.start && block.start < start && !isProse(block.text),
  );
  const titles = lines.flatMap(({ text }) => withClaimed(itemsIn(text), text, claim).titles);
  const said = titles.find(({ text }) => RANK[compareTitles(claimed, text).outcome] >= RANK.compatible)?.text;
  return said ?? titleOfAddress(question);
}

/** "CEO and chairman of Acme", "Acme's founder, CEO", "founder, mime and director of Acme": titles that are said together. */
const TOGETHER =
  /^[\s"“”]*(?:,(?:\s\p{Ll}{4,},?){0,2}|&|\/|-|–)?[\s"“”]*(?:and|und|et|y|e|ed|i|a|oraz|en|och|samt|og|и|та|і|й|as well as|sowie)?[\s"“”]*(?:the|a|an|its|der|die|le|la|el|o|as|als|als auch)?[\s"“”]*(?:(?<=(?:,|&|and|und|sowie|en|och|samt|og)\s)(?!later|then|former|später|danach|senere|senare|daarna)\p{Ll}{4,}(?:er|e|es|en|ig|isk|ief|ieel|isch)\s)?$/u;

/** "chief of staff to the CEO of Marl": whom somebody works for. */
export const isServed = ({ from }: Span, { text }: Passage, titles: readonly Span[]): boolean =>
  titles.some(({ to }) => to < from && /^\sto\s(?:the|its|our)\s$/u.test(text.slice(to, from)));

/** "left Marl to become CFO of Tallow": a title at the next place. */
export const isAtNextPlace = ({ text, mention }: Passage, { from }: Span): boolean =>
  from >= mention.to && /\bto (?:become|join|be|serve|take)\b/i.test(text.slice(mention.to, from));

/** In a sentence: the nearest title on each side of the organisation, with those said together with it; others are of other posts. */
export function titlesBeside({ text, mention }: Passage, titles: readonly FoundTitle[]): FoundTitle[] {
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
export function titleOf(
  passage: Passage,
  titles: readonly FoundTitle[],
  others: readonly FoundTitle[],
  { claim: { expected }, lexicon, phrasesIn }: Question,
  /** Said by verbs and by nouns of learning. */
  other: readonly string[],
): string | null {
  const claimed = expected.title ?? expected.role;
  const said = typeof claimed === 'string' ? [foundingIn(passage) ?? [], ...other].flat() : [];
  // "Leiterin von Marl und Beirätin von Tallow": the next title begins behind the name before it.
  const named = UNSPACED.test(passage.text) ? [] : phrasesIn(passage.text).filter(({ unit }) => !unit);
  const apart = (title: Span): Span[] => [
    ...(passage.prose ? others : []),
    ...named.filter(({ to }) => to <= title.from),
  ];
  const segments = titles.map((title) => segmentAround(passage, title, apart(title), lexicon));
  const isElsewhere = titles.map(({ text }, at) => isOfOtherPart(claimed, text, segments[at]!, passage));
  const isTitle = (words: string): boolean => !passage.prose || words.length <= LONGEST_TITLE;
  const candidates = titles
    .flatMap((title, at) => (isElsewhere[at] ? [segments[at]!] : [segments[at]!, title.text].filter(isTitle)))
    .concat(said);
  if (typeof claimed !== 'string' || claimed === '') {
    const [first] = candidates;
    return (first !== undefined && first.length > LONGEST_TITLE ? nearestTo(passage, titles)?.text : first) ?? null;
  }
  let best: { text: string; rank: number } | null = null;
  for (const candidate of candidates) {
    const { outcome, score } = compareTitles(claimed, candidate);
    const rank = RANK[outcome] + score;
    if (rank > (best?.rank ?? -1)) best = { text: candidate, rank };
  }
  // What agrees with nothing is given as the bare title: the words around it may be no part of it.
  if (best !== null && best.rank >= RANK.partial) return best.text;
  const nearest = nearestTo(passage, titles);
  return nearest === undefined
    ? null
    : isElsewhere[titles.indexOf(nearest)]
      ? segments[titles.indexOf(nearest)]!
      : nearest.text;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Who heads the whole organisation, in English: "Kierownik Rehabilitacji" is none. */
const OF_WHOLE = /^(?:medical|hospital|clinical|managing|executive|general) director$|^(?:chief|ceo|president)/iu;

/**
 * "Керівник клініки" for a claimed "Керівник відділення": in one language, what a head is head of tells two posts apart.
 * "Quality Manager" on a line of its own is not the "Manager" whom a claimed "Product Manager" may be.
 */
function isOfOtherPart(claimed: unknown, title: string, segment: string, { prose }: Passage): boolean {
  if (typeof claimed !== 'string' || segment === title) return false;
  const isApart = segment.startsWith(title)
    ? segment.startsWith(`${title} `) && (CYRILLIC.test(claimed) || OF_WHOLE.test(claimed))
    : !prose && compareTitles(claimed, title).outcome === 'compatible';
  return isApart && compareTitles(claimed, segment).outcome === 'different';
}

function nearestTo({ mention }: Passage, titles: readonly FoundTitle[]): FoundTitle | undefined {
  const way = ({ from, to }: Span): number => (to <= mention.from ? mention.from - to : from - mention.to);
  return titles.toSorted((left, right) => way(left) - way(right))[0];
}

const RANK = { same: 4, compatible: 3, partial: 2, different: 1, no_data: 0 } as const;

const BREAK = /[,;|•·()（）\n\t:：、，。]|\s[–—-]\s|\s(?:at|with|bei|chez|presso|w|we|på|в|у)\s/u;

/** In a sentence a title is not so long. */
const LONGEST_LEAD = 40;
const LONGEST_TITLE = 70;

/** The words between two separators around a title, without the organisation and other titles. */
function segmentAround(
  { text, mention, prose }: Passage,
  title: FoundTitle,
  others: readonly Span[],
  { worked, capitalsAreNames, prepositions }: Lexicon,
): string {
  let [from, to] = [prose ? Math.max(0, title.from - LONGEST_LEAD) : 0, text.length];
  if (prose && from > 0) from = text.indexOf(' ', from) + 1;
  for (const match of text.matchAll(new RegExp(BREAK, 'gu'))) {
    if (match.index + match[0].length <= title.from) from = Math.max(from, match.index + match[0].length);
    else if (match.index >= title.to) {
      to = match.index;
      break;
    }
  }
  // "partner i Marl og styremedlem i Tallow": where only names have capitals, what one leads to is another post's.
  for (const lead of prose && capitalsAreNames ? prepositions.find(text) : []) {
    if (lead.to + 1 === mention.from) continue;
    const named = NAMED.exec(text.slice(lead.to))?.[0];
    if (named !== undefined && lead.to + named.length <= title.from) from = Math.max(from, lead.to + named.length);
    else if (named !== undefined && lead.from >= title.to) to = Math.min(to, lead.from);
  }
  for (const other of others) {
    if (other.to <= title.from) from = Math.max(from, other.to);
    else if (other.from >= title.to) to = Math.min(to, other.from);
  }
  if (mention.to <= title.from) from = Math.max(from, mention.to);
  if (mention.from >= title.to) to = Math.min(to, mention.from);
  // "Работал системным архитектором": the verb is no part of it.
  from = Math.max(from, worked.find(text.slice(0, title.from)).at(-1)?.to ?? 0);
  // The full stop of the sentence is none of it, that of "rev." is.
  const segment = text
    .slice(from, to)
    .trim()
    .replace(/(?<=\p{Ll}{5})\.$/u, '');
  const [first = '', ...rest] = from > 0 ? segment.split(' ') : [segment];
  return (isAnd(first) ? rest.join(' ') : segment).replace(BEFORE_TITLE, '').replace(BEHIND_TITLE, '');
}

const NAMED = /^\s(?:\p{Ll}+e[nt]\s)?\p{Lu}[^\s,]*(?:\s\p{Lu}[^\s,]*)*/u;

/** "She is a Fellow of the": what a sentence puts around a title. */
const BEFORE_TITLE =
  /^(?:(?:od|w|v|с|в|з|у)\s(?:\d{4}\s)?|\d{4}\s)?(?:roku|roce|r\.|года|году|року|році)\s|^(?:(?:s?he|I|they|who)\s)?(?:is|was|am|are|['’]m)\s(?:(?:now|also|currently)\s)?(?:an?\s|the\s)?/i;
const BEHIND_TITLE = /\s(?:of|at|for|in|with|from)(?:\sthe)?$/i;
