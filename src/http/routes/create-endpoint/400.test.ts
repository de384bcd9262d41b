import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('POST and PATCH /v1/webhooks/endpoints: 400', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const urls: [string, string][] = [
    ['ftp://hooks.example/', 'invalid_url'],
    ['hooks.example', 'invalid_url'],
    ['https://user:secret@hooks.example/', 'invalid_url'],
    ['javascript:alert(1)', 'invalid_url'],
    ['https://', 'invalid_url'],
    ['http://10.0.0.1/', 'address_refused'],
    ['http://169.254.169.254/latest/meta-data', 'address_refused'],
    ['http://[::1]/', 'address_refused'],
    [`https://hooks.example/${'x'.repeat(2048)}`, 'too_long'],
  ];
  for (const [url, code] of urls) {
    it(`refuses ${url.slice(0, 60)}`, async () => {
      const answer = await api.call('POST', '/v1/webhooks/endpoints', { url, events: ['job.failed'] });
      assert.equal(answer.statusCode, 400, answer.body);
      const [error] = answer.json().errors;
      assert.deepEqual([error.pointer, error.code], ['/url', code]);
    });
  }

  it('refuses no events, unknown events and wrong types, all at once', async () => {
    const none = await api.call('POST', '/v1/webhooks/endpoints', { url: 'https://hooks.example/', events: [] });
    assert.equal(none.json().errors[0].pointer, '/events');
    const many = await api.call('POST', '/v1/webhooks/endpoints', {
      events: ['job.done'],
      enabled: 'yes',
      description: 1,
    });
    assert.deepEqual(
      many.json().errors.map((error: { pointer: string }) => error.pointer),
      ['/url', '/events/0', '/enabled', '/description'],
    );
  });

  it('refuses a change to an address that may not be called', async () => {
    const body = { url: 'https://hooks.example/', events: ['job.failed'] };
    const { id } = (await api.call('POST', '/v1/webhooks/endpoints', body)).json();
    const answer = await api.call('PATCH', `/v1/webhooks/endpoints/${id}`, { url: 'http://192.168.0.1/' });
    assert.equal(answer.statusCode, 400);
    assert.equal((await api.call('GET', `/v1/webhooks/endpoints/${id}`)).json().url, body.url);
  });
});
