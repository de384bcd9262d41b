import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('GET /v1/jobs/{job_id}: 200', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('waits for the end of the job, and no longer', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    let answered = false;
    const waiting = api.call('GET', `/v1/jobs/${id}?wait=30`).then((answer) => {
      answered = true;
      return answer;
    });
    assert.equal((await api.call('GET', `/v1/jobs/${id}`)).json().status, 'queued');
    assert.equal(answered, false);
    await api.call('POST', `/v1/jobs/${id}/cancel`);
    const answer = await waiting;
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.json().status, 'canceled');
  });

  it('answers at once for a job that has ended', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    await api.call('POST', `/v1/jobs/${id}/cancel`);
    assert.equal((await api.call('GET', `/v1/jobs/${id}?wait=60`)).json().status, 'canceled');
  });

  for (const wait of ['-1', '61', 'x', '1.5']) {
    it(`refuses wait=${wait}`, async () => {
      assert.equal((await api.call('GET', `/v1/jobs/job_x?wait=${wait}`)).statusCode, 400);
    });
  }
});
