// `npm start` under a process manager: a signal to npm alone stops the service and its private PostgreSQL.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../support/service.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

test('SIGTERM to npm stops everything that npm start started', { timeout: 240_000 }, async () => {
  const folder = temporaryFolder();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      BONAFIDE_DATA_DIR: folder.path,
      BONAFIDE_LOG_LEVEL: 'silent',
      BONAFIDE_PROVIDERS: 'profile,corpus',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    npm.once('exit', (code) => reject(new Error(`npm ended with ${code}:\n${printed}`)));
    npm.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const match = /is ready at (http:\S+)/.exec(printed);
      if (match) resolve(match[1]!);
    });
  });
  assert.match(printed, /Searches {3}no web search is set up/);
  assert.equal((await fetch(`${address}/healthz`)).status, 200);
  const held = globSync('**/postmaster.pid', { cwd: folder.path });
  assert.equal(held.length, 1, 'the private PostgreSQL runs');
  npm.removeAllListeners('exit');
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  // A manager that starts it again right after npm has gone finds the port and the database free.
  assert.deepEqual(await ended, [0, null]);
  await assert.rejects(fetch(`${address}/healthz`));
  assert.ok(!existsSync(join(folder.path, held[0]!)), 'PostgreSQL has stopped');
  folder.remove();
});
