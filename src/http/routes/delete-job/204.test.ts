import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { sampleReport } from '../../../../test/support/store-samples.ts';
import { finishJob, startJob } from '../../../operations/work-on-job.ts';

describe('DELETE /v1/jobs/{job_id}: 204, and POST /v1/erasures: 200', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('erases a job in any state; its worker loses it', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody(), { headers: { 'idempotency-key': 'gone' } })).json();
    const { fence } = (await api.database.store.worker.lease(id, 'worker', 30))!;
    const held = { projectId: api.project.id, jobId: id, fence };
    await startJob(api.work, held);
    const answer = await api.call('DELETE', `/v1/jobs/${id}`);
    assert.equal(answer.statusCode, 204);
    assert.equal(answer.body, '');
    assert.equal((await api.call('GET', `/v1/jobs/${id}`)).statusCode, 404);
    assert.equal((await api.call('DELETE', `/v1/jobs/${id}`)).statusCode, 404);
    assert.equal(await finishJob(api.work, held, sampleReport(id)), false);
    assert.equal(await api.database.store.worker.heartbeat(id, fence, 30), false);
    const left = await api.database.sql<{ count: string }>(
      'select count(*) from events where job_id = $1 and body is not null',
      [id],
    );
    assert.equal(left[0]!.count, '0');
  });

  it('erases every job about a name or an address, in this project only', async () => {
    const person = { full_name: 'Zoë Quillfeather', email: 'zoe@quill.example' };
    const mine: string[] = [];
    for (const full_name of ['Zoë Quillfeather', 'ZOE QUILLFEATHER']) {
      mine.push((await api.call('POST', '/v1/jobs', jobBody({ person: { ...person, full_name } }))).json().id);
    }
    const theirs = (await api.call('POST', '/v1/jobs', jobBody({ person }), { key: api.other.key })).json().id;
    const answer = await api.call('POST', '/v1/erasures', {
      full_name: 'zoe quillfeather',
      email: 'zoe@quill.example',
    });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json().erased_jobs, 2);
    assert.deepEqual(answer.json().job_ids.sort(), mine.sort());
    assert.equal((await api.call('GET', `/v1/jobs/${theirs}`, undefined, { key: api.other.key })).statusCode, 200);
    const exported = await api.call('POST', '/v1/exports', { email: 'zoe@quill.example' }, { key: api.other.key });
    assert.equal(exported.json().jobs.length, 1);
    assert.match(exported.body, /Quillfeather/);
    for (const body of [{}, { full_name: '\u200b' }, { full_name: '???' }])
      assert.equal((await api.call('POST', '/v1/erasures', body)).statusCode, 400);
  });
});
