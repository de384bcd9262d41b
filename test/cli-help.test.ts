// Every command, with nothing behind it: help is printed and nothing else happens; completion knows all of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Command } from 'commander';
import { userProgram } from '../src/cli/program.ts';
import { runProgram } from '../src/cli/run-program.ts';
import { addOperatorCommands } from '../src/main/commands/operator-commands.ts';
import { recordingTerminal } from './support/recording-terminal.ts';

const ROOT = join(import.meta.dirname, '..');

function untouched(): never {
  throw new Error('a command did something');
}

function programWith(lines: string[], width: number | null = null) {
  const terminal = recordingTerminal(lines, { width });
  const setExitCode = untouched;
  const tools = {
    terminal,
    setExitCode,
    settings: untouched,
    baseUrl: untouched,
    service: untouched,
    client: untouched,
    explain: untouched,
  };
  const program = userProgram({ terminal, client: untouched, setExitCode }, '1.2.3', (all) =>
    addOperatorCommands(all, tools),
  );
  const run = (words: string[]) =>
    runProgram(program, words, { terminal, baseUrl: () => 'http://x', exitCode: () => 0, explainUnknown: String });
  return { program, run };
}

function pathsOf(command: Command, path: string[] = []): string[][] {
  return [path, ...command.commands.flatMap((one) => pathsOf(one, [...path, one.name()]))];
}

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
  for (const line of lines.join('\n').split('\n')) assert.ok(line.length <= 50, line);
});

test('a misspelt command or option is told with what may be meant, exit code 2', async () => {
  for (const [words, meant] of [
    [['verfy', 'x'], /Did you mean verify/],
    [['jobs', 'list', '--stats', 'x'], /Did you mean --status/],
    [['jobs', 'xyz'], /too many arguments|unknown command/],
    [['keys', 'destroy', 'x', 'y'], /too many arguments|unknown command/],
    [['corpus', 'import'], /missing required argument/],
  ] as const) {
    const lines: string[] = [];
    assert.equal(await programWith(lines).run([...words]), 2, words.join(' '));
    assert.match(lines.join('\n'), meant);
  }
});

for (const shell of ['bash', 'zsh', 'fish']) {
  test(`completion for ${shell} knows every command`, async (context) => {
    const lines: string[] = [];
    assert.equal(await programWith(lines).run(['completion', shell]), 0);
    const script = lines.join('\n');
    for (const path of PATHS.filter((one) => one.length > 0)) assert.ok(script.includes(path.at(-1)!), path.join(' '));
    const check = spawnSync(shell, ['-n'], { input: script, encoding: 'utf8' });
    if (check.error) context.diagnostic(`${shell} is not installed here: its script is not parsed`);
    else assert.equal(check.status, 0, check.stderr);
  });
}

test('bash completes what is typed', async (context) => {
  const lines: string[] = [];
  await programWith(lines).run(['completion', 'bash']);
  const ask = (words: string[]): string[] => {
    const line = words.map((word) => `'${word}'`).join(' ');
    const input = `${lines.join('\n')}\nCOMP_WORDS=(${line})\nCOMP_CWORD=${words.length - 1}\n_bonafide\nprintf '%s\\n' "\${COMPREPLY[@]}"\n`;
    const { stdout, error } = spawnSync('bash', ['--norc'], { input, encoding: 'utf8', cwd: '/' });
    if (error) context.skip('there is no bash here');
    return stdout.split('\n').filter((word) => word !== '');
  };
  assert.ok(ask(['bonafide', 've']).includes('verify'));
  assert.deepEqual(ask(['bonafide', 'jobs', 'era']), ['erase']);
  assert.deepEqual(ask(['bonafide', 'jobs', 'erase', '--ye']), ['--yes']);
  assert.deepEqual(ask(['bonafide', 'verify', 'Jane Doe', '--edu']), ['--education']);
});
