import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { sampleSource } from '../../../../test/support/store-samples.ts';
import { startJob } from '../../../operations/work-on-job.ts';

describe('GET /v1/jobs/{job_id}/sources, their text and usage: 200', () => {
  let api: TestApi;
  let jobId: string;
  const urls: string[] = [];
  before(async () => {
    api = await openTestApi();
    jobId = (await api.call('POST', '/v1/jobs', jobBody())).json().id;
    const { worker } = api.database.store;
    const { fence } = (await worker.lease(jobId, 'worker', 30))!;
    await startJob(api.work, { projectId: api.project.id, jobId, fence });
    for (let index = 0; index < 5; index++) {
      const url = `https://pages.example/${index}`;
      const { read, wire } = sampleSource(url, `Ottoline Vask, page ${index}`);
      await worker.saveSource(jobId, fence, read, wire);
      urls.push(url);
    }
    const item = { step: 'search', provider: 'corpus', calls: 2, cached: 1, costUsd: 0.1, milliseconds: 12 };
    await worker.saveUsage(jobId, fence, [item, { ...item, provider: 'profile', costUsd: 0.2 }]);
  });
  after(() => api.close());

  it('lists them in retrieval order while the job runs, over pages', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = (await api.call('GET', `/v1/jobs/${jobId}/sources?limit=2${query}`)).json();
      for (const source of page.data) {
        assert.deepEqual(Object.keys(source).slice(0, 4), ['source_id', 'url', 'domain', 'retrieved_at']);
        seen.push(source.url);
      }
      cursor = page.next_cursor;
    } while (cursor !== null);
    assert.deepEqual(seen, urls);
  });

  it('gives the stored text of one source', async () => {
    const [source] = (await api.call('GET', `/v1/jobs/${jobId}/sources`)).json().data;
    const answer = await api.call('GET', `/v1/jobs/${jobId}/sources/${source.source_id}/text`);
    assert.deepEqual(answer.json(), { source_id: source.source_id, text: 'Ottoline Vask, page 0' });
  });

  it('adds up what the job used', async () => {
    const usage = (await api.call('GET', `/v1/jobs/${jobId}/usage`)).json();
    assert.equal(usage.total_cost_usd, 0.3);
    assert.deepEqual(usage.items[0], {
      step: 'search',
      provider: 'corpus',
      calls: 2,
      cached: 1,
      cost_usd: 0.1,
      milliseconds: 12,
    });
  });

  it("refuses another job's cursor", async () => {
    const other = (await api.call('POST', '/v1/jobs', jobBody())).json().id;
    const { next_cursor } = (await api.call('GET', `/v1/jobs/${jobId}/sources?limit=1`)).json();
    assert.equal((await api.call('GET', `/v1/jobs/${other}/sources?cursor=${next_cursor}`)).statusCode, 400);
  });
});
