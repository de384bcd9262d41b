// Between rows of `jobs` and JobRecord.
import type { Selectable } from 'kysely';
import type { Claim } from '../../domain/model/claim.ts';
import type { Options } from '../../domain/model/options.ts';
import type { Person } from '../../domain/model/person.ts';
import type { JobRecord } from '../../ports/store.ts';
import type { Tables } from '../database/tables.ts';

export const JOB_COLUMNS = [
  'id',
  'project_id',
  'status',
  'progress',
  'template_id',
  'created_at',
  'started_at',
  'completed_at',
  'error',
  'person',
  'claims',
  'options',
  'metadata',
  'purpose',
  'legal_basis',
  'warnings',
  'fence',
  'attempt',
  'rerun_of',
] as const;

export const JOB_COLUMN_LIST = JOB_COLUMNS.join(', ');

export type JobRow = Pick<Selectable<Tables['jobs']>, (typeof JOB_COLUMNS)[number]>;

export function jobRecord(row: JobRow): JobRecord {
  return {
    id: row.id,
    projectId: row.project_id,
    status: row.status,
    progress: row.progress,
    templateId: row.template_id,
    createdAt: row.created_at,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    error: row.error,
    person: row.person as Person,
    claims: row.claims as Claim[],
    options: row.options as Options | null,
    metadata: row.metadata as Record<string, unknown> | null,
    purpose: row.purpose,
    legalBasis: row.legal_basis,
    warnings: row.warnings,
    fence: row.fence,
    attempt: row.attempt,
    ...(row.rerun_of === null ? {} : { rerunOf: row.rerun_of }),
  };
}
