// Two API processes and two workers on one database: one key makes one job wherever it is sent, cancel against finish is
// decided once, and a worker that is told to stop hands its jobs over at once.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { BonafideError, CreateJob, Job } from '../../src/client/bonafide-client.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { eventually } from '../support/receiver.ts';
import { type SearchServer, startSearchServer } from '../support/search-server.ts';
import type { Service } from '../support/service.ts';

const JOB: CreateJob = {
  person: { full_name: 'Ottoline Vask', current_company: 'Vask Instruments' },
  claims: [{ claim_key: 'degree', claim_type: 'education', expected: { school: 'Brackenfield University' } }],
  options: { depth: 'light' },
};

let search: SearchServer;
let fleet: Fleet;
let servers: [Service, Service];
let workers: Service[];

before(async () => {
  search = await startSearchServer();
  fleet = await openFleet({
    BONAFIDE_PROVIDERS: 'profile,corpus,exa',
    EXA_API_KEY: 'test-key-of-no-one',
    EXA_URL: search.url,
    BONAFIDE_JOB_CONCURRENCY: '4',
    // So long that nothing here can come about because a lease ran out or a heartbeat was refused.
    BONAFIDE_LEASE_SECONDS: '3600',
    BONAFIDE_HEARTBEAT_SECONDS: '3000',
  });
  // All four at once: they meet at the migrations.
  const [first, second, ...rest] = await Promise.all([
    fleet.serveOnly(),
    fleet.serveOnly(),
    fleet.work(),
    fleet.work(),
  ]);
  servers = [first!, second!];
  workers = rest;
});
after(async () => {
  search.release();
  await fleet.close();
  await search.close();
});

/** A person of its own, so that no answer comes from the cache. */
function someone(): CreateJob {
  return { ...JOB, person: { ...JOB.person, aliases: [`Vask ${randomUUID().slice(0, 8)}`] } };
}

/** The workers that run these jobs now, one for each job that runs. */
async function owners(ids: readonly string[]): Promise<string[]> {
  const rows = await fleet.database.sql<{ owner: string }>(
    `select lease_owner as owner from jobs where id = any($1) and status = 'running' and lease_owner is not null`,
    [ids],
  );
  return rows.map((row) => row.owner);
}

test('twenty posts with one key over two processes make one job, five rounds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const key = randomUUID();
    const body = { ...someone(), metadata: { round } };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const response = await fetch(`${servers[index % 2]!.address}/v1/jobs`, {
          method: 'POST',
          headers: {
            'x-api-key': servers[0].key,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify(body),
        });
        return {
          status: response.status,
          replayed: response.headers.get('idempotent-replayed'),
          body: await response.json(),
        };
      }),
    );
    const created = answers.filter((answer) => answer.status === 201);
    for (const answer of answers) assert.ok([201, 409].includes(answer.status), JSON.stringify(answer));
    assert.equal(created.filter((answer) => answer.replayed === null).length, 1);
    const bodies = new Set(created.map((answer) => JSON.stringify({ ...(answer.body as Job), links: null })));
    assert.equal(bodies.size, 1);
    const rows = await fleet.database.sql<{ jobs: number; entries: number }>(
      `select (select count(*)::int from jobs where metadata ->> 'round' = $1) as jobs,
              (select count(*)::int from events e join jobs j on j.id = e.job_id
               where j.metadata ->> 'round' = $1 and e.type = 'job.created') as entries`,
      [String(round)],
    );
    assert.deepEqual(rows, [{ jobs: 1, entries: 1 }]);
    // Waited for, so that it takes no place from the tests that count places.
    const [{ body: job } = assert.fail('a job')] = created;
    assert.equal((await servers[0].client.jobs.waitFor((job as Job).id)).status, 'completed');
  }
});

test('cancel against finish: state, report and events agree', async () => {
  const ends: string[] = [];
  await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const { id } = await servers[index % 2]!.client.jobs.create(someone());
      const other = servers[(index + 1) % 2]!.client;
      // Half of them wait for the first sign of work, so that some cancels come too early and some too late.
      if (index % 3 > 0) {
        for await (const event of other.jobs.events(id)) if (event.type === 'job.started' || index % 3 === 2) break;
      }
      const answer = await other.jobs.cancel(id).then(
        (job) => job.status,
        (error: BonafideError) => error.status,
      );
      const job = await servers[0].client.jobs.waitFor(id);
      ends.push(job.status);
      const report = await servers[1].client.jobs.report(id).then(
        () => 200,
        (error: BonafideError) => error.status,
      );
      const types: string[] = [];
      for await (const event of servers[1].client.jobs.events(id)) types.push(event.type);
      const final = types.filter((type) => /completed|failed|canceled/.test(type));
      assert.deepEqual(final, [`job.${job.status}`], types.join(' '));
      assert.equal(types.at(-1), final[0]);
      assert.equal(answer, job.status === 'canceled' ? 'canceled' : 409);
      assert.equal(report, job.status === 'completed' ? 200 : 409);
    }),
  );
  assert.ok(ends.includes('canceled'));
});

test('a canceled or erased job gives its place back at once, whatever it waits for', async () => {
  search.hold();
  const fill = async (): Promise<string[]> => {
    const jobs = await Promise.all(Array.from({ length: 8 }, () => servers[0].client.jobs.create(someone())));
    const ids = jobs.map((job) => job.id);
    await eventually('every place taken', async () => (await owners(ids)).length === 8);
    return ids;
  };
  const first = await fill();
  await Promise.all(first.map((id) => servers[1].client.jobs.cancel(id)));
  const second = await fill();
  await Promise.all(second.map((id) => servers[1].client.jobs.erase(id)));
  const third = await fill();
  search.release();
  for (const id of third) assert.equal((await servers[0].client.jobs.waitFor(id)).status, 'completed');
});

test('SIGTERM hands running jobs to the other worker at once', async () => {
  search.hold();
  const jobs = await Promise.all(
    Array.from({ length: 6 }, (_, index) => servers[index % 2]!.client.jobs.create(someone())),
  );
  const ids = jobs.map((job) => job.id);
  const pidOf = (service: Service): string => `-${service.process.pid}-`;
  const [leaving, staying] = workers as [Service, Service];
  const before = await eventually('all six running', async () => {
    const held = await owners(ids);
    return held.length === 6 ? held : null;
  });
  const handed = before.filter((owner) => owner.includes(pidOf(leaving))).length;
  assert.ok(handed >= 2, 'the first worker must hold some of six jobs when each may hold four');
  const started = Date.now();
  assert.equal(await leaving.stop(), 0);
  assert.ok(Date.now() - started < 5000, 'stopping took too long');
  search.release();
  for (const id of ids) {
    const job = await servers[0].client.jobs.waitFor(id);
    assert.equal(job.status, 'completed', job.error ?? '');
  }
  assert.ok(Date.now() - started < 15_000);
  const rows = await fleet.database.sql<{ attempt: number; started: number }>(
    `select attempt, (select count(*)::int from events e where e.job_id = jobs.id and e.type = 'job.started') as started
     from jobs where id = any($1)`,
    [ids],
  );
  // A worker that stops in good order has not failed: its attempt does not count.
  for (const row of rows) assert.deepEqual(row, { attempt: 1, started: 1 });
  assert.equal(staying.process.exitCode, null);
});
