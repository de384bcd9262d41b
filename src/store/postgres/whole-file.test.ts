import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createWhole } from './whole-file.ts';

test('the first content stays, for its owner alone, and nothing else is left in the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bonafide-whole-'));
  try {
    const file = join(folder, 'access.json');
    assert.equal(createWhole(file, 'first'), true);
    assert.equal(createWhole(file, 'second'), false);
    assert.equal(readFileSync(file, 'utf8'), 'first');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(folder), ['access.json']);
    assert.throws(() => createWhole(join(folder, 'missing', 'access.json'), 'third'), { code: 'ENOENT' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
