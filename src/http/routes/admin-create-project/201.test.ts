import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ADMIN_TOKEN, jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { checksum } from '../../../operations/api-key.ts';

describe('/admin/v1: 200, 201, 204, 400, 404 and 409', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  function admin(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown) {
    return api.call(method, `/admin/v1${url}`, body, {
      key: null,
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
  }

  it('makes a project and a key that works', async () => {
    const made = await admin('POST', '/projects', { name: 'hiring', retention_days: 30 });
    assert.equal(made.statusCode, 201, made.body);
    const project = made.json();
    assert.match(project.id, /^prj_/);
    assert.equal(project.retention_days, 30);
    const answer = await admin('POST', `/projects/${project.id}/keys`, { name: 'ci' });
    assert.equal(answer.statusCode, 201);
    const { key, ...record } = answer.json();
    assert.match(key, /^bonafide_key_[0-9A-Za-z]{36}$/);
    assert.equal(key.slice(-6), checksum(key.slice('bonafide_key_'.length, -6)));
    assert.equal((await api.call('POST', '/v1/jobs', jobBody(), { key })).statusCode, 201);
    const { data } = (await admin('GET', `/projects/${project.id}/keys`)).json();
    assert.equal(data[0].id, record.id);
    assert.equal(data[0].key, undefined);
    assert.ok(!JSON.stringify(data).includes(key.slice(20)));
    const patched = await admin('PATCH', `/projects/${project.id}`, { retention_days: null });
    assert.equal(patched.json().retention_days, null);
    assert.equal((await admin('DELETE', `/projects/${project.id}/keys/${record.id}`)).statusCode, 204);
    assert.ok((await admin('GET', `/projects/${project.id}/keys`)).json().data[0].revoked_at);
  });

  it('refuses a name that is taken or not a name, and unknown projects', async () => {
    assert.equal((await admin('POST', '/projects', { name: 'first' })).statusCode, 409);
    assert.equal((await admin('POST', '/projects', { name: 'a,b=c' })).statusCode, 400);
    assert.equal((await admin('PATCH', '/projects/prj_x', { retention_days: 1 })).statusCode, 404);
    assert.equal((await admin('PATCH', `/projects/${api.project.id}`, { retention_days: -1 })).statusCode, 400);
    assert.equal((await admin('GET', '/projects/prj_x/keys')).statusCode, 404);
    assert.equal((await admin('POST', '/projects/prj_x/keys')).statusCode, 404);
    assert.equal((await admin('DELETE', `/projects/${api.project.id}/keys/key_x`)).statusCode, 404);
    assert.equal((await admin('GET', '/projects')).json().data.length, 3);
  });

  it('does not take an API key, and is not there without a token', async () => {
    const answer = await api.call('GET', '/admin/v1/projects');
    assert.equal(answer.statusCode, 401);
    assert.match(String(answer.headers['www-authenticate']), /^Bearer/);
    const closed = await openTestApi({ settings: { adminToken: null } });
    try {
      const headers = { authorization: 'Bearer ' };
      assert.equal((await closed.call('GET', '/admin/v1/projects', undefined, { headers })).statusCode, 404);
    } finally {
      await closed.close();
    }
  });
});
