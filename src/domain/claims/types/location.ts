// Where the person lives or works.
import { z } from 'zod';
import type { ClaimType } from '../claim-type.ts';
import { endDate, startDate, text } from '../expected-members.ts';
import * as row from '../members.ts';

export default {
  type: 'location',
  category: 'identity',
  expected: z.looseObject({
    location: text.optional(),
    start_date: startDate.optional(),
    end_date: endDate.optional(),
  }),
  wanted: ['location'],
  mode: 'all',
  members: [
    row.place('location', { weight: 1, role: 'main' }), // "Rotterdam" lies in "Netherlands"
    row.date('start_date', 'start', { weight: 0.2 }),
    row.date('end_date', 'end', { weight: 0.2 }),
  ],
  supporting: (_expected, finding) => finding.status === 'stated',
  // People move and pages age: another place is never a contradiction.
  exclusions: [],
} satisfies ClaimType;
