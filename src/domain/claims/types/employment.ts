// A job held at an employer.
import { z } from 'zod';
import type { ClaimType } from '../claim-type.ts';
import { checkDateOrder, endDate, organisationDomain, startDate, text } from '../expected-members.ts';
import * as row from '../members.ts';
import { employmentExclusions, heldOffice } from '../office-rules.ts';

export default {
  type: 'employment',
  category: 'employment',
  expected: z
    .looseObject({
      employer: text.optional(),
      title: text.optional(),
      start_date: startDate.optional(),
      end_date: endDate.optional(),
      is_current: z.boolean().optional(),
      location: text.optional(),
      organisation_domain: organisationDomain.optional(),
    })
    .superRefine(checkDateOrder),
  wanted: ['employment', 'business'],
  mode: 'all',
  members: [
    row.company('employer', { weight: 1 }), // "IBM" is "International Business Machines Corp."
    row.title('title', { weight: 0.6 }), // "CEO" is "Chief Executive Officer"
    row.date('start_date', 'start', { weight: 0.3 }),
    row.date('end_date', 'end', { weight: 0.3 }),
    row.isCurrent({ weight: 0.4 }), // "former rector" for a rector of today
    row.place('location', { weight: 0.1 }),
  ],
  supporting: heldOffice,
  exclusions: employmentExclusions('employer', 'title'),
} satisfies ClaimType;
