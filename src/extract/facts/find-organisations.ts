// Finds names of organisations: runs of capitals, joined over "of", "and" or a comma only where a name would be.

import { GIVEN_NAMES, NEVER_NAMES, PLACES, US_STATES } from './name-tables.ts';
import {
  BODY_CUES,
  CAMPUS_SYSTEMS,
  CAMPUSES,
  COMPANY_CUES,
  KNOWN_BODIES,
  KNOWN_SCHOOLS,
  LEGAL_SUFFIXES,
  NAME_ADJECTIVES,
  NAME_CONNECTORS,
  SCHOOL_CUES,
  SUBJECT_NOUNS,
  UNIT_HEADS,
} from './organisation-cues.ts';
import {
  attachUnits,
  type OrganisationKind,
  type OrganisationSpan,
  stripDot,
  withoutBoard,
  withoutGroup,
} from './organisation-units.ts';
import type { Token } from './tokens.ts';

export type { OrganisationKind, OrganisationSpan } from './organisation-units.ts';

const MAX_WORDS = 14;

function isCue(lower: string): boolean {
  const bare = stripDot(lower);
  return SCHOOL_CUES.has(bare) || BODY_CUES.has(bare) || COMPANY_CUES.has(bare);
}

/** `blocked[i]` is true for tokens that belong to a degree, date, title or person. */
export function findOrganisations(
  text: string,
  tokens: readonly Token[],
  blocked: readonly boolean[],
): OrganisationSpan[] {
  const spans: OrganisationSpan[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (blocked[index] === true || !(starts(tokens, index) || smallName(tokens, blocked, index))) continue;
    const last = extend(text, tokens, blocked, index);
    const span = classify(text, tokens, index, last);
    if (span !== null) spans.push(span);
    index = Math.max(index, last - 1);
  }
  return attachUnits(
    text,
    spans.flatMap((span) => withoutBoard(span)).flatMap((span) => withoutGroup(span)),
  );
}

const COMMON =
  /^(?:home|school|work|university|college|court|sea|large|age|first|least|present|night|once|various|several|many|all|both|different|local|this|that|which|what|about|around|any|some|one|two|three|no|another|leading|top|major)$/;

/** "developer at quuxware,": a firm that writes itself small, right after a title and "at". */
function smallName(tokens: readonly Token[], blocked: readonly boolean[], at: number): boolean {
  const token = tokens[at]!;
  if (
    !token.word ||
    token.capital ||
    token.text.length < 4 ||
    tokens[at - 1]?.lower !== 'at' ||
    blocked[at - 2] !== true
  )
    return false;
  const next = tokens[at + 1];
  return (
    (next === undefined || /^[,.;)]$/.test(next.text)) &&
    !COMMON.test(token.lower) &&
    !/^(?:\d|the|an?|his|her|its|their|our|my)/.test(token.lower)
  );
}

function starts(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  // French, German and Italian name the employer after one word: "chez quuxware".
  if (
    token.word &&
    !token.capital &&
    tokens[at - 1]?.lower === 'chez' &&
    !NEVER_NAMES.has(token.lower) &&
    !/^(?:les|un|une|des|nous|vous|eux|moi|mon|son)$/.test(token.lower)
  )
    return true;
  // "the 10th Battalion of": a number opens the name of a unit.
  if (/^\d{1,3}(?:st|nd|rd|th)$/.test(token.text))
    return (
      tokens.slice(at + 1, at + 4).some((next) => next.capital && FORMATION.test(next.text)) && tokens[at + 1]!.capital
    );
  if (!token.word || !token.capital) return false;
  if (/^\p{N}+$/u.test(token.text)) return false;
  const next = tokens[at + 1];
  // "The Hague" and "The Cooper Union" start at the next word; a sentence opener starts nothing.
  if (NEVER_NAMES.has(token.lower))
    return next?.capital === true && next.from - token.to === 1 && NATIONAL.test(token.text) && isNameWord(next);
  return true;
}

const FORMATION =
  /^(?:Battalion|Regiment|Division|Brigade|Squadron|Army|Corps|Fleet|Infantry|Cavalry|Airborne|Wing|Group|Foot|Dragoons|Hussars|Militia)$/;
const NATIONAL =
  /^(?:American|British|English|French|German|Italian|Spanish|Russian|Chinese|Japanese|Canadian|Australian|Indian|Dutch|Swedish|Norwegian|Danish|Finnish|Polish|Czech|Hungarian|Austrian|Swiss|Belgian|Greek|Turkish|Israeli|Jewish|Christian|Catholic|Islamic|European|Asian|African|Latin|Irish|Scottish|Welsh|Korean|Mexican|Brazilian|Soviet|Iranian|Spring|Summer|Winter|March|May|Federal|Hindu|Muslim|Buddhist|Protestant)$/;
const isNameWord = (token: Token): boolean => token.word && token.capital && !NEVER_NAMES.has(token.lower);

function extend(text: string, tokens: readonly Token[], blocked: readonly boolean[], first: number): number {
  let last = first + 1;
  while (last < tokens.length && last - first < MAX_WORDS) {
    const grown = step(text, tokens, blocked, first, last);
    if (grown === last) break;
    last = grown;
  }
  return last;
}

const gap = (tokens: readonly Token[], at: number): number => tokens[at]!.from - tokens[at - 1]!.to;

/** One step to the right: the new end, or the same end when the name stops here. */
function step(
  text: string,
  tokens: readonly Token[],
  blocked: readonly boolean[],
  first: number,
  last: number,
): number {
  const next = tokens[last]!;
  const previous = tokens[last - 1]!;
  if (blocked[last] === true) return last;
  if (gap(tokens, last) > 1) return last;
  // "École 42", "School 118"
  if (/^\d{1,3}$/.test(next.text) && SCHOOL_CUES.has(previous.lower)) return last + 1;
  if (next.word && next.capital) return capitalStep(tokens, first, last);
  if (next.text === '.' && next.glued) return dotStep(tokens, blocked, first, last);
  if (next.text === ',') return commaStep(text, tokens, blocked, first, last);
  if (/^[-–—/&+]$/.test(next.text) || next.text === '--') {
    const after = tokens[last + 1];
    if (after?.capital !== true || blocked[last + 1] === true) return last;
    if (next.text === '&' || next.text === '+') return last + 2;
    // "Wisconsin-- Madison": a dash inside a campus name.
    if (next.text === '-' && next.glued && after.glued) return last + 2;
    const before = text.slice(tokens[first]!.from, previous.to).toLowerCase();
    if (CAMPUSES.has(after.lower) && CAMPUS_SYSTEMS.some((system) => before.endsWith(system))) return last + 2;
    return last;
  }
  if (next.text === '(' || next.text === '"') return last;
  if (/^['’]$/.test(next.text) && next.glued) {
    // "Writers' Workshop", "Ca' Foscari"
    const after = tokens[last + 1];
    return after?.capital === true && after.from - next.to <= 1 && blocked[last + 1] !== true ? last + 2 : last;
  }
  const bench = benchStep(text, tokens, blocked, first, last);
  if (bench > last) return bench;
  const small = romanceStep(tokens, blocked, first, last);
  if (small > last) return small;
  if (next.word && NAME_CONNECTORS.has(next.lower)) return connectorStep(text, tokens, blocked, first, last);
  if (next.word && NAME_ADJECTIVES.has(next.lower) && SCHOOL_CUES.has(tokens[first]!.lower)) return last + 1;
  if (next.word && next.lower === 'at') return atStep(text, tokens, blocked, first, last);
  return last;
}

const BENCH =
  /^(?:(?:land|circuit|county|superior|supreme|district|municipal|probate|criminal|appellate|high|state|city|town|general) ){0,2}(?:court|council|senate|legislature|assembly|house of representatives|house of delegates|board of education|school board|police department)(?![\p{L}'’])/u;

/** "the Oakham land court", "the Westmark state senate": courts and chambers are often written small. */
function benchStep(
  text: string,
  tokens: readonly Token[],
  blocked: readonly boolean[],
  first: number,
  last: number,
): number {
  const next = tokens[last]!;
  if (!next.word || next.capital || NEVER_NAMES.has(tokens[first]!.lower)) return last;
  const found = BENCH.exec(text.slice(next.from, next.from + 60));
  if (found === null) return last;
  let end = last;
  while (end < tokens.length && tokens[end]!.to <= next.from + found[0].length && blocked[end] !== true) end += 1;
  return tokens[end - 1]!.to === next.from + found[0].length ? end : last;
}

const ROMANCE_CUE =
  /^(?:école|ecole|institut|faculté|université|académie|universidad|escuela|facultad|instituto|colegio|academia|universidade|faculdade|escola|università|facoltà|scuola|istituto|accademia)$/;

/** "École de journalisme de la Saône": Romance schools write their subject small. */
function romanceStep(tokens: readonly Token[], blocked: readonly boolean[], first: number, last: number): number {
  if (!ROMANCE_CUE.test(tokens[first]!.lower) || !/^(?:de|du|des|di|del|della|d['’]|da|do)$/.test(tokens[last]!.lower))
    return last;
  const noun = tokens[last + 1];
  if (noun === undefined || !noun.word || noun.capital || noun.text.length < 4 || blocked[last + 1] === true)
    return last;
  // Only when the name goes on to a place or ends: "de journalisme de la Saône", "de journalisme,".
  const next = tokens[last + 2];
  const more =
    next !== undefined &&
    /^(?:de|du|des|di|del|della|da|do)$/.test(next.lower) &&
    tokens.slice(last + 3, last + 5).some((token) => token.capital);
  return more || next === undefined || /^[,.;()]$/.test(next.text) ? last + 2 : last;
}

function capitalStep(tokens: readonly Token[], first: number, last: number): number {
  const previous = tokens[last - 1]!;
  const next = tokens[last]!;
  // "Northfield A.&M. University": the letter is no article.
  const letter = next.text === 'A' && /^[.&]$/.test(tokens[last + 1]?.text ?? '') && tokens[last + 1]!.glued;
  if (NEVER_NAMES.has(next.lower) && !NATIONAL.test(next.text) && !letter) return last;
  if (/['’]s$/.test(previous.text)) {
    // "King's College" is one name; "Acme's Media Lab" and "University of X's School" are two.
    const head = tokens.slice(first, last).filter((token) => token.word);
    const unit = UNIT_HEADS.has(stripDot(next.lower));
    if (
      head.length > 2 ||
      KNOWN_BODIES.has(stripDot(previous.lower)) ||
      KNOWN_SCHOOLS.has(stripDot(previous.lower)) ||
      head.slice(0, -1).some((token) => isCue(token.lower))
    )
      return last;
    if (unit && head.length > 1 && PLACES.has(stripDot(previous.lower))) return last;
  }
  return last + 1;
}

/** A dot inside a name: "St. Mary's", "Inc.", "U.S. Army", "D.C. United". */
function dotStep(tokens: readonly Token[], blocked: readonly boolean[], first: number, last: number): number {
  const previous = tokens[last - 1]!;
  const bare = previous.lower;
  const after = tokens[last + 1];
  const legal =
    LEGAL_SUFFIXES.has(bare) ||
    /^(?:univ|inst|dept|coll|sch|tech|lab|assn|natl|intl|eng|sci|co|corp|inc|ltd|bros|mfg|st|mt|ft|dr)$/.test(bare);
  const initial = /^\p{Lu}(?:\.\p{Lu})*$/u.test(previous.text);
  if (!legal && !initial) return last;
  // "Northfield A.&M. University"
  if (initial && after?.text === '&' && after.glued && tokens[last + 2]?.capital === true && blocked[last + 2] !== true)
    return last + 3;
  if (after === undefined || after.from - tokens[last]!.to > 1 || blocked[last + 1] === true)
    return legal && LEGAL_SUFFIXES.has(bare) ? last + 1 : last;
  if (after.capital && (!NEVER_NAMES.has(after.lower) || NATIONAL.test(after.text)))
    return LEGAL_SUFFIXES.has(bare) && last - first > 1 && !isCue(after.lower) ? last + 1 : last + 2;
  if (after.lower === 'of' || after.lower === 'for') return last + 1;
  return LEGAL_SUFFIXES.has(bare) ? last + 1 : last;
}

function commaStep(
  text: string,
  tokens: readonly Token[],
  blocked: readonly boolean[],
  first: number,
  last: number,
): number {
  const after = tokens[last + 1];
  if (after === undefined || !after.capital || blocked[last + 1] === true || after.from - tokens[last]!.to > 1)
    return last;
  if (LEGAL_SUFFIXES.has(after.lower))
    return tokens[last + 2]?.text === '.' && tokens[last + 2]!.glued ? last + 3 : last + 2;
  const before = text.slice(tokens[first]!.from, tokens[last - 1]!.to).toLowerCase();
  // "University of California, Santa Barbara"; a college of Oxford or Cambridge.
  for (let length = 3; length >= 1; length -= 1) {
    const campus = tokens.slice(last + 1, last + 1 + length);
    if (campus.length < length || campus.some((token) => !token.word)) continue;
    const name = text.slice(campus[0]!.from, campus.at(-1)!.to).toLowerCase();
    if (!CAMPUSES.has(name)) continue;
    if (CAMPUS_SYSTEMS.some((system) => before.endsWith(system))) return last + 1 + length;
    if (
      (name === 'oxford' || name === 'cambridge') &&
      /(?:college|hall|house|church|school)$/.test(before) &&
      !US_STATES.has(tokens[last + 2 + length]?.lower ?? '')
    )
      return last + 1 + length;
  }
  // "Rutgers, The State University of New Jersey"
  if (/^(?:rutgers)$/.test(before) && after.lower === 'the') return last + 2;
  // "Institute for Research in Law, History and Economics"
  if (
    SUBJECT_NOUNS.has(after.lower) &&
    SUBJECT_NOUNS.has(tokens[last - 1]!.lower) &&
    /\b(?:of|for|in)\b/.test(before) &&
    listContinues(tokens, last + 1)
  )
    return last + 2;
  return last;
}

/** "A, B and C" or "A, B, and C" of subject nouns goes on after `at`. */
function listContinues(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 8); index += 1) {
    const token = tokens[index]!;
    if (token.lower === 'and' || token.text === '&') return SUBJECT_NOUNS.has(tokens[index + 1]?.lower ?? '');
    if (token.text !== ',' && !SUBJECT_NOUNS.has(token.lower)) return false;
  }
  return false;
}

function connectorStep(
  text: string,
  tokens: readonly Token[],
  blocked: readonly boolean[],
  first: number,
  last: number,
): number {
  const next = tokens[last]!;
  let at = last + 1;
  const lower = next.lower;
  if (/^(?:of|for|de|in|en)$/.test(lower) && /^(?:the|la|los|las|le|les)$/.test(tokens[at]?.lower ?? '')) at += 1;
  const after = tokens[at];
  if (
    after === undefined ||
    !after.capital ||
    !after.word ||
    blocked[at] === true ||
    after.from - tokens[at - 1]!.to > 1
  )
    return last;
  if (/^\p{N}+$/u.test(after.text) || (NEVER_NAMES.has(after.lower) && !NATIONAL.test(after.text))) return last;
  const run = tokens.slice(first, last);
  const hasCue = run.some((token) => isCue(token.lower));
  if (
    lower === 'and' ||
    lower === 'und' ||
    lower === 'et' ||
    lower === 'y' ||
    lower === 'e' ||
    lower === 'en' ||
    lower === 'in' ||
    lower === 'to' ||
    lower === 'on'
  )
    return andStep(text, tokens, first, last, at, hasCue);
  if (lower === 'the') return last;
  if (lower === 'upon') return at + 1;
  if (lower === 'of' || lower === 'for') {
    // "the Distinguished Alumni Award of O": who gives it is a name of its own.
    if (/^(?:Award|Prize|Medal)s?$/.test(tokens[last - 1]!.text)) return last;
    const person = run.filter((token) => token.word).length >= 2 && GIVEN_NAMES.has(run[0]!.lower) && !hasCue;
    if (person) return last;
    if (/['’]s$/.test(tokens[last - 1]!.text)) return last;
    // A complete name before "of" plus a complete one after it are two: "Branch of the Federal Reserve Bank" is one, "MIT of Boston" none.
    if (KNOWN_BODIES.has(text.slice(tokens[first]!.from, tokens[last - 1]!.to).toLowerCase())) return last;
    if (!hasCue && lower === 'for' && run.length > 3) return last;
    if (UNIT_HEADS.has(run[0]!.lower) && run.some((token) => token.lower === 'of') && SCHOOL_CUES.has(after.lower))
      return last;
    return at + 1;
  }
  return hasCue ||
    lower === 'de' ||
    lower === 'di' ||
    lower === 'du' ||
    lower === 'del' ||
    lower === 'da' ||
    lower === 'do' ||
    lower === 'für' ||
    lower === 'der' ||
    lower === 'des' ||
    lower === 'della' ||
    lower === 'van' ||
    lower === 'voor' ||
    lower === 'zu'
    ? at + 1
    : last;
}

/** "School of Arts and Sciences" joins; "Harvard and Yale", "University of Chicago and Syracuse" do not. */
function andStep(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  at: number,
  hasCue: boolean,
): number {
  const after = tokens[at]!;
  const previous = tokens[last - 1]!;
  const joiner = tokens[last]!.lower;
  const before = text.slice(tokens[first]!.from, previous.to);
  if (joiner === 'in')
    return /\b(?:Institute|School|Center|Centre) for (?:Research|Study|Studies|Advanced Studies?)$/i.test(before) &&
      SUBJECT_NOUNS.has(after.lower)
      ? at + 1
      : last;
  if (joiner === 'on' || joiner === 'to')
    return joiner === 'on' && /\b(?:Committee|Commission|Council|Center|Centre|Subcommittee)$/i.test(before)
      ? at + 1
      : last;
  if (!hasCue)
    return SUBJECT_NOUNS.has(previous.lower) && SUBJECT_NOUNS.has(after.lower) && followedByOf(tokens, at)
      ? at + 1
      : last;
  if (SUBJECT_NOUNS.has(previous.lower) && SUBJECT_NOUNS.has(after.lower)) return at + 1;
  // "College of William and Mary", "Washington and Lee University", "Franklin and Marshall"
  if (
    /(?:William|Washington|Franklin|Hobart|Lewis|Randolph|Agricultural|Marks|Johnson|Procter|Dow|Merchants|Farmers|Bed|Victoria)$/i.test(
      before,
    )
  )
    return at + 1;
  if (/^(?:mary|lee|marshall|clark|jefferson|mechanical)$/.test(after.lower)) return at + 1;
  return last;
}

function followedByOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && (isCue(next.lower) || next.lower === 'of');
}

/** "University of Illinois at Urbana-Champaign": "at" joins a system and its campus. */
function atStep(
  text: string,
  tokens: readonly Token[],
  blocked: readonly boolean[],
  first: number,
  last: number,
): number {
  const after = tokens[last + 1];
  if (after === undefined || !after.capital || blocked[last + 1] === true) return last;
  const before = text.slice(tokens[first]!.from, tokens[last - 1]!.to).toLowerCase();
  if (!/university|universit|institute of technology|^suny|^cuny|^ut$|college of|polytechnic/.test(before)) return last;
  let index = last + 1;
  while (
    index < tokens.length &&
    index - last < 5 &&
    tokens[index]!.word &&
    tokens[index]!.capital &&
    tokens[index]!.from - tokens[index - 1]!.to <= 1
  ) {
    if (isCue(tokens[index]!.lower)) return last;
    index += 1;
  }
  return index;
}

function classify(text: string, tokens: readonly Token[], first: number, end: number): OrganisationSpan | null {
  let last = end;
  while (
    last > first &&
    (!tokens[last - 1]!.word || NAME_CONNECTORS.has(tokens[last - 1]!.text)) &&
    !(tokens[last - 1]!.text === '.' && LEGAL_SUFFIXES.has(tokens[last - 2]?.lower ?? ''))
  )
    last -= 1;
  if (last <= first) return null;
  const from = tokens[first]!.from;
  let to = tokens[last - 1]!.to;
  const possessive = /['’]s?$/.exec(tokens[last - 1]!.text);
  if (possessive !== null && last < tokens.length) to -= possessive[0].length;
  const name = text.slice(from, to);
  const lower = name.toLowerCase();
  const words = tokens.slice(first, last).filter((token) => token.word);
  const span = (kind: OrganisationKind): OrganisationSpan => ({ from, to, first, last, name, kind, start: from });
  if (KNOWN_SCHOOLS.has(lower) || /^(?:uc|ut|iit|nit|iim|suny|cuny|umass|unc|csu|tu|eth|iiit) \p{L}/iu.test(name))
    return span('school');
  // "Harvard Law", "Stanford Business"
  if (
    words.length === 2 &&
    KNOWN_SCHOOLS.has(words[0]!.lower) &&
    /^(?:Law|Medical|Med|Business|Divinity|Engineering|Medicine)$/.test(words[1]!.text)
  )
    return span('school');
  if (KNOWN_BODIES.has(lower)) return span('body');
  if (PLACES.has(lower) || (words.length === 1 && US_STATES.has(stripDot(lower)) && words[0]!.text.length > 3))
    return span('place');
  if (words.length === 1 && US_STATES.has(stripDot(lower))) return span('place');
  const cues = words.map((word) => stripDot(word.lower));
  if (words.length > 1 || SCHOOL_CUES.has(cues[0]!) === false) {
    if (cues.some((cue) => SCHOOL_CUES.has(cue))) return words.length > 1 ? span('school') : null;
    // "Stone Miles Law Center" takes students.
    if (/ Law Cent(?:er|re)$/.test(name)) return span('school');
    if (/(?:大学|大學|學院|学院|高校)/.test(name)) return span('school');
    if (cues.some((cue) => BODY_CUES.has(cue))) return words.length > 1 ? span('body') : null;
    if (cues.some((cue) => COMPANY_CUES.has(cue)) && words.length > 1) return span('company');
  }
  if (words.length === 1 && (SCHOOL_CUES.has(cues[0]!) || isCue(words[0]!.lower))) return null;
  // "data-driven", "World War II", "Nobel Prize": capitals, but no body.
  if (
    /-\p{Ll}+(?:ed|en|based|wide|ing)$|^World War|\b(?:Award|Prize|Medal|Awards|War|Act|Olympics|Championships?|Cup|Ceremony|Holocaust)$|^(?:C-Suite|Internet|World Wide Web|PhD)$/u.test(
      name,
    )
  )
    return null;
  return span('name');
}
