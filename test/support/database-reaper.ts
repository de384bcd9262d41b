// Ends the shared test server once no test process has used it for a few seconds, and removes its files.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withFileLock } from '../../src/store/postgres/file-lock.ts';
import { livingUsers, startPrivatePostgres } from '../../src/store/postgres/private-postgres.ts';
import { identityIsAlive, identityOf } from '../../src/store/postgres/process-identity.ts';

import { GATE_MS, gateOf } from './database-gate.ts';

const CHECK_MS = 500;
const IDLE_MS = 5000;

const folder = process.argv[2];
if (folder === undefined) throw new Error('the folder of the server is missing');
const ticket = join(folder, 'reaper');
try {
  writeFileSync(ticket, identityOf(process.pid), { flag: 'wx' });
} catch {
  // Another one is at work, unless its file is all that is left of it.
  const { readFileSync } = await import('node:fs');
  if (identityIsAlive(readFileSync(ticket, 'utf8'))) process.exit(0);
  writeFileSync(ticket, identityOf(process.pid));
}
// Coming and going are one at a time: nobody may start a server in a folder that is being removed.
const server = await withFileLock(gateOf(folder), GATE_MS, () => startPrivatePostgres({ dataDir: folder }));
const own = identityOf(process.pid);
for (let idle = 0; idle < IDLE_MS; idle += CHECK_MS) {
  await delay(CHECK_MS);
  if (livingUsers(folder).some((user) => user !== own)) idle = -CHECK_MS;
}
await withFileLock(gateOf(folder), GATE_MS, async () => {
  rmSync(ticket, { force: true });
  await server.stop();
  // Someone may have come in at the last moment; then the server runs on and its new users start their own reaper.
  if (livingUsers(folder).length === 0) rmSync(folder, { recursive: true, force: true });
});
