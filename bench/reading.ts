// What reading costs, in units that a user feels: the processor time of a job's pages, the wait for a cold reading thread,
// the cost of very large pages, and how that compares with Readability on jsdom on the same pages in the same run.
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';
import { buildThreads } from '../scripts/build-threads.ts';
import { extractFindings } from '../src/extract/extract-findings.ts';
import { readDocument } from '../src/extract/reading/read-document.ts';
import { threadScripts } from '../src/main/thread-scripts.ts';
import { type Measure, median } from './measure.ts';
import { type BenchPage, densePage, labelledPages, ordinaryPage, samplePages } from './reading-pages.ts';

/** A standard job reads so many pages. */
const JOB_PAGES = 30;
const JOB_AIM = 300;
const THREAD_AIM = 150;
const READABILITY_AIM = 10;
/** Sizes of ordinary pages: a tenth, a quarter, the half, three quarters and nine tenths of them are smaller. */
const SIZES = [3_500, 8_000, 15_500, 28_000, 42_000];

export async function benchReading({ data }: { data?: string } = {}): Promise<Measure[]> {
  const sample = samplePages().slice(0, JOB_PAGES);
  const labelled = data === undefined ? [] : sampled(labelledPages(data));
  const sets: [string, PagesOfRound][] = [
    ['ordinary pages', (round) => jobOf(round, (seed) => ordinaryPage(seed, SIZES[seed % SIZES.length]!))],
    ['pages of facts alone', (round) => jobOf(round, (seed) => densePage(seed, 30_000))],
    ['pages of the sample web', () => sample],
    ...(data === undefined ? [] : [['labelled pages', () => labelled] as [string, PagesOfRound]]),
  ];
  for (const page of sets[0]![1](ROUNDS)) mustFind(page);
  return [...(await coldThread()), ...sets.flatMap(([name, set], at) => jobCost(name, set, at === 0)), ...growth()];
}

/** A reader remembers the lines of the last pages: where pages can be made, each round reads others. */
type PagesOfRound = (round: number) => readonly BenchPage[];

const jobOf = (round: number, make: (seed: number) => BenchPage): BenchPage[] =>
  Array.from({ length: JOB_PAGES }, (_, at) => make(round * JOB_PAGES + at));

/** Every so-many-th page, a job's worth. */
function sampled(pages: readonly BenchPage[]): BenchPage[] {
  const step = Math.max(1, Math.floor(pages.length / JOB_PAGES));
  return pages.filter((_, at) => at % step === 0).slice(0, JOB_PAGES);
}

const STARTS = 7;

/**
 * From the start of a thread to its word that it is ready, as one file and with compiled modules kept, as the service does. Processor
 * time, the best of several, because the clock also shows what else the machine does.
 */
async function coldThread(): Promise<Measure[]> {
  enableCompileCache();
  await buildThreads();
  const script = threadScripts().reading;
  const processor: number[] = [];
  const clock: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const started = performance.now();
    const used = process.cpuUsage();
    const worker = new Worker(script, {
      workerData: { organisations: null },
      env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
    });
    await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
    clock.push(performance.now() - started);
    await worker.terminate();
  }
  const best = Math.min(...processor);
  return [
    {
      name: 'a cold reading thread, processor time until ready',
      value: best,
      unit: 'ms',
      aim: `under ${THREAD_AIM} ms`,
      met: best < THREAD_AIM,
    },
    { name: 'a cold reading thread, ready on the clock, median', value: median(clock), unit: 'ms' },
  ];
}

const ROUNDS = 5;

/** The first round is a cold job; the best of the others is what a worker that has read a few pages needs. */
function jobCost(name: string, pagesOf: PagesOfRound, aimed: boolean): Measure[] {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const job = pagesOf(round);
    return processorTime(() => job.forEach(readAndExtract));
  });
  const pages = pagesOf(0);
  const cold = rounds[0]!;
  const warm = Math.min(...rounds.slice(1));
  const readability = Math.min(
    ...Array.from({ length: 2 }, () => processorTime(() => pages.forEach(readWithReadability))),
  );
  const times = readability / warm;
  const perSecond = (milliseconds: number): number => (pages.length / milliseconds) * 1000;
  const size = pages.reduce((sum, page) => sum + page.body.length, 0);
  return [
    { name: `${name}, size on average`, value: size / pages.length / 1000, unit: 'KB' },
    { name: `${name}, processor time of ${pages.length}, first time`, value: cold, unit: 'ms' },
    {
      name: `${name}, processor time of ${pages.length}`,
      value: warm,
      unit: 'ms',
      ...(aimed ? { aim: `under ${JOB_AIM} ms`, met: warm < JOB_AIM } : {}),
    },
    {
      name: `${name}, bytes to findings`,
      value: perSecond(warm),
      unit: 'pages/s',
      limit: perSecond(readability),
      ratio: times,
      ...(aimed ? { aim: `${READABILITY_AIM} times Readability on jsdom`, met: times >= READABILITY_AIM } : {}),
    },
  ];
}

function growth(): Measure[] {
  const measures: Measure[] = [];
  const costs: number[] = [];
  for (const size of [10_000, 50_000, 250_000, 1_000_000, 5_000_000]) {
    const times = Math.max(1, Math.round(200_000 / size));
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      const pages = Array.from({ length: times }, (_one, at) => ordinaryPage(7 + round * times + at, size));
      const bytes = pages.reduce((sum, page) => sum + page.body.length, 0);
      return processorTime(() => pages.forEach(readAndExtract)) / bytes;
    });
    const perMegabyte = Math.min(...rounds) * 1_000_000;
    costs.push(perMegabyte);
    measures.push({ name: `bytes to findings, page of ${size / 1000} KB`, value: perMegabyte, unit: 'ms/MB' });
  }
  const times = Math.max(...costs.slice(1)) / costs[0]!;
  measures.push({
    name: 'cost per byte, dearest size against 10 KB',
    value: times,
    unit: 'times',
    aim: 'at most 1.5',
    met: times <= 1.5,
  });
  return measures;
}

const readPage = ({ url, body }: BenchPage) =>
  readDocument({ url, status: 200, contentType: 'text/html; charset=utf-8', body });

function readAndExtract(page: BenchPage): void {
  extractFindings(readPage(page));
}

function readWithReadability({ url, body }: BenchPage): void {
  const { window } = new JSDOM(body, { url, virtualConsole: new VirtualConsole() });
  new Readability(window.document).parse();
  window.close();
}

/** A page that gives nothing would be quick for the wrong reason. */
function mustFind(page: BenchPage): void {
  const read = readPage(page);
  if (extractFindings(read).findings.length === 0)
    throw new Error(`a page of the bench gave nothing: ${read.notEvidence}`);
}

/** Milliseconds of processor, garbage collection and all: what else runs on the machine does not count. */
function processorTime(work: () => void): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
