// The command line as an operator uses it: keys, projects, an archive of their own, the doctor.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Ended, runBonafide } from '../support/bonafide-command.ts';
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
  const fresh = await runBonafide(
    { variables: { ...settings(), ...{ BONAFIDE_DATA_DIR: nowhere, BONAFIDE_LOGLEVEL: 'x' } } },
    'doctor',
    '--offline',
  );
  assert.match(fresh.out, /the first start makes it/);
  assert.match(fresh.out, /BONAFIDE_LOGLEVEL is not a setting/);
  assert.equal(existsSync(nowhere), false);
  const broken = await runBonafide({ variables: { ...settings(), ...{ PORT: 'x' } } }, 'doctor', '--offline');
  assert.equal(broken.code, 1);
  assert.match(broken.out, /broken.*PORT must be/);
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
  assert.match(imported.out, /1 page imported as archive-/);
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
  assert.match((await bonafide('corpus', 'import', archive)).out, /1 page imported as archive-\w+, 1 there already\n/);
  rmSync(join(archive, 'extra.html'));
  const pruned = await bonafide('corpus', 'import', '--prune', archive);
  assert.match(pruned.out, /0 pages imported as archive-\w+, 1 there already, 1 no longer there removed/);
  const name = /archive-\w+/.exec(imported.out)![0];
  assert.match((await bonafide('corpus', 'list')).out, new RegExp(name));
  const unasked = await bonafide('corpus', 'remove', name);
  assert.equal(unasked.code, 2);
  assert.match(unasked.error, /say --yes/);
  assert.match((await bonafide('corpus', 'remove', name.slice(0, 9), '--yes')).error, /the name must be whole/);
  assert.match((await bonafide('corpus', 'remove', name, '--yes')).out, /1 page removed/);
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
  assert.match((await bonafide('keys')).out, /active {2}made at start/);
});
