// The file of a backup: gzipped lines of JSON. A head, then one line a row, then an end with the count and digest of all rows,
// so that a file that was cut short is noticed.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip, type Gunzip } from 'node:zlib';
import { Fault } from '../../domain/model/fault.ts';

export const BACKUP_FORMAT = 'bonafide-backup';
export const BACKUP_VERSION = 1;

export interface BackupHead {
  format: typeof BACKUP_FORMAT;
  version: number;
  product: string;
  created_at: string;
  /** Names of the migrations that had run. */
  migrations: string[];
  /** Tells whether a key is the one of this backup, without giving it away. */
  key_fingerprint: string;
  /** Files of the data folder: the encryption key and the generated keys, where they are kept there. */
  secrets: Record<string, string>;
}

/** A row as PostgreSQL writes it in JSON, kept as text so that no number loses digits. */
export interface BackupRow {
  table: string;
  row: string;
}

export interface BackupWriter {
  row(table: string, row: string): Promise<void>;
  /** Only then does the file have its name. */
  finish(): Promise<{ rows: number }>;
  abandon(): void;
}

export async function createBackup(path: string, head: BackupHead): Promise<BackupWriter> {
  const unfinished = `${path}.unfinished`;
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
  await once(file, 'open');
  const gzip = createGzip();
  gzip.pipe(file);
  const digest = createHash('sha256');
  let rows = 0;
  const write = async (line: string): Promise<void> => {
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
  };
  await write(JSON.stringify(head));
  return {
    async row(table, row) {
      digest.update(row);
      rows += 1;
      await write(`${JSON.stringify(table)}\t${row}`);
    },
    async finish() {
      await write(`end\t${JSON.stringify({ rows, sha256: digest.digest('hex') })}`);
      gzip.end();
      await finished(file);
      renameSync(unfinished, path);
      return { rows };
    },
    abandon() {
      gzip.destroy();
      file.destroy();
      rmSync(unfinished, { force: true });
    },
  };
}

export interface OpenedBackup {
  head: BackupHead;
  /** Throws at the end when rows are missing or changed. */
  rows: AsyncGenerator<BackupRow>;
}

export async function openBackup(path: string): Promise<OpenedBackup> {
  const file = createReadStream(path);
  await once(file, 'open');
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  file.pipe(gunzip);
  const lines = readLines(gunzip, path);
  const first = await lines.next();
  const head = first.done ? null : headIn(first.value);
  if (head === null) throw damaged(path, 'it does not begin as a backup does');
  if (head.version > BACKUP_VERSION) throw damaged(path, `it was made by a newer version (${head.product})`);
  return { head, rows: rowsOf(lines, path) };
}

/** `readline` would also break lines at signs that may stand in a text. */
async function* readLines(stream: Gunzip, path: string): AsyncGenerator<string> {
  let parts: string[] = [];
  try {
    for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
      let start = 0;
      for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', start)) {
        parts.push(chunk.slice(start, at));
        yield parts.join('');
        parts = [];
        start = at + 1;
      }
      parts.push(chunk.slice(start));
    }
  } catch (error) {
    throw damaged(path, (error as Error).message);
  }
}

function headIn(line: string): BackupHead | null {
  try {
    const head = JSON.parse(line) as BackupHead;
    return head.format === BACKUP_FORMAT ? head : null;
  } catch {
    return null;
  }
}

async function* rowsOf(lines: AsyncGenerator<string>, path: string): AsyncGenerator<BackupRow> {
  const digest = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    const at = line.indexOf('\t');
    const row = line.slice(at + 1);
    if (line.startsWith('end\t')) {
      const end = JSON.parse(row) as { rows: number; sha256: string };
      if (end.rows !== rows || end.sha256 !== digest.digest('hex')) throw damaged(path, 'its rows were changed');
      return;
    }
    digest.update(row);
    rows += 1;
    yield { table: JSON.parse(line.slice(0, at)) as string, row };
  }
  throw damaged(path, 'its end is missing');
}

function damaged(path: string, why: string): Fault {
  return new Fault('backup_unreadable', `${path} is no backup that can be restored: ${why}.`);
}
