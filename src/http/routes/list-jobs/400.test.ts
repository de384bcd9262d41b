import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('GET /v1/jobs: 400', () => {
  let api: TestApi;
  let cursor: string;
  before(async () => {
    api = await openTestApi();
    for (let index = 0; index < 3; index++) {
      await api.call('POST', '/v1/jobs', jobBody());
      await api.call('POST', '/v1/jobs', jobBody(), { key: api.other.key });
    }
    cursor = (await api.call('GET', '/v1/jobs?limit=1')).json().next_cursor;
    assert.ok(cursor);
  });
  after(() => api.close());

  for (const query of [
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=-1',
    'limit=x',
    'limit=',
    'limit=1&limit=2',
    'limit=%00',
    'status=done',
    'created_after=yesterday',
    'created_before=2026-02-30T00:00:00Z',
    'cursor=',
    'cursor=abc',
    'cursor=%00%ff',
    `cursor=${'A'.repeat(2000)}`,
  ]) {
    it(`refuses ${query.slice(0, 40)}`, async () => {
      const answer = await api.call('GET', `/v1/jobs?${query}`);
      assert.equal(answer.statusCode, 400, answer.body);
      assert.equal(answer.json().errors[0].path, query.split('=')[0]);
    });
  }

  it('lists all bad parameters at once', async () => {
    const { errors } = (await api.call('GET', '/v1/jobs?limit=0&status=x&created_after=y')).json();
    assert.deepEqual(
      errors.map((error: { path: string }) => error.path),
      ['limit', 'status', 'created_after'],
    );
  });

  it('refuses a cursor under other filters, in another list and in another project', async () => {
    assert.equal((await api.call('GET', `/v1/jobs?limit=2&cursor=${cursor}`)).statusCode, 200);
    const wrong: [string, string?][] = [
      [`/v1/jobs?status=queued&cursor=${cursor}`],
      [`/v1/templates?cursor=${cursor}`],
      [`/v1/webhooks/endpoints?cursor=${cursor}`],
      [`/v1/jobs?cursor=${cursor}`, api.other.key],
    ];
    for (const [url, key] of wrong) {
      const answer = await api.call('GET', url, undefined, key ? { key } : {});
      assert.equal(answer.statusCode, 400, url);
      assert.equal(answer.json().code, 'invalid_cursor');
    }
  });

  it('takes no changed cursor', async () => {
    let tried = 0;
    for (let index = 0; index < cursor.length; index++) {
      for (const letter of 'A9_') {
        if (cursor[index] === letter) continue;
        const changed = cursor.slice(0, index) + letter + cursor.slice(index + 1);
        assert.equal((await api.call('GET', `/v1/jobs?cursor=${changed}`)).statusCode, 400, changed);
        tried++;
      }
    }
    assert.ok(tried > 100);
  });
});
