import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi, testIds } from '../../../../test/support/api.ts';
import { completeJob, reportSaying } from '../../../../test/support/reports.ts';
import { MonitorEvent } from '../../../contract/schemas/monitor.ts';
import { runDueMonitors } from '../../../operations/run-monitors.ts';

const BEGINNING = '2026-03-01T10:00:00.000Z';
const DAY = 86_400_000;

describe('POST /v1/monitors: a request that is run again and again', () => {
  let api: TestApi;
  let now = new Date(BEGINNING);
  const clock = { now: () => now, sleep: async () => undefined };
  const passDays = (days: number): void => {
    now = new Date(now.getTime() + days * DAY);
  };
  const runDue = (): Promise<number> =>
    runDueMonitors({
      store: api.database.store,
      clock,
      ids: testIds,
      baseUrl: 'http://api.example',
      schemas: api.schemas,
    });
  const monitorOf = async (id: string) => (await api.call('GET', `/v1/monitors/${id}`)).json();
  const sent = async () => (await api.call('GET', '/v1/webhooks/deliveries?event_type=monitor.changed')).json().data;

  before(async () => {
    api = await openTestApi({ clock });
    const endpoint = { url: 'https://hooks.example/monitors', events: ['monitor.changed'] };
    await api.call('POST', '/v1/webhooks/endpoints', endpoint);
  });
  after(() => api.close());

  it('runs at once and at its cadence, and tells only of runs that changed something', async () => {
    const answer = await api.call('POST', '/v1/monitors', { ...jobBody(), cadence: 'daily' });
    assert.equal(answer.statusCode, 201, answer.body);
    const monitor = answer.json();
    assert.deepEqual(
      [monitor.status, monitor.cadence, monitor.next_run_at, monitor.last_run.status, monitor.last_run.changed],
      ['active', 'daily', '2026-03-02T10:00:00.000Z', 'queued', null],
    );
    const work = { ...api.work, clock };
    await completeJob(
      { ...api, work },
      monitor.last_run.job_id,
      reportSaying(monitor.last_run.job_id, 'inconclusive', null),
    );
    assert.equal(await runDue(), 0, 'not due yet');

    passDays(1);
    assert.equal(await runDue(), 1);
    assert.equal(await runDue(), 0, 'once a day');
    const second = (await monitorOf(monitor.id)).last_run;
    assert.equal(second.compared_with, monitor.last_run.job_id);
    await completeJob({ ...api, work }, second.job_id, reportSaying(second.job_id, 'inconclusive', null));
    assert.equal((await monitorOf(monitor.id)).last_run.changed, false);
    assert.deepEqual(await sent(), []);

    passDays(1);
    await runDue();
    const third = (await monitorOf(monitor.id)).last_run;
    const quote = 'Ottoline Vask took her BSc in 2012.';
    await completeJob({ ...api, work }, third.job_id, reportSaying(third.job_id, 'verified', quote));
    const changed = await monitorOf(monitor.id);
    assert.deepEqual([changed.last_run.changed, changed.last_change.job_id], [true, third.job_id]);
    const [delivery] = await sent();
    assert.equal(delivery.job_id, third.job_id);
    const [event] = await api.database.sql<{ body: string }>(`select body from events where type = 'monitor.changed'`);
    const told = MonitorEvent.parse(JSON.parse(event!.body));
    assert.equal(told.data.monitor.id, monitor.id);
    assert.equal(told.data.changes?.claims[0]?.new_sentences[0]?.quote, quote);
    // The stream of the job tells of the job only.
    const stream = await api.database.store.forProject(api.project.id).events.list(third.job_id, 0, 10);
    assert.ok(stream.every(({ type }) => type.startsWith('job.')));

    const runs = (await api.call('GET', `/v1/monitors/${monitor.id}/runs?limit=2`)).json();
    assert.deepEqual(
      runs.data.map((run: { job_id: string }) => run.job_id),
      [third.job_id, second.job_id],
    );
    const rest = (await api.call('GET', `/v1/monitors/${monitor.id}/runs?limit=2&cursor=${runs.next_cursor}`)).json();
    assert.equal(rest.data.length, 1);
    const only = (await api.call('GET', `/v1/monitors/${monitor.id}/runs?changed=true`)).json().data;
    assert.deepEqual(
      only.map((run: { job_id: string }) => run.job_id),
      [third.job_id],
    );
  });

  it('begins with a job that was done, runs out of turn, and never two at a time', async () => {
    const job = (await api.call('POST', '/v1/jobs', jobBody())).json();
    await completeJob(api, job.id, reportSaying(job.id, 'verified', 'She did.'));
    const { id, last_run } = (await api.call('POST', '/v1/monitors', { job_id: job.id, cadence: 'weekly' })).json();
    assert.deepEqual([last_run.job_id, last_run.status], [job.id, 'completed']);
    const running = (await api.call('POST', `/v1/monitors/${id}/run`)).json();
    assert.equal(running.last_run.compared_with, job.id);
    const twice = await api.call('POST', `/v1/monitors/${id}/run`);
    assert.deepEqual([twice.statusCode, twice.json().code], [409, 'run_under_way']);
    passDays(8);
    // The run under way is not doubled; the next turn comes a week later.
    await runDue();
    const waiting = await monitorOf(id);
    assert.equal(waiting.last_run.job_id, running.last_run.job_id);
    assert.ok(new Date(waiting.next_run_at) > now);
  });

  it('is paused and resumed without making up for what was missed, and deleted', async () => {
    const { id } = (await api.call('POST', '/v1/monitors', { ...jobBody(), cadence: 'weekly' })).json();
    const paused = (await api.call('PATCH', `/v1/monitors/${id}`, { status: 'paused' })).json();
    assert.deepEqual([paused.status, paused.next_run_at], ['paused', null]);
    passDays(30);
    const before = (await monitorOf(id)).last_run.job_id;
    await runDue();
    assert.equal((await monitorOf(id)).last_run.job_id, before);
    const resumed = (await api.call('PATCH', `/v1/monitors/${id}`, { status: 'active', cadence: 'daily' })).json();
    assert.equal(new Date(resumed.next_run_at).getTime() - now.getTime(), DAY);
    assert.equal((await api.call('DELETE', `/v1/monitors/${id}`)).statusCode, 204);
    assert.equal((await api.call('GET', `/v1/monitors/${id}`)).statusCode, 404);
    assert.equal((await api.call('GET', `/v1/jobs/${before}`)).statusCode, 200, 'its jobs stay');
  });

  it('tells every fault at once, and is answered again by its key', async () => {
    const bad = await api.call('POST', '/v1/monitors', { person: {}, claims: [], cadence: 'hourly' });
    assert.equal(bad.statusCode, 400);
    const paths = bad.json().errors.map((fault: { path: string }) => fault.path);
    assert.deepEqual(paths.sort(), ['cadence', 'claims', 'person.full_name']);
    const both = await api.call('POST', '/v1/monitors', { ...jobBody(), job_id: 'job_1', cadence: 'daily' });
    assert.deepEqual(
      both.json().errors.map((fault: { path: string }) => fault.path),
      ['person', 'claims'],
    );
    const headers = { 'idempotency-key': 'monitor-1' };
    const first = (await api.call('POST', '/v1/monitors', { ...jobBody(), cadence: 'daily' }, { headers })).json();
    const again = await api.call('POST', '/v1/monitors', { ...jobBody(), cadence: 'daily' }, { headers });
    assert.deepEqual([again.json().id, again.headers['idempotent-replayed']], [first.id, 'true']);
  });

  it('erasing the person takes the monitors too; an export shows them', async () => {
    const person = { full_name: 'Wendeline Orrs' };
    const { id } = (await api.call('POST', '/v1/monitors', { ...jobBody({ person }), cadence: 'daily' })).json();
    const held = (await api.call('POST', '/v1/exports', { full_name: 'wendeline orrs' })).json();
    assert.deepEqual(
      held.monitors.map((monitor: { id: string }) => monitor.id),
      [id],
    );
    const erased = (await api.call('POST', '/v1/erasures', { full_name: 'Orrs, Wendeline' })).json();
    assert.deepEqual([erased.erased_jobs, erased.erased_monitors], [1, 1]);
    assert.equal((await api.call('GET', `/v1/monitors/${id}`)).statusCode, 404);
  });

  it('warns when jobs are erased before the next run could be compared with them', async () => {
    const kept = await openTestApi({ clock, retentionDays: 30 });
    try {
      const gone = 'retention_shorter_than_cadence:30';
      const monthly = (await kept.call('POST', '/v1/monitors', { ...jobBody(), cadence: 'monthly' })).json();
      assert.deepEqual(monthly.warnings, [gone]);
      const path = `/v1/monitors/${monthly.id}`;
      assert.deepEqual((await kept.call('GET', path)).json().warnings, [gone]);
      assert.equal((await kept.call('PATCH', path, { cadence: 'weekly' })).json().warnings, undefined);
      assert.deepEqual((await kept.call('PATCH', path, { cadence: 'quarterly' })).json().warnings, [gone]);
      // What the project itself says goes before the service's setting; 0 keeps everything.
      await kept.database.store.admin.updateProject(kept.project.id, { retentionDays: 0 });
      assert.equal((await kept.call('GET', path)).json().warnings, undefined);
      await kept.database.store.admin.updateProject(kept.project.id, { retentionDays: 92 });
      assert.deepEqual((await kept.call('GET', path)).json().warnings, ['retention_shorter_than_cadence:92']);
    } finally {
      await kept.close();
    }
  });
});
