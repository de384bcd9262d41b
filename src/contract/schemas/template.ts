// Templates (interface 2.7): a search plan, schemas and a rubric that jobs share.
import { z } from 'zod';
import { CATEGORIES } from '../../domain/model/claim.ts';
import { CLAIM_TYPE_NAMES, Claim, MAX_CLAIMS } from './claim.ts';
import { freeObject, metadata, name, text, timestamp } from './members.ts';
import { Options } from './options.ts';
import { Person } from './person.ts';

/** Largest input or extraction schema, as serialised JSON. */
export const MAX_SCHEMA_BYTES = 64 * 1024;

const queries = z.array(text(500)).max(50);
const schema = freeObject(MAX_SCHEMA_BYTES);

export const ScoringRubric = z
  .looseObject({
    weights: z
      .partialRecord(z.enum(CATEGORIES), z.number().min(0).max(100))
      .refine((weights) => Object.keys(weights).length === 0 || Object.values(weights).some((weight) => weight > 0), {
        message: 'at least one weight must be above 0',
      })
      .optional(),
    thresholds: z
      .looseObject({
        verified: z.number().min(0).max(1).optional(),
        contradiction: z.number().min(0).max(1).optional(),
      })
      .optional(),
    min_independent_sources: z.int().min(1).max(20).optional(),
    caps: z.looseObject({ self_only: z.number().min(0).max(5).optional() }).optional(),
  })
  .meta({ id: 'ScoringRubric' });

/** Claims inside are checked by the same rules as a job's. */
export const SearchPlanFrame = z.looseObject({
  queries: queries.optional().describe('With {{person.full_name}}, {{expected.school}}, {{metadata.x}}.'),
  per_claim_type: z.partialRecord(z.enum(CLAIM_TYPE_NAMES as [string, ...string[]]), queries).optional(),
  options: Options.optional(),
  claims: z.array(z.unknown()).min(1).max(MAX_CLAIMS).optional(),
  stop_when: z.looseObject({ all_claims_confidence: z.number().min(0).max(5).optional() }).optional(),
});

export const SearchPlan = SearchPlanFrame.extend({
  claims: z.array(Claim).min(1).max(MAX_CLAIMS).optional().describe('Used when the job brings none.'),
}).meta({ id: 'SearchPlan' });

export const CreateTemplateFrame = z.object({
  name: text(200),
  version: z.int().min(1).max(2_147_483_647),
  description: z.string().max(2000).nullish(),
  input_schema: schema.meta({ type: 'object', description: 'JSON Schema 2020-12 of {person, claims, metadata}.' }),
  extraction_schema: schema.meta({ type: 'object', description: 'JSON Schema 2020-12 of source.extracted.custom.' }),
  search_plan: SearchPlanFrame,
  scoring_rubric: ScoringRubric,
  metadata: metadata.optional(),
});

export const CreateTemplate = CreateTemplateFrame.extend({ search_plan: SearchPlan }).meta({ id: 'CreateTemplate' });

export const Template = z
  .object({
    id: z.string(),
    name: z.string(),
    version: z.int().min(1).max(2_147_483_647),
    description: z.string().nullable(),
    created_at: timestamp,
    deprecated_at: timestamp.nullable(),
    input_schema: z.record(z.string(), z.unknown()),
    extraction_schema: z.record(z.string(), z.unknown()),
    search_plan: SearchPlan,
    scoring_rubric: ScoringRubric,
    metadata: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Template' });

export const PreviewTemplate = z
  .object({
    person: Person,
    claims: z.array(Claim).min(1).max(MAX_CLAIMS).optional(),
    options: Options.optional(),
    metadata: metadata.optional(),
  })
  .meta({ id: 'PreviewTemplate' });

export const TemplatePreview = z
  .object({
    template_id: z.string(),
    queries: z.array(
      z.object({
        kind: z.string(),
        text: z.string(),
        purpose: z.string(),
        claim_keys: z.array(z.string()),
        site: name.optional(),
        limit: z.int(),
      }),
    ),
  })
  .meta({ id: 'TemplatePreview' });
