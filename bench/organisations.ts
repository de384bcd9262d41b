// The organisation data, and whether a start pays for it: time to open the index, what it costs a thread, how soon the running
// service is ready, and whether its first job is slower than its tenth.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { compareOrganisations } from '../src/domain/orgs/compare-organisations.ts';
import type { OrganisationIndex } from '../src/domain/orgs/organisation-index.ts';
import { openOrganisations } from '../src/main/organisation-data.ts';
import { startChild } from './children/process.ts';
import { type Measure, median } from './measure.ts';
import { type FirstJobs, JOBS, measureRunningService } from './running-service.ts';

const OPENINGS = 11;
const NAMES = 400;
const MORE_THREADS = 3;
const MOST_TIMES_THE_TENTH = 2;
const LONGEST_STALL_MS = 100;

function openingTime(): number {
  return median(
    Array.from({ length: OPENINGS }, () => {
      const start = performance.now();
      openOrganisations();
      return performance.now() - start;
    }),
  );
}

/** Megabytes of heap that a thread holds more for having opened the index and asked it. */
function heapOfThread(organisations: SharedArrayBuffer): Promise<number> {
  const script = fileURLToPath(new URL('./children/open-index.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: { organisations } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Megabytes of the process for each reading thread more, with its grammar, its language model and its pages. */
async function memoryOfReadingThread(): Promise<number> {
  const held = async (threads: number): Promise<number> => {
    const child = startChild('reading-memory.ts');
    try {
      return await child.ask<number>({ threads });
    } finally {
      await child.end();
    }
  };
  const one = await held(1);
  return ((await held(1 + MORE_THREADS)) - one) / MORE_THREADS;
}

/** Every pair of different names, schools and employers mixed, each pair once: nothing is remembered from an earlier round. */
function namesPerSecond(
  index: OrganisationIndex & { size: number; at(row: number): { names: readonly { value: string }[] } },
): number {
  const step = Math.floor(index.size / NAMES);
  const names = Array.from({ length: NAMES }, (_, at) => index.at(at * step).names[0]!.value);
  const start = performance.now();
  let pairs = 0;
  for (const [at, left] of names.entries())
    for (const right of names.slice(at + 1, at + 51)) {
      compareOrganisations(left, right, index);
      pairs += 1;
    }
  return (pairs / (performance.now() - start)) * 1000;
}

async function runningService(): Promise<Measure[]> {
  const { readyAtFirst, readyAgain, starts, cores } = await measureRunningService();
  const middle = (value: (jobs: FirstJobs) => number): number => median(starts.map(value));
  const ratio = middle(({ times }) => times[0]! / times[JOBS - 1]!);
  const stall = middle(({ stalls }) => stalls[0]!);
  return [
    { name: `npm start to ready, data folder empty, ${cores} cores`, value: readyAtFirst, unit: 'ms' },
    { name: 'npm start to ready, again', value: readyAgain, unit: 'ms' },
    { name: 'the first job after the start', value: middle(({ times }) => times[0]!), unit: 'ms' },
    { name: 'the tenth', value: middle(({ times }) => times[JOBS - 1]!), unit: 'ms' },
    {
      name: `first against tenth, median of ${starts.length} starts`,
      value: ratio,
      unit: '',
      aim: `at most ${MOST_TIMES_THE_TENTH}`,
      met: ratio <= MOST_TIMES_THE_TENTH,
    },
    {
      name: 'processor time of the first job, all threads',
      value: middle(({ processor }) => processor[0]!),
      unit: 'ms',
    },
    {
      name: 'processor time of the others, median',
      value: middle(({ processor }) => median(processor.slice(1))),
      unit: 'ms',
    },
    {
      name: 'longest stall of the event loop in the first job',
      value: stall,
      unit: 'ms',
      aim: `below ${LONGEST_STALL_MS}`,
      met: stall < LONGEST_STALL_MS,
    },
    { name: 'longest stall in any of them', value: Math.max(...starts.flatMap(({ stalls }) => stalls)), unit: 'ms' },
  ];
}

export async function benchOrganisations(): Promise<Measure[]> {
  const opening = openingTime();
  const { bytes, index } = openOrganisations();
  return [
    { name: `opening the index of ${index.size} organisations`, value: opening, unit: 'ms' },
    { name: 'shared by all threads', value: bytes.byteLength / 1e6, unit: 'MB' },
    { name: 'heap of a thread for the index', value: await heapOfThread(bytes), unit: 'MB', aim: 'below 2' },
    { name: 'memory of the process for each reading thread', value: await memoryOfReadingThread(), unit: 'MB' },
    { name: 'names of organisations compared', value: namesPerSecond(index), unit: 'pairs/s' },
    ...(await runningService()),
  ];
}
