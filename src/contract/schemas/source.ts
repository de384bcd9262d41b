// A page or a register's record that was read for a job (interface 2.5).
import { z } from 'zod';
import type { Source as SourceModel } from '../../domain/model/source.ts';
import { timestamp } from './members.ts';

export const Source = z
  .object({
    source_id: z.string(),
    url: z.string(),
    domain: z.string(),
    retrieved_at: timestamp,
    method: z.string().describe('`<provider>.searchAndContents`'),
    title: z.string().nullable(),
    published_date: z.string().nullable(),
    snippet: z.string(),
    extracted: z.record(z.string(), z.unknown()),
    source_quality: z.number().min(0).max(1),
    evidence_class: z.string().optional(),
    evidence_reason: z
      .string()
      .optional()
      .describe(
        'Why it has that class: the fact by which it is the site of an organisation, or why it is not taken for it.',
      ),
    not_evidence: z.string().optional().describe('Why the page is listed but never counts.'),
    cluster_id: z.string().optional().describe('Sources with one origin share it.'),
  })
  .meta({ id: 'Source' }) satisfies z.ZodType<SourceModel>;

export const SourceText = z
  .object({
    source_id: z.string(),
    text: z.string().describe('Stored page text; every quote stands in it.'),
  })
  .meta({ id: 'SourceText' });
