// The organisation data: time to open the index, what it costs a thread, and whether the first job after the start pays for it.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { effectiveOptions } from '../src/domain/model/options.ts';
import { openOrganisations } from '../src/main/organisation-data.ts';
import { openJudge } from '../src/pipeline/judging/open-judge.ts';
import { benchWorld } from './judging.ts';
import type { Measure } from './measure.ts';

const OPENINGS = 10;
const JOBS = 10;
const PARTS = { coverage: [], warnings: [], createdAt: '2026-01-01T00:00:00.000Z', metadata: {} };

function openingTimes(): number[] {
  return Array.from({ length: OPENINGS }, () => {
    const start = performance.now();
    openOrganisations();
    return performance.now() - start;
  }).sort((left, right) => left - right);
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

async function jobTimes(organisations: SharedArrayBuffer): Promise<{ times: number[]; stall: number }> {
  const world = benchWorld();
  const script = new URL('../src/main/judging-thread.ts', import.meta.url);
  const judge = openJudge({ script, workerData: { organisations, sites: [] }, threads: 2 });
  const sources = world.sources.slice(0, 30);
  const job = {
    id: 'job_1',
    projectId: 'project',
    person: world.person,
    claims: world.claims,
    options: effectiveOptions(undefined),
    metadata: null,
    template: null,
    today: '2026-01-01',
  };
  try {
    await judge.warm();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const times: number[] = [];
    let stall = 0;
    for (let at = 0; at < JOBS; at += 1) {
      delay.reset();
      delay.enable();
      const start = performance.now();
      await judge.report(job, PARTS, sources);
      times.push(performance.now() - start);
      delay.disable();
      if (at === 0) stall = delay.max / 1e6;
    }
    return { times, stall };
  } finally {
    await judge.close();
  }
}

export async function benchOrganisations(): Promise<Measure[]> {
  const opening = openingTimes();
  const { bytes, index } = openOrganisations();
  const { times, stall } = await jobTimes(bytes);
  const ratio = times[0]! / times.at(-1)!;
  return [
    { name: `opening the index of ${index.size} organisations`, value: opening[OPENINGS / 2]!, unit: 'ms' },
    { name: 'shared by all threads', value: bytes.byteLength / 1e6, unit: 'MB' },
    { name: 'heap of a thread for the index', value: await heapOfThread(bytes), unit: 'MB', aim: 'below 2' },
    { name: 'judging the first job after the start', value: times[0]!, unit: 'ms' },
    { name: 'judging the tenth', value: times.at(-1)!, unit: 'ms' },
    { name: 'first against tenth', value: ratio, unit: '', aim: 'at most 2', met: ratio <= 2 },
    {
      name: 'longest stall of the event loop in the first job',
      value: stall,
      unit: 'ms',
      aim: 'below 100',
      met: stall < 100,
    },
  ];
}
