// What one heavy job, and one greedy project, cost everybody else: the longest stop of the API, how a job's time grows with the
// length of its pages, and another project's job beside 48 slow ones.
import { HEAVY_PERSON, serveHeavyPages, watchHealth } from '../test/support/heavy-pages.ts';
import { startService, temporaryFolder } from '../test/support/service.ts';
import { openTwoProjects } from '../test/support/slow-pages.ts';
import { startChild } from './children/process.ts';
import { benchJudgingGrowth } from './judging-growth.ts';
import { type Measure, median, pause } from './measure.ts';

const SHORT = 50;
const LONG = 500;
const STALL_AIM_MS = 100;
const GROWTH_AIM = 12;
const SLOW_JOBS = 48;
const QUICK_JOBS = 15;
const SHARE_AIM = 2;

export async function benchSafety(): Promise<Measure[]> {
  return [...benchJudgingGrowth(), ...(await heavyJob()), await besideSlowOnes()];
}

async function heavyJob(): Promise<Measure[]> {
  const folder = temporaryFolder();
  const service = await startService({
    dataDir: folder.path,
    environment: {
      BONAFIDE_PROVIDERS: 'profile',
      BONAFIDE_ALLOW_NETWORKS: '127.0.0.0/8',
      BONAFIDE_ALLOW_PORTS: '1024-65535',
    },
  });
  const idle = startChild('idle-server.ts');
  try {
    const idleAddress = await idle.ask<string>('listen');
    const run = async (paragraphs: number) => {
      const pages = await serveHeavyPages(paragraphs);
      const health = watchHealth(service.address);
      const machine = watchHealth(idleAddress);
      const from = performance.now();
      const { id } = await service.client.jobs.create(pages.job() as never);
      const job = await service.client.jobs.waitFor(id);
      const milliseconds = performance.now() - from;
      await Promise.all([health.stop(), machine.stop()]);
      await pages.close();
      if (job.status !== 'completed') throw new Error(`the heavy job ended ${job.status}`);
      return { milliseconds, longest: health.longest(), idle: machine.longest() };
    };
    // The threads load their tables once.
    await run(1);
    const short = await run(SHORT);
    const long = await run(LONG);
    const growth = long.milliseconds / short.milliseconds;
    return [
      {
        name: `longest stop of the API, 50 claims on 20 pages of 60 KB about ${HEAVY_PERSON.full_name}; limit: an idle process beside it`,
        value: long.longest,
        unit: 'ms',
        limit: long.idle,
        aim: `under ${STALL_AIM_MS} ms beyond what the machine does to an idle process`,
        met: long.longest - long.idle < STALL_AIM_MS,
      },
      {
        name: 'that job against one with a tenth of the text',
        value: long.milliseconds,
        unit: 'ms',
        limit: short.milliseconds,
        ratio: growth,
        aim: `at most ${GROWTH_AIM}`,
        met: growth <= GROWTH_AIM,
      },
    ];
  } finally {
    await idle.end();
    await service.stop();
    folder.remove();
  }
}

async function besideSlowOnes(): Promise<Measure> {
  const projects = await openTwoProjects();
  try {
    const timed = async (): Promise<number> => {
      const from = performance.now();
      const { id } = await projects.modest.jobs.create(projects.quickJob() as never);
      const { status } = await projects.modest.jobs.waitFor(id);
      if (status !== 'completed') throw new Error(`the quick job ended ${status}`);
      return performance.now() - from;
    };
    const several = async (): Promise<number> => {
      const times: number[] = [];
      for (let turn = 0; turn < QUICK_JOBS; turn += 1) times.push(await timed());
      return median(times);
    };
    await several();
    const alone = await several();
    await Promise.all(
      Array.from({ length: SLOW_JOBS }, () => projects.greedy.jobs.create(projects.slowJob() as never)),
    );
    while (projects.waiting() === 0) await pause(10);
    const beside = await several();
    return {
      name: `another project's job beside ${SLOW_JOBS} slow ones against alone`,
      value: beside,
      unit: 'ms',
      limit: alone,
      ratio: beside / alone,
      aim: `at most ${SHARE_AIM}`,
      met: beside / alone <= SHARE_AIM,
    };
  } finally {
    await projects.close();
  }
}
