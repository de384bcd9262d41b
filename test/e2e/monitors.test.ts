// A person is watched: the page is rewritten between two runs, and the monitor tells exactly what differs, by webhook too.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BonafideAdmin } from '../../src/client/bonafide-admin.ts';
import { BEHAVIOURS, type Receiver, startReceiver } from '../support/receiver.ts';
import { keptIn, type Service, startService, temporaryFolder } from '../support/service.ts';

const folder = temporaryFolder();
const PAGE = 'https://www.halden-robotics.example/people/idris-vennberg';
let service: Service;
let receiver: Receiver;
let admin: BonafideAdmin;

before(async () => {
  receiver = await startReceiver({ '/hooks': BEHAVIOURS.ok });
  service = await startService({
    dataDir: folder.path,
    environment: { BONAFIDE_PROVIDERS: 'profile,corpus', BONAFIDE_ALLOW_NETWORKS: '127.0.0.0/8' },
  });
  admin = new BonafideAdmin({ baseUrl: service.address, adminToken: keptIn(folder.path, 'admin-token') });
});
after(async () => {
  assert.equal(await service.stop(), 0);
  await receiver.close();
  folder.remove();
});

const publish = (sentence: string) =>
  admin.collections.import({
    collection: 'watched',
    pages: [{ url: PAGE, title: 'Idris Vennberg', text: `Idris Vennberg\n\n${sentence}\n` }],
  });

test('two versions of a page, one exact difference', async () => {
  const was = 'Idris Vennberg is Head of Calibration at Halden Robotics.';
  await publish(was);
  const { client } = service;
  await client.webhooks.create({ url: receiver.url('/hooks'), events: ['monitor.changed'] });
  const person = {
    full_name: 'Idris Vennberg',
    current_company: 'Halden Robotics',
    organisations: [{ name: 'Halden Robotics', domains: ['halden-robotics.example'] }],
  };
  const expected = { employer: 'Halden Robotics', title: 'Head of Calibration', is_current: true };
  const claims = [{ claim_key: 'post', claim_type: 'employment' as const, expected }];
  const monitor = await client.monitors.create({ person, claims, cadence: 'daily' });
  const firstId = monitor.last_run!.job_id;
  await client.jobs.waitFor(firstId);
  const first = await client.jobs.report(firstId);
  assert.ok(
    first.claims[0]?.evidence.some((item) => item.quote.includes('Head of Calibration')),
    JSON.stringify(first.claims[0]),
  );

  // Nothing new: the run says so, and nobody is told.
  const second = (await client.monitors.run(monitor.id)).last_run!.job_id;
  await client.jobs.waitFor(second);
  assert.deepEqual(await client.jobs.changes(second), {
    job_id: second,
    compared_with: firstId,
    changed: false,
    summary: 'Nothing changed.',
    claims: [],
  });

  const now = 'Idris Vennberg was Head of Calibration at Halden Robotics until 2025.';
  await publish(now);
  const third = (await client.monitors.run(monitor.id)).last_run!.job_id;
  await client.jobs.waitFor(third);
  const changes = await client.jobs.changes(third);
  assert.equal(changes.changed, true);
  const [change] = changes.claims;
  assert.deepEqual(
    change?.gone_sentences.map(({ quote, url, page_read }) => ({ quote, url, page_read })),
    [{ quote: was, url: PAGE, page_read: true }],
  );
  assert.deepEqual(
    change?.new_sentences.map(({ quote, url }) => ({ quote, url })),
    [{ quote: now, url: PAGE }],
  );
  await receiver.until('the change is told', () => receiver.of('/hooks').length > 0, 60_000);
  const [told, ...more] = receiver.of('/hooks');
  assert.equal(more.length, 0);
  const event = JSON.parse(told!.body.toString()) as { type: string; data: { changes: unknown } };
  assert.equal(event.type, 'monitor.changed');
  assert.deepEqual(event.data.changes, changes);
  const runs = await client.monitors.runs(monitor.id, { changed: true });
  assert.deepEqual(
    runs.data.map((run) => run.job_id),
    [third],
  );
});
