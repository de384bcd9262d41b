import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('POST /v1/jobs: 413 and 415', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('refuses a body of 2 MiB', async () => {
    const answer = await api.call('POST', '/v1/jobs', jobBody({ metadata: { text: 'x'.repeat(2 * 1024 * 1024) } }));
    assert.equal(answer.statusCode, 413);
    assert.equal(answer.json().code, 'body_too_large');
  });

  it('reads a body just below 1 MiB', async () => {
    const answer = await api.call('POST', '/v1/jobs', jobBody({ metadata: { text: 'x'.repeat(1024 * 1024 - 1000) } }));
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json().errors[0].pointer, '/metadata');
  });

  const refused: Record<string, string>[] = [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    { 'content-type': 'nonsense' },
  ];
  for (const headers of refused) {
    it(`refuses ${JSON.stringify(headers)}`, async () => {
      const answer = await api.call('POST', '/v1/jobs', jobBody(), { headers });
      assert.equal(answer.statusCode, 415, answer.body);
      assert.equal(answer.json().code, 'unsupported_media_type');
    });
  }

  for (const type of ['application/json;charset=UTF-8', 'Application/JSON']) {
    it(`takes ${type}`, async () => {
      const answer = await api.call('POST', '/v1/jobs', jobBody(), { headers: { 'content-type': type } });
      assert.equal(answer.statusCode, 201, answer.body);
    });
  }
});
