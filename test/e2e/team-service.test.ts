// A service for a team: a database of one's own, the API and the workers as separate processes, and what an operator is told.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Bonafide } from '../../src/client/bonafide-client.ts';
import { runBonafide } from '../support/bonafide-command.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { eventually } from '../support/receiver.ts';
import type { Service } from '../support/service.ts';

const PATIENCE_MS = 120_000;

let fleet: Fleet;
let api: Service;

before(async () => {
  // As the operator finds it: no key is set, and nothing is said about the sample web.
  fleet = await openFleet({ BONAFIDE_API_KEYS: '', BONAFIDE_CORPUS: '' });
  api = await fleet.serveOnly();
});
after(() => fleet.close());

test('the first start says how to get a key; made on the command line it opens the API', async () => {
  assert.match(api.printed(), /bonafide projects create NAME && bonafide keys create NAME/);
  assert.doesNotMatch(api.printed(), /bonafide_key_/);
  const run = (...words: string[]) => runBonafide({ variables: fleet.environment }, ...words);
  assert.equal((await run('projects', 'create', 'team')).code, 0);
  const { code, out, error } = await run('keys', 'create', 'team');
  assert.equal(code, 0, error);
  const client = new Bonafide({ baseUrl: api.address, apiKey: out.trim() });
  assert.deepEqual((await client.jobs.list()).data, []);
});

test('the invented people stay out of a database that somebody names', async () => {
  assert.deepEqual(await fleet.database.store.corpus.collections(), []);
});

test('a queue without a worker is said by /readyz, the API and the log; a worker has health and metrics of its own', async () => {
  const run = (...words: string[]) => runBonafide({ variables: fleet.environment }, ...words);
  await run('projects', 'create', 'waiting');
  const key = (await run('keys', 'create', 'waiting')).out.trim();
  const client = new Bonafide({ baseUrl: api.address, apiKey: key });
  const { id } = await client.jobs.create({
    person: { full_name: 'Ottoline Vask' },
    claims: [{ claim_key: 'degree', claim_type: 'education', expected: { school: 'Brackenfield University' } }],
  });
  const ready = await fetch(`${api.address}/readyz`);
  assert.equal(ready.status, 200);
  assert.match(((await ready.json()) as { notice: string }).notice, /No worker is alive/);
  const status = await client.service.get();
  assert.deepEqual([status.workers, status.waiting_jobs], [0, 1]);
  await eventually('the log', async () => /jobs wait and no worker is alive/.test(api.printed()), PATIENCE_MS);

  const worker = await fleet.work({ BONAFIDE_WORKER_PORT: '0' });
  const address = /Health {5}(http:\S+)\/healthz/.exec(worker.printed())![1]!;
  for (const path of ['/healthz', '/readyz']) assert.equal((await fetch(`${address}${path}`)).status, 200, path);
  assert.equal((await client.jobs.waitFor(id)).status, 'completed');
  // Counted with every sweep.
  const metrics = async () => (await fetch(`${address}/metrics`)).text();
  await eventually('the depth of the queue', async () => /^jobs_queue_depth/m.test(await metrics()), PATIENCE_MS);
  assert.equal((await client.service.get()).workers, 1);
  assert.equal(api.printed().match(/jobs wait and no worker is alive/g)?.length, 1, 'once, not again and again');
});
