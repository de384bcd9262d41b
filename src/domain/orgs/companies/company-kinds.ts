// Words that say what kind of body a name belongs to, and what may be left out or exchanged among them: the country before a
// navy, the sort of a hospital, the number of a company.

import { arabicNumber, plainNumbers } from '../shared/numerals.ts';
import { isAcronym, type OrgToken } from '../shared/org-tokens.ts';
import { isPlace as isTown } from '../shared/places.ts';
import { TRADE_WORDS } from './company-words.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

/** Bodies of which every country has its own: `the Navy` is one's own country's. */
const STATE_BODIES = words(`
  navy army airforce marine marines corps guard forces senate congress parliament house representatives commons lords court ministry department
  treasury police embassy government cabinet intelligence administration agency bureau office survey laboratory service
`);

/** Countries as they stand before such a body. */
const NATIONS = words(`
  us usa unitedstates american britain british uk unitedkingdom royal english scotland ireland canada australia newzealand india france germany italy spain
  portugal netherlands belgium switzerland austria sweden norway denmark finland poland russia soviet ukraine turkey israel japan china korea mexico brazil
  argentina chile colombia peru southafrica egypt imperial federal
`);

const NATION_ADJECTIVES = words(`
  israeli german french italian spanish portuguese dutch belgian swiss austrian swedish norwegian danish finnish polish russian soviet ukrainian turkish
  indian japanese chinese korean mexican brazilian argentine chilean colombian egyptian iranian iraqi pakistani hungarian czech greek romanian british irish
`);

/** What stands before the field of a state body and may be left out: `Department of Natural Resources Canada`. */
const OFFICES = words('department ministry office bureau agency');

/** Sorts of hospitals: one house is called by several of them. */
const HOSPITALS = words(
  'hospital hospitals clinic clinics infirmary medicine medical centre center health healthcare care campus system general university trust foundation nhs policlinic teaching services service specialist clinical regional',
);

const HOSPITAL_HEADS = words('hospital hospitals clinic infirmary medicine medical health healthcare');

/** What a house of several hospitals calls itself, and what one of them is called. */
const SYSTEMS = words('health healthcare system care network services');
const HOSPITAL_SEATS = words('hospital clinic infirmary medicine medical');

/** Words behind a name that only say what it is: `Brightwater Philharmonic Orchestra`, `Brightwater magazine`. */
const KIND_TAILS = words(
  'lawyers orchestra magazine newspaper newspapers theatre theater airline band party fc cf club football futbol',
);

/** Words many bodies of one kind share without being one: `Royal Bank of Scotland`, `Ministry of Health Malaysia`. */
const SHARED_BY_MANY = words(
  'royal ministry department government embassy saint museum garden gardens library police army navy airforce association society',
);

function isOneOf(set: ReadonlySet<string>, token: OrgToken): boolean {
  return set.has(token.text) || set.has(token.written);
}

/** `Navy` and `United States Navy`, `Naval Research Lab` and `U.S. Naval Research Laboratory`: the country stands first on one side. */
export function isCountryLeftOut(
  shorter: readonly OrgToken[],
  longer: readonly OrgToken[],
  extra: readonly OrgToken[],
): boolean {
  const lead = longer.slice(0, extra.length);
  return (
    extra.length <= 2 &&
    extra.every((token) => isOneOf(NATIONS, token) && lead.some((first) => first.text === token.text)) &&
    (shorter.length >= 2 || shorter.some((token) => isOneOf(STATE_BODIES, token)))
  );
}

/** `Gestapo` and `German Gestapo`: the adjective before a name that needs none. */
export function isAdjectiveBefore(
  shorter: readonly OrgToken[],
  longer: readonly OrgToken[],
  extra: readonly OrgToken[],
): boolean {
  const [only, ...others] = shorter;
  const [first, ...more] = extra;
  return (
    only !== undefined &&
    others.length === 0 &&
    only.kind === 'proper' &&
    only.text.length > 5 &&
    first !== undefined &&
    more.length === 0 &&
    longer[0] === first &&
    NATION_ADJECTIVES.has(first.written)
  );
}

/** `Natural Resources Canada` and `Department of Natural Resources Canada`. */
export function isOfficeLeftOut(
  shorter: readonly OrgToken[],
  longer: readonly OrgToken[],
  extra: readonly OrgToken[],
): boolean {
  const [only, ...others] = extra;
  return (
    only !== undefined && others.length === 0 && shorter.length >= 2 && longer[0] === only && isOneOf(OFFICES, only)
  );
}

/** What is over on both sides only says which sort of hospital it is: `Brightwater Hospital`, `Brightwater Medical Center`. */
export function areSortsOfHospital(
  shared: readonly OrgToken[],
  leftOver: readonly OrgToken[],
  rightOver: readonly OrgToken[],
): boolean {
  const isNamed = shared.some((token) => token.kind === 'proper' && !isTown(token) && !isOneOf(SHARED_BY_MANY, token));
  if (isHospitalOfSystem(shared, leftOver, rightOver) || isHospitalOfSystem(shared, rightOver, leftOver)) return false;
  return (
    isNamed &&
    [leftOver, rightOver].every(
      (over) =>
        over.every((token) => isOneOf(HOSPITALS, token)) && over.some((token) => isOneOf(HOSPITAL_HEADS, token)),
    )
  );
}

/** `Hospital General Universitario Brightwater` and `Brightwater Hospital`: sorts of hospitals before or behind a name of its own. */
export function isSortOfHospitalLeftOut(shorter: readonly OrgToken[], extra: readonly OrgToken[]): boolean {
  const isNamed = shorter.some(
    (token) =>
      token.kind === 'proper' &&
      token.text.length > 3 &&
      !isTown(token) &&
      !isOneOf(SHARED_BY_MANY, token) &&
      !isOneOf(HOSPITALS, token),
  );
  return (
    isNamed && shorter.some(({ text }) => text === 'hospital') && extra.every((token) => isOneOf(HOSPITALS, token))
  );
}

/** `Brightwater Medical Center Riverside` and `Brightwater Health`: one hospital of a house that runs several. */
export function isHospitalOfSystem(
  shared: readonly OrgToken[],
  hospital: readonly OrgToken[],
  system: readonly OrgToken[],
): boolean {
  const isNamed = shared.some((token) => token.kind === 'proper' && !isOneOf(SHARED_BY_MANY, token));
  const isSystem = (token: OrgToken) => isOneOf(SYSTEMS, token);
  return (
    isNamed &&
    system.length > 0 &&
    system.every(isSystem) &&
    hospital.some((token) => isOneOf(HOSPITAL_SEATS, token)) &&
    !hospital.some((token) => token.text === 'system')
  );
}

export function isKindOnly(extra: readonly OrgToken[]): boolean {
  return extra.length > 0 && extra.every((token) => isOneOf(KIND_TAILS, token));
}

/** The trade behind the name: the same house more often than a business of it, but no more than that. */
export function isTradeOnly(extra: readonly OrgToken[]): boolean {
  return extra.length > 0 && extra.every((token) => isOneOf(KIND_TAILS, token) || TRADE_WORDS.has(token.written));
}

/** Every state has its own: two countries, two ministries. */
export function isStateSeat(token: OrgToken): boolean {
  return token.text === 'ministry' || token.text === 'government' || token.text === 'embassy';
}

export function isSharedByMany(token: OrgToken): boolean {
  return isOneOf(SHARED_BY_MANY, token);
}

/** Companies and courts counted through: `Brightwater Holdings 1 Ltd`, `Landgericht Marl II`; the names as they are written. */
export function haveOtherNumbers(left: string, right: string): boolean {
  const [one, other] = [numbersIn(left), numbersIn(right)];
  return one.length > 0 && other.length > 0 && !one.some((number) => other.includes(number));
}

function numbersIn(name: string): readonly string[] {
  const found =
    plainNumbers(name).match(
      /(?<![\p{L}\p{N}])(?:\p{N}{1,4}|(?<=\s)(?:I{1,3}|IV|VI{0,3}|IX|XI{0,3}))(?![\p{L}\p{N}.])/gu,
    ) ?? [];
  return found.map((number) => arabicNumber(number) ?? number);
}

/** `BWRI Kenya`: a short form with its country behind it; the short form, or nothing. */
export function shortFormBefore(name: string): string | undefined {
  const found = /^(\S{2,9})\s(\S{3,}(?:\s\S{3,})?)$/u.exec(name.trim());
  return found?.[1] !== undefined && isAcronym(found[1]) ? found[1] : undefined;
}

/** Forms of clubs, before or behind the town: `Brightwater F.C.`, `Brightwater Football Club`, `FK Brightwater`. */
const CLUB_WORDS = words(
  'fc cf afc bc fk sk sc ac as us sv ss cd ca ud rc vfb vfl tsv bk ff sporting club clube football futbol calcio fussball',
);

/** What is over on both sides only says that it is a club. */
export function areFormsOfClub(leftOver: readonly OrgToken[], rightOver: readonly OrgToken[]): boolean {
  return [leftOver, rightOver].every((over) => over.length > 0 && over.every((token) => isOneOf(CLUB_WORDS, token)));
}

export function isClubForm(extra: readonly OrgToken[]): boolean {
  return extra.length > 0 && extra.every((token) => isOneOf(CLUB_WORDS, token));
}

/** `Met Opera`, `Man United`: one word cut short, all others the same. */
export function isClipped(leftOver: readonly OrgToken[], rightOver: readonly OrgToken[]): boolean {
  const [one, other] = [leftOver[0], rightOver[0]];
  if (one === undefined || other === undefined || Math.min(leftOver.length, rightOver.length) !== 1) return false;
  const [short, long] = one.written.length < other.written.length ? [one, other] : [other, one];
  const rest = (short === one ? rightOver : leftOver).slice(1);
  // 西村 and 西村あさひ: without spaces a longer word is another name.
  if (short.spoken !== undefined || long.spoken !== undefined) return false;
  if (short.written.length < 3 || (short === one ? leftOver : rightOver).length > 1) return false;
  return (
    long.written.length >= short.written.length + 3 && long.written.startsWith(short.written) && rest.every(isSort)
  );
}

/** What a clipped name drops besides: `Mass Eye and Ear`, Massachusetts Eye and Ear Infirmary. */
function isSort(token: OrgToken): boolean {
  return isTradeOnly([token]) || isOneOf(HOSPITALS, token) || token.text === 'infirmary';
}

/** `Centre for Advanced Glass` and `Harald Lindqvist Centre for Advanced Glass`: only the namesake is left out. */
export function isNamesakeLeftOut(shorter: readonly OrgToken[], extra: readonly OrgToken[]): boolean {
  return (
    shorter.length >= 3 &&
    extra.length >= 2 &&
    extra.length <= 3 &&
    extra.every((token) => token.kind === 'proper' && !isTown(token) && token.text.length > 2 && !/\d/.test(token.text))
  );
}

/** Offices of a state: one is called by several of these, most of all in translation. */
const STATE_OFFICES = words(
  'agency office authority administration management bureau directorate board service services state federal national department',
);

/** `Brightland Environment Agency` and `Brightland State Office for the Environment`. */
export function areSortsOfOffice(
  shared: readonly OrgToken[],
  leftOver: readonly OrgToken[],
  rightOver: readonly OrgToken[],
): boolean {
  const isOffice = (over: readonly OrgToken[]) =>
    over.length > 0 && over.every((token) => isOneOf(STATE_OFFICES, token));
  const isSome = (over: readonly OrgToken[]) =>
    over.some((token) => !['state', 'federal', 'national'].includes(token.text));
  return shared.length >= 2 && isOffice(leftOver) && isOffice(rightOver) && isSome(leftOver) && isSome(rightOver);
}

/** A body named at home without its country, and in English with it: no written word is shared, the country alone is over. */
export function isNamedAtHome(short: string, long: string, extra: readonly OrgToken[]): boolean {
  if (!extra.every((token) => isOneOf(NATIONS, token))) return false;
  const written = new Set(short.split(' '));
  return !long.split(' ').some((word) => word.length > 3 && written.has(word));
}
