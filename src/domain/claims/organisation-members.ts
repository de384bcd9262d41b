// Rows for organisations: the claimed school or employer against the names that a page gives it.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import { compareCompanies } from '../orgs/compare-companies.ts';
import { compareSchools } from '../orgs/compare-schools.ts';
import { isKnownSchool } from '../orgs/known-schools.ts';
import { memoise } from '../text/memoise.ts';
import type { MemberRule, Scene } from './claim-type.ts';
import { compareOffices } from './compare-offices.ts';
import { rememberPairs } from './remember-pairs.ts';
import { asText, type RowOptions, SEMANTIC } from './row-options.ts';

export const schoolsCompared = rememberPairs((left, right) => compareSchools(left, right));

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
  return kind === 'company' && long && holdsWords(read, claimed) ? writes('compatible', 0.85) : null;
}

export function school(member = 'school', options: RowOptions = {}): MemberRule {
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

export function company(member: string, options: RowOptions = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 1,
    role: options.role ?? 'main',
    partialIsEnough: SEMANTIC,
    compare: (expected, finding, scene) => {
      const compared = best(organisationNames(finding, scene).map((name) => compareEmployers(asText(expected), name)));
      if (compared.outcome === 'same' || compared.outcome === 'compatible') return compared;
      const office = compareOffices(asText(expected), finding.organisation?.name ?? '', finding.title);
      return office ?? asWritten(asText(expected), finding, scene, 'company') ?? compared;
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
