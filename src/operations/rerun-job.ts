// Asks again what a job asked, and says what its report changed.
import type { JobDraft } from '../contract/schemas/job-draft.ts';
import type { ReportChanges } from '../domain/model/changes.ts';
import { Fault } from '../domain/model/fault.ts';
import { compareReports } from '../domain/reporting/compare-reports.ts';
import type { JobRecord, MonitorRecord, ProjectTransaction, Store } from '../ports/store.ts';
import { type CreateJobTools, completeDraft, newJob } from './create-job.ts';
import { type CreatedAnswer, type IdempotencyRequest, once } from './idempotency.ts';
import { createdJobView, type JobView } from './job-view.ts';
import { found, issuedId } from './not-found.ts';
import { getReport } from './read-job-results.ts';

interface RerunInput {
  projectId: string;
  jobId: string;
  baseUrl: string;
  idempotency: IdempotencyRequest | null;
  traceparent: string | null;
}

/** A new job with the same request; evidence is gathered anew, and `rerun_of` names the earlier one. */
export async function rerunJob(tools: CreateJobTools, input: RerunInput): Promise<CreatedAnswer<JobView>> {
  const { projectId, jobId, baseUrl, traceparent, idempotency } = input;
  issuedId(jobId);
  const now = tools.clock.now();
  const full = await tools.room.refuse(projectId, 1);
  return tools.store.transaction(projectId, (transaction) =>
    once(
      transaction,
      idempotency,
      now,
      async () => {
        const earlier = found(await transaction.reads.jobs.get(jobId));
        if (full !== null) throw full;
        const draft = await draftOf(transaction, earlier);
        const completed = await completeDraft(tools, transaction.reads, projectId, draft);
        const { job, event, made } = newJob(
          tools,
          { projectId, draft, baseUrl, traceparent, rerunOf: jobId },
          completed,
          now,
        );
        await transaction.insertJob(job, event);
        return made;
      },
      async ({ resourceId }) => createdJobView(found(await transaction.reads.jobs.get(resourceId)), baseUrl),
    ),
  );
}

type Request = Pick<
  JobRecord | MonitorRecord,
  'person' | 'claims' | 'templateId' | 'options' | 'metadata' | 'purpose' | 'legalBasis'
>;

/** The request as it was sent; an endpoint that is gone since is no reason not to ask again. */
export async function draftOf(transaction: ProjectTransaction, request: Request): Promise<JobDraft> {
  const { person, claims, templateId, metadata, purpose, legalBasis } = request;
  const endpointId = request.options?.webhook?.endpoint_id;
  const isGone = endpointId !== undefined && (await transaction.reads.endpoints.get(endpointId)) === null;
  const { webhook: _gone, ...others } = request.options ?? {};
  return {
    person,
    claims,
    templateId,
    metadata,
    purpose,
    legalBasis,
    options: isGone ? others : request.options,
    warnings: isGone ? [`webhook_endpoint_gone:${endpointId}`] : [],
  };
}

/** What a job's report changed against that of an earlier job; without `since`, the one that it repeats. */
export async function getChanges(
  tools: { store: Pick<Store, 'forProject'> },
  { projectId, jobId, since }: { projectId: string; jobId: string; since?: string | undefined },
): Promise<ReportChanges> {
  const { jobs } = tools.store.forProject(projectId);
  const job = found(await jobs.get(issuedId(jobId)));
  const earlierId = since === undefined ? (job.rerunOf ?? null) : issuedId(since);
  if (earlierId === null)
    throw new Fault('nothing_to_compare', 'The job repeats no other, or that job was erased: name one in `since`.');
  if (since !== undefined) found(await jobs.get(earlierId));
  const after = await getReport(tools, { projectId, jobId });
  const before = await jobs.report(earlierId);
  if (before === null) throw new Fault('nothing_to_compare', 'The earlier job has no report.');
  return compareReports(before, after);
}
