// Docs that name a setting, an error, a warning, a command or a path are held to the code.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { staleDocuments } from '../scripts/build-docs.ts';
import { SETTING_DESCRIPTIONS } from '../src/config/setting-descriptions.ts';
import { ROUTES } from '../src/http/routes/registry.ts';
import { PROVIDERS } from '../src/search/registry.generated.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'sample-web/README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
];
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

test('the tables that come from the code are up to date', () => {
  assert.deepEqual(staleDocuments(), []);
});

test('every setting that a page names exists, and every setting is documented', () => {
  const known = new Set([
    ...SETTING_DESCRIPTIONS.map((setting) => setting.name),
    ...PROVIDERS.flatMap((provider) => provider.variables.map((variable) => variable.name)),
    'BONAFIDE_URL',
    'BONAFIDE_API_KEY',
    'BONAFIDE_BROWSER_TESTS',
  ]);
  for (const page of pages) {
    for (const [name] of read(page).matchAll(/\bBONAFIDE_[A-Z_]+[A-Z]\b/g))
      assert.ok(known.has(name), `${page} names ${name}`);
  }
  const settings = read('docs/settings.md');
  for (const name of known)
    if (name !== 'BONAFIDE_BROWSER_TESTS') assert.ok(settings.includes(name), `docs/settings.md lacks ${name}`);
  const source = read('src/config/settings.ts');
  for (const [, name] of source.matchAll(/reader\.\w+(?:<[^>]*>)?\(\s*'([A-Z_]+)'/g)) {
    assert.ok(
      SETTING_DESCRIPTIONS.some((setting) => setting.name === name),
      `${name} is read but not described`,
    );
  }
});

test('every path and link of a page leads somewhere', () => {
  const faults: string[] = [];
  for (const page of pages) {
    const text = read(page);
    for (const [, target] of text.matchAll(/\]\((?!https?:|#|mailto:|\/docs[#)])([^)#\s]+)[^)]*\)/g)) {
      if (!existsSync(resolve(root, dirname(page), target!))) faults.push(`${page} links to ${target}`);
    }
    for (const [, path] of text.matchAll(
      /`((?:src|docs|scripts|test|bench|sample-web|migrations|console|bin)\/[\w./-]+)`/g,
    )) {
      if (!existsSync(join(root, path!)) && !path!.includes('<')) faults.push(`${page} names ${path}`);
    }
  }
  assert.deepEqual(faults, []);
});

test('every npm script that a page names exists', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
  for (const page of pages) {
    for (const [, name] of read(page).matchAll(/\bnpm run ([a-z-]+)/g))
      assert.ok(scripts.includes(name!), `${page} names npm run ${name}`);
  }
});

test('the list of documents names every one of them, but for decisions', () => {
  const list = read('docs/README.md');
  const missing = globSync('docs/*.md', { cwd: root })
    .map((page) => page.slice('docs/'.length))
    .filter((page) => page !== 'README.md' && !list.includes(`](${page})`));
  assert.deepEqual(missing, []);
});

test('the metrics that are documented are those that there are', () => {
  const table = read('docs/operating.md').split('## Metrics')[1]!.split('Beside them')[0]!;
  const told = [...table.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, name]) => name!);
  const source = read('src/main/prometheus.ts');
  const known = [...source.matchAll(/^ {2}(\w+): \{ help/gm)].map(([, name]) => name!);
  assert.deepEqual(told.toSorted(), known.toSorted());
});

test('every command that a page names exists', () => {
  const help = execFileSync(process.execPath, [join(root, 'src/main/bin.ts'), '--help'], { encoding: 'utf8' });
  const commands = new Set([...help.matchAll(/^ +(?:bonafide )?([a-z]+)\b/gm)].map(([, name]) => name!));
  const faults: string[] = [];
  for (const page of pages)
    for (const [, name] of read(page).matchAll(/(?:`|bin\/|^)bonafide ([a-z]+)/gm))
      if (!commands.has(name!)) faults.push(`${page} names bonafide ${name}`);
  assert.deepEqual(faults, []);
});

test('every address of the API that a page names exists', () => {
  const known = new Set(ROUTES.map(({ method, path }) => `${method} ${path.replace(/:[a-z_]+/g, '{}')}`));
  const faults: string[] = [];
  for (const page of pages)
    for (const [, method, path] of read(page).matchAll(/\b(GET|POST|PATCH|DELETE) (\/(?:v1|admin)\/[\w/{}-]+)/g))
      if (!known.has(`${method} ${path!.replace(/\{[a-z_]+\}/g, '{}')}`))
        faults.push(`${page} names ${method} ${path}`);
  assert.deepEqual(faults, []);
});

test('versions are pinned', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {}))
      assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name);
  }
});
