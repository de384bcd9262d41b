// What one heavy job costs everybody else: the longest stop of the API, and how its time grows with the length of its pages.
import { HEAVY_PERSON, serveHeavyPages, watchHealth } from '../test/support/heavy-pages.ts';
import { startService, temporaryFolder } from '../test/support/service.ts';
import type { Measure } from './measure.ts';

const SHORT = 50;
const LONG = 500;
const STALL_AIM_MS = 100;
const GROWTH_AIM = 12;

export async function benchSafety(): Promise<Measure[]> {
  const folder = temporaryFolder();
  const service = await startService({
    dataDir: folder.path,
    environment: {
      BONAFIDE_PROVIDERS: 'profile',
      BONAFIDE_ALLOW_NETWORKS: '127.0.0.0/8',
      BONAFIDE_ALLOW_PORTS: '1024-65535',
    },
  });
  try {
    const run = async (paragraphs: number): Promise<{ milliseconds: number; longest: number }> => {
      const pages = await serveHeavyPages(paragraphs);
      const health = watchHealth(service.address);
      const from = performance.now();
      const { id } = await service.client.jobs.create(pages.job() as never);
      const job = await service.client.jobs.waitFor(id);
      const milliseconds = performance.now() - from;
      await health.stop();
      await pages.close();
      if (job.status !== 'completed') throw new Error(`the heavy job ended ${job.status}`);
      return { milliseconds, longest: health.longest() };
    };
    // The threads load their tables once.
    await run(1);
    const short = await run(SHORT);
    const long = await run(LONG);
    const growth = long.milliseconds / short.milliseconds;
    return [
      {
        name: `longest stop of the API, 50 claims on 20 pages of 60 KB about ${HEAVY_PERSON.full_name}`,
        value: long.longest,
        unit: 'ms',
        aim: `under ${STALL_AIM_MS} ms`,
        met: long.longest < STALL_AIM_MS,
      },
      { name: 'that job', value: long.milliseconds, unit: 'ms' },
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
    await service.stop();
    folder.remove();
  }
}
