// The command line as somebody uses it who asks a service: verifications, batches, events.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Report } from '../../src/client/bonafide-client.ts';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { BIN, commandEnvironment, type Ended, runBonafide } from '../support/bonafide-command.ts';
import { type Service, startService, temporaryFolder } from '../support/service.ts';

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

const settings = (): Record<string, string> => ({ BONAFIDE_DATA_DIR: data, BONAFIDE_URL: service.address });
const bonafide = (...words: string[]): Promise<Ended> => runBonafide({ variables: settings() }, ...words);

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
  const piped = await runBonafide({ input: JSON.stringify(SAMPLE_JOB), variables: settings() }, 'verify', '-');
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
      env: commandEnvironment(settings()),
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

test('wrong words get a usage line', async () => {
  for (const words of [['frobnicate'], ['verify'], ['corpus', 'import'], ['jobs', 'destroy']]) {
    const { code, error } = await bonafide(...words);
    assert.equal(code, 2, words.join(' '));
    assert.match(error, /--help shows what is possible/);
    assert.doesNotMatch(error, /too many arguments/);
  }
});
