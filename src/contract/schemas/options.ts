// How a job is to be run (interface 2.4).
import { z } from 'zod';
import {
  DEPTHS,
  ENDPOINT_EVENTS,
  EVENT_TYPES,
  type Options as OptionsModel,
  SEARCH_CATEGORIES,
} from '../../domain/model/options.ts';
import { hostName } from './host-name.ts';

/** What an endpoint may subscribe to: events of jobs, and the one of a batch. */
export const endpointEvents = z.array(z.enum(ENDPOINT_EVENTS)).min(1).max(20);

export const eventNames = z.array(z.enum(EVENT_TYPES)).min(1).max(20);

export const Options = z
  .object({
    depth: z.enum(DEPTHS).optional().describe('Default standard.'),
    max_sources: z.int().min(1).max(200).optional().describe('Default 10, 30 or 100 by depth.'),
    max_cost_usd: z.number().gt(0).max(100).optional().describe('Default 1.'),
    search_category: z.enum(SEARCH_CATEGORIES).optional().describe('Default auto.'),
    allow_domains: z.array(hostName).max(200).optional().describe('Host names; subdomains are included.'),
    deny_domains: z
      .array(hostName)
      .max(200)
      .optional()
      .describe('Host names; a denied domain wins over an allowed one.'),
    webhook: z
      .object({ endpoint_id: z.string().min(1).max(100), events: eventNames })
      .optional()
      .describe('Sends these events of this job to the endpoint, even if it does not subscribe to them.'),
  })
  .meta({ id: 'Options' }) satisfies z.ZodType<OptionsModel>;
