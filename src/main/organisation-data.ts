// Opens the index of organisations: compiled from `data/organisations/` and from what an administrator imported, and compiled
// again only when one of those files or the compiling code changed. The bytes are shared memory: every thread reads the same ones.
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileIndex, INDEX_VERSION } from '../domain/orgs/data-pack/compile-index.ts';
import {
  type OrganisationAddition,
  type OrganisationRow,
  withAdditions,
} from '../domain/orgs/data-pack/organisation-row.ts';
import { CompiledIndex } from '../domain/orgs/data-pack/read-index.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const SHIPPED_ORGANISATIONS = join(ROOT, 'data', 'organisations');
const SHIPPED_INDEX = join(ROOT, 'dist', 'organisations.index');
const IMPORTED = 'imported-organisations';

export interface OpenedOrganisations {
  index: CompiledIndex;
  /** What reading threads are handed. */
  bytes: SharedArrayBuffer;
}

/** Where an administrator's imports are kept. */
export function importFolder(dataDir: string): string {
  return join(dataDir, IMPORTED);
}

function importedFiles(dataDir: string | undefined): string[] {
  return dataDir === undefined
    ? []
    : globSync('*.jsonl', { cwd: importFolder(dataDir) })
        .sort()
        .map((file) => join(importFolder(dataDir), file));
}

export function shippedFiles(): string[] {
  return globSync('*.jsonl', { cwd: SHIPPED_ORGANISATIONS })
    .sort()
    .map((file) => join(SHIPPED_ORGANISATIONS, file));
}

export interface OrganisationLines {
  rows: OrganisationRow[];
  additions: OrganisationAddition[];
}

/** The lines of the files as they stand. A row of a later file takes the place of an earlier one of the same id. */
export function readOrganisationFiles(files: readonly string[]): OrganisationLines {
  const rows = new Map<string, OrganisationRow>();
  const additions: OrganisationAddition[] = [];
  for (const file of files)
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue;
      const read = JSON.parse(line) as OrganisationRow | OrganisationAddition;
      if ('add_to' in read)
        additions.push({
          ...read,
          names: read.names ?? [],
          domains: read.domains ?? [],
          relations: read.relations ?? [],
        });
      else rows.set(read.id, { ...read, domains: read.domains ?? [], relations: read.relations ?? [] });
    }
  return { rows: [...rows.values()], additions };
}

/** Changes when a file of rows or of the code that compiles them does. */
function stampOf(files: readonly string[]): string {
  const code = globSync('src/domain/{orgs,text}/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const parts = [...code.map((file) => join(ROOT, file)), ...files].sort().map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${relative(ROOT, file)} ${size} ${Math.floor(mtimeMs)}`;
  });
  return [`version ${INDEX_VERSION}`, ...parts].join('\n');
}

function writeWhole(path: string, content: Uint8Array | string): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Compiles the index anew when it is missing or stale; true when it did. */
function buildIndex(target: string, files: readonly string[]): boolean {
  const stamp = stampOf(files);
  const stampFile = `${target}.stamp`;
  if (existsSync(target) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  // An image carries the compiled file in a folder that nobody may write to.
  if (existsSync(target) && !isWritable(dirname(target))) return false;
  const { rows, additions } = readOrganisationFiles(files);
  mkdirSync(dirname(target), { recursive: true });
  writeWhole(target, compileIndex(withAdditions(rows, additions)));
  writeWhole(stampFile, stamp);
  return true;
}

/** The shipped index alone. An installation that carries only the compiled file uses it as it is. */
export function buildShippedIndex(): boolean {
  const files = shippedFiles();
  if (files.length > 0) return buildIndex(SHIPPED_INDEX, files);
  if (!existsSync(SHIPPED_INDEX)) throw new Error(`neither ${SHIPPED_ORGANISATIONS} nor its compiled index is there`);
  return false;
}

/** The path of a fresh index: with the imports of the data folder where there are some. */
export function freshIndex(dataDir?: string): string {
  const imported = importedFiles(dataDir);
  if (dataDir === undefined || imported.length === 0) {
    buildShippedIndex();
    return SHIPPED_INDEX;
  }
  const target = join(dataDir, 'organisations.index');
  buildIndex(target, [...shippedFiles(), ...imported]);
  return target;
}

function readShared(path: string): SharedArrayBuffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const bytes = new SharedArrayBuffer(size);
    const view = new Uint8Array(bytes);
    let read = 0;
    while (read < size) read += readSync(file, view, read, size - read, read);
    return bytes;
  } finally {
    closeSync(file);
  }
}

export function openOrganisations(dataDir?: string): OpenedOrganisations {
  const bytes = readShared(freshIndex(dataDir));
  return { bytes, index: new CompiledIndex(bytes) };
}
