import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ADMIN_TOKEN, jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { API_KEY_PREFIX } from '../../../contract/schemas/api-key.ts';
import { ROUTES } from '../registry.ts';

describe('every route: 401', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('refuses a missing and a wrong key on every route, before it reads the body', async () => {
    // Each from its own address: many wrong keys from one are answered 429.
    for (const [number, route] of ROUTES.entries()) {
      const url = route.path.replaceAll(/:[a-z_]+/g, 'x_1');
      const wrong =
        route.access === 'key'
          ? { 'x-api-key': `${API_KEY_PREFIX}${'0'.repeat(36)}` }
          : { authorization: 'Bearer wrong' };
      for (const headers of [{}, wrong] as Record<string, string>[]) {
        const answer = await api.app.inject({
          method: route.method,
          url,
          remoteAddress: `192.0.2.${number}`,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(route.method === 'GET' ? {} : { payload: '{broken' }),
        });
        assert.equal(answer.statusCode, 401, `${route.method} ${url}`);
        assert.equal(answer.json().code, 'unauthorized');
        assert.ok(answer.headers['www-authenticate']);
        assert.match(String(answer.headers['content-type']), /^application\/problem\+json/);
      }
    }
  });

  it('answers every bad key alike', async () => {
    const near = api.project.key.slice(0, -1) + (api.project.key.endsWith('0') ? '1' : '0');
    const bodies = new Set<string>();
    for (const key of [null, '', 'x', near, 'ключ', `${api.project.key} `.repeat(30), 'k'.repeat(2000)]) {
      const answer = await api.app.inject({
        method: 'GET',
        url: '/v1/jobs',
        headers: key === null ? {} : { 'x-api-key': Buffer.from(key).toString('latin1') },
      });
      assert.equal(answer.statusCode, 401);
      const { request_id: _, ...rest } = answer.json();
      bodies.add(JSON.stringify(rest));
    }
    assert.equal(bodies.size, 1);
  });

  it('stops taking a key as soon as it is revoked', async () => {
    const authorization = `Bearer ${ADMIN_TOKEN}`;
    const path = `/admin/v1/projects/${api.project.id}/keys`;
    const made = await api.app.inject({ method: 'POST', url: path, headers: { authorization } });
    assert.equal(made.statusCode, 201, made.body);
    const { key, id } = made.json();
    assert.equal((await api.call('POST', '/v1/jobs', jobBody(), { key })).statusCode, 201);
    const revoked = await api.app.inject({ method: 'DELETE', url: `${path}/${id}`, headers: { authorization } });
    assert.equal(revoked.statusCode, 204);
    assert.equal((await api.call('POST', '/v1/jobs', jobBody(), { key })).statusCode, 401);
  });
});
