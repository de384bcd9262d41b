// Pages of lists (interface 4.11): query parameters and the answer's frame.
import { z } from 'zod';
import { JOB_STATUSES } from '../../domain/job/state.ts';
import { ENDPOINT_EVENTS } from '../../domain/model/options.ts';
import { readMoment } from './members.ts';

const limit = z
  .string()
  .regex(/^(?:[1-9]\d?|100)$/, 'must be an integer from 1 to 100')
  .transform(Number)
  .optional()
  .describe('1 to 100, default 25.')
  .meta({ schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 } });
const cursor = z.string().min(1).max(1024).optional().describe('next_cursor of the page before.');

export const DEFAULT_LIMIT = 25;

export const moment = z
  .string()
  .transform((value, context) => {
    const date = readMoment(value);
    if (date === null) {
      context.addIssue({
        code: 'custom',
        message: 'must be an ISO 8601 date-time',
        params: { code: 'invalid_format' },
      });
      return z.NEVER;
    }
    return date;
  })
  .meta({ schema: { type: 'string', format: 'date-time' } });

export const PageQuery = z.object({ limit, cursor });

export const JobListQuery = PageQuery.extend({
  status: z.enum(JOB_STATUSES).optional(),
  created_after: moment.optional().describe('Inclusive.'),
  created_before: moment.optional().describe('Exclusive.'),
  person: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe('Words of the name, in any order; case and accents do not matter.'),
});

export const TemplateListQuery = PageQuery.extend({
  include_deprecated: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .meta({ schema: { type: 'boolean', default: false } }),
});

export const DELIVERY_STATUSES = ['pending', 'success', 'failure', 'discarded'] as const;

export const DeliveryListQuery = PageQuery.extend({
  endpoint_id: z
    .string()
    .max(100)
    .regex(/^[\x21-\x7e]+$/, 'must be an id')
    .optional(),
  job_id: z
    .string()
    .max(100)
    .regex(/^[\x21-\x7e]+$/, 'must be an id')
    .optional(),
  status: z.enum(DELIVERY_STATUSES).optional(),
  event_type: z.enum([...ENDPOINT_EVENTS, 'webhook.test']).optional(),
});

export const JobQuery = z.object({
  wait: z
    .string()
    .regex(/^(?:[1-5]?\d|60)$/, 'must be an integer from 0 to 60')
    .transform(Number)
    .optional()
    .describe('Seconds to wait for the job to end before answering.')
    .meta({ schema: { type: 'integer', minimum: 0, maximum: 60, default: 0 } }),
});

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), next_cursor: z.string().nullable() });
}
