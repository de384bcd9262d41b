import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestApi, type TestApi } from '../../../../test/support/api.ts';

let api: TestApi;
before(async () => {
  api = await openTestApi();
});
after(() => api.close());

test('jobs are counted by the day they were created, each project for itself', async () => {
  const body = {
    person: { full_name: 'Ada Fjell' },
    claims: [{ claim_key: 'c', claim_type: 'education', expected: {} }],
  };
  const first = (await api.call('POST', '/v1/jobs', body)).json();
  await api.call('POST', '/v1/jobs', body);
  await api.call('POST', `/v1/jobs/${first.id}/cancel`);
  const { data } = (await api.call('GET', '/v1/usage?days=7')).json();
  assert.deepEqual(data, [
    { day: first.created_at.slice(0, 10), jobs: 2, completed: 0, failed: 0, canceled: 1, cost_usd: 0 },
  ]);
  assert.deepEqual((await api.call('GET', '/v1/usage', undefined, { key: api.other.key })).json(), { data: [] });
});

test('days outside 1 to 366 are refused', async () => {
  for (const days of ['0', '367', 'x', '1.5']) {
    const answer = await api.call('GET', `/v1/usage?days=${days}`);
    assert.equal(answer.statusCode, 400, days);
    assert.equal(answer.json().errors[0].path, 'days');
  }
});
