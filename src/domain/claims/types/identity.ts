// Who the person is: addresses, profiles, domains, place.
import { z } from 'zod';
import type { ClaimType } from '../claim-type.ts';
import { text } from '../expected-members.ts';
import * as row from '../members.ts';

export default {
  type: 'identity',
  category: 'identity',
  expected: z.looseObject({
    full_name: text.optional(),
    email: z.email().max(320).optional(),
    email_domain: text.optional(),
    linkedin_url: text.optional(),
    github_url: text.optional(),
    personal_website: text.optional(),
    profile_urls: z.array(text).max(50).optional(),
    domains: z.array(text).max(50).optional(),
    location: text.optional(),
  }),
  wanted: ['contact', 'profile_link', 'location'],
  mode: 'any',
  members: [
    row.personName('full_name', { weight: 0.3 }),
    row.emailAddress('email', { weight: 1 }),
    row.emailDomain('email_domain', { weight: 0.6 }),
    row.address('linkedin_url', { weight: 1 }),
    row.address('github_url', { weight: 1 }),
    row.address('personal_website', { weight: 1 }),
    row.address('profile_urls', { weight: 1 }),
    row.siteDomain('domains', { weight: 0.6 }),
    row.place('location', { weight: 0.4, role: 'main' }),
  ],
  supporting: (_expected, finding) => finding.status === 'stated',
  // Another address beside the claimed one is no contradiction: people have several.
  exclusions: [],
} satisfies ClaimType;
