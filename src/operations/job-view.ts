// From the stored job to its wire form: members in the order of the contract's tables, links absolute.
import { arrange } from '../contract/reading/arrange.ts';
import { knownMembers } from '../contract/reading/unknown-members.ts';
import { ClaimFrame, EXPECTED_SCHEMAS } from '../contract/schemas/claim.ts';
import { Options } from '../contract/schemas/options.ts';
import { Person } from '../contract/schemas/person.ts';
import type { Claim } from '../domain/model/claim.ts';
import type { Options as OptionsModel } from '../domain/model/options.ts';
import type { Person as PersonModel } from '../domain/model/person.ts';
import type { JobOutcome, JobRecord } from '../ports/store.ts';

export interface JobLinks {
  self: string;
  report: string;
  sources: string;
}

export interface JobView {
  id: string;
  status: string;
  progress: number;
  template_id: string | null;
  created_at: string;
  started_at: string | null;
  completed_at: string | null;
  error: string | null;
  person: PersonModel;
  claims: Claim[];
  options?: OptionsModel;
  metadata?: Record<string, unknown>;
  purpose?: string;
  legal_basis?: string;
  links: JobLinks;
  rerun_of?: string;
  warnings?: string[];
  score?: number;
  assessment?: string;
  claim_counts?: Record<string, number>;
}

export function jobView(job: JobRecord, baseUrl: string, outcome?: JobOutcome): JobView {
  const view: JobView = {
    id: job.id,
    status: job.status,
    progress: job.progress,
    template_id: job.templateId,
    created_at: job.createdAt.toISOString(),
    started_at: job.startedAt?.toISOString() ?? null,
    completed_at: job.completedAt?.toISOString() ?? null,
    error: job.error,
    ...requestView(job),
    links: jobLinks(job.id, baseUrl),
  };
  if (job.rerunOf !== undefined) view.rerun_of = job.rerunOf;
  if (job.warnings.length > 0) view.warnings = job.warnings;
  if (outcome) {
    view.score = outcome.score;
    if (outcome.assessment !== null) view.assessment = outcome.assessment;
    view.claim_counts = outcome.claims;
  }
  return view;
}

/** What the client asked for, as it was supplied. */
export function requestView(
  request: Pick<JobRecord, 'person' | 'claims' | 'options' | 'metadata' | 'purpose' | 'legalBasis'>,
): Pick<JobView, 'person' | 'claims' | 'options' | 'metadata' | 'purpose' | 'legal_basis'> {
  return {
    person: arrange(PERSON, request.person),
    claims: request.claims.map(claimView),
    ...(request.options ? { options: arrange(OPTIONS, request.options) } : {}),
    ...(request.metadata ? { metadata: arrange(null, request.metadata) } : {}),
    ...(request.purpose === null ? {} : { purpose: request.purpose }),
    ...(request.legalBasis === null ? {} : { legal_basis: request.legalBasis }),
  };
}

/** The job as it was answered when it was created, whatever became of it since. */
export function createdJobView(job: JobRecord, baseUrl: string): JobView {
  return jobView({ ...job, status: 'queued', progress: 0, startedAt: null, completedAt: null, error: null }, baseUrl);
}

export function jobLinks(jobId: string, baseUrl: string): JobLinks {
  const self = `${baseUrl}/v1/jobs/${jobId}`;
  return { self, report: `${self}/report`, sources: `${self}/sources` };
}

const PERSON = knownMembers(Person);
const OPTIONS = knownMembers(Options);
const CLAIM = knownMembers(ClaimFrame);
const EXPECTED = new Map([...EXPECTED_SCHEMAS].map(([type, schema]) => [type, knownMembers(schema)]));

function claimView(claim: Claim): Claim {
  const view = arrange(CLAIM, claim);
  view.expected = arrange(EXPECTED.get(claim.claim_type) ?? null, claim.expected);
  return view;
}
