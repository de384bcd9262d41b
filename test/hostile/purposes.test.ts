// What a page, a provider and a webhook each get: redirects, keys, robots, manners, TLS names and proxies.
import assert from 'node:assert/strict';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import { isFault } from '../../src/domain/model/fault.ts';
import { NO_OPENSSL, selfSigned, trusting } from '../support/certificate.ts';
import { reply, startHostileServer } from '../support/hostile-server.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

describe('purposes and manners', () => {
  test('a webhook: the redirect is the answer, the body is a receipt of 64 KiB, the bytes are sent as given', async () => {
    const server = await startHostileServer({
      '/moved': (socket) => reply(socket, '307 Temporary Redirect', { location: '/elsewhere' }),
      '/long': (socket) => reply(socket, '200 OK', {}, 'r'.repeat(200_000)),
      '/odd': (socket) => reply(socket, '200 OK', { 'content-encoding': 'gzip' }, 'not gzip'),
      '/slow': (socket) => void socket.write('HTTP/1.1 202 Accepted\r\ncontent-length: 10\r\n\r\nok'),
    });
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
    const post = (path: string) =>
      outbound.fetch({
        url: server.url(path),
        purpose: 'webhook',
        method: 'POST',
        body: '{"a":1}',
        headers: { 'webhook-id': 'evt_1', 'content-type': 'application/json' },
        deadlineMs: 300,
      });
    assert.equal((await post('/moved')).status, 307);
    const long = await post('/long');
    assert.deepEqual([long.status, long.body.length, long.truncated], [200, 65536, true]);
    assert.equal(Buffer.from((await post('/odd')).body).toString(), 'not gzip');
    assert.deepEqual([(await post('/slow')).status, (await post('/slow')).truncated], [202, true]);
    assert.ok(!server.hits.some((line) => line.includes('/elsewhere')));
    assert.match(server.requests[0]!, /webhook-id: evt_1/);
    assert.ok(server.requests.every((head) => !head.includes('robots.txt')));
    await Promise.all([server.close(), outbound.close()]);
  });

  test("a provider's key stays with its origin when the provider redirects", async () => {
    const second = await startHostileServer({ '*': (socket) => reply(socket, '200 OK', {}, '{}') });
    const first = await startHostileServer({
      '/away': (socket) => reply(socket, '302 Found', { location: second.url('/landed') }),
      '/near': (socket) => reply(socket, '302 Found', { location: '/landed' }),
      '/landed': (socket) => reply(socket, '200 OK', {}, '{}'),
    });
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
    const headers = { authorization: 'Bearer key', 'x-api-key': 'key' };
    await outbound.fetch({ url: first.url('/near'), purpose: 'api', headers });
    await outbound.fetch({ url: first.url('/away'), purpose: 'api', headers });
    assert.match(first.requests[1]!, /authorization: Bearer key/);
    assert.equal(second.requests.length, 1);
    assert.doesNotMatch(second.requests[0]!, /authorization|x-api-key/i);
    await Promise.all([first.close(), second.close(), outbound.close()]);
  });

  test('robots.txt is asked once, obeyed, and closes the site when it answers 5xx', async () => {
    let status = '200 OK';
    const server = await startHostileServer({
      '/robots.txt': (socket) => reply(socket, status, {}, 'User-agent: Bonafide\nDisallow: /private\n'),
      '*': (socket) => reply(socket, '200 OK', { 'content-type': 'text/plain' }, 'x'),
    });
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
    const read = (path: string, reader = outbound) => reader.fetch({ url: server.url(path), purpose: 'page' });
    assert.equal((await read('/open')).status, 200);
    await assert.rejects(read('/private/x'), (error) => isFault(error, 'robots_disallowed'));
    assert.equal(server.requests.filter((head) => head.includes('/robots.txt')).length, 1);
    assert.equal(outbound.counts.get('fetch_blocked_total robots'), 1);
    assert.equal((await outbound.fetch({ url: server.url('/private/x'), purpose: 'api' })).status, 200);
    status = '503 Service Unavailable';
    const other = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
    await assert.rejects(read('/open', other), (error) => isFault(error, 'robots_disallowed'));
    status = '404 Not Found';
    const third = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
    assert.equal((await read('/private/x', third)).status, 200);
    assert.equal(server.hits.filter((line) => line.includes('/private/x')).length, 2);
    await Promise.all([server.close(), outbound.close(), other.close(), third.close()]);
  });

  for (const type of ['text/html', 'image/png', 'application/pdf', 'application/octet-stream', 'font/woff2', '']) {
    test(`rules sent as "${type}" are read as text to their end, at most 500 KiB of them`, async () => {
      const filler = (bytes: number) => `# ${'-'.repeat(61)}\n`.repeat(Math.ceil(bytes / 64));
      const rules = `${filler(3_000)}User-agent: *\nDisallow: /late\n${filler(500 * 1024)}Disallow: /beyond\n`;
      const server = await startHostileServer({
        '/robots.txt': (socket) => reply(socket, '200 OK', type === '' ? {} : { 'content-type': type }, rules),
        '*': (socket) => reply(socket, '200 OK', { 'content-type': 'text/plain' }, 'words'),
      });
      const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
      const read = (path: string) => outbound.fetch({ url: server.url(path), purpose: 'page' });
      await assert.rejects(read('/late/x'), (error) => isFault(error, 'robots_disallowed'));
      assert.equal((await read('/beyond')).status, 200);
      assert.equal((await read('/open')).status, 200);
      assert.equal(server.requests.filter((head) => head.includes('/robots.txt')).length, 1);
      await Promise.all([server.close(), outbound.close()]);
    });
  }

  test('a redirect does not slip past the robots.txt of the host it leads to', async () => {
    const closed = await startHostileServer({
      '/robots.txt': (socket) => reply(socket, '200 OK', {}, 'User-agent: *\nDisallow: /'),
      '*': (socket) => reply(socket, '200 OK', {}, 'x'),
    });
    const open = await startHostileServer({
      '/go': (socket) => reply(socket, '302 Found', { location: closed.url('/page') }),
    });
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
    const work = outbound.fetch({ url: open.url('/go'), purpose: 'page' });
    await assert.rejects(work, (error) => isFault(error, 'robots_disallowed'));
    assert.deepEqual(closed.hits, []);
    await Promise.all([open.close(), closed.close(), outbound.close()]);
  });

  test('fifty pages of one host: two connections at most, a second between starts, in the order asked', async () => {
    let open = 0;
    let most = 0;
    const server = await startHostileServer({
      '*': (socket) => {
        open += 1;
        most = Math.max(most, open);
        setImmediate(() => {
          open -= 1;
          reply(socket, '200 OK', { 'content-type': 'text/plain' }, 'x');
        });
      },
    });
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'], resolve: async () => ['127.0.0.1'] });
    const urls = Array.from({ length: 50 }, (_, index) => `http://school.example:${server.port}/page-${index}`);
    const responses = await Promise.all(urls.map((url) => outbound.fetch({ url, purpose: 'page' })));
    assert.ok(responses.every((response) => response.status === 200));
    assert.ok(most <= 2, `${most} connections`);
    // robots.txt and fifty pages: fifty pauses of a second.
    assert.equal(outbound.slept.length, 50);
    assert.ok(outbound.slept.every((pause) => pause >= 1000));
    assert.deepEqual(
      server.hits.map((line) => line.split(' ')[1]),
      urls.map((url) => new URL(url).pathname),
    );
    await Promise.all([server.close(), outbound.close()]);
  });

  test('"come back later": a short pause is waited for once, a long one is told to the caller', async () => {
    let after = '2';
    let answers = 0;
    const server = await startHostileServer({
      '/busy': (socket) => {
        answers += 1;
        if (answers === 2) reply(socket, '200 OK', { 'content-type': 'text/plain' }, 'now');
        else reply(socket, '503 Service Unavailable', { 'retry-after': after });
      },
    });
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
    const page = () => outbound.fetch({ url: server.url('/busy'), purpose: 'page' });
    assert.equal((await page()).status, 200);
    assert.deepEqual(outbound.slept, [2001]);
    after = '3600';
    assert.equal((await page()).status, 503);
    assert.equal(answers, 3);
    await assert.rejects(page(), (error) => isFault(error, 'fetch_failed') && error.retryAfterSeconds === 3600);
    assert.equal(answers, 3);
    await Promise.all([server.close(), outbound.close()]);
  });

  test('the name stays in the TLS greeting although the connection is pinned to an address', async () => {
    let greeting = '';
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        greeting += chunk.toString('latin1');
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'], resolve: async () => ['127.0.0.1'] });
    const work = outbound.fetch({ url: `https://pinned.example.:${port}/`, purpose: 'webhook' });
    await assert.rejects(work, (error) => isFault(error, 'fetch_failed'));
    assert.match(greeting, /pinned\.example/);
    assert.doesNotMatch(greeting, /pinned\.example\./);
    await new Promise((resolve) => server.close(resolve));
    await outbound.close();
  });

  test('TLS: the certificate must fit the name and be trusted; the address does not matter', {
    skip: NO_OPENSSL,
  }, async () => {
    const { key, cert } = selfSigned('pinned.example');
    const server = createTlsServer({ key, cert }, (_request, response) => response.end('over tls'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'], resolve: async () => ['127.0.0.1'] });
    const get = (host: string) => outbound.fetch({ url: `https://${host}:${port}/`, purpose: 'api' });
    const failed = (error: unknown) => isFault(error, 'fetch_failed') && error.retry === 'never';
    await assert.rejects(get('pinned.example'), failed, 'not trusted');
    await trusting([cert], async () => {
      assert.equal(Buffer.from((await get('pinned.example')).body).toString(), 'over tls');
      await assert.rejects(get('other.example'), failed, 'another name');
      await assert.rejects(get('127.0.0.1'), failed, 'no name at all');
    });
    await outbound.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('environment proxies are ignored; a named one carries everything but opened addresses', async () => {
    const target = await startHostileServer({ '*': (socket) => reply(socket, '200 OK', {}, 'direct') });
    const asked: string[] = [];
    const proxy = await startHostileServer({
      '*': (socket, { path }) => {
        asked.push(path);
        socket.removeAllListeners('data');
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        socket.on('data', () => reply(socket, '200 OK', { 'content-type': 'text/plain' }, 'through the proxy'));
      },
    });
    process.env.HTTP_PROXY = proxy.url('');
    const direct = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
    assert.equal(Buffer.from((await direct.fetch({ url: target.url('/'), purpose: 'api' })).body).toString(), 'direct');
    delete process.env.HTTP_PROXY;
    assert.deepEqual(asked, []);
    const resolve = async (host: string) =>
      host === 'inside.example' ? ['10.0.0.7'] : ['2606:4700::1', '93.184.215.14'];
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'], proxyUrl: proxy.url(''), resolve });
    const far = await outbound.fetch({ url: 'http://far.example/', purpose: 'api' });
    assert.equal(Buffer.from(far.body).toString(), 'through the proxy');
    assert.equal(
      Buffer.from((await outbound.fetch({ url: target.url('/'), purpose: 'api' })).body).toString(),
      'direct',
    );
    for (const url of [
      'http://10.0.0.1/',
      'http://far.example:22/',
      'http://[::ffff:10.0.0.1]/',
      'http://inside.example/',
    ])
      await assert.rejects(outbound.fetch({ url, purpose: 'api' }), (error) => isFault(error, 'address_refused'));
    assert.deepEqual(asked, ['93.184.215.14:80']);
    // Each endpoint has a tunnel of its own.
    for (const connectionOwner of ['ep_a', 'ep_b']) {
      const hook = {
        url: 'http://far.example/',
        purpose: 'webhook',
        method: 'POST',
        body: '{}',
        connectionOwner,
      } as const;
      assert.equal(Buffer.from((await outbound.fetch(hook)).body).toString(), 'through the proxy');
    }
    assert.deepEqual(asked, Array(3).fill('93.184.215.14:80'));
    // An operator whose network has no name server may leave names to the proxy, which then guards them.
    const trusting = openTestOutbound({ proxyUrl: proxy.url(''), proxyResolvesNames: true });
    await trusting.fetch({ url: 'http://far.example/', purpose: 'api' });
    assert.equal(asked.at(-1), 'far.example:80');
    await Promise.all([target.close(), proxy.close(), direct.close(), outbound.close(), trusting.close()]);
  });

  for (const [name, act] of [
    ['closes', (socket: Socket) => void socket.destroy()],
    ['ends', (socket: Socket) => void socket.end()],
    ['refuses', (socket: Socket) => reply(socket, '502 Bad Gateway', {}, '')],
  ] as const) {
    test(`a proxy that ${name} is asked once a try`, async () => {
      let asked = 0;
      const proxy = await startHostileServer({
        '*': (socket) => {
          asked += 1;
          act(socket);
        },
      });
      const outbound = openTestOutbound({ proxyUrl: proxy.url(''), resolve: async () => ['93.184.215.14'] });
      for (const purpose of ['api', 'webhook'] as const) {
        asked = 0;
        const work = outbound.fetch({ url: 'http://far.example/', purpose, deadlineMs: 5000 });
        await assert.rejects(work, (error) => isFault(error, 'fetch_failed'));
        assert.equal(asked, 1, purpose);
      }
      await Promise.all([proxy.close(), outbound.close()]);
    });
  }
});
