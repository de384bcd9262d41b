import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { systemClock } from '../../../main/system-clock.ts';

describe('POST with an idempotency key: 409', () => {
  let api: TestApi;
  let release = (): void => {};
  let entered = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = new Promise<void>((resolve) => {
    entered = resolve;
  });
  before(async () => {
    api = await openTestApi({
      clock: { now: systemClock.now, sleep: async () => {} },
      checkAddress: async () => {
        entered();
        await held;
        return { allowed: true };
      },
    });
  });
  after(() => api.close());

  it('says when to come back while the first request with the key is still at work', async () => {
    const body = { url: 'https://hooks.example/', events: ['job.failed'] };
    const headers = { 'idempotency-key': 'busy' };
    const first = api.call('POST', '/v1/webhooks/endpoints', body, { headers });
    await isHeld;
    const second = await api.call('POST', '/v1/webhooks/endpoints', body, { headers });
    assert.equal(second.statusCode, 409, second.body);
    assert.equal(second.json().code, 'idempotency_key_in_flight');
    assert.equal(second.headers['retry-after'], '1');
    release();
    assert.equal((await first).statusCode, 201);
    const third = await api.call('POST', '/v1/webhooks/endpoints', body, { headers });
    assert.equal(third.body, (await first).body);
  });
});
