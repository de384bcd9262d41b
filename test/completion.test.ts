// Completion in the shells themselves: what a person gets who types a few letters and Tab.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathsOf, programWith } from './support/idle-program.ts';
import { programInTerminal } from './support/pseudo-terminal.ts';
import { temporaryFolder } from './support/service.ts';

const PATHS = pathsOf(programWith([]).program);
const folder = temporaryFolder();
after(() => folder.remove());

async function scriptFor(shell: string): Promise<string> {
  const lines: string[] = [];
  assert.equal(await programWith(lines).run(['completion', shell]), 0);
  return `${lines.join('\n')}\n`;
}

function missing(shell: string): string | false {
  return spawnSync(shell, ['--version']).status === 0 ? false : `there is no ${shell} here`;
}

/** An empty folder with one file, so that what is offered of files is known. */
function folderWithFile(name: string): string {
  const path = join(folder.path, name);
  mkdirSync(path);
  writeFileSync(join(path, 'request.yaml'), '');
  return path;
}

for (const shell of ['bash', 'zsh', 'fish']) {
  test(`the script for ${shell} knows every command and can be read`, async (context) => {
    const script = await scriptFor(shell);
    for (const path of PATHS.filter((one) => one.length > 0 && one[0] !== 'version')) {
      assert.ok(script.includes(path.at(-1)!), path.join(' '));
    }
    if (missing(shell)) return context.diagnostic(`${missing(shell)}: its script is not parsed`);
    const file = join(folder.path, `script.${shell}`);
    writeFileSync(file, script);
    const check = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
    assert.equal(check.status, 0, check.stderr);
  });
}

/** A line as far as it is typed, and what may come next. */
const ASKED: readonly (readonly [typed: string[], offered: string[]])[] = [
  [['jobs', 'era'], ['erase']],
  [['jobs', 'erase', '--ye'], ['--yes']],
  [['verify', 'Jane Doe', '--edu'], ['--education']],
  [
    ['keys', ''],
    ['create', 'list', 'revoke'],
  ],
  [['verify', 'req'], ['request.yaml']],
];

describe('bash', { skip: missing('bash') }, () => {
  test('completes what is typed; files only where a file can be meant', async () => {
    const script = await scriptFor('bash');
    const cwd = folderWithFile('bash');
    for (const [typed, offered] of ASKED) {
      const line = ['bonafide', ...typed].map((word) => `'${word}'`).join(' ');
      const input = `${script}COMP_WORDS=(${line})\nCOMP_CWORD=${typed.length}\n_bonafide\nprintf '%s\\n' "\${COMPREPLY[@]}"\n`;
      const { stdout } = spawnSync('bash', ['--norc'], { input, encoding: 'utf8', cwd });
      const words = stdout.split('\n').filter((word) => word !== '' && word !== '--help');
      assert.deepEqual(words.sort(), offered, typed.join(' '));
    }
  });
});

describe('fish', { skip: missing('fish') }, () => {
  test('completes what is typed, with what each word means; files only where a file can be meant', async () => {
    const file = join(folder.path, 'bonafide.fish');
    writeFileSync(file, await scriptFor('fish'));
    const cwd = folderWithFile('fish');
    const ask = (typed: string): string[] =>
      spawnSync('fish', ['--no-config', '-c', `source ${file}; complete -C "$argv[1]"`, typed], {
        encoding: 'utf8',
        cwd,
        env: { ...process.env, HOME: folder.path, XDG_DATA_HOME: folder.path },
      })
        .stdout.split('\n')
        .filter((line) => line !== '');
    for (const [typed, offered] of ASKED) {
      const words = ask(`bonafide ${typed.map((word) => (word.includes(' ') ? `'${word}'` : word)).join(' ')}`);
      assert.deepEqual(words.map((word) => word.split('\t')[0]).sort(), offered, typed.join(' '));
    }
    assert.deepEqual(ask('bonafide jobs era'), ['erase\tErases jobs with everything that was read for them.']);
  });
});

describe('zsh', { skip: missing('zsh') }, () => {
  /** A shell at a terminal; `bonafide` prints the words it was given. Each line is typed once the prompt is there. */
  async function typedInto(setup: string, lines: readonly string[], name: string): Promise<string> {
    const home = folderWithFile(name);
    writeFileSync(
      join(home, '.zshrc'),
      `cd ${home}\nautoload -Uz compinit\n${setup}\nbonafide() { print -r -- "<$*>" }\nPROMPT='ready%# '\n`,
    );
    let next = 0;
    const { sent } = await programInTerminal('zsh', ['-d', '-i'], {
      columns: 120,
      environment: { ZDOTDIR: home, HOME: home },
      onOutput: (all, type) => {
        // A prompt for each line so far: the one before is done.
        if (all.split(/ready[#%] /).length - 1 <= next || next > lines.length) return;
        type(next === lines.length ? 'exit\r' : `${lines[next]}\t\r`);
        next++;
      },
    });
    return sent;
  }

  const LINES = [
    'bonafide jobs era',
    'bonafide jobs erase --ye',
    'bonafide verify "Jane Doe" --edu',
    'bonafide verify req',
  ];
  const MEANT = ['<jobs erase>', '<jobs erase --yes>', '<verify Jane Doe --education>', '<verify request.yaml>'];

  test('completes from a folder of fpath, as the help says to install it', async () => {
    const functions = join(folder.path, 'functions');
    mkdirSync(functions);
    writeFileSync(join(functions, '_bonafide'), await scriptFor('zsh'));
    const sent = await typedInto(`fpath=(${functions} $fpath)\ncompinit -u -D`, LINES, 'zsh-fpath');
    for (const meant of MEANT) assert.ok(sent.includes(meant), `${meant} in\n${sent}`);
  });

  test('completes when the script is sourced', async () => {
    const file = join(folder.path, 'bonafide.zsh');
    writeFileSync(file, await scriptFor('zsh'));
    const sent = await typedInto(`compinit -u -D\nsource ${file}`, LINES, 'zsh-sourced');
    for (const meant of MEANT) assert.ok(sent.includes(meant), `${meant} in\n${sent}`);
  });
});
