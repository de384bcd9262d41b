// A log that cannot be written costs its lines, never the service.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../support/service.ts';

const LOGGING = new URL('../../src/main/logging.ts', import.meta.url).href;

test('lines to a full disk are dropped', { skip: !existsSync('/dev/full') && 'needs /dev/full' }, async () => {
  const script = `
    import { makeLog } from ${JSON.stringify(LOGGING)};
    const log = makeLog('info');
    for (let line = 0; line < 200; line += 1) log.info('a line ' + line, { detail: 'x'.repeat(500) });
    console.log('alive');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
  });
  let printed = '';
  child.stdout!.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'exit');
  assert.deepEqual([code, printed.trim()], [0, 'alive']);
});

test('the service starts, answers and stops with its log on a full disk', {
  skip: !existsSync('/dev/full') && 'needs /dev/full',
}, async () => {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../src/main/bin.ts', import.meta.url)), 'serve'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      BONAFIDE_DATA_DIR: folder.path,
      BONAFIDE_CORPUS: 'none',
      BONAFIDE_LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
  });
  const ended = once(child, 'exit');
  try {
    let printed = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout!.on('data', (chunk) => {
        printed += chunk;
        const ready = /is ready at (http:\S+)/.exec(printed);
        if (ready) resolve(ready[1]!);
      });
      ended.then(([code]) => reject(new Error(`it ended with ${code}`)));
    });
    for (let turn = 0; turn < 50; turn += 1) assert.equal((await fetch(`${address}/v1/jobs`)).status, 401);
    assert.equal((await fetch(`${address}/healthz`)).status, 200);
    child.kill('SIGTERM');
    assert.equal((await ended)[0], 0);
  } finally {
    child.kill('SIGKILL');
    await ended;
    folder.remove();
  }
});
