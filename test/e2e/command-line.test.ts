// The command line as an operator uses it: keys, projects, an archive of their own, and a verification from a file.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
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

function bonafide(...words: string[]): Promise<{ code: number | null; out: string; error: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...words], {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        BONAFIDE_DATA_DIR: data,
        BONAFIDE_URL: service.address,
      },
    });
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
  assert.match(out, /^Score \d of 5/);
  assert.match(out, /phd/);
  const jobs = await bonafide('jobs');
  assert.match(jobs.out, /job_\w+ {2}completed/);
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
  assert.match((await bonafide('corpus', 'remove', name)).out, /1 pages removed/);
  assert.doesNotMatch((await bonafide('corpus', 'list')).out, new RegExp(name));
});

test('a key made on the command line works at once', async () => {
  assert.equal((await bonafide('projects', 'create', 'second')).code, 0);
  const { out } = await bonafide('keys', 'create', 'second', 'for the tests');
  const response = await fetch(`${service.address}/v1/jobs`, { headers: { 'x-api-key': out.trim() } });
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { data: [], next_cursor: null });
});

test('wrong words get a usage line', async () => {
  for (const words of [['frobnicate'], ['verify'], ['corpus', 'import'], ['keys', 'destroy']]) {
    const { code, error } = await bonafide(...words);
    assert.equal(code, 2, words.join(' '));
    assert.match(error, /[Uu]sage|no command/);
  }
});
