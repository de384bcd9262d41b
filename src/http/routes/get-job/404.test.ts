import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi, templateBody, testIds } from '../../../../test/support/api.ts';
import { ROUTES } from '../registry.ts';

const BODIES: Record<string, unknown> = {
  previewTemplate: jobBody(),
  updateWebhookEndpoint: { enabled: false },
  updateMonitor: { status: 'paused' },
  replayFailedDeliveries: { since: '2026-01-01T00:00:00Z' },
};

describe('every route with an id: 404', () => {
  let api: TestApi;
  const foreign: Record<string, string> = {};
  before(async () => {
    api = await openTestApi();
    const key = api.other.key;
    foreign.job_id = (await api.call('POST', '/v1/jobs', jobBody(), { key })).json().id;
    foreign.template_id = (await api.call('POST', '/v1/templates', templateBody(), { key })).json().id;
    const endpoint = { url: 'https://hooks.example/', events: ['job.created'] };
    foreign.endpoint_id = (await api.call('POST', '/v1/webhooks/endpoints', endpoint, { key })).json().id;
    foreign.delivery_id = (
      await api.call('POST', `/v1/webhooks/endpoints/${foreign.endpoint_id}/test`, undefined, { key })
    ).json().id;
    foreign.source_id = testIds.next('src');
    const monitor = { ...jobBody(), cadence: 'daily' };
    foreign.monitor_id = (await api.call('POST', '/v1/monitors', monitor, { key })).json().id;
    foreign.batch_id = (await api.call('POST', '/v1/batches', { items: [jobBody()] }, { key })).json().id;
  });
  after(() => api.close());

  for (const route of ROUTES.filter((each) => each.access === 'key' && each.path.includes(':'))) {
    it(`${route.method} ${route.path}: another project's id reads like an unknown one`, async () => {
      const answers: string[] = [];
      for (const kind of ['foreign', 'unknown']) {
        const url = route.path.replaceAll(/:([a-z_]+)/g, (_, name: string) => {
          const id = foreign[name]!;
          return kind === 'foreign' ? id : testIds.next(id.split('_')[0] as 'job');
        });
        const answer = await api.call(route.method, url, BODIES[route.id]);
        assert.equal(answer.statusCode, 404, `${url} ${answer.body}`);
        const { request_id, instance, ...rest } = answer.json();
        assert.equal(instance, url);
        assert.ok(request_id);
        answers.push(JSON.stringify(rest));
      }
      assert.equal(answers[0], answers[1]);
    });
  }

  it('still holds what the other project made', async () => {
    const key = api.other.key;
    assert.equal((await api.call('GET', `/v1/jobs/${foreign.job_id}`, undefined, { key })).json().status, 'queued');
    assert.equal(
      (await api.call('GET', `/v1/webhooks/endpoints/${foreign.endpoint_id}`, undefined, { key })).json().enabled,
      true,
    );
    assert.equal(
      (await api.call('GET', `/v1/templates/${foreign.template_id}`, undefined, { key })).json().deprecated_at,
      null,
    );
  });

  for (const id of [
    '%00',
    '%ff',
    '..%2f..',
    'job_%F0%9F%92%A5',
    `job_${'A'.repeat(150)}`,
    `job_${'A'.repeat(5000)}`,
    '%20',
    "'--",
  ]) {
    it(`GET /v1/jobs/${id.slice(0, 20)}`, async () => {
      const answer = await api.call('GET', `/v1/jobs/${id}`);
      assert.ok([404, 400].includes(answer.statusCode), answer.body);
      assert.match(String(answer.headers['content-type']), /^application\/problem\+json/);
    });
  }
});
