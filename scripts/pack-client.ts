// Builds packages/client, the typed client as a package of its own without dependencies, and packs it into dist/. The JavaScript
// is our source without its types; the types of the wire come from openapi.json, so a user needs no schema library.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const CLIENT_PACKAGE = join(root, 'packages', 'client');
const target = join(CLIENT_PACKAGE, 'dist');
const source = join(root, 'src', 'client');

type Schema = Record<string, unknown>;

function quoted(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

/** A JSON schema of the document as a TypeScript type; what it cannot say exactly becomes `unknown`. */
export function typeOf(schema: Schema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1)!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return choices.map(typeOf).join(' | ');
  if (Array.isArray(schema.allOf)) return (schema.allOf as Schema[]).map(typeOf).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `Array<${typeOf((schema.items ?? {}) as Schema)}>`;
    case 'object':
      return objectType(schema);
    default:
      return schema.properties ? objectType(schema) : 'unknown';
  }
}

function objectType(schema: Schema): string {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(
    ([name, inner]) => `${quoted(name)}${required.has(name) ? '' : '?'}: ${typeOf(inner)}`,
  );
  if (members.length === 0) {
    const values = schema.additionalProperties;
    return `Record<string, ${typeof values === 'object' && values !== null ? typeOf(values as Schema) : 'unknown'}>`;
  }
  return `{ ${members.join('; ')} }`;
}

export function wireTypes(document: { components: { schemas: Record<string, Schema> } }): string {
  const types = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const claim =
    'export interface Claim { claim_key: string; claim_type: string; expected: Record<string, unknown>; match_rules?: { match_strength?: "strict" | "fuzzy" | "semantic"; min_confidence?: number }; weight?: number }';
  const named = types.filter((line) => !line.startsWith('export type Claim = '));
  return [claim, ...named, 'export interface List<T> { data: T[]; next_cursor: string | null }', ''].join('\n');
}

/** Compiled from a copy that stands on the generated types alone, so nothing of the service comes along. */
function declarations(types: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'bonafide-client-'));
  try {
    for (const file of sources()) {
      const text = readFileSync(join(source, file), 'utf8');
      writeFileSync(join(folder, file), text.replaceAll("'../contract/types.ts'", "'./types.ts'"));
    }
    writeFileSync(join(folder, 'types.ts'), types);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const options =
      '--ignoreConfig --strict --declaration --emitDeclarationOnly --allowImportingTsExtensions --target es2024 --module nodenext';
    execFileSync(
      process.execPath,
      [compiler, join(folder, 'index.ts'), ...options.split(' '), '--lib', 'es2024,dom,dom.iterable,dom.asynciterable'],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    const files = readdirSync(folder).filter((file) => file.endsWith('.d.ts'));
    return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sources(): string[] {
  return readdirSync(source).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
}

/** Returns the path of the packed file. */
export function packClient(): string {
  const { version } = JSON.parse(readFileSync(join(CLIENT_PACKAGE, 'package.json'), 'utf8')) as { version: string };
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of sources()) {
    const code = stripTypeScriptTypes(readFileSync(join(source, file), 'utf8'), { mode: 'strip' });
    writeFileSync(join(target, file.replace(/\.ts$/, '.js')), code.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
  }
  const types = wireTypes(JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')));
  for (const [file, text] of declarations(types)) {
    writeFileSync(join(target, file), text.replaceAll(/(from ['"]\.\/[\w-]+)\.ts(['"])/g, '$1.js$2'));
  }
  const folder = join(root, 'dist');
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: CLIENT_PACKAGE,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return join(folder, `bonafide-client-${version}.tgz`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(packClient());
