// Small records for tests of the store: jobs about plainly fictional people.
import { randomBytes } from 'node:crypto';
import type { Report } from '../../src/domain/model/report.ts';
import type { ReadSource, Source } from '../../src/domain/model/source.ts';
import type { EndpointRecord, NewEvent, NewJob, Store } from '../../src/ports/store.ts';

export function sampleId(prefix: string): string {
  return `${prefix}_${randomBytes(13).toString('hex').toUpperCase()}`;
}

export function sampleJob(change: Partial<NewJob> = {}): NewJob {
  return {
    id: sampleId('job'),
    createdAt: new Date('2026-03-01T10:00:00.000Z'),
    person: { full_name: 'Mirela Quandt', email: 'mirela@quandt.example' },
    claims: [{ claim_key: 'school', claim_type: 'education', expected: { school: 'Halden University' } }],
    templateId: null,
    options: null,
    metadata: null,
    purpose: null,
    legalBasis: null,
    warnings: [],
    ...change,
  };
}

export function sampleEvent(jobId: string, type: NewEvent['type'], change: Partial<NewEvent> = {}): NewEvent {
  return {
    id: sampleId('evt'),
    jobId,
    type,
    createdAt: new Date('2026-03-01T10:00:00.000Z'),
    body: (sequence) => JSON.stringify({ type, sequence, data: { job: { id: jobId } } }),
    alsoEndpointId: null,
    ...change,
  };
}

export async function insertSampleJob(store: Store, projectId: string, change: Partial<NewJob> = {}): Promise<string> {
  const job = sampleJob(change);
  await store.transaction(projectId, (transaction) =>
    transaction.insertJob(job, sampleEvent(job.id, 'job.created', { createdAt: job.createdAt })),
  );
  return job.id;
}

/** Leased and running, as a worker has it. */
export async function startSampleJob(store: Store, projectId: string, jobId: string): Promise<number> {
  const leased = await store.worker.lease(jobId, 'worker-1', 30);
  if (leased === null) throw new Error('the job could not be leased');
  await store.transaction(projectId, (transaction) =>
    transaction.writeJobState(jobId, { status: 'running', progress: 5, startedAt: new Date() }),
  );
  return leased.fence;
}

export function sampleSource(url: string, text: string): { read: ReadSource; wire: Source } {
  const sourceId = sampleId('src');
  const domain = new URL(url).hostname;
  return {
    read: {
      sourceId,
      url,
      domain,
      provider: 'corpus',
      retrievedAt: '2026-03-01T10:00:01.000Z',
      title: 'Staff',
      publishedDate: null,
      siteName: null,
      language: 'en',
      text,
      links: [],
      people: [],
      findings: [],
      notEvidence: null,
      asserter: null,
    },
    wire: {
      source_id: sourceId,
      url,
      domain,
      retrieved_at: '2026-03-01T10:00:01.000Z',
      method: 'corpus.searchAndContents',
      title: 'Staff',
      published_date: null,
      snippet: text.slice(0, 100),
      extracted: {},
      source_quality: 3,
    },
  };
}

export function sampleReport(jobId: string): Report {
  return {
    job_id: jobId,
    status: 'completed',
    score: 4,
    score_breakdown: { identity: 4, employment: 3, education: 4, business: 3 },
    identity_resolution: {
      status: 'matched',
      confidence: 4,
      identity_status: 'likely',
      identity_confidence: 4,
      candidates: [],
      profiles: [],
      would_help: [],
    },
    claims: [],
    sources: [],
    created_at: '2026-03-01T10:00:02.000Z',
    warnings: [],
    metadata: {},
    coverage: [],
    assessment: 'insufficient_evidence',
    assessment_breakdown: {
      identity: 'confirmed',
      employment: 'not_assessed',
      education: 'insufficient_evidence',
      business: 'not_assessed',
    },
    score_reasons: { overall: '', identity: '', employment: '', education: '', business: '' },
  };
}

export function sampleEndpoint(projectId: string, change: Partial<EndpointRecord> = {}): EndpointRecord {
  return {
    id: sampleId('wh'),
    projectId,
    url: 'https://receiver.example/hooks',
    events: ['job.created', 'job.progress', 'job.completed'],
    enabled: true,
    description: null,
    createdAt: new Date('2026-03-01T09:00:00.000Z'),
    disabledReason: null,
    failingSince: null,
    ...change,
  };
}
