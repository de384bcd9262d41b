// Addresses of the inside in every spelling, by name, by rebinding and by redirect: nothing may reach the sentinel.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isFault } from '../../src/domain/model/fault.ts';
import type { OutboundRequest } from '../../src/ports/fetch.ts';
import { type HostileServer, reply, startHostileServer } from '../support/hostile-server.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const SPELLINGS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.000.000.001',
  '127.0.0.1.',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '127.255.255.254',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  'foo.localhost.',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[100::1]',
  '[2606:4700::5efe:7f00:1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '168.63.129.16',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
];
/** Spellings the URL parser itself refuses, besides schemes and credentials. */
const MALFORMED = [
  'http://[fe80::1%25lo]/',
  'http://127.0.0.1.5.6.7.8.999/',
  'http://256.256.256.256/',
  'http://user:pass@93.184.215.14/',
  'http://user@93.184.215.14/',
  'ftp://93.184.215.14/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'data:text/html,hello',
  `http://${'a'.repeat(64)}.example/`,
  `http://${'a.'.repeat(200)}example/`,
  'http://a..example/',
  'not a url',
  '',
];
const ANSWERS = SPELLINGS.filter((text) => /^[\d.]+$/.test(text) && text.split('.').length === 4).concat(
  SPELLINGS.filter((text) => text.startsWith('[')).map((text) => text.slice(1, -1)),
);
const PURPOSES: OutboundRequest['purpose'][] = ['page', 'api', 'webhook'];

describe('addresses of the inside', () => {
  let sentinel: HostileServer;
  before(async () => {
    sentinel = await startHostileServer({ '*': (socket) => reply(socket, '200 OK', {}, 'INTERNAL') });
  });
  after(() => sentinel.close());

  const refusedBy = async (work: Promise<unknown>) => {
    await assert.rejects(work, (error) => isFault(error, 'address_refused') && error.retry === 'never');
  };

  test('the sentinel can be reached when its network is opened, so the other tests mean something', async () => {
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8', '::1/128'] });
    for (const host of ['127.0.0.1', '2130706433', 'localhost', '[::ffff:127.0.0.1]']) {
      const response = await outbound.fetch({ url: `http://${host}:${sentinel.port}/`, purpose: 'api' });
      assert.equal(Buffer.from(response.body).toString(), 'INTERNAL', host);
    }
    assert.ok(sentinel.connections() > 0);
    await outbound.close();
  });

  for (const purpose of PURPOSES) {
    test(`every spelling is refused for ${purpose}`, async () => {
      const outbound = openTestOutbound({ allowPorts: [[1, 65535]] });
      const before = sentinel.connections();
      for (const host of SPELLINGS) {
        await refusedBy(outbound.fetch({ url: `http://${host}:${sentinel.port}/`, purpose }));
        await refusedBy(outbound.fetch({ url: `https://${host}:${sentinel.port}/`, purpose }));
        assert.equal((await outbound.check(`http://${host}:${sentinel.port}/`)).allowed, false, host);
      }
      for (const url of MALFORMED) {
        await refusedBy(outbound.fetch({ url, purpose }));
        assert.equal((await outbound.check(url)).allowed, false, url);
      }
      assert.equal(sentinel.connections(), before);
      assert.equal(outbound.counts.get('fetch_total address_refused'), SPELLINGS.length * 2 + MALFORMED.length);
      assert.ok((outbound.counts.get('fetch_blocked_total private_address') ?? 0) >= SPELLINGS.length);
      await outbound.close();
    });
  }

  test('names whose answers point inside are refused, even when one answer is public', async () => {
    let answer: string[] = [];
    const outbound = openTestOutbound({ allowPorts: [[1, 65535]], resolve: async () => answer });
    const before = sentinel.connections();
    for (const inside of ANSWERS) {
      for (answer of [[inside], ['93.184.215.14', inside], [inside, '93.184.215.14']]) {
        const url = `http://school.example:${sentinel.port}/`;
        await refusedBy(outbound.fetch({ url, purpose: 'webhook' }));
        assert.equal((await outbound.check(url)).allowed, false);
      }
    }
    assert.equal(sentinel.connections(), before);
    await outbound.close();
  });

  test('a name that changes its answer between check and call is judged on the answer that is called', async () => {
    let calls = 0;
    const outbound = openTestOutbound({
      allowPorts: [[1, 65535]],
      resolve: async () => (calls++ % 2 === 0 ? ['93.184.215.14'] : ['127.0.0.1']),
    });
    const before = sentinel.connections();
    const url = `http://rebind.example:${sentinel.port}/`;
    assert.equal((await outbound.check(url)).allowed, true);
    await refusedBy(outbound.fetch({ url, purpose: 'webhook' }));
    assert.equal(calls, 2);
    assert.equal(sentinel.connections(), before);
    await outbound.close();
  });

  test('the connection goes to the checked answer and asks nobody again', async () => {
    const asked: string[] = [];
    const outbound = openTestOutbound({
      allowNetworks: ['127.0.0.0/8'],
      resolve: async (host) => {
        asked.push(host);
        // Only the first answer is good: a second lookup would fail the request.
        return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
      },
    });
    const url = `http://does-not-exist.invalid:${sentinel.port}/`;
    const response = await outbound.fetch({ url, purpose: 'webhook' });
    assert.equal(response.status, 200);
    assert.deepEqual(asked, ['does-not-exist.invalid']);
    assert.match(sentinel.requests.at(-1)!, /host: does-not-exist\.invalid/i);
    await outbound.close();
  });

  test('a redirect to the inside is refused at its hop, whatever the spelling', async () => {
    let target = '';
    const outside = await startHostileServer({
      '/start': (socket) => reply(socket, '302 Found', { location: target }),
    });
    // The outside server has an address of its own in 127/8; only that one is open.
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.1/32'], ignoreRobots: true });
    const inside = await startHostileServer(
      { '*': (socket) => reply(socket, '200 OK', {}, 'INTERNAL') },
      { host: '127.0.0.2' },
    );
    const hosts = [
      '127.0.0.2',
      '2130706434',
      '0x7f000002',
      '[::ffff:127.0.0.2]',
      '[::1]',
      '0.0.0.0',
      '169.254.169.254',
    ];
    for (const host of hosts) {
      target = `http://${host}:${inside.port}/`;
      await refusedBy(outbound.fetch({ url: outside.url('/start'), purpose: 'page' }));
      await refusedBy(outbound.fetch({ url: outside.url('/start'), purpose: 'api' }));
    }
    assert.equal(outside.hits.length, hosts.length * 2);
    assert.equal(inside.connections(), 0);
    await Promise.all([outside.close(), inside.close(), outbound.close()]);
  });

  test('public addresses keep to the listed ports; opened networks do not', async () => {
    const outbound = openTestOutbound({ allowNetworks: ['10.0.0.0/8'] });
    const verdict = async (url: string) => (await outbound.check(url)).allowed;
    assert.equal(await verdict('http://93.184.215.14/'), true);
    assert.equal(await verdict('https://93.184.215.14:8443/'), true);
    assert.equal(await verdict('http://93.184.215.14:22/'), false);
    assert.equal(await verdict('http://93.184.215.14:6379/'), false);
    assert.equal(await verdict('http://93.184.215.14:9000/'), false);
    assert.equal(await verdict('http://[2606:4700::1111]/'), true);
    assert.equal(await verdict('http://10.1.2.3:6379/'), true);
    assert.equal(await verdict('http://11.1.2.3:6379/'), false);
    await outbound.close();
  });

  test('a name that does not resolve passes the check and fails the call', async () => {
    const outbound = openTestOutbound();
    assert.deepEqual(await outbound.check('https://hooks.example/in'), { allowed: true });
    await assert.rejects(outbound.fetch({ url: 'https://hooks.example/in', purpose: 'webhook' }), (error) =>
      isFault(error, 'fetch_failed'),
    );
    await outbound.close();
  });

  test('a name server that never answers costs the limit and no more', async () => {
    const outbound = openTestOutbound({ resolve: () => new Promise(() => {}), dnsTimeoutMs: 50 });
    await assert.rejects(
      outbound.fetch({ url: 'https://slow.example/', purpose: 'webhook' }),
      (error) => isFault(error, 'fetch_failed') && error.retry === 'later',
    );
    await assert.rejects(
      outbound.fetch({ url: 'https://slow.example/', purpose: 'webhook', deadlineMs: 10 }),
      (error) => isFault(error, 'fetch_timeout') && error.retry === 'later',
    );
    await outbound.close();
  });

  test('allow and deny domains hold at every hop', async () => {
    const server = await startHostileServer({
      '/go': (socket, { port }) => reply(socket, '302 Found', { location: `http://www.other.example:${port}/end` }),
      '/end': (socket) => reply(socket, '200 OK', { 'content-type': 'text/plain' }, 'end'),
    });
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'], resolve: async () => ['127.0.0.1'] });
    const url = `http://sub.School.example:${server.port}/go`;
    const page = (lists: Partial<OutboundRequest>) => outbound.fetch({ url, purpose: 'page', ...lists });
    assert.equal((await page({})).url, `http://www.other.example:${server.port}/end`);
    assert.equal((await page({ allowDomains: ['school.example', 'OTHER.example.'] })).status, 200);
    const ended = server.hits.filter((line) => line.includes('/end')).length;
    await refusedBy(page({ allowDomains: ['school.example'] }));
    await refusedBy(page({ denyDomains: ['other.example'] }));
    await refusedBy(page({ allowDomains: ['other.example'], denyDomains: ['www.other.example'] }));
    await refusedBy(page({ allowDomains: ['chool.example'] }));
    assert.equal(server.hits.filter((line) => line.includes('/end')).length, ended);
    await Promise.all([server.close(), outbound.close()]);
  });
});
