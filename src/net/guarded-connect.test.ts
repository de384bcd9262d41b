// The checks around a socket: where it may go, where it really went, and the machine's own addresses.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import { test } from 'node:test';
import { isFault } from '../domain/model/fault.ts';
import { createPolicy } from './address-rules.ts';
import { type ConnectOptions, checkedAddresses, openPinned } from './guarded-connect.ts';

const refusedFor = (reason: string) => (error: unknown) =>
  isFault(error, 'address_refused') && error.extra.reason === reason;

async function listen(host: string, port = 0) {
  let connections = 0;
  let bytes = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as net.AddressInfo).port,
    connections: () => connections,
    bytes: () => bytes,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** As if something between the check and the network sent the connection elsewhere. */
async function divertedTo<T>(host: string, run: () => Promise<T>): Promise<T> {
  const real = net.connect;
  net.connect = ((options: net.TcpNetConnectOpts) =>
    real({ host, port: options.port })) as unknown as typeof net.connect;
  try {
    return await run();
  } finally {
    net.connect = real;
  }
}

for (const protocol of ['http:', 'https:'] as const) {
  test(`${protocol} a socket that ended up elsewhere is closed before it carries a byte`, async () => {
    const asked = await listen('127.0.0.1');
    const elsewhere = await listen('127.0.0.2', asked.port);
    const target = { hostname: 'hooks.example', protocol, port: String(asked.port) };
    const pinned = (networks: string[]) => {
      const options: ConnectOptions = { policy: createPolicy(networks), resolve: async () => ['127.0.0.1'] };
      return divertedTo('127.0.0.2', () => openPinned(options, target, ['127.0.0.1']));
    };
    // A forbidden address, and an allowed one that is not the one that was checked.
    await assert.rejects(pinned(['127.0.0.1/32']), refusedFor('private_address'));
    await assert.rejects(pinned(['127.0.0.0/8']), refusedFor('host'));
    assert.deepEqual([asked.connections(), elsewhere.connections(), elsewhere.bytes()], [0, 2, 0]);
    await Promise.all([asked.close(), elsewhere.close()]);
  });
}

test('a socket that ended where it was sent passes, and says which of the addresses it was', async () => {
  const server = await listen('127.0.0.1');
  const target = { hostname: 'hooks.example', protocol: 'http:', port: String(server.port) };
  const options: ConnectOptions = { policy: createPolicy(['127.0.0.0/8']), resolve: async () => [] };
  for (const spelling of ['127.0.0.1', '::ffff:127.0.0.1']) {
    const { socket, address } = await openPinned(options, target, [spelling]);
    assert.equal(address, spelling);
    socket.destroy();
  }
  assert.equal(server.connections(), 2);
  await server.close();
});

test('ports of our own are refused on every address of this machine, in every spelling, and on no other', async () => {
  const real = os.networkInterfaces;
  const face = (address: string) => ({ address }) as os.NetworkInterfaceInfo;
  os.networkInterfaces = () => ({ wide: [face('93.184.215.14'), face('2606:4700::1111')] });
  syncBuiltinESMExports();
  try {
    const options: ConnectOptions = {
      policy: createPolicy([], [[1, 65535]]),
      resolve: async () => ['8.8.8.8', '93.184.215.14'],
      ownPorts: [8080],
    };
    const check = (host: string, port: number, more: Partial<ConnectOptions> = {}) =>
      checkedAddresses({ ...options, ...more }, host, port);
    for (const host of [
      '93.184.215.14',
      '::ffff:93.184.215.14',
      '::ffff:5db8:d70e',
      '2606:4700::1111',
      '2606:4700:0:0::1111',
    ]) {
      await assert.rejects(check(host, 8080), refusedFor('own_address'), host);
      assert.deepEqual(await check(host, 8081), [host]);
    }
    // By name too, even when another answer is somebody else's.
    await assert.rejects(check('us.example', 8080), refusedFor('own_address'));
    assert.deepEqual(await check('8.8.8.8', 8080), ['8.8.8.8']);
    // Without ports of our own nothing is asked; an opened network is the operator's word.
    assert.deepEqual(await check('93.184.215.14', 8080, { ownPorts: [] }), ['93.184.215.14']);
    const opened = createPolicy(['93.184.215.14/32'], [[1, 65535]]);
    assert.deepEqual(await check('93.184.215.14', 8080, { policy: opened }), ['93.184.215.14']);
  } finally {
    os.networkInterfaces = real;
    syncBuiltinESMExports();
  }
});
