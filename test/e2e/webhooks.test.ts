// Webhooks as an operator meets them: the whole service in its own process, a real receiver, and the npm package
// `standardwebhooks` as the judge of every signature.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { CreateJob, Delivery, JobEvent, WebhookEndpointWithSecret } from '../../src/client/bonafide-client.ts';
import { BonafideError } from '../../src/client/bonafide-client.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import {
  BEHAVIOURS,
  type Behaviour,
  eventually,
  inTurn,
  late,
  type Receiver,
  redirect,
  startReceiver,
  status,
  tooMany,
  verifies,
  verifyStandard,
} from '../support/receiver.ts';
import type { Service } from '../support/service.ts';

const EVERY_EVENT = [
  'job.created',
  'job.started',
  'job.progress',
  'job.completed',
  'job.failed',
  'job.canceled',
] as const;
const ATTEMPTS = 4;

const JOB: CreateJob = {
  person: { full_name: 'Ottoline Vask', current_company: 'Vask Instruments' },
  claims: [{ claim_key: 'degree', claim_type: 'education', expected: { school: 'Brackenfield University' } }],
};

let fleet: Fleet;
let service: Service;
let receiver: Receiver;
let paths = 0;

before(async () => {
  receiver = await startReceiver();
  fleet = await openFleet({
    BONAFIDE_WEBHOOK_SCHEDULE: '0,0.05,0.1,0.2',
    BONAFIDE_WEBHOOK_TIMEOUT_SECONDS: '1',
  });
  service = await fleet.serve();
});
after(async () => {
  await fleet.close();
  await receiver.close();
});

/** An endpoint on a path of its own. */
async function endpoint(
  behaviour: Behaviour,
  events: readonly (typeof EVERY_EVENT)[number][] = EVERY_EVENT,
): Promise<WebhookEndpointWithSecret & { path: string }> {
  paths += 1;
  const path = `/hook-${paths}`;
  receiver.behave(path, behaviour);
  const made = await service.client.webhooks.create({ url: receiver.url(path), events: [...events] });
  return { ...made, path };
}

async function finishJob(body: CreateJob = JOB): Promise<string> {
  const { id } = await service.client.jobs.create(body);
  const job = await service.client.jobs.waitFor(id);
  assert.equal(job.status, 'completed', job.error ?? '');
  return id;
}

function settled(filter: { endpoint_id: string; job_id?: string }, count: number): Promise<Delivery[]> {
  return eventually(`${count} settled deliveries of ${filter.endpoint_id}`, async () => {
    const { data } = await service.client.webhooks.deliveries({ ...filter, limit: 100 });
    return data.length >= count && data.every((delivery) => delivery.status !== 'pending') ? data : null;
  });
}

/** One test event to the endpoint; the delivery once it is settled. */
async function tried(endpointId: string) {
  const { id } = await service.client.webhooks.test(endpointId);
  return eventually(`delivery ${id}`, async () => {
    const delivery = await service.client.webhooks.delivery(id);
    return delivery.status === 'pending' ? null : delivery;
  });
}

async function remove(...endpoints: { id: string }[]): Promise<void> {
  for (const { id } of endpoints) await service.client.webhooks.delete(id);
}

describe('events of a job', () => {
  it('arrive signed, in both forms, with the same bytes that the event stream tells', async () => {
    const hook = await endpoint(BEHAVIOURS.ok);
    assert.match(hook.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    const jobId = await finishJob();
    await settled({ endpoint_id: hook.id }, 3);
    const received = receiver.of(hook.path);
    const events = received.map((item) => verifyStandard(hook.secret, item) as { id: string; type: string });
    // A job that takes longer than two seconds tells its progress too, and that may be overtaken on its way.
    // At least once: a second arrival has the same id.
    const distinct = [...new Map(events.map((event) => [event.id, event])).values()];
    const types = distinct.map((event) => event.type).filter((type) => type !== 'job.progress');
    assert.deepEqual(types.toSorted(), ['job.completed', 'job.created', 'job.started']);
    for (const [index, item] of received.entries()) {
      assert.equal(item.webhookId, events[index]!.id);
      assert.equal(item.headers['content-type'], 'application/json');
      const [, moment, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(item.headers['x-webhook-signature'] ?? '') ?? [];
      const own = createHmac('sha256', hook.secret).update(`${moment}.`).update(item.body).digest('hex');
      assert.equal(digest, own);
      assert.throws(() => verifyStandard(hook.secret, { ...item, body: Buffer.concat([item.body, Buffer.from(' ')]) }));
    }
    const told: JobEvent[] = [];
    for await (const event of service.client.jobs.events(jobId)) told.push(event);
    const byId = new Map(received.map((item) => [item.webhookId, JSON.parse(item.body.toString('utf8'))]));
    for (const event of told) {
      if (event.type !== 'job.progress') assert.deepEqual(byId.get(event.id), event);
    }
    const completed = events.find((event) => event.type === 'job.completed') as unknown as {
      data: { report: { job_id: string }; job: { status: string } };
    };
    assert.equal(completed.data.report.job_id, jobId);
    assert.equal(completed.data.job.status, 'completed');
    await remove(hook);
  });

  it('carry the trace context of the request that made the job, at every event and try, and no other', async () => {
    const hook = await endpoint(inTurn(status(500), BEHAVIOURS.ok), ['job.created', 'job.completed']);
    const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const create = async (path: string, body: unknown, traceparent?: string) => {
      const answer = await fetch(`${service.address}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': service.key,
          ...(traceparent === undefined ? {} : { traceparent }),
        },
        body: JSON.stringify(body),
      });
      assert.equal(answer.status, 201);
    };
    await create('/v1/jobs', JOB, trace);
    await create('/v1/batches', { items: [JOB] }, trace);
    await create('/v1/jobs', JOB, 'not a trace');
    await create('/v1/jobs', JOB);
    await settled({ endpoint_id: hook.id }, 8);
    const sent = receiver.of(hook.path).map((item) => {
      const { id } = (JSON.parse(item.body.toString('utf8')) as { data: { job: { id: string } } }).data.job;
      return [id, item.headers.traceparent] as const;
    });
    const byJob = new Map(
      sent.map(([id]) => [id, new Set(sent.filter(([one]) => one === id).map(([, value]) => value))]),
    );
    assert.equal(byJob.size, 4);
    assert.deepEqual(
      [...byJob.values()].map((values) => [...values]).toSorted(([left = ''], [right = '']) => (left < right ? -1 : 1)),
      [[undefined], [undefined], [trace], [trace]],
    );
    assert.ok(sent.length > 8, 'at least one delivery was tried again');
    await remove(hook);
  });

  it('named by the job reach an endpoint that does not subscribe, and each event reaches one endpoint once', async () => {
    const named = await endpoint(BEHAVIOURS.ok, ['job.failed']);
    const both = await endpoint(BEHAVIOURS.ok, ['job.created', 'job.completed']);
    const jobOf = (endpointId: string): CreateJob => ({
      ...JOB,
      options: { webhook: { endpoint_id: endpointId, events: ['job.created', 'job.completed'] } },
    });
    const first = await finishJob(jobOf(named.id));
    const second = await finishJob(jobOf(both.id));
    await settled({ endpoint_id: named.id }, 2);
    await settled({ endpoint_id: both.id }, 4);
    const typesOf = (path: string, jobId: string): string[] =>
      [...new Map(receiver.of(path).map((item) => [item.webhookId, item])).values()]
        .map((item) => JSON.parse(item.body.toString('utf8')))
        .filter((event) => event.data.job.id === jobId)
        .map((event) => event.type)
        .toSorted();
    assert.deepEqual(typesOf(named.path, first), ['job.completed', 'job.created']);
    assert.deepEqual(typesOf(named.path, second), []);
    assert.deepEqual(typesOf(both.path, first), ['job.completed', 'job.created']);
    assert.deepEqual(typesOf(both.path, second), ['job.completed', 'job.created']);
    await remove(named, both);
  });

  it('of another endpoint id are refused when the job is made', async () => {
    const options = { webhook: { endpoint_id: 'wh_00000000000000000000000000', events: ['job.completed' as const] } };
    const error = await service.client.jobs.create({ ...JOB, options }).then(
      () => assert.fail('accepted'),
      (cause: BonafideError) => cause,
    );
    assert.equal(error.status, 400);
    assert.equal(error.problem?.errors?.[0]?.pointer, '/options/webhook/endpoint_id');
  });
});

describe('an endpoint', () => {
  it('that answers 410 is disabled with the reason, gets nothing more, and is enabled again by PATCH', async () => {
    const hook = await endpoint(BEHAVIOURS.gone, ['job.created']);
    const { id } = await service.client.jobs.create(JOB);
    const disabled = await eventually('disabled', async () => {
      const read = await service.client.webhooks.get(hook.id);
      return read.enabled ? null : read;
    });
    assert.equal(disabled.disabled_reason, 'gone_410');
    await service.client.jobs.waitFor(id);
    assert.equal(receiver.of(hook.path).length, 1);
    await finishJob();
    await assert.rejects(service.client.webhooks.test(hook.id), (error: BonafideError) => error.status === 409);
    assert.equal(receiver.of(hook.path).length, 1);
    assert.equal((await settled({ endpoint_id: hook.id }, 1)).length, 1);

    receiver.behave(hook.path, BEHAVIOURS.ok);
    const enabled = await service.client.webhooks.update(hook.id, { enabled: true });
    assert.equal(enabled.enabled, true);
    assert.equal(enabled.disabled_reason, null);
    const jobId = await finishJob();
    await settled({ endpoint_id: hook.id, job_id: jobId }, 1);
    assert.equal(receiver.of(hook.path).length, 2);
    await remove(hook);
  });

  it('that is switched off gets nothing, also not what waited', async () => {
    const hook = await endpoint(status(500), ['job.created']);
    await service.client.webhooks.update(hook.id, { enabled: false });
    const before = receiver.of(hook.path).length;
    const jobId = await finishJob();
    const { data } = await service.client.webhooks.deliveries({ endpoint_id: hook.id, job_id: jobId });
    assert.deepEqual(data, []);
    assert.equal(receiver.of(hook.path).length, before);
    await remove(hook);
  });

  it('keeps verifying with every secret of an overlap, at the second rotation too', async () => {
    const hook = await endpoint(BEHAVIOURS.ok, ['job.failed']);
    const secrets = [hook.secret];
    for (let rotation = 0; rotation < 3; rotation += 1) {
      const rotated = await service.client.webhooks.rotateSecret(hook.id);
      assert.equal(rotated.id, hook.id);
      secrets.push(rotated.secret);
      assert.equal((await tried(hook.id)).status, 'success');
      const last = receiver.of(hook.path).at(-1)!;
      for (const [index, secret] of secrets.entries()) {
        assert.ok(verifies(secret, last), `secret ${index} after rotation ${rotation + 1}`);
      }
    }
    assert.equal(new Set(secrets).size, 4);
    const sharp = await service.client.webhooks.rotateSecret(hook.id, { grace_seconds: 0 });
    await tried(hook.id);
    const last = receiver.of(hook.path).at(-1)!;
    assert.ok(verifies(sharp.secret, last));
    for (const secret of secrets) assert.equal(verifies(secret, last), false);
    await remove(hook);
  });

  it('gets a test event with the right signature', async () => {
    const hook = await endpoint(status(202, 'y'.repeat(5000)), ['job.failed']);
    const delivery = await tried(hook.id);
    assert.equal(delivery.status, 'success');
    assert.equal(delivery.event_type, 'webhook.test');
    assert.equal(delivery.attempts.length, 1);
    const [attempt] = delivery.attempts;
    assert.equal(attempt!.response_code, 202);
    assert.equal(attempt!.response_body, 'y'.repeat(1024));
    assert.ok(attempt!.latency_ms >= 0);
    const event = verifyStandard(hook.secret, receiver.of(hook.path)[0]!) as { type: string; id: string };
    assert.equal(event.type, 'webhook.test');
    assert.equal(event.id, delivery.event_id);
    await remove(hook);
  });

  it('at a private address is refused when it is made or changed', async () => {
    for (const url of ['http://10.0.0.7/hook', 'http://169.254.169.254/latest', 'http://user:pass@127.0.0.1/']) {
      await assert.rejects(
        service.client.webhooks.create({ url, events: ['job.failed'] }),
        (error: BonafideError) => error.status === 400,
      );
    }
    const hook = await endpoint(BEHAVIOURS.ok, ['job.failed']);
    await assert.rejects(
      service.client.webhooks.update(hook.id, { url: 'http://192.168.1.1/' }),
      (error: BonafideError) => error.status === 400,
    );
    await remove(hook);
  });
});

describe('a receiver that', () => {
  const cases: [string, () => Behaviour, { status: string; error: string | null; code: number | null }][] = [
    ['answers 500', () => status(500), { status: 'failure', error: 'http_500', code: 500 }],
    ['hangs', () => BEHAVIOURS.hang, { status: 'failure', error: 'timeout', code: null }],
    ['drips its answer', () => BEHAVIOURS.drip, { status: 'failure', error: 'timeout', code: null }],
    ['answers 200 after the timeout', () => late(1300), { status: 'failure', error: 'timeout', code: null }],
    [
      'redirects to a private address',
      () => redirect(receiver.url('/private')),
      { status: 'failure', error: 'redirect', code: 302 },
    ],
    ['closes at once', () => BEHAVIOURS.closeAtOnce, { status: 'failure', error: 'connection_failed', code: null }],
    ['sends ten megabytes back', () => BEHAVIOURS.huge, { status: 'success', error: null, code: 200 }],
    ['closes in the middle of its body', () => BEHAVIOURS.closeMidBody, { status: 'success', error: null, code: 200 }],
    ['flaps', () => BEHAVIOURS.flap, { status: 'success', error: null, code: 200 }],
  ];
  for (const [name, behaviour, expected] of cases) {
    it(`${name} gives ${expected.status}${expected.error ? ` (${expected.error})` : ''}`, async () => {
      const hook = await endpoint(behaviour(), ['job.failed']);
      const delivery = await tried(hook.id);
      assert.equal(delivery.status, expected.status);
      assert.equal(delivery.error, expected.error);
      assert.equal(delivery.response_code, expected.code);
      assert.equal(delivery.next_attempt_at, null);
      const received = receiver.of(hook.path);
      assert.equal(delivery.attempt_count, received.length);
      assert.equal(delivery.attempts.length, received.length);
      if (expected.status === 'failure') assert.equal(received.length, ATTEMPTS);
      assert.equal(new Set(received.map((item) => item.webhookId)).size, 1);
      assert.equal(new Set(received.map((item) => item.body.toString('hex'))).size, 1);
      for (const item of received) assert.ok(verifies(hook.secret, item));
      for (const attempt of delivery.attempts) assert.ok(attempt.response_body.length <= 1024);
      await remove(hook);
    });
  }

  it('redirects is not followed', () => {
    assert.deepEqual(receiver.of('/private'), []);
  });

  it('answers 429 is left alone for as long as it asks, and no longer', async () => {
    const hook = await endpoint(inTurn(tooMany('1'), BEHAVIOURS.ok), ['job.failed']);
    const delivery = await tried(hook.id);
    assert.equal(delivery.status, 'success');
    assert.deepEqual(
      delivery.attempts.map((attempt) => attempt.response_code),
      [429, 200],
    );
    const [first, second] = receiver.of(hook.path);
    assert.ok(second!.at - first!.at >= 950, `${second!.at - first!.at} ms`);
    await remove(hook);
  });

  it('answers 503 with a date is left alone until then', async () => {
    let until = 0;
    const busy: Behaviour = (received, response, request) => {
      // Dates of HTTP have no parts of a second.
      until = Math.ceil(Date.now() / 1000) * 1000 + 1000;
      status(503, 'busy', { 'retry-after': new Date(until).toUTCString() })(received, response, request);
    };
    const hook = await endpoint(inTurn(busy, BEHAVIOURS.ok), ['job.failed']);
    const delivery = await tried(hook.id);
    assert.deepEqual(
      delivery.attempts.map((attempt) => attempt.response_code),
      [503, 200],
    );
    assert.ok(receiver.of(hook.path)[1]!.at >= until - 50, `${until - receiver.of(hook.path)[1]!.at} ms early`);
    await remove(hook);
  });

  it('hangs delays nobody else', async () => {
    const hanging = await endpoint(BEHAVIOURS.hang, ['job.created']);
    const healthy = await endpoint(BEHAVIOURS.ok, ['job.created']);
    const jobs = await Promise.all(Array.from({ length: 30 }, () => service.client.jobs.create(JOB)));
    const all = (): boolean => receiver.of(healthy.path).length >= jobs.length;
    // The hanging one alone would need 30 / 8 rounds of one second each.
    await receiver.until('30 deliveries to the healthy one', all, 5000);
    assert.ok(receiver.of(hanging.path).length > 0);
    await remove(hanging, healthy);
    // Their later events would reach the endpoints of the next test.
    await Promise.all(jobs.map((job) => service.client.jobs.waitFor(job.id)));
  });
});

describe('deliveries', () => {
  it('are listed with filters and pages, and sent again one by one or all that failed', async () => {
    const hook = await endpoint(status(503, 'closed'), ['job.created', 'job.completed']);
    const since = new Date(Date.now() - 1000).toISOString();
    const jobs = [await finishJob(), await finishJob()];
    const failed = await settled({ endpoint_id: hook.id }, 4);
    assert.deepEqual(new Set(failed.map((delivery) => delivery.status)), new Set(['failure']));
    const seen: string[] = [];
    const pages = service.client.all((query) => service.client.webhooks.deliveries(query), {
      endpoint_id: hook.id,
      status: 'failure' as const,
      limit: 3,
    });
    for await (const delivery of pages) seen.push(delivery.id);
    assert.deepEqual(
      seen,
      failed.map((delivery) => delivery.id),
    );
    const one = await service.client.webhooks.deliveries({ job_id: jobs[0]!, event_type: 'job.completed' });
    const ofHook = one.data.filter((delivery) => delivery.endpoint_id === hook.id);
    assert.equal(ofHook.length, 1);
    assert.equal(
      (await service.client.webhooks.deliveries({ endpoint_id: hook.id, status: 'success' })).data.length,
      0,
    );

    receiver.behave(hook.path, BEHAVIOURS.ok);
    const before = receiver.of(hook.path).length;
    const again = await service.client.webhooks.replay(ofHook[0]!.id);
    assert.notEqual(again.id, ofHook[0]!.id);
    assert.equal(again.event_id, ofHook[0]!.event_id);
    await eventually('the replay', async () => {
      return (await service.client.webhooks.delivery(again.id)).status === 'success';
    });
    const replayed = receiver.of(hook.path).at(-1)!;
    const original = receiver.of(hook.path).find((item) => item.webhookId === ofHook[0]!.event_id)!;
    assert.equal(replayed.webhookId, ofHook[0]!.event_id);
    assert.equal(replayed.body.toString('hex'), original.body.toString('hex'));
    assert.ok(verifies(hook.secret, replayed));

    const rest = await service.client.webhooks.replayFailed(hook.id, since);
    await eventually('all replays', async () => {
      const states = await Promise.all(rest.delivery_ids.map((id) => service.client.webhooks.delivery(id)));
      return states.every((delivery) => delivery.status === 'success');
    });
    const delivered = new Set(
      receiver
        .of(hook.path)
        .slice(before)
        .map((item) => item.webhookId),
    );
    assert.deepEqual(delivered, new Set(failed.map((delivery) => delivery.event_id)));
    // What has arrived in the meantime is not sent a third time.
    assert.equal(rest.replayed, 3);
    assert.equal((await service.client.webhooks.replayFailed(hook.id, since)).replayed, 0);
    await remove(hook);
  });

  it('of unknown ids and other endpoints answer 404', async () => {
    for (const act of [
      () => service.client.webhooks.delivery('del_00000000000000000000000000'),
      () => service.client.webhooks.replay('del_00000000000000000000000000'),
      () => service.client.webhooks.rotateSecret('wh_00000000000000000000000000'),
      () => service.client.webhooks.test('wh_00000000000000000000000000'),
    ]) {
      await assert.rejects(act(), (error: BonafideError) => error instanceof BonafideError && error.status === 404);
    }
  });
});

it('no secret stands in the database in plain text', async () => {
  const hook = await endpoint(BEHAVIOURS.ok, ['job.failed']);
  const rotated = await service.client.webhooks.rotateSecret(hook.id);
  const tables = await fleet.database.sql<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  assert.ok(tables.length > 10);
  let sealed = 0;
  for (const { name } of tables) {
    const rows = await fleet.database.sql<{ text: string }>(`select row_to_json(t)::text as text from ${name} t`);
    for (const { text } of rows) {
      for (const secret of [hook.secret, rotated.secret]) {
        const bare = secret.slice('whsec_'.length);
        const bytes = Buffer.from(bare, 'base64').toString('hex');
        // Bytes of a column read as hex of whatever was stored, so text would show as the hex of its letters.
        for (const form of [bare, bytes, Buffer.from(bare, 'utf8').toString('hex')]) {
          assert.equal(text.includes(form), false, `${name} holds a secret`);
        }
      }
      if (name.includes('webhook_secrets')) sealed += 1;
    }
  }
  assert.ok(sealed >= 2);
  await remove(hook);
});
