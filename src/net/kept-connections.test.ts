// Deliveries over TLS: the connection with its one handshake is kept, and only for the name its certificate is made for.
import assert from 'node:assert/strict';
import { createServer, type ServerOptions } from 'node:https';
import { test } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { NO_OPENSSL, selfSigned, trusting } from '../../test/support/certificate.ts';
import { openTestOutbound, type TestOutbound } from '../../test/support/test-outbound.ts';
import type { DeliveryOutcome } from '../ports/deliver.ts';
import { makeDeliver } from '../webhooks/deliver.ts';

interface TlsReceiver {
  port: number;
  /** Sockets that were opened, handshakes that succeeded, and the names they asked for. */
  opened: number;
  names: (string | false | null)[];
  bodies: string[];
  close(): Promise<void>;
}

async function startTlsReceiver(options: ServerOptions): Promise<TlsReceiver> {
  const server = createServer(options, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    receiver.bodies.push(Buffer.concat(chunks).toString());
    response.end('thanks');
  });
  const receiver: TlsReceiver = {
    port: 0,
    opened: 0,
    names: [],
    bodies: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('connection', () => {
    receiver.opened += 1;
  });
  server.on('secureConnection', (socket: TLSSocket) => receiver.names.push(socket.servername));
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.port = (server.address() as { port: number }).port;
  return receiver;
}

function sender(
  outbound: TestOutbound,
  port: number,
): (host: string, body: string, endpointId?: string) => Promise<DeliveryOutcome> {
  const deliver = makeDeliver(outbound.fetch, { now: () => new Date('2026-03-01T10:00:00Z'), sleep: async () => {} });
  const secrets = [`whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`];
  return (host, body, endpointId = 'ep_a') =>
    deliver({
      projectId: 'prj_a',
      endpointId,
      url: `https://${host}:${port}/hook`,
      eventId: 'evt_1',
      body: Buffer.from(body),
      traceparent: null,
      secrets,
      timeoutMs: 10_000,
    });
}

/** Runs with a receiver that shows this certificate, an outbound client that finds it under every name, and trust in the certificate. */
async function withTls(
  pair: { key: string; cert: string },
  run: (receiver: TlsReceiver, send: ReturnType<typeof sender>) => Promise<void>,
): Promise<void> {
  const receiver = await startTlsReceiver(pair);
  const outbound = openTestOutbound({
    allowNetworks: ['127.0.0.1/32'],
    keptIdleMs: 60_000,
    resolve: async () => ['127.0.0.1'],
  });
  try {
    await trusting([pair.cert], () => run(receiver, sender(outbound, receiver.port)));
  } finally {
    await outbound.close();
    await receiver.close();
  }
}

test('two deliveries of one endpoint take one connection and one handshake', { skip: NO_OPENSSL }, () =>
  withTls(selfSigned('hooks.example'), async (receiver, send) => {
    for (const body of ['{"n":1}', '{"n":2}']) {
      const outcome = await send('hooks.example', body);
      assert.deepEqual([outcome.ok, outcome.statusCode, outcome.responseBody], [true, 200, 'thanks']);
    }
    assert.deepEqual(receiver.bodies, ['{"n":1}', '{"n":2}']);
    assert.equal(receiver.opened, 1);
    assert.deepEqual(receiver.names, ['hooks.example']);
    await send('hooks.example', '{"n":3}', 'ep_b');
    assert.deepEqual([receiver.opened, receiver.names.length], [2, 2], 'another endpoint brings its own');
  }),
);

test('a certificate for another name is refused before a byte of the delivery leaves', { skip: NO_OPENSSL }, () =>
  withTls(selfSigned('hooks.example'), async (receiver, send) => {
    for (const host of ['other.example', 'sub.hooks.example', '127.0.0.1']) {
      const outcome = await send(host, '{"secret":1}');
      assert.deepEqual([outcome.ok, outcome.statusCode, outcome.error], [false, null, 'connection_failed'], host);
    }
    assert.ok(receiver.opened >= 3, 'it was really asked');
    assert.deepEqual(receiver.bodies, []);
    // The connection of the right name is not lent to a wrong one, though address, port and endpoint are the same.
    assert.equal((await send('hooks.example', '{"n":1}')).ok, true);
    assert.equal((await send('other.example', '{"secret":1}')).ok, false);
    assert.equal((await send('hooks.example', '{"n":2}')).ok, true);
    assert.deepEqual(receiver.bodies, ['{"n":1}', '{"n":2}']);
    assert.equal(receiver.names.filter((name) => name === 'hooks.example').length, 1);
  }),
);

test('a certificate that nobody vouches for is refused', { skip: NO_OPENSSL }, async () => {
  const receiver = await startTlsReceiver(selfSigned('hooks.example'));
  const outbound = openTestOutbound({ allowNetworks: ['127.0.0.1/32'], resolve: async () => ['127.0.0.1'] });
  const outcome = await sender(outbound, receiver.port)('hooks.example', '{"secret":1}');
  assert.deepEqual([outcome.ok, outcome.error], [false, 'connection_failed']);
  assert.deepEqual([receiver.opened, receiver.bodies], [1, []]);
  await outbound.close();
  await receiver.close();
});
