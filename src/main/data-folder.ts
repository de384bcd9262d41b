// Secrets that the service makes for itself on a first start, kept in the data folder for its owner alone.
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from '../store/postgres/cluster-place.ts';

export interface KeptSecret {
  value: string;
  /** True when it was made just now. */
  fresh: boolean;
}

export function keptSecret(dataDir: string, file: string, make: () => string): KeptSecret {
  privateFolder(dataDir);
  const path = join(dataDir, file);
  if (existsSync(path)) return { value: readFileSync(path, 'utf8').trim(), fresh: false };
  const value = make();
  try {
    // `wx`: of two processes that start at once, one writes and the other reads what it wrote.
    writeFileSync(path, `${value}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { value: readFileSync(path, 'utf8').trim(), fresh: false };
  }
  chmodSync(path, 0o600);
  return { value, fresh: true };
}
