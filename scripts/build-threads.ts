// Puts the modules of each kind of thread into one file under dist/threads, only when they changed: `npm start` runs this first.
// Without it threads run the sources, which takes them twice as long to start.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areThreadsBuilt, BUILT_THREADS, THREAD_SOURCES, threadSourcesHash } from '../src/main/thread-scripts.ts';
import { withPatternsOnFirstUse } from './patterns-on-first-use.ts';

/** A file of ASCII alone is taken in as single bytes; with one sign of another script in it, each takes two and twice the time. */
const inAscii = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** True when something was built. */
export async function buildThreads(): Promise<boolean> {
  if (areThreadsBuilt()) return false;
  const stamp = threadSourcesHash();
  // The builder is a development tool: an installation without it runs what was built before, or the sources.
  const { build, parseAst } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'quick-to-start',
        renderChunk: (code) => withPatternsOnFirstUse(code, parseAst(code)),
        generateBundle: (_options, files) => {
          for (const file of Object.values(files)) if (file.type === 'chunk') file.code = inAscii(file.code);
        },
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: BUILT_THREADS,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: THREAD_SOURCES,
        output: { entryFileNames: '[name].js' },
        checks: { pluginTimings: false },
      },
    },
  });
  writeFileSync(join(BUILT_THREADS, 'stamp'), stamp);
  return true;
}

if (import.meta.main) {
  try {
    await buildThreads();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
  }
}
