import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { failJob, startJob } from '../../../operations/work-on-job.ts';

describe('POST /v1/jobs/{job_id}/cancel: 409', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('refuses a failed job and leaves it failed', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    const leased = await api.database.store.worker.lease(id, 'worker', 30);
    const held = { projectId: api.project.id, jobId: id, fence: leased!.fence };
    await startJob(api.work, held);
    assert.equal(await failJob(api.work, held, 'deadline_exceeded', 'The job ran too long.'), true);
    const answer = await api.call('POST', `/v1/jobs/${id}/cancel`);
    assert.equal(answer.statusCode, 409);
    assert.equal(answer.json().code, 'job_already_ended');
    assert.equal(answer.json().job_status, 'failed');
    const job = (await api.call('GET', `/v1/jobs/${id}`)).json();
    assert.equal(job.status, 'failed');
    assert.equal(job.error, 'deadline_exceeded: The job ran too long.');
  });
});
