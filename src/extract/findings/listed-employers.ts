// "CFO of Marl Inc., Tallow Works and Oakham Bank": where one name of a list is an employer of the person, the others are too.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { anyOf, isAnd, JOINING_WORDS, lazyPattern, NAME_CONNECTORS } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { KNOWN_BODIES } from '../../domain/orgs/shared/known-names.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { GIVEN_NAMES } from '../lexicon/name-tables.ts';
import { hasOrganisationWord, isFunction, isNoName } from './organisation-doubts.ts';

const MOST_LISTED = 12;
const SHORTEST = 3;
const LONGEST = 60;

/** Capitals, joined by small words of names: "Bank of Tallow". */
const NAME = lazyPattern(() => {
  const small = anyOf([...NAME_CONNECTORS].filter((word) => !isAnd(word)));
  return `^["“„«]?(\\p{Lu}[\\p{L}\\p{N}&+.'’-]*(?:\\s(?:(?:${small}\\s){1,2}|&\\s)?\\p{Lu}[\\p{L}\\p{N}&+.'’-]*){0,6})["”»]?`;
}, 'u');
/** A comma, "and" or both. */
const JOINT = /^\s?(,)?\s(?:(\p{L}{1,5})\s)?/u;
const SMALL_WORD = /^(\p{Ll}{1,6})\s/u;
const BRACKETS = /^\s?\([^()]{1,60}\)/;
/** What may follow the last name of a list, be it a person's: "worked at Marl and Orla Vantreight leads it" is no list. */
const END = /^\s?(?:$|[.,;:()\n–-])/u;

interface Listed {
  name: string;
  from: number;
  to: number;
}

/** The employers that only stand in a list with one that was read. */
export function listedEmployers(read: readonly Finding[]): Finding[] {
  return read.flatMap((finding) => {
    const { organisation, kind, status, quote, person, title } = finding;
    if (kind !== 'employment' || status !== 'stated' || organisation?.how !== 'text' || person.name === '') return [];
    const at = quote.indexOf(organisation.name, Math.max(0, quote.indexOf(title ?? '')));
    if (at < 0 || UNSPACED.test(organisation.name)) return [];
    const isRead = ({ from, to }: Listed): boolean =>
      read.some(
        (other) =>
          other.from < finding.from + to &&
          other.to > finding.from + from &&
          other.organisation !== undefined &&
          namesOneOf(quote.slice(from, to), other.organisation.name),
      );
    return listBehind(quote, at + organisation.name.length)
      .filter((listed) => !isRead(listed))
      .map(({ name }) => {
        const { start, end, ...rest } = finding;
        return { ...rest, organisation: { name, how: 'text' }, rules: ['post.listed'] };
      });
  });
}

const namesOneOf = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** The names behind this one, where "and" stands before the last. */
function listBehind(text: string, begin: number): Listed[] {
  const names: Listed[] = [];
  let at = afterBrackets(text, begin);
  let isClosed = false;
  while (!isClosed && names.length < MOST_LISTED) {
    const joint = JOINT.exec(text.slice(at));
    if (joint === null) break;
    const [all, comma, word] = joint;
    isClosed = word !== undefined && isAnd(word);
    if (!isClosed && comma === undefined) break;
    at += isClosed || word === undefined ? all.length : all.length - word.length - 1;
    for (let small = SMALL_WORD.exec(text.slice(at)); small !== null && JOINING_WORDS.has(small[1]!); ) {
      at += small[0].length;
      small = SMALL_WORD.exec(text.slice(at));
    }
    const written = NAME().exec(text.slice(at));
    if (written === null) return [];
    const name = isClosed ? written[1]!.replace(/\.$/, '') : written[1]!;
    const from = at + written[0].indexOf(name);
    if (!isKnownPlace(name)) {
      if (!mayEmploy(name) || (isClosed && isPerson(name))) return [];
      names.push({ name, from, to: from + name.length });
    }
    at = afterBrackets(text, at + written[0].length - (written[1]!.length - name.length));
  }
  const next = SMALL_WORD.exec(text.slice(at).trimStart())?.[1];
  return isClosed && (END.test(text.slice(at)) || (next !== undefined && JOINING_WORDS.has(next))) ? names : [];
}

const afterBrackets = (text: string, at: number): number => at + (BRACKETS.exec(text.slice(at))?.[0].length ?? 0);

/** "a professor at Marl College, and Ann Miles": two words, the first of them a given name. */
const isPerson = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) &&
  GIVEN_NAMES.has(name.split(' ')[0]!.toLowerCase()) &&
  !KNOWN_BODIES.has(name.toLowerCase()) &&
  !hasOrganisationWord(name);

function mayEmploy(name: string): boolean {
  const { titles, degrees, work, study, organisations } = lexiconFor('');
  if (name.length < SHORTEST || name.length > LONGEST || isNoName(name) || isFunction(name)) return false;
  // "a member of Marl and of the Society": a word for an organisation alone names none.
  if (organisations.whole(name) !== undefined) return false;
  return hasOrganisationWord(name) || [titles, degrees, work, study].every((words) => words.find(name).length === 0);
}
