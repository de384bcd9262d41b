// Compares two organisations whose kind is not known: read as schools and as companies, and the reading that fits stands.

import { compareCompanies } from './companies/compare-companies.ts';
import { compareKnownCompanies } from './companies/known-companies.ts';
import { compareNamedPart } from './companies/named-parts.ts';
import type { OrganisationIndex } from './organisation-index.ts';
import { compareSchools, type OrgComparison } from './schools/compare-schools.ts';
import { isKnownSchool } from './schools/known-schools.ts';
import { orgForm } from './shared/org-tokens.ts';

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
function looksLikeSchool(name: string, organisations: OrganisationIndex): boolean {
  return orgForm(name).tokens.some((token) => SCHOOL_WORDS.has(token.text)) || isKnownSchool(name, organisations);
}

export function compareOrganisations(left: string, right: string, organisations: OrganisationIndex): OrgComparison {
  const [leftSchool, rightSchool] = [looksLikeSchool(left, organisations), looksLikeSchool(right, organisations)];
  const asSchools = compareSchools(left, right, organisations);
  const asKnown = compareKnownCompanies(left, right, organisations);
  // An institute of research reads as a school, but the index may know it as an employer and whose it is.
  if (asKnown !== undefined && !isSure(asSchools)) return compareCompanies(left, right, organisations);
  const asPart =
    asKnown === undefined
      ? (compareNamedPart(left, right, organisations) ?? compareNamedPart(right, left, organisations))
      : undefined;
  if (asPart !== undefined) return { ...asPart, left, right };
  if (leftSchool && rightSchool && isSure(asSchools)) return asSchools;
  const asCompanies = compareCompanies(left, right, organisations);
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
