// The job (interface 2.1) and the body that creates one (4.1).
import { z } from 'zod';
import { JOB_STATUSES } from '../../domain/job/state.ts';
import { ASSESSMENTS } from '../../domain/model/report.ts';
import { CLAIM_STATUSES } from '../../domain/model/verdict.ts';
import { Claim, MAX_CLAIMS } from './claim.ts';
import { legalBasis, metadata, purpose, timestamp } from './members.ts';
import { Options } from './options.ts';
import { Person } from './person.ts';

export const Links = z
  .object({ self: z.string(), report: z.string(), sources: z.string() })
  .describe('Full addresses of the job, its report and its sources.');

export const Job = z
  .object({
    id: z.string(),
    status: z.enum(JOB_STATUSES),
    progress: z.int().min(0).max(100),
    template_id: z.string().nullable(),
    created_at: timestamp,
    started_at: timestamp.nullable(),
    completed_at: timestamp.nullable(),
    error: z.string().nullable().describe('`code: message` of a failed job.'),
    person: Person,
    claims: z.array(Claim),
    options: Options.optional(),
    metadata: metadata.optional(),
    purpose: purpose.optional(),
    legal_basis: legalBasis.optional(),
    links: Links.optional(),
    rerun_of: z.string().optional().describe('The job that this one repeats.'),
    warnings: z.array(z.string()).optional().describe('Known when the job was created; the report repeats them.'),
    score: z.int().min(1).max(5).optional().describe('In lists, of a completed job.'),
    assessment: z.enum(ASSESSMENTS).optional().describe('In lists, of a completed job: what the claims came to.'),
    claim_counts: z
      .partialRecord(z.enum(CLAIM_STATUSES), z.int().min(0))
      .optional()
      .describe('In lists, of a completed job: how many claims have each status.'),
  })
  .meta({ id: 'Job' });

export const CreateJob = z
  .object({
    person: Person,
    claims: z
      .array(Claim)
      .min(1)
      .max(MAX_CLAIMS)
      .optional()
      .describe('Required, unless the template brings claims of its own.'),
    template_id: z.string().min(1).max(100).nullish(),
    options: Options.optional(),
    metadata: metadata.optional(),
    purpose: purpose.optional(),
    legal_basis: legalBasis.optional(),
  })
  .meta({ id: 'CreateJob' });

export const Erasure = z
  .object({
    full_name: Person.shape.full_name.optional().describe('Other names and "Family, Given" count too.'),
    email: Person.shape.email.describe('Together with a name, both must fit. Addresses inside claims count too.'),
  })
  .meta({ id: 'Erasure' });

export const PersonExport = z
  .object({
    jobs: z.array(z.record(z.string(), z.unknown())).describe('All that is kept of each job, as it is kept.'),
    monitors: z.array(z.record(z.string(), z.unknown())).describe('Monitors that ask about the person.'),
  })
  .meta({ id: 'PersonExport' });

export const ErasureResult = z
  .object({
    erased_jobs: z.int().min(0),
    job_ids: z.array(z.string()),
    erased_monitors: z.int().min(0).optional().describe('Monitors that asked about the person.'),
  })
  .meta({ id: 'ErasureResult' });
