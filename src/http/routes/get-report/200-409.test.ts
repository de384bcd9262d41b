import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { sampleReport } from '../../../../test/support/store-samples.ts';
import { finishJob, startJob } from '../../../operations/work-on-job.ts';

describe('GET /v1/jobs/{job_id}/report: 200 and 409', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('is refused with the state of the job until the job is completed', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    const early = await api.call('GET', `/v1/jobs/${id}/report`);
    assert.equal(early.statusCode, 409);
    assert.equal(early.json().code, 'report_not_ready');
    assert.equal(early.json().job_status, 'queued');
    const leased = await api.database.store.worker.lease(id, 'worker', 30);
    const held = { projectId: api.project.id, jobId: id, fence: leased!.fence };
    await startJob(api.work, held);
    assert.equal((await api.call('GET', `/v1/jobs/${id}/report`)).json().job_status, 'running');
    await finishJob(api.work, held, sampleReport(id));
    const answer = await api.call('GET', `/v1/jobs/${id}/report`);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), sampleReport(id));
    assert.deepEqual(Object.keys(answer.json()), [
      'job_id',
      'status',
      'score',
      'score_breakdown',
      'identity_resolution',
      'claims',
      'sources',
      'created_at',
      'warnings',
      'metadata',
      'coverage',
      'assessment',
      'assessment_breakdown',
      'score_reasons',
    ]);
    const job = (await api.call('GET', `/v1/jobs/${id}`)).json();
    assert.equal(job.status, 'completed');
    assert.equal(job.progress, 100);
    const list = (await api.call('GET', '/v1/jobs?status=completed')).json();
    assert.equal(list.data[0].score, 4);
  });

  it('is refused for a canceled job', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    await api.call('POST', `/v1/jobs/${id}/cancel`);
    assert.equal((await api.call('GET', `/v1/jobs/${id}/report`)).json().job_status, 'canceled');
  });
});
