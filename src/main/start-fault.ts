// What keeps the service from starting, in a sentence that names the place and the cure; never a stack trace for a common fault.
import { DATA_FOLDER } from '../config/data-folder.ts';
import { SettingsError } from '../config/settings.ts';
import { isFault } from '../domain/model/fault.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `db.example:5432/bonafide`: where the database is, without its password. */
export function databaseAddress(environment: Environment): string {
  const given = environment.DATABASE_URL?.trim();
  if (!given) return 'the private PostgreSQL of the data folder';
  if (!URL.canParse(given)) return 'DATABASE_URL';
  const { hostname, port, pathname } = new URL(given);
  return `${hostname}:${port || '5432'}${pathname}`;
}

const BY_CODE: Record<string, (environment: Environment) => string> = {
  // States of PostgreSQL.
  '3D000': (environment) =>
    `There is no database at ${databaseAddress(environment)}. Make it (createdb), or name another in DATABASE_URL.`,
  '28P01': (environment) => `${databaseAddress(environment)} refused the user or the password of DATABASE_URL.`,
  '28000': (environment) => `${databaseAddress(environment)} refused the user of DATABASE_URL.`,
  // Errors of the system.
  EADDRINUSE: (environment) =>
    `Port ${environment.PORT || '8787'} is in use. Is the service running already? Set PORT to use another one.`,
  EACCES: (environment) => folderFault(environment, 'may not be written'),
  EROFS: (environment) => folderFault(environment, 'is on a disk that is only to be read'),
  ENOSPC: (environment) => folderFault(environment, 'is on a disk that is full'),
};

function folderFault(environment: Environment, what: string): string {
  return `The data folder ${environment.BONAFIDE_DATA_DIR || DATA_FOLDER} ${what}. Set BONAFIDE_DATA_DIR to use another one.`;
}

/** Nothing leads there, a file is in the way, or the place takes no folders. */
const CANNOT_BE_MADE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'EPERM']);

/** Null when the fault is none of the common ones. */
export function startFault(cause: unknown, environment: Environment): string | null {
  if (cause instanceof SettingsError) return cause.message;
  if (isFault(cause, 'store_unavailable')) {
    const why = cause.detail ? ` (${cause.detail})` : '';
    return `The database at ${databaseAddress(environment)} does not answer${why}.`;
  }
  if (isFault(cause)) return `${cause.publicMessage}${cause.detail ? ` (${cause.detail})` : ''}`;
  const { code, syscall } = (cause ?? {}) as NodeJS.ErrnoException;
  if (syscall === 'mkdir' && CANNOT_BE_MADE.has(code ?? '')) return folderFault(environment, 'cannot be made');
  return BY_CODE[code ?? '']?.(environment) ?? null;
}
