import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { sampleReport } from '../../../../test/support/store-samples.ts';
import { finishJob, startJob } from '../../../operations/work-on-job.ts';

describe('POST /v1/batches: many people in one request', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const table = (rows: number, bad: ReadonlySet<number>): string =>
    `full_name,school,degree,end_year\n${Array.from({ length: rows }, (_, index) =>
      bad.has(index + 1) ? `,Norvane,PhD,2010` : `Person ${index + 1},Norvane,PhD,2010`,
    ).join('\n')}\n`;

  it('a thousand rows of which twenty are bad: 980 jobs, twenty faults in order, the CSV back in order', async () => {
    const bad = new Set(Array.from({ length: 20 }, (_, index) => (index + 1) * 47));
    const answer = await api.call('POST', '/v1/batches', table(1000, bad), { headers: { 'content-type': 'text/csv' } });
    assert.equal(answer.statusCode, 201, answer.body.slice(0, 500));
    const batch = answer.json();
    assert.deepEqual([batch.total, batch.accepted, batch.rejected, batch.jobs], [1000, 980, 20, { queued: 980 }]);
    assert.deepEqual(
      batch.rejected_rows.map(({ row }: { row: number }) => row),
      [...bad],
    );
    assert.equal(batch.rejected_rows[0].errors[0].path, 'person.full_name');
    const csv = (await api.call('GET', `/v1/batches/${batch.id}/results?format=csv`)).body.trimEnd().split('\r\n');
    assert.equal(csv.length, 1001);
    assert.deepEqual(
      csv.slice(1).map((line) => Number(line.split(',', 1)[0])),
      Array.from({ length: 1000 }, (_, index) => index + 1),
    );
    assert.match(csv[47]!, /^47,,rejected,/);
    assert.match(csv[48]!, /^48,Person 48,queued,/);
  });

  it('takes JSON with defaults and lines of JSON, and repeats an answer by its key', async () => {
    const items = [jobBody(), { person: {} }, jobBody({ options: { depth: 'deep' } })];
    const headers = { 'idempotency-key': 'batch-1' };
    const first = await api.call('POST', '/v1/batches', { items, options: { depth: 'light' } }, { headers });
    assert.equal(first.statusCode, 201, first.body);
    const again = await api.call('POST', '/v1/batches', { items, options: { depth: 'light' } }, { headers });
    assert.equal(again.headers['idempotent-replayed'], 'true');
    assert.deepEqual(again.json(), first.json());
    const rows = (await api.call('GET', `/v1/batches/${first.json().id}/results`)).body.trimEnd().split('\n');
    const results = rows.map((line) => JSON.parse(line));
    assert.deepEqual(
      results.map(({ row, status }) => [row, status]),
      [
        [1, 'queued'],
        [2, 'rejected'],
        [3, 'queued'],
      ],
    );
    const depths = await Promise.all(
      [0, 2].map(async (at) => (await api.call('GET', `/v1/jobs/${results[at].job_id}`)).json().options.depth),
    );
    assert.deepEqual(depths, ['light', 'deep']);
    const lines = `${JSON.stringify(jobBody())}\n{oops\n`;
    const read = await api.call('POST', '/v1/batches', lines, { headers: { 'content-type': 'application/x-ndjson' } });
    assert.deepEqual([read.json().accepted, read.json().rejected_rows[0].row], [1, 2]);
  });

  it('is refused as a whole when no row is good, when it is empty, and where no table is taken', async () => {
    const none = await api.call('POST', '/v1/batches', { items: [{ person: {} }] });
    assert.equal(none.statusCode, 400);
    assert.match(none.json().errors[0].path, /^items\[0\]\./);
    assert.equal((await api.call('POST', '/v1/batches', { items: [] })).statusCode, 400);
    const elsewhere = await api.call('POST', '/v1/jobs', 'full_name\nA', { headers: { 'content-type': 'text/csv' } });
    assert.equal(elsewhere.statusCode, 415);
  });

  it('ends once, with one event, when its last job ends; another project does not see it', async () => {
    const endpoint = { url: 'https://hooks.example/batch', events: ['batch.completed'] };
    await api.call('POST', '/v1/webhooks/endpoints', endpoint);
    const batch = (await api.call('POST', '/v1/batches', { items: [jobBody(), jobBody()] })).json();
    const rows = (await api.call('GET', `/v1/batches/${batch.id}/results`)).body.trimEnd().split('\n');
    const [one, two] = rows.map((line) => JSON.parse(line).job_id as string);
    const sent = async () =>
      (await api.call('GET', '/v1/webhooks/deliveries?event_type=batch.completed')).json().data.length as number;
    const { fence } = (await api.database.store.worker.lease(one!, 'worker', 30))!;
    const held = { projectId: api.project.id, jobId: one!, fence };
    await startJob(api.work, held);
    await finishJob(api.work, held, sampleReport(one!));
    const half = (await api.call('GET', `/v1/batches/${batch.id}`)).json();
    assert.deepEqual([half.status, half.progress, await sent()], ['running', 50, 0]);
    const canceled = (await api.call('POST', `/v1/batches/${batch.id}/cancel`)).json();
    assert.deepEqual([canceled.status, canceled.jobs], ['completed', { completed: 1, canceled: 1 }]);
    assert.notEqual(canceled.ended_at, null);
    assert.equal(await sent(), 1);
    await api.call('POST', `/v1/batches/${batch.id}/cancel`);
    assert.equal(await sent(), 1);
    // The job's own stream tells of the job only.
    const events = await api.database.store.forProject(api.project.id).events.list(two!, 0, 10);
    assert.ok(events.every((event) => event.type.startsWith('job.')));
    const foreign = await api.call('GET', `/v1/batches/${batch.id}`, undefined, { key: api.other.key });
    assert.equal(foreign.statusCode, 404);
    const first = (await api.call('GET', '/v1/batches?limit=1')).json();
    assert.equal(first.data[0].id, batch.id);
    assert.notEqual(
      (await api.call('GET', `/v1/batches?limit=1&cursor=${first.next_cursor}`)).json().data[0].id,
      batch.id,
    );
    await api.call('DELETE', `/v1/jobs/${one}`);
    assert.deepEqual((await api.call('GET', `/v1/batches/${batch.id}`)).json().jobs, { erased: 1, canceled: 1 });
  });
});
