// The whole process is killed in the middle of its jobs, again and again: it starts again every time, every acknowledged
// job ends, once, and nothing is told twice.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Job, JobEvent } from '../../src/client/bonafide-client.ts';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { eventually } from '../support/receiver.ts';
import { type SearchServer, startSearchServer } from '../support/search-server.ts';
import { type Service, startService, temporaryFolder } from '../support/service.ts';

const JOBS = 12;
const KILLS = 3;
const folder = temporaryFolder();
let search: SearchServer;
let service: Service;

const start = (): Promise<Service> =>
  startService({
    dataDir: folder.path,
    environment: {
      BONAFIDE_PROVIDERS: 'profile,corpus,exa',
      EXA_API_KEY: 'test-key-of-no-one',
      EXA_URL: search.url,
      BONAFIDE_LEASE_SECONDS: '2',
      BONAFIDE_HEARTBEAT_SECONDS: '1',
    },
  });

before(async () => {
  search = await startSearchServer();
  service = await start();
});
after(async () => {
  assert.equal(await service.stop(), 0);
  await search.close();
  folder.remove();
});

const keyOf = (round: number, number: number): string => `crash-${round}-${number}`;

function post(round: number, number: number): Promise<Job> {
  return service.client.jobs.create(
    // Different words in each question, so that no answer comes from the cache.
    {
      ...SAMPLE_JOB,
      person: { ...SAMPLE_JOB.person, aliases: [`Maren ${keyOf(round, number)}`] },
      options: { depth: 'light' },
    },
    { idempotencyKey: keyOf(round, number) },
  );
}

for (let round = 1; round <= KILLS; round += 1) {
  test(`kill ${round}: jobs in flight are finished by the next start`, { timeout: 150_000 }, async () => {
    search.hold();
    const acknowledged = new Map<number, string>();
    const posts = Array.from({ length: JOBS }, (_, number) =>
      post(round, number).then(
        (job) => void acknowledged.set(number, job.id),
        () => undefined,
      ),
    );
    // Some jobs are in the middle of a question and some of the posts may still be under way.
    await eventually('a job in flight', async () => acknowledged.size > JOBS / 2 && search.waiting() > 0, 60_000);
    await service.kill();
    await Promise.all(posts);
    search.release();
    service = await start();

    const known = [...acknowledged.values()];
    assert.ok(known.length > JOBS / 2);
    assert.equal(new Set(known).size, known.length);
    for (const [number, id] of acknowledged) {
      assert.equal((await post(round, number)).id, id, 'a repeated post made another job');
    }
    const unknown = Array.from({ length: JOBS }, (_, number) => number).filter((number) => !acknowledged.has(number));
    for (const number of unknown) acknowledged.set(number, (await post(round, number)).id);

    for (const id of acknowledged.values()) {
      const job = await service.client.jobs.waitFor(id);
      assert.equal(job.status, 'completed', job.error ?? '');
      const events: JobEvent[] = [];
      for await (const event of service.client.jobs.events(id)) events.push(event);
      assert.deepEqual(
        events.map((event) => event.sequence),
        events.map((_, index) => index + 1),
      );
      const types = events.map((event) => event.type);
      assert.equal(types.filter((type) => type === 'job.started').length, 1, types.join(' '));
      assert.deepEqual(
        types.filter((type) => /completed|failed|canceled/.test(type)),
        ['job.completed'],
      );
      const progress = events.map((event) => event.data.job.progress);
      assert.deepEqual(
        progress,
        progress.toSorted((left, right) => left - right),
        'progress fell',
      );
      const report = await service.client.jobs.report(id);
      assert.equal(report.job_id, id);
      assert.ok(report.sources.length > 0);
      assert.equal(new Set(report.sources.map((source) => source.url)).size, report.sources.length);
    }
  });
}

test('after all kills every job is listed once', async () => {
  const ids: string[] = [];
  const all = service.client.all((query) => service.client.jobs.list(query), { limit: 10 });
  for await (const job of all) ids.push(job.id);
  assert.equal(ids.length, JOBS * KILLS);
  assert.equal(new Set(ids).size, ids.length);
});
