// Builds the console into dist/console, only when its sources changed: `npm start` runs this first.
// `node scripts/build-console.ts --force` builds in any case.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const CONSOLE_FOLDER = join(root, 'dist', 'console');
const STAMP = join(root, 'dist', 'console.stamp');

/** Everything the built files depend on, the versions of the tools included. */
export function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = [
    ...globSync('console/**/*.{ts,tsx,css,html,svg}', { cwd: root }),
    'src/client/bonafide-client.ts',
    'src/client/bonafide-admin.ts',
    'src/client/template-library.ts',
    'scripts/build-console.ts',
    'package-lock.json',
  ]
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** From the sources that are here. */
export function isConsoleBuilt(): boolean {
  const built = existsSync(join(CONSOLE_FOLDER, 'index.html')) && existsSync(STAMP);
  return built && readFileSync(STAMP, 'utf8') === sourcesHash();
}

/** True when something was built. */
export async function buildConsole(options: { force?: boolean } = {}): Promise<boolean> {
  if (!options.force && isConsoleBuilt()) return false;
  const wanted = sourcesHash();
  // The builder is a development tool: an installation without it serves what was built before.
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(root, 'console'),
    base: '/console/',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: CONSOLE_FOLDER,
      emptyOutDir: true,
      target: 'es2022',
      // No inline script and no data: address, so that the content policy can stay strict.
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
    },
  });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  return true;
}

if (import.meta.main) {
  try {
    await buildConsole({ force: process.argv.includes('--force') });
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
    if (!missing) throw error;
    if (!existsSync(join(CONSOLE_FOLDER, 'index.html')))
      console.error('The console is not built and its builder is not installed; the API runs without it.');
  }
}
