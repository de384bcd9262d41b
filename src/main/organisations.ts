// Organisations from the official registers: a dump is read once into rows in the data folder, and loaded at every start.
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { type AliasRow, installAliases, withAliases } from '../domain/orgs/alias-table.ts';
import { gleifCsvReader, readGleifRecord, readRorRecord } from '../domain/orgs/registry-import.ts';

const FOLDER = 'organisations';
/** A whole file is parsed at once only up to this size; the ROR dump has about 300 MB. */
const MOST_JSON_BYTES = 1024 * 1024 * 1024;

async function* rowsOf(path: string): AsyncGenerator<AliasRow> {
  if (/\.csv$/i.test(path)) {
    let read: ((line: string) => AliasRow | null) | null = null;
    for await (const line of createInterface({
      input: createReadStream(path, 'utf8'),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      const row = read === null ? null : read(line);
      read ??= gleifCsvReader(line);
      if (row) yield row;
    }
    return;
  }
  for await (const record of recordsOf(path)) {
    const row = readRorRecord(record) ?? readGleifRecord(record);
    if (row) yield row;
  }
}

/** An array, an object with `data`, or one JSON value a line. */
async function* recordsOf(path: string): AsyncGenerator<unknown> {
  if (/\.(jsonl|ndjson)$/i.test(path)) {
    for await (const line of createInterface({ input: createReadStream(path, 'utf8') }))
      if (line.trim() !== '') yield JSON.parse(line);
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
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true });
  const target = join(folder, `${basename(path).replace(/[^\w.-]/g, '_')}.rows`);
  const output = createWriteStream(`${target}.unfinished`);
  let rows = 0;
  try {
    for await (const row of rowsOf(path)) {
      if (!output.write(`${JSON.stringify(row)}\n`))
        await new Promise<void>((resolve) => output.once('drain', () => resolve()));
      rows += 1;
      if (rows % 1000 === 0) onRows?.(rows);
    }
    output.end();
    await finished(output);
  } catch (error) {
    output.destroy();
    rmSync(`${target}.unfinished`, { force: true });
    throw error;
  }
  if (rows > 0) renameSync(`${target}.unfinished`, target);
  else rmSync(`${target}.unfinished`, { force: true });
  return rows;
}

/** Hands the kept rows to the comparisons; returns how many there are. */
export function loadOrganisations(dataDir: string): number {
  const folder = join(dataDir, FOLDER);
  if (!existsSync(folder)) return 0;
  const rows: AliasRow[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.rows'))
    .toSorted()) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n'))
      if (line !== '') rows.push(JSON.parse(line) as AliasRow);
  }
  if (rows.length > 0) installAliases(withAliases(rows));
  return rows.length;
}
