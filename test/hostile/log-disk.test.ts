// A log that cannot be written costs its lines, never the service.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { test } from 'node:test';

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
