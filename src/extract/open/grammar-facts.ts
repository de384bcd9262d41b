// What the grammar of English sentences finds on pages of other languages, held against this reading: it cuts names by their
// capitals, and takes its verbs and prepositions from all languages at once.
import { isField } from '../../domain/fields/compare-fields.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { isInflectedPlace, isKnownPlace } from '../../domain/places/compare-places.ts';
import { itemsIn } from '../directed/aligned-members.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isFormOfAddress, isKnownName } from '../people/leading-name.ts';
import { organisationSpans } from './organisation-spans.ts';
import { isTown } from './positional-names.ts';

const isCareer = ({ kind }: Finding): boolean => kind === 'employment' || kind === 'education';

/** Posts and studies of sentences with the names that this reading sees in their place; without those that have no name there. */
export function withWholeNames(
  findings: readonly Finding[],
  lexicon: Lexicon,
  organisations: OrganisationIndex,
): Finding[] {
  return findings.flatMap((finding) => {
    if (!isCareer(finding) || finding.organisation === undefined) return [finding];
    if (finding.via !== 'prose') return [finding];
    const name = wholeName(finding.organisation.name, finding.quote, lexicon, organisations);
    if (name === null || isOfAnother(finding, lexicon) || isMembership(finding, name, lexicon)) return [];
    const current = finding.current === true && isLeft(finding, lexicon) ? { current: false } : {};
    const whole = { ...finding, ...current, organisation: { ...finding.organisation, name } };
    return [withoutNamesake(whole, lexicon, organisations)];
  });
}

/** "Je členkou České lékařské komory": who is a member right before the name, and nothing else there. */
function isMembership({ kind, quote, title }: Finding, name: string, { members }: Lexicon): boolean {
  if (kind !== 'employment' || title !== undefined) return false;
  const lead = quote.slice(0, Math.max(0, quote.indexOf(name)));
  return /^\s(?:\p{L}{1,4}\s)?$/u.test(lead.slice(members.find(lead).at(-1)?.to ?? 0));
}

/** "Su directora de tesis fue la profesora Marl, de la Universidad de Tallow": what a relative or an adviser is. */
function isOfAnother({ quote, organisation, person }: Finding, { otherPeople }: Lexicon): boolean {
  const lead = quote.slice(0, Math.max(0, quote.indexOf(organisation?.name ?? '')));
  const word = otherPeople.find(lead).find(({ from, text }) => from === 0 || /^\p{Ll}/u.test(text));
  return word !== undefined && !(person.name !== '' && lead.slice(word.to).includes(person.name));
}

/** "…, zuvor war sie bei Marl tätig": the clause of the organisation says that it is over, whatever the sentence began with. */
function isLeft({ quote, organisation }: Finding, { statuses, present }: Lexicon): boolean {
  const lead = quote.slice(0, Math.max(0, quote.indexOf(organisation?.name ?? '')));
  const clause = lead.slice(lead.search(/[^,;]*$/u));
  return (
    clause !== lead &&
    statuses.find(clause).some(({ value }) => value === 'former') &&
    present.find(clause).length === 0
  );
}

/** "Fundação Marlo Prado": whom an organisation is named after does nothing in the sentence. */
function withoutNamesake(finding: Finding, lexicon: Lexicon, organisations: OrganisationIndex): Finding {
  const { name } = finding.person;
  if (name === '' || !finding.quote.includes(name)) return finding;
  const isInside = organisationSpans(finding.quote, [], lexicon, organisations).some(
    (span) => span.name !== name && span.name.includes(name),
  );
  return isInside ? { ...finding, person: { ...finding.person, name: '', subject: false } } : finding;
}

const AT =
  /(?<!\p{L})(?:at|bei|beim|bei der|am|au|chez|presso|hos|bij|w|we|på|vid|ved|à|pour|für|with|for|joined)\s["“„«]?$/iu;

/** "Consultora em LGPD", "ingeniero en SAP": what the work is about. */
const OF_FIELD = /(?<!\p{L})(?:em|en|in)\s$/iu;

function wholeName(name: string, quote: string, lexicon: Lexicon, organisations: OrganisationIndex): string | null {
  const from = quote.indexOf(name);
  if (from < 0) return name;
  const to = from + name.length;
  const { titles, degrees, dates } = itemsIn(quote, lexicon);
  const spans = organisationSpans(quote, [...titles, ...degrees, ...dates], lexicon, organisations);
  const [own, next] = spans.filter((span) => span.from < to && span.to > from);
  // "hat an der Universität Marl Chemie studiert": behind the name stands what was studied; with another school in it are two.
  const isLonger =
    own !== undefined &&
    // "東海大学 内科": what a space parts from it is its department.
    !UNSPACED.test(name) &&
    name.startsWith(own.name) &&
    next?.school !== true &&
    !isField(name.slice(own.name.length).trim());
  if (own !== undefined) return isLonger ? name : own.name;
  if ([...titles, ...degrees].some((item) => item.from <= from && item.to > from)) return null;
  const lead = quote.slice(0, from);
  // "OAB/SP": a state, no organisation.
  if (lead.endsWith('/') && name.length < 3) return null;
  if (lexicon.declines && (isInflectedPlace(name) || isTown(quote, from, lexicon))) return null;
  const isLetters = /^[\p{Lu}\p{N}]{2,}(?!\p{L})/u.test(name) && !OF_FIELD.test(lead);
  return isLetters || AT.test(lead) || isJoined(lead, name, lexicon) ? name : null;
}

/** "a rejoint Marl", "trabajó en Marl y Tallow": behind a verb whose employer follows it. */
function isJoined(lead: string, name: string, { joins, declines }: Lexicon): boolean {
  const last = joins.find(lead).at(-1);
  if (last === undefined || (declines ? isInflectedPlace(name) : isKnownPlace(name))) return false;
  return JOINED.test(lead.slice(last.to));
}

/** An article, or names that were joined before it. */
const JOINED =
  /^\s(?:\p{Ll}{1,3}['’]?\s?)?(?:\p{Lu}[\p{L}&.-]*(?:\s\p{Lu}[\p{L}&.-]*){0,3}(?:,|\s\p{Ll}{1,3})\s){0,4}$/u;

/** One place is a study or a post: a degree makes it a study, else this reading decides. */
export function withoutContradicted(grammar: readonly Finding[], read: readonly Finding[]): Finding[] {
  const isTold = (finding: Finding, others: readonly Finding[]): boolean => {
    if (!isCareer(finding) || finding.via !== 'prose') return true;
    const alike = others.filter((other) => isOfOnePlace(finding, other));
    return alike.length === 0 || alike.some(({ kind }) => kind === finding.kind);
  };
  const withDegree = (finding: Finding): boolean => finding.kind === 'education' && finding.degree !== undefined;
  return [
    ...grammar
      .filter((finding) => !isSaidInFull(finding, read))
      .filter((finding) => (withDegree(finding) ? !isGivenElsewhere(finding, read) : isTold(finding, read)))
      .flatMap((finding) => withoutOthersYears(finding, read)),
    ...read.filter((finding) => isTold(finding, grammar.filter(withDegree))),
  ];
}

/** "東海大学 理学研究科 教授": this reading has the department before the title, too. */
const isSaidInFull = (finding: Finding, read: readonly Finding[]): boolean =>
  finding.kind === 'employment' &&
  UNSPACED.test(finding.organisation?.name ?? '') &&
  read.some(
    (other) =>
      other.kind === 'employment' &&
      isOfOnePlace(finding, other) &&
      other.title?.endsWith(finding.title ?? '') === true,
  );

/** "De 2005 a 2011 trabajó en Marl y desde 2012 es vocal de Tallow": where both have years for one place, this reading knows its clause. */
function withoutOthersYears(finding: Finding, read: readonly Finding[]): Finding[] {
  const own = yearsOf(finding);
  const dated = read
    .filter((other) => other.kind === finding.kind && isOfOnePlace(finding, other))
    .map(yearsOf)
    .filter((years) => years.length > 0);
  if (own.length === 0 || dated.length === 0 || dated.flat().some((year) => own.includes(year))) return [finding];
  const { start: _start, end: _end, ...rest } = finding;
  return finding.kind === 'education' ? [rest] : [];
}

const yearsOf = ({ start, end }: Finding): number[] =>
  [start, end].flatMap((date) => (date === undefined || date === 'present' ? [] : [date.year]));

/** "BSc from Marl and MSc from Tallow": this reading has the degree at another school of the sentence, and others at this one. */
function isGivenElsewhere(finding: Finding, read: readonly Finding[]): boolean {
  const near = read.filter(
    ({ kind, from, to, degree }) =>
      kind === 'education' && degree !== undefined && from < finding.to && to > finding.from,
  );
  const isHere = (other: Finding): boolean => other.organisation?.name === finding.organisation?.name;
  const isThis = ({ degree }: Finding): boolean => degree?.surface === finding.degree?.surface;
  return (
    near.some((other) => isThis(other) && !isHere(other)) &&
    near.some(isHere) &&
    !near.some((other) => isThis(other) && isHere(other))
  );
}

const isOfOnePlace = (one: Finding, other: Finding): boolean =>
  isCareer(other) && other.organisation?.name === one.organisation?.name && other.from < one.to && other.to > one.from;

/** What nobody's name stands with, where the same is read with a name; "(MIT)" behind the name it is short for. */
export function withoutRepeated(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => {
    if (!isCareer(finding) || finding.organisation === undefined) return true;
    if (finding.person.name === '')
      return !findings.some(
        (other) => other.person.name !== '' && other.kind === finding.kind && isOfOnePlace(finding, other),
      );
    const { name } = finding.organisation;
    return !findings.some(
      ({ kind, person, organisation }) =>
        (kind === 'education' || kind === 'employment') &&
        person.name === finding.person.name &&
        organisation !== undefined &&
        isShortFor(name, organisation.name, finding.quote),
    );
  });
}

/** "Marl Institute of Technology (MIT)". */
const isShortFor = (short: string, long: string, quote: string): boolean =>
  short !== long && /^[\p{Lu}\p{N}/.-]+$/u.test(short) && /^[^)]{0,30} ?[(–-] ?$/u.test(behind(long, short, quote));

/** The words from the end of one name to the beginning of the next. */
function behind(long: string, short: string, quote: string): string {
  const at = quote.indexOf(long);
  const next = at < 0 ? -1 : quote.indexOf(short, at + long.length);
  return next < 0 ? '' : quote.slice(at + long.length, next);
}

/** "Dra. Orla Vantreight" is Orla Vantreight; a name with the word of a trade or an organisation in it is nobody's. */
export function withPlainName(finding: Finding, site: string | null, lexicon: Lexicon): Finding {
  const { name } = finding.person;
  const isNobody =
    name === site ||
    name
      .split(/\s+/)
      .some((word) => !isFormOfAddress(word) && lexicon.titles.find(word).length > 0 && !isKnownName(name));
  if (isNobody && name !== '') return { ...finding, person: { ...finding.person, name: '', subject: false } };
  const words = finding.person.name.split(/\s+/);
  const first = words.findIndex((word) => !isFormOfAddress(word));
  if (first <= 0 || words.length - first < 2) return finding;
  return { ...finding, person: { ...finding.person, name: words.slice(first).join(' ') } };
}
