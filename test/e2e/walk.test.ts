// The walk of one job as a newcomer takes it: start, paste, read the report. No network is needed for any of it.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { keptIn, type Service, startService, temporaryFolder } from '../support/service.ts';

const folder = temporaryFolder();
let service: Service;

before(async () => {
  service = await startService({ dataDir: folder.path, environment: { BONAFIDE_PROVIDERS: 'profile,corpus' } });
});
after(async () => {
  assert.equal(await service.stop(), 0);
  folder.remove();
});

test('the first screen names the address, where the key is kept and a line to paste; no secret reaches a log', () => {
  const printed = service.printed();
  assert.match(printed, /Bonafide is ready at http:\/\/127\.0\.0\.1:\d+/);
  assert.ok(printed.includes(join(folder.path, 'api-key')), printed);
  assert.ok(!printed.includes(service.key) && !printed.includes(keptIn(folder.path, 'admin-token')));
  assert.match(printed, /curl -s http:\/\/127\.0\.0\.1:\d+\/v1\/jobs/);
});

test('the key is kept for its owner alone', () => {
  assert.equal(statSync(join(folder.path, 'api-key')).mode & 0o777, 0o600);
});

test('the sample job ends with verified claims, each with a quote that stands in its page', async () => {
  const why = { purpose: 'a first look', legal_basis: 'the person is fictional' };
  const created = await service.client.jobs.create({ ...SAMPLE_JOB, ...why });
  assert.equal(created.status, 'queued');
  assert.equal(created.progress, 0);
  const job = await service.client.jobs.waitFor(created.id);
  assert.equal(job.status, 'completed', job.error ?? '');
  assert.equal(job.progress, 100);
  const report = await service.client.jobs.report(created.id);
  assert.equal(report.identity_resolution.status, 'matched');
  // The swimmer of the same name, who was a child when the doctorate was taken, stands apart.
  const people = report.identity_resolution.candidates;
  const standing = people.find((one) => one.profile_urls.some((url) => url.includes('fjordsvom')))?.standing;
  assert.equal(standing, 'someone_else');
  assert.ok(people.filter((one) => one.is_requested).every((one) => !one.profile_urls.join().includes('fjordsvom')));
  assert.deepEqual({ purpose: report.purpose, legal_basis: report.legal_basis }, why);
  for (const claim of report.claims) {
    assert.equal(claim.status, 'verified', `${claim.claim_key}: ${claim.explanation}`);
    assert.ok(claim.evidence.some((item) => item.stance === 'supports'));
    for (const item of claim.evidence) {
      const { text } = await service.client.jobs.sourceText(created.id, item.source_id);
      assert.ok(text.includes(item.quote), item.quote);
    }
  }
  const listed = await service.client.jobs.sources(created.id, { limit: 100 });
  assert.deepEqual(
    listed.data.map((source) => source.source_id).toSorted(),
    report.sources.map((source) => source.source_id).toSorted(),
  );
});

test('its events come in order and end with the report', async () => {
  const created = await service.client.jobs.create(SAMPLE_JOB);
  const events = [];
  for await (const event of service.client.jobs.events(created.id)) events.push(event);
  assert.equal(events[0]?.type, 'job.created');
  assert.equal(events.at(-1)?.type, 'job.completed');
  assert.ok(events.at(-1)?.data.report);
  assert.deepEqual(
    events.map((event) => event.sequence),
    events.map((_, index) => index + 1),
  );
});

test('the same request gives the same report, apart from ids and times', async () => {
  const reports = [];
  for (let run = 0; run < 3; run += 1) {
    const { id } = await service.client.jobs.create(SAMPLE_JOB);
    await service.client.jobs.waitFor(id);
    reports.push(JSON.stringify(neutral(await service.client.jobs.report(id))));
  }
  assert.equal(new Set(reports).size, 1);
});

/** Ids are derived from the job's own id; what is left must not differ by a byte. */
function neutral(report: Awaited<ReturnType<Service['client']['jobs']['report']>>): unknown {
  const order = new Map(report.sources.map((source) => [source.source_id, source.url]));
  const text = JSON.stringify({
    ...report,
    job_id: '',
    created_at: '',
    sources: report.sources.map((source) => ({ ...source, retrieved_at: '' })),
  });
  return text.replace(/src_[0-9A-Z]{26}/g, (id) => order.get(id) ?? 'unknown');
}

test('reference, health and metrics answer without a key', async () => {
  for (const path of ['/docs', '/healthz', '/readyz', '/metrics', '/openapi.json']) {
    const response = await fetch(`${service.address}${path}`);
    assert.equal(response.status, 200, path);
  }
});
