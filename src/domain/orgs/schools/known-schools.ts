// The schools that a name may mean, by the index.
import type { Organisation, OrganisationIndex } from '../organisation-index.ts';

/** All schools that answer to this name, or whose official name has the same words; more than one when it is shared. */
export function schoolsNamed(name: string, organisations: OrganisationIndex): readonly Organisation[] {
  const named = organisations.named(name, 'school');
  return named.length > 0 ? named : organisations.schoolsOfSameWords(name);
}

export function isKnownSchool(name: string, organisations: OrganisationIndex): boolean {
  return schoolsNamed(name, organisations).length > 0;
}
