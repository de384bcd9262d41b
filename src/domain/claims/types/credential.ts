// A licence, certificate or membership that a body confers.
import { z } from 'zod';
import type { ClaimType } from '../claim-type.ts';
import { endDate, organisationDomain, startDate, text } from '../expected-members.ts';
import * as row from '../members.ts';

export default {
  type: 'credential',
  category: 'education',
  expected: z.looseObject({
    name: text.optional(),
    issuer: text.optional(),
    number: text.optional(),
    start_date: startDate.optional(),
    end_date: endDate.optional(),
    organisation_domain: organisationDomain.optional(),
  }),
  wanted: ['credential', 'education'],
  mode: 'all',
  members: [
    row.credentialName({ weight: 1 }), // "Certified Bioprocess Lead"; a certificate may stand among the education
    row.company('issuer', { weight: 0.6, role: 'detail' }),
    row.number('number', { weight: 0.5 }),
    row.date('start_date', 'start', { weight: 0.3 }),
    row.date('end_date', 'end', { weight: 0.2 }),
  ],
  supporting: (_expected, finding) =>
    finding.status === 'stated' || finding.status === 'non_degree' || finding.status === 'honorary',
  exclusions: [
    {
      code: 'credential_not_held',
      strength: 1,
      when: { name: ['match', 'partial'] },
      statuses: ['negated', 'revoked', 'not_conferred'],
      reason: 'the credential was withdrawn or never given',
      example: 'claimed a licence; "licence revoked in 2019"',
    },
    {
      code: 'credential_dated_otherwise',
      strength: 0.8,
      when: { name: ['match'], issuer: ['match', 'partial', 'absent', 'unclaimed'], start_date: ['mismatch'] },
      statuses: ['stated'],
      reason: 'the credential is dated otherwise',
      example: 'claimed since 1998; the register of the chamber shows the entry of January 2004',
    },
    {
      code: 'other_body',
      strength: 0.4,
      when: { name: ['match'], issuer: ['mismatch'] },
      reason: 'a credential of that name is from another body',
      example: 'claimed Fellow of one society; the page names another',
    },
  ],
} satisfies ClaimType;
