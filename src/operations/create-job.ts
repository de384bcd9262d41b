// Creates a job: what the client asked for, completed by its template, stored with its first event,
// its deliveries and its queue entry in one transaction.

import { fieldFault, throwFaults } from '../contract/reading/validate.ts';
import type { JobDraft } from '../contract/schemas/job-draft.ts';
import type { Claim } from '../domain/model/claim.ts';
import type { FieldFault } from '../domain/model/fault.ts';
import type { Options } from '../domain/model/options.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { SchemaChecker } from '../ports/schemas.ts';
import type { JobRecord, NewJob, ProjectReads, Store } from '../ports/store.ts';
import { newEvent } from './event-bytes.ts';
import { type CreatedAnswer, type IdempotencyRequest, once } from './idempotency.ts';
import { createdJobView, type JobView, jobView } from './job-view.ts';
import { mergeTemplate } from './merge-template.ts';
import { found } from './not-found.ts';
import type { QueueRoom } from './project-limits.ts';

export interface CreateJobTools {
  store: Pick<Store, 'transaction' | 'createJob' | 'forProject'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'next'>;
  schemas: Pick<SchemaChecker, 'apply'>;
  room: QueueRoom;
}

export interface CreateJobInput {
  projectId: string;
  draft: JobDraft;
  baseUrl: string;
  idempotency: IdempotencyRequest | null;
  traceparent: string | null;
}

export async function createJob(tools: CreateJobTools, input: CreateJobInput): Promise<CreatedAnswer<JobView>> {
  const now = tools.clock.now();
  const { projectId, draft, baseUrl, idempotency } = input;
  const prepared = await prepare(tools, projectId, draft);
  if (idempotency === null) {
    // Nothing to remember beside the job: its rows are the whole transaction.
    if ('refused' in prepared) throw prepared.refused;
    const { job, event, made } = newJob(tools, input, prepared, now);
    await tools.store.createJob(projectId, job, event);
    return { ...made, replayed: false };
  }
  return tools.store.transaction(projectId, (transaction) =>
    once(
      transaction,
      idempotency,
      now,
      async () => {
        if ('refused' in prepared) throw prepared.refused;
        const { job, event, made } = newJob(tools, input, prepared, now);
        await transaction.insertJob(job, event, { last: false });
        return made;
      },
      async ({ resourceId }) => createdJobView(found(await transaction.reads.jobs.get(resourceId)), baseUrl),
    ),
  );
}

/** Before the transaction, which then waits for nobody. What is wrong is told only if the request was not answered before. */
async function prepare(
  tools: CreateJobTools,
  projectId: string,
  draft: JobDraft,
): Promise<Completed | { refused: unknown }> {
  try {
    const completed = await completeDraft(tools, tools.store.forProject(projectId), projectId, draft);
    const full = await tools.room.refuse(projectId, 1);
    return full === null ? completed : { refused: full };
  } catch (refused) {
    return { refused };
  }
}

export function newJob(
  { ids }: Pick<CreateJobTools, 'ids'>,
  { projectId, draft, baseUrl, traceparent, rerunOf }: Omit<CreateJobInput, 'idempotency'> & { rerunOf?: string },
  { claims, options, warnings }: Completed,
  now: Date,
) {
  const job: JobRecord & NewJob = {
    id: ids.next('job'),
    projectId,
    status: 'queued',
    progress: 0,
    templateId: draft.templateId,
    createdAt: now,
    startedAt: null,
    completedAt: null,
    error: null,
    person: draft.person,
    claims,
    options,
    metadata: draft.metadata,
    purpose: draft.purpose,
    legalBasis: draft.legalBasis,
    warnings,
    fence: 0,
    attempt: 0,
    ...(rerunOf === undefined ? {} : { rerunOf }),
    ...(traceparent === null ? {} : { traceparent }),
  };
  const body = jobView(job, baseUrl);
  const json = JSON.stringify(body);
  const event = newEvent({ id: ids.next('evt'), type: 'job.created', at: now, job, baseUrl, jobJson: json });
  return { job, event, made: { status: 201, resourceId: job.id, body, json } };
}

export interface Completed {
  claims: Claim[];
  options: Options | null;
  warnings: string[];
}

/** Adds the template's defaults and checks what only the store knows; every fault is told at once. */
export async function completeDraft(
  { schemas }: Pick<CreateJobTools, 'schemas'>,
  reads: Pick<ProjectReads, 'templates' | 'endpoints'>,
  projectId: string,
  draft: JobDraft,
): Promise<Completed> {
  const warnings = [...draft.warnings];
  let claims = draft.claims ?? [];
  let options = draft.options;
  if (draft.templateId === null && options?.webhook === undefined) return { claims, options, warnings };
  const faults: FieldFault[] = [];
  if (draft.templateId !== null) {
    const template = await reads.templates.get(draft.templateId);
    if (template === null)
      faults.push(fieldFault(['template_id'], 'is not a template of this project', 'unknown_template'));
    else {
      ({ claims, options } = mergeTemplate(draft, template));
      if (template.deprecatedAt !== null) warnings.push(`template_deprecated:${template.id}`);
      if (claims.length === 0)
        faults.push(fieldFault(['claims'], 'is required, since the template has none', 'required'));
      const { person, metadata } = draft;
      faults.push(...(await schemas.apply(projectId, template, { person, claims, metadata: metadata ?? {} })));
    }
  }
  const endpointId = options?.webhook?.endpoint_id;
  if (endpointId !== undefined && (await reads.endpoints.get(endpointId)) === null) {
    const message = 'is not a webhook endpoint of this project';
    faults.push(fieldFault(['options', 'webhook', 'endpoint_id'], message, 'unknown_endpoint'));
  }
  throwFaults(faults);
  return { claims, options, warnings };
}
