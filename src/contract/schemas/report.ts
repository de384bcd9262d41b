// The report of a completed job (interface 2.6).
import { z } from 'zod';
import { ASSESSMENTS, CATEGORY_ASSESSMENTS } from '../../domain/model/report.ts';
import { CLAIM_STATUSES } from '../../domain/model/verdict.ts';
import { legalBasis, metadata, purpose, timestamp } from './members.ts';
import { Source } from './source.ts';

const confidence = z.int().min(1).max(5);
const categoryAssessment = z.enum(CATEGORY_ASSESSMENTS);

const IdentityAnchor = z
  .object({
    anchor: z.string(),
    weight: z.number(),
    reason: z.string(),
    source_id: z.string().optional(),
  })
  .meta({ id: 'IdentityAnchor' });

const CandidatePage = z
  .object({
    source_id: z.string(),
    url: z.string(),
    taken: z.boolean().describe('What the page says counts as being about the person asked for.'),
    reason: z.string(),
  })
  .meta({ id: 'CandidatePage' });

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
        standing: z
          .enum(['person', 'possible', 'someone_else'])
          .optional()
          .describe('The person asked for, somebody who may be, or another person of the name.'),
        facts: z.array(z.string()).optional().describe('The stations of this person that the pages give.'),
        pages: z.array(CandidatePage).optional(),
      }),
    ),
    profiles: z.array(z.object({ url: z.string(), type: z.string(), is_primary: z.boolean(), title: z.string() })),
    would_help: z
      .array(z.object({ member: z.string(), reason: z.string() }))
      .optional()
      .describe('Members of the request that would help to tell people of one name apart, the most telling first.'),
  })
  .meta({ id: 'IdentityResolution' });

export const EvidenceItem = z
  .object({
    source_id: z.string(),
    stance: z.enum(['supports', 'contradicts', 'mentions']),
    quote: z.string().describe('Verbatim from the stored page text.'),
    fields: z.array(z.string()),
    cluster_id: z.string(),
    evidence_class: z
      .string()
      .optional()
      .describe('What the source is to this claim: `issuer` is the site of the organisation that the claim names.'),
    read_by: z
      .literal('model')
      .optional()
      .describe('Set when a model found the sentence; that it stands in the page was checked.'),
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
    ruled_out: z
      .object({ code: z.string(), reason: z.string(), source_id: z.string() })
      .optional()
      .describe('What rules a contradicted claim out.'),
    next_steps: z
      .array(z.object({ code: z.string(), sentence: z.string(), url: z.string().optional() }))
      .optional()
      .describe('What can be done about a claim that is not verified.'),
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
    purpose: purpose.optional(),
    legal_basis: legalBasis.optional(),
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
    assessment: z
      .enum(ASSESSMENTS)
      .optional()
      .describe(
        'What the claims came to. Show it before the score: with `insufficient_evidence` the score says nothing.',
      ),
    assessment_breakdown: z
      .object({
        identity: categoryAssessment,
        employment: categoryAssessment,
        education: categoryAssessment,
        business: categoryAssessment,
      })
      .optional(),
    score_reasons: z
      .object({
        overall: z.string(),
        identity: z.string(),
        employment: z.string(),
        education: z.string(),
        business: z.string(),
      })
      .optional()
      .describe('Why each score is what it is, in a sentence.'),
  })
  .meta({ id: 'Report' });
