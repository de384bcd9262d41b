// How soon a job is taken, how long one on the sample web takes from POST to completed, and how fast the service starts.
import { SAMPLE_JOB } from '../src/main/first-screen.ts';
import { openFleet } from '../test/support/fleet.ts';
import { startService, temporaryFolder } from '../test/support/service.ts';
import { type Measure, median, pause, percentile } from './measure.ts';

const PICKUPS = 200;
const JOBS = 50;
const JOB_AIM_MS = 300;
const FIRST_START_AIM = 5;
const NEXT_START_AIM = 2;

export async function benchQueue(): Promise<Measure[]> {
  return [...(await pickup()), ...(await startsAndJobs())];
}

/** From the answered POST to `started_at`, API and worker in two processes; one job at a time, and twenty at once. */
async function pickup(): Promise<Measure[]> {
  const fleet = await openFleet();
  try {
    const server = await fleet.serveOnly();
    await fleet.work();
    const one = async (): Promise<number> => {
      const { id, created_at } = await server.client.jobs.create({ ...SAMPLE_JOB, options: { depth: 'light' } });
      const job = await server.client.jobs.waitFor(id);
      return Date.parse(job.started_at ?? '') - Date.parse(created_at);
    };
    for (let number = 0; number < 10; number += 1) await one();
    const single: number[] = [];
    for (let number = 0; number < PICKUPS; number += 1) {
      single.push(await one());
      await pause(5);
    }
    const many: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      many.push(...(await Promise.all(Array.from({ length: 16 }, one))));
    }
    return [
      { name: 'pickup, one job at a time, p50', value: median(single), unit: 'ms' },
      { name: 'pickup, one job at a time, p99', value: percentile(single, 0.99), unit: 'ms' },
      { name: 'pickup, 16 jobs at once, p50', value: median(many), unit: 'ms' },
      { name: 'pickup, 16 jobs at once, p99', value: percentile(many, 0.99), unit: 'ms' },
    ];
  } finally {
    await fleet.close();
  }
}

async function startsAndJobs(): Promise<Measure[]> {
  const folder = temporaryFolder();
  const start = async () => {
    const from = performance.now();
    const service = await startService({
      dataDir: folder.path,
      environment: { BONAFIDE_PROVIDERS: 'profile,corpus' },
    });
    return { service, seconds: (performance.now() - from) / 1000 };
  };
  try {
    const first = await start();
    const times: number[] = [];
    for (let number = 0; number < JOBS + 5; number += 1) {
      const from = performance.now();
      const { id } = await first.service.client.jobs.create(SAMPLE_JOB);
      const job = await first.service.client.jobs.waitFor(id);
      if (job.status !== 'completed') throw new Error(`a job ended ${job.status}: ${job.error}`);
      if (number >= 5) times.push(performance.now() - from);
    }
    await first.service.stop();
    const second = await start();
    await second.service.stop();
    return [
      {
        name: 'job on the sample web, POST to completed, p50 of 50',
        value: median(times),
        unit: 'ms',
        aim: `under ${JOB_AIM_MS} ms`,
        met: median(times) < JOB_AIM_MS,
      },
      { name: 'job on the sample web, POST to completed, p99', value: percentile(times, 0.99), unit: 'ms' },
      {
        name: 'start to ready, first time',
        value: first.seconds,
        unit: 's',
        aim: `under ${FIRST_START_AIM} s`,
        met: first.seconds < FIRST_START_AIM,
      },
      {
        name: 'start to ready, second time',
        value: second.seconds,
        unit: 's',
        aim: `under ${NEXT_START_AIM} s`,
        met: second.seconds < NEXT_START_AIM,
      },
    ];
  } finally {
    folder.remove();
  }
}
