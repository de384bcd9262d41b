// Claims proposed from a text that somebody pasted: a CV, a profile, a biography.
import { z } from 'zod';
import { Claim } from './claim.ts';
import { Person } from './person.ts';

export const MAX_PASTED_CHARACTERS = 200_000;

export const ProposeClaims = z
  .object({ text: z.string().min(1).max(MAX_PASTED_CHARACTERS).describe('A CV, profile or biography, as plain text.') })
  .meta({ id: 'ProposeClaims' });

export const ClaimProposal = z
  .object({
    person: Person.partial().describe('Members of a person that the text states.'),
    claims: z.array(Claim).describe('Claims in the form that POST /v1/jobs takes.'),
    quotes: z.record(z.string(), z.string()).describe('By claim_key: the words of the text it was read from.'),
  })
  .meta({ id: 'ClaimProposal' });
