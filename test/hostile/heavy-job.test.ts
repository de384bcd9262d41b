// One job cannot stop the others: pages full of facts are judged beside the API, within limits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { openFleet } from '../support/fleet.ts';
import { serveHeavyPages, watchHealth } from '../support/heavy-pages.ts';
import { eventually } from '../support/receiver.ts';
import { startSearchServer } from '../support/search-server.ts';
import { startService, temporaryFolder } from '../support/service.ts';

test('50 claims on 20 pages of 25 KB: the API answers all the time, and another job ends meanwhile', async () => {
  const folder = temporaryFolder();
  const pages = await serveHeavyPages(200);
  const service = await startService({
    dataDir: folder.path,
    environment: { BONAFIDE_PROVIDERS: 'profile,corpus', BONAFIDE_ALLOW_PORTS: '1024-65535' },
  });
  try {
    const health = watchHealth(service.address);
    const heavy = await service.client.jobs.create(pages.job() as never);
    const heavyEnded = service.client.jobs.waitFor(heavy.id);
    const light = await service.client.jobs.create({ ...SAMPLE_JOB, options: { depth: 'light' } });
    assert.equal((await service.client.jobs.waitFor(light.id)).status, 'completed');
    assert.equal((await heavyEnded).status, 'completed');
    await health.stop();
    assert.ok(health.longest() < 1500, `the API stopped for ${Math.round(health.longest())} ms`);
    const report = await service.client.jobs.report(heavy.id);
    assert.equal(report.claims.length, 50);
  } finally {
    await service.stop();
    await pages.close();
    folder.remove();
  }
});

test('a worker that stood still for longer than its lease costs its job no attempt', async () => {
  const fleet = await openFleet({
    BONAFIDE_PROVIDERS: 'exa',
    EXA_API_KEY: 'test-key-of-no-one',
    BONAFIDE_LEASE_SECONDS: '2',
    BONAFIDE_HEARTBEAT_SECONDS: '1',
  });
  const search = await startSearchServer();
  const row = async (id: string) => {
    const [found] = await fleet.database.sql<{ attempt: number; fence: number; interruptions: number }>(
      'select attempt, fence::int, interruptions from jobs where id = $1',
      [id],
    );
    return found!;
  };
  try {
    search.hold();
    const server = await fleet.serveOnly({ EXA_URL: search.url });
    const first = await fleet.work({ EXA_URL: search.url });
    const { id } = await server.client.jobs.create({ ...SAMPLE_JOB, options: { depth: 'light' } });
    await eventually('a question', async () => search.waiting() > 0);
    await fleet.work({ EXA_URL: search.url });
    first.process.kill('SIGSTOP');
    await eventually('the second worker', async () => (await row(id)).fence === 2);
    first.process.kill('SIGCONT');
    await eventually('the excuse', async () => (await row(id)).interruptions === 1);
    assert.equal((await row(id)).attempt, 1);
    search.release();
    assert.equal((await server.client.jobs.waitFor(id)).status, 'completed');
  } finally {
    await fleet.close();
    await search.close();
  }
});
