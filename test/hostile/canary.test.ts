// A made-up person goes through everything the service does with people, is erased, and is looked for in every file of the data
// folder: nothing is left but what the write-ahead log of PostgreSQL keeps until its files are used again.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BonafideAdmin } from '../../src/client/bonafide-admin.ts';
import { eventually, startReceiver } from '../support/receiver.ts';
import { keptIn, startService, temporaryFolder } from '../support/service.ts';

const BIN = fileURLToPath(new URL('../../src/main/bin.ts', import.meta.url));
/** Each in another place, so that a trace says where it came from. */
const NAME = 'Zephyrine Quorlbatt';
const TRACES = [
  'quorlbatt',
  'canary-mail',
  'canary-note',
  'canary-key',
  'canary-page',
  'canary-answer',
  'canary-archive',
];
const PERSON = { full_name: NAME, email: 'canary-mail@vask.example' };

/** Files of the data folder, and of the cluster where it lies elsewhere, that hold a trace. */
function tracesIn(dataDir: string): string[] {
  const marker = join(dataDir, 'postgres.location');
  const folders = existsSync(marker) ? [dataDir, readFileSync(marker, 'utf8').trim()] : [dataDir];
  return folders.flatMap((folder) =>
    globSync('**/*', { cwd: folder }).flatMap((file) => {
      const path = join(folder, file);
      if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
      const text = readFileSync(path).toString('latin1').toLowerCase();
      return TRACES.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${file}`);
    }),
  );
}

async function servePage(): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<title>${NAME}</title><h1>${NAME}</h1><p>${NAME} works for Vask Instruments. canary-page</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.9', resolve));
  return {
    address: `http://127.0.0.9:${(server.address() as AddressInfo).port}/about`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('an erased person is found in no file but those of the write-ahead log', { timeout: 280_000 }, async () => {
  const folder = temporaryFolder();
  const page = await servePage();
  const receiver = await startReceiver();
  receiver.behave('/hook', (received, response) => {
    received.answered = 200;
    // Only when told of the person: what others are answered stays.
    response.end(received.body.toString().includes(NAME) ? 'canary-answer' : 'thanks');
  });
  const environment = {
    BONAFIDE_PROVIDERS: 'profile,corpus',
    BONAFIDE_ALLOW_NETWORKS: '127.0.0.0/8',
    BONAFIDE_LOG_LEVEL: 'debug',
  };
  const service = await startService({ dataDir: folder.path, environment });
  const compact = () =>
    promisify(execFile)(process.execPath, [BIN, 'compact'], {
      env: { PATH: process.env.PATH, BONAFIDE_DATA_DIR: folder.path },
    });
  try {
    const { client } = service;
    const admin = new BonafideAdmin({ baseUrl: service.address, adminToken: keptIn(folder.path, 'admin-token') });
    await client.webhooks.create({ url: receiver.url('/hook'), events: ['job.created', 'job.completed'] });
    await admin.collections.import({
      collection: 'papers',
      pages: [
        { url: 'https://archive.vask.example/1', text: `${NAME} was employed by Vask Instruments. canary-archive` },
      ],
    });
    const request = {
      person: PERSON,
      claims: [
        { claim_key: 'page', claim_type: 'identity', expected: { profile_urls: [page.address], email: PERSON.email } },
        { claim_key: 'post', claim_type: 'employment', expected: { company: 'Vask Instruments' } },
      ],
      metadata: { note: 'canary-note' },
    };
    const job = await client.jobs.create(request as never, { idempotencyKey: 'canary-key' });
    const batch = await client.batches.create({
      items: [request, { person: { full_name: 'Bertil Quandt' }, claims: request.claims.slice(1) }],
    } as never);
    assert.equal((await client.jobs.waitFor(job.id)).status, 'completed');
    await eventually('the batch', async () => (await client.batches.get(batch.id)).status === 'completed');
    await client.jobs.rerun(job.id);
    await client.monitors.create({ ...request, cadence: 'weekly' } as never);
    await receiver.until('both events', () => receiver.of('/hook').length >= 4);
    const held = JSON.stringify(await client.exports.create({ full_name: NAME }));
    for (const trace of ['Quorlbatt', 'canary-mail', 'canary-note', 'canary-page'])
      assert.ok(held.includes(trace), trace);
    await compact();
    const before = tracesIn(folder.path).filter((trace) => !trace.includes('pg_wal'));
    for (const trace of TRACES)
      assert.ok(
        before.some((found) => found.startsWith(trace)),
        `${trace} was never stored`,
      );

    const erased = await client.erasures.create({ full_name: NAME, email: PERSON.email });
    assert.ok(erased.erased_jobs >= 2);
    await admin.collections.remove('papers');
    assert.equal((await client.exports.create({ full_name: NAME })).jobs.length, 0);
    const [project] = (await admin.projects.list()).data;
    const audit = JSON.stringify((await admin.audit.list(project!.id)).data);
    assert.ok(audit.includes('job.erased') && !/quorlbatt/i.test(audit));
    await compact();
    assert.equal(await service.stop(), 0);
    assert.deepEqual(
      tracesIn(folder.path).filter((trace) => !trace.includes('pg_wal')),
      [],
    );
    for (const trace of TRACES) assert.ok(!service.printed().toLowerCase().includes(trace), `${trace} in the log`);
  } finally {
    await service.kill();
    await page.close();
    await receiver.close();
    folder.remove();
  }
});
