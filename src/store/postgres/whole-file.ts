// Makes a file that several processes may want to make at the same moment: the first wins, and nobody ever reads half of it.
import { randomBytes } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

/** False when the file is there already. */
export function createWhole(path: string, content: string): boolean {
  const mine = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(mine, content, { mode: 0o600 });
  try {
    // A link appears with its content in one step; opening and then writing would show an empty file in between.
    linkSync(mine, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}
