// A lock between processes of one machine: a file that holds its owner's identity. A dead owner's lock is taken over.
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Fault } from '../../domain/model/fault.ts';
import { identityIsAlive, identityOf } from './process-identity.ts';
import { createWhole } from './whole-file.ts';

const RETRY_MS = 20;

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function clearWhenStale(path: string): void {
  const owner = readOrNull(path);
  if (owner === null || identityIsAlive(owner)) return;
  // Moved away before it is judged again, so that two processes never both remove "the stale one".
  const aside = `${path}.stale.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readOrNull(aside) ?? '';
  if (identityIsAlive(moved)) {
    try {
      linkSync(aside, path);
    } catch {
      // Someone else holds it by now.
    }
  }
  rmSync(aside, { force: true });
}

/** Runs `act` while holding the lock; waits for a living owner at most `timeoutMs`. */
export async function withFileLock<T>(path: string, timeoutMs: number, act: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  while (!createWhole(path, identityOf(process.pid))) {
    clearWhenStale(path);
    if (performance.now() > deadline) {
      throw new Fault('store_unavailable', 'Another process is still starting the private database.', {
        detail: `lock ${path} is held by ${readOrNull(path) ?? 'nobody'}`,
        retry: 'later',
      });
    }
    await delay(RETRY_MS);
  }
  try {
    return await act();
  } finally {
    if (readOrNull(path) === identityOf(process.pid)) rmSync(path, { force: true });
  }
}
