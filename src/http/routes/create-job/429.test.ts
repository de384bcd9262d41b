import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestApi, type TestApi } from '../../../../test/support/api.ts';
import type { Clock } from '../../../ports/clock.ts';

describe('every route: 429', () => {
  let api: TestApi;
  let now = Date.UTC(2026, 0, 1);
  const clock: Clock = { now: () => new Date(now), sleep: async () => {} };
  before(async () => {
    api = await openTestApi({ settings: { rateLimit: 6 }, clock });
  });
  after(() => api.close());

  it('counts per key, says what is left, and refills with time', async () => {
    for (let left = 5; left >= 0; left--) {
      const answer = await api.call('GET', '/v1/jobs');
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['ratelimit-policy'], '"default";q=6;w=60');
      assert.match(String(answer.headers.ratelimit), new RegExp(`^"default";r=${left};t=10$`));
    }
    const refused = await api.call('GET', '/v1/jobs');
    assert.equal(refused.statusCode, 429);
    assert.equal(refused.json().code, 'rate_limited');
    assert.equal(refused.headers['retry-after'], '10');
    assert.equal(refused.headers.ratelimit, '"default";r=0;t=10');
    assert.equal((await api.call('GET', '/v1/jobs', undefined, { key: api.other.key })).statusCode, 200);
    now += 9_000;
    assert.equal((await api.call('GET', '/v1/jobs')).statusCode, 429);
    now += 1_000;
    assert.equal((await api.call('GET', '/v1/jobs')).statusCode, 200);
    assert.equal((await api.call('GET', '/v1/jobs')).statusCode, 429);
  });
});
