// Under which names a page may write the organisation of a claim: as claimed, as the organisation data has it, in the shapes
// that its script allows, and in the short forms that Chinese, Japanese and Korean texts make of a university's name.
import { makePhraseFinder, type PhraseFinder, UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Page } from '../../domain/model/page.ts';
import { compareOrganisations } from '../../domain/orgs/compare-organisations.ts';
import type { Organisation, OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { hanShapes } from '../../domain/orgs/scripts/han-variants.ts';
import { inflected } from '../../domain/orgs/shared/inflected-names.ts';
import { isAcronym, orgForm } from '../../domain/orgs/shared/org-tokens.ts';
import { type Locale, localeOfSite } from '../../domain/planning/languages.ts';
import { bareName, initialsInFull, schoolInFull } from '../page/names-in-full.ts';

/** Where a page is from: it tells which of several organisations of one name is meant. */
export interface PagePlace {
  language: string | null;
  host: string | null;
  page?: Pick<Page, 'title' | 'text'>;
}

export interface WrittenForm {
  form: string;
  /** The name that the form is short for; null when the form is a name itself. */
  shortFor: string | null;
  /** Named by a word that may be a place as well: a page that has the whole name may say it alone, any page beside a degree. */
  isBare?: 'on_page' | 'beside_degree';
}

export interface ClaimedOrganisation {
  kind: 'school' | 'employer';
  name: string;
  names: readonly string[];
  /** How the words of all of them begin that tell organisations apart. */
  beginnings: ReadonlySet<string>;
  organisations: OrganisationIndex;
  /** Those of the index that the name may mean. */
  bearers: readonly Organisation[];
  finder: PhraseFinder<WrittenForm>;
  /** Phrases of the page that were compared with it, and how surely they name it. */
  compared: Map<string, number>;
}

export const LEGAL_TAIL =
  /[\s,]+(?:(?:&|and) co|inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|lp|plc|gmbh|ag|se|s\.?a\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|oy|ab|a\/s|as|kg|e\.?v\.?|sp\. z o\.?o\.?|s\.?r\.?o\.?|a\.?s\.?|ооо|зао|оао)\.?$/iu;
/** Also "national" and "private" before a school's name, which Chinese and Japanese texts leave out. */
export const LEGAL_HEAD =
  /^(?:the|國立|国立|私立|株式会社|有限会社|合同会社|医療法人|학교법인|주식회사|\(주\)|（株）|ооо|зао|оао|тов|пат)\s*/iu;

export function claimedOrganisation(
  kind: ClaimedOrganisation['kind'],
  name: string,
  organisations: OrganisationIndex,
  place: PagePlace = { language: null, host: null },
): ClaimedOrganisation {
  const bearers = bearersOf(name, kind, organisations, place);
  const all = bearers.flatMap((bearer) => bearer.names.map(({ value }) => value));
  const others = new Set(all.filter((form) => isAnotherHere(form, name, organisations, place)));
  const known = all.filter((form) => !others.has(form));
  const names = [...new Set([name, ...known].flatMap(formsOf))].filter((form) => form.length > 1);
  const forms = names.map((form): WrittenForm => ({ form, shortFor: isCutShort(form, kind) ? form : null }));
  if (kind === 'school' || known.length > 0) forms.push(...shortForms(names, organisations));
  const bare = bareName(name);
  const isNamed = bare !== null && place.page !== undefined && schoolInFull(bare, place.page) === name;
  if (bare !== null && (isNamed || (kind === 'school' && isOnlyOne(bare, bearers, organisations))))
    forms.push({ form: bare, shortFor: name, isBare: isNamed ? 'on_page' : 'beside_degree' });
  return {
    kind,
    name,
    names,
    beginnings: new Set(names.flatMap(beginningsOf)),
    organisations,
    bearers,
    finder: makePhraseFinder(forms.map((value) => ({ form: value.form, value }))),
    compared: new Map([...others].map((form) => [form, 0])),
  };
}

/** A name with more bearers than this says nothing. */
const MOST_BEARERS = 12;

/** The organisations that the name may mean, or of the whole that a claimed part names: "Tallow College, Faculty of Law". */
function bearersOf(
  name: string,
  kind: ClaimedOrganisation['kind'],
  organisations: OrganisationIndex,
  place: PagePlace,
): readonly Organisation[] {
  for (const candidate of [name, ...wholesOf(name)]) {
    const found = organisations.named(candidate);
    const schools = found.filter((one) => one.kind === 'school');
    const bearers = kind === 'school' && schools.length > 0 ? schools : found;
    if (bearers.length === 1) return bearers;
    if (bearers.length > MOST_BEARERS) return [];
    if (bearers.length > 1) return atHome(bearers, place);
  }
  return [];
}

const NOWHERE: Locale = { language: '', country: null };
const languageOf = (country: string | null): string =>
  localeOfSite(`.${country === 'GB' ? 'uk' : (country ?? '').toLowerCase()}`, NOWHERE).language;

/** Those of the page's country, else those of its language, else all: what the page says of them is compared in any case. */
function atHome(bearers: readonly Organisation[], { language, host }: PagePlace): readonly Organisation[] {
  const { country } = localeOfSite(host ?? undefined, NOWHERE);
  const ofCountry = bearers.filter((one) => country !== null && one.country === country);
  if (ofCountry.length > 0) return ofCountry;
  const code = language?.slice(0, 2).toLowerCase() ?? '';
  const ofLanguage = bearers.filter((one) => code !== '' && code !== 'en' && languageOf(one.country) === code);
  return ofLanguage.length > 0 ? ofLanguage : bearers;
}

/** "MCT" is no Marl College of Tallow on a page that names the Marine Centre of Trale. */
function isAnotherHere(short: string, name: string, organisations: OrganisationIndex, { page }: PagePlace): boolean {
  const whole = page === undefined ? null : initialsInFull(short, page);
  return whole !== null && compareOrganisations(name, whole, organisations).outcome === 'different';
}

const UNIT = /\b(?:school|college|faculty|institute|department|centre|center|laboratory|lab|hospital|law|business)\b/i;

/** Pieces between commas and around "at", beginnings that end in a word for a school, and a short form before a unit. */
function wholesOf(name: string): string[] {
  const pieces = name.split(/\s*[,，(（]\s*|\s+at\s+|\s+@\s+/).map((piece) => piece.replace(/[)）]$/, ''));
  const beginnings = [
    ...name.matchAll(/(?:university|universität|université|college|institute of technology)(?= )/gi),
    ...name.matchAll(/大学(?!院)|大學|대학교|대학/gu),
  ].map((match) => name.slice(0, match.index + match[0].length));
  const first = /^\S+/.exec(name)?.[0] ?? '';
  // "NYU Stern School of Business", "PwC India".
  const heads = first.length > 2 && first !== name && isAcronym(first) && hasOnlyPart(name, first) ? [first] : [];
  return [...pieces.slice(pieces.length > 1 ? 0 : 1), ...beginnings, ...heads];
}

/** Behind the short form stands a unit of it, or where it is. */
function hasOnlyPart(name: string, first: string): boolean {
  const rest = name.slice(first.length).trim();
  return UNIT.test(rest) || /^\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?$/u.test(rest);
}

/** "Acme Inc." is also "Acme"; "Norvane University (NU)" is also "Norvane University" and "NU"; inside a name it is a place. */
function formsOf(name: string): string[] {
  const outside = name.replace(/\s*[(（][^)）]*[)）]/g, '').trim();
  const inside = [...name.matchAll(/[(（]([^)）]{2,80})[)）](?![\p{Script=Han}])/gu)].map((match) => match[1]!.trim());
  return [name, outside, ...inside].flatMap(withEitherAnd).flatMap((form) => {
    const bare = form.replace(LEGAL_HEAD, '').replace(LEGAL_TAIL, '').trim();
    return [form, bare]
      .filter((one) => one !== '')
      .flatMap((one) =>
        /\p{Script=Han}/u.test(one)
          ? hanShapes(one)
          : [one, dotted(one), oneWord(one), ...koreanSpaces(one), ...inflected(one)],
      );
  });
}

/** "한빛 SDN" for "한빛SDN": Korean writes names of firms with a space or without one. */
const koreanSpaces = (name: string): string[] =>
  /\p{Script=Hangul}/u.test(name) ? [name.replace(/\s/gu, ''), name.replace(BESIDE_LATIN, ' ')] : [];
const BESIDE_LATIN = /(?<=\p{Script=Hangul})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Hangul})/gu;

/** "KULeuven" for "KU Leuven". */
const oneWord = (name: string): string => name.replace(/^(\p{Lu}{2,3}) (?=\p{Lu}\p{Ll}+$)/u, '$1');
/** "Marl & Tallow" is also "Marl and Tallow". */
const withEitherAnd = (name: string): string[] =>
  /\s&\s|\sand\s/.test(name) ? [name, name.replace(/\s&\s/g, ' and '), name.replace(/\sand\s/g, ' & ')] : [name];

/** "U.C. Santa Cruz", "M.I.T.": short forms with points. */
const dotted = (name: string): string =>
  name.replace(/(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/gu, (short) => `${[...short].join('.')}.`);

/** "北大", "고려대", "北航": so short that it stands inside other words too. */
function isCutShort(form: string, kind: ClaimedOrganisation['kind']): boolean {
  return (
    /^[\p{Script=Han}\p{Script=Hangul}]{1,4}[大대]$/u.test(form) ||
    (kind === 'school' && /^\p{Script=Han}{2}$/u.test(form))
  );
}

const UNIVERSITY = /^([\p{Script=Han}]{2,6})(?:大学|大學)$/u;
const KOREAN_UNIVERSITY = /^([\p{Script=Hangul}]{2,6})대학교$/u;

/** 東北大 for 東北大学 and 서울대 for 서울대학교; 京大 for 京都大学 where no other school is known by it. */
function shortForms(names: readonly string[], organisations: OrganisationIndex): WrittenForm[] {
  return names.flatMap((name) => {
    const korean = KOREAN_UNIVERSITY.exec(name)?.[1];
    if (korean !== undefined) return [{ form: `${korean}대`, shortFor: name }];
    const han = UNIVERSITY.exec(name)?.[1];
    if (han === undefined || /^(?:国立|國立|私立|公立)/.test(han)) return [];
    const shorter = han.length === 2 ? [`${han[0]}大`] : [];
    return [`${han}大`, ...shorter.filter((form) => organisations.named(form).length === 0)].map((form) => ({
      form,
      shortFor: name,
    }));
  });
}

const BEGINNING = 4;

/** Kinds of organisations ("university", "hospital") are not among them unless there is nothing else. */
export function beginningsOf(name: string): string[] {
  const { tokens } = orgForm(name);
  const telling = tokens.filter((token) => token.kind !== 'type' && token.kind !== 'unit');
  return (telling.length > 0 ? telling : tokens).map((token) => token.text.slice(0, BEGINNING));
}

export const isUnspaced = (name: string): boolean => UNSPACED.test(name);

/** No other school of its country is called so: Boston has a college and a university; elsewhere colleges give no degrees. */
const isOnlyOne = (bare: string, bearers: readonly Organisation[], organisations: OrganisationIndex): boolean =>
  bearers.length === 1 &&
  [`${bare} University`, `University of ${bare}`, ...(bearers[0]!.country === 'US' ? [`${bare} College`] : [])]
    .flatMap((name) => organisations.named(name))
    .every(({ id, country }) => id === bearers[0]!.id || country !== bearers[0]!.country);
