import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestApi, type TestApi, templateBody } from '../../../../test/support/api.ts';

describe('POST /v1/templates: 409', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('refuses the same name and version in a project, but not in another', async () => {
    assert.equal((await api.call('POST', '/v1/templates', templateBody())).statusCode, 201);
    const again = await api.call('POST', '/v1/templates', templateBody());
    assert.equal(again.statusCode, 409);
    assert.equal(again.json().code, 'template_exists');
    assert.equal((await api.call('POST', '/v1/templates', templateBody({ version: 2 }))).statusCode, 201);
    assert.equal((await api.call('POST', '/v1/templates', templateBody(), { key: api.other.key })).statusCode, 201);
  });
});
