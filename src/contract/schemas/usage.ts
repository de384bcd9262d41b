// What a job used: calls, cached answers, cost and time by step and provider.
import { z } from 'zod';

export const Usage = z
  .object({
    job_id: z.string(),
    items: z.array(
      z.object({
        step: z.string(),
        provider: z.string(),
        calls: z.int().min(0),
        cached: z.int().min(0),
        cost_usd: z.number().min(0),
        milliseconds: z.number().min(0),
        facts: z.int().min(0).optional().describe('Step `model`: facts of the model that the quote check took.'),
        dropped: z
          .int()
          .min(0)
          .optional()
          .describe('Step `model`: what the model reported and the check did not take.'),
        dropped_share: z.number().min(0).max(1).optional(),
      }),
    ),
    total_cost_usd: z.number().min(0),
  })
  .meta({ id: 'Usage' });

export const DailyUsageQuery = z.object({
  days: z
    .string()
    .regex(/^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/, 'must be an integer from 1 to 366')
    .transform(Number)
    .optional()
    .describe('1 to 366, default 30.')
    .meta({ schema: { type: 'integer', minimum: 1, maximum: 366, default: 30 } }),
});

export const DailyUsage = z
  .object({
    data: z.array(
      z.object({
        day: z.string().meta({ format: 'date' }),
        jobs: z.int().min(0),
        completed: z.int().min(0),
        failed: z.int().min(0),
        canceled: z.int().min(0),
        cost_usd: z.number().min(0),
      }),
    ),
  })
  .meta({ id: 'DailyUsage' });
