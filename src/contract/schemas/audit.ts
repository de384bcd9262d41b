// What was done with data about people, as the administrator sees it.
import { z } from 'zod';
import { timestamp } from './members.ts';

export const AuditRecord = z
  .object({
    id: z.string(),
    created_at: timestamp,
    project_id: z.string(),
    act: z
      .string()
      .describe('`job.erased`, `job.expired`, `monitor.erased`, `person.exported` and others of the kind.'),
    object_ids: z.array(z.string()).describe('What it was done to.'),
  })
  .meta({ id: 'AuditRecord' });
