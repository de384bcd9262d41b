// Finds job titles in text: a head noun, the words that qualify it and the function after "of".
import { memoise } from '../text/memoise.ts';
import { wordSet } from '../text/word-set.ts';
import { BUSINESS_ROLES, FUNCTION_WORDS, TITLE_HEADS, TITLE_MODIFIERS, WEAK_HEADS } from './vocabulary.ts';

export interface TitleWord {
  text: string;
  lower: string;
  from: number;
  to: number;
  capital: boolean;
  word: boolean;
}

export interface TitleSpan {
  /** Word indexes, end excluded. */
  first: number;
  last: number;
  from: number;
  to: number;
  text: string;
  head: string;
  /** More than one person holds it: "professors Roe and Miles". */
  plural: boolean;
  /** A head that is also an everyday word, with nothing beside it. */
  weak: boolean;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['’.&-](?=[\p{L}\p{N}]))*|[^\s\p{L}\p{N}]/gu;
const MAX_LENGTH = 4_000;
/** Romance titles are qualified after the head: "Directeur général", "développeur front-end". */
const AFTER_HEAD: ReadonlySet<string> = new Set(
  'général générale technique commercial commerciale logiciel web front-end frontend back-end backend fullstack full-stack junior principal adjoint adjointe associé associée général ejecutivo ejecutiva titular asociado asociada adjunto adjunta ordinario associato esecutivo generale tecnico commerciale delegato delegata delegado delegada executivo executiva geral sênior senior emérito indépendant'.split(
    ' ',
  ),
);

const OF_GENERAL =
  /^(?:major|brigadier|lieutenant|colonel|attorney|adjutant|postmaster|surgeon|solicitor|inspector|consul|quartermaster|governor|secretary|director)$/;

export function titleWords(text: string): TitleWord[] {
  return [...text.slice(0, MAX_LENGTH).matchAll(WORD)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
    capital: /^\p{Lu}/u.test(match[0]),
    word: /[\p{L}\p{N}]/u.test(match[0]),
  }));
}

const headOf = memoise(titleHead);

const GERMAN_COMPOUND =
  /^\p{L}{3,18}((?:professor|dozent|leiter|direktor|referent|mitarbeiter|berater|entwickler|ingenieur|assistent|redakteur|geschäftsführer|präsident|beauftragter?)(?:in)?)$/u;

/** The head noun that a word is ("directors" -> director); null for another word. */
export function titleHead(lower: string): { head: string; plural: boolean } | null {
  const whole = lower.includes('.') ? lower.replace(/\./g, '') : lower;
  const joined = whole.includes('-');
  const bare = joined ? whole.replace(/^(?:ex|vice|co|non|part)-(?=\p{L}{3})/u, '') : whole;
  if (TITLE_HEADS.has(lower)) return { head: lower, plural: false };
  if (bare !== lower && TITLE_HEADS.has(bare)) return { head: bare, plural: false };
  // "Juniorprofessorin", "Gruppenleiter", "Gastdozent": German writes the qualifier and the head as one word.
  const german = GERMAN_COMPOUND.exec(bare);
  if (german !== null) return { head: german[1]!, plural: false };
  const compound = joined ? /^(\p{L}{4,})-(?:general|in-chief|at-large|elect|designate)s?$/u.exec(bare) : null;
  if (compound !== null && TITLE_HEADS.has(compound[1]!)) return { head: compound[1]!, plural: false };
  if (bare.endsWith('s') && TITLE_HEADS.has(bare.slice(0, -1))) return { head: bare.slice(0, -1), plural: true };
  if (bare.endsWith('men') && TITLE_HEADS.has(`${bare.slice(0, -3)}man`))
    return { head: `${bare.slice(0, -3)}man`, plural: true };
  return null;
}

const modifies = memoise(
  (lower) =>
    TITLE_MODIFIERS.has(lower.replace(/\.$/, '')) || TITLE_MODIFIERS.has(lower.replace(/^(?:ex|vice|co|non)-/, '')),
);
const isModifier = (word: TitleWord): boolean => modifies(word.lower);

const JUSTICE_OF =
  /^(?:criminal|social|environmental|restorative|juvenile|transitional|racial|economic|international|civil|climate|food|health|reproductive)$/;

const LATE_HEADS = wordSet('officer|officers|professor|professors|manager|managers');
const BEHIND_HEAD = wordSet('emeritus|emerita|elect');

/** Titles in order. `words` and `text` must belong together. `isHead`: whether the word at a place is a head, where that is known. */
export function findTitles(
  text: string,
  words: readonly TitleWord[] = titleWords(text),
  isHead: (at: number) => boolean = () => true,
): TitleSpan[] {
  const spans: TitleSpan[] = [];
  let floor = 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    if (index < floor || !word.word || !isHead(index)) continue;
    const found = headOf(word.lower);
    if (found === null) continue;
    // "a private in the Third Infantry" is a rank, "a private school" is none.
    if (found.head === 'private' && !isRank(words, index)) continue;
    // "staged major productions", "with a major in biology", "a general practice": no rank.
    if (/^(?:major|general)$/.test(found.head) && isNoRank(words, index)) continue;
    // "drives the sector forward"
    const before = words[index - 1]?.text ?? '';
    if (word.text === 'forward' && /^\p{Ll}{3,}$/u.test(before) && !BEFORE_FORWARD.has(before)) continue;
    // "Physician Assistant Studies": a subject.
    if (namesStudies(words, index + 1)) continue;
    // "a degree in criminal justice": a subject, not a judge.
    if (found.head === 'justice' && JUSTICE_OF.test(words[index - 1]?.lower ?? '')) continue;
    // "Legal & General": what an ampersand joins to a firm's name is no rank.
    if (word.text === 'General' && words[index - 1]?.text === '&') continue;
    // "Executive Director": the last head of the run is the head.
    const follower = words[index + 1];
    if (follower?.word === true && headOf(follower.lower) !== null && isModifier(word) && !follower.lower.endsWith('s'))
      continue;
    if (follower !== undefined && LATE_HEADS.has(follower.lower)) continue;
    // "major general", "attorney general": two words, one rank.
    if (follower?.lower === 'general' && OF_GENERAL.test(word.lower) && follower.from - word.to === 1) continue;
    // "Executive Vice President": a head that only qualifies a later one.
    if (
      follower !== undefined &&
      isModifier(word) &&
      isModifier(follower) &&
      headOf(follower.lower) === null &&
      headSoon(words, index + 1)
    )
      continue;
    let first = index;
    if (word.lower === 'general' && index > floor && OF_GENERAL.test(words[index - 1]!.lower)) first -= 1;
    while (first > floor && qualifies(words, first - 1, first, word)) first -= 1;
    // "professor of history and director": a joint without its left side joins nothing.
    while (first < index && (words[first]!.lower === 'and' || !words[first]!.word)) first += 1;
    let last = index + 1;
    if (last < words.length && BEHIND_HEAD.has(words[last]!.lower)) last += 1;
    while (last < words.length && AFTER_HEAD.has(words[last]!.lower) && words[last]!.from - words[last - 1]!.to === 1)
      last += 1;
    // "Systems Analyst III"
    if (last < words.length && GRADE.test(words[last]!.text) && words[last]!.from - words[last - 1]!.to === 1)
      last += 1;
    last = withFunction(words, last, found.head);
    const alone = first === index && last === index + 1;
    spans.push({
      first,
      last,
      from: words[first]!.from,
      to: words[last - 1]!.to,
      text: text.slice(words[first]!.from, words[last - 1]!.to),
      head: found.head,
      plural: found.plural,
      weak: alone && WEAK_HEADS.has(found.head),
    });
    floor = last;
    index = last - 1;
  }
  return spans;
}

const isRank = (words: readonly TitleWord[], at: number): boolean =>
  /^(?:a|as|of)$/.test(words[at - 1]?.lower ?? '') && /^(?:in|with)$/.test(words[at + 1]?.lower ?? '');

const BEFORE_FORWARD = wordSet('the|and|power|small|star|point|former|international|veteran');

const GRADE = /^(?:I{2,3}|IV)$/;

/** A small "major" before a noun, and one that a subject follows in any spelling. */
function isNoRank(words: readonly TitleWord[], at: number): boolean {
  const next = words[at + 1];
  if (next?.lower === 'in') return FUNCTION_WORDS.has(words[at + 2]?.lower ?? '');
  return (
    /^\p{Ll}/u.test(words[at]!.text) &&
    next?.word === true &&
    /^\p{Ll}{3,}$/u.test(next.text) &&
    !RANK_BEHIND.has(next.lower)
  );
}

const RANK_BEHIND = wordSet('general|with|and|who|for|when|during|from|until|under');

/** "Studies" at `at`, or behind further heads: "Physician Assistant Studies". */
function namesStudies(words: readonly TitleWord[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !word.capital || word.from - words[at - 1]!.to !== 1) return false;
  return word.lower === 'studies' || (headOf(word.lower) !== null && namesStudies(words, at + 1));
}

function headSoon(words: readonly TitleWord[], at: number): boolean {
  for (let index = at; index < Math.min(words.length, at + 4); index += 1) {
    const word = words[index]!;
    if (!word.word || (index > at && word.from - words[index - 1]!.to > 1)) return false;
    if (headOf(word.lower) !== null) return true;
    if (!isModifier(word)) return false;
  }
  return false;
}

const OF_BODY = wordSet('university|college|school|state|city|county|army|party|house|board');

function qualifies(words: readonly TitleWord[], at: number, next: number, head: TitleWord): boolean {
  const word = words[at]!;
  if (word.text === '-' || word.text === '&' || word.text === '/') {
    const before = words[at - 1];
    return before !== undefined && isModifier(before) && words[next]!.from - before.to <= 3;
  }
  if (!word.word) return word.text === '.' && at > 0 && /^(?:sr|jr|asst|assoc|u\.s)$/.test(words[at - 1]!.lower);
  if (words[next]!.word && words[next]!.from - word.to > 1) return false;
  if (word.lower === 'and') {
    const before = words[at - 1];
    return (
      before !== undefined &&
      isModifier(before) &&
      isModifier(words[next]!) &&
      headOf(before.lower) === null &&
      before.capital === head.capital
    );
  }
  // "US attorney": the country is part of the office.
  if (word.text === 'US' || word.text === 'U.S') return /^(?:attorney|marshal)s?$/.test(head.lower);
  if (!isModifier(word)) return false;
  // "Stone Media CEO": letters take few qualifiers; the rest is the firm's name.
  if (
    head.lower.length < 6 &&
    /^(?:c[a-z]o|ciso|chro)s?$/.test(head.lower) &&
    !/^(?:interim|acting|former|co|deputy|founding|group|vice|current|ex|global|regional|assistant|associate|first|new|past)$/.test(
      word.lower,
    )
  )
    return false;
  // "Northfield University professor": a body's own noun belongs to the body, unless it qualifies in small letters.
  if (word.capital && OF_BODY.has(word.lower)) return word.lower === 'board' && isOfBoard(words, at, head);
  return true;
}

/** "Board Chair of X", where "Northfield Board member" is a member of that board. */
const isOfBoard = (words: readonly TitleWord[], at: number, head: TitleWord): boolean =>
  BOARD_OFFICE.test(head.text) && !(words[at - 1]?.capital && words[at]!.from - words[at - 1]!.to === 1);

const BOARD_OFFICE = /^(?:Chair(?:man|woman|person)?|Member|Director|President|Secretary|Treasurer|Advis[eo]r)$/;

/** "of Marketing", "of Physics and Astronomy", "for Public Policy": extends over function words only. */
function withFunction(words: readonly TitleWord[], start: number, head: string): number {
  let last = start;
  const opener = words[start]?.lower;
  const bare = words[start];
  // "VP Architecture and Solutions", "Director, Research": a function right after the head.
  if (bare?.word === true && bare.capital && FUNCTION_WORDS.has(opener!)) return functionRun(words, start);
  if (
    opener !== 'of' &&
    opener !== 'for' &&
    opener !== 'in' &&
    opener !== 'de' &&
    opener !== 'für' &&
    opener !== 'di' &&
    opener !== 'del'
  )
    return last;
  let at = start + 1;
  if (words[at]?.lower === 'the') at += 1;
  // "Head of Department": which one is not said.
  if (words[at]?.lower === 'department' && words[at + 1]?.lower !== 'of') return at + 1;
  const end = functionRun(words, at);
  if (end > at) last = end;
  else if (opener === 'of' && at === start + 1 && LEADS.test(head)) last = smallFunction(words, at) ?? last;
  return last;
}

const LEADS = /^(?:head|director|co-director|curator|keeper|manager|chief|vp|vice-president|officer|coordinator|lead)$/;
const NO_FUNCTION =
  /^(?:his|hers?|their|this|that|these|those|your|what|some|many|most|several|various|both|each|every|such|three|four|five|seven|eight|nine|other|another|more|also|then|which|with|from|into|over|local|large|small|leading|major|company|companies|firms?|banks?|schools?|universit(?:y|ies)|colleges?|hospitals?|museums?|departments?|clubs?|teams?|organi[sz]ations?|famil(?:y|ies)|household|subsidiar(?:y|ies)|groups?|country|countries|agency|agencies|institutes?|films?|movies?|plays?|books?|state|government|business(?:es)?)$/;
const CLOSES_FUNCTION = /^(?:at|for|with|in|and|until|from|since|,|\.|;|\))$/;

/** "head of conservation at", "director of wealth planning": small words that name no body, up to where the body follows. */
function smallFunction(words: readonly TitleWord[], start: number): number | null {
  let at = start;
  while (at < words.length && at - start < 4) {
    const word = words[at]!;
    if (!/^\p{Ll}[\p{Ll}-]{3,}$/u.test(word.text) || NO_FUNCTION.test(word.text) || word.from - words[at - 1]!.to !== 1)
      break;
    at += 1;
  }
  if (at === start) return null;
  const next = words[at];
  return next === undefined || CLOSES_FUNCTION.test(next.lower) ? at : null;
}

const CHAMBERS = wordSet('senate|assembly|legislature|council|house|parliament');

function functionRun(words: readonly TitleWord[], start: number): number {
  let at = start;
  let end = start;
  while (at < words.length && at - start < 10) {
    const word = words[at]!;
    if (word.word && FUNCTION_WORDS.has(word.lower)) {
      end = at + 1;
      at += 1;
      continue;
    }
    // "chair of Legal & General": a firm, not two functions.
    if (word.text === '&' && words[at + 1]?.text === 'General') return start;
    if (
      end > start &&
      (word.lower === 'and' || word.text === '&' || word.text === ',' || word.text === '/') &&
      words[at + 1]?.word === true &&
      FUNCTION_WORDS.has(words[at + 1]!.lower)
    ) {
      at += 1;
      continue;
    }
    break;
  }
  // "member of the state senate": a chamber, though written small.
  if (end > start && end < words.length && CHAMBERS.has(words[end]!.lower)) return start;
  // "Director of Research Corporation": the run opens a name, so it is no function.
  const next = words[end];
  // "partner in the corporate team"
  if (end > start && /^(?:team|department|practice|division)$/.test(next?.text ?? '')) return end + 1;
  if (
    end > start &&
    next?.word === true &&
    next.capital &&
    !FUNCTION_WORDS.has(next.lower) &&
    words[end - 1]!.capital &&
    next.from - words[end - 1]!.to === 1 &&
    headOf(next.lower) === null
  )
    return start;
  return end;
}

/** The title in a short text that is one ("Senior Software Engineer"); null when it has no title head. */
export function recogniseTitle(surface: string): TitleSpan | null {
  return findTitles(surface.slice(0, 200))[0] ?? null;
}

/** True for founder, owner, director, officer and the like. */
export function isBusinessRole(title: string): boolean {
  return titleWords(title).some(
    (word) =>
      BUSINESS_ROLES.has(word.lower) || (word.lower.endsWith('s') && BUSINESS_ROLES.has(word.lower.slice(0, -1))),
  );
}
