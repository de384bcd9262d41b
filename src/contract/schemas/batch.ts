// Many people in one request, and what became of each row.
import { z } from 'zod';
import { CreateJob } from './job.ts';
import { PageQuery } from './list.ts';
import { timestamp } from './members.ts';
import { Options } from './options.ts';

export const MAX_BATCH_ROWS = 1000;
/** A row takes about a kilobyte; a thousand with many claims take several. */
export const MAX_BATCH_BYTES = 16 * 1024 * 1024;

export const CreateBatch = z
  .object({
    items: z.array(CreateJob).min(1).max(MAX_BATCH_ROWS).describe('Bodies of POST /v1/jobs.'),
    options: Options.optional().describe('Defaults of every item.'),
  })
  .meta({ id: 'CreateBatch' });

const RowFault = z.object({
  row: z.int().min(1).describe('The first item, or the first line after the header, is 1.'),
  errors: z.array(z.object({ path: z.string(), pointer: z.string(), message: z.string(), code: z.string() })),
});

export const Batch = z
  .object({
    id: z.string(),
    status: z.enum(['running', 'completed']),
    created_at: timestamp,
    ended_at: timestamp.nullable(),
    total: z.int().min(1).describe('Rows of the request.'),
    accepted: z.int().min(0).describe('Rows that became jobs.'),
    rejected: z.int().min(0),
    progress: z.int().min(0).max(100).describe('Share of the jobs that have ended.'),
    jobs: z.record(z.string(), z.int()).describe('Jobs by status; `erased` counts those that are gone.'),
    rejected_rows: z.array(RowFault).optional().describe('In the answer that creates it: every bad row, in order.'),
    links: z.object({ self: z.string(), results: z.string() }),
  })
  .meta({ id: 'Batch' });

export const BatchResultsQuery = PageQuery.pick({}).extend({
  format: z.enum(['ndjson', 'csv']).optional().describe('Default `ndjson`.'),
});
