// What became of each event at each webhook endpoint.
import { z } from 'zod';
import { DELIVERY_STATUSES } from './list.ts';
import { timestamp } from './members.ts';

export const Delivery = z
  .object({
    id: z.string(),
    endpoint_id: z.string(),
    event_id: z.string(),
    event_type: z.string(),
    job_id: z.string().nullable(),
    status: z.enum(DELIVERY_STATUSES),
    attempt_count: z.int().min(0),
    next_attempt_at: timestamp.nullable(),
    response_code: z.int().nullable(),
    error: z.string().nullable(),
    created_at: timestamp,
    completed_at: timestamp.nullable(),
  })
  .meta({ id: 'Delivery' });

export const DeliveryAttempt = z
  .object({
    number: z.int().min(1),
    started_at: timestamp,
    latency_ms: z.number(),
    response_code: z.int().nullable(),
    error: z.string().nullable(),
    response_body: z.string().describe('First KiB of the answer.'),
  })
  .meta({ id: 'DeliveryAttempt' });

export const DeliveryWithAttempts = Delivery.extend({ attempts: z.array(DeliveryAttempt) }).meta({
  id: 'DeliveryWithAttempts',
});

export const ReplayResult = z
  .object({ replayed: z.int().min(0), delivery_ids: z.array(z.string()) })
  .meta({ id: 'ReplayResult' });
