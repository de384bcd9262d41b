// `bonafide organisations import`: a dump of an official register is read once into rows in the data folder, beside which the
// index is compiled. The service opens that index at its next start.
import { createReadStream, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { gleifCsvReader, readGleifRecord } from '../domain/orgs/registers/gleif.ts';
import type { RegisterRecord } from '../domain/orgs/registers/register-record.ts';
import { readRorRecord } from '../domain/orgs/registers/ror.ts';
import { tidyRecords } from '../domain/orgs/registers/tidy-records.ts';
import { freshIndex, importFolder } from './organisation-data.ts';

/** A whole file is parsed at once only up to this size; the ROR dump has about 300 MB. */
const MOST_JSON_BYTES = 1024 * 1024 * 1024;

async function* recordsOf(path: string): AsyncGenerator<RegisterRecord> {
  if (/\.csv$/i.test(path)) {
    let read: ((line: string) => RegisterRecord | null) | null = null;
    for await (const line of linesOf(path)) {
      const record = read === null ? null : read(line);
      read ??= gleifCsvReader(line);
      if (record) yield record;
    }
    return;
  }
  for await (const value of valuesOf(path)) {
    const record = readRorRecord(value) ?? readGleifRecord(value);
    if (record) yield record;
  }
}

function linesOf(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}

/** An array, an object with `data`, or one JSON value a line. */
async function* valuesOf(path: string): AsyncGenerator<unknown> {
  if (/\.(jsonl|ndjson)$/i.test(path)) {
    for await (const line of linesOf(path)) if (line.trim() !== '') yield JSON.parse(line);
    return;
  }
  if ((await stat(path)).size > MOST_JSON_BYTES)
    throw new Error('the file is too large; give one JSON value a line (.jsonl)');
  const whole = JSON.parse(await readFile(path, 'utf8')) as unknown;
  yield* Array.isArray(whole) ? whole : (((whole as { data?: unknown[] }).data ?? []) as unknown[]);
}

/** Number of organisations kept. The import of a file replaces an earlier one of the same name. */
export async function importOrganisations(
  dataDir: string,
  path: string,
  onRows?: (rows: number) => void,
): Promise<number> {
  const records: RegisterRecord[] = [];
  for await (const record of recordsOf(path)) {
    records.push(record);
    if (records.length % 1000 === 0) onRows?.(records.length);
  }
  if (records.length === 0) return 0;
  const rows = tidyRecords(records);
  const folder = importFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const target = join(folder, `${basename(path).replace(/[^\w.-]/g, '_')}.jsonl`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  for (let at = 0; at < rows.length; at += WRITTEN_AT_ONCE)
    writeFileSync(
      unfinished,
      rows
        .slice(at, at + WRITTEN_AT_ONCE)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
      { flag: 'a' },
    );
  renameSync(unfinished, target);
  freshIndex(dataDir);
  return rows.length;
}

const WRITTEN_AT_ONCE = 10_000;
