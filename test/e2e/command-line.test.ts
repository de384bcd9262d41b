// The command line as an operator uses it: keys, projects, an archive of their own, and a verification from a file.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../src/client/bonafide-client.ts';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { type Service, startService, temporaryFolder } from '../support/service.ts';

const BIN = fileURLToPath(new URL('../../src/main/bin.ts', import.meta.url));
const folder = temporaryFolder();
const data = join(folder.path, 'data');
let service: Service;

before(async () => {
  service = await startService({ dataDir: data, environment: { BONAFIDE_PROVIDERS: 'profile,corpus' } });
});
after(async () => {
  assert.equal(await service.stop(), 0);
  folder.remove();
});

interface Ended {
  code: number | null;
  out: string;
  error: string;
}

function environment(variables: Record<string, string> = {}): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    BONAFIDE_DATA_DIR: data,
    BONAFIDE_URL: service.address,
    ...variables,
  };
}

const bonafide = (...words: string[]): Promise<Ended> => bonafideWith({}, ...words);

function bonafideWith(
  options: { input?: string; variables?: Record<string, string> },
  ...words: string[]
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...words], { env: environment(options.variables) });
    child.stdin.end(options.input ?? '');
    let out = '';
    let error = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (error += chunk));
    child.on('close', (code) => resolve({ code, out, error }));
  });
}

test('a request in a file becomes a report on the terminal', async () => {
  const file = join(folder.path, 'request.json');
  writeFileSync(file, JSON.stringify(SAMPLE_JOB));
  const { code, out, error } = await bonafide('verify', file);
  assert.equal(code, 0, error);
  assert.match(out, /^Maren Tollefsen\n\w[\w ]+, \d of 5\n/);
  assert.match(out, /^VERIFIED {2}phd {2}/m);
  // A pipe gets no colours, and lines stay whole.
  assert.doesNotMatch(out, /\u001b/);
  const jobs = await bonafide('jobs');
  assert.match(jobs.out, /job_\w+ {2}completed/);
});

test('several files, several documents of YAML, and standard input; reports in the order of the requests', async () => {
  const yaml = join(folder.path, 'two.yaml');
  writeFileSync(
    yaml,
    `person: {full_name: Maren Tollefsen, current_company: Halden Robotics}
claims:
  - {claim_key: phd, claim_type: education, expected: {school: Norvane University, degree: PhD, end_year: 2014}}
---
person: {full_name: Nobody Known}
claims:
  - {claim_key: ba, claim_type: education, expected: {school: Nowhere College}}
`,
  );
  const json = join(folder.path, 'third.json');
  writeFileSync(json, JSON.stringify(SAMPLE_JOB));
  const { code, out, error } = await bonafide('verify', yaml, json, '--json');
  assert.equal(code, 0, error);
  const keys = (JSON.parse(out) as Report[]).map((report) => report.claims.map((claim) => claim.claim_key));
  assert.deepEqual(keys, [['phd'], ['ba'], ['phd', 'cto']]);
  const piped = await bonafideWith({ input: JSON.stringify(SAMPLE_JOB) }, 'verify', '-');
  assert.equal(piped.code, 0, piped.error);
  assert.match(piped.out, /^VERIFIED {2}cto/m);
});

test('exit codes tell what the claims came to, when asked', async () => {
  const maren = ['verify', 'Maren Tollefsen', '--company', 'Halden Robotics', '--exit-status'];
  assert.equal((await bonafide(...maren, '--education', 'Norvane University, PhD, 2014')).code, 0);
  assert.equal((await bonafide(...maren, '--education', 'Calder Business School, MBA, 2016')).code, 3);
  assert.equal((await bonafide(...maren, '--award', 'Golden Spanner, Robot Society, 2020')).code, 4);
});

test('one file that cannot be read means that nothing is sent', async () => {
  const before = (await service.client.jobs.list({ limit: 100 })).data.length;
  const good = join(folder.path, 'good.json');
  writeFileSync(good, JSON.stringify(SAMPLE_JOB));
  const broken = join(folder.path, 'broken.yaml');
  writeFileSync(broken, 'person: {full_name: [');
  const { code, error } = await bonafide('verify', good, broken, 'missing.json');
  assert.equal(code, 2);
  assert.match(error, /broken\.yaml: /);
  assert.match(error, /missing\.json: there is no such file/);
  assert.equal((await service.client.jobs.list({ limit: 100 })).data.length, before);
});

test('a table becomes a batch, its bad rows are told, its rows come back in order', async () => {
  const table = join(folder.path, 'people.csv');
  writeFileSync(
    table,
    'full_name,current_company,school,degree,end_year\nMaren Tollefsen,Halden Robotics,Norvane University,PhD,2014\n,,x,,\n',
  );
  const { code, out, error } = await bonafide('batch', 'create', table, '--json');
  assert.equal(code, 1);
  assert.match(error, /^row 2: person\.full_name is required$/m);
  const rows = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { row: number; status: string });
  assert.deepEqual(
    rows.map(({ row, status }) => [row, status]),
    [
      [1, 'completed'],
      [2, 'rejected'],
    ],
  );
  const [batch] = (await service.client.batches.list({ limit: 1 })).data;
  assert.match((await bonafide('batch', 'results', batch!.id, '--csv')).out, /^row,.*\n1,.*\n2,/);
});

test('events arrive on this machine with a good signature; a forged one is refused', async () => {
  const listening = spawn(
    process.execPath,
    [BIN, 'webhooks', 'listen', '--events', 'job.created,job.completed', '--count', '3'],
    {
      env: environment(),
    },
  );
  const lines: string[] = [];
  let told = '';
  listening.stdout.on('data', (chunk) => lines.push(...String(chunk).trim().split('\n')));
  listening.stderr.on('data', (chunk) => (told += chunk));
  const ended = once(listening, 'close');
  while (!told.includes('Interrupt to end')) await once(listening.stderr, 'data');
  const [, address] = /Listening at (\S+) as (wh_\w+)\./.exec(told)!;
  const forged = await fetch(address!, {
    method: 'POST',
    headers: {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
    },
    body: '{}',
  });
  assert.equal(forged.status, 400);
  const { id } = await service.client.jobs.create(SAMPLE_JOB);
  const [code] = await ended;
  // The forged one counts as a failure.
  assert.equal(code, 1);
  assert.match(told, /refused {2}No signature matches\./);
  assert.deepEqual(lines.map((line) => /^verified {2}(job\.\w+) {2}(job_\w+)/.exec(line)!.slice(1)).sort(), [
    ['job.completed', id],
    ['job.created', id],
  ]);
  assert.deepEqual((await service.client.webhooks.list()).data, []);
});

test('the doctor looks and changes nothing', async () => {
  const { code, out } = await bonafide('doctor', '--offline', '--json');
  assert.equal(code, 0, out);
  const findings = JSON.parse(out) as { check: string; state: string; says: string }[];
  const of = (check: string) => findings.find((finding) => finding.check === check);
  assert.match(of('store')!.says, /^PostgreSQL \d+/);
  assert.equal(of('schema')!.says, 'up to date');
  assert.match(of('workers')!.says, /^1 alive/);
  assert.match(of('service')!.says, /answers, version/);
  assert.match(of('providers')!.says, /no web search is set up/);
  const nowhere = join(folder.path, 'nowhere');
  const fresh = await bonafideWith(
    { variables: { BONAFIDE_DATA_DIR: nowhere, BONAFIDE_LOGLEVEL: 'x' } },
    'doctor',
    '--offline',
  );
  assert.match(fresh.out, /the first start makes it/);
  assert.match(fresh.out, /BONAFIDE_LOGLEVEL is not a setting/);
  assert.equal(existsSync(nowhere), false);
  const broken = await bonafideWith({ variables: { PORT: 'x' } }, 'doctor', '--offline');
  assert.equal(broken.code, 1);
  assert.match(broken.out, /broken.*PORT must be/);
});

test('a backup of the running service brings everything back, sealed secrets included', async () => {
  const endpoint = await service.client.webhooks.create({ url: 'http://127.0.0.1:8899/x', events: ['job.failed'] });
  const file = join(folder.path, 'all.backup');
  const saved = await bonafide('backup', file);
  assert.equal(saved.code, 0, saved.error);
  assert.match(saved.out, /: \d+ rows\n$/);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal((await bonafide('backup', file)).code, 2);
  const refused = await bonafide('restore', file);
  assert.equal(refused.code, 1);
  assert.match(refused.error, /holds projects already/);
  const cut = join(folder.path, 'cut.backup');
  writeFileSync(cut, readFileSync(file).subarray(0, -400));
  const second = { BONAFIDE_DATA_DIR: join(folder.path, 'second') };
  assert.match((await bonafideWith({ variables: second }, 'restore', cut)).error, /no backup that can be restored/);
  const restored = await bonafideWith({ variables: second }, 'restore', file);
  assert.equal(restored.code, 0, restored.error);
  const other = await startService({
    dataDir: second.BONAFIDE_DATA_DIR,
    environment: { BONAFIDE_PROVIDERS: 'profile,corpus' },
  });
  try {
    // The same key opens it; jobs, reports and pages are the same.
    assert.equal(other.key, service.key);
    const jobs = (await service.client.jobs.list({ limit: 100 })).data;
    const again = (await other.client.jobs.list({ limit: 100 })).data;
    assert.deepEqual(
      again.map(({ id }) => id),
      jobs.map(({ id }) => id),
    );
    const { id } = jobs.find((job) => job.status === 'completed')!;
    assert.deepEqual(await other.client.jobs.report(id), await service.client.jobs.report(id));
    // Rotating opens the sealed secret of before.
    assert.match((await other.client.webhooks.rotateSecret(endpoint.id)).secret, /^whsec_/);
    const { id: fresh } = await other.client.jobs.create(SAMPLE_JOB);
    assert.equal((await other.client.jobs.waitFor(fresh)).status, 'completed');
  } finally {
    assert.equal(await other.stop(), 0);
    await service.client.webhooks.delete(endpoint.id);
  }
});

test('faults of a request are told with their paths', async () => {
  const file = join(folder.path, 'bad.json');
  writeFileSync(
    file,
    JSON.stringify({ person: {}, claims: [{ claim_key: '', claim_type: 'schooling', expected: {} }] }),
  );
  const { code, error } = await bonafide('verify', file);
  assert.equal(code, 1);
  assert.match(error, /person\.full_name/);
  assert.match(error, /claims\[0\]\.claim_type/);
});

test('an archive of the operator becomes searchable and goes away again', async () => {
  const archive = join(folder.path, 'archive');
  mkdirSync(archive);
  writeFileSync(
    join(archive, 'pages.jsonl'),
    `${JSON.stringify({ url: 'https://isfjord-college.example/staff/nansenby', html: '<title>Staff | Isfjord College</title><h1>Torvald Nansenby</h1><p>Torvald Nansenby is Professor of Glaciology at Isfjord College. He received his PhD from Isfjord College in 1999.</p>' })}\nnot json\n`,
  );
  const imported = await bonafide('corpus', 'import', archive);
  assert.equal(imported.code, 0, imported.error);
  assert.match(imported.out, /1 pages imported as archive-/);
  assert.match(imported.error, /line 2: not json/);
  const { id } = await service.client.jobs.create({
    person: { full_name: 'Torvald Nansenby', current_company: 'Isfjord College' },
    claims: [
      {
        claim_key: 'phd',
        claim_type: 'education',
        expected: { school: 'Isfjord College', degree: 'PhD', end_year: 1999 },
      },
    ],
  });
  await service.client.jobs.waitFor(id);
  const report = await service.client.jobs.report(id);
  assert.ok(report.sources.some((source) => source.domain === 'isfjord-college.example'));
  assert.equal(report.claims[0]?.evidence[0]?.quote, 'He received his PhD from Isfjord College in 1999.');
  writeFileSync(join(archive, 'extra.html'), '<h1>Torvald Nansenby</h1><p>An old page.</p>');
  assert.match((await bonafide('corpus', 'import', archive)).out, /1 pages imported as archive-\w+, 1 there already\n/);
  rmSync(join(archive, 'extra.html'));
  const pruned = await bonafide('corpus', 'import', '--prune', archive);
  assert.match(pruned.out, /0 pages imported as archive-\w+, 1 there already, 1 no longer there removed/);
  const name = /archive-\w+/.exec(imported.out)![0];
  assert.match((await bonafide('corpus', 'list')).out, new RegExp(name));
  const unasked = await bonafide('corpus', 'remove', name);
  assert.equal(unasked.code, 2);
  assert.match(unasked.error, /say --yes/);
  assert.match((await bonafide('corpus', 'remove', name.slice(0, 9), '--yes')).error, /the name must be whole/);
  assert.match((await bonafide('corpus', 'remove', name, '--yes')).out, /1 pages removed/);
  assert.doesNotMatch((await bonafide('corpus', 'list')).out, new RegExp(name));
});

test('a key made on the command line works at once', async () => {
  assert.equal((await bonafide('projects', 'create', 'second')).code, 0);
  const { out } = await bonafide('keys', 'create', 'second', 'for the tests');
  const response = await fetch(`${service.address}/v1/jobs`, { headers: { 'x-api-key': out.trim() } });
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { data: [], next_cursor: null });
});

test('a project that is not there is told with those that are', async () => {
  const { code, error } = await bonafide('keys', 'list', 'thrid');
  assert.equal(code, 1);
  assert.match(error, /There is no project "thrid"\. There are default, second\./);
  assert.match((await bonafide('keys')).out, /active {2}ensured at start/);
});

test('wrong words get a usage line', async () => {
  for (const words of [['frobnicate'], ['verify'], ['corpus', 'import'], ['keys', 'destroy']]) {
    const { code, error } = await bonafide(...words);
    assert.equal(code, 2, words.join(' '));
    assert.match(error, /say --help/);
  }
});
