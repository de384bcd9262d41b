import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('webhook endpoints: 201, 200 and 204', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());
  const body = { url: 'https://hooks.example/in', events: ['job.completed', 'job.failed', 'job.failed'] };
  const path = '/v1/webhooks/endpoints';

  it('shows the secret when it is made and never again', async () => {
    const answer = await api.call('POST', path, body);
    assert.equal(answer.statusCode, 201, answer.body);
    const { secret, ...endpoint } = answer.json();
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    assert.deepEqual(endpoint.events, ['job.completed', 'job.failed']);
    assert.equal(endpoint.enabled, true);
    assert.equal(endpoint.description, null);
    assert.deepEqual((await api.call('GET', `${path}/${endpoint.id}`)).json(), endpoint);
    assert.deepEqual((await api.call('GET', path)).json().data, [endpoint]);
  });

  it('repeats the secret to whoever repeats the key, as the endpoint was', async () => {
    const headers = { 'idempotency-key': 'hook' };
    const first = await api.call('POST', path, body, { headers });
    await api.call('PATCH', `${path}/${first.json().id}`, { enabled: false });
    const second = await api.call('POST', path, body, { headers });
    assert.equal(second.body, first.body);
    assert.equal(second.headers['idempotent-replayed'], 'true');
  });

  it('changes what is named and leaves the rest', async () => {
    const { id } = (await api.call('POST', path, { ...body, description: 'first' })).json();
    const changed = await api.call('PATCH', `${path}/${id}`, { enabled: false, events: ['job.canceled'] });
    assert.equal(changed.statusCode, 200, changed.body);
    const endpoint = changed.json();
    assert.deepEqual([endpoint.enabled, endpoint.events, endpoint.description], [false, ['job.canceled'], 'first']);
    assert.equal((await api.call('PATCH', `${path}/${id}`, { description: null })).json().description, null);
    assert.equal((await api.call('PATCH', `${path}/${id}`, {})).json().url, body.url);
    const test = await api.call('POST', `${path}/${id}/test`);
    assert.equal(test.statusCode, 409);
    assert.equal(test.json().code, 'endpoint_disabled');
  });

  it('rotates its secret, every time anew', async () => {
    const { id, secret } = (await api.call('POST', path, body)).json();
    const second = (await api.call('POST', `${path}/${id}/rotate-secret`)).json().secret;
    const third = (await api.call('POST', `${path}/${id}/rotate-secret`, { grace_seconds: 60 })).json().secret;
    assert.equal(new Set([secret, second, third]).size, 3);
    await api.call('POST', `${path}/${id}/test`);
    const leased = await api.database.store.worker.leaseDeliveries(10, 10, 30);
    assert.deepEqual(leased.find((delivery) => delivery.endpointId === id)!.secrets, [third, second, secret]);
    assert.equal((await api.call('POST', `${path}/${id}/rotate-secret`, { grace_seconds: -1 })).statusCode, 400);
  });

  it('queues a test event, shows its delivery, and sends it again', async () => {
    const { id } = (await api.call('POST', path, body)).json();
    const test = await api.call('POST', `${path}/${id}/test`, undefined, { headers: { 'idempotency-key': 't' } });
    assert.equal(test.statusCode, 201, test.body);
    const delivery = test.json();
    assert.equal(delivery.event_type, 'webhook.test');
    assert.equal(delivery.status, 'pending');
    assert.ok(String(test.headers.location).endsWith(`/v1/webhooks/deliveries/${delivery.id}`));
    const repeated = await api.call('POST', `${path}/${id}/test`, undefined, { headers: { 'idempotency-key': 't' } });
    assert.equal(repeated.body, test.body);
    const one = (await api.call('GET', `/v1/webhooks/deliveries/${delivery.id}`)).json();
    assert.deepEqual(one.attempts, []);
    const replay = await api.call('POST', `/v1/webhooks/deliveries/${delivery.id}/replay`);
    assert.equal(replay.statusCode, 201, replay.body);
    assert.equal(replay.json().event_id, delivery.event_id);
    assert.notEqual(replay.json().id, delivery.id);
    const list = (await api.call('GET', `/v1/webhooks/deliveries?endpoint_id=${id}&event_type=webhook.test`)).json();
    assert.equal(list.data.length, 2);
    assert.equal((await api.call('GET', '/v1/webhooks/deliveries?status=lost')).statusCode, 400);
  });

  it('sends again what failed since a moment', async () => {
    const { id } = (await api.call('POST', path, body)).json();
    const { id: deliveryId } = (await api.call('POST', `${path}/${id}/test`)).json();
    const { worker } = api.database.store;
    const delivery = (await worker.leaseDeliveries(100, 100, 30)).find((each) => each.id === deliveryId)!;
    const attempt = {
      number: 1,
      startedAt: new Date(),
      latencyMs: 3,
      responseCode: 500,
      error: 'http_500',
      responseBody: 'no',
    };
    await worker.finishAttempt(delivery, attempt, { kind: 'failure', disableEndpoint: null });
    const shown = (await api.call('GET', `/v1/webhooks/deliveries/${deliveryId}`)).json();
    assert.equal(shown.status, 'failure');
    assert.equal(shown.attempts[0].response_body, 'no');
    const later = await api.call('POST', `${path}/${id}/replay-failed`, { since: '2999-01-01T00:00:00Z' });
    assert.deepEqual(later.json(), { replayed: 0, delivery_ids: [] });
    const all = await api.call('POST', `${path}/${id}/replay-failed`, { since: '2020-01-01T00:00:00Z' });
    assert.equal(all.statusCode, 200, all.body);
    assert.equal(all.json().replayed, 1);
    assert.equal((await api.call('POST', `${path}/${id}/replay-failed`, { since: 'monday' })).statusCode, 400);
  });

  it('says that it is disabled, not that the delivery is unknown, when something is to be sent again', async () => {
    const { id } = (await api.call('POST', path, body)).json();
    const { id: deliveryId } = (await api.call('POST', `${path}/${id}/test`)).json();
    await api.call('PATCH', `${path}/${id}`, { enabled: false });
    const replays = [
      () => api.call('POST', `/v1/webhooks/deliveries/${deliveryId}/replay`),
      () => api.call('POST', `${path}/${id}/replay-failed`, { since: '2020-01-01T00:00:00Z' }),
    ];
    for (const replay of replays) {
      const refused = await replay();
      assert.equal(refused.statusCode, 409, refused.body);
      assert.equal(refused.json().code, 'endpoint_disabled');
    }
    await api.call('PATCH', `${path}/${id}`, { enabled: true });
    // What waited when it was switched off is not sent by itself, but whoever wants it can have it.
    const [waiting] = (await api.call('GET', `/v1/webhooks/deliveries?endpoint_id=${id}`)).json().data;
    assert.deepEqual([waiting.status, waiting.error], ['discarded', 'endpoint_disabled']);
    assert.equal((await replays[0]!()).statusCode, 201);
    await api.call('DELETE', `${path}/${id}`);
    for (const replay of replays) assert.equal((await replay()).statusCode, 404);
  });

  it('is gone after DELETE', async () => {
    const { id } = (await api.call('POST', path, body)).json();
    assert.equal((await api.call('DELETE', `${path}/${id}`)).statusCode, 204);
    assert.equal((await api.call('GET', `${path}/${id}`)).statusCode, 404);
    assert.equal((await api.call('DELETE', `${path}/${id}`)).statusCode, 404);
  });
});
