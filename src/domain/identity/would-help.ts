// What the client could add so that the right person can be told from others of the name.

import type { Person } from '../model/person.ts';
import type { IdentityResolution, WouldHelp } from '../model/report.ts';

interface Suggestion {
  member: string;
  missing(person: Person): boolean;
  reason: string;
}

/** The most telling first: an address is one person's, a city is a million's. */
const SUGGESTIONS: readonly Suggestion[] = [
  {
    member: 'linkedin_url',
    missing: (person) => !person.linkedin_url && !person.personal_website && !person.github_url,
    reason: 'the address of a profile or of their own site: pages that it links to are known to be about the person',
  },
  {
    member: 'current_company',
    missing: (person) => !person.current_company,
    reason: 'the employer: a page that names it next to the name is more likely about this person than not',
  },
  {
    member: 'employment_seed',
    missing: (person) => (person.employment_seed ?? []).length === 0,
    reason: 'a former employer, with years if known: older pages do not name the present employer',
  },
  {
    member: 'education_seed',
    missing: (person) => (person.education_seed ?? []).length === 0,
    reason: 'a school: it stays the same when employers change',
  },
  {
    member: 'current_title',
    missing: (person) => !person.current_title,
    reason: 'the occupation: people of the same name often do different work',
  },
  {
    member: 'location',
    missing: (person) => !person.location,
    reason: 'a city: people of the same name often live in different places',
  },
  {
    member: 'email_domain',
    missing: (person) => !person.email && !person.email_domain,
    reason: 'the e-mail domain: pages of that site are then likely about this person',
  },
];

/** Nothing when the person is known firmly; else what is not given yet, the most telling first. */
export function wouldHelp(resolution: IdentityResolution, person: Person): WouldHelp[] {
  const firm = resolution.status === 'matched' && resolution.identity_confidence >= 4;
  if (firm) return [];
  return SUGGESTIONS.filter((one) => one.missing(person)).map(({ member, reason }) => ({ member, reason }));
}
