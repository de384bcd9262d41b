// Starts the two processes of `--rules`: one records which rules fire, the other switches them off one at a time.
// Both load the sources through `watched-rules.ts`, so nothing of the product may be loaded before them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export function runRules(dataDir: string, under: readonly string[], onlyFired: boolean): void {
  const folder = mkdtempSync(join(tmpdir(), 'bonafide-rules-'));
  const file = join(folder, 'fired.json');
  try {
    start({ BONAFIDE_RULES: 'record' }, [dataDir, file]);
    start({}, [dataDir, file, onlyFired ? 'fired' : 'worth', ...under]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function start(environment: Record<string, string>, values: readonly string[]): void {
  const { status } = spawnSync(
    process.execPath,
    ['--import', pathOf('watched-rules.ts'), pathOf('rules.ts'), ...values],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  if (status !== 0) throw new Error('the rules could not be weighed');
}
