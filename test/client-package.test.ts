// The client as its users get it: packed, installed into an empty folder without a network, used from Node and from a browser,
// with types that are held to what the running service says of itself.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { CLIENT_PACKAGE, packClient, typeOf, wireTypes } from '../scripts/pack-client.ts';
import { Bonafide, BonafideAdmin } from '../src/client/index.ts';
import { browserMissing, openBrowser } from './e2e/console-service.ts';
import { jobBody, openTestApi, type TestApi } from './support/api.ts';
import { CLIENT_METHODS } from './support/client-methods.ts';
import { temporaryFolder } from './support/service.ts';

const ROOT = join(import.meta.dirname, '..');
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

const folder = temporaryFolder();
let api: TestApi;
let address: string;
let packed: string;
let document: Document;

before(async () => {
  packed = packClient();
  api = await openTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  document = (await (await fetch(`${address}/openapi.json`)).json()) as Document;
  writeFileSync(join(folder.path, 'package.json'), '{"type":"module","private":true}');
  // Nothing listens there: whatever had to be fetched would fail.
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--registry=http://127.0.0.1:9', packed], {
    cwd: folder.path,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});
after(async () => {
  await api.close();
  folder.remove();
});

const installed = (): string => join(folder.path, 'node_modules', 'bonafide-client');

test('the package has no dependency, and nothing in it reaches outside of itself', () => {
  const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies', 'scripts'])
    assert.equal(manifest[kind], undefined);
  assert.deepEqual(
    readdirSync(join(folder.path, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['bonafide-client'],
  );
  for (const file of readdirSync(join(installed(), 'dist'))) {
    const text = readFileSync(join(installed(), 'dist', file), 'utf8');
    for (const [, from] of text.matchAll(/from ['"]([^'"]+)['"]/g)) assert.match(from!, /^\.\/[\w-]+\.js$/, file);
  }
});

test('the lines that the documents say to type are the lines that were run', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const own = JSON.parse(readFileSync(join(CLIENT_PACKAGE, 'package.json'), 'utf8')) as { version: string };
  assert.equal(own.version, version);
  for (const page of ['README.md', 'docs/client.md']) {
    const text = readFileSync(join(ROOT, page), 'utf8');
    assert.ok(text.includes('npm run pack-client'), page);
    assert.ok(text.includes(`npm install ./dist/${basename(packed)}`), page);
  }
  assert.ok(existsSync(join(ROOT, 'dist', basename(packed))));
});

/** What both worlds do with it; the browser gets the same text. */
const USE = `
  const bonafide = new Bonafide({ baseUrl, apiKey, retries: 0 });
  const job = await bonafide.jobs.create(body);
  const seen = await bonafide.jobs.get(job.id);
  const fault = await bonafide.jobs.create({ person: {}, claims: [] }).catch((error) => error);
  return {
    same: seen.id === job.id,
    isError: fault instanceof BonafideError,
    code: fault.code,
    requestId: fault.requestId,
    faults: fault.problem.errors.map((each) => each.path),
  };`;

interface Used {
  same: boolean;
  isError: boolean;
  code: string;
  requestId: string;
  faults: string[];
}

function assertUsed(used: Used): void {
  assert.match(used.requestId, /^req_/);
  assert.deepEqual(
    { ...used, requestId: '' },
    { same: true, isError: true, code: 'validation_failed', requestId: '', faults: ['person.full_name', 'claims'] },
  );
}

test('it works in Node', async () => {
  writeFileSync(
    join(folder.path, 'use.js'),
    `import { Bonafide, BonafideError } from 'bonafide-client';
const [baseUrl, apiKey, text] = process.argv.slice(2);
const body = JSON.parse(text);
const use = async () => {${USE}};
console.log(JSON.stringify(await use()));`,
  );
  const words = ['use.js', address, api.project.key, JSON.stringify(jobBody())];
  // Not waited for in place: the server lives in this process.
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder.path });
  assertUsed(JSON.parse(stdout) as Used);
});

const missing = browserMissing();
const required = process.env.BONAFIDE_BROWSER_TESTS === 'required';

test('it works in a browser', { skip: missing !== null && !required ? missing : false }, async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.route('**/client/*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        path: join(installed(), 'dist', basename(new URL(route.request().url()).pathname)),
      }),
    );
    // A page of somebody's own at the same address: those of the service allow no foreign script.
    await page.route('**/own.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(`${address}/own.html`);
    const used = await page.evaluate(
      `(async () => {
        const { Bonafide, BonafideError } = await import('/client/index.js');
        const [baseUrl, apiKey, body] = ${JSON.stringify([address, api.project.key, jobBody()])};
        ${USE}
      })()`,
    );
    assertUsed(used as Used);
  } finally {
    await browser.close();
  }
});

function operations(): { path: string; verb: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb: verb.toUpperCase(), operation })),
  );
}

test('every operation has its method, which calls it by its own address', async () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  assert.deepEqual(Object.keys(CLIENT_METHODS).sort(), ids.sort());
  for (const { path, verb, operation } of operations()) {
    const asked: string[] = [];
    const record: typeof fetch = async (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`);
      return new Response('{}', { status: 200 });
    };
    const options = { baseUrl: 'http://x.example', fetch: record };
    const client = new Bonafide({ ...options, apiKey: 'k' });
    await CLIENT_METHODS[operation.operationId]!.call(client, new BonafideAdmin({ ...options, adminToken: 't' }));
    assert.deepEqual(asked, [`${verb} ${path.replaceAll(/\{\w+\}/g, 'x')}`], operation.operationId);
  }
});

/** A file of types: those of the running service, and one line for each operation that only compiles when they agree. */
function proof(): string {
  const lines = operations().flatMap(({ operation }) => {
    const { operationId: id, requestBody, responses } = operation;
    const { type, body, isText } = CLIENT_METHODS[id]!;
    const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    const schema = answer?.content?.['application/json']?.schema;
    const wire = schema ? typeOf(schema) : 'void';
    const sent = requestBody?.content['application/json']?.schema;
    return [
      ...(isText ? [] : [`const ${id}_answer: Promised<Awaited<ReturnType<client.${type}>>, ${wire}> = true;`]),
      ...(sent && body !== undefined
        ? [`const ${id}_body: Accepted<Parameters<client.${type}>[${body}], ${typeOf(sent)}> = true;`]
        : []),
    ];
  });
  return `import type * as client from 'bonafide-client';
${wireTypes(document)}
/** Whatever the service answers is what the client promises. */
type Promised<Client, Wire> = [Wire] extends [Client] ? true : false;
/** What the client lets through, the service takes. */
type Accepted<Client, Wire> = [NonNullable<Client>] extends [Wire] ? true : false;
${lines.join('\n')}
`;
}

function compile(file: string, text: string): string {
  writeFileSync(join(folder.path, file), text);
  const options = ['--ignoreConfig', '--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext'];
  const run = spawnSync(process.execPath, [TSC, file, ...options, '--lib', 'es2022,dom,dom.iterable', '--types', ''], {
    cwd: folder.path,
    encoding: 'utf8',
  });
  return run.stdout.trim();
}

test('the types of the package are those of /openapi.json, operation by operation', { timeout: 120_000 }, () => {
  const text = proof();
  assert.ok(text.split('\n').filter((line) => line.startsWith('const ')).length > 50);
  const faults = compile('proof.ts', text)
    .split('\n')
    .map((fault) => text.split('\n')[Number(/\((\d+),/.exec(fault)?.[1]) - 1] ?? fault);
  assert.deepEqual(faults, ['']);
  // The proof can fail: a service that answers something else does not compile.
  const other = text.replace(
    /const getReport_answer: Promised<(.+), Report>/,
    'const getReport_answer: Promised<$1, Usage>',
  );
  assert.notEqual(other, text);
  assert.match(compile('other.ts', other), /getReport_answer|TS2322/);
});

test('a program that uses it rightly compiles under strict, and one that misspells does not', {
  timeout: 120_000,
}, () => {
  const program = (member: string) => `import { Bonafide, BonafideError, verifyWebhook } from 'bonafide-client';
const bonafide = new Bonafide({ baseUrl: 'http://127.0.0.1:8787', apiKey: 'k' });
export async function verify(): Promise<string> {
  try {
    const job = await bonafide.jobs.create({ person: { full_name: 'Ada Example' }, claims: [
      { claim_key: 'phd', claim_type: 'education', expected: { school: 'Example University' } }] });
    const report = await bonafide.jobs.report(job.id);
    await verifyWebhook('{}', {}, 'whsec_x');
    return report.claims.map((claim) => claim.${member}).join();
  } catch (error) {
    return error instanceof BonafideError ? (error.requestId ?? '') : '';
  }
}
`;
  assert.equal(compile('right.ts', program('explanation')), '');
  assert.match(compile('wrong.ts', program('explanaton')), /explanaton/);
});

test('schemas become types', () => {
  assert.equal(typeOf({ type: ['string', 'null'] }), 'string | null');
  assert.equal(typeOf({ type: 'array', items: { $ref: '#/components/schemas/Job' } }), 'Array<Job>');
  assert.equal(
    typeOf({ type: 'object', properties: { a: { type: 'integer' }, 'b-c': { enum: ['x', 'y'] } }, required: ['a'] }),
    '{ a: number; "b-c"?: "x" | "y" }',
  );
  assert.equal(typeOf({ type: 'object', additionalProperties: { type: 'string' } }), 'Record<string, string>');
});
