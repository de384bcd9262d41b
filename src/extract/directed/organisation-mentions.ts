// Where a claimed organisation is named in a text: under its own name, another name that the organisation data knows, or a
// spelling that compares as the same organisation.

import { makePhraseFinder, type PhraseFinder, UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Comparison } from '../../domain/model/comparison.ts';
import { compareOrganisations } from '../../domain/orgs/compare-organisations.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { compareSchools } from '../../domain/orgs/schools/compare-schools.ts';
import { wordsIn } from '../people/name-finder.ts';
import type { OrganisationPhrase } from './organisation-phrases.ts';

export interface Mention {
  from: number;
  to: number;
  /** As the page writes it. */
  name: string;
}

export interface ClaimedOrganisation {
  kind: 'school' | 'employer';
  name: string;
  names: readonly string[];
  /** The words of all of them that are long enough to tell. */
  words: ReadonlySet<string>;
  organisations: OrganisationIndex;
  finder: PhraseFinder<string>;
}

/** Words that thousands of names share. */
const KIND_WORD =
  /^(?:universit\w*|uniwersytet\w*|college|school|institut\w*|academ\w*|hospital|clinic|klinik\w*|department|faculty|group|company)$/;
const LEGAL_TAIL =
  /[\s,]+(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|lp|plc|gmbh|ag|se|s\.?a\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|oy|ab|a\/s|as|kg|e\.?v\.?|sp\. z o\.?o\.?|s\.?r\.?o\.?|a\.?s\.?|ооо|зао|оао)\.?$/iu;
/** Also "national" and "private" before a school's name, which Chinese and Japanese texts leave out. */
const LEGAL_HEAD =
  /^(?:the|國立|国立|私立|株式会社|有限会社|合同会社|医療法人|학교법인|주식회사|\(주\)|（株）|ооо|зао|оао)\s*/iu;

/** Names under which a page may write the organisation: as claimed, and as the organisation data has it. */
export function claimedOrganisation(
  kind: ClaimedOrganisation['kind'],
  name: string,
  organisations: OrganisationIndex,
): ClaimedOrganisation {
  const names = new Set<string>();
  for (const one of [name, ...knownNames(name, organisations)]) for (const form of formsOf(one)) names.add(form);
  const list = [...names].filter((form) => form.length > 1);
  const telling = list
    .flatMap((form) => wordsIn(form).map(({ folded }) => folded))
    .filter((word) => word.length > 3 && !KIND_WORD.test(word));
  return {
    kind,
    name,
    names: list,
    words: new Set(telling),
    organisations,
    finder: makePhraseFinder(list.map((form) => ({ form, value: form }))),
  };
}

/** Names of the organisation that is meant, or of the whole that a claimed part names: "Tallow College, Faculty of Law". */
function knownNames(name: string, organisations: OrganisationIndex): string[] {
  for (const candidate of [name, ...wholesOf(name)]) {
    const found = organisations.named(candidate);
    // A name that several organisations answer to names none of them.
    if (found.length === 1) return found[0]!.names.map(({ value }) => value);
    if (found.length > 1) return [];
  }
  return [];
}

/** Pieces between commas, and the beginnings of the name that end in a word for a school. */
function wholesOf(name: string): string[] {
  const pieces = name.split(/\s*[,，(（]\s*/).map((piece) => piece.replace(/[)）]$/, ''));
  const beginnings = [
    ...name.matchAll(/(?:university|universität|université|college|institute of technology)(?= )/gi),
  ].map((match) => name.slice(0, match.index + match[0].length));
  return [...pieces.slice(pieces.length > 1 ? 0 : 1), ...beginnings];
}

/** "Acme Inc." is also "Acme"; "Norvane University (NU)" is also "Norvane University" and "NU". */
function formsOf(name: string): string[] {
  const outside = name.replace(/\s*[(（][^)）]*[)）]/g, '').trim();
  const inside = [...name.matchAll(/[(（]([^)）]{2,80})[)）]/g)].map((match) => match[1]!.trim());
  return [name, outside, ...inside].flatMap((form) => {
    const bare = form.replace(LEGAL_HEAD, '').replace(LEGAL_TAIL, '').trim();
    return [form, bare].filter((one) => one !== '').flatMap((one) => [one, one.replaceAll('臺', '台')]);
  });
}

/** Every place in the text that has one of the organisation's names. */
export function namedIn(organisation: ClaimedOrganisation, text: string): Mention[] {
  return organisation.finder
    .find(text)
    .filter((match) => isWritten(match.text, match.value) && !isOtherCampus(organisation, text, match))
    .map(({ from, to, text: name }) => ({ from, to, name }));
}

/** The names as texts in Slavic languages decline them: "Uniwersytetu Tallowskiego" for "Uniwersytet Tallowski". */
export function declinedIn(organisation: ClaimedOrganisation, text: string): Mention[] {
  const words = wordsIn(text);
  const found: Mention[] = [];
  for (const name of organisation.names) {
    const wanted = wordsIn(name).map((word) => word.folded);
    if (wanted.length < 2) continue;
    for (let at = 0; at + wanted.length <= words.length; at += 1) {
      if (!wanted.every((word, index) => isDeclined(word, words[at + index]!.folded))) continue;
      found.push({ from: words[at]!.from, to: words[at + wanted.length - 1]!.to, name });
    }
  }
  return found;
}

/** The same word with another ending. */
function isDeclined(word: string, other: string): boolean {
  if (word === other) return true;
  if (word.length < 5 || Math.abs(word.length - other.length) > 4) return false;
  return other.startsWith(word.slice(0, Math.max(4, word.length - 3)));
}

/** Every place in the text that looks like an organisation and compares as the claimed one: another language or spelling. */
export function comparedIn(organisation: ClaimedOrganisation, phrases: readonly OrganisationPhrase[]): Mention[] {
  return phrases.filter(({ name }) => mayBeSame(organisation, name) && isSame(organisation, name));
}

/** A short form must be written in capitals: "IT" is no organisation in "it". */
function isWritten(text: string, form: string): boolean {
  return text.length > 5 || form !== form.toUpperCase() || text === text.toUpperCase();
}

const CAMPUS = /^(?: at| in|,|-| –| —| )\s?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;

/** "University of Texas" in "University of Texas at Austin", when the one in Dallas is claimed. */
function isOtherCampus(
  organisation: ClaimedOrganisation,
  text: string,
  { from, to }: { from: number; to: number },
): boolean {
  const place = CAMPUS.exec(text.slice(to, to + 60));
  if (place === null) return false;
  const longer = text.slice(from, to + place[0].length);
  return compared(organisation, longer) === 'different';
}

/** They share a word, one is written in capitals only, or the scripts differ: fifty claims are not compared with every name. */
function mayBeSame({ name, words }: ClaimedOrganisation, phrase: string): boolean {
  if (UNSPACED.test(phrase) !== UNSPACED.test(name) || /^\p{Lu}{2,6}$/u.test(phrase)) return true;
  return UNSPACED.test(phrase) || wordsIn(phrase).some(({ folded }) => words.has(folded));
}

function isSame(organisation: ClaimedOrganisation, phrase: string): boolean {
  return compared(organisation, phrase) === 'same';
}

function compared({ kind, name, organisations }: ClaimedOrganisation, phrase: string): Comparison['outcome'] {
  return kind === 'school'
    ? compareSchools(name, phrase, organisations).outcome
    : compareOrganisations(name, phrase, organisations).outcome;
}
