// Whether a register that speaks of some matters only has anything to say to a job.
import type { Query } from '../domain/model/query.ts';

function claims(query: Query, types: readonly string[]): boolean {
  return query.claimTypes === undefined || query.claimTypes.some((type) => types.includes(type));
}

/** Catalogues of theses. */
export function isAboutStudies(query: Query): boolean {
  return claims(query, ['education', 'publication']);
}

/** Registers of licences. */
export function isAboutLicences(query: Query): boolean {
  return claims(query, ['credential', 'education', 'employment']);
}
