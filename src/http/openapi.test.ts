import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { z } from 'zod';
import { openApiIsStale } from '../../scripts/build-openapi.ts';
import { ADMIN_TOKEN, jobBody, openTestApi, type TestApi, templateBody, testIds } from '../../test/support/api.ts';
import { sampleReport, sampleSource } from '../../test/support/store-samples.ts';
import { Event } from '../contract/schemas/event.ts';
import { Problem } from '../contract/schemas/problem.ts';
import { finishJob, startJob } from '../operations/work-on-job.ts';
import examples from './openapi-examples.json' with { type: 'json' };
import { ROUTES } from './routes/registry.ts';

function assertFits(schema: z.ZodType, value: unknown, what: string): void {
  const result = schema.safeParse(value);
  assert.ok(result.success, `${what}: ${JSON.stringify(result.error?.issues)}`);
}

describe('the document and the answers', () => {
  let api: TestApi;
  const ids: Record<string, string> = {};
  before(async () => {
    api = await openTestApi();
    const body = jobBody({ metadata: { a: 1 }, options: { depth: 'light' } });
    const { id } = (await api.call('POST', '/v1/jobs', body)).json();
    const source = sampleSource('https://pages.example/1', 'Ottoline Vask');
    const complete = async (jobId: string): Promise<void> => {
      const { worker } = api.database.store;
      const { fence } = (await worker.lease(jobId, 'worker', 30))!;
      const held = { projectId: api.project.id, jobId, fence };
      await startJob(api.work, held);
      await worker.saveSource(jobId, fence, source.read, { ...source.wire, source_quality: 0.5 });
      await finishJob(api.work, held, sampleReport(jobId));
    };
    await complete(id);
    ids.monitor_id = (await api.call('POST', '/v1/monitors', { job_id: id, cadence: 'daily' })).json().id;
    // A job that repeats another can tell what changed.
    ids.job_id = (await api.call('POST', `/v1/jobs/${id}/rerun`)).json().id as string;
    source.read.sourceId = testIds.next('src');
    source.wire.source_id = source.read.sourceId;
    await complete(ids.job_id);
    ids.source_id = source.wire.source_id;
    ids.template_id = (await api.call('POST', '/v1/templates', templateBody())).json().id;
    const endpoint = { url: 'https://hooks.example/', events: ['job.created'] };
    ids.endpoint_id = (await api.call('POST', '/v1/webhooks/endpoints', endpoint)).json().id;
    ids.delivery_id = (await api.call('POST', `/v1/webhooks/endpoints/${ids.endpoint_id}/test`)).json().id;
    ids.project_id = api.project.id;
    ids.key_id = 'key_unknown';
    ids.collection = 'own';
    ids.batch_id = (await api.call('POST', '/v1/batches', { items: [jobBody()] })).json().id;
  });
  after(() => api.close());

  it('openapi.json is what the code says', () => {
    assert.equal(openApiIsStale(), false, 'run npm run openapi');
  });

  const bodies: Record<string, unknown> = {
    createJob: jobBody(),
    createBatch: { items: [jobBody()] },
    createMonitor: { ...jobBody(), cadence: 'weekly' },
    updateMonitor: { status: 'paused' },
    createTemplate: templateBody({ version: 2 }),
    previewTemplate: jobBody(),
    createWebhookEndpoint: { url: 'https://hooks.example/b', events: ['job.failed'] },
    updateWebhookEndpoint: { description: 'x' },
    replayFailedDeliveries: { since: '2026-01-01' },
    erasePerson: { full_name: 'Nobody Known' },
    exportPerson: { full_name: 'Nobody Known' },
    proposeClaims: { text: 'Ottoline Vask studied at Brackenfield University.' },
    createProject: { name: 'third' },
    updateProject: { retention_days: 1 },
    importPages: { collection: 'own', pages: [{ url: 'https://pages.example/a', text: 'Ottoline Vask teaches.' }] },
  };
  const destructive = ['deleteJob', 'deleteWebhookEndpoint', 'revokeKey', 'cancelJob', 'deleteMonitor'];
  for (const route of ROUTES.filter((each) => !destructive.includes(each.id))) {
    it(`${route.id} answers in a declared form`, async () => {
      const url = route.path.replaceAll(/:([a-z_]+)/g, (_, name: string) => ids[name]!);
      const headers: Record<string, string> =
        route.access === 'admin' ? { authorization: `Bearer ${ADMIN_TOKEN}` } : {};
      const answer = await api.call(route.method, url, bodies[route.id], { headers });
      const declared = route.answers[answer.statusCode];
      assert.ok(declared, `${answer.statusCode} ${answer.body}`);
      const schema = declared.schema as z.ZodType | undefined;
      if (schema) {
        const result = schema.safeParse(answer.json());
        assert.ok(result.success, JSON.stringify(result.error?.issues));
      }
    });
  }

  it('every operation has an example of what it takes and what it answers, in the declared form', () => {
    const known = new Set(ROUTES.map((route) => route.id));
    assert.deepEqual(
      Object.keys(examples).filter((id) => !known.has(id)),
      [],
    );
    for (const route of ROUTES) {
      const example = (examples as Record<string, { request?: unknown; answer?: unknown }>)[route.id] ?? {};
      if (route.body) assertFits(route.body.schema, example.request, `request of ${route.id}`);
      else assert.equal(example.request, undefined, route.id);
      const answers = Object.values(route.answers);
      const schema = answers.find((answer) => answer.schema)?.schema;
      if (schema) assertFits(schema, example.answer, `answer of ${route.id}`);
      else if (answers.some((answer) => answer.contentType)) assert.equal(typeof example.answer, 'string', route.id);
    }
  });

  it('the document is clean under the recommended rules of redocly', { timeout: 120_000 }, () => {
    const root = join(import.meta.dirname, '..', '..');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', 'openapi.json', '--format=json'],
      { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH ?? '', REDOCLY_TELEMETRY: 'off' } },
    );
    assert.equal(status, 0, stdout.slice(0, 4000) + stderr);
    assert.deepEqual((JSON.parse(stdout) as { totals: unknown }).totals, { errors: 0, warnings: 0, ignored: 0 });
  });

  it('every kind of refusal is a problem', async () => {
    const calls: [Parameters<TestApi['call']>[0], string, unknown?, string?][] = [
      ['POST', '/v1/jobs', '{'],
      ['POST', '/v1/jobs', {}],
      ['GET', '/v1/jobs?limit=0'],
      ['GET', '/v1/jobs', undefined, 'wrong'],
      ['GET', '/v1/jobs/job_unknown'],
      ['GET', '/nowhere'],
      ['PUT', '/v1/jobs'],
      ['POST', `/v1/jobs/${ids.job_id}/cancel`],
      ['POST', '/v1/templates', templateBody()],
    ];
    for (const [method, url, body, key] of calls) {
      const answer = await api.call(method, url, body, key ? { key } : {});
      assert.ok(answer.statusCode >= 400, url);
      const result = Problem.safeParse(answer.json());
      assert.ok(result.success, `${url} ${answer.body}`);
      assert.equal(result.data.status, answer.statusCode);
      assert.match(String(answer.headers['content-type']), /^application\/problem\+json/);
    }
  });

  it('events have the declared form', async () => {
    const events = await api.database.store.forProject(api.project.id).events.list(ids.job_id!, 0, 10);
    assert.equal(events.length, 3);
    for (const event of events) {
      const result = Event.safeParse(JSON.parse(event.body));
      assert.ok(result.success, JSON.stringify(result.error?.issues));
    }
  });
});
