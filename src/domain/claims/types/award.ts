// A prize or honour received.
import { z } from 'zod';
import type { ClaimType } from '../claim-type.ts';
import { compareWorks } from '../compare-works.ts';
import { organisationDomain, text, year } from '../expected-members.ts';
import * as row from '../members.ts';

export default {
  type: 'award',
  category: 'employment',
  expected: z.looseObject({
    name: text.optional(),
    issuer: text.optional(),
    year: year.optional(),
    organisation_domain: organisationDomain.optional(),
  }),
  wanted: ['award'],
  mode: 'all',
  members: [
    row.work('name', { weight: 1 }), // "Gulf Concrete Prize 2018" has every word of "Gulf Concrete Prize"
    row.company('issuer', { weight: 0.4, role: 'detail' }),
    row.exactYear('year', { weight: 0.4 }), // a prize is given for one year, so a year apart is in doubt
  ],
  supporting: (_expected, finding) => finding.status === 'stated' || finding.status === 'honorary',
  exclusions: [
    {
      code: 'award_not_given',
      strength: 1,
      when: { name: ['match', 'partial'] },
      statuses: ['negated', 'revoked', 'not_conferred'],
      reason: 'the prize was refused, taken back or not given',
      example: 'claimed the prize; "the prize was withdrawn"',
    },
    {
      code: 'award_went_to_another',
      strength: 0.9,
      when: { name: ['match', 'partial'], year: ['partial', 'mismatch'] },
      also: (_finding, scene) =>
        scene.others.some(
          (other) =>
            other.kind === 'award' &&
            other.title !== undefined &&
            compareWorks(String(scene.expected.name), other.title).score >= 0.8 &&
            (other.end ?? other.start) !== undefined &&
            yearOf(other.end ?? other.start) === scene.expected.year,
        ),
      reason: 'the prize of that year went to somebody else',
      example: 'claimed 2018; the list of winners gives 2019 to him and 2018 to another',
    },
    {
      code: 'award_of_another_year',
      strength: 0.8,
      when: { name: ['match'], year: ['mismatch'] },
      reason: 'the prize is of another year',
      example: 'claimed 2010; "received the prize in 2018"',
    },
  ],
} satisfies ClaimType;

function yearOf(value: { year: number } | 'present' | undefined): number | undefined {
  return value === undefined || value === 'present' ? undefined : value.year;
}
