// The programs of the private PostgreSQL: how a cluster is made, how a server is launched, how it is reached.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../domain/model/fault.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import type { RunUser } from './run-user.ts';
import { createWhole } from './whole-file.ts';

const PRIVATE_SUPERUSER = 'bonafide';
const SOCKET_PORT = 5432;
const LOG_LIMIT_BYTES = 5_000_000;
const WINDOWS = process.platform === 'win32';

/** Small enough for a laptop beside other work, durable by default. */
const SETTINGS: Record<string, string> = {
  shared_buffers: '64MB',
  max_connections: '100',
  fsync: 'on',
  dynamic_shared_memory_type: WINDOWS ? 'windows' : 'mmap',
  // Statements and errors quote person data; the server's log must not.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  max_wal_size: '512MB',
};

/** How the server is reached: a socket, on Windows a loopback port, and everywhere a password that only we can read. */
export interface ServerAccess {
  port: number;
  password: string;
}

export function readServerAccess(place: ClusterPlace): ServerAccess {
  const file = join(place.control, 'door.json');
  if (!existsSync(file)) {
    const port = WINDOWS ? randomInt(20_000, 60_000) : SOCKET_PORT;
    // Another process that starts at the same moment may be first: then its password counts.
    createWhole(file, JSON.stringify({ port, password: randomBytes(24).toString('base64url') }));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ServerAccess;
}

export function connectionString(place: ClusterPlace, access: ServerAccess, database: string): string {
  const user = `${PRIVATE_SUPERUSER}:${access.password}`;
  if (WINDOWS) return `postgresql://${user}@127.0.0.1:${access.port}/${database}`;
  const host = encodeURIComponent(place.socketFolder);
  return `postgresql://${user}@localhost:${access.port}/${database}?host=${host}`;
}

export function initialise(place: ClusterPlace, initdb: string, user: RunUser | null, access: ServerAccess): void {
  // Built beside its final place and moved there whole, so that a crash in between leaves nothing half made.
  const trial = join(place.parent, `postgres.${process.pid}.${randomBytes(4).toString('hex')}`);
  const passwordFile = `${trial}.password`;
  mkdirSync(trial, { mode: 0o700 });
  if (user !== null) chownSync(trial, user.uid, user.gid);
  try {
    writeFileSync(passwordFile, access.password, { mode: 0o600, flag: 'wx' });
    if (user !== null) chownSync(passwordFile, user.uid, user.gid);
    const result = spawnSync(
      initdb,
      [
        ...['-D', trial, '-U', PRIVATE_SUPERUSER, '-E', 'UTF8', '--no-instructions', '--auth=scram-sha-256'],
        `--pwfile=${passwordFile}`,
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ],
      { cwd: '/', encoding: 'utf8', env: serverEnvironment(), ...user },
    );
    if (result.status !== 0) {
      throw new Fault('private_database_failed', 'The private PostgreSQL could not be set up.', {
        detail: (result.stderr || String(result.error ?? '')).slice(-2000),
      });
    }
    try {
      renameSync(trial, place.cluster);
    } catch (error) {
      if (!existsSync(join(place.cluster, 'PG_VERSION'))) throw error;
    }
  } finally {
    rmSync(trial, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** Nothing of ours leaks into the server: no keys, no PG* variables. */
function serverEnvironment(): NodeJS.ProcessEnv | undefined {
  return WINDOWS ? undefined : { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

export function accessRules(place: ClusterPlace): string {
  return join(place.parent, 'postgres.access');
}

/** Who may connect is told by a file of ours, outside the cluster, so that the server's user cannot change it. */
export function writeAccessRules(place: ClusterPlace, method: 'scram-sha-256' | 'trust'): void {
  const file = accessRules(place);
  const kinds = WINDOWS ? ['host all all 127.0.0.1/32'] : ['local all all'];
  writeFileSync(`${file}.new`, kinds.map((kind) => `${kind} ${method}\n`).join(''), { mode: 0o644 });
  renameSync(`${file}.new`, file);
}

export function launch(
  place: ClusterPlace,
  postgres: string,
  user: RunUser | null,
  access: ServerAccess,
  extra: Record<string, string>,
): ChildProcess {
  const settings: Record<string, string> = {
    ...SETTINGS,
    ...extra,
    hba_file: accessRules(place),
    ...(WINDOWS
      ? { listen_addresses: '127.0.0.1', port: String(access.port) }
      : {
          listen_addresses: '',
          unix_socket_directories: place.socketFolder,
          unix_socket_permissions: '0700',
          port: String(access.port),
        }),
  };
  const logFile = join(place.parent, 'postgres.log');
  const large = existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES;
  const output = openSync(logFile, large ? 'w' : 'a', 0o600);
  try {
    // Detached: an interrupt typed at a terminal must reach us, not the server; and a killed parent leaves it running.
    const child = spawn(
      postgres,
      ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        cwd: '/',
        detached: true,
        windowsHide: true,
        stdio: ['ignore', output, output],
        env: serverEnvironment(),
        ...user,
      },
    );
    child.on('error', () => {});
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

/** PostgreSQL's fast shutdown: sessions end, everything is flushed. Windows knows no SIGINT for it. */
export function requestStop(place: ClusterPlace, pid: number): void {
  if (WINDOWS) spawnSync(postgresBinaries(null).pgCtl, ['stop', '-D', place.cluster, '-m', 'fast', '-w']);
  else process.kill(pid, 'SIGINT');
}

export function logTail(place: ClusterPlace): string {
  try {
    return readFileSync(join(place.parent, 'postgres.log'), 'utf8').slice(-1500);
  } catch {
    return '';
  }
}
