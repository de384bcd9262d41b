// Sample jobs on the way of real ones before the service says that it is ready, so that a first job finds connections, statements
// and compiled code as a later one does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJobDraft } from '../contract/schemas/job-draft.ts';
import type { Claim } from '../domain/model/claim.ts';
import type { Person } from '../domain/model/person.ts';
import type { PipelineTools } from '../pipeline/job-context.ts';
import { runJob } from '../pipeline/run-job.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { AnswerCache, JobRecord, Store, WorkerStore } from '../ports/store.ts';
import { SAMPLE_JOB } from './first-screen.ts';
import { SAMPLE_WEB } from './sample-web.ts';

/** As many as one job uses at once. */
const CONNECTIONS = 6;

/** What a first request would find cold: connections to the database and the schemas of a job. */
export async function practiseAnswering(store: Pick<Store, 'ready'>): Promise<void> {
  readJobDraft({ value: SAMPLE_JOB, faults: [] });
  await Promise.all(Array.from({ length: CONNECTIONS }, () => store.ready()));
}

const NO_ANSWERS: AnswerCache = { get: async () => null, put: async () => undefined };
const UNCOUNTED: Metrics = { count: () => undefined, observe: () => undefined, gauge: () => undefined };

/**
 * Jobs with the imported pages as their only source. They have no row in the store, so none of their writes takes effect; but
 * connections, statements and code are then as a job finds them later.
 */
export async function practiseJobs(tools: PipelineTools, signal: AbortSignal): Promise<void> {
  const { store } = tools;
  const unwritten = async (write: Promise<unknown>): Promise<boolean> => {
    await write;
    return true;
  };
  const practised: Pick<WorkerStore, 'saveSource' | 'saveStage' | 'saveUsage'> = {
    saveSource: (...saved) => unwritten(store.saveSource(...saved)),
    saveStage: (...saved) => unwritten(store.saveStage(...saved)),
    saveUsage: (...saved) => unwritten(store.saveUsage(...saved)),
  };
  const { corpusFor: _, model: __, ...others } = tools;
  const unseen: PipelineTools = {
    ...others,
    providers: tools.providers.filter(({ provider }) => provider.id === 'corpus'),
    answers: NO_ANSWERS,
    store: practised as WorkerStore,
    metrics: UNCOUNTED,
  };
  for (const job of practiceJobs())
    await runJob({ job, fence: 0, tools: unseen, signal, announce: async () => undefined });
}

/** Few pages, but claims of nearly every type, and names in other scripts: those need the words of all languages. */
const PEOPLE = ['zhang-wei', 'kim-min-jun'];

interface SamplePerson {
  id: string;
  person: Person;
  claims: { claim: Claim }[];
}

function practiceJobs(): JobRecord[] {
  const people = JSON.parse(readFileSync(join(SAMPLE_WEB, 'people.json'), 'utf8')) as SamplePerson[];
  return people
    .filter(({ id }) => PEOPLE.includes(id))
    .map(({ person, claims }) => ({ ...PRACTICE_JOB, person, claims: claims.map(({ claim }) => claim) }));
}

const PRACTICE_JOB: Omit<JobRecord, 'person' | 'claims'> = {
  id: 'job_practice',
  projectId: 'practice',
  status: 'running',
  progress: 0,
  templateId: null,
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
  startedAt: null,
  completedAt: null,
  error: null,
  options: null,
  metadata: null,
  purpose: null,
  legalBasis: null,
  warnings: [],
  fence: 0,
  attempt: 1,
};
