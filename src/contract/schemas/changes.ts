// What differs between two reports on the same request.
import { z } from 'zod';
import { CHANGE_CAUSES } from '../../domain/model/changes.ts';
import { ASSESSMENTS } from '../../domain/model/report.ts';
import { CLAIM_STATUSES } from '../../domain/model/verdict.ts';

function beforeAfter<T extends z.ZodType>(value: T) {
  return z.object({ before: value, after: value });
}

const ChangedSentence = z.object({
  quote: z.string().describe('Verbatim from the page.'),
  url: z.string(),
  stance: z.enum(['supports', 'contradicts', 'mentions']),
});

const ClaimChange = z
  .object({
    claim_key: z.string(),
    claim_type: z.string(),
    status: beforeAfter(z.enum(CLAIM_STATUSES).nullable()),
    cause: z
      .enum(CHANGE_CAUSES)
      .describe(
        '`new_evidence`: a new sentence; `evidence_gone`: a page no longer says so; `page_not_read`: the page was not read this time; `judgement`: other pages or another rule.',
      ),
    sentence: z.string().describe('What changed, in a sentence.'),
    new_sentences: z.array(ChangedSentence),
    gone_sentences: z.array(
      ChangedSentence.extend({
        page_read: z.boolean().describe('False: the page was not read this time, so it may still say so.'),
      }),
    ),
    values: z.record(z.string(), beforeAfter(z.unknown())).describe('Found values that differ, by member.'),
  })
  .meta({ id: 'ClaimChange' });

export const ReportChanges = z
  .object({
    job_id: z.string(),
    compared_with: z.string().describe('The earlier job.'),
    changed: z.boolean(),
    summary: z.string(),
    assessment: beforeAfter(z.enum(ASSESSMENTS)).optional(),
    score: beforeAfter(z.int().min(1).max(5)).optional(),
    identity: beforeAfter(z.enum(['matched', 'ambiguous', 'no_match'])).optional(),
    claims: z.array(ClaimChange).describe('Only claims of which something changed.'),
  })
  .meta({ id: 'ReportChanges' });
