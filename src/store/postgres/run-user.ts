// PostgreSQL refuses to run as root. As root its programs run as the user `bonafide` when there is one, else as `nobody`, whose
// other processes then share its rights; otherwise as the user we are.
import { chmodSync, existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface RunUser {
  uid: number;
  gid: number;
}

const FALLBACK_ID = 65534;

/** The user the server must run as, or null when it is our own. */
export function runUser(): RunUser | null {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return null;
  try {
    const entries = readFileSync('/etc/passwd', 'utf8').split('\n');
    const line = ['bonafide:', 'nobody:'].map((name) => entries.find((entry) => entry.startsWith(name))).find(Boolean);
    const [, , uid, gid] = (line ?? '').split(':');
    // macOS lists nobody as -2.
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  } catch {
    // No passwd file: minimal images.
  }
  return { uid: FALLBACK_ID, gid: FALLBACK_ID };
}

/** The user that a cluster was made as goes on to run it. */
export function ownerOf(cluster: string): RunUser | null {
  if (process.platform === 'win32' || process.getuid?.() !== 0 || !existsSync(cluster)) return null;
  const { uid, gid } = lstatSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

/** The nearest folder on the way to `path` (itself included) that this user cannot pass through, or null. */
export function blockingFolder(path: string, user: RunUser): string | null {
  const folders: string[] = [];
  for (let folder = path; ; folder = dirname(folder)) {
    folders.push(folder);
    if (folder === dirname(folder)) break;
  }
  for (const folder of folders.reverse()) {
    const { uid, gid, mode } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return folder;
  }
  return null;
}

/** Opens `folder` for passing through only; its files stay as they are. */
export function allowPassage(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o011);
}
