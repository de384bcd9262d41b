import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../test/support/api.ts';
import { sampleReport } from '../../test/support/store-samples.ts';
import { failJob, finishJob, type HeldJob, progressJob, startJob } from './work-on-job.ts';

describe('what a worker does to its job', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  async function heldJob(): Promise<HeldJob> {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    const leased = await api.database.store.worker.lease(id, 'worker', 30);
    return { projectId: api.project.id, jobId: id, fence: leased!.fence };
  }
  const jobOf = async (held: HeldJob) => (await api.call('GET', `/v1/jobs/${held.jobId}`)).json();
  const eventsOf = async (held: HeldJob) =>
    (await api.database.store.forProject(held.projectId).events.list(held.jobId, 0, 100)).map((event) => event.type);

  it('goes from queued over running to completed, telling each step once', async () => {
    const held = await heldJob();
    assert.equal(await startJob(api.work, held), true);
    const started = await jobOf(held);
    assert.deepEqual([started.status, started.progress], ['running', 5]);
    assert.equal(await startJob(api.work, held), true, 'a resumed job goes on');
    assert.equal((await jobOf(held)).started_at, started.started_at);
    assert.equal(await progressJob(api.work, held, 50), true);
    assert.equal(await progressJob(api.work, held, 20), true);
    assert.equal((await jobOf(held)).progress, 50, 'progress never falls');
    assert.equal(await progressJob(api.work, held, 100), true);
    assert.equal((await jobOf(held)).progress, 99, '100 is for completed jobs');
    assert.equal(await finishJob(api.work, held, sampleReport(held.jobId)), true);
    const ended = await jobOf(held);
    assert.deepEqual([ended.status, ended.progress, ended.error], ['completed', 100, null]);
    assert.ok(ended.completed_at);
    assert.deepEqual(await eventsOf(held), [
      'job.created',
      'job.started',
      'job.progress',
      'job.progress',
      'job.progress',
      'job.completed',
    ]);
  });

  it('changes nothing with an older fence', async () => {
    const held = await heldJob();
    const stale = { ...held, fence: held.fence - 1 };
    assert.equal(await startJob(api.work, stale), false);
    assert.equal(await progressJob(api.work, stale, 50), false);
    assert.equal(await finishJob(api.work, stale, sampleReport(held.jobId)), false);
    assert.equal(await failJob(api.work, stale, 'x', 'y'), false);
    assert.equal((await jobOf(held)).status, 'queued');
    assert.deepEqual(await eventsOf(held), ['job.created']);
  });

  it('lets the row decide between cancel and finish', async () => {
    for (let round = 0; round < 10; round++) {
      const held = await heldJob();
      await startJob(api.work, held);
      const [canceled, finished] = await Promise.all([
        api.call('POST', `/v1/jobs/${held.jobId}/cancel`),
        finishJob(api.work, held, sampleReport(held.jobId)),
      ]);
      const job = await jobOf(held);
      assert.equal(canceled.statusCode, finished ? 409 : 200);
      assert.equal(job.status, finished ? 'completed' : 'canceled');
      assert.equal(
        (await eventsOf(held)).filter((type) => type === 'job.completed' || type === 'job.canceled').length,
        1,
      );
      assert.equal((await api.call('GET', `/v1/jobs/${held.jobId}/report`)).statusCode, finished ? 200 : 409);
    }
  });

  it('leaves a report over 256 KiB out of the event and says where it is', async () => {
    const held = await heldJob();
    await startJob(api.work, held);
    const report = { ...sampleReport(held.jobId), metadata: { text: 'x'.repeat(300_000) } };
    assert.equal(await finishJob(api.work, held, report), true);
    const events = await api.database.store.forProject(held.projectId).events.list(held.jobId, 2, 10);
    const { data } = JSON.parse(events[0]!.body);
    assert.equal(data.truncated, true);
    assert.equal(data.report, undefined);
    assert.equal(data.links.report, data.job.links.report);
    assert.ok(events[0]!.body.length < 10_000);
  });
});
