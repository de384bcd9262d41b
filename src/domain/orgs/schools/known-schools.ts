// The schools that a name may mean, by the index.
import type { Organisation, OrganisationIndex } from '../organisation-index.ts';

/** All schools that answer to this name, or whose official name has the same words; more than one when it is shared. */
export function schoolsNamed(name: string, organisations: OrganisationIndex): readonly Organisation[] {
  const named = organisations.named(name, 'school');
  if (named.length > 0) return named;
  // "清华大学（北京）": where it is, said beside the name of one school alone.
  const bare = name.replace(PLACE_BEHIND, '');
  const meant = bare === name ? [] : organisations.named(bare, 'school');
  return meant.length === 1 ? meant : organisations.schoolsOfSameWords(name);
}

const PLACE_BEHIND = /(?<=\p{Script=Han})\s?[（(]\p{Script=Han}{2,4}[)）]$/u;

export function isKnownSchool(name: string, organisations: OrganisationIndex): boolean {
  return schoolsNamed(name, organisations).length > 0;
}
