// What the service searches, and whether anybody works on its queue.
import { z } from 'zod';

export const ServiceStatus = z
  .object({
    version: z.string(),
    web_search: z.boolean().describe('Whether any evidence provider searches the web itself.'),
    providers: z
      .array(
        z.object({
          id: z.string(),
          role: z.string().describe('`web_search`, `register`, `archive`, `imported_pages` or `given_addresses`.'),
        }),
      )
      .describe('Evidence providers that living workers ask.'),
    sample_web: z.boolean().describe('Whether the invented pages of the sample web are imported.'),
    workers: z.int().min(0).describe('Processes that work on jobs now.'),
    waiting_jobs: z.int().min(0).describe('Jobs of all projects that wait for a worker.'),
    missing_contact: z
      .object({ off: z.array(z.string()), slower: z.array(z.string()) })
      .nullable()
      .describe('Providers that are off or asked more slowly because no contact is set; null when one is.'),
  })
  .meta({ id: 'ServiceStatus' });
