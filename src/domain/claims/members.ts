// Rows for the tables of the claim types: which value of a finding meets which member of `expected`, and how.
import { compareDegrees } from '../degrees/compare-degrees.ts';
import { parseDegree } from '../degrees/parse-degree.ts';
import { compareFields } from '../fields/compare-fields.ts';
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import type { EndDate, PartialDate } from '../model/partial-date.ts';
import { compareCompanies } from '../orgs/compare-companies.ts';
import { compareSchools } from '../orgs/compare-schools.ts';
import { isKnownSchool } from '../orgs/known-schools.ts';
import { comparePlaces } from '../places/compare-places.ts';
import { memoise } from '../text/memoise.ts';
import { compareTitles } from '../titles/compare-titles.ts';
import type { MemberRule, Scene } from './claim-type.ts';
import { compareMonths, compareYears, parseExpectedDate } from './compare-times.ts';
import { compareWorks } from './compare-works.ts';
import { rememberPairs } from './remember-pairs.ts';

export * from './special-members.ts';

const NEVER = { strict: false, fuzzy: false, semantic: false };
const SEMANTIC = { strict: false, fuzzy: false, semantic: true };
const LENIENT = { strict: false, fuzzy: true, semantic: true };

export const schoolsCompared = rememberPairs((left, right) => compareSchools(left, right));
const titlesCompared = rememberPairs(compareTitles);
const fieldsCompared = rememberPairs(compareFields);
const placesCompared = rememberPairs(comparePlaces);
const degreesCompared = rememberPairs((left, right) => compareDegrees(left, right));

type Options = Partial<Pick<MemberRule, 'weight' | 'role'>>;

function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

const plainDegrees = new WeakMap<Finding, boolean>();

/** The surface alone would be read as the reader read it, so that pairs of surfaces can be remembered. */
function isPlainDegree(finding: Finding): boolean {
  let plain = plainDegrees.get(finding);
  if (plain === undefined) {
    const alone = finding.degree ? parseDegree(finding.degree.surface) : null;
    plain = alone !== null && alone.level === finding.degree?.level && alone.code === finding.degree.code;
    plainDegrees.set(finding, plain);
  }
  return plain;
}

/** "Undergraduate degree" for "Doctor of Medicine": the words may meet, the claim is another one. */
function isFirstDegreeForHigher(expected: string, finding: Finding): boolean {
  const claimed = parseDegree(expected);
  return (
    claimed?.level === 'professional' &&
    finding.degree?.level === 'bachelor' &&
    !/^LLB|^MBBS|^MBChB/.test(claimed.code ?? '')
  );
}

/** The best of several readings of one value: "Wharton School, University of Pennsylvania" is met by either name. */
const rank = { same: 4, compatible: 3, partial: 2, different: 1, no_data: 0 };

function best(comparisons: readonly Comparison[]): Comparison {
  if (comparisons.length === 1) return comparisons[0]!;
  return comparisons.reduce(
    (left, right) =>
      rank[right.outcome] > rank[left.outcome] || (right.outcome === left.outcome && right.score > left.score)
        ? right
        : left,
    NO_DATA,
  );
}

/** "(now Texas State University)", "(formerly Mary Washington College)": the other name that the page itself gives. */
const OTHER_NAME =
  /\((?:now|today|currently|formerly|then|previously|later|known as|now known as|present[- ]day|the present|also)\s{1,2}(?:called |known as |the |part of )?([^()]{3,80})\)/giu;

export function otherNames(name: string, around: string): string[] {
  const names: string[] = [];
  if (!around.includes('(')) return names;
  for (const match of around.matchAll(OTHER_NAME)) {
    const before = around.slice(Math.max(0, match.index - name.length - 12), match.index);
    if (before.includes(name) || name.includes(match[0])) names.push(match[1]!.trim());
  }
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

const plainText: (text: string) => string = memoise((text) =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim(),
);

/** `part` stands in `whole` as whole words. */
function holdsWords(whole: string, part: string): boolean {
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
  const same: Comparison = {
    outcome: 'same',
    score: 0.92,
    reason: `the page writes "${expected}"`,
    left: expected,
    right: found,
  };
  if (read.length >= 3 && holdsWords(claimed, read) && holdsWords(plainText(scene.aroundOf(finding)), claimed))
    return same;
  if (read.startsWith(`${claimed},`) || read.startsWith(`${claimed} (`)) return same;
  const long = claimed.includes(' ') || claimed.length >= 8;
  return kind === 'company' && long && holdsWords(read, claimed)
    ? { ...same, outcome: 'compatible', score: 0.85 }
    : null;
}

export function school(member = 'school', options: Options = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 1,
    role: options.role ?? 'main',
    partialIsEnough: SEMANTIC,
    compare: (expected, finding, scene) => {
      const compared = best(organisationNames(finding, scene).map((name) => schoolsCompared(asText(expected), name)));
      if (compared.outcome === 'same' || compared.outcome === 'compatible') return compared;
      return asWritten(asText(expected), finding, scene, 'school') ?? compared;
    },
    found: (finding) => finding.organisation?.name,
  };
}

export function company(member: string, options: Options = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 1,
    role: options.role ?? 'main',
    partialIsEnough: SEMANTIC,
    compare: (expected, finding, scene) => {
      const compared = best(organisationNames(finding, scene).map((name) => compareEmployers(asText(expected), name)));
      if (compared.outcome === 'same' || compared.outcome === 'compatible') return compared;
      return asWritten(asText(expected), finding, scene, 'company') ?? compared;
    },
    found: (finding) => finding.organisation?.name,
  };
}

const SCHOOL_WORD = /universi|college|school|institut|academ|hochschule|polytechn|ecole|école|facult|大学|대학/i;

/**
 * An employer may be a school: where either side looks like one, both readings are tried and the better one stands.
 * Elsewhere the rules of schools, which read much into short forms, are left out.
 */
export const compareEmployers: (left: string, right: string) => Comparison = rememberPairs((left, right) => {
  const asCompanies = compareCompanies(left, right);
  if (asCompanies.outcome === 'same') return asCompanies;
  const schoolLike = SCHOOL_WORD.test(left) || isKnownSchool(left);
  const otherSchoolLike = SCHOOL_WORD.test(right) || isKnownSchool(right);
  if (!schoolLike || !otherSchoolLike) return asCompanies;
  const asSchools = schoolsCompared(left, right);
  // Short forms that only may fit ("UNESCO" in the letters of a university) are no employer.
  return asSchools.outcome === 'compatible' && asSchools.score < 0.82 ? asCompanies : best([asCompanies, asSchools]);
});

export function degree(options: Options = {}): MemberRule {
  return {
    member: 'degree',
    weight: options.weight ?? 0.8,
    role: options.role ?? 'needed',
    partialIsEnough: LENIENT,
    compare: (expected, finding) => {
      if (!finding.degree) return NO_DATA;
      const compared = isPlainDegree(finding)
        ? degreesCompared(asText(expected), finding.degree.surface)
        : compareDegrees(asText(expected), finding.degree);
      return compared.outcome === 'partial' && isFirstDegreeForHigher(asText(expected), finding)
        ? { ...compared, outcome: 'different', score: 0.1 }
        : compared;
    },
    found: (finding) => finding.degree?.surface,
  };
}

export function field(options: Options = {}): MemberRule {
  return {
    member: 'field',
    weight: options.weight ?? 0.3,
    role: options.role ?? 'detail',
    partialIsEnough: LENIENT,
    compare: (expected, finding) => (finding.field ? fieldsCompared(asText(expected), finding.field) : NO_DATA),
    found: (finding) => finding.field,
  };
}

const FOUNDER = /\b(?:co-?)?founder\b|\bfounding (?:partner|member|director)\b/i;

/** One of several founders is a founder; and the page may write more of a title than the reader took. */
function compareRoles(expected: string, finding: Finding, scene: Scene): Comparison {
  const found = finding.title ?? '';
  const compared = titlesCompared(expected, found);
  if (compared.outcome === 'same' || compared.outcome === 'compatible') return compared;
  if (FOUNDER.test(expected) && FOUNDER.test(found)) {
    return { outcome: 'compatible', score: 0.8, reason: `"${found}" for "${expected}"`, left: expected, right: found };
  }
  const claimed = plainText(expected);
  const longer = claimed.includes(' ') && holdsWords(claimed, plainText(found));
  if (!longer || !holdsWords(plainText(scene.aroundOf(finding)), claimed)) return compared;
  return { outcome: 'same', score: 0.92, reason: `the page writes "${expected}"`, left: expected, right: found };
}

export function title(member = 'title', options: Options = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 0.6,
    role: options.role ?? 'needed',
    // A near title is another rank: "Associate Professor" does not bear out "Professor".
    partialIsEnough: NEVER,
    compare: (expected, finding, scene) => (finding.title ? compareRoles(asText(expected), finding, scene) : NO_DATA),
    found: (finding) => finding.title,
  };
}

/** Name of a prize, a certificate, a paper: words against words. */
export function work(member: string, options: Options = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 1,
    role: options.role ?? 'main',
    partialIsEnough: SEMANTIC,
    compare: (expected, finding) => (finding.title ? compareWorks(asText(expected), finding.title) : NO_DATA),
    found: (finding) => finding.title,
  };
}

const BEHIND = 50;

/**
 * The reader took no year, yet the sentence carries some: when the claimed one is not among them, the sentence does not
 * bear it out. That is doubt, not a clash.
 */
function unreadYear(expected: number, finding: Finding, scene: Scene): Comparison {
  const around = scene.aroundOf(finding);
  const at = around.indexOf(finding.quote);
  const text = at < 0 ? finding.quote : around.slice(at, at + finding.quote.length + BEHIND);
  const years = [...new Set(text.match(/\b(?:1[5-9]|20)\d\d\b/g) ?? [])].map(Number);
  if (years.length === 0 || years.some((found) => Math.abs(found - expected) <= 1)) return NO_DATA;
  return { outcome: 'partial', score: 0.5, reason: `${years.join(', ')} stand there, ${expected} does not` };
}

export function year(member: string, side: 'start' | 'end' | 'either', options: Options = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 0.4,
    role: options.role ?? 'detail',
    partialIsEnough: NEVER,
    compare: (expected, finding, scene) => {
      const found = sideOf(finding, side);
      if (typeof expected !== 'number') return NO_DATA;
      return found === undefined ? unreadYear(expected, finding, scene) : compareYears(expected, found);
    },
    found: (finding) => {
      const found = sideOf(finding, side);
      return found === undefined || found === 'present' ? found : found.year;
    },
  };
}

export function date(member: string, side: 'start' | 'end', options: Options = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 0.4,
    role: options.role ?? 'detail',
    partialIsEnough: NEVER,
    compare: (expected, finding, scene) => {
      const wanted = parseExpectedDate(expected);
      const found = sideOf(finding, side);
      if (!wanted) return NO_DATA;
      if (found !== undefined) return compareMonths(wanted, found, finding, scene.currentYear);
      return wanted === 'present' || side === 'end' ? NO_DATA : unreadYear(wanted.year, finding, scene);
    },
    found: (finding) => dateText(sideOf(finding, side)),
  };
}

function sideOf(finding: Finding, side: 'start' | 'end' | 'either'): EndDate | undefined {
  if (side === 'start') return finding.start;
  if (side === 'end') return finding.end;
  return finding.end ?? finding.start;
}

export function dateText(value: EndDate | undefined): string | undefined {
  if (value === undefined || value === 'present') return value;
  const two = (part: number) => String(part).padStart(2, '0');
  const date = value as PartialDate;
  return [
    String(date.year),
    ...(date.month ? [two(date.month)] : []),
    ...(date.month && date.day ? [two(date.day)] : []),
  ].join('-');
}

const BEGAN = /\b(?:joined|joins|appointed|became|hired|named|since|started|promoted|elected)\b/i;
const ENDED =
  /\b(?:former|formerly|previously|ex-|until|left|leaving|leaves|retired|resigned|past|prior|earlier|emeritus|emerita|stepped down|departed|ended|no longer|before joining)\b/i;

/** "joined Halden in 2019" is told in the past and says nothing of an end. */
function onlyBegan(finding: Finding): boolean {
  return (
    finding.current === false && finding.end === undefined && BEGAN.test(finding.quote) && !ENDED.test(finding.quote)
  );
}

/** "currently", "former": whether it goes on. */
export function isCurrent(options: Options = {}): MemberRule {
  return {
    member: 'is_current',
    weight: options.weight ?? 0.4,
    role: options.role ?? 'detail',
    partialIsEnough: NEVER,
    compare: (expected, finding) => {
      if (typeof expected !== 'boolean' || finding.current === null || onlyBegan(finding)) return NO_DATA;
      return expected === finding.current
        ? { outcome: 'same', score: 1, reason: expected ? 'stated as going on' : 'stated as over' }
        : { outcome: 'different', score: 0, reason: finding.current ? 'stated as going on' : 'stated as over' };
    },
    found: (finding) => finding.current ?? undefined,
  };
}

export function place(member: string, options: Options = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 0.2,
    role: options.role ?? 'detail',
    partialIsEnough: LENIENT,
    compare: (expected, finding) => {
      const found = finding.kind === 'location' ? finding.value : finding.organisation?.place;
      return found ? placesCompared(asText(expected), found) : NO_DATA;
    },
    found: (finding) => (finding.kind === 'location' ? finding.value : finding.organisation?.place),
  };
}
