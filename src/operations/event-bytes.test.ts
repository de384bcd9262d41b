import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleId, sampleJob, sampleReport } from '../../test/support/store-samples.ts';
import { MAX_EVENT_REPORT_BYTES } from '../contract/schemas/event.ts';
import type { JobRecord } from '../ports/store.ts';
import { newEvent } from './event-bytes.ts';

const at = new Date('2026-03-01T10:00:00.000Z');
const job = {
  ...sampleJob(),
  projectId: 'prj_events',
  status: 'completed',
  progress: 100,
  startedAt: at,
  completedAt: at,
  error: null,
} as unknown as JobRecord;

function completed(filler: number) {
  const report = { ...sampleReport(job.id), metadata: { filler: 'x'.repeat(filler) } };
  const event = newEvent({ id: sampleId('evt'), type: 'job.completed', at, job, report, baseUrl: 'http://a.example' });
  return { size: Buffer.byteLength(JSON.stringify(report)), event, body: JSON.parse(event.body(3)) };
}

test('a report goes inside its event up to 256 KiB, beyond that the links lead to it', () => {
  const { size } = completed(0);
  const largest = completed(MAX_EVENT_REPORT_BYTES - size);
  assert.equal(largest.size, 256 * 1024);
  assert.equal(largest.body.data.report.job_id, job.id);
  assert.equal('truncated' in largest.body.data, false);
  const { body } = completed(MAX_EVENT_REPORT_BYTES - size + 1);
  assert.equal('report' in body.data, false);
  assert.equal(body.data.truncated, true);
  assert.deepEqual(body.data.links, {
    report: `http://a.example/v1/jobs/${job.id}/report`,
    sources: `http://a.example/v1/jobs/${job.id}/sources`,
  });
  assert.equal(body.data.job.id, job.id);
});

test('the members of an event, in their order, and the same bytes whenever they are asked for', () => {
  const { event, body } = completed(0);
  assert.deepEqual(Object.keys(body), ['id', 'type', 'created_at', 'timestamp', 'sequence', 'data']);
  assert.deepEqual([body.sequence, body.created_at, body.timestamp], [3, at.toISOString(), at.toISOString()]);
  assert.equal(event.body(3), event.body(3));
});

test('the endpoint a job names gets the events it names and no others', () => {
  const webhook = { endpoint_id: 'wh_1', events: ['job.completed' as const] };
  const named = { ...job, options: { webhook } };
  const to = (type: 'job.completed' | 'job.started') =>
    newEvent({ id: 'evt_1', type, at, job: named, baseUrl: 'http://a.example' }).alsoEndpointId;
  assert.deepEqual([to('job.completed'), to('job.started')], ['wh_1', null]);
});
