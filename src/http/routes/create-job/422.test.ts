import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('POST /v1/jobs: 422', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('refuses a key that was used with another body, and keeps the first answer', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await api.call('POST', '/v1/jobs', jobBody(), { headers });
    const other = await api.call('POST', '/v1/jobs', jobBody({ metadata: { a: 1 } }), { headers });
    assert.equal(other.statusCode, 422);
    assert.equal(other.json().code, 'idempotency_key_reused');
    assert.equal((await api.call('POST', '/v1/jobs', jobBody(), { headers })).body, first.body);
  });
});
