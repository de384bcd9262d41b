// Projects, as the administrator sees them.
import { z } from 'zod';
import { timestamp } from './members.ts';

const retentionDays = z.int().min(0).max(36_500).nullable();

export const Project = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: timestamp,
    retention_days: retentionDays.describe("Null: the service's own setting holds. 0: ended jobs are kept."),
  })
  .meta({ id: 'Project' });

export const CreateProject = z
  .object({
    name: z
      .string()
      .regex(
        /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
        'must be 1 to 100 letters, digits, dots, dashes or underscores, starting with a letter or digit',
      ),
    retention_days: retentionDays.optional(),
  })
  .meta({ id: 'CreateProject' });

export const UpdateProject = z.object({ retention_days: retentionDays }).meta({ id: 'UpdateProject' });
