// A paper, book or patent written.
import { z } from 'zod';
import type { ClaimType } from '../claim-type.ts';
import { organisationDomain, text, year } from '../expected-members.ts';
import * as row from '../members.ts';

export default {
  type: 'publication',
  category: 'employment',
  expected: z.looseObject({
    title: text.optional(),
    venue: text.optional(),
    year: year.optional(),
    doi: text.optional(),
    role: text.optional(),
    organisation_domain: organisationDomain.optional(),
  }),
  wanted: ['publication'],
  mode: 'all',
  members: [
    row.work('title', { weight: 1 }), // a subtitle may be missing
    row.number('doi', { weight: 1 }),
    row.venue('venue', { weight: 0.3 }),
    row.year('year', 'either', { weight: 0.3 }), // preprint and print are a year apart
  ],
  supporting: (_expected, finding) => finding.status === 'stated',
  exclusions: [
    {
      code: 'publication_retracted',
      strength: 0.8,
      when: { title: ['match', 'partial', 'unclaimed'] },
      statuses: ['revoked', 'negated'],
      reason: 'the work was retracted or is not by this person',
      example: 'claimed a paper; "this article has been retracted"',
    },
    {
      code: 'published_otherwise',
      strength: 0.7,
      when: { title: ['match'], year: ['mismatch'] },
      reason: 'the work is of another year',
      example: 'claimed 2010; the publisher gives 2018',
    },
  ],
} satisfies ClaimType;
