// A few pages of the sample web, read and judged by the threads before the service says that it is ready: patterns are compiled
// and tables built when they are first used, and that should not be at the expense of the first job.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readJobDraft } from '../contract/schemas/job-draft.ts';
import { effectiveOptions } from '../domain/model/options.ts';
import type { ReadSource } from '../domain/model/source.ts';
import type { PipelineTools } from '../pipeline/job-context.ts';
import type { Judge, JudgedJob } from '../pipeline/judging/judge.ts';
import { runJob } from '../pipeline/run-job.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { PageReader, PageReading, RawDocument } from '../ports/reader.ts';
import type { AnswerCache, JobRecord, Store, WorkerStore } from '../ports/store.ts';
import { SAMPLE_JOB } from './first-screen.ts';
import { SAMPLE_WEB } from './sample-web.ts';

/** The person of `SAMPLE_JOB`: her pages are prose, lists of people and of degrees, profiles and a site of her own. */
const PERSON_OF_SAMPLE_JOB = 'maren-tollefsen';
const AT = '2026-01-01T00:00:00.000Z';

interface SamplePage {
  file: string;
  url: string;
  about: string[];
  content_type: string;
}

function practicePages(): RawDocument[] {
  const { pages } = JSON.parse(readFileSync(join(SAMPLE_WEB, 'manifest.json'), 'utf8')) as { pages: SamplePage[] };
  return pages
    .filter((page) => page.about.includes(PERSON_OF_SAMPLE_JOB) && page.content_type.includes('html'))
    .map(({ file, url, content_type: contentType }) => ({
      url,
      status: 200,
      contentType,
      body: new Uint8Array(readFileSync(join(SAMPLE_WEB, file))),
    }));
}

function sourceOf({ page, findings, people }: PageReading, at: number): ReadSource {
  const { title, publishedDate, siteName, language, text, links, notEvidence } = page;
  return {
    sourceId: `src_practice_${at}`,
    url: page.url,
    domain: new URL(page.url).hostname,
    provider: 'corpus',
    retrievedAt: AT,
    title,
    publishedDate,
    siteName,
    language,
    text,
    links,
    people,
    findings,
    notEvidence,
    asserter: null,
  };
}

function judgedJob(projectId: string): JudgedJob {
  const options = effectiveOptions(undefined);
  return {
    id: `job_${projectId}`,
    projectId,
    person: SAMPLE_JOB.person,
    claims: SAMPLE_JOB.claims ?? [],
    options,
    metadata: null,
    template: null,
    today: AT.slice(0, 10),
  };
}

/**
 * Every reading thread reads the pages, and one judging thread judges them; the other judging threads follow when the service is
 * ready, because the first job needs one.
 */
export async function practiseReading(reader: PageReader, judge: Judge): Promise<() => Promise<void>> {
  const { person, claims = [] } = SAMPLE_JOB;
  const pages = practicePages();
  // Page by page, so that a job which comes meanwhile waits for one page at most.
  const readAll = async (): Promise<PageReading[]> => {
    const readings: PageReading[] = [];
    for (const page of pages) readings.push(await reader.read(page, undefined, { person, claims }));
    return readings;
  };
  const threads = Math.max(1, availableParallelism() - 1);
  const [readings = []] = await Promise.all(Array.from({ length: threads }, readAll));
  const sources = readings.map(sourceOf);
  const judgeAll = async (projectId: string): Promise<void> => {
    await judge.plan(judgedJob(projectId));
    await judge.report(judgedJob(projectId), { coverage: [], warnings: [], createdAt: AT, metadata: {} }, sources);
  };
  await judgeAll('practice-1');
  return async () => void (await Promise.all(['practice-1', 'practice-2'].map(judgeAll)));
}

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
 * The sample job on the way of a real one, with the imported pages as its only source. It has no row in the store, so none of
 * its writes takes effect; but connections, statements and code are then as a job finds them later.
 */
export async function practiseJob(tools: PipelineTools, signal: AbortSignal): Promise<void> {
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
  await runJob({
    job: PRACTICE_JOB,
    fence: 0,
    tools: {
      ...others,
      providers: tools.providers.filter(({ provider }) => provider.id === 'corpus'),
      answers: NO_ANSWERS,
      store: practised as WorkerStore,
      metrics: UNCOUNTED,
    },
    signal,
    announce: async () => undefined,
  });
}

const PRACTICE_JOB: JobRecord = {
  id: 'job_practice',
  projectId: 'practice',
  status: 'running',
  progress: 0,
  templateId: null,
  createdAt: new Date(AT),
  startedAt: null,
  completedAt: null,
  error: null,
  person: SAMPLE_JOB.person,
  claims: SAMPLE_JOB.claims ?? [],
  options: null,
  metadata: null,
  purpose: null,
  legalBasis: null,
  warnings: [],
  fence: 0,
  attempt: 1,
};
