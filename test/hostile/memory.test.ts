// The service keeps to the memory that SECURITY.md asks for, and the documents say how much that is.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Bonafide } from '../../src/client/bonafide-client.ts';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { startService, temporaryFolder } from '../support/service.ts';

const SAID_MEGABYTES = 1024;

test('jobs of two projects at once, and all threads, fit into what is said', {
  skip: !existsSync('/proc/self/status') && 'needs /proc',
}, async () => {
  assert.match(readFileSync(join(import.meta.dirname, '../../SECURITY.md'), 'utf8'), /plan for 1 GiB/);
  const folder = temporaryFolder();
  const keys = ['bonafide_key_first-of-two-made-up', 'bonafide_key_second-of-two-made-up'];
  const service = await startService({
    dataDir: folder.path,
    environment: {
      BONAFIDE_PROVIDERS: 'corpus',
      BONAFIDE_API_KEYS: keys.map((key, at) => `project-${at}=${key}`).join(','),
    },
  });
  try {
    // A project never holds the last judging thread: with two of them all threads are at work.
    const clients = keys.map((apiKey) => new Bonafide({ baseUrl: service.address, apiKey }));
    await Promise.all(
      [...clients, ...clients].map(async (client) => {
        const { id } = await client.jobs.create(SAMPLE_JOB);
        assert.equal((await client.jobs.waitFor(id)).status, 'completed');
      }),
    );
    const status = readFileSync(`/proc/${service.process.pid}/status`, 'utf8');
    const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
    assert.ok(peak > 0 && peak < SAID_MEGABYTES, `${Math.round(peak)} MB at most`);
  } finally {
    await service.kill();
    folder.remove();
  }
});
