import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BonafideAdmin } from './bonafide-admin.ts';
import { Bonafide, BonafideError } from './bonafide-client.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function answering(...answers: Response[]): { fetch: typeof fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: async (input, init = {}) => {
      sent.push({ url: String(input), init });
      return answers.shift() ?? new Response(null, { status: 500 });
    },
  };
}

function streamOf(...parts: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

const connect = (fetchOf: typeof fetch) =>
  new Bonafide({
    baseUrl: 'http://api.example/',
    apiKey: 'bonafide_key_a',
    fetch: fetchOf,
    wait: async () => undefined,
  });

test('events are read across the borders of chunks, heartbeats passed over', async () => {
  const frame = (sequence: number) => `id: ${sequence}\nevent: job.progress\ndata: {"sequence":${sequence}}\n\n`;
  const text = `retry: 2000\n\n${frame(1)}: still here\n\n${frame(2)}`;
  const cut = text.indexOf('"sequence":2') + 4;
  const { fetch, sent } = answering(new Response(streamOf(text.slice(0, 30), text.slice(30, cut), text.slice(cut))));
  const sequences: number[] = [];
  for await (const event of connect(fetch).jobs.events('job_1', { afterSequence: 0 })) sequences.push(event.sequence);
  assert.deepEqual(sequences, [1, 2]);
  assert.equal(new Headers(sent[0]?.init.headers).get('last-event-id'), '0');
});

test('a stream with nothing left to tell ends at once', async () => {
  const { fetch } = answering(new Response(null, { status: 204 }));
  for await (const event of connect(fetch).jobs.events('job_1')) assert.fail(event.type);
});

test('leaving the events early lets go of the stream', async () => {
  let canceled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('data: {"sequence":1}\n\n'));
    },
    cancel() {
      canceled = true;
    },
  });
  const { fetch } = answering(new Response(endless));
  for await (const _ of connect(fetch).jobs.events('job_1')) break;
  assert.ok(canceled);
});

test('proposals and daily usage are asked for where they are', async () => {
  const { fetch, sent } = answering(Response.json({ person: {}, claims: [], quotes: {} }), Response.json({ data: [] }));
  const client = connect(fetch);
  await client.claims.propose('a text');
  await client.usage.daily({ days: 7 });
  assert.deepEqual(
    sent.map((one) => `${one.init.method} ${one.url}`),
    ['POST http://api.example/v1/claims/propose', 'GET http://api.example/v1/usage?days=7'],
  );
  assert.equal(sent[0]?.init.body, '{"text":"a text"}');
});

test('the administrator’s client sends its token and no key, and tells problems apart', async () => {
  const problem = { code: 'unauthorized', detail: 'The token is wrong.', status: 401 };
  const { fetch, sent } = answering(
    Response.json({ data: [], next_cursor: null }),
    new Response(null, { status: 204 }),
    Response.json(problem, { status: 401 }),
  );
  const admin = new BonafideAdmin({ baseUrl: 'http://api.example', adminToken: 't', fetch });
  assert.deepEqual((await admin.projects.list()).data, []);
  assert.equal(await admin.keys.revoke('prj_1', 'key_1'), undefined);
  await assert.rejects(
    admin.keys.create('prj_1'),
    (error) => error instanceof BonafideError && error.status === 401 && error.message === 'The token is wrong.',
  );
  for (const { init } of sent) {
    assert.equal(new Headers(init.headers).get('authorization'), 'Bearer t');
    assert.equal(new Headers(init.headers).get('x-api-key'), null);
  }
  assert.equal(sent[1]?.url, 'http://api.example/admin/v1/projects/prj_1/keys/key_1');
});
