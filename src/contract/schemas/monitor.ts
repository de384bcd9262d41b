// Requests that are run again and again.
import { z } from 'zod';
import { CADENCES, type Cadence } from '../../domain/job/cadence.ts';
import { JOB_STATUSES } from '../../domain/job/state.ts';
import type { FieldFault } from '../../domain/model/fault.ts';
import type { JsonBody } from '../reading/read-json.ts';
import { check, fieldFault, throwFaults } from '../reading/validate.ts';
import { ReportChanges } from './changes.ts';
import { CreateJob, Job } from './job.ts';
import { type JobDraft, readJobDraft } from './job-draft.ts';
import { PageQuery } from './list.ts';
import { timestamp } from './members.ts';

const cadence = z.enum(CADENCES).describe('Counted from the creation of the monitor; missed runs are not made up for.');

export const CreateMonitor = CreateJob.partial()
  .extend({
    cadence,
    job_id: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe(
        'Watch what this job asked; its report is the first to compare with. Instead of `person` and `claims`.',
      ),
  })
  .meta({ id: 'CreateMonitor' });

export const UpdateMonitor = z
  .object({
    status: z.enum(['active', 'paused']).optional().describe('`paused` stops it, `active` lets it go on.'),
    cadence: cadence.optional(),
  })
  .meta({ id: 'UpdateMonitor' });

export const MonitorRun = z
  .object({
    job_id: z.string(),
    status: z.enum(JOB_STATUSES).describe('Of the job.'),
    created_at: timestamp,
    compared_with: z.string().nullable().describe('The earlier job; null at the first run, or when it was erased.'),
    changed: z
      .boolean()
      .nullable()
      .describe('Null until the run is compared, or when there was nothing to compare with.'),
    links: z.object({ job: z.string(), changes: z.string() }),
  })
  .meta({ id: 'MonitorRun' });

const REQUEST = Job.pick({
  person: true,
  claims: true,
  template_id: true,
  options: true,
  metadata: true,
  purpose: true,
  legal_basis: true,
});

export const Monitor = z
  .object({
    id: z.string(),
    status: z.enum(['active', 'paused']),
    paused_reason: z.string().nullable().describe('Why the service paused it; null when somebody did.'),
    cadence,
    created_at: timestamp,
    next_run_at: timestamp.nullable().describe('Null while it is paused.'),
    ...REQUEST.shape,
    last_run: MonitorRun.nullable(),
    last_change: MonitorRun.nullable().describe('The newest run that differed from the one before.'),
    links: z.object({ self: z.string(), runs: z.string() }),
    warnings: z
      .array(z.string())
      .optional()
      .describe('What to look at, such as a retention that is shorter than the cadence; not in lists.'),
  })
  .meta({ id: 'Monitor' });

export const MonitorRunsQuery = PageQuery.extend({
  changed: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .describe('Only runs that differed from the one before, or only those that did not.')
    .meta({ schema: { type: 'boolean' } }),
});

export const ChangesQuery = z.object({
  since: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\x21-\x7e]+$/, 'must be an id')
    .optional()
    .describe('Id of the job to compare with; default the job that this one repeats.'),
});

/** The event `monitor.changed`. */
export const MonitorEvent = z
  .object({
    id: z.string(),
    type: z.literal('monitor.changed'),
    created_at: timestamp,
    timestamp,
    sequence: z.int().min(1),
    data: z.object({
      monitor: Monitor,
      changes: ReportChanges.optional().describe('Left out when larger than 256 KiB; `links.changes` leads to it.'),
      truncated: z.literal(true).optional(),
      links: z.object({ job: z.string(), changes: z.string() }),
    }),
  })
  .meta({ id: 'MonitorEvent' });

export interface MonitorDraft {
  cadence: Cadence;
  /** Either of the two. */
  jobId: string | null;
  draft: JobDraft | null;
}

export function readMonitorDraft(body: JsonBody): MonitorDraft {
  const { value } = body;
  const faults: FieldFault[] = [...body.faults];
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    faults.push(fieldFault([], value === undefined ? 'is required' : 'must be an object', 'invalid_type'));
    throwFaults(faults);
  }
  const { cadence: asked, job_id: jobId, ...request } = value as Record<string, unknown>;
  const wanted = check(CreateMonitor.shape.cadence, asked, ['cadence'], faults);
  if (jobId === undefined) return { cadence: wanted!, jobId: null, draft: readJobDraft({ value: request, faults }) };
  const id = check(CreateMonitor.shape.job_id, jobId, ['job_id'], faults);
  for (const name of Object.keys(request))
    faults.push(fieldFault([name], 'cannot be given together with job_id', 'not_together'));
  throwFaults(faults);
  return { cadence: wanted!, jobId: id!, draft: null };
}
