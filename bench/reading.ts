// How fast pages become findings: against html parsing alone on the same pages in the same run, and as pages grow.
import { Parser, parseDocument } from 'htmlparser2';
import { extractFindings } from '../src/extract/facts/extract-findings.ts';
import { readDocument } from '../src/extract/reading/read-document.ts';
import type { Measure } from './measure.ts';
import { type BenchPage, densePage, labelledPages, ordinaryPage, samplePages } from './reading-pages.ts';

type Work = (page: BenchPage) => void;

const AIM = 0.35;
/** Sizes of ordinary pages: a tenth, a quarter, the half, three quarters and nine tenths of them are smaller. */
const SIZES = [3_500, 8_000, 15_500, 28_000, 42_000];

/** The pages of one round. No page comes twice, or what was kept of it the last time would make it quick. */
type Pages = (round: number) => readonly BenchPage[];

const made = (count: number, page: (seed: number) => BenchPage): Pages => {
  return (round) => Array.from({ length: count }, (_, at) => page(round * count + at));
};

export async function benchReading({ data }: { data?: string } = {}): Promise<Measure[]> {
  const ordinary = made(60, (seed) => ordinaryPage(seed, SIZES[seed % SIZES.length]!));
  const dense = made(20, (seed) => densePage(seed, 30_000));
  // These are what they are, and come again each round.
  const sample = samplePages();
  const labelled = data === undefined ? [] : labelledPages(data);
  for (const page of [...ordinary(0), ...dense(0)]) mustFind(page);
  return [
    ...against('ordinary pages', ordinary, true),
    ...against('pages of the sample web', () => sample, false),
    ...against('pages of facts alone', dense, false),
    ...(labelled.length === 0 ? [] : against('labelled pages', () => labelled, false)),
    ...growth(),
  ];
}

/** The works in turn on the same pages; the aim stands for the pages that look like the web's. */
function against(kind: string, of: Pages, aimed: boolean): Measure[] {
  const [stream = 0, alone = 0, findings = 0, reading = 0] = pagesPerSecond(of, [
    streamOnly,
    parseOnly,
    // Before reading alone, so that it is the first to see a page.
    readAndExtract,
    readOnly,
  ]);
  const pages = of(0);
  const size = pages.reduce((sum, page) => sum + page.body.length, 0);
  const text = pages.reduce((sum, page) => sum + readPage(page).text.length, 0);
  return [
    { name: `${kind}, size on average`, value: size / pages.length / 1000, unit: 'KB' },
    { name: `${kind}, visible text`, value: text / size, unit: 'of the bytes' },
    { name: `${kind}, htmlparser2 alone, events thrown away`, value: stream, unit: 'pages/s' },
    { name: `${kind}, bytes to page`, value: reading, unit: 'pages/s', limit: alone, ratio: reading / alone },
    {
      name: `${kind}, bytes to findings`,
      value: findings,
      unit: 'pages/s',
      limit: alone,
      ratio: findings / alone,
      ...(aimed ? { aim: `${AIM} of htmlparser2 alone`, met: findings / alone >= AIM } : {}),
    },
  ];
}

function growth(): Measure[] {
  const measures: Measure[] = [];
  const costs: number[] = [];
  for (const size of [10_000, 50_000, 250_000, 1_000_000, 5_000_000]) {
    const page = ordinaryPage(7, size);
    const perMegabyte = (millisecondsFor(page, readAndExtract) / page.body.length) * 1_000_000;
    costs.push(perMegabyte);
    measures.push({ name: `bytes to findings, page of ${size / 1000} KB`, value: perMegabyte, unit: 'ms/MB' });
  }
  // Linear cost: the largest page pays no more per byte than a page of ordinary size.
  const times = costs.at(-1)! / costs[1]!;
  measures.push({
    name: 'cost per byte, 5 MB against 50 KB',
    value: times,
    unit: 'times',
    aim: 'at most 2',
    met: times <= 2,
  });
  return measures;
}

const parseOnly: Work = ({ body }) => {
  parseDocument(new TextDecoder().decode(body));
};

const streamOnly: Work = ({ body }) => {
  const nothing = () => {};
  const parser = new Parser({ onopentag: nothing, ontext: nothing, onclosetag: nothing });
  parser.write(new TextDecoder().decode(body));
  parser.end();
};

const readPage = ({ url, body }: BenchPage) =>
  readDocument({ url, status: 200, contentType: 'text/html; charset=utf-8', body });

const readOnly: Work = (page) => {
  readPage(page);
};

const readAndExtract: Work = (page) => {
  extractFindings(readPage(page));
};

/** A page that gives nothing would be quick for the wrong reason. */
function mustFind(page: BenchPage): void {
  const read = readPage(page);
  if (extractFindings(read).findings.length === 0)
    throw new Error(`a page of the bench gave nothing: ${read.notEvidence}`);
}

/** Milliseconds of processor time, garbage collection and all: what else runs on the machine does not count. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** So many pages until the engine has compiled what it will: a worker reads for hours, and its first second says little. */
const WARM_UP = 4_000;
const MEASURED = 60;

/** Pages that are timed together: long enough for the clock, short enough for a still moment of a busy machine. */
const HANDFUL = 5;

/**
 * The works in turn; for every handful of a round the best of all rounds, because what else runs on the machine slows some of
 * them down, never all. The pages that come in one place are of one make in every round, and differ in their figures.
 */
function pagesPerSecond(of: Pages, works: readonly Work[]): number[] {
  const { length } = of(0);
  const best = works.map(() => new Array<number>(Math.ceil(length / HANDFUL)).fill(Number.POSITIVE_INFINITY));
  const warm = Math.ceil(WARM_UP / length);
  for (let round = 0; round < warm + MEASURED; round += 1) {
    const pages = of(round);
    for (const [at, work] of works.entries())
      for (let from = 0; from < length; from += HANDFUL) {
        const handful = pages.slice(from, from + HANDFUL);
        const started = worked();
        for (const page of handful) work(page);
        const taken = worked() - started;
        if (round >= warm) best[at]![from / HANDFUL] = Math.min(best[at]![from / HANDFUL]!, taken);
      }
  }
  return best.map((times) => (length / times.reduce((sum, time) => sum + time, 0)) * 1000);
}

/** Small pages are read several times, or the clock of the processor would be too coarse. */
function millisecondsFor(page: BenchPage, work: Work): number {
  const times = Math.max(1, Math.round(200_000 / page.body.length));
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10; round += 1) {
    const started = worked();
    for (let time = 0; time < times; time += 1) work(page);
    best = Math.min(best, (worked() - started) / times);
  }
  return best;
}
