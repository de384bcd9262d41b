// Every command, with nothing behind it: help is printed and nothing else happens.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathsOf, programWith } from './support/idle-program.ts';

const ROOT = join(import.meta.dirname, '..');

const PATHS = pathsOf(programWith([]).program);

test('there are the commands that the documents promise', () => {
  const names = new Set(PATHS.map((path) => path.join(' ')));
  for (const name of [
    ...[
      'verify',
      'jobs list',
      'batch create',
      'templates install',
      'webhooks listen',
      'keys create',
      'projects create',
    ],
    ...['corpus remove', 'read', 'doctor', 'backup', 'restore', 'completion', 'serve', 'work', 'mcp'],
  ]) {
    assert.ok(names.has(name), name);
  }
});

test('every command that a page names exists', () => {
  const names = new Set(PATHS.map((path) => path.join(' ')));
  const faults: string[] = [];
  for (const page of ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })]) {
    const text = readFileSync(join(ROOT, page), 'utf8');
    for (const [, words] of text.matchAll(/(?:`|^|[$;|&] ?|bin\/)bonafide ((?:[a-z][a-z-]* ?)+)/gm)) {
      const [first = '', second = ''] = words!.trim().split(' ');
      const isGroup = PATHS.some((path) => path.length === 2 && path[0] === first);
      if (!names.has(first) && first !== 'version') faults.push(`${page} names bonafide ${first}`);
      else if (isGroup && second !== '' && !names.has(`${first} ${second}`)) {
        faults.push(`${page} names bonafide ${first} ${second}`);
      }
    }
  }
  assert.deepEqual(faults, []);
});

for (const path of PATHS) {
  test(`bonafide ${[...path, '--help'].join(' ')} prints help and does nothing else`, async () => {
    for (const word of ['--help', '-h']) {
      const lines: string[] = [];
      // A program keeps what it parsed, so each line gets its own.
      assert.equal(await programWith(lines).run([...path, word]), 0);
      assert.match(lines.join('\n'), new RegExp(`^Usage: bonafide ${path.join(' ')}`));
    }
  });
}

test('help fits a narrow screen', async () => {
  const lines: string[] = [];
  await programWith(lines, 50).run(['jobs', 'list', '--help']);
  // Examples and remarks below the help too.
  await programWith(lines, 50).run(['verify', '--help']);
  await programWith(lines, 50).run(['backup', '--help']);
  assert.ok(lines.join('\n').split('\n').includes('  bonafide verify request.yaml other.json'));
  for (const line of lines.join('\n').split('\n')) assert.ok(line.length <= 50, line);
});

test('a misspelt command or option is told with what may be meant, exit code 2', async () => {
  for (const [words, meant] of [
    [['verfy', 'x'], /Did you mean verify/],
    [['jobs', 'list', '--stats', 'x'], /Did you mean --status/],
    [['jobs', 'xyz'], /unknown command 'xyz'/],
    [['keys', 'destroy', 'x', 'y'], /unknown command|too many arguments/],
    [['corpus', 'import'], /missing required argument/],
  ] as const) {
    const lines: string[] = [];
    assert.equal(await programWith(lines).run([...words]), 2, words.join(' '));
    assert.match(lines.join('\n'), meant);
  }
});
