// kill -9 of the only process in the middle of its jobs, on the private PostgreSQL: nothing acknowledged is lost.
import type { Job, JobEvent } from '../../src/client/bonafide-client.ts';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { seeded } from '../../test/support/receiver.ts';
import { type Service, startService, temporaryFolder } from '../../test/support/service.ts';
import { type ChaosOptions, type Findings, inLanes, pause } from './findings.ts';

const FINAL = /^job\.(completed|failed|canceled)$/;

export async function kill(findings: Findings, { seed, rounds = 10, jobs = 50 }: ChaosOptions): Promise<void> {
  const chance = seeded(seed);
  const folder = temporaryFolder();
  const startSeconds: number[] = [];
  const start = async (): Promise<Service> => {
    const from = performance.now();
    const service = await startService({
      dataDir: folder.path,
      environment: {
        BONAFIDE_PROVIDERS: 'profile,corpus',
        BONAFIDE_LEASE_SECONDS: '2',
        BONAFIDE_HEARTBEAT_SECONDS: '1',
      },
    });
    startSeconds.push((performance.now() - from) / 1000);
    return service;
  };
  let service = await start();
  const acknowledged = new Map<string, string>();
  const repeated: string[] = [];
  let unknown = 0;
  const post = (key: string): Promise<Job> =>
    service.client.jobs.create({ ...SAMPLE_JOB, metadata: { key } }, { idempotencyKey: key });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const keys = Array.from({ length: jobs }, (_, number) => `kill-${round}-${number}`);
      const posts = inLanes(keys, 16, (key) =>
        post(key).then(
          (job) => void acknowledged.set(key, job.id),
          () => undefined,
        ),
      );
      // Between the first post and a moment when most jobs are done.
      await pause(50 + chance() * 1500);
      await service.kill();
      await posts;
      service = await start();
      for (const key of keys) {
        const known = acknowledged.get(key);
        const { id } = await post(key);
        if (known === undefined) unknown += 1;
        else if (known !== id) repeated.push(key);
        acknowledged.set(key, id);
      }
    }
    findings.figure('posts without an answer, asked again', unknown);
    findings.figure('starts', startSeconds.length);
    findings.figure('slowest start, seconds', Math.max(...startSeconds));
    findings.expect('a repeated post never made another job', repeated.length === 0, repeated.join(' '));
    await check(findings, service, [...acknowledged.values()]);
  } finally {
    await service.stop();
    folder.remove();
  }
}

async function check(findings: Findings, service: Service, ids: string[]): Promise<void> {
  const ends = new Map<string, number>();
  const wrong: string[] = [];
  await inLanes(ids, 8, async (id) => {
    const job = await service.client.jobs.waitFor(id).catch(() => null);
    if (job === null) {
      wrong.push(`${id} is lost`);
      return;
    }
    const end = job.status === 'failed' ? `failed (${job.error?.split(':', 1)[0]})` : job.status;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    const events: JobEvent[] = [];
    for await (const event of service.client.jobs.events(id)) events.push(event);
    const final = events.filter((event) => FINAL.test(event.type));
    if (final.length !== 1 || final[0]!.type !== `job.${job.status}`) wrong.push(`${id} ended ${final.length} times`);
    if (events.some((event, index) => event.sequence !== index + 1)) wrong.push(`${id} has a gap in its events`);
    const report = await service.client.jobs.report(id).then(
      () => true,
      () => false,
    );
    if (report !== (job.status === 'completed')) wrong.push(`${id} is ${job.status}, report ${report}`);
  });
  const listed = new Set<string>();
  let rows = 0;
  for await (const job of service.client.all((query) => service.client.jobs.list(query), { limit: 100 })) {
    listed.add(job.id);
    rows += 1;
  }
  findings.figure('jobs', ids.length);
  for (const [end, count] of ends) findings.figure(`ended ${end}`, count);
  findings.expect('every acknowledged job ended once, with its report', wrong.length === 0, wrong.join('; '));
  findings.expect('no job beyond the acknowledged ones', rows === ids.length && listed.size === rows, `${rows} rows`);
  const allowed = [...ends.keys()].every((end) => end === 'completed' || end === 'failed (attempts_exhausted)');
  findings.expect('jobs completed, or failed after their third lost worker', allowed, [...ends.keys()].join(', '));
}
