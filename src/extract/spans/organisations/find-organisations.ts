import {
  FORMATIONS,
  HEADLINE_VERBS,
  NATIONAL,
  ORDINAL_BODIES,
  ORDINAL_WORDS,
} from '../../../domain/languages/en-names.ts';
import { KNOWN_BODIES, KNOWN_SCHOOLS, POSSESSIVE_NAMES } from '../../../domain/orgs/shared/known-names.ts';
import { PLACES, US_STATES } from '../../lexicon/name-tables.ts';
import { LEGAL_SUFFIXES, SENTENCE_CONNECTORS } from '../../lexicon/organisation-words.ts';
import type { Token } from '../tokens.ts';
import { step } from './name-steps.ts';
import { kindOf, kindOfWord } from './organisation-kind.ts';
import { bodyOfOneWord, isTiedAdjective } from './organisation-pairs.ts';
import { attachUnits, type OrganisationSpan, withoutBoard, withoutGroup } from './organisation-units.ts';

export type { OrganisationKind, OrganisationSpan } from './organisation-units.ts';

const MAX_WORDS = 14;

/** `blocked[i]` is true for tokens that belong to a degree, date, title or person. */
export function findOrganisations(
  text: string,
  tokens: readonly Token[],
  blocked: readonly boolean[],
): OrganisationSpan[] {
  const spans: OrganisationSpan[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (!mayStart(tokens, index)) continue;
    if (blocked[index] === true || !starts(tokens, index)) continue;
    if (HEADLINE_VERBS.has(tokens[index]!.text) && blocked[index + 1] === true) continue;
    const last = extend(text, tokens, blocked, index);
    const span = classify(text, tokens, index, last);
    if (span !== null && !LABEL.test(text.slice(span.from))) spans.push(span);
    index = Math.max(index, last - 1);
  }
  if (spans.length === 0) return spans;
  const whole: OrganisationSpan[] = [];
  for (const span of spans) {
    const named = withoutBoard(span);
    if (named !== null) whole.push(withoutGroup(named));
  }
  return attachUnits(text, whole);
}

/** "Medical School: Marl University": what kind of school is named. */
const LABEL =
  /^(?:(?:Medical|Dental|Law|Graduate|Business|Nursing|Veterinary|High) School|(?:University|College|Undergraduate|Alma [Mm]ater)[A-Za-z ]{0,10}):/;

/** Most words start no name: only capitals, numbers of units, and small words that open an organisation or follow "at" or "chez". */
function mayStart(tokens: readonly Token[], at: number): boolean {
  const { capital, facts } = tokens[at]!;
  return capital || facts.opensSmall || facts.ordinal || (at > 0 && tokens[at - 1]!.facts.opensSmall);
}

function starts(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  // "the 10th Battalion of": a number opens the name of a unit.
  if (token.facts.ordinal)
    return (
      tokens[at + 1]?.capital === true &&
      tokens.slice(at + 1, at + 4).some((next) => next.capital && FORMATIONS.has(next.text))
    );
  if (ORDINAL_WORDS.has(token.text) && opensOrdinalBody(tokens, at)) return true;
  if (!token.word || !token.capital) return false;
  if (token.facts.number || isTiedAdjective(token)) return false;
  // "clerked for the Honorable Miles Stone"
  if (token.text === 'Honorable' || token.text === 'Honourable') return false;
  // Languages that leave the pronoun out open with the verb: "Estudió medicina", "Lavora come".
  if (at === 0 && token.facts.trigger && !token.facts.bareCue && tokens[1]?.capital !== true) return false;
  const next = tokens[at + 1];
  // "graduated Magna Cum Laude from"
  if (next?.text === 'Cum') return false;
  // "The Hague" and "The Cooper Union" start at the next word; a sentence opener starts nothing.
  if (token.facts.never)
    return (
      next !== undefined &&
      next.from - token.to === 1 &&
      ((next.capital && NATIONAL.has(token.text) && (isNameWord(next) || next.text === 'Graduate')) ||
        // "Los Oakham State College": the article of a town, not of a sentence.
        (next.facts.plainName && !next.facts.never && at > 0 && /^(?:Los|Las|El|La|Le|De|San)$/.test(token.text)))
    );
  return true;
}

/** "First National Bank", "Third Kentucky Infantry": capitals without a gap, one of which may be counted. */
function opensOrdinalBody(tokens: readonly Token[], at: number): boolean {
  const run = tokens.slice(at + 1, at + 5);
  const end = run.findIndex((token, index) => !token.capital || token.from - tokens[at + index]!.to !== 1);
  return run.slice(0, end < 0 ? run.length : end).some((token) => ORDINAL_BODIES.has(token.text));
}

const isNameWord = (token: Token): boolean => token.word && token.capital && !token.facts.never;

function extend(text: string, tokens: readonly Token[], blocked: readonly boolean[], first: number): number {
  let last = first + 1;
  while (last < tokens.length && last - first < MAX_WORDS) {
    const grown = step({ text, tokens, blocked, first }, last);
    if (grown === last) break;
    last = grown;
  }
  return last;
}

const withStart = (span: OrganisationSpan | null, start: number): OrganisationSpan | null =>
  span === null ? null : { ...span, start };

const OPENS_NO_NOUN =
  /^(?:in|as|of|from|to|at|on|by|and|or|for|until|since|before|after|during|where|when|while|who|which|with|between|but|he|she|they|through|under|is|was|has|had|then|via|into|near|because|[,.;:()–—])$/;

/** "joined Sotheby's in 2004": nothing is owned, so the 's is the firm's own; "Oakham's biggest firm" owns. */
function keepsPossessive(text: string, tokens: readonly Token[], first: number, last: number): boolean {
  const token = tokens[last - 1]!;
  const name = text.slice(tokens[first]!.from, token.to).toLowerCase().replace('’', "'");
  if (POSSESSIVE_NAMES.has(name)) return true;
  return (
    last - first <= 2 &&
    token.facts.possessive &&
    OPENS_NO_NOUN.test(tokens[last]!.lower) &&
    !(token.facts.bareCue || PLACES.has(token.facts.bare)) &&
    !KNOWN_BODIES.has(name.slice(0, -2)) &&
    !KNOWN_SCHOOLS.has(name.slice(0, -2))
  );
}

/** Ends in an apostrophe, with or without an s. */
function ownsAtEnd(word: string): boolean {
  const last = word.charCodeAt(word.length - 1);
  const sign = last === 0x73 ? word.charCodeAt(word.length - 2) : last;
  return sign === 0x27 || sign === 0x2019;
}

const GRANT = /(?:Fellowship|Scholarship|Studentship|Residency|Internship|Traineeship)s?$/;

function classify(text: string, tokens: readonly Token[], first: number, end: number): OrganisationSpan | null {
  let last = end;
  while (
    last > first &&
    (!tokens[last - 1]!.word || SENTENCE_CONNECTORS.has(tokens[last - 1]!.text)) &&
    !(tokens[last - 1]!.text === '.' && LEGAL_SUFFIXES.has(tokens[last - 2]?.lower ?? ''))
  )
    last -= 1;
  if (last <= first) return null;
  // "Oakham's Normal School of Science": the town owns the school, it does not name it.
  const owner = tokens[first]!.facts;
  if (owner.possessive && last - first > 2 && (PLACES.has(owner.bare) || US_STATES.has(owner.bare)))
    return withStart(classify(text, tokens, first + 1, end), tokens[first]!.from);
  const from = tokens[first]!.from;
  let { to } = tokens[last - 1]!;
  const possessive = ownsAtEnd(tokens[last - 1]!.text) ? /['’]s?$/.exec(tokens[last - 1]!.text) : null;
  if (possessive !== null && last < tokens.length && !keepsPossessive(text, tokens, first, last))
    to -= possessive[0].length;
  const name = text.slice(from, to);
  // "from $8M to $47M"
  if (/^\d/.test(name) && /[$€£¥]$/.test(text.slice(0, from))) return null;
  const kind =
    last - first === 1 && possessive === null
      ? bodyOfOneWord(tokens, first)
        ? 'body'
        : kindOfWord(name)
      : kindOf(
          name,
          tokens.slice(first, last).filter((token) => token.word),
        );
  // "worked as an EMT with O": what somebody was.
  if (kind === 'name' && /^\p{Lu}{2,5}$/u.test(name) && /\bas an? $/.test(text.slice(0, from))) return null;
  // "held a Miles Fellowship at O": a grant, not an organisation.
  if (
    kind === 'body' &&
    GRANT.test(name) &&
    /^(?:an?|his|her|their|my|another|two)$/.test(tokens[first - 1]?.lower ?? '')
  )
    return null;
  return kind === null ? null : { from, to, first, last, name, kind, start: from };
}
