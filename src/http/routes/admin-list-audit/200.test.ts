import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ADMIN_TOKEN, jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('GET /admin/v1/projects/{project_id}/audit: what was done with data about people', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());
  const admin = (url: string) =>
    api.call('GET', `/admin/v1${url}`, undefined, { key: null, headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });

  it('names erasures and exports by ids, newest first and page by page, and never a person', async () => {
    const ids: string[] = [];
    for (const person of ['Ottoline Vask', 'Ottoline Vask', 'Bertil Quandt']) {
      const made = await api.call('POST', '/v1/jobs', jobBody({ person: { full_name: person } }));
      ids.push(made.json().id);
    }
    await api.call('POST', '/v1/exports', { full_name: 'Bertil Quandt' });
    await api.call('POST', '/v1/erasures', { full_name: 'Ottoline Vask' });
    const first = await admin(`/projects/${api.project.id}/audit?limit=2`);
    assert.equal(first.statusCode, 200, first.body);
    const { data, next_cursor: cursor } = first.json();
    assert.deepEqual(
      data.map((record: { act: string }) => record.act),
      ['job.erased', 'job.erased'],
    );
    assert.deepEqual(
      data.map((record: { object_ids: string[] }) => record.object_ids[0]).toSorted(),
      ids.slice(0, 2).toSorted(),
    );
    const second = (await admin(`/projects/${api.project.id}/audit?cursor=${cursor}`)).json();
    assert.deepEqual(
      second.data.map(({ act, object_ids }: { act: string; object_ids: string[] }) => [act, object_ids]),
      [['person.exported', [ids[2]]]],
    );
    assert.equal(second.next_cursor, null);
    assert.doesNotMatch(first.body, /Ottoline|Vask/);
    assert.deepEqual((await admin(`/projects/${api.other.id}/audit`)).json().data, []);
    assert.equal((await admin('/projects/prj_x/audit')).statusCode, 404);
    assert.equal((await admin(`/projects/${api.project.id}/audit?cursor=x`)).statusCode, 400);
  });
});
