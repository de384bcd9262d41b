// `npm start`: builds what is not built, then becomes the service. One process, so that a signal to it stops everything.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const folder = import.meta.dirname;
for (const builder of ['build-console.ts', 'build-organisations.ts', 'build-threads.ts']) {
  const { status } = spawnSync(process.execPath, [join(folder, builder)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.argv.splice(2, process.argv.length, 'serve', ...process.argv.slice(2));
await import('../src/main/bin.ts');
