// The report of a completed job (interface 2.6).
import { z } from 'zod';
import { CLAIM_STATUSES } from '../../domain/model/verdict.ts';
import { metadata, timestamp } from './members.ts';
import { Source } from './source.ts';

const confidence = z.int().min(1).max(5);

const IdentityAnchor = z
  .object({
    anchor: z.string(),
    weight: z.number(),
    reason: z.string(),
    source_id: z.string().optional(),
  })
  .meta({ id: 'IdentityAnchor' });

export const IdentityResolution = z
  .object({
    status: z.enum(['matched', 'ambiguous', 'no_match']),
    confidence,
    identity_status: z.enum(['confirmed', 'high_confidence', 'likely', 'possible', 'no_match']),
    identity_confidence: confidence,
    candidates: z.array(
      z.object({
        label: z.string(),
        confidence,
        profile_urls: z.array(z.string()),
        weight: z.number().optional(),
        anchors: z.array(IdentityAnchor).optional(),
        is_requested: z.boolean().optional(),
        reason: z.string().optional(),
        source_ids: z.array(z.string()).optional(),
      }),
    ),
    profiles: z.array(z.object({ url: z.string(), type: z.string(), is_primary: z.boolean(), title: z.string() })),
  })
  .meta({ id: 'IdentityResolution' });

export const EvidenceItem = z
  .object({
    source_id: z.string(),
    stance: z.enum(['supports', 'contradicts', 'mentions']),
    quote: z.string().describe('Verbatim from the stored page text.'),
    fields: z.array(z.string()),
    cluster_id: z.string(),
  })
  .meta({ id: 'EvidenceItem' });

export const ClaimResult = z
  .object({
    claim_key: z.string(),
    claim_type: z.string(),
    status: z.enum(CLAIM_STATUSES),
    confidence: confidence.describe('Certainty in the status.'),
    evidence: z.array(EvidenceItem),
    explanation: z.string(),
    matched_value: z.record(z.string(), z.unknown()),
    fields: z.record(
      z.string(),
      z.object({
        status: z.enum(['match', 'partial', 'mismatch', 'not_found', 'not_checked']),
        expected: z.unknown(),
        found: z.unknown().optional(),
        score: z.number().optional(),
        reason: z.string().optional(),
      }),
    ),
    reason_code: z.string().optional(),
    independent_sources: z.int().min(0),
  })
  .meta({ id: 'ClaimResult' });

export const Report = z
  .object({
    job_id: z.string(),
    status: z.literal('completed'),
    score: confidence,
    score_breakdown: z.object({
      identity: confidence,
      employment: confidence,
      education: confidence,
      business: confidence,
    }),
    identity_resolution: IdentityResolution,
    claims: z.array(ClaimResult),
    sources: z.array(Source),
    created_at: timestamp,
    warnings: z.array(z.string()).optional(),
    metadata: metadata.optional(),
    coverage: z
      .array(
        z.object({
          provider: z.string(),
          query: z.string(),
          claim_keys: z.array(z.string()),
          results: z.int(),
          outcome: z.enum(['found', 'empty', 'failed', 'skipped']),
        }),
      )
      .optional()
      .describe('What was asked where.'),
  })
  .meta({ id: 'Report' });
