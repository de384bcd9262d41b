// What kind of body a run of capitals names, by its words: a school, a firm, another body, a place, or a bare name.
import { KNOWN_BODIES, KNOWN_SCHOOLS } from '../../../domain/orgs/shared/known-names.ts';
import { memoise } from '../../../domain/text/memoise.ts';
import { PLACES, US_STATES } from '../../lexicon/name-tables.ts';
import { type WordFacts, wordFacts } from '../word-facts.ts';
import { type OrganisationKind, stripDot } from './organisation-units.ts';

interface NameWord {
  text: string;
  facts: WordFacts;
}

/** Systems that name their campus after letters: "UC Davis", "IIT Delhi". */
const SYSTEMS: ReadonlySet<string> = new Set('uc ut iit nit iim suny cuny umass unc csu tu eth iiit'.split(' '));
/** "Harvard Law", "Stanford Business" */
const SCHOOL_PARTS: ReadonlySet<string> = new Set('Law Medical Med Business Divinity Engineering Medicine'.split(' '));
/** "data-driven", "World War II", "Nobel Prize": capitals, but no body. */
const NO_BODY =
  /-\p{Ll}+(?:ed|en|based|wide|ing)$|^World War|\b(?:Award|Prize|Medal|Awards|War|Act|Olympics|Championships?|Cup|Ceremony|Holocaust)$|^(?:C-Suite|Internet|World Wide Web|PhD)$/u;

/** "Georg-August-Universität Göttingen", "Wirtschaftsuniversität Wien", "Alfred-Wegener-Institut": the cue ends a longer word. */
const HYPHENED_SCHOOL = /\p{L}-(?:Universität|Hochschule|Akademie|Universiteit|Hogeschool)(?![\p{L}-])/u;
const COMPOUND_SCHOOL = /^\p{Lu}\p{Ll}{2,}(?:hochschule|universität|akademie|hogeschool)$/u;

const isCompoundSchool = ({ text }: NameWord): boolean => COMPOUND_SCHOOL.test(text);

const alone = memoise((word) => kindOf(word, [{ text: word, facts: wordFacts(word) }]));

/** The kind of a name of one word; null when it names no body. */
export const kindOfWord = (word: string): OrganisationKind | null => alone(word);

/** `words`: the words of the name, punctuation left out. Null when it names no body. */
export function kindOf(name: string, words: readonly NameWord[]): OrganisationKind | null {
  const lower = name.toLowerCase();
  const opening = words[0]!.facts;
  const single = words.length === 1;
  if (KNOWN_SCHOOLS.has(lower) || (SYSTEMS.has(opening.lower) && /^\S+ \p{L}/u.test(name))) return 'school';
  if (words.length === 2 && KNOWN_SCHOOLS.has(opening.lower) && SCHOOL_PARTS.has(words[1]!.text)) return 'school';
  if (KNOWN_BODIES.has(lower)) return 'body';
  if (PLACES.has(lower) || (single && US_STATES.has(stripDot(lower)))) return 'place';
  const hyphened = name.includes('-');
  if ((hyphened && HYPHENED_SCHOOL.test(name)) || (!single && words.some(isCompoundSchool))) return 'school';
  if (single) {
    if (opening.bareSchool) return null;
    if (/大学|大學|學院|学院|高校/.test(name)) return 'school';
    if (opening.bareCue) return null;
  } else {
    if (words.some((word) => word.facts.bareSchool)) return 'school';
    // "Stone Miles Law Center" takes students.
    if (/ Law Cent(?:er|re)$|大学|大學|學院|学院|高校/.test(name)) return 'school';
    if (words.some((word) => word.facts.bareBody)) return 'body';
    if (words.some((word) => word.facts.bareCompany)) return 'company';
  }
  return NO_BODY.test(name) ? null : 'name';
}
