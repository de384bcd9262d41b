// Servers that drip, pour, lie, loop and break off: each ends within two seconds with a named outcome.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { isFault } from '../../src/domain/model/fault.ts';
import type { OutboundRequest, OutboundResponse } from '../../src/ports/fetch.ts';
import { type HostileServer, startHostileServer } from '../support/hostile-server.ts';
import { openTestOutbound, type TestOutbound } from '../support/test-outbound.ts';

const LONGEST_MS = 2000;

/** Time this process spent, outbound and hostile server together: a busy machine must not fail a patient outbound. */
function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const MAXIMUM_BYTES = 1024 * 1024;

/** Path, expected fault code. */
const FAULTS: [string, string][] = [
  ['/silent', 'fetch_timeout'],
  ['/drip-headers', 'fetch_timeout'],
  ['/drip-body', 'fetch_timeout'],
  ['/early-hints', 'response_too_large'],
  ['/bomb-gzip', 'response_too_large'],
  ['/bomb-deflate', 'response_too_large'],
  ['/bomb-br', 'response_too_large'],
  ['/bomb-zstd', 'response_too_large'],
  ['/bomb-twice', 'response_too_large'],
  ['/bomb-mixed', 'response_too_large'],
  ['/bomb-empty', 'response_too_large'],
  ['/stacked', 'bad_encoding'],
  ['/unknown-encoding', 'bad_encoding'],
  ['/false-gzip', 'bad_encoding'],
  ['/loop', 'too_many_redirects'],
  ['/ping', 'too_many_redirects'],
  ['/deeper', 'too_many_redirects'],
  ['/redirect-scheme', 'address_refused'],
  ['/length-too-long', 'fetch_failed'],
  ['/length-twice', 'fetch_failed'],
  ['/length-negative', 'fetch_failed'],
  ['/header-flood', 'response_too_large'],
  ['/half-closed', 'fetch_failed'],
  ['/reset', 'fetch_failed'],
  ['/not-http', 'fetch_failed'],
  ['/upgrade', 'fetch_failed'],
  ['/chunk-garbage', 'fetch_failed'],
];

/** Path, expected status, body start, truncated. */
const ANSWERS: [string, number, string, boolean][] = [
  ['/plain', 200, '<html><p>Jane', false],
  ['/endless', 200, 'aaaa', true],
  ['/endless-gzip', 200, 'aaaa', true],
  ['/endless-image', 200, '\x89PNG', true],
  ['/five', 200, 'arrived', false],
  ['/redirect-broken', 302, '', false],
  ['/redirect-nowhere', 302, 'no location', false],
  ['/length-too-short', 200, 'hello', false],
  ['/wrong-charset', 200, '<p>caf\xe9</p>', false],
  ['/no-content-with-body', 204, '', false],
  ['/missing', 404, '', false],
];

describe('hostile servers', () => {
  let server: HostileServer;
  let outbound: TestOutbound;
  before(async () => {
    server = await startHostileServer();
    outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
  });
  after(() => Promise.all([server.close(), outbound.close()]));

  const page = (path: string, more: Partial<OutboundRequest> = {}): Promise<OutboundResponse> =>
    outbound.fetch({ url: server.url(path), purpose: 'page', deadlineMs: 30_000, maxBytes: MAXIMUM_BYTES, ...more });

  for (const [path, code] of FAULTS) {
    test(`${path} ends as ${code}`, async () => {
      const start = spentMs();
      await assert.rejects(page(path, code === 'fetch_timeout' ? { deadlineMs: 150 } : {}), (error) => {
        assert.ok(isFault(error), String(error));
        assert.equal(error.code, code, error.detail);
        return true;
      });
      assert.ok(spentMs() - start < LONGEST_MS);
      assert.ok(server.hits.some((line) => line.includes(path)));
    });
  }

  test('a server that does not begin to answer is given up before a slow page is', async () => {
    const hurried = openTestOutbound({ allowNetworks: ['127.0.0.0/8'], pageHeadMs: 150 });
    const ends = (path: string, deadlineMs: number, after: number) =>
      assert.rejects(
        hurried.fetch({ url: server.url(path), purpose: 'page', deadlineMs }),
        (error) => isFault(error, 'fetch_timeout') && error.publicMessage.endsWith(`within ${after} ms`),
        path,
      );
    try {
      await ends('/silent', 60_000, 150);
      await ends('/drip-headers', 60_000, 150);
      await ends('/drip-body', 400, 400);
    } finally {
      await hurried.close();
    }
  });

  for (const [path, status, start, truncated] of ANSWERS) {
    test(`${path} ends as ${status}${truncated ? ', cut' : ''}`, async () => {
      const began = spentMs();
      const response = await page(path);
      assert.ok(spentMs() - began < LONGEST_MS);
      assert.equal(response.status, status);
      assert.equal(response.truncated, truncated);
      assert.ok(response.body.length <= MAXIMUM_BYTES);
      const text = Buffer.from(response.body).toString('latin1');
      assert.ok(start === '' ? text === '' : text.startsWith(start), JSON.stringify(text.slice(0, 40)));
    });
  }

  test('an image is left after its first bytes, a long text only at the limit', async () => {
    assert.equal((await page('/endless-image')).body.length, 1445);
    assert.equal((await page('/endless')).body.length, MAXIMUM_BYTES);
  });

  test('five redirects are followed, the sixth is not', async () => {
    const asked = () => server.hits.filter((line) => line.includes('/deeper')).length;
    const before = asked();
    await assert.rejects(page('/deeper'), (error) => isFault(error, 'too_many_redirects') && error.retry === 'never');
    assert.equal(asked() - before, 6);
  });

  test('an answer of a provider is never cut silently', async () => {
    await assert.rejects(page('/endless', { purpose: 'api' }), (error) => isFault(error, 'response_too_large'));
  });

  test('two hundred hostile answers at once leave memory and the process alone', async () => {
    const paths = FAULTS.map(([path]) => path).filter((path) => !path.startsWith('/bomb'));
    const before = process.memoryUsage().rss;
    const work = Array.from({ length: 200 }, (_, index) => page(paths[index % paths.length]!, { deadlineMs: 300 }));
    const results = await Promise.allSettled(work);
    assert.ok(results.every((result) => result.status === 'rejected' && isFault(result.reason)));
    assert.ok(process.memoryUsage().rss - before < 300 * 1024 * 1024);
    assert.equal((await page('/plain')).status, 200);
  });

  test('cancelling ends the wait at once', async () => {
    for (const path of ['/silent', '/drip-body']) {
      const controller = new AbortController();
      const seen = server.hits.length;
      const work = page(path, { signal: controller.signal, deadlineMs: 60_000 });
      const rejected = assert.rejects(work, (error) => isFault(error, 'canceled') && error.retry === 'stop');
      while (server.hits.length === seen) await new Promise((resolve) => setImmediate(resolve));
      controller.abort();
      await rejected;
    }
    await assert.rejects(page('/plain', { signal: AbortSignal.abort() }), (error) => isFault(error, 'canceled'));
  });

  test('no cookies, no referrer, an honest name; a page carries no credentials', async () => {
    const headers = { authorization: 'Bearer x', cookie: 'a=b', referer: 'http://x.example', 'user-agent': 'Mozilla' };
    const from = server.requests.length;
    const response = await page('/cookie', { headers });
    assert.equal(response.url, server.url('/after-cookie'));
    assert.equal(response.headers['set-cookie'], undefined);
    const sent = server.requests.slice(from).join('\r\n');
    assert.equal(sent.match(/user-agent: Bonafide\/0\.0\.0 \(\+https:\/\/operator\.example\)/gi)?.length, 2);
    assert.doesNotMatch(sent, /cookie:|referer:|authorization:|mozilla/i);
  });

  test('a reset page is asked twice, a webhook once', async () => {
    const count = () => server.hits.filter((line) => line.includes('/reset')).length;
    const before = count();
    await assert.rejects(page('/reset'), (error) => isFault(error, 'fetch_failed') && error.retry === 'later');
    assert.equal(count(), before + 2);
    assert.equal((await page('/reset', { purpose: 'webhook' })).truncated, true);
    await assert.rejects(page('/half-closed', { purpose: 'webhook', method: 'POST', body: '{}' }));
    assert.equal(server.hits.filter((line) => line.startsWith('POST /half-closed')).length, 1);
  });

  test('a connection refused is a failure that may pass', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    await assert.rejects(
      outbound.fetch({ url: `http://127.0.0.1:${port}/`, purpose: 'webhook' }),
      (error) => isFault(error, 'fetch_failed') && error.retry === 'later' && error.detail === 'ECONNREFUSED',
    );
  });
});
