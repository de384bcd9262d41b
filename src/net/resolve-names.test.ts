// Look-ups against a name server on loopback that answers for some names and is silent for others.
import assert from 'node:assert/strict';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { temporaryFolder } from '../../test/support/service.ts';
import { createSystemResolver } from './resolve-names.ts';

let server: Socket;
let asked: string[] = [];
let options: { servers: string[]; timeoutMs: number; tries: number; hostsFile: string };
const folder = temporaryFolder();

function nameIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (message[at] !== 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + message[at]!));
    at += message[at]! + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

before(async () => {
  server = createSocket('udp4');
  server.on('message', (message, from) => {
    const { name, end } = nameIn(message);
    asked.push(name);
    if (name.endsWith('silent.example')) return;
    const isFour = message[end - 3] === 1;
    const head = Buffer.from(message.subarray(0, end));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(isFour ? 1 : 0, 6);
    head.writeUInt16BE(0, 10);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 203, 0, 113, 7]);
    server.send(isFour ? Buffer.concat([head, answer]) : head, from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const hostsFile = join(folder.path, 'hosts');
  writeFileSync(hostsFile, '# ours\n192.0.2.9 printer.example printer\n');
  options = { servers: [`127.0.0.1:${server.address().port}`], timeoutMs: 150, tries: 1, hostsFile };
});
after(() => {
  server.close();
  folder.remove();
});

test('many silent names change nothing for another one', async () => {
  const resolve = createSystemResolver(options);
  const silent = Array.from({ length: 60 }, (_, index) => resolve(`n${index}.site${index % 20}-silent.example`));
  const settled = Promise.allSettled(silent);
  let others = 0;
  void settled.then(() => (others += 1));
  assert.deepEqual(await resolve('good.example'), ['203.0.113.7']);
  assert.equal(others, 0, 'it waited for the silent ones');
  for (const one of await settled) assert.equal(one.status === 'rejected' && one.reason.code, 'DNS_TIMEOUT');
});

test('a silent name is not asked again for a minute, nor is a domain of several', async () => {
  let time = 0;
  const resolve = createSystemResolver({ ...options, now: () => time });
  const fails = (host: string) => assert.rejects(resolve(host), { code: 'DNS_TIMEOUT' });
  await fails('a.silent.example');
  asked = [];
  await fails('a.silent.example');
  assert.equal(asked.length, 0);
  await fails('b.silent.example');
  await fails('c.silent.example');
  asked = [];
  await fails('d.silent.example');
  assert.equal(asked.length, 0);
  time += 61_000;
  await fails('a.silent.example');
  assert.ok(asked.includes('a.silent.example'));
});

test('what one project asks of silent servers changes nothing for another, not even in the same domain', async () => {
  const resolve = createSystemResolver(options);
  const slow = Array.from({ length: 300 }, (_, index) => resolve(`n${index}.silent.example`, { project: 'greedy' }));
  const settled = Promise.allSettled(slow);
  let ended = false;
  void settled.then(() => (ended = true));
  assert.deepEqual(await resolve('good.example', { project: 'modest' }), ['203.0.113.7']);
  assert.equal(ended, false, 'it waited for the silent ones');
  await settled;
  // The domain is left alone for the project that met its silence, and for nobody else.
  asked = [];
  await assert.rejects(resolve('fresh.silent.example', { project: 'greedy' }), { code: 'DNS_TIMEOUT' });
  assert.equal(asked.length, 0);
  await assert.rejects(resolve('fresh.silent.example', { project: 'modest' }), { code: 'DNS_TIMEOUT' });
  assert.ok(asked.includes('fresh.silent.example'));
});

test('so many look-ups of a project and of a domain at once, and a line that ends', async () => {
  const resolve = createSystemResolver({ ...options, timeoutMs: 2000 });
  asked = [];
  const waiting = new AbortController();
  const all = Array.from({ length: 700 }, (_, index) =>
    resolve(`n${index}.site${index}-silent.example`, { project: 'one', signal: waiting.signal }),
  );
  // 16 under way and 500 in the line; the rest is told at once.
  const told = await Promise.allSettled(all.slice(516));
  assert.ok(told.every((one) => one.status === 'rejected' && one.reason.code === 'DNS_TIMEOUT'));
  assert.ok(new Set(asked).size <= 16, `${new Set(asked).size} names were asked`);
  waiting.abort(new Error('given up'));
  const left = await Promise.allSettled(all.slice(16, 516));
  assert.ok(left.every((one) => one.status === 'rejected' && one.reason.message === 'given up'));
  await Promise.allSettled(all);
  assert.ok(new Set(asked).size <= 16);
});

test('names are completed as the machine says, without a thread of the system', async () => {
  const resolverFile = join(folder.path, 'resolv.conf');
  writeFileSync(resolverFile, 'nameserver 127.0.0.1\nsearch inner.example. other.example\n');
  const resolve = createSystemResolver({ ...options, resolverFile });
  assert.deepEqual(await resolve('service'), ['203.0.113.7']);
  assert.ok(asked.includes('service.inner.example'));
});

test('the hosts file of the machine counts', async () => {
  const resolve = createSystemResolver(options);
  assert.deepEqual(await resolve('printer.example'), ['192.0.2.9']);
  assert.deepEqual(await resolve('PRINTER'), ['192.0.2.9']);
});
