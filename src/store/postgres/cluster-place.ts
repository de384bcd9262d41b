// Where the private server keeps its files, so that its user can reach them and its socket path stays short.
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Fault } from '../../domain/model/fault.ts';
import { allowPassage, blockingFolder, type RunUser } from './run-user.ts';
import { createWhole } from './whole-file.ts';

export interface ClusterPlace {
  /** PGDATA; created by initdb. */
  cluster: string;
  /** Folder around it that the server's user can enter and we can write: the initdb trial folders, the log. */
  parent: string;
  /** Locks, users and the Windows port; ours. */
  control: string;
  socketFolder: string;
}

/** Used when root keeps its data under a folder nobody else may pass, e.g. a checkout in /root. */
const OUTSIDE = '/var/lib';
const MARKER = 'postgres.location';

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** A folder that was refused says whose it is and what to do. */
function untrusted(folder: string): Fault {
  return new Fault('socket_folder_untrusted', `${folder} belongs to another user. Remove it and start again.`);
}

/**
 * Makes the folder for the server's user, or finds it made before. What is there already must be a real folder of that user or
 * of ours: a link or another user's folder in its place is refused before anything is changed.
 */
function makePrivate(folder: string, user: RunUser | null): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (process.getuid === undefined) return;
  const found = lstatSync(folder);
  const owner = user?.uid ?? process.getuid();
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid())) throw untrusted(folder);
  if (user !== null && found.uid !== owner) lchownSync(folder, user.uid, user.gid);
  if ((found.mode & 0o077) !== 0) throw untrusted(folder);
}

/**
 * Root only. The cluster must be readable by `nobody`, so every folder above it must let others pass. The data folder
 * itself is opened for passing (its own files stay 0600). When a folder further up is closed, we do not open somebody's
 * home: the cluster then lives in /var/lib/bonafide-<hash>-<random> and a marker file in the data folder names it. The
 * random part makes a deleted data folder mean a fresh start, as it does everywhere else.
 */
function parentForRoot(dataDir: string, user: RunUser): string {
  if (blockingFolder(dataDir, user) === dataDir) allowPassage(dataDir);
  const marker = join(dataDir, MARKER);
  if (existsSync(marker)) return readFileSync(marker, 'utf8').trim();
  const blocked = blockingFolder(dataDir, user);
  if (blocked === null) return dataDir;
  const outside = join(OUTSIDE, `bonafide-${hashOf(dataDir)}-${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(OUTSIDE, { recursive: true });
    if (blockingFolder(OUTSIDE, user) !== null) throw new Error(`${OUTSIDE} is closed to other users`);
    mkdirSync(outside, { mode: 0o711 });
    chmodSync(outside, 0o711);
    createWhole(marker, `${outside}\n`);
    return readFileSync(marker, 'utf8').trim();
  } catch (error) {
    throw new Fault(
      'data_dir_unreachable',
      `The private PostgreSQL runs as an unprivileged user, which cannot pass ${blocked}. Set BONAFIDE_DATA_DIR to a folder others may pass (for example /var/lib/bonafide), or start Bonafide as an ordinary user.`,
      { cause: error },
    );
  }
}

/** What a socket's path may have, less the names that the server adds. */
const LONGEST_SOCKET_FOLDER = 85;

/**
 * Beside the cluster, where nobody else can make anything. When that path is too long for a socket: as root in /run, which is
 * root's alone; as an ordinary user in the temporary folder, where a folder of another user is refused.
 */
function socketFolderOf(parent: string, user: RunUser | null): string {
  const beside = join(parent, 'postgres.socket');
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER) return beside;
  return join(user === null ? tmpdir() : '/run', `bonafide-${hashOf(parent)}`);
}

/** Root must not build on a folder that somebody else can change. */
function checkOwner(home: string, user: RunUser | null): void {
  if (user === null) return;
  const { uid, mode } = statSync(home);
  if (uid !== 0 || (mode & 0o022) !== 0) {
    throw new Fault(
      'data_dir_untrusted',
      `${home} can be changed by another user than root. Give it to root (chown root, chmod go-w), or start Bonafide as its owner.`,
    );
  }
}

export function clusterPlace(dataDir: string, user: RunUser | null): ClusterPlace {
  const home = privateFolder(dataDir);
  checkOwner(home, user);
  const parent = user === null ? home : parentForRoot(home, user);
  const cluster = join(parent, 'postgres');
  const socketFolder = socketFolderOf(parent, user);
  makePrivate(socketFolder, user);
  const control = join(home, 'postgres.control');
  mkdirSync(join(control, 'users'), { recursive: true, mode: 0o700 });
  return { cluster, parent, control, socketFolder };
}

/** Makes the data folder for its owner alone; one that others could read until now is closed to them. */
export function privateFolder(dataDir: string): string {
  // Folders above are made with the usual mode: a closed one would shut out the server's user.
  mkdirSync(dirname(resolve(dataDir)), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const home = realpathSync(dataDir);
  const { uid, mode } = statSync(home);
  if (uid === process.getuid?.() && (mode & 0o066) !== 0) chmodSync(home, mode & 0o711);
  return home;
}
