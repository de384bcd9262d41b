import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { defaultDataFolder } from './data-folder.ts';

test('the data folder is one of its own, unless a service has its database in the former one', () => {
  const below = mkdtempSync(join(tmpdir(), 'bonafide-folder-'));
  try {
    assert.equal(defaultDataFolder(below), './bonafide-data');
    mkdirSync(join(below, 'data', 'organisations'), { recursive: true });
    assert.equal(defaultDataFolder(below), './bonafide-data', 'the shipped organisations are no database');
    writeFileSync(join(below, 'data', 'encryption-key'), 'key');
    assert.equal(defaultDataFolder(below), './data');
    mkdirSync(join(below, 'bonafide-data'));
    assert.equal(defaultDataFolder(below), './bonafide-data', 'what is there under the new name counts');
  } finally {
    rmSync(below, { recursive: true });
  }
});
