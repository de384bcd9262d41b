import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';
import { sampleReport } from '../../../../test/support/store-samples.ts';
import { finishJob, progressJob, startJob } from '../../../operations/work-on-job.ts';

interface Sent {
  id: string;
  event: string;
  data: string;
}

function parse(body: string): Sent[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('id:'))
    .map(
      (block) =>
        Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2))) as unknown as Sent,
    );
}

describe('GET /v1/jobs/{job_id}/events: 200 and 204', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  async function heldJob() {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    const leased = await api.database.store.worker.lease(id, 'worker', 30);
    return { projectId: api.project.id, jobId: id as string, fence: leased!.fence };
  }

  it('tells every event as it happens and ends after the last', async () => {
    const held = await heldJob();
    const streaming = api.call('GET', `/v1/jobs/${held.jobId}/events`);
    await startJob(api.work, held);
    await progressJob(api.work, held, 40);
    await finishJob(api.work, held, sampleReport(held.jobId));
    const answer = await streaming;
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['content-type']), /^text\/event-stream/);
    const sent = parse(answer.body);
    assert.deepEqual(
      sent.map(({ id, event }) => `${id} ${event}`),
      ['1 job.created', '2 job.started', '3 job.progress', '4 job.completed'],
    );
    const stored = await api.database.store.forProject(api.project.id).events.list(held.jobId, 0, 10);
    assert.deepEqual(
      sent.map(({ data }) => data),
      stored.map((event) => event.body),
    );
    assert.deepEqual(JSON.parse(sent[3]!.data).data.report, sampleReport(held.jobId));
    assert.equal(JSON.parse(sent[2]!.data).data.job.progress, 40);
  });

  it('resumes after Last-Event-ID and answers 204 when nothing is left', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    await api.call('POST', `/v1/jobs/${id}/cancel`);
    const url = `/v1/jobs/${id}/events`;
    const rest = await api.call('GET', url, undefined, { headers: { 'last-event-id': '1' } });
    assert.deepEqual(
      parse(rest.body).map(({ event }) => event),
      ['job.canceled'],
    );
    const nothing = await api.call('GET', url, undefined, { headers: { 'last-event-id': '2' } });
    assert.equal(nothing.statusCode, 204);
    const wrong = await api.call('GET', url, undefined, { headers: { 'last-event-id': 'evt_1' } });
    assert.equal(wrong.statusCode, 400);
  });

  it('ends open streams and long polls when the server closes', async () => {
    const second = await openTestApi();
    const { id } = (await second.call('POST', '/v1/jobs', jobBody())).json();
    const address = await second.app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'x-api-key': second.project.key };
    const stream = await fetch(`${address}/v1/jobs/${id}/events`, { headers });
    const arrived = once(second.app.server, 'request');
    const poll = fetch(`${address}/v1/jobs/${id}?wait=60`, { headers }).then((answer) => answer.json());
    const reader = stream.body!.getReader();
    await reader.read();
    await arrived;
    await second.close();
    for (;;) if ((await reader.read()).done) break;
    assert.equal(((await poll) as { status: string }).status, 'queued');
  });
});
