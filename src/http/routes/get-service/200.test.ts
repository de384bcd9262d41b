import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';

describe('GET /v1/service and /readyz: who works, and what is searched', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('says that no worker is alive, and counts what waits', async () => {
    await api.call('POST', '/v1/jobs', jobBody());
    const status = (await api.call('GET', '/v1/service')).json();
    assert.deepEqual([status.workers, status.waiting_jobs, status.web_search], [0, 1, false]);
    assert.deepEqual(status.missing_contact, { off: ['sec'], slower: ['crossref'] });
    const ready = await api.call('GET', '/readyz');
    assert.equal(ready.statusCode, 200);
    assert.match(ready.json().notice, /No worker is alive/);
  });

  it('names the providers of living workers', async () => {
    const providers = [
      { id: 'brave', role: 'web_search' },
      { id: 'corpus', role: 'imported_pages' },
    ];
    const now = new Date();
    await api.database.store.workers.seen({ owner: 'one', startedAt: now, seenAt: now, providers });
    const status = (await api.call('GET', '/v1/service')).json();
    assert.deepEqual([status.workers, status.web_search, status.providers], [1, true, providers]);
    assert.equal((await api.call('GET', '/readyz')).json().notice, undefined);
    await api.database.store.workers.gone('one');
    assert.equal((await api.call('GET', '/v1/service')).json().workers, 0);
  });
});
