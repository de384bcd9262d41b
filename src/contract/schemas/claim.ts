// What a job is asked to check (interface 2.3). The union of claim types comes from the claims registry.
import { z } from 'zod';
import { CLAIM_TYPES } from '../../domain/claims/registry.generated.ts';
import { MATCH_STRENGTHS } from '../../domain/model/claim.ts';
import { freeObject, text } from './members.ts';

export const MAX_CLAIMS = 50;
/** Largest `expected`, as serialised JSON; it may hold members of the client's own. */
export const MAX_EXPECTED_BYTES = 16 * 1024;

export const claimKey = text(128);

export const MatchRules = z
  .object({
    match_strength: z.enum(MATCH_STRENGTHS).optional().describe('Default semantic.'),
    min_confidence: z
      .number()
      .min(0)
      .max(1, 'must be a share from 0 to 1 (0.7 means 70 %), not a percentage or the 1 to 5 scale of a report')
      .optional()
      .describe('0 to 1, default 0.7: the least probability that may be called verified.'),
  })
  .meta({ id: 'MatchRules' });

const weight = z.number().min(0).max(10).optional().describe('0 to 10, default 1.');

export const CLAIM_TYPE_NAMES = CLAIM_TYPES.map((type) => type.type);

/** Schema of `expected`, by claim type. */
export const EXPECTED_SCHEMAS: ReadonlyMap<string, z.ZodObject> = new Map(
  CLAIM_TYPES.map((type) => [type.type, type.expected]),
);

/** A claim without the content of `expected`, which is checked by its type's own schema. */
export const ClaimFrame = z.object({
  claim_key: claimKey,
  claim_type: z.enum(CLAIM_TYPE_NAMES as [string, ...string[]]),
  expected: freeObject(MAX_EXPECTED_BYTES),
  match_rules: MatchRules.optional(),
  weight,
});

/** For the reference: one alternative per claim type. */
export const Claim = z
  .discriminatedUnion(
    'claim_type',
    CLAIM_TYPES.map((type) =>
      z.object({
        claim_key: claimKey.describe('Unique in the job; the result carries the same key.'),
        claim_type: z.literal(type.type),
        expected: type.expected,
        match_rules: MatchRules.optional(),
        weight,
      }),
    ) as unknown as [z.ZodObject<{ claim_type: z.ZodLiteral<string> }>],
  )
  .meta({ id: 'Claim' });
