// Webhook endpoints (interface 2.8).
import { z } from 'zod';
import { text, timestamp } from './members.ts';
import { endpointEvents } from './options.ts';

/** http or https, with a host, without credentials. Where it may point is decided by the address check. */
export const endpointUrl = text(2048).superRefine((value, context) => {
  if (value.trim() === '') return;
  const fail = (message: string) => context.addIssue({ code: 'custom', message, params: { code: 'invalid_url' } });
  // Some readers take a backslash for a slash and others do not, so the address would mean two things.
  if (/[\s\\]/.test(value)) return fail('must be an absolute http or https address');
  let parsed: URL;
  try {
    parsed = new URL(value);
  } catch {
    return fail('must be an absolute http or https address');
  }
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return fail('must be an http or https address');
  if (parsed.username !== '' || parsed.password !== '') return fail('must not carry credentials');
});

const description = z.string().max(1000).nullish();

export const CreateWebhookEndpoint = z
  .object({
    url: endpointUrl.meta({ format: 'uri' }),
    events: endpointEvents,
    enabled: z.boolean().optional().describe('Default true.'),
    description,
  })
  .meta({ id: 'CreateWebhookEndpoint' });

export const UpdateWebhookEndpoint = z
  .object({
    url: endpointUrl.optional(),
    events: endpointEvents.optional(),
    enabled: z.boolean().optional(),
    description,
  })
  .meta({ id: 'UpdateWebhookEndpoint' });

export const WebhookEndpoint = z
  .object({
    id: z.string(),
    url: z.string().meta({ format: 'uri' }),
    events: endpointEvents,
    enabled: z.boolean(),
    description: z.string().nullable(),
    created_at: timestamp,
    disabled_reason: z
      .string()
      .nullable()
      .optional()
      .describe('Why the service disabled it: gone_410 or failing_5_days.'),
  })
  .meta({ id: 'WebhookEndpoint' });

export const WebhookEndpointWithSecret = WebhookEndpoint.extend({
  secret: z.string().describe('Shown once. `whsec_` and base64 of 32 bytes.'),
}).meta({ id: 'WebhookEndpointWithSecret' });

export const DEFAULT_GRACE_SECONDS = 24 * 3600;

export const RotateSecret = z
  .object({
    grace_seconds: z
      .int()
      .min(0)
      .max(7 * 24 * 3600)
      .optional()
      .describe('How long the older secret keeps signing too; default one day.'),
  })
  .meta({ id: 'RotateSecret' });

export const ReplayFailed = z
  .object({
    since: z
      .string()
      .describe('ISO 8601 date-time; failed deliveries made at or after it are sent again.')
      .meta({ format: 'date-time' }),
  })
  .meta({ id: 'ReplayFailed' });
