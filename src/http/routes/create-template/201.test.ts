import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BASE_URL, jobBody, openTestApi, type TestApi, templateBody } from '../../../../test/support/api.ts';

describe('templates: 201 and 200', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('answers the template, and the same bytes for the same key and on reading', async () => {
    const body = templateBody({
      search_plan: { queries: ['"{{person.full_name}}" {{ expected.school }} {{metadata.team}}'], note: 'kept' },
      scoring_rubric: { weights: { identity: 1 }, min_independent_sources: 2 },
    });
    const headers = { 'idempotency-key': 'template' };
    const first = await api.call('POST', '/v1/templates', body, { headers });
    assert.equal(first.statusCode, 201, first.body);
    const template = first.json();
    assert.deepEqual(Object.keys(template), [
      'id',
      'name',
      'version',
      'description',
      'created_at',
      'deprecated_at',
      'input_schema',
      'extraction_schema',
      'search_plan',
      'scoring_rubric',
      'metadata',
    ]);
    assert.equal(template.deprecated_at, null);
    assert.deepEqual(template.metadata, {});
    assert.deepEqual(template.search_plan, body.search_plan);
    assert.equal(first.headers.location, `${BASE_URL}/v1/templates/${template.id}`);
    assert.equal((await api.call('POST', '/v1/templates', body, { headers })).body, first.body);
    assert.equal((await api.call('GET', `/v1/templates/${template.id}`)).body, first.body);
  });

  it('is deprecated once and for all, and leaves the list', async () => {
    const { id } = (await api.call('POST', '/v1/templates', templateBody({ name: 'old' }))).json();
    const first = await api.call('POST', `/v1/templates/${id}/deprecate`);
    assert.equal(first.statusCode, 200);
    assert.ok(first.json().deprecated_at);
    assert.equal((await api.call('POST', `/v1/templates/${id}/deprecate`)).body, first.body);
    const ids = async (query: string) =>
      (await api.call('GET', `/v1/templates${query}`)).json().data.map((template: { id: string }) => template.id);
    assert.ok(!(await ids('')).includes(id));
    assert.ok((await ids('?include_deprecated=true')).includes(id));
    assert.equal((await api.call('GET', '/v1/templates?include_deprecated=yes')).statusCode, 400);
  });

  it('shows the queries it would lead to', async () => {
    const { id } = (await api.call('POST', '/v1/templates', templateBody({ name: 'preview' }))).json();
    const answer = await api.call('POST', `/v1/templates/${id}/preview`, jobBody());
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(answer.json(), {
      template_id: id,
      queries: [{ kind: 'web', text: '"Ottoline Vask"', purpose: 'neutral', claim_keys: ['degree'], limit: 10 }],
    });
    const without = await api.call('POST', `/v1/templates/${id}/preview`, { person: { full_name: 'A' } });
    assert.equal(without.statusCode, 400);
    assert.equal(without.json().errors[0].pointer, '/claims');
  });
});
