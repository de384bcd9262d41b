// Compares two organisations whose kind is not known: read as schools and as companies, and the reading that fits stands.
import type { AliasTable } from './alias-table.ts';
import { comparePartOfHouse } from './company-houses.ts';
import { compareCompanies, compareKnownCompanies } from './compare-companies.ts';
import { compareSchools, type OrgComparison } from './compare-schools.ts';
import { isKnownSchool } from './known-schools.ts';
import { orgForm } from './org-tokens.ts';

export interface OrganisationContext {
  location?: string;
  domain?: string;
  aliases?: AliasTable;
}

const SCHOOL_WORDS = new Set([
  'university',
  'college',
  'institute',
  'school',
  'academy',
  'polytechnic',
  'appliedschool',
  'higherschool',
  'universitycollege',
  'universitycentre',
  'seminary',
  'conservatory',
  'faculty',
]);

/** Whether a name reads as that of a school. */
export function looksLikeSchool(name: string): boolean {
  return orgForm(name).tokens.some((token) => SCHOOL_WORDS.has(token.text)) || isKnownSchool(name);
}

export function compareOrganisations(left: string, right: string, context: OrganisationContext = {}): OrgComparison {
  const leftSchool = looksLikeSchool(left);
  const rightSchool = looksLikeSchool(right);
  const asSchools = compareSchools(left, right, context);
  const asKnown = compareKnownCompanies(left, right);
  // An institute of research reads as a school, but the table of employers knows it and whose it is.
  if (asKnown !== undefined && asKnown.relation !== 'different' && !isSure(asSchools))
    return compareCompanies(left, right, context);
  const asPart =
    asKnown === undefined ? (comparePartOfHouse(left, right) ?? comparePartOfHouse(right, left)) : undefined;
  if (asPart !== undefined) return { ...asPart, left, right };
  if (leftSchool && rightSchool && isSure(asSchools)) return asSchools;
  const asCompanies = compareCompanies(left, right, context);
  if (!leftSchool && !rightSchool) return asCompanies;
  // Two names that both read as schools may differ by a legal form only: "… Research Institute Co. Ltd."
  if (leftSchool && rightSchool) return asCompanies.score >= 0.9 ? asCompanies : asSchools;
  // One reads as a school, the other as anything: the stronger reading stands, a clash of readings is no proof of difference.
  if (isSure(asSchools) !== isSure(asCompanies)) return isSure(asSchools) ? asSchools : asCompanies;
  if (asSchools.outcome === 'different') return asCompanies;
  if (asCompanies.outcome === 'different') return asSchools;
  return asSchools.score >= asCompanies.score ? asSchools : asCompanies;
}

/** More than a guess, and not that they differ. */
function isSure(comparison: OrgComparison): boolean {
  return comparison.outcome === 'partial' ? comparison.score >= 0.45 : comparison.outcome !== 'different';
}
