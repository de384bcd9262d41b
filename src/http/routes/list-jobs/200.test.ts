import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('GET /v1/jobs: 200', () => {
  let api: TestApi;
  const ids: string[] = [];
  before(async () => {
    api = await openTestApi();
    for (let index = 0; index < 23; index++) ids.push((await api.call('POST', '/v1/jobs', jobBody())).json().id);
    await api.call('POST', '/v1/jobs', jobBody(), { key: api.other.key });
  });
  after(() => api.close());

  it('answers an empty page with both members', async () => {
    const answer = await api.call('GET', '/v1/jobs?created_before=2000-01-01T00:00:00Z');
    assert.equal(answer.body, '{"data":[],"next_cursor":null}');
  });

  it("gives the project's jobs newest first, 25 by default", async () => {
    const { data, next_cursor } = (await api.call('GET', '/v1/jobs')).json();
    assert.deepEqual(
      data.map((job: { id: string }) => job.id),
      [...ids].reverse(),
    );
    assert.equal(next_cursor, null);
  });

  it('gives every old row exactly once while rows are added', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = (await api.call('GET', `/v1/jobs?limit=7${query}`)).json();
      seen.push(...page.data.map((job: { id: string }) => job.id));
      cursor = page.next_cursor;
      await api.call('POST', '/v1/jobs', jobBody());
    } while (cursor !== null);
    assert.deepEqual(
      seen.filter((id) => ids.includes(id)),
      [...ids].reverse(),
    );
    assert.equal(new Set(seen).size, seen.length);
  });

  it('filters by status and by time, lower bound inclusive, upper bound exclusive', async () => {
    const { created_at } = (await api.call('POST', `/v1/jobs/${ids[3]}/cancel`)).json();
    const canceled = (await api.call('GET', '/v1/jobs?status=canceled')).json();
    assert.deepEqual(
      canceled.data.map((job: { id: string }) => job.id),
      [ids[3]],
    );
    const from = (await api.call('GET', `/v1/jobs?limit=100&created_after=${created_at}`)).json();
    const to = (await api.call('GET', `/v1/jobs?limit=100&created_before=${created_at}`)).json();
    assert.ok(from.data.some((job: { id: string }) => job.id === ids[3]));
    assert.ok(!to.data.some((job: { id: string }) => job.id === ids[3]));
  });

  it('finds a person by words of the name, and tells of a parameter that it does not know', async () => {
    const person = { full_name: 'Zoë Marguerite Lindqvist' };
    const { id } = (await api.call('POST', '/v1/jobs', jobBody({ person }))).json();
    const found = (await api.call('GET', '/v1/jobs?person=lindqvist%20ZOE')).json();
    assert.deepEqual(
      found.data.map((job: { id: string }) => job.id),
      [id],
    );
    assert.deepEqual((await api.call('GET', '/v1/jobs?person=lindqvist%20anna')).json().data, []);
    assert.equal((await api.call('GET', '/v1/jobs?person=100%25')).json().data.length, 0);
    const misspelt = (await api.call('GET', '/v1/jobs?full_name=Zoë&limit=1')).json();
    assert.deepEqual(misspelt.warnings, ['unknown_parameter:full_name']);
  });
});
