// `npm start`: builds what is not built, then becomes the service. One process, so that a signal to it stops everything.
// `exec` in package.json puts it in the place of the shell, so that npm hands its signals to it and waits until it is down; where
// the shell knows no `exec`, the second half of that line runs.
// The service itself compiles the index of organisations when that is stale.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { areThreadsBuilt } from '../src/main/thread-scripts.ts';
import { isConsoleBuilt } from './build-console.ts';

// In processes of their own: the builder would stay in the memory of the service.
for (const [builder, isBuilt] of [
  ['build-console.ts', isConsoleBuilt],
  ['build-threads.ts', areThreadsBuilt],
] as const) {
  if (isBuilt()) continue;
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, builder)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.argv.splice(2, process.argv.length, 'serve', ...process.argv.slice(2));
await import('../src/main/bin.ts');
