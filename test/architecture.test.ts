// Holds the arrows of ARCHITECTURE.md: who may import whom, which libraries a folder may use, no cycles,
// no clock or chance in the domain, one outbound client to the network, one reader of the environment.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { staleRegistries } from '../scripts/build-registries.ts';
import { networkUses } from './support/network-uses.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'src');

interface Module {
  /** Path below src with forward slashes. */
  file: string;
  folder: string;
  text: string;
  code: string;
  imports: { target: string; typeOnly: boolean }[];
}

const FOLDERS: Record<string, { folders: string[]; libraries: string[]; node: boolean }> = {
  domain: { folders: [], libraries: ['zod', 'any-ascii', 'fastest-levenshtein', 'tldts'], node: false },
  contract: { folders: ['domain'], libraries: ['zod', 'tldts', 'csv-parse'], node: true },
  ports: { folders: ['domain'], libraries: [], node: false },
  threads: { folders: [], libraries: [], node: true },
  pipeline: { folders: ['domain', 'ports', 'threads'], libraries: [], node: true },
  operations: { folders: ['domain', 'ports', 'contract', 'threads'], libraries: ['ajv', 're2js'], node: true },
  extract: {
    folders: ['domain', 'ports', 'threads'],
    libraries: ['htmlparser2', 'unpdf', 'chardet', 'eld', 'tldts'],
    node: true,
  },
  search: { folders: ['ports', 'domain'], libraries: ['zod', 'entities', 'htmlparser2'], node: true },
  net: { folders: ['ports', 'domain'], libraries: ['undici', 'ipaddr.js', 'tldts'], node: true },
  store: { folders: ['ports', 'domain'], libraries: ['pg', 'kysely', 'pg-boss'], node: true },
  webhooks: { folders: ['ports', 'domain'], libraries: [], node: true },
  model: {
    folders: ['ports', 'domain'],
    libraries: ['ai', '@ai-sdk/openai-compatible', '@ai-sdk/anthropic', 'zod'],
    node: true,
  },
  http: {
    folders: ['operations', 'contract', 'ports', 'domain'],
    libraries: ['fastify', 'zod', 'prom-client', 'marked'],
    node: true,
  },
  worker: { folders: ['pipeline', 'operations', 'ports', 'domain'], libraries: [], node: true },
  client: { folders: ['contract'], libraries: [], node: false },
  cli: { folders: ['client', 'contract'], libraries: ['commander', 'yaml', 'string-width', 'wrap-ansi'], node: true },
  mcp: { folders: ['client'], libraries: ['@modelcontextprotocol/sdk', 'zod'], node: true },
  config: { folders: [], libraries: ['zod', 'ipaddr.js', 'fastest-levenshtein'], node: true },
  main: { folders: ['*'], libraries: ['*'], node: true },
};

/** Adapters know only the words of the domain, not its judgement. */
const WORDS_ONLY = ['search', 'net', 'store', 'webhooks', 'model', 'ports', 'http', 'contract'];
const DOMAIN_WORDS: Record<string, string[]> = {
  ports: ['model', 'job'],
  // A record's degree and dates are read with the same vocabulary as a page's.
  search: ['model', 'job', 'degrees', 'dates', 'web', 'text', 'names', 'orgs'],
  // Places of a site are named alike in robots.txt and in other files.
  net: ['model', 'web'],
  store: ['model', 'job', 'text'],
  webhooks: ['model', 'job'],
  model: ['model'],
  http: ['model', 'job', 'text'],
  contract: ['model', 'claims', 'job'],
};

/** Inside the domain, a folder may import those of a lower or its own level; equal level only where named. */
const DOMAIN_LEVEL: Record<string, number> = {
  model: 0,
  job: 0,
  text: 1,
  languages: 2,
  names: 3,
  dates: 3,
  places: 3,
  web: 3,
  fields: 3,
  degrees: 4,
  titles: 4,
  orgs: 5,
  trust: 6,
  claims: 7,
  identity: 8,
  planning: 9,
  judging: 9,
  scoring: 10,
  reporting: 11,
};

/** Stages of reading: a folder may import those before it. Files beside the folders, and the pool, see all of them. */
const EXTRACT_LEVEL: Record<string, number> = {
  reading: 0,
  lexicon: 1,
  people: 2,
  spans: 3,
  records: 4,
  statements: 4,
  page: 5,
  findings: 6,
  achievements: 8,
  directed: 8,
  linking: 9,
  'model-facts': 9,
  open: 9,
  extractors: 9,
  pool: 10,
};
/** A folder that holds more is split. */
const MOST_FILES = 20;

/** What else comes near a socket, and why it may. */
const NETWORK_USES_ALLOWED: Record<string, string[]> = {
  // Asks where the package of the database server lies; loads nothing.
  'store/postgres/postgres-binaries.ts': ['uses createRequire'],
  // Loads one package, named there, when the first text asks for it.
  'extract/reading/language.ts': ['uses createRequire'],
  // A receiver on the user's own machine, and the address that the user told it to hand events on to.
  // Answers language models, as `http` answers everybody; it calls nothing but the service's own API.
  'mcp/over-http.ts': ['imports node:http', 'imports node:net'],
  'cli/commands/webhooks-listen.ts': ['imports node:http', 'uses fetch', 'imports node:net'],
};

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('__') ? [] : files(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|suite)\.ts$/.test(entry.name) ? [path] : [];
  });
}

function stripComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(,])\/\/[^\n]*/g, '$1');
}

function load(path: string): Module {
  const text = readFileSync(path, 'utf8');
  const file = relative(source, path).replaceAll('\\', '/');
  const code = stripComments(text);
  const imports = [
    ...code.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g),
    ...code.matchAll(/\bimport\(\s*(type\s+)?['"]([^'"]+)['"]\s*\)/g),
  ].map((match) => ({ target: match[2]!, typeOnly: match[1] !== undefined }));
  return { file, folder: file.split('/')[0]!, text, code, imports };
}

const modules = files(source).map(load);
const byFile = new Map(modules.map((module) => [module.file, module]));

function localTarget(module: Module, target: string): string | null {
  if (!target.startsWith('.')) return null;
  return relative(source, resolve(source, dirname(module.file), target)).replaceAll('\\', '/');
}

function packageName(target: string): string {
  return target.startsWith('@') ? target.split('/').slice(0, 2).join('/') : target.split('/')[0]!;
}

test('there are modules to check', () => {
  assert.ok(modules.length > 50, `only ${modules.length} modules were found`);
  assert.ok(modules.some((module) => module.imports.length > 3));
});

test('every folder is listed, and none is called utils, helpers or common', () => {
  const unknown = [...new Set(modules.map((module) => module.folder))].filter((folder) => !(folder in FOLDERS));
  assert.deepEqual(unknown, []);
  const drawers = modules.filter((module) => /(^|\/)(utils?|helpers?|common)(\/|\.)/.test(module.file));
  assert.deepEqual(
    drawers.map((module) => module.file),
    [],
  );
});

/** What only tests ask for: an index of a few rows, and the patterns that must stay linear. */
const FOR_TESTS = ['indexOfRows', 'grammarPatterns'];

test('what is exported is used by code, not by its tests alone', () => {
  const words = (text: string): string[] => text.match(/[\w$]+/g) ?? [];
  const uses = new Map<string, number>();
  for (const file of ['src', 'console/src', 'scripts', 'bench', 'test'].flatMap((folder) =>
    files(join(root, folder)),
  )) {
    for (const word of words(stripComments(readFileSync(file, 'utf8')))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const unused = modules
    .filter((module) => module.folder !== 'client' && !module.file.endsWith('/fixtures.ts'))
    .flatMap(({ file, code }) =>
      [...code.matchAll(/^export (?:async )?(?:const|function|class|type|interface) ([\w$]+)/gm)]
        .filter(([, name]) => uses.get(name!) === 1 && !FOR_TESTS.includes(name!))
        .map(([, name]) => `${file}: ${name}`),
    );
  assert.deepEqual(unused, []);
});

test('letters are folded in domain/text and nowhere else, in the console, scripts, tests and benches neither', () => {
  const folding = /\.normalize\(\s*['"]NFK?D['"]\s*\)|from 'any-ascii'/;
  const own = ['src', 'console/src', 'scripts', 'bench', 'test']
    .flatMap((folder) => files(join(root, folder)))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('src/domain/text/'))
    .filter((file) => folding.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(
    own.map((file) => `${file} folds by itself; use domain/text/fold.ts or plain-letters.ts`),
    [],
  );
});

test('a folder imports only the folders it may', () => {
  const faults: string[] = [];
  for (const module of modules) {
    const rule = FOLDERS[module.folder];
    if (!rule || rule.folders.includes('*')) continue;
    for (const { target, typeOnly } of module.imports) {
      const local = localTarget(module, target);
      if (local === null) continue;
      const folder = local.split('/')[0]!;
      if (folder === module.folder) continue;
      if (!rule.folders.includes(folder)) faults.push(`${module.file} -> ${local}`);
      if (module.folder === 'client' && !typeOnly) faults.push(`${module.file} -> ${local} (types only)`);
      if (folder === 'domain' && WORDS_ONLY.includes(module.folder)) {
        const part = local.split('/')[1]!;
        if (!DOMAIN_WORDS[module.folder]!.includes(part)) faults.push(`${module.file} -> ${local} (words only)`);
      }
    }
  }
  assert.deepEqual(faults, []);
});

test('a folder uses only its own libraries', () => {
  const faults: string[] = [];
  for (const module of modules) {
    const rule = FOLDERS[module.folder];
    if (!rule || rule.libraries.includes('*')) continue;
    for (const { target } of module.imports) {
      if (target.startsWith('.')) continue;
      if (target.startsWith('node:')) {
        if (!rule.node) faults.push(`${module.file} -> ${target}`);
      } else if (!rule.libraries.includes(packageName(target))) faults.push(`${module.file} -> ${target}`);
    }
  }
  assert.deepEqual(faults, []);
});

test('inside the domain data flows one way', () => {
  const faults: string[] = [];
  for (const module of modules.filter((candidate) => candidate.folder === 'domain')) {
    const part = module.file.split('/')[1]!;
    assert.ok(part in DOMAIN_LEVEL, `domain/${part} has no level`);
    for (const { target } of module.imports) {
      const local = localTarget(module, target);
      if (local === null) continue;
      const other = local.split('/')[1]!;
      if (other !== part && DOMAIN_LEVEL[other]! >= DOMAIN_LEVEL[part]!) faults.push(`${module.file} -> ${local}`);
    }
  }
  assert.deepEqual(faults, []);
});

test('inside extract each stage knows only those before it', () => {
  const faults: string[] = [];
  for (const module of modules.filter((candidate) => candidate.folder === 'extract')) {
    const parts = module.file.split('/');
    if (parts.length === 2) continue;
    const stage = parts[1]!;
    assert.ok(stage in EXTRACT_LEVEL, `extract/${stage} has no level`);
    for (const { target } of module.imports) {
      const local = localTarget(module, target);
      if (local === null || !local.startsWith('extract/')) continue;
      const [, other, ...rest] = local.split('/');
      if (rest.length === 0) {
        if (stage !== 'pool') faults.push(`${module.file} -> ${local}`);
      } else if (other !== stage && EXTRACT_LEVEL[other!]! >= EXTRACT_LEVEL[stage]!) {
        faults.push(`${module.file} -> ${local}`);
      }
    }
  }
  assert.deepEqual(faults, []);
});

test('every stage of extract says what it does, and no folder of it is a pile', () => {
  const folders = new Map<string, number>();
  for (const { file } of modules.filter((candidate) => candidate.folder === 'extract')) {
    const folder = dirname(file);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const piles = [...folders].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder}: ${count}`);
  assert.deepEqual(piles, []);
  const silent = [...folders.keys()]
    .map((folder) => folder.split('/').slice(0, 2).join('/'))
    .filter((stage) => stage.includes('/') && !existsSync(join(source, stage, 'README.md')));
  assert.deepEqual([...new Set(silent)], []);
});

test('no import cycle, type imports included', () => {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const walk = (file: string, trail: string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
      return;
    }
    state.set(file, 'open');
    const module = byFile.get(file);
    for (const { target } of module?.imports ?? []) {
      const local = module ? localTarget(module, target) : null;
      if (local !== null && byFile.has(local)) walk(local, [...trail, file]);
    }
    state.set(file, 'done');
  };
  for (const module of modules) walk(module.file, []);
  assert.deepEqual(cycles, []);
});

test('the domain knows no clock, no chance and no promise', () => {
  const faults = modules
    .filter((module) => module.folder === 'domain')
    .filter((module) =>
      /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\basync\b|\bawait\b|\bPromise\b|\bprocess\./.test(module.code),
    )
    .map((module) => module.file);
  assert.deepEqual(faults, []);
});

test('only the outbound client opens sockets', () => {
  const faults: string[] = [];
  for (const module of modules) {
    if (['net', 'client'].includes(module.folder)) continue;
    for (const fault of networkUses(module.text, module.file)) {
      const known = NETWORK_USES_ALLOWED[module.file]?.includes(fault) ?? false;
      if (!known) faults.push(`${module.file} ${fault}`);
    }
  }
  assert.deepEqual(faults, []);
});

test('one file reads the environment', () => {
  const faults = modules
    .filter((module) => /process\.env\b/.test(module.code) && module.file !== 'config/settings.ts')
    .map((module) => module.file);
  assert.deepEqual(faults, []);
});

test('one operation writes the state of a job', () => {
  const writers = modules.filter((module) => /\.writeJobState\(/.test(module.code)).map((module) => module.file);
  assert.deepEqual(writers, ['operations/transition-job.ts']);
});

test('generated registries are up to date', () => {
  assert.deepEqual(staleRegistries(), []);
});
