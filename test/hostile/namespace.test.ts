// The outbound client, unmodified, in a network of its own with a name server that lies. Skipped where the machine forbids it.
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

const FLAGS = process.getuid?.() === 0 ? ['-n', '-m'] : ['-r', '-n', '-m'];

/** Why the test cannot run here, or false. */
function obstacle(): string | false {
  if (process.platform !== 'linux') return 'network namespaces need Linux';
  if (spawnSync('ip', ['-V']).status !== 0) return 'the ip command is missing';
  const probe = spawnSync('unshare', [...FLAGS, 'ip', 'link', 'set', 'lo', 'up']);
  return probe.status === 0 ? false : 'unshare may not create a network namespace here';
}

const skip = obstacle();
if (skip) console.log(`namespace test skipped: ${skip}`);

test('in a network of its own, nothing of the inside is ever reached', { skip, timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bonafide-namespace-'));
  try {
    const child = join(import.meta.dirname, '../support/namespace-child.ts');
    const words = [...FLAGS, process.execPath, child, join(folder, 'resolv.conf')];
    const { stdout } = await promisify(execFile)('unshare', words, { timeout: 50_000 });
    const { outcomes, held, visits, queries } = JSON.parse(stdout) as {
      outcomes: Record<string, string>;
      held: Record<string, string>;
      visits: number[];
      queries: number;
    };
    const {
      public: open,
      six,
      naive,
      'rebind check': check,
      'webhook rebind public': called,
      'questions for the public call': questions,
      ...rest
    } = outcomes;
    assert.equal(open, 'PUBLIC');
    assert.equal(six, 'PUBLIC');
    assert.equal(naive, '93.184.215.14 127.0.0.1', 'the name server does rebind');
    assert.equal(check, 'true');
    assert.equal(called, 'PUBLIC');
    assert.equal(questions, '1');
    assert.ok(Object.keys(rest).length >= 27);
    for (const [label, outcome] of Object.entries(rest)) assert.equal(outcome, 'address_refused', label);
    assert.equal(Object.keys(held).length, 4);
    for (const [label, story] of Object.entries(held)) assert.equal(story, 'HELD 1 connection 2 requests', label);
    assert.deepEqual(visits, [0, 0, 0, 0, 0]);
    assert.ok(queries > 10);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
