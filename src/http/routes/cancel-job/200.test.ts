import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { startJob } from '../../../operations/work-on-job.ts';

describe('POST /v1/jobs/{job_id}/cancel: 200', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  async function eventsOf(jobId: string): Promise<string[]> {
    const events = await api.database.store.forProject(api.project.id).events.list(jobId, 0, 100);
    return events.map((event) => event.type);
  }

  it('cancels a queued job; repeating changes nothing and tells nobody twice', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    const first = await api.call('POST', `/v1/jobs/${id}/cancel`);
    assert.equal(first.statusCode, 200);
    assert.equal(first.json().status, 'canceled');
    assert.ok(first.json().completed_at);
    const second = await api.call('POST', `/v1/jobs/${id}/cancel`);
    assert.equal(second.statusCode, 200);
    assert.equal(second.body, first.body);
    assert.deepEqual(await eventsOf(id), ['job.created', 'job.canceled']);
  });

  it('cancels a running job and keeps the progress it reached', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    const leased = await api.database.store.worker.lease(id, 'worker', 30);
    const held = { projectId: api.project.id, jobId: id, fence: leased!.fence };
    assert.equal(await startJob(api.work, held), true);
    const job = (await api.call('POST', `/v1/jobs/${id}/cancel`)).json();
    assert.equal(job.status, 'canceled');
    assert.equal(job.progress, 5);
    assert.ok(job.started_at);
  });

  for (const [name, headers, body] of [
    ['no body and a JSON content type', { 'content-type': 'application/json' }, undefined],
    ['an empty object', {}, '{}'],
    ['no body and another content type', { 'content-type': 'text/plain' }, undefined],
  ] as [string, Record<string, string>, string | undefined][]) {
    it(`takes ${name}`, async () => {
      const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
      const answer = await api.call('POST', `/v1/jobs/${id}/cancel`, body, { headers });
      assert.equal(answer.statusCode, 200, answer.body);
    });
  }
});
