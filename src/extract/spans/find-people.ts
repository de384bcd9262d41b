// Finds people's names in a sentence: capitals that start with a given name or a form of address, or that the page already knows.

import { HEADLINE_VERBS } from '../../domain/languages/en-names.ts';
import { wordsOf } from '../../domain/languages/words.ts';
import { KNOWN_BODIES } from '../../domain/orgs/shared/known-names.ts';
import { lazyWords, wordSet } from '../../domain/text/word-set.ts';
import { TITLE_HEADS } from '../../domain/titles/vocabulary.ts';
import { GIVEN_NAMES, HONORIFICS, NAME_PARTICLES, PLACES } from '../lexicon/name-tables.ts';
import { isTiedAdjective, knownBodyAt } from './organisations/organisation-pairs.ts';
import type { Token } from './tokens.ts';

export interface PersonSpan {
  from: number;
  to: number;
  first: number;
  last: number;
  name: string;
  /** "Dr. Bekish", "Mr. Dubois": a family name alone. */
  honorific: boolean;
}

const PLACE_TAIL: ReadonlySet<string> = new Set(
  'County|City|Park|Street|Avenue|Township|Parish|Heights|Beach|Springs|Island|Islands|Valley|River|Lake|Hills|Falls|Village|Road|Airport|Station|Bridge|Square|Hall|Cathedral|Award|Awards|Prize|Medal|Act|Cove|Dak|Mex|Va|War|Cup|Show|Trophy|Day|Commerce'.split(
    '|',
  ),
);
const SUFFIX = /^(?:jr|sr|ii|iii|iv|phd|md|esq)$/i;

const DOTTED_WORDS = wordSet('Jr|Sr|St|Ft|Mt');
const GENERATIONS = wordSet('jr|sr|ii|iii|iv');
const opensQuote = (token: Token | undefined): boolean => token?.text === '"' || token?.text === '“';
const closesQuote = (token: Token | undefined): boolean => token?.text === '"' || token?.text === '”';

const nameToken = (token: Token | undefined): boolean => token?.facts.name === true;

/** Reads a run of name words from `at`; returns the end index. */
function nameRun(tokens: readonly Token[], at: number): number {
  let index = at;
  let end = at;
  while (index < tokens.length && index - at < 9) {
    const token = tokens[index]!;
    const near = index === at || token.from - tokens[index - 1]!.to <= 1;
    if (!near || (index > at && isHeadlineVerb(tokens, index)) || (index > at + 1 && opensTitle(tokens, index))) break;
    if (nameToken(token)) {
      if (token.facts.cue && index > at) break;
      index += 1;
      end = index;
      // The dot of an initial: "Jane M. Roe".
      if (
        tokens[index]?.text === '.' &&
        tokens[index]!.glued &&
        (token.facts.initial || DOTTED_WORDS.has(token.text)) &&
        nameToken(tokens[index + 1])
      )
        index += 1;
      // A nickname after an initial: James D. "Jim" Stone.
      else if (
        tokens[index]?.text === '.' &&
        opensQuote(tokens[index + 1]) &&
        nameToken(tokens[index + 2]) &&
        closesQuote(tokens[index + 3])
      )
        index += 4;
      else if (opensQuote(tokens[index]) && nameToken(tokens[index + 1]) && closesQuote(tokens[index + 2])) index += 3;
      // "Zenobia (Zen) Stone"
      else if (
        tokens[index]?.text === '(' &&
        nameToken(tokens[index + 1]) &&
        tokens[index + 2]?.text === ')' &&
        nameToken(tokens[index + 3]) &&
        tokens[index + 3]!.from - tokens[index + 2]!.to === 1
      )
        index += 3;
      continue;
    }
    if (
      token.word &&
      NAME_PARTICLES.has(token.lower) &&
      token.lower !== 'of' &&
      nameToken(tokens[index + 1]) &&
      end > at
    ) {
      index += 1;
      continue;
    }
    break;
  }
  return withSuffix(tokens, end);
}

/** "Tallow Appoints Ann Stone": a headline writes its verb in capitals, and a name of two words follows. */
function isHeadlineVerb(tokens: readonly Token[], at: number): boolean {
  return HEADLINE_VERBS.has(tokens[at]!.text) && nameToken(tokens[at + 1]) && nameToken(tokens[at + 2]);
}

/** "names Ann Stone Chief Executive Officer"; chairs and curators may bear the name of a donor. */
const opensTitle = (tokens: readonly Token[], at: number): boolean =>
  /^(?:Chief|Vice|Executive|Managing|Senior|Deputy)$/.test(tokens[at]!.text) &&
  tokens[at + 1]?.capital === true &&
  tokens[at + 1]!.from - tokens[at]!.to === 1 &&
  (OFFICES.has(tokens[at + 1]!.lower) || opensTitle(tokens, at + 1));

const OFFICES = wordSet('officer|president|director|manager|counsel|partner|executive');

/** ", Jr." and "III" belong to the name. */
function withSuffix(tokens: readonly Token[], end: number): number {
  let at = end;
  const { length } = tokens;
  if (at + 1 < length && tokens[at]!.text === ',' && (tokens[at + 1]!.lower === 'jr' || tokens[at + 1]!.lower === 'sr'))
    at += 1;
  if (at >= length || !GENERATIONS.has(tokens[at]!.lower)) return end;
  at += 1;
  return tokens[at]?.text === '.' && tokens[at]!.glued ? at + 1 : at;
}

/**
 * `known`: lower-case family and full names of the page's people, so that "Stonefield" alone is found on his own page.
 */
export function findPeople(text: string, tokens: readonly Token[], known: ReadonlySet<string>): PersonSpan[] {
  const spans: PersonSpan[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (!nameToken(token) || isHeadlineVerb(tokens, index)) continue;
    // "the Law Offices of Ann Stone": a firm.
    if (isOwnFirm(tokens, index)) {
      index = nameRun(tokens, index) - 1;
      continue;
    }
    const body = knownBodyAt(text, tokens, index);
    if (body > index + 1 && !known.has(text.slice(token.from, tokens[body - 1]!.to).toLowerCase())) {
      index = body - 1;
      continue;
    }
    const span =
      honorificAt(text, tokens, index) ??
      fullNameAt(text, tokens, index, known) ??
      namedBefore(text, tokens, index, spans);
    if (span === null) {
      // "the Port Stone Comets": no name starts inside another.
      if (
        index > 0 &&
        tokens[index - 1]!.lower === 'the' &&
        !isTiedAdjective(token) &&
        !token.facts.never &&
        !token.facts.address &&
        !token.facts.title
      )
        index = Math.max(index, nameRun(tokens, index) - 1);
      continue;
    }
    spans.push(withEsquire(tokens, span));
    index = spans.at(-1)!.last - 1;
  }
  return spans;
}

/** "Ann Stone, Esq.": stands with the name and is no part of it. */
function withEsquire(tokens: readonly Token[], span: PersonSpan): PersonSpan {
  const at = tokens[span.last]?.text === ',' ? span.last + 1 : span.last;
  return tokens[at]?.lower === 'esq' ? { ...span, to: tokens[at]!.to, last: at + 1 } : span;
}

const isOwnFirm = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.lower === 'of' &&
  /^offices?$/.test(tokens[at - 2]?.lower ?? '') &&
  tokens[at - 2]!.capital &&
  tokens[at - 3]?.lower === 'law';

/** "replaced Sam Stone after Stone took a job at O": the family name of somebody whom the sentence has named in full. */
function namedBefore(
  text: string,
  tokens: readonly Token[],
  at: number,
  spans: readonly PersonSpan[],
): PersonSpan | null {
  const token = tokens[at]!;
  if (!token.facts.plainName || token.facts.cue || token.facts.never || token.facts.title || token.text.length < 3)
    return null;
  const full = spans.some((span) => span.name.endsWith(` ${token.text}`));
  const next = tokens[at + 1];
  if (!full || tokens[at - 1]?.capital === true || (next?.capital === true && next.from - token.to === 1)) return null;
  if (followedByCue(tokens, at + 1)) return null;
  return {
    from: token.from,
    to: token.to,
    first: at,
    last: at + 1,
    name: text.slice(token.from, token.to),
    honorific: false,
  };
}

function honorificAt(text: string, tokens: readonly Token[], at: number): PersonSpan | null {
  const token = tokens[at]!;
  if (!token.facts.address) return null;
  let next = at + 1;
  if (tokens[next]?.text === '.' && tokens[next]!.glued) next += 1;
  while (/^(?:dr|prof|ing|h\.c|justice|judge|chief)$/.test(tokens[next]?.lower ?? '') && tokens[next]!.capital)
    next += tokens[next + 1]?.text === '.' ? 2 : 1;
  // "Associate Professor III": a grade.
  if (
    !nameToken(tokens[next]) ||
    tokens[next]!.facts.never ||
    /^(?:emerit(?:us|a|i)|i{2,3}|iv)$/.test(tokens[next]!.lower)
  )
    return null;
  const last = nameRun(tokens, next);
  if (tokens.slice(next, last).some((part) => part.facts.cue) || followedByCue(tokens, last)) return null;
  return {
    from: tokens[at]!.from,
    to: tokens[last - 1]!.to,
    first: at,
    last,
    name: text.slice(tokens[next]!.from, tokens[last - 1]!.to),
    honorific: last - next === 1,
  };
}

/** "Lakeridge Promotes Ann Stone": a headline writes its verb in capitals. */
const PRESENT_VERB = /^(?:appoint|promote|name|hire|welcome|elect|honou?r|announce|add|tap|pick|meet)e?s?$/;
const NO_PERSON_BEHIND = wordSet('the|at|in|near|-|&');

function fullNameAt(text: string, tokens: readonly Token[], at: number, known: ReadonlySet<string>): PersonSpan | null {
  const token = tokens[at]!;
  if (token.facts.cue) return null;
  const end = nameRun(tokens, at);
  // One word is a name only where the page knows it.
  if (end === at + 1 && !known.has(token.lower) && !isSpokenOf(tokens, at, end)) return null;
  const lower = end === at + 1 ? token.lower : text.slice(token.from, tokens[end - 1]!.to).toLowerCase();
  const whole = known.has(lower);
  const words = tokens.slice(at, end).filter((part) => part.word);
  const family = words.at(-1)!;
  const make = (last: number): PersonSpan => ({
    from: token.from,
    to: tokens[last - 1]!.to,
    first: at,
    last,
    name: text.slice(token.from, tokens[last - 1]!.to),
    honorific: false,
  });
  const previous = at > 0 ? tokens[at - 1]!.lower : '';
  // "the St. Louis Stones": no person starts after the saint.
  if (previous === '.' && /^(?:St|Ste|Ft|Mt)$/.test(tokens[at - 2]?.text ?? '') && tokens[at - 1]!.glued) return null;
  // "Oakham-educated Roe": the name starts after the adjective.
  if (isTiedAdjective(token)) return null;
  // "at Grant Stonefield", "in Glen Stone", "the Port Stone Comets": places and organisations, not people.
  if (!whole && NO_PERSON_BEHIND.has(previous)) return null;
  if (PLACE_TAIL.has(family.text) || (family.facts.state && words.length === 2 && words[0]!.text.length === 1))
    return null;
  if (whole && !followedByCue(tokens, end)) return make(end);
  // "Northfield University, Ann Oakham, Mich.": a town between its school and its state.
  if (previous === ',' && tokens[end]?.text === ',' && isState(tokens, end + 1)) return null;
  if (words.length === 1)
    return (known.has(token.lower) || (token.facts.given && isSpokenOf(tokens, at, end))) && !followedByCue(tokens, end)
      ? make(end)
      : null;
  if (token.facts.never || isAddress(words)) return null;
  // "Honorary Fellow Ann Stone": the name starts behind the title.
  if (words.slice(0, -1).some(({ lower: word, facts }) => TITLE_HEADS.has(word) && !facts.given)) return null;
  const given =
    token.facts.given ||
    (/[-.]/.test(token.lower) && GIVEN_NAMES.has(token.lower.split(/[-.]/)[0]!)) ||
    // "Zeno Tobias Stone": the second word is a given name.
    (words.length >= 3 && words[1]!.facts.given && !token.facts.place && !PRESENT_VERB.test(token.lower));
  if (
    !(
      given ||
      (known.has(family.lower) && words.length <= 4) ||
      hasInitials(tokens, at, end, words) ||
      (words.length <= 3 && words.every(mayBeName) && followsKin(tokens, at)) ||
      (words.length <= 3 && words.every(({ facts }) => facts.plainName && !facts.never) && isSpokenOf(tokens, at, end))
    )
  )
    return null;
  if (followedByCue(tokens, end) || PLACES.has(lower) || KNOWN_BODIES.has(lower)) return null;
  // "a Zeno Stone fellowship": what bears a person's name.
  if (NAMED_AFTER.test(tokens[end]?.lower ?? '') && OPENS_THING.test(previous)) return null;
  for (let index = 1; index < words.length; index += 1)
    if (words[index]!.facts.cue || (words.length === 2 && SUFFIX.test(words[index]!.text))) return null;
  if (/^(?:St|Saint|San|Santa)$/.test(token.text)) return null;
  return words.length <= 6 ? make(end) : null;
}

/** "Mr. Stone", but "Don E. Stone": an initial follows a given name. */
const isAddress = ([first, second]: readonly Token[]): boolean =>
  HONORIFICS.has(first!.lower) && !(first!.facts.given && second!.facts.initial);

/** Written as a name and nothing else that the tables know. */
function mayBeName({ facts, lower }: Token): boolean {
  return (facts.plainName || facts.initial) && !(facts.never || facts.place || facts.state || TITLE_HEADS.has(lower));
}

const KIN = lazyWords(() => wordsOf(({ relatives, advisors }) => [...relatives, ...advisors]));
const OF_PERSON =
  /^(?:supervision|guidance|direction|mentorship|tutelage|student|pupil|disciple|protégée?|children|death|parents)$/;

const NAMED_AFTER = /^(?:fellowships?|scholarships?|prizes?|awards?|medals?|grants?|lectures?|professorship|chair)$/;
const OPENS_THING = /^(?:the|an?|his|her|their|two|on|as|won|received)$/;
const WEDS = /^(?:married|marrying|marries|wed|divorced|née)$/;
const DONE_BY = /^(?:supervised|advised|taught|mentored|succeeded|replaced|preceded|defeated|raised|adopted)$/;

/** "her husband Zeno Stone", "married Zeno Stone", "supervised by ...", "her advisor was ...": only a person's name follows. */
function followsKin(tokens: readonly Token[], at: number): boolean {
  const one = at > 0 ? tokens[at - 1]!.lower : '';
  const two = at > 1 ? tokens[at - 2]!.lower : '';
  if (one === 'by') return DONE_BY.test(two);
  if (one === 'of') return OF_PERSON.test(two) || KIN.has(two);
  return KIN.has(/^(?:is|was|,)$/.test(one) ? two : one) || WEDS.test(one);
}

/** "Zeno Stone, who", "with Zeno Stone, a": only people are spoken of so. */
function isSpokenOf(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens[end]?.text !== ',') return false;
  const next = tokens[end + 1]?.lower ?? '';
  return /^(?:who|whose)$/.test(next) || (/^an?$/.test(next) && tokens[at - 1]?.lower === 'with');
}

/** "J. R. Stone", "Zeno J. Stone". */
function hasInitials(tokens: readonly Token[], at: number, end: number, words: readonly Token[]): boolean {
  if (
    tokens[at + 1]?.text === '.' &&
    words.slice(0, -1).every((part) => part.facts.initial) &&
    /^\p{Lu}\p{Ll}/u.test(words.at(-1)!.text)
  )
    return true;
  return (
    words.length >= 3 &&
    words.slice(1, -1).some((part) => part.facts.initial && part.text.length === 1) &&
    tokens.slice(at, end).some((part) => part.text === '.')
  );
}

/** "Mich.", "N.Y." or "Michigan" at `at`, closed by a dot, a comma or the end. */
function isState(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !token.capital || !token.facts.state) return false;
  return !(tokens[at + 1]?.capital === true);
}

function followedByCue(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  if (next === undefined || next.from - tokens[end - 1]!.to > 1) return false;
  if (next.capital && next.facts.cue) return true;
  return next.text === '&' && tokens[end + 1]?.capital === true;
}
