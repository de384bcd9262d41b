// `bonafide backup` and `bonafide restore`: all rows and the secrets that open them, in one file for its owner alone.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { CommandFault, UsageFault } from '../../cli/command-tools.ts';
import type { Settings } from '../../config/settings.ts';
import type { BackupHead } from '../../store/backup/backup-file.ts';
import { keptSecret } from '../data-folder.ts';
import { productVersion } from '../load-settings.ts';
import type { OperatorTools } from './operator-tools.ts';

/** Files of the data folder that a backup carries. */
const SECRET_FILES = ['encryption-key', 'api-key', 'admin-token'] as const;

export function addBackup(program: Command, tools: OperatorTools): void {
  program
    .command('backup <file>')
    .summary('write everything into one file')
    .description(
      'Writes all rows of the database, as they stand at one moment, and the secrets of the data folder. The service may run.',
    )
    .option('--include-key', 'also when the encryption key comes from BONAFIDE_ENCRYPTION_KEY')
    .addHelpText(
      'after',
      '\nThe file holds personal data and keys: it is readable by you alone, and belongs in a safe place.',
    )
    .action((file: string, flags: { includeKey?: boolean }) => backup(resolve(file), flags.includeKey === true, tools));
  program
    .command('restore <file>')
    .summary('fill an empty database from a backup')
    .description('Fills an empty database, and puts the secrets into the data folder. The service must not run.')
    .action((file: string) => restore(resolve(file), tools));
}

async function backup(file: string, includeKey: boolean, { terminal, settings: load }: OperatorTools): Promise<void> {
  if (existsSync(file)) throw new UsageFault(`${file} is there already. Name a new file.`);
  const settings = load();
  const { writeBackup } = await import('../../store/backup/write-backup.ts');
  const key = encryptionKeyOf(settings);
  if (key === null)
    throw new CommandFault(`There is nothing to back up in ${settings.dataDir}: no service ran there yet.`);
  const secrets = secretsOf(settings);
  if (includeKey) secrets['encryption-key'] = key;
  const head: Omit<BackupHead, 'migrations'> = {
    format: 'bonafide-backup',
    version: 1,
    product: productVersion(),
    created_at: new Date().toISOString(),
    key_fingerprint: fingerprint(key),
    secrets,
  };
  const { rows } = await withDatabase(settings, (databaseUrl) =>
    writeBackup({
      databaseUrl,
      path: file,
      head,
      onProgress: (table, count) => terminal.status(`${count} rows of ${table}`),
    }),
  );
  terminal.status(null);
  terminal.out(`${file}: ${rows} rows`);
  if (secrets['encryption-key'] === undefined) {
    terminal.error('The encryption key is not in it: keep BONAFIDE_ENCRYPTION_KEY, or say --include-key.');
  }
}

async function restore(file: string, { terminal, settings: load }: OperatorTools): Promise<void> {
  if (!existsSync(file)) throw new UsageFault(`There is no file ${file}.`);
  const settings = load();
  const { openBackup } = await import('../../store/backup/backup-file.ts');
  const { restoreBackup } = await import('../../store/backup/restore-backup.ts');
  const opened = await openBackup(file);
  requireSameKey(settings, opened.head);
  const rows = await withDatabase(settings, (databaseUrl) =>
    restoreBackup({
      databaseUrl,
      backup: opened,
      onProgress: (table, count) => terminal.status(`${count} rows, now ${table}`),
    }),
  );
  for (const [name, value] of Object.entries(opened.head.secrets)) keptSecret(settings.dataDir, name, () => value);
  terminal.status(null);
  terminal.out(`${rows} rows restored, as of ${opened.head.created_at}. Start the service with the same settings.`);
}

/** What is sealed in the rows opens with that key alone. */
function requireSameKey(settings: Readonly<Settings>, head: BackupHead): void {
  const present = encryptionKeyOf(settings);
  if (present === null && head.secrets['encryption-key'] === undefined) {
    throw new CommandFault('The backup does not hold its encryption key: set BONAFIDE_ENCRYPTION_KEY to it.');
  }
  if (present !== null && fingerprint(present) !== head.key_fingerprint) {
    const where = settings.encryptionKey ? 'BONAFIDE_ENCRYPTION_KEY' : join(settings.dataDir, 'encryption-key');
    throw new CommandFault(
      `${where} is not the encryption key of this backup. Restore into a new data folder, or set the key of the backup.`,
    );
  }
}

function encryptionKeyOf(settings: Readonly<Settings>): string | null {
  return settings.encryptionKey?.reveal() ?? secretIn(settings.dataDir, 'encryption-key');
}

function secretsOf(settings: Readonly<Settings>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of SECRET_FILES) {
    const value = secretIn(settings.dataDir, name);
    // A key of the settings is kept by whoever set it.
    if (value !== null && !(name === 'encryption-key' && settings.encryptionKey)) found[name] = value;
  }
  return found;
}

function secretIn(dataDir: string, name: string): string | null {
  const path = join(dataDir, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

function fingerprint(key: string): string {
  return createHash('sha256').update(`bonafide encryption key ${key}`).digest('hex').slice(0, 16);
}

/** The private server is started for the act when it does not run, and left as it was found. */
export async function withDatabase<T>(
  settings: Readonly<Settings>,
  act: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (settings.databaseUrl) return act(settings.databaseUrl.reveal());
  const { startPrivatePostgres } = await import('../../store/postgres/private-postgres.ts');
  const server = await startPrivatePostgres({ dataDir: settings.dataDir });
  try {
    return await act(server.connectionString);
  } finally {
    await server.stop();
  }
}
