// Whether two names are of one organisation, and which claims of a request test it.
import { compareEmployers, schoolsCompared } from '../claims/members.ts';
import type { Claim } from '../model/claim.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';

export function agrees(
  left: string,
  right: string,
  kind: 'company' | 'school',
  organisations: OrganisationIndex,
): boolean {
  const comparison =
    kind === 'school' ? schoolsCompared(left, right, organisations) : compareEmployers(left, right, organisations);
  return (
    comparison.outcome === 'same' ||
    comparison.outcome === 'compatible' ||
    (comparison.outcome === 'partial' && comparison.score >= 0.5)
  );
}

const MEMBERS = {
  work: ['employer', 'business_name'],
  study: ['school'],
  named: ['school', 'employer', 'business_name', 'issuer'],
} as const;

/** Answers which claims test an organisation; every page of a job asks the same of the same few names. */
export function claimsByOrganisation(
  claims: readonly Claim[],
  organisations: OrganisationIndex,
): (organisation: string, stated?: 'work' | 'study') => string[] {
  const known = new Map<string, string[]>();
  return (organisation, stated) => {
    const question = `${stated ?? 'named'} ${organisation}`;
    const held = known.get(question);
    if (held) return [...held];
    const members = MEMBERS[stated ?? 'named'];
    const keys = claims
      .filter(({ expected }) =>
        members
          .map((member) => expected[member])
          .some(
            (value) =>
              typeof value === 'string' &&
              (agrees(value, organisation, 'company', organisations) ||
                agrees(value, organisation, 'school', organisations)),
          ),
      )
      .map((claim) => claim.claim_key);
    known.set(question, keys);
    return [...keys];
  };
}
