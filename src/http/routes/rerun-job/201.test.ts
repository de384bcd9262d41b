import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { completeJob, reportSaying } from '../../../../test/support/reports.ts';

describe('POST /v1/jobs/{job_id}/rerun and what it changed', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('makes a new job of the same request, once for one key, and compares the two reports', async () => {
    const body = jobBody({
      metadata: { file: 7 },
      options: { depth: 'light' },
      purpose: 'hiring',
      legal_basis: 'consent',
    });
    const first = (await api.call('POST', '/v1/jobs', body)).json();
    const headers = { 'idempotency-key': 'again-1' };
    const answer = await api.call('POST', `/v1/jobs/${first.id}/rerun`, undefined, { headers });
    assert.equal(answer.statusCode, 201, answer.body);
    const again = answer.json();
    assert.notEqual(again.id, first.id);
    assert.equal(again.rerun_of, first.id);
    for (const member of ['person', 'claims', 'options', 'metadata', 'purpose', 'legal_basis'])
      assert.deepEqual(again[member], first[member], member);
    const repeated = await api.call('POST', `/v1/jobs/${first.id}/rerun`, undefined, { headers });
    assert.deepEqual([repeated.json().id, repeated.headers['idempotent-replayed']], [again.id, 'true']);

    const early = await api.call('GET', `/v1/jobs/${again.id}/changes`);
    assert.deepEqual([early.statusCode, early.json().code], [409, 'report_not_ready']);
    await completeJob(api, first.id, reportSaying(first.id, 'inconclusive', null));
    await completeJob(api, again.id, reportSaying(again.id, 'verified', 'She took her BSc in 2012.'));
    const changes = (await api.call('GET', `/v1/jobs/${again.id}/changes`)).json();
    assert.equal(changes.changed, true);
    assert.deepEqual(changes.claims[0].status, { before: 'inconclusive', after: 'verified' });
    assert.equal(changes.claims[0].new_sentences[0].quote, 'She took her BSc in 2012.');
    const back = (await api.call('GET', `/v1/jobs/${first.id}/changes?since=${again.id}`)).json();
    assert.equal(back.claims[0].gone_sentences[0].page_read, false);
  });

  it('a job that repeats none, or whose forerunner is gone, has nothing to compare with', async () => {
    const first = (await api.call('POST', '/v1/jobs', jobBody())).json();
    await completeJob(api, first.id, reportSaying(first.id, 'verified', 'She did.'));
    const none = await api.call('GET', `/v1/jobs/${first.id}/changes`);
    assert.deepEqual([none.statusCode, none.json().code], [409, 'nothing_to_compare']);
    const again = (await api.call('POST', `/v1/jobs/${first.id}/rerun`)).json();
    await completeJob(api, again.id, reportSaying(again.id, 'verified', 'She did.'));
    await api.call('DELETE', `/v1/jobs/${first.id}`);
    assert.equal((await api.call('GET', `/v1/jobs/${again.id}`)).json().rerun_of, undefined);
    assert.equal((await api.call('GET', `/v1/jobs/${again.id}/changes`)).json().code, 'nothing_to_compare');
    assert.equal((await api.call('GET', `/v1/jobs/${again.id}/changes?since=${first.id}`)).statusCode, 404);
  });

  it('an endpoint that was deleted since is left out, and the job says so', async () => {
    const endpoint = { url: 'https://hooks.example/x', events: ['job.completed'] };
    const { id } = (await api.call('POST', '/v1/webhooks/endpoints', endpoint)).json();
    const options = { depth: 'light', webhook: { endpoint_id: id, events: ['job.completed'] } };
    const first = (await api.call('POST', '/v1/jobs', jobBody({ options }))).json();
    await api.call('DELETE', `/v1/webhooks/endpoints/${id}`);
    const again = (await api.call('POST', `/v1/jobs/${first.id}/rerun`)).json();
    assert.deepEqual([again.options, again.warnings], [{ depth: 'light' }, [`webhook_endpoint_gone:${id}`]]);
  });
});
