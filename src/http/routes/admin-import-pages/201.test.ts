import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ADMIN_TOKEN, openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('POST /admin/v1/collections: an archive of one’s own', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    api.call(method, `/admin/v1/collections${path}`, body, { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });

  it('is imported, listed and removed; what has no text is named', async () => {
    const pages = [
      { url: 'https://one.example/a', html: '<title>A</title><p>Ottoline Vask teaches at Brackenfield.</p>' },
      { url: 'https://one.example/b', text: '   ' },
    ];
    const made = await call('POST', '', { collection: 'my archive', pages });
    assert.equal(made.statusCode, 201, made.body);
    assert.deepEqual(made.json(), {
      collection: 'my archive',
      imported: 1,
      passed_over: [{ url: 'https://one.example/b', reason: 'it has no text' }],
    });
    const [listed] = (await call('GET', '')).json().data;
    assert.deepEqual([listed.name, listed.pages], ['my archive', 1]);
    assert.equal((await call('DELETE', '/my%20archive')).statusCode, 204);
    assert.equal((await call('DELETE', '/my%20archive')).statusCode, 404);
  });

  it('takes web addresses only and tells every fault', async () => {
    const bad = await call('POST', '', { collection: '', pages: [{ url: 'file:///etc/passwd', text: 'x' }] });
    assert.equal(bad.statusCode, 400);
    assert.deepEqual(
      bad.json().errors.map((fault: { path: string }) => fault.path),
      ['collection', 'pages[0].url'],
    );
  });

  it('the sample web stays out once it was removed', async () => {
    const { corpus } = api.database.store;
    await corpus.put('sample-web', []);
    assert.equal((await call('DELETE', '/sample-web')).statusCode, 204);
    assert.equal(await corpus.isRemoved('sample-web'), true);
    assert.deepEqual((await call('GET', '')).json().data, []);
  });
});
