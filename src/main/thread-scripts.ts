// What a thread runs: one file that `scripts/build-threads.ts` made of all modules, which starts in half the time, as long as it
// was made from the sources that are here; otherwise the sources themselves.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { once } from '../domain/text/once.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const BUILT_THREADS = join(ROOT, 'dist', 'threads');
const STAMP = join(BUILT_THREADS, 'stamp');

export const THREAD_SOURCES = {
  reading: join(ROOT, 'src', 'extract', 'pool', 'reading-worker.ts'),
  judging: join(ROOT, 'src', 'main', 'judging-thread.ts'),
};

export type ThreadScripts = Record<keyof typeof THREAD_SOURCES, URL>;

/** Changes when any module or the version of any package does. Reading them all takes a while, and a start asks twice. */
export const threadSourcesHash = once((): string => {
  const hash = createHash('sha256');
  const modules = globSync('src/{domain,extract,main,pipeline,ports,threads}/**/*.ts', { cwd: ROOT });
  for (const file of [...modules.filter((module) => !module.endsWith('.test.ts')).sort(), 'package.json'])
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
});

export function areThreadsBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === threadSourcesHash();
}

export function threadScripts(): ThreadScripts {
  const isBuilt = areThreadsBuilt();
  const scriptOf = (name: keyof ThreadScripts): URL =>
    pathToFileURL(isBuilt ? join(BUILT_THREADS, `${name}.js`) : THREAD_SOURCES[name]);
  return { reading: scriptOf('reading'), judging: scriptOf('judging') };
}
