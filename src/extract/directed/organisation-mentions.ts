// Where a claimed organisation is named in a text: under its own name, another name that the organisation data knows, or a
// spelling that compares as the same organisation.

import { isField } from '../../domain/fields/compare-fields.ts';
import { compareOrganisations } from '../../domain/orgs/compare-organisations.ts';
import { compareSchools, type OrgComparison, placeInBrackets } from '../../domain/orgs/schools/compare-schools.ts';
import { alignForms, alignTokens, isTranslation } from '../../domain/orgs/shared/align-tokens.ts';
import { isPartOf } from '../../domain/orgs/shared/known-relations.ts';
import { isAcronym, orgForm } from '../../domain/orgs/shared/org-tokens.ts';
import { wordsIn } from '../people/name-finder.ts';
import { spansIn } from '../spans/annotate.ts';
import type { Span } from './aligned-members.ts';
import { type ClaimedOrganisation, isUnspaced } from './claimed-organisation.ts';
import type { OrganisationPhrase } from './organisation-phrases.ts';
import { isInsideKorean } from './unspaced-names.ts';

export { type ClaimedOrganisation, claimedOrganisation } from './claimed-organisation.ts';

export interface Mention {
  from: number;
  to: number;
  /** As the page writes it; where that is declined or cut short, the name it stands for. */
  name: string;
  /** "us", "the firm": no name, but what the organisation calls itself. */
  itself?: true;
}

/** Every place in the text that has one of the organisation's names. */
export function namedIn(organisation: ClaimedOrganisation, text: string): Mention[] {
  const apart = text.replace(ELISION, '$1 ');
  const { finder } = organisation;
  const matches = apart === text ? finder.find(text) : [...finder.find(text), ...finder.find(apart)];
  return withoutRepeats(matches)
    .map((match) => ({ ...match, text: text.slice(match.from, match.to) }))
    .filter(
      ({ value, ...match }) =>
        isWritten(match.text, value.form) &&
        !isOtherPlace(organisation, text, match) &&
        !isOtherCampus(organisation, text, match) &&
        !isInLongerName(organisation, text, match),
    )
    .filter(({ value: { shortFor, isBare }, from, to }) =>
      isBare !== undefined
        ? (isBare === 'on_page' && isSchoolThere(text, from, to)) || isBesideDegree(text, from, to)
        : shortFor === null || isShortAlone(text, from, to),
    )
    .map(({ from, to, text: name, value }) => ({ from, to, name: value.shortFor ?? name }));
}

/** "at Larkfield", "joined the Larkfield faculty": a school; "in Larkfield" and "Larkfield Hospital" are none. */
const isSchoolThere = (text: string, from: number, to: number): boolean =>
  (/(?<!\p{L})(?:at|from|joined|joining|left|(?:came|returned|back|appointed) to)\s$/u.test(text.slice(0, from)) &&
    !/^['’-]?\s?\p{Lu}|^['’-]\p{L}/u.test(text.slice(to))) ||
  (/(?<!\p{L})the\s$/u.test(text.slice(0, from)) && /^\s(?:faculty|staff|team)(?!\p{L})/u.test(text.slice(to)));

/** "BSc (Hons) Physics, Larkfield 2008", "BA (Larkfield)": a degree, at most its field, and the end or the year. */
function isBesideDegree(text: string, from: number, to: number): boolean {
  if (!/^\)?(?:$|[\n.;)]|,?\s\(?(?:19|20)\d\d)/u.test(text.slice(to))) return false;
  const degree = spansIn(text).degrees.findLast((one) => one.to <= from);
  const between = /^\.?(?:\s\(?Hons?\.?\)?)?[,:]?\s?(?:([^,.;:()\n]+),\s|\()?$/u;
  const found = degree === undefined ? null : between.exec(text.slice(degree.to, from));
  return found !== null && (found[1] === undefined || isField(found[1]));
}

/** "l'Université", "dell'Università": the article is a word of its own. */
export const ELISION = /(?<!\p{L})([dlsn]|dell|all|nell|sull|dall|qu)['’](?=\p{L}{2})/giu;

function withoutRepeats<Match extends { from: number }>(matches: readonly Match[]): Match[] {
  const seen = new Set<number>();
  return matches.filter(({ from }) => !seen.has(from) && seen.add(from)).sort((left, right) => left.from - right.from);
}

/** The names as texts in Slavic languages decline them: "Uniwersytetu Tallowskiego" for "Uniwersytet Tallowski". */
export function declinedIn(organisation: ClaimedOrganisation, text: string): Mention[] {
  const words = wordsIn(text).filter(({ folded }) => !NAMED_AFTER.has(folded));
  const found: Mention[] = [];
  for (const name of organisation.names) {
    const wanted = wordsIn(name)
      .map((word) => word.folded)
      .filter((word) => !NAMED_AFTER.has(word));
    if (wanted.length < 2) {
      const isOne = (word: string, at: number): boolean =>
        at > 0 && /\p{Lu}/u.test(text.slice(words[at]!.from, words[at]!.to)) && isDeclinedName(wanted[0] ?? '', word);
      for (const [at, { folded, from, to }] of words.entries()) if (isOne(folded, at)) found.push({ from, to, name });
      continue;
    }
    for (let at = 0; at + wanted.length <= words.length; at += 1) {
      if (!wanted.every((word, index) => isDeclined(word, words[at + index]!.folded))) continue;
      found.push({ from: words[at]!.from, to: words[at + wanted.length - 1]!.to, name });
    }
  }
  return found;
}

/** "им.", "імені": written in full or cut short before whom it is called after. */
const NAMED_AFTER: ReadonlySet<string> = new Set(['im', 'imeni', 'imieni', 'imienia']);

/** The same word with another ending. */
function isDeclined(word: string, other: string): boolean {
  if (word === other) return true;
  if (word.length > 2 && word.length < 5) return other.startsWith(word) && other.length - word.length < 4;
  if (word.length < 5 || Math.abs(word.length - other.length) > 4) return false;
  // "banka" and "bance": the last consonant changes before some endings.
  return other.startsWith(word.slice(0, word.length < 7 ? word.length - 2 : word.length - 3));
}

/** "Avastu", "Ощадбанку", "Rozetku" inside a sentence: one word with the ending of a case, and nothing more. */
function isDeclinedName(name: string, word: string): boolean {
  if (name.length < SHORTEST_NAME || word === name) return false;
  const stem = name.replace(/[aoey]$/, '');
  return word.startsWith(stem) && CASE_ENDING.test(word.slice(stem.length));
}

const SHORTEST_NAME = 5;
const CASE_ENDING =
  /^(?:a|e|i|o|u|y|ie|iu|em|om|ou|ovi|owi|oyu|oy|ye|yu|ya|im|ym|ej|ii|iyu|omu|ogo|oho|emu|ego|eho|iy|oi)$/;

/** Every place in the text that looks like an organisation and compares as the claimed one: another language or spelling. */
export function comparedIn(organisation: ClaimedOrganisation, phrases: readonly OrganisationPhrase[]): Mention[] {
  const isTail = ({ from, to }: OrganisationPhrase): boolean =>
    phrases.some((other) => other.to === to && other.from < from && isAnotherKnown(organisation, other.name));
  const found = phrases
    .filter((phrase) => mayBeSame(organisation, phrase) && !isTail(phrase))
    .map((phrase) => ({ ...phrase, rank: rankOnce(organisation, phrase.name) }))
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank || lengthOf(right) - lengthOf(left));
  // Of several readings of one place the one that compares best stands, then the longest.
  const kept: Mention[] = [];
  for (const { from, to, name } of found)
    if (kept.every((other) => other.to <= from || other.from >= to)) kept.push({ from, to, name });
  return kept.sort((left, right) => left.from - right.from);
}

const lengthOf = ({ from, to }: Span): number => to - from;

/** A short form must be written in capitals, most of it: "IT" is no organisation in "it", "OvGU" is "OVGU". */
function isWritten(text: string, form: string): boolean {
  return text.length > 5 || form !== form.toUpperCase() || text === text.toUpperCase() || isAcronym(text);
}

const HAN = /\p{Script=Han}/u;
/** What may follow "東大" when it is the university: a faculty, a degree, a title, leaving it. */
const AFTER_SHORT =
  /^[\p{Script=Han}](?<=[医醫法文理工経经經農农薬药藥教商資资電电機机卒院病附大博碩硕修社政外史哲化物生数數名客准副助兼研系所出在畢毕])/u;
const BEFORE_SHORT = /[年月日於于在由從从入為为及和與与兼前现現元]$/u;

/** "北大" is no university in "東北大学" or "北大路"; 서울대 is none in 서울대공원. */
function isShortAlone(text: string, from: number, to: number): boolean {
  const [before, after] = [text[from - 1] ?? '', text.slice(to, to + 1)];
  if (/\p{Script=Hangul}/u.test(text[from] ?? ''))
    return !/\p{Script=Hangul}/u.test(before) && !isInsideKorean(text, to);
  if (HAN.test(before) && !BEFORE_SHORT.test(before)) return false;
  return !HAN.test(after) || AFTER_SHORT.test(after);
}

/** "海东大学（南山）" for a claimed "海东大学（北山）". */
export function isOtherPlace({ name }: ClaimedOrganisation, text: string, { to }: Span): boolean {
  const [claimed, written] = [placeInBrackets(name), placeInBrackets(bracketAt(text, to))];
  return claimed !== undefined && written !== undefined && written !== claimed;
}

/** The bracket that stands right behind a name; empty where none does. */
export const bracketAt = (text: string, at: number): string =>
  /^\s?[(（][^()（）]{1,8}[)）]/u.exec(text.slice(at, at + 12))?.[0] ?? '';

const CAMPUS = /^(?: at| in|,|-| –| —| )\s?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;

/** "University of Texas" in "University of Texas at Austin", when the one in Dallas is claimed. */
function isOtherCampus(organisation: ClaimedOrganisation, text: string, { from, to }: Span): boolean {
  const place = CAMPUS.exec(text.slice(to, to + 60));
  // "Marl University Medical School", "UT Marl Linguistics": a part of it, called by what is taught there.
  if (place === null || (/^ \p{Lu}/u.test(place[0]) && place[1]!.split(' ').some(isTaught))) return false;
  const longer = text.slice(from, to + place[0].length);
  // "Marlowe in Frankfurt": a firm by a whole name of its own, and where that is.
  const { kind, bearers, organisations } = organisation;
  const isWhole = (): boolean => organisations.named(text.slice(from, to)).some((one) => bearers.includes(one));
  if (kind === 'employer' && /^(?: in|,)/u.test(place[0]) && isWhole()) return false;
  if (compared(organisation, longer).outcome !== 'different') return false;
  // Another name of it may compare as different by its words alone; then what follows says nothing.
  return compared(organisation, text.slice(from, to)).outcome !== 'different';
}

const isTaught = (word: string): boolean =>
  isField(word) ||
  /^(?:Medical|Law|Business|Dental|Graduate|Faculty|School|Department|Extension|Computational|Applied)$/.test(word);

/** "Universität München" in "Technische Universität München": a known name of another organisation ends there too, or goes on. */
function isInLongerName(organisation: ClaimedOrganisation, text: string, { from, to }: Span): boolean {
  const before = /(?:\p{Lu}[\p{L}'’-]+\s){1,3}$/u.exec(text.slice(Math.max(0, from - 60), from))?.[0] ?? '';
  const words = before.split(/\s/).filter((word) => word !== '');
  // "Marl University of Technology" is not "Marl University".
  if (/(?:university|institute|academy)$/i.test(text.slice(from, to)) && /^ of \p{Lu}/u.test(text.slice(to)))
    return true;
  const name = text.slice(from, to);
  // "분당서울대병원" is not "서울대병원"; "현" and "전" before a name say when.
  if (/^[가-힣]/u.test(name) && /[가-힣](?<!(?:^|[^가-힣])[현전])$/u.test(text.slice(0, from))) return true;
  // "Marl State University" is not "Marl".
  const behind = /^(?:\s\p{Lu}[\p{L}'’-]+){1,3}/u.exec(text.slice(to))?.[0].split(/(?=\s)/) ?? [];
  return (
    words.some((_, at) => isAnotherKnown(organisation, `${words.slice(at).join(' ')} ${name}`)) ||
    behind.some((_, at) => isAnotherKnown(organisation, name + behind.slice(0, at + 1).join('')))
  );
}

function isAnotherKnown({ bearers, organisations }: ClaimedOrganisation, name: string): boolean {
  const named = bearers.length === 0 ? [] : organisations.named(name);
  return named.length > 0 && !named.some(({ id }) => bearers.some((bearer) => bearer.id === id));
}

/** A short form has at most so many letters. */
const LONGEST_SHORT = 12;

/** A word of both begins alike, sounds alike in two scripts, or one is a short form: fifty claims are not compared with every name. */
function mayBeSame(organisation: ClaimedOrganisation, phrase: OrganisationPhrase): boolean {
  const { name, beginnings } = organisation;
  if (phrase.beginnings.some((beginning) => beginnings.has(beginning))) return true;
  if (phrase.name.length < LONGEST_SHORT && isAcronym(phrase.name)) return true;
  if (name.length < LONGEST_SHORT && name[0] === phrase.name[0] && isAcronym(name)) return true;
  if (isUnspaced(phrase.name) === isUnspaced(name)) return isKnownPart(organisation, phrase.name);
  const [left, right] = [orgForm(name).tokens, orgForm(phrase.name).tokens];
  if (![...left, ...right].some((token) => token.spoken !== undefined)) return false;
  return alignTokens(left, right).shared.some((token) => token.kind === 'proper');
}

/** A part and its whole are found for each other; a place of an organisation with many is not enough. */
const LEAST_PART = 0.55;

/** What the initials of all words count for; a few letters of some of them count for less. */
const INITIALS = 0.85;

/** A page repeats names, and a comparison takes its time. */
function rankOnce(organisation: ClaimedOrganisation, phrase: string): number {
  const known = organisation.compared.get(phrase) ?? rankOf(organisation, phrase);
  organisation.compared.set(phrase, known);
  return known;
}

/**
 * How surely the phrase names the organisation; 0 when it does not. Between two languages or scripts a comparison is never
 * sure, and likely will do; in one language names are merely similar then.
 */
function rankOf(organisation: ClaimedOrganisation, phrase: string): number {
  const { outcome, relation, score } = compared(organisation, phrase);
  if (outcome === 'same') return 2 + score;
  const { name } = organisation;
  // "PHEAA" for "Pennsylvania Higher Education Assistance Agency".
  const isSpelledOut = isAcronym(name) && name.length > 2 && !isAcronym(phrase) && score >= INITIALS;
  if (outcome === 'compatible')
    return isSpelledOut || (isOtherLanguage(name, phrase) && !differsInSubject(name, phrase)) ? 1 + score : 0;
  const isPart = relation === 'part_of' && outcome === 'partial' && score >= LEAST_PART;
  return isPart && isPartFound(organisation, phrase) ? score : 0;
}

function isKnownPart({ bearers, organisations }: ClaimedOrganisation, phrase: string): boolean {
  if (bearers.length === 0) return false;
  return organisations
    .named(phrase)
    .some((part) => part.relations.length > 0 && bearers.some((whole) => isPartOf(part, whole, organisations)));
}

/**
 * A page that names a part names its whole. The whole stands for a claimed part only in another language, where parts are
 * seldom written as claimed; and a university of many places for none of them.
 */
function isPartFound(organisation: ClaimedOrganisation, phrase: string): boolean {
  const { name, organisations } = organisation;
  if (organisations.placesOfSchool(phrase) > 1) return false;
  if (isOtherLanguage(name, phrase) || isKnownPart(organisation, phrase)) return true;
  return orgForm(phrase).tokens.length > orgForm(name).tokens.length;
}

/** "State University" and "State University of Culture" of one town are two. */
function differsInSubject(name: string, phrase: string): boolean {
  const { leftOver, rightOver } = alignForms(orgForm(name), orgForm(phrase));
  return [...leftOver, ...rightOver].some((token) => token.kind === 'subject');
}

function isOtherLanguage(name: string, phrase: string): boolean {
  if (scriptOf(name) !== scriptOf(phrase)) return true;
  return isTranslation(orgForm(name), orgForm(phrase));
}

function scriptOf(name: string): string {
  if (isUnspaced(name)) return 'unspaced';
  return /\p{Script=Cyrillic}/u.test(name) ? 'cyrillic' : 'latin';
}

function compared({ kind, name, organisations }: ClaimedOrganisation, phrase: string): OrgComparison {
  return kind === 'school'
    ? compareSchools(name, phrase, organisations)
    : compareOrganisations(name, phrase, organisations);
}
