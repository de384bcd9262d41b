// Writes new jobs of one project, each with its first event, that event's deliveries and its queue entry, in one statement.
import type { NewEvent, NewJob } from '../../ports/store.ts';
import type { Statement } from '../database/database.ts';
import { foldText } from '../database/fold-text.ts';
import { cleanText, jsonText } from '../database/json-text.ts';
import { QUEUE_ENTRY_COLUMNS, QUEUE_ENTRY_VALUES, QUEUE_TABLE } from '../queue/queue-entry.ts';

export interface NewJobWithEvent {
  job: NewJob;
  event: NewEvent;
}

/** The answer's one row. */
export interface InsertedJobs {
  deliveries: number;
}

/** Every count is a prepared statement of its own on each connection, so there are few. */
export const MOST_AT_ONCE = 16;

/** Values of one job, in the order of `valuesOf`; the project is $1 of all. */
const VALUES_PER_JOB = 18;

const statements: { name: string; text: string }[] = [];

export function insertJobs(projectId: string, made: readonly NewJobWithEvent[]): Statement {
  if (made.length === 0 || made.length > MOST_AT_ONCE) throw new Error(`${made.length} jobs do not fit one statement`);
  statements[made.length] ??= { name: `job_insert_${made.length}`, text: textFor(made.length) };
  const values: unknown[] = [projectId];
  for (const one of made) addValues(values, one);
  return { ...statements[made.length]!, values };
}

function addValues(values: unknown[], { job, event }: NewJobWithEvent): void {
  const createdAt = job.createdAt.toISOString();
  values.push(
    job.id,
    createdAt,
    jsonText(job.person),
    jsonText(job.claims),
    job.templateId,
    job.options === null ? null : jsonText(job.options),
    job.metadata === null ? null : jsonText(job.metadata),
    jsonText(job.warnings),
    foldText(job.person.full_name),
    foldEmail(job.person.email),
    event.id,
    event.type,
    event.createdAt === job.createdAt ? createdAt : event.createdAt.toISOString(),
    cleanText(event.body(1)),
    event.alsoEndpointId,
    job.purpose === null ? null : cleanText(job.purpose),
    job.legalBasis === null ? null : cleanText(job.legalBasis),
    job.traceparent ?? null,
  );
}

function textFor(count: number): string {
  const rows = (row: (value: (place: number) => string) => string): string =>
    Array.from({ length: count }, (_, index) => `(${row((place) => `$${index * VALUES_PER_JOB + place + 1}`)})`).join();
  const jobs = rows(
    (value) => `$1, ${value(1)}, 'queued', ${[2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 17, 18].map(value).join(', ')}, 1`,
  );
  const events = rows((value) => `$1, ${value(1)}, ${[11, 12, 13, 14, 18].map(value).join(', ')}, 1`);
  const told = rows(
    (value) =>
      `${value(1)}::text, ${value(11)}::text, ${value(12)}::text, ${value(13)}::timestamptz, ${value(15)}::text`,
  );
  return `
  with event as (
    insert into events (project_id, job_id, id, type, created_at, body, traceparent, sequence) values ${events}
  ), outbox as (
    insert into deliveries (id, project_id, endpoint_id, event_id, event_type, job_id, next_attempt_at, created_at)
    select bonafide_id('del', told.at), $1, endpoint.id, told.event_id, told.type, told.job_id, least(told.at, now()), told.at
    from webhook_endpoints endpoint
    join (values ${told}) told (job_id, event_id, type, at, also_endpoint)
      on told.type = any(endpoint.events) or endpoint.id = told.also_endpoint
    where endpoint.project_id = $1 and endpoint.enabled
    on conflict (event_id, endpoint_id) where replay_of is null do nothing
    returning endpoint_id
  ), job as (
    insert into jobs (project_id, id, status, created_at, person, claims, template_id, options, metadata, warnings,
                      person_name, person_email, purpose, legal_basis, traceparent, last_sequence)
    values ${jobs}
    returning id, queue_entry, project_id
  ), entry as (
    insert into ${QUEUE_TABLE} (${QUEUE_ENTRY_COLUMNS}) select ${QUEUE_ENTRY_VALUES} from job
  )
  select count(*)::int as deliveries from outbox`;
}

export function foldEmail(email: string | null | undefined): string | null {
  return email == null || email === '' ? null : email.trim().toLowerCase();
}
