import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestApi, type TestApi } from '../../../../test/support/api.ts';

let api: TestApi;
before(async () => {
  api = await openTestApi();
});
after(() => api.close());

test('a text is needed, and not a book', async () => {
  for (const body of [{}, { text: '' }, { text: 7 }, { text: 'x'.repeat(200_001) }]) {
    const answer = await api.call('POST', '/v1/claims/propose', body);
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json().errors[0].path, 'text');
  }
});
