// Runs every test file of the project with the runner of Node and prints its closing counts.
// `npm test -- names` runs the files whose path holds the word.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildShippedIndex } from '../src/main/organisation-data.ts';
import { buildThreads } from './build-threads.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const words = process.argv.slice(2);
const files = ['src/**/*.test.ts', 'test/**/*.test.ts', 'console/**/*.test.ts', 'sample-web/**/*.test.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort();
if (files.length === 0) {
  console.error(`No test file matches ${words.join(' ')}.`);
  process.exit(1);
}
// Once, before every test process would; and for a whole run the file that threads start from in half the time.
buildShippedIndex();
if (words.length === 0) await buildThreads();
const result = spawnSync(
  process.execPath,
  [
    '--test',
    `--test-concurrency=${Math.max(2, availableParallelism())}`,
    '--test-timeout=300000',
    '--test-reporter=spec',
    ...files,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    // Every test file is a process of its own: what one of them compiled, the others find.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'tests') },
  },
);
process.exit(result.status ?? 1);
