// A few pages of the sample web, read and judged by the threads while the rest of the process is still loading: patterns are
// compiled and tables built when they are first used, and that should not be at the expense of the first job. Light, because it is
// loaded before everything else.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { effectiveOptions } from '../domain/model/options.ts';
import type { ReadSource } from '../domain/model/source.ts';
import type { Judge, JudgedJob } from '../pipeline/judging/judge.ts';
import type { PageReader, PageReading, RawDocument } from '../ports/reader.ts';
import { SAMPLE_JOB } from './first-screen.ts';
import { SAMPLE_WEB } from './sample-web.ts';

/** The person of `SAMPLE_JOB`: her first pages are prose, lists of people and a team. */
const PERSON_OF_SAMPLE_JOB = 'maren-tollefsen';
/** Most of what a thread has to compile; the practice jobs read the others. */
const PAGES = 4;
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
    .slice(0, PAGES)
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
  return {
    id: `job_${projectId}`,
    projectId,
    person: SAMPLE_JOB.person,
    claims: SAMPLE_JOB.claims ?? [],
    options: effectiveOptions(undefined),
    metadata: null,
    template: null,
    today: AT.slice(0, 10),
  };
}

/**
 * Every reading thread reads the pages, and one judging thread judges what the first of them holds meanwhile. Answers with what
 * lets the other judging threads do the same: the first job needs one, so they wait until the service is ready.
 */
export async function practiseThreads(reader: PageReader, judge: Judge): Promise<() => Promise<void>> {
  const { person, claims = [] } = SAMPLE_JOB;
  const [first, ...others] = practicePages();
  const read = (page: RawDocument): Promise<PageReading> => reader.read(page, undefined, { person, claims });
  const threads = Array.from({ length: Math.max(1, availableParallelism() - 1) });
  const [reading] = await Promise.all(threads.map(() => read(first!)));
  const sources = [sourceOf(reading!, 0)];
  const judgeAll = async (projectId: string): Promise<void> => {
    await judge.plan(judgedJob(projectId));
    await judge.report(judgedJob(projectId), { coverage: [], warnings: [], createdAt: AT, metadata: {} }, sources);
  };
  // Page by page, so that a job which comes meanwhile waits for one page at most.
  const readOthers = async (): Promise<void> => {
    for (const [at, page] of others.entries()) sources[at + 1] = sourceOf(await read(page), at + 1);
  };
  await Promise.all([judgeAll('practice-1'), ...threads.map(readOthers)]);
  return async () => void (await Promise.all(['practice-1', 'practice-2'].map(judgeAll)));
}
