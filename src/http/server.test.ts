import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, silentLog, type TestApi } from '../../test/support/api.ts';
import { ERROR_CODES } from '../contract/error-codes.ts';
import type { LogFields } from '../ports/log.ts';
import { ROUTES } from './routes/registry.ts';

describe('the server', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi({ settings: { publicUrl: null } });
  });
  after(() => api.close());

  it('answers health, readiness, metrics, the document and the reference without a key', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs']) {
      const answer = await api.call('GET', url, undefined, { key: null });
      assert.equal(answer.statusCode, 200, url);
      assert.ok(answer.headers['x-request-id']);
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    }
  });

  it('describes every route and every problem code in the document and the reference', async () => {
    const document = (await api.call('GET', '/openapi.json')).json();
    assert.equal(document.openapi, '3.1.0');
    const { body: page, headers } = await api.call('GET', '/docs');
    for (const route of ROUTES) {
      const path = route.path.replace(/:([a-z_]+)/g, '{$1}');
      assert.equal(document.paths[path][route.method.toLowerCase()].operationId, route.id);
      assert.ok(page.includes(`id="${route.id}"`));
    }
    for (const code of Object.keys(ERROR_CODES)) assert.ok(page.includes(`id="problem-${code}"`));
    assert.ok(!/<script|https?:\/\/(?!json-schema)[^"]*\.(js|css|png|woff2?)/.test(page));
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/);
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    for (const [, pointer] of references) {
      const target = pointer!.split('/').reduce((value, part) => value?.[part], document);
      assert.ok(target, pointer);
    }
  });

  it('answers 404 for unknown routes and 405 with Allow for known ones', async () => {
    for (const url of ['/v1/unknown', '/v2/jobs', '/v1/jobs/a/b/c', '/v1/jobs/']) {
      const answer = await api.call('GET', url);
      assert.equal(answer.statusCode, 404, url);
      assert.ok(['route_not_found', 'not_found'].includes(answer.json().code));
    }
    const cases: [string, string, string][] = [
      ['PUT', '/v1/jobs', 'GET, HEAD, POST'],
      ['DELETE', '/v1/jobs', 'GET, HEAD, POST'],
      ['POST', '/v1/jobs/job_1', 'GET, HEAD, DELETE'],
      ['GET', '/v1/jobs/job_1/cancel', 'POST'],
      ['PATCH', '/healthz', 'GET, HEAD'],
      ['OPTIONS', '/v1/templates', 'GET, HEAD, POST'],
    ];
    for (const [method, url, allow] of cases) {
      const answer = await api.call(method as 'GET', url, '{broken', { headers: { 'content-type': 'text/plain' } });
      assert.equal(answer.statusCode, 405, `${method} ${url}`);
      assert.equal(answer.headers.allow, allow);
      assert.equal(answer.json().code, 'method_not_allowed');
    }
  });

  it('makes links from the host that was asked, unless that is no plain host', async () => {
    const self = async (host: string) =>
      (await api.call('POST', '/v1/jobs', jobBody(), { headers: { host } })).json().links.self as string;
    assert.match(await self('bonafide.example:9000'), /^http:\/\/bonafide\.example:9000\/v1\/jobs\/job_/);
    assert.match(await self('[::1]:8787'), /^http:\/\/\[::1\]:8787\/v1/);
    for (const host of ['evil.example/x?', 'a"b', 'a b', '<x>', 'user@evil.example']) {
      assert.match(await self(host), /^http:\/\/127\.0\.0\.1:8787\/v1\/jobs/, host);
    }
  });

  it('never echoes a request id of the client', async () => {
    const answer = await api.call('GET', '/healthz', undefined, { headers: { 'x-request-id': 'mine' } });
    assert.match(String(answer.headers['x-request-id']), /^req_/);
  });

  it("carries the caller's trace into the line about its request, and nothing that is no trace", async () => {
    const lines: LogFields[] = [];
    const note = (_: string, fields?: LogFields): void => void lines.push(fields ?? {});
    const traced = await openTestApi({ log: { info: note, warn: note, error: note } });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    try {
      for (const traceparent of [`00-${trace}-00f067aa0ba902b7-01`, 'mine', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])
        await traced.call('GET', '/v1/jobs', undefined, { headers: { traceparent } });
    } finally {
      await traced.close();
    }
    assert.deepEqual(
      lines.filter(({ route }) => route === '/v1/jobs').map((line) => line.trace_id),
      [trace, undefined, undefined],
    );
  });

  it('survives requests that are no HTTP', async () => {
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = new URL(address);
    for (const bytes of [
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ]) {
      const answer = await new Promise<string>((resolve, reject) => {
        let text = '';
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
        socket.on('data', (chunk) => {
          text += chunk;
        });
        socket.on('close', () => resolve(text));
        socket.on('error', reject);
      });
      assert.match(answer, /^HTTP\/1\.1 4\d\d /);
      assert.match(answer, /application\/problem\+json/);
      assert.match(answer.toLowerCase(), /x-request-id: req_/);
    }
    assert.equal((await fetch(`${address}/healthz`)).status, 200);
  });

  it('redirects to the reference without a console, and serves one that is there', async () => {
    assert.equal((await api.call('GET', '/')).headers.location, '/docs');
    const folder = mkdtempSync(join(tmpdir(), 'console-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>console');
    writeFileSync(join(folder, 'assets', 'app-1a2b3c4d.js'), 'void 0;');
    const second = await openTestApi({ settings: { consoleFolder: folder } });
    try {
      const get = (url: string, headers = {}) => second.call('GET', url, undefined, { key: null, headers });
      assert.equal((await get('/')).headers.location, '/console/');
      const page = await get('/console/');
      assert.equal(page.body, '<!doctype html>console');
      assert.match(String(page.headers['content-type']), /^text\/html/);
      assert.match(String(page.headers['content-security-policy']), /script-src 'self'/);
      assert.equal((await get('/console/', { 'if-none-match': String(page.headers.etag) })).statusCode, 304);
      assert.equal((await get('/console/jobs/job_1')).body, page.body);
      assert.match(String((await get('/console/assets/app-1a2b3c4d.js')).headers['cache-control']), /immutable/);
      for (const url of ['/console/missing.js', '/console/..%2f..%2fetc/passwd.txt', '/console/../server.ts']) {
        assert.equal((await get(url)).statusCode, 404, url);
      }
    } finally {
      await second.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('answers 503 while the store is away, and logs no person', async () => {
    const lines: [string, LogFields | undefined][] = [];
    const keep = (message: string, fields?: LogFields) => void lines.push([message, fields]);
    const second = await openTestApi({ log: { ...silentLog, info: keep, error: keep, warn: keep } });
    await second.call('GET', '/v1/jobs');
    await second.database.close();
    const answer = await second.call('POST', '/v1/jobs', jobBody({ person: { full_name: 'Canary Persson' } }));
    assert.equal(answer.statusCode, 503, answer.body);
    assert.equal(answer.json().code, 'store_unavailable');
    assert.match(String(answer.headers['retry-after']), /^\d+$/);
    assert.equal((await second.call('GET', '/readyz')).statusCode, 503);
    assert.equal((await second.call('GET', '/healthz')).statusCode, 200);
    await second.app.close();
    assert.ok(lines.length > 2);
    const text = JSON.stringify(lines);
    assert.ok(!text.includes('Canary') && !text.includes(second.project.key));
  });
});
