// A company founded, owned or directed.
import { z } from 'zod';
import type { ClaimType } from '../claim-type.ts';
import { checkDateOrder, endDate, organisationDomain, startDate, text } from '../expected-members.ts';
import * as row from '../members.ts';
import { employmentExclusions, heldOffice } from '../office-rules.ts';

export default {
  type: 'business',
  category: 'business',
  expected: z
    .looseObject({
      business_name: text.optional(),
      domain: text.optional(),
      role: text.optional(),
      start_date: startDate.optional(),
      end_date: endDate.optional(),
      registration_number: text.optional(),
      country: text.optional(),
      organisation_domain: organisationDomain.optional(),
    })
    .superRefine(checkDateOrder),
  wanted: ['business', 'employment'],
  mode: 'all',
  members: [
    row.company('business_name', { weight: 1 }), // "Clearplate" is "Clearplate Pte Ltd"
    row.title('role', { weight: 0.6 }), // "co-founder" for "founder" is near
    row.date('start_date', 'start', { weight: 0.3 }),
    row.date('end_date', 'end', { weight: 0.3 }),
    row.place('country', { weight: 0.1 }),
    row.registration({ weight: 0.5 }),
    row.siteDomain('domain', { weight: 0.3 }),
  ],
  supporting: heldOffice,
  exclusions: employmentExclusions('business_name', 'role'),
} satisfies ClaimType;
