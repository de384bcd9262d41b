// A database that stands still, connections open and no answer: whoever asks whether the service is ready hears "no" in time.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { openStore } from '../../src/store/open-store.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

/** Hands every byte on until it is told to stand still. */
async function startGate(databaseUrl: string) {
  const { searchParams, hostname, port } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const sockets = new Set<Socket>();
  let still = false;
  const server = createServer((near) => {
    const far = folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port || 5432}`)
      : connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (bytes) => {
        if (!still) to.write(bytes);
      });
      from.once('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    standStill: () => (still = true),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('ready() says no within two seconds', async () => {
  const gate = await startGate(database.databaseUrl);
  const { store } = await openStore({ databaseUrl: gate.url, secretKey: database.secretKey, poolSize: 3 });
  assert.equal(await store.ready(), true);
  gate.standStill();
  const from = performance.now();
  assert.equal(await store.ready(), false);
  // Half a second more than promised, for a machine that is busy with other tests.
  assert.ok(performance.now() - from < 2500, `${Math.round(performance.now() - from)} ms`);
  gate.close();
  await store.close().catch(() => undefined);
});
