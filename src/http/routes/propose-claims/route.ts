// POST /v1/claims/propose

import { parseBody } from '../../../contract/reading/validate.ts';
import { ClaimProposal, ProposeClaims } from '../../../contract/schemas/proposal.ts';
import { proposeClaims } from '../../../operations/propose-claims.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'proposeClaims',
  method: 'POST',
  path: '/v1/claims/propose',
  tag: 'Jobs',
  summary: 'Propose claims from a text',
  description: 'Reads a pasted CV, profile or biography and proposes what in it can be checked. Nothing is stored.',
  access: 'key',
  body: { schema: ProposeClaims, required: true },
  answers: { 200: { description: 'A person and claims to confirm.', schema: ClaimProposal } },
  problems: [400, 413, 415],
  async handle(tools, { body, signal }) {
    const { text } = parseBody(ProposeClaims, body);
    return ok(await proposeClaims(tools, { text, signal: signal() }));
  },
} satisfies Route;
