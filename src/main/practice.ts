// A few pages of the sample web, read and judged by the threads before the service says that it is ready: patterns are compiled
// and tables built when they are first used, and that should not be at the expense of the first job.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { effectiveOptions } from '../domain/model/options.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { sourceView } from '../domain/reporting/source-view.ts';
import type { Judge, JudgedJob } from '../pipeline/judging/judge.ts';
import type { PageReader, PageReading, RawDocument } from '../ports/reader.ts';
import { SAMPLE_JOB } from './first-screen.ts';
import { SAMPLE_WEB } from './sample-web.ts';

/** The person of `SAMPLE_JOB`: her pages are prose, lists of people and of degrees, profiles and a site of her own. */
const PERSON_OF_SAMPLE_JOB = 'maren-tollefsen';

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
    retrievedAt: '2026-01-01T00:00:00.000Z',
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

function jobOf(projectId: string): JudgedJob {
  const options = effectiveOptions(undefined);
  return {
    id: `job_${projectId}`,
    projectId,
    person: SAMPLE_JOB.person,
    claims: SAMPLE_JOB.claims ?? [],
    options,
    metadata: null,
    template: null,
    today: '2026-01-01',
  };
}

/** Every reading thread gets about as many pages, and each of the judging threads a job. */
export async function practise(reader: PageReader, judge: Judge): Promise<void> {
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
  // What the thread that answers does with a page: never two of them without a turn for others in between.
  for (const source of sources) {
    sourceView(source, { person });
    await nextTurn();
  }
  const parts = { coverage: [], warnings: [], createdAt: '2026-01-01T00:00:00.000Z', metadata: {} };
  await Promise.all(
    ['practice-1', 'practice-2'].map(async (projectId) => {
      await judge.plan(jobOf(projectId));
      await judge.report(jobOf(projectId), parts, sources);
    }),
  );
}
