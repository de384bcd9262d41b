// Compares the words of two names of companies: what is shared, what is over, and whether that makes another body.
import { foldWords } from '../../text/fold.ts';
import { alignTokens, isShortFor } from '../shared/align-tokens.ts';
import type { OrgToken } from '../shared/org-tokens.ts';
import { different, partOf, probably, same, unsure, type Verdict } from '../shared/org-verdict.ts';
import { isPlace as isTown } from '../shared/places.ts';
import { companyCore, companyForm } from './company-core.ts';
import {
  areFormsOfClub,
  areSortsOfHospital,
  areSortsOfOffice,
  isAdjectiveBefore,
  isClipped,
  isClubForm,
  isCountryLeftOut,
  isHospitalOfSystem,
  isKindOnly,
  isNamedAtHome,
  isNamesakeLeftOut,
  isOfficeLeftOut,
  isSharedByMany,
  isSortOfHospitalLeftOut,
  isStateSeat,
  isTradeOnly,
} from './company-kinds.ts';
import { BUSINESS_WORDS, CHINESE_PLACES, GENERAL_WORDS, NEAR_TRADES, PLACE_MARKS, TOP_WORDS } from './company-words.ts';
import { isWrittenAtHome } from './home-language.ts';

function isGeneral(token: OrgToken): boolean {
  return (
    GENERAL_WORDS.has(token.written) ||
    GENERAL_WORDS.has(token.text) ||
    token.kind === 'subject' ||
    token.kind === 'unit'
  );
}

function isPlace(token: OrgToken): boolean {
  return PLACE_MARKS.has(token.text) || PLACE_MARKS.has(token.written);
}

export function spell(tokens: readonly OrgToken[]): string {
  return tokens.map((token) => token.written).join(' ');
}

/** All words of the shorter name are in the longer one. */
function compareLonger(shorter: OrgToken[], longer: OrgToken[], extra: OrgToken[]): Verdict {
  const words = spell(extra);
  const own = shorter.filter((token) => !isGeneral(token) && !isPlace(token));
  // "German Gestapo": the adjective tells nothing new; "the Navy" may be another country's.
  if (isAdjectiveBefore(shorter, longer, extra)) return same(0.72, `"${words}" only says whose it is`);
  if (isCountryLeftOut(shorter, longer, extra))
    return { ...unsure(0.55, `"${words}" is left unsaid on one side`), relation: 'same' };
  if (isClubForm(extra)) return same(0.72, `"${words}" says that it is a club`);
  // 上海市第一人民医院: a town's name says that it is one, or does not.
  if (shorter.some(({ kind }) => kind !== 'proper') && extra.every(({ text }) => text === 'city'))
    return same(0.7, 'a town is named as one');
  const isNamedTrade = extra.every(({ kind }) => kind === 'subject');
  if ((shorter.length >= 2 || isNamedTrade) && isKindOnly(extra)) return same(0.7, `"${words}" only says what it is`);
  if ((shorter.length >= 2 || longer[0]?.text === shorter[0]?.text) && isTradeOnly(extra))
    return { ...unsure(0.5, `"${words}" is its trade or a business of it`), relation: 'same' };
  if (own.length === 0 && isNamesakeLeftOut(shorter, extra))
    return probably('same', 0.42, `the namesake "${words}" is left out on one side`);
  if (isSortOfHospitalLeftOut(shorter, extra)) return same(0.7, `"${words}" says which sort of hospital it is`);
  if (isOfficeLeftOut(shorter, longer, extra)) return same(0.7, `"${words}" is left out on one side`);
  if (shorter.length >= 2 && extra.every((token) => TOP_WORDS.has(token.written) && token.text !== 'bank'))
    return same(0.85, `"${words}" is left out on one side`);
  if (own.length === 0) return different(`only general words are shared; "${words}" is what names the other`, 0.2);
  const isLawful = longer[0] !== undefined && CHINESE_PLACES.has(longer[0].written) && longer.length > 1;
  const start = isLawful && shorter[0]?.text !== longer[0]?.text ? 1 : 0;
  const leading = longer[start]?.text === shorter[0]?.text;
  if (start === 1 && leading && extra.every((token) => token === longer[0] || isGeneral(token))) {
    return same(0.75, `"${words}" is the place and trade of the legal name`);
  }
  // "Chicago Brightwaters", "London Evening Brightwater": the town before the name is left out in speech; a branch has it behind.
  const isBefore = extra.every((token, at) => isPlace(token) && longer[at]?.text === token.text);
  if (isBefore) return { ...unsure(0.55, `"${words}" before the name is left unsaid`), relation: 'same' };
  if (extra.some(isPlace) && extra.every((token) => isPlace(token) || isGeneral(token))) {
    return partOf(0.55, `"${words}" marks a branch`);
  }
  // "Virgen de la Roca Hospital, Seville": behind a name of its own the town says where it is.
  const isNamed = own.some((token) => token.kind === 'proper' && token.text.length > 4 && !isTown(token));
  if (isNamed && shorter.length >= 2 && extra.every(isTown)) return partOf(0.5, `"${words}" says where it is`);
  if (leading && extra.some((token) => BUSINESS_WORDS.has(token.written)) && extra.every(isGeneral)) {
    return partOf(0.5, `"${words}" is a business of the organisation`);
  }
  if (extra.every((token) => TOP_WORDS.has(token.written))) return same(0.85, `"${words}" is left out on one side`);
  if (isKindSaidTwice(shorter, extra)) return same(0.75, `"${words}" says again what it is`);
  // "Marl City Hospital" and "Marl City Hospital St. Harald": a town has several.
  const isOneOfMany =
    own.every((token) => token.kind !== 'proper' || isTown(token) || PUBLIC_KINDS.has(token.text)) &&
    shorter.some(({ text }) => PUBLIC_KINDS.has(text));
  if (extra.every(isGeneral) && !(isOneOfMany && extra.some(({ text }) => text === 'national'))) {
    // A rare name may stand anywhere; a general word before it is a trade, not another house.
    return leading || own.length >= 2 || own.some((token) => token.text.length > 4)
      ? same(0.72, `"${words}" is left out on one side`)
      : different(`"${words}" stands before the name`, 0.25);
  }
  if (!leading && longer.length - extra.length >= 2)
    return unsure(0.4, `"${words}" stands before the name on one side`);
  return leading && own.length >= 2 && !isOneOfMany
    ? same(0.65, `"${words}" is added on one side`)
    : unsure(0.35, `"${words}" may name another body`);
}

/** A word of both is one word in two languages, so that the endings of names may differ: "w Jeleniej Górze". */
function areTranslated(left: string, right: string): boolean {
  const bare = ({ written }: OrgToken): string => written.replace(/s$/, '');
  const [ones, others] = [companyForm(left).tokens, companyForm(right).tokens];
  if (ones.some((token) => others.some((other) => other.text === token.text && bare(other) !== bare(token))))
    return true;
  // "Sądzie Rejonowym" was replaced as a whole: its words in English do not stand in the name.
  const isReplaced = (name: string, tokens: readonly OrgToken[]): boolean =>
    tokens.some(({ written }) => !foldWords(name).includes(written.slice(0, 4)));
  return isReplaced(left, ones) || isReplaced(right, others);
}

/** Kinds of organisations that are translated either way: "Towarzystwo" is a society or an association. */
const KINDS: readonly ReadonlySet<string>[] = [
  new Set(['association', 'society', 'union', 'federation', 'league']),
  new Set(['municipal', 'city', 'town']),
  new Set(['cabinet', 'lawyers', 'accounting']),
];

/** Kinds that only two languages call by each other's word: a Portuguese "faculdade" is a college or a school. */
const KINDS_IN_TRANSLATION: readonly ReadonlySet<string>[] = [
  new Set(['faculty', 'faculdade', 'college', 'school']),
  new Set(['district', 'regional', 'provincial', 'county']),
  new Set(['department', 'clinic', 'institution', 'institute', 'unit']),
  new Set(['practice', 'clinic', 'centre', 'hospital', 'cabinet', 'office']),
  new Set(['lawyers', 'office', 'practice']),
  new Set(['radio', 'broadcasting']),
];

/** `Cabinet Marl Avocats` and `Avocats Marl`: what is over says once more what it is. */
function isKindSaidTwice(shorter: readonly OrgToken[], extra: readonly OrgToken[]): boolean {
  return extra.every(({ text }) =>
    KINDS.some((kinds) => kinds.has(text) && shorter.some((token) => kinds.has(token.text))),
  );
}

function areSortsOfKind(leftOver: readonly OrgToken[], rightOver: readonly OrgToken[], translated: boolean): boolean {
  const [one, other] = [leftOver[0], rightOver[0]];
  if (one === undefined || other === undefined || leftOver.length > 1 || rightOver.length > 1) return false;
  const sets = translated ? [...KINDS, ...KINDS_IN_TRANSLATION] : KINDS;
  return sets.some((kinds) => kinds.has(one.text) && kinds.has(other.text));
}

/** Bodies of which a town has several. */
const PUBLIC_KINDS: ReadonlySet<string> = new Set(
  'hospital clinic museum gallery theatre library school kindergarten court church'.split(' '),
);

const PRACTICES: ReadonlySet<string> = new Set(['practice', 'centre', 'hospital', 'clinic']);

/** What tells one court of a country or town from another. */
const COURTS = new Set(
  'appeal supreme constitutional administrative district higher high superior cassation labour social finance commercial criminal arbitration juvenile patent'.split(
    ' ',
  ),
);

/** A court of another rank or matter, a ministry or office of other affairs: the words beside them say which one it is. */
function isOtherOffice(
  shared: readonly OrgToken[],
  leftOver: readonly OrgToken[],
  rightOver: readonly OrgToken[],
): boolean {
  const both = [...leftOver, ...rightOver];
  if (shared.some(({ text }) => text === 'prosecutor') && both.some(({ text }) => COURTS.has(text))) return true;
  if (shared.some(({ text }) => text === 'court'))
    return both.some(({ text, kind }) => COURTS.has(text) || kind === 'subject');
  const isSubject = ({ kind }: OrgToken) => kind === 'subject';
  if (shared.some(({ text }) => text === 'office') && leftOver.some(isSubject) && rightOver.some(isSubject))
    return true;
  const isMatter = (token: OrgToken) => isSubject(token) || token.kind === 'proper';
  return shared.some(({ text }) => text === 'ministry') && leftOver.some(isMatter) && rightOver.some(isMatter);
}

/** `Utbildningsdepartementet` and `Swedish Ministry of Education`: the country that only the name in English says is left out. */
function withoutHomeCountry(
  over: readonly OrgToken[],
  shared: readonly OrgToken[],
  otherName: string,
  otherTokens: readonly OrgToken[],
): OrgToken[] {
  return over.filter((token) => !(shared.some(isStateSeat) && isWrittenAtHome(otherName, otherTokens, [token])));
}

/** What the words alone say, legal forms aside. */
export function compareWords(left: string, right: string): Verdict {
  const leftTokens = companyForm(left).tokens;
  const rightTokens = companyForm(right).tokens;
  const translated = areTranslated(left, right);
  const { shared, close, ...over } = alignTokens(leftTokens, rightTokens, translated);
  if (shared.length === 0) return different('the names share no word');
  if (over.leftOver.length === 0 && over.rightOver.length === 0)
    return close
      ? same(0.8, 'the names differ in spelling only')
      : same(0.95, 'the same words in another form or language');
  const isBoth = over.leftOver.length > 0 && over.rightOver.length > 0;
  const leftOver = isBoth ? withoutHomeCountry(over.leftOver, shared, right, rightTokens) : over.leftOver;
  const rightOver = isBoth ? withoutHomeCountry(over.rightOver, shared, left, leftTokens) : over.rightOver;
  const isHome =
    (leftOver.length === 0 && isWrittenAtHome(left, leftTokens, rightOver)) ||
    (rightOver.length === 0 && isWrittenAtHome(right, rightTokens, leftOver));
  if (isHome) return same(0.75, `at home it is named without "${spell([...leftOver, ...rightOver])}"`);
  const [leftCore, rightCore] = [companyCore(left), companyCore(right)];
  const isAtHome =
    (leftOver.length === 0 && isNamedAtHome(leftCore, rightCore, rightOver)) ||
    (rightOver.length === 0 && isNamedAtHome(rightCore, leftCore, leftOver));
  if (isAtHome) return probably('same', 0.42, 'named at home without its country');
  if (isOtherOffice(shared, leftOver, rightOver))
    return different(`another office, "${spell([...leftOver, ...rightOver])}"`, 0.1);
  if (leftOver.length === 0) return compareLonger(leftTokens, rightTokens, rightOver);
  if (rightOver.length === 0) return compareLonger(rightTokens, leftTokens, leftOver);
  const own = shared.filter((token) => !isGeneral(token) && !isPlace(token));
  const words = `"${spell(leftOver)}" and "${spell(rightOver)}"`;
  if (areFormsOfClub(leftOver, rightOver)) return same(0.8, `forms of one club, ${words}`);
  if (isClipped(leftOver, rightOver)) return same(0.65, `one word is cut short, ${words}`);
  if (areSortsOfHospital(shared, leftOver, rightOver)) return same(0.65, `sorts of one hospital, ${words}`);
  if (areSortsOfKind(leftOver, rightOver, translated)) return same(0.65, `one kind by two words, ${words}`);
  if (areSortsOfOffice(shared, leftOver, rightOver)) return same(0.62, `offices by two words, ${words}`);
  if (isHospitalOfSystem(shared, leftOver, rightOver) || isHospitalOfSystem(shared, rightOver, leftOver))
    return partOf(0.45, `a hospital of an organisation, ${words}`);
  if (leftOver.some(isPlace) && rightOver.some(isPlace) && (own.every(isSharedByMany) || shared.some(isStateSeat)))
    return different(`many bear the name, ${words} tell them apart`, 0.1);
  if (isShortFor(leftOver, rightOver)) return same(0.75, `one is short for the other, ${words}`);
  const leads =
    leftTokens[0]?.text === rightTokens[0]?.text &&
    own.some((token) => token.text === leftTokens[0]?.text && !isTown(token));
  // Marl Business School and Marl Medical School: two schools of one university.
  if (shared.some(({ text }) => text === 'school') && leftOver.length > 0 && rightOver.length > 0)
    return different(`two schools, ${words}`, 0.1);
  // Marl Dental Practice and Marl Eye Practice: two practices of one town or name.
  const isSubject = ({ kind }: OrgToken): boolean => kind === 'subject';
  if (shared.some(({ text }) => PRACTICES.has(text)) && leftOver.some(isSubject) && rightOver.some(isSubject))
    return different(`two practices, ${words}`, 0.1);
  if (leads) {
    // A bank beside another trade is no house above it: Brightwater Bank, Brightwater Energy.
    const holds = (token: OrgToken) => TOP_WORDS.has(token.written) && token.text !== 'bank';
    const isTop = (over: OrgToken[]) => over.every(holds);
    if (isTop(leftOver) !== isTop(rightOver)) return partOf(0.5, `one organisation, ${words}`);
    const both = [...leftOver, ...rightOver];
    if (NEAR_TRADES.some((trades) => both.every((token) => trades.has(token.written) || trades.has(token.text)))) {
      return same(0.65, `one name in neighbouring trades, ${words}`);
    }
    const isBusiness = (over: OrgToken[]) => over.some((token) => BUSINESS_WORDS.has(token.written));
    if (both.every(isGeneral) && (isBusiness(leftOver) || isBusiness(rightOver)))
      return unsure(0.45, `one organisation, ${words}`);
    if ([...leftOver, ...rightOver].every((token) => isGeneral(token) || isPlace(token))) {
      return [...leftOver, ...rightOver].some(isPlace)
        ? partOf(0.45, `one organisation, ${words}`)
        : unsure(0.45, `one name, ${words}`);
    }
  }
  return different(`they differ in ${words}`, 0.1);
}
