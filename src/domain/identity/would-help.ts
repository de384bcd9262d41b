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
    reason: 'the address of a profile or of the own site: pages that it links to are tied to the person',
  },
  {
    member: 'current_company',
    missing: (person) => !person.current_company,
    reason: 'the employer: a page that names it beside the name is the person more likely than not',
  },
  {
    member: 'employment_seed',
    missing: (person) => (person.employment_seed ?? []).length === 0,
    reason: 'a former employer, with years if known: older pages do not name the present one',
  },
  {
    member: 'education_seed',
    missing: (person) => (person.education_seed ?? []).length === 0,
    reason: 'a school: it stays the same when employers change',
  },
  {
    member: 'current_title',
    missing: (person) => !person.current_title,
    reason: 'the occupation: it parts people of one name who work in different trades',
  },
  {
    member: 'location',
    missing: (person) => !person.location,
    reason: 'a city: it parts people of one name who live in different places',
  },
  {
    member: 'email_domain',
    missing: (person) => !person.email && !person.email_domain,
    reason: 'the e-mail domain: it ties the pages of that site to the person',
  },
];

/** Nothing when the person is known firmly; else what is not given yet, the most telling first. */
export function wouldHelp(resolution: IdentityResolution, person: Person): WouldHelp[] {
  const firm = resolution.status === 'matched' && resolution.identity_confidence >= 4;
  if (firm) return [];
  return SUGGESTIONS.filter((one) => one.missing(person)).map(({ member, reason }) => ({ member, reason }));
}
