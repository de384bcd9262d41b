// Rows for organisations: the claimed school or employer against the names that a page gives it.
import { LANGUAGES } from '../languages/index.ts';
import { UNSPACED } from '../languages/phrase-finder.ts';
import { PRIZE_WORDS } from '../languages/words.ts';
import { type Comparison, NO_DATA, OUTCOME_RANK } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import { compareCompanies } from '../orgs/companies/compare-companies.ts';
import type { Organisation, OrganisationIndex } from '../orgs/organisation-index.ts';
import { compareSchools } from '../orgs/schools/compare-schools.ts';
import { isKnownSchool } from '../orgs/schools/known-schools.ts';
import { orgForm } from '../orgs/shared/org-tokens.ts';
import { foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { once } from '../text/once.ts';
import type { MemberRule, Scene } from './claim-type.ts';
import { compareOffices } from './compare-offices.ts';
import { compareFaculty } from './faculties.ts';
import { rememberPairsOfIndex } from './remember-pairs.ts';
import { asText, PARTIAL_FLOOR, type RowOptions, SEMANTIC } from './row-options.ts';
import { schoolAsWritten } from './school-as-written.ts';

export const schoolsCompared = rememberPairsOfIndex(compareSchools);

/** The best of several readings of one value: "Wharton School, University of Pennsylvania" is met by either name. */
function best(comparisons: readonly Comparison[]): Comparison {
  if (comparisons.length === 1) return comparisons[0]!;
  return comparisons.reduce(
    (left, right) =>
      OUTCOME_RANK[right.outcome] > OUTCOME_RANK[left.outcome] ||
      (right.outcome === left.outcome && right.score > left.score)
        ? right
        : left,
    NO_DATA,
  );
}

/** "(now Texas State University)", "(since 2005 the University of Oakham)": the other name that the page itself gives. */
const OTHER_NAME =
  /\((?:now|today|currently|formerly|then|previously|later|since \d{4}|renamed|known as|now known as|present[- ]day|the present|also)\s{1,2}(?:called |known as |the |part of )?([^()]{3,80})\)/giu;

const CAPITALS = "\\p{Lu}[\\p{L}'’&.-]*(?: (?:(?:of|and|the|for|de|at) ){0,2}\\p{Lu}[\\p{L}'’&.-]*){0,6}";
/** ", now Clemson University,", ", which became Altria in 2003": the same without brackets, right behind the name. */
const RENAMED = new RegExp(
  `^(?: \\([^()]{0,40}\\)| in \\p{Lu}[\\p{L}-]+)?,? (?:and )?(?:(?:now|today)(?: called| known as| renamed| part of)?|(?:later|formerly|previously|currently) (?:called|known as|renamed)|since renamed|renamed|today['’]s|(?:which|that)(?: has)?(?: later| then| since| subsequently)? (?:became|become|was renamed|is now|changed its name to)(?: called| known as)?|is now(?: called| known as)?) (?:as )?(?:the )?(${CAPITALS})`,
  'u',
);
const REACH = 140;

export function otherNames(name: string, around: string): string[] {
  const names: string[] = [];
  if (around.includes('('))
    for (const match of around.matchAll(OTHER_NAME)) {
      const before = around.slice(Math.max(0, match.index - name.length - 12), match.index);
      if (before.includes(name) || name.includes(match[0])) names.push(match[1]!.trim());
    }
  const at = name.length < 3 ? -1 : around.indexOf(name);
  const behind = at < 0 ? null : RENAMED.exec(around.slice(at + name.length, at + name.length + REACH));
  if (behind !== null) names.push(behind[1]!.replace(/[.,]$/, ''));
  return names;
}

const namesOfFinding = new WeakMap<Finding, string[]>();

function organisationNames(finding: Finding, scene: Scene): string[] {
  const known = namesOfFinding.get(finding);
  if (known) return known;
  const names = readOrganisationNames(finding, scene);
  namesOfFinding.set(finding, names);
  return names;
}

function readOrganisationNames(finding: Finding, scene: Scene): string[] {
  const mention = finding.organisation;
  if (!mention) return [];
  const names = [mention.name];
  if (mention.unit) names.push(`${mention.unit}, ${mention.name}`, mention.unit);
  if (mention.place && !mention.name.includes(mention.place)) names.push(`${mention.name}, ${mention.place}`);
  names.push(...partsOfName(mention.name), ...otherNames(mention.name, scene.aroundOf(finding)));
  return names;
}

const UNIT =
  /\b(?:division|department|dept|branch|office|unit|school|faculty|institute|centre|center|herbarium|laboratory|laboratories|lab|college|hospital|museum|library|press|observatory|section|wing|bureau|subsidiary|chair|board)\b/i;

/** "Gray Herbarium of Harvard University" is work at both; "Bank of America" is one name. */
export function partsOfName(name: string): string[] {
  const at = /^(.{4,80}?) (?:of|at) (?:the )?(\p{Lu}.{2,80})$/u.exec(name);
  const [left, right] = [at?.[1] ?? '', at?.[2] ?? ''];
  const words = (text: string) => text.split(/\s+/).length;
  if (words(left) < 2 || !UNIT.test(left)) return [];
  return words(right) >= 2 || right.includes('-') ? [left, right] : [];
}

export const plainText: (text: string) => string = memoise((text) =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim(),
);

/** `part` stands in `whole` as whole words. */
export function holdsWords(whole: string, part: string): boolean {
  const at = whole.indexOf(part);
  if (at < 0 || part === '') return false;
  const before = whole[at - 1];
  const after = whole[at + part.length];
  const letter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
  return !letter(before) && !letter(after);
}

/**
 * The page itself writes the claimed name where the reader took less or more of it: "Washington and Jefferson College"
 * read as "Jefferson College". Looked at only when the names as read do not agree.
 */
function asWritten(expected: string, finding: Finding, scene: Scene, kind: 'school' | 'company'): Comparison | null {
  const found = finding.organisation?.name;
  if (!found || finding.organisation?.how === 'page_organisation') return null;
  const claimed = plainText(expected);
  const read = plainText(found);
  if (claimed.length < 4 || read === claimed) return null;
  const writes = (outcome: 'same' | 'compatible', score: number): Comparison => ({
    outcome,
    score,
    reason: `the page writes "${expected}"`,
    left: expected,
    right: found,
  });
  if (read.length >= 3 && holdsWords(claimed, read) && holdsWords(plainText(scene.aroundOf(finding)), claimed))
    return writes('same', 0.92);
  if (read.startsWith(claimed) && /^(?:,| \()/.test(read.slice(claimed.length))) return writes('same', 0.92);
  const long = claimed.includes(' ') || claimed.length >= 8;
  if (kind !== 'company' || !long || !holdsWords(read, claimed) || isAnotherName(read, claimed)) return null;
  return writes('compatible', 0.85);
}

/** "Norvane University of Technology" is not Norvane University, and nobody works at a "Norvane Foundation Award". */
function isAnotherName(read: string, claimed: string): boolean {
  const behind = read.slice(read.indexOf(claimed) + claimed.length);
  return (
    (/(?:university|institute|academy)$/.test(claimed) && /^ of /.test(behind)) ||
    behind.split(' ').some((word) => PRIZE_WORDS.has(word) || PRIZE_WORDS.has(word.replace(/s$/, '')))
  );
}

/** "DPhil, Oxford, 1963": beside a degree the bare name of a town is its university's. */
function asBareName(expected: string, finding: Finding): Comparison | null {
  const found = finding.organisation?.name ?? '';
  if (finding.degree === undefined && finding.field === undefined) return null;
  const [claimed, bare] = [orgForm(expected).tokens, orgForm(found).tokens];
  const own = claimed.filter((token) => token.text !== 'university');
  const isBare = bare.length > 0 && bare.every((token) => token.kind !== 'type');
  if (!isBare || own.length !== claimed.length - 1 || own.length !== bare.length) return null;
  if (own.some((token, at) => token.text !== bare[at]!.text)) return null;
  return { outcome: 'compatible', score: 0.8, reason: `"${found}" is short for it`, left: expected, right: found };
}

/** "University of Norvane" of many places: it does not name a member that is called otherwise, as "Norvane State University". */
function isOtherMember(expected: string, found: string, organisations: OrganisationIndex): boolean {
  const members = organisations.placesOfSchool(found) < 2 ? [] : organisations.named(expected);
  const isCalledAfter = ({ names }: Organisation): boolean =>
    names.some(({ value }) => foldWords(value).includes(foldWords(found)));
  return members.length > 0 && !members.some(isCalledAfter);
}

/** Two names that may or may not be one school neither bear a claim out nor speak against it. */
function withoutGuess(compared: Comparison, found: string, organisations: OrganisationIndex): Comparison {
  const isGuess = compared.score < PARTIAL_FLOOR || isOtherMember(compared.left ?? '', found, organisations);
  const isOpen = compared.outcome === 'partial' && compared.relation !== 'different';
  return isOpen && isGuess ? { ...compared, outcome: 'no_data', score: 0 } : compared;
}

export function school(member = 'school', options: RowOptions = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 1,
    role: options.role ?? 'main',
    partialIsEnough: SEMANTIC,
    compare: (expected, finding, scene) => {
      const compare = (left: string, right: string) => schoolsCompared(left, right, scene.organisations);
      const compared = best(organisationNames(finding, scene).map((name) => compare(asText(expected), name)));
      const apart = schoolAsWritten(asText(expected), finding, compared, compare);
      if (apart !== null) return apart;
      if (compared.outcome === 'same' || compared.outcome === 'compatible') return compared;
      const faculty = compareFaculty(
        asText(expected),
        finding,
        (left, right) => compare(left, right).outcome === 'same',
      );
      const other = asWritten(asText(expected), finding, scene, 'school') ?? asBareName(asText(expected), finding);
      return best([
        other ?? withoutGuess(compared, finding.organisation?.name ?? '', scene.organisations),
        faculty ?? NO_DATA,
      ]);
    },
    found: (finding) => finding.organisation?.name,
  };
}

export function company(member: string, options: RowOptions = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 1,
    role: options.role ?? 'main',
    partialIsEnough: SEMANTIC,
    compare: (expected, finding, scene) => {
      const compared = best(
        organisationNames(finding, scene).map((name) => compareEmployers(asText(expected), name, scene.organisations)),
      );
      if (compared.outcome === 'same' || compared.outcome === 'compatible') return compared;
      const office = compareOffices(asText(expected), finding.organisation?.name ?? '', finding.title);
      return office ?? asWritten(asText(expected), finding, scene, 'company') ?? compared;
    },
    found: (finding) => finding.organisation?.name,
  };
}

const UNSPACED_SCHOOL = /大学|大學|대학교/u;
/** Legal forms that are written before a name, without a space. */
const LEGAL_FORMS = once(() => LANGUAGES.flatMap((pack) => pack.legalForms).filter((form) => UNSPACED.test(form)));

/** 医療法人社団青葉会 青葉病院: what stands before the name is the body that runs it. */
function isWithLegalForm(long: string, short: string): boolean {
  return (
    short.length >= 3 &&
    long.length > short.length &&
    long.endsWith(short) &&
    LEGAL_FORMS().some((form) => long.startsWith(form))
  );
}

const SCHOOL_WORD =
  /universi|univerzi|uniwersy|college|colegio|collegium|kolegium|school|institut|instytut|ústav|academ|akadem|accadem|hochschule|hogeschool|h[öøo]g?skol|hø[jy]skole|polytechn|politecn|politechn|ecole|école|szko[lł]|škol|facult|fakult|facolt|wydzia|универси|університ|институт|інститут|академ|факультет|大学|大學|学院|學院|대학|(?:의|치|법|공|약|여|한의|사범)대(?:$|[\s\d])/i;

/**
 * An employer may be a school: where either side looks like one, both readings are tried and the better one stands.
 * Elsewhere the rules of schools, which read much into short forms, are left out.
 */
export const compareEmployers = rememberPairsOfIndex((left, right, organisations) => {
  const asCompanies = compareCompanies(left, right, organisations);
  // 青山海洋大學 and 青山大學海洋研究所: without spaces the order of the words tells two schools apart.
  if (UNSPACED_SCHOOL.test(left) && UNSPACED_SCHOOL.test(right)) return schoolsCompared(left, right, organisations);
  if (isWithLegalForm(left, right) || isWithLegalForm(right, left))
    return { outcome: 'same', score: 0.92, reason: 'one is written with its legal form' };
  // "University of Newcastle" and "Newcastle University": where both are schools of their own, the words may agree in vain.
  if (asCompanies.outcome === 'same') {
    if (left === right || !isKnownSchool(left, organisations) || !isKnownSchool(right, organisations))
      return asCompanies;
    const apart = schoolsCompared(left, right, organisations);
    return apart.outcome === 'different' || apart.outcome === 'partial' ? apart : asCompanies;
  }
  const schoolLike = SCHOOL_WORD.test(left) || isKnownSchool(left, organisations);
  const otherSchoolLike = SCHOOL_WORD.test(right) || isKnownSchool(right, organisations);
  if (!schoolLike || !otherSchoolLike) return asCompanies;
  const asSchools = schoolsCompared(left, right, organisations);
  // "Norvane University" and "Norvane University of Technology".
  if (asSchools.outcome === 'different' && asCompanies.outcome === 'compatible' && asCompanies.score < 0.75)
    return asSchools;
  // Short forms that only may fit ("UNESCO" in the letters of a university) are no employer.
  return asSchools.outcome === 'compatible' && asSchools.score < 0.82 ? asCompanies : best([asCompanies, asSchools]);
});
