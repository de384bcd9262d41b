// A statement in free words. What the grammar of the other types can read in it is checked; with a model set up, also sentences
// that a model found to say or deny it, as far as the quote check bears the model out.
import { z } from 'zod';
import { CATEGORIES } from '../../model/claim.ts';
import type { ClaimType } from '../claim-type.ts';
import { text } from '../expected-members.ts';
import * as row from '../members.ts';

export default {
  type: 'custom',
  category: 'identity',
  expected: z.looseObject({
    statement: text.optional(),
    category: z.enum(CATEGORIES).optional(),
  }),
  wanted: ['education', 'employment', 'business', 'credential', 'publication', 'award', 'location', 'statement'],
  mode: 'all',
  members: [row.statement({ weight: 1 })], // "CTO of Halden Robotics since 2019" against title, employer and year of a finding
  supporting: (_expected, finding) => finding.status === 'stated',
  exclusions: [
    {
      code: 'statement_denied',
      strength: 0.8,
      when: { statement: ['match'] },
      statuses: ['negated', 'revoked', 'not_conferred'],
      reason: 'the page says that it did not happen',
      example: 'claimed "Secretary of War in 1850"; "declined the appointment as Secretary of War"',
    },
    {
      code: 'statement_outdated',
      strength: 0.8,
      when: { statement: ['match'] },
      also: (finding, scene) =>
        finding.current === false && /\bcurrent(?:ly)?\b/i.test(String(scene.expected.statement)),
      reason: 'what is stated as current is over',
      example: 'claimed "is the current treasurer"; "was treasurer until 2022"',
    },
  ],
} satisfies ClaimType;
