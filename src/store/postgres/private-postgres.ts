// Owns the private PostgreSQL: starts it, adopts one that is already there, and stops it when its last user leaves.
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Fault } from '../../domain/model/fault.ts';
import type { Log } from '../../ports/log.ts';
import { type ClusterPlace, clusterPlace } from './cluster-place.ts';
import { withFileLock } from './file-lock.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import {
  accessRules,
  connectionString,
  initialise,
  launch,
  logTail,
  readServerAccess,
  requestStop,
  type ServerAccess,
  writeAccessRules,
} from './private-server.ts';
import { identityIsAlive, identityOf, isAlive } from './process-identity.ts';
import { ownerOf, runUser } from './run-user.ts';

export interface PrivatePostgres {
  /** For pg, pg-boss and every other process of the same user. */
  connectionString: string;
  /** An already running server was taken over or shared. */
  adopted: boolean;
  /** Leaves the server; the last user that leaves ends it. */
  stop(): Promise<void>;
}

export interface PrivatePostgresOptions {
  dataDir: string;
  log?: Log;
  /** Server settings beside the fixed ones, e.g. `fsync=off` in tests. */
  settings?: Record<string, string>;
}

export const PRIVATE_DATABASE = 'bonafide';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const ORPHAN_TRIES = 40;
const ORPHAN_WAIT_MS = 250;
/** `ready`, `starting` (it listens but does not serve yet), or `absent`. */
async function probe(url: string): Promise<'ready' | 'starting' | 'absent'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'ready';
  } catch (error) {
    // 57P03: the database system is starting up (or shutting down).
    return (error as { code?: string }).code === '57P03' ? 'starting' : 'absent';
  } finally {
    await client.end().catch(() => {});
  }
}

/** First line of a lock file of the server: the number of the process that wrote it. */
function pidIn(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** The living server of this cluster, and not a later process that got the same number; null when there is none. */
function serverPid(place: ClusterPlace): number | null {
  const pid = pidIn(join(place.cluster, 'postmaster.pid'));
  return pid !== null && isServer(place, pid) ? pid : null;
}

function isServer(place: ClusterPlace, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(place.cluster);
  } catch {
    return false;
  }
}

/**
 * A killed server leaves its lock files, and PostgreSQL believes them as long as any process has that number: in a
 * container soon another one, or the dead server itself as a zombie. Backends that outlive their server are still
 * seen by PostgreSQL through its shared memory, which hangs on the folder and not on these files.
 */
function clearStaleLocks(place: ClusterPlace): void {
  const socket = join(place.socketFolder, '.s.PGSQL.5432');
  for (const file of [join(place.cluster, 'postmaster.pid'), `${socket}.lock`]) {
    const pid = pidIn(file);
    if (pid === null || isServer(place, pid)) continue;
    rmSync(file, { force: true });
    if (file.startsWith(socket)) rmSync(socket, { force: true });
  }
}

async function untilReady(url: string, child: ChildProcess | null, place: ClusterPlace): Promise<boolean> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    // Nothing is sent to whatever else may listen there.
    if (serverPid(place) !== null && (await probe(url)) === 'ready') return true;
    if (child !== null && (child.exitCode !== null || child.signalCode !== null)) return false;
    if (child === null && serverPid(place) === null) return false;
    await delay(15);
  }
  return false;
}

/** Brings the server up, or finds it up. Called under the lock. Returns whether it was already there. */
async function ensureServer(
  place: ClusterPlace,
  access: ServerAccess,
  options: PrivatePostgresOptions,
): Promise<boolean> {
  const url = connectionString(place, access, 'postgres');
  // Whatever else answers there is not ours: only the server that our own cluster names is adopted.
  if (serverPid(place) !== null && (await untilReady(url, null, place))) return true;
  const user = ownerOf(place.cluster) ?? runUser();
  // A last user that left a moment ago took the socket folder with it.
  clusterPlace(options.dataDir, user);
  const binaries = postgresBinaries(user);
  const isNew = !existsSync(join(place.cluster, 'PG_VERSION'));
  if (isNew) initialise(place, binaries.initdb, user, access);
  const isOpen = !existsSync(accessRules(place)) && !isNew;
  writeAccessRules(place, isOpen ? 'trust' : 'scram-sha-256');
  for (let tries = ORPHAN_TRIES; ; tries -= 1) {
    clearStaleLocks(place);
    const child = launch(place, binaries.postgres, user, access, options.settings ?? {});
    if (await untilReady(url, child, place)) {
      if (isOpen) await setPassword(place, access);
      return false;
    }
    // Lost a race after all?
    if (serverPid(place) !== null && (await probe(url)) === 'ready') return true;
    const detail = logTail(place);
    // Backends of a killed server may need a moment to notice; until then its memory is in use.
    if (tries === 0 || !/still in use[^\n]*\n?[^\n]*\n?$/.test(detail)) {
      throw new Fault('private_database_failed', 'The private PostgreSQL did not start.', { detail });
    }
    await delay(ORPHAN_WAIT_MS);
  }
}

/** A cluster of an earlier version let everybody in who reached its socket: from now on it asks for the password. */
async function setPassword(place: ClusterPlace, access: ServerAccess): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(place, access, 'postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`alter role current_user password ${client.escapeLiteral(access.password)}`);
    writeAccessRules(place, 'scram-sha-256');
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

async function ensureDatabase(place: ClusterPlace, access: ServerAccess): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(place, access, 'postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [PRIVATE_DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${PRIVATE_DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Identities of the living processes that use the server; files of dead ones are removed. */
export function livingUsers(dataDir: string): string[] {
  const folder = join(dataDir, 'postgres.control', 'users');
  const living: string[] = [];
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, file);
    try {
      const identity = readFileSync(path, 'utf8');
      if (identityIsAlive(identity)) living.push(identity);
      else rmSync(path, { force: true });
    } catch {
      // Left at this moment.
    }
  }
  return living;
}

async function endServer(place: ClusterPlace): Promise<void> {
  const pid = serverPid(place);
  if (pid === null) return;
  requestStop(place, pid);
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid) && performance.now() < deadline) await delay(10);
  if (serverPid(place) === null) rmSync(place.socketFolder, { recursive: true, force: true });
}

export async function startPrivatePostgres(options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const place = clusterPlace(options.dataDir, runUser());
  const lock = join(place.control, 'lock');
  const access = readServerAccess(place);
  const ticket = join(place.control, 'users', `${process.pid}.${randomBytes(4).toString('hex')}`);
  const adopted = await withFileLock(lock, START_TIMEOUT_MS, async () => {
    const found = await ensureServer(place, access, options);
    await ensureDatabase(place, access);
    writeFileSync(ticket, identityOf(process.pid), { mode: 0o600 });
    return found;
  });
  chmodSync(place.control, 0o700);
  options.log?.info(adopted ? 'private database adopted' : 'private database started');
  const keeper = keepAlive(place, access, lock, options);
  let stopped: Promise<void> | null = null;
  const leave = async (): Promise<void> => {
    keeper.end();
    await withFileLock(lock, START_TIMEOUT_MS, async () => {
      rmSync(ticket, { force: true });
      if (livingUsers(options.dataDir).length === 0) await endServer(place);
    });
  };
  return {
    connectionString: connectionString(place, access, PRIVATE_DATABASE),
    adopted,
    stop: () => {
      stopped ??= leave();
      return stopped;
    },
  };
}

/** Starts the server again when it was ended under us; its clients reconnect by themselves. */
function keepAlive(
  place: ClusterPlace,
  access: ServerAccess,
  lock: string,
  options: PrivatePostgresOptions,
): { end(): void } {
  let busy = false;
  const check = async (): Promise<void> => {
    if (busy || serverPid(place) !== null) return;
    busy = true;
    try {
      await withFileLock(lock, START_TIMEOUT_MS, () => ensureServer(place, access, options));
      options.log?.warn('private database started again');
    } catch (error) {
      options.log?.error('private database is away', { code: error instanceof Fault ? error.code : 'unknown' });
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void check(), 1000);
  timer.unref();
  return { end: () => clearInterval(timer) };
}
