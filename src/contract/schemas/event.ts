// Names and shape of the events that webhooks and the event stream carry.
import { z } from 'zod';
import { EVENT_TYPES } from '../../domain/model/options.ts';
import { Batch } from './batch.ts';
import { Job } from './job.ts';
import { timestamp } from './members.ts';
import { Report } from './report.ts';

export { EVENT_TYPES, type EventType } from '../../domain/model/options.ts';

/** Sent by `POST /v1/webhooks/endpoints/{id}/test` only. */
export const TEST_EVENT_TYPE = 'webhook.test';

/** A report larger than this is left out of `job.completed`; the event then says `truncated` and links to it. */
export const MAX_EVENT_REPORT_BYTES = 256 * 1024;

export const Event = z
  .object({
    id: z.string(),
    type: z.enum(EVENT_TYPES),
    created_at: timestamp,
    timestamp,
    sequence: z.int().min(1).describe('Rises by one with every event of the job.'),
    data: z.object({
      job: Job,
      report: Report.optional().describe('In job.completed, unless it is larger than 256 KiB.'),
      truncated: z.literal(true).optional(),
      links: z.object({ report: z.string(), sources: z.string() }).optional(),
    }),
  })
  .meta({ id: 'Event' });

export const BatchEvent = z
  .object({
    id: z.string(),
    type: z.literal('batch.completed'),
    created_at: timestamp,
    timestamp,
    sequence: z.int().min(1),
    data: z.object({ batch: Batch }),
  })
  .meta({ id: 'BatchEvent' });

export const TestEvent = z
  .object({
    id: z.string(),
    type: z.literal(TEST_EVENT_TYPE),
    created_at: timestamp,
    timestamp,
    sequence: z.literal(0),
    data: z.object({ endpoint_id: z.string() }),
  })
  .meta({ id: 'TestEvent' });
