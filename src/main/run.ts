// All commands. Administrator commands need the wiring and live here; user commands go over HTTP like any client.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMANDS, runCommand } from '../cli/run-command.ts';
import { processEnvironment } from '../config/settings.ts';
import { administer, isAdminCommand } from './administer.ts';
import { loadSettings, productVersion } from './compose.ts';
import { withContact } from './contact.ts';
import { doorOf } from './fetch-once.ts';
import { withoutAbsentSearch } from './optional-search.ts';
import { readCommand } from './read-command.ts';
import { serve, work } from './serve.ts';
import { startFault } from './start-fault.ts';

const HELP = `Bonafide verifies claims about a person from public web evidence.

  bonafide serve [--no-worker] [--contact ADDRESS]
                                     API, console and worker in one process; says who is asking, once
  bonafide work                      a worker for the database of DATABASE_URL
  bonafide migrate                   bring the database up to date and end
  bonafide projects [list|create]    projects of the database
  bonafide keys [list|create|revoke] API keys of a project
  bonafide corpus [import|list|remove]  pages of your own to search
  bonafide read URL|FILE [--trace]   what one page says, and why
  bonafide organisations import FILE…   names of schools and companies from the ROR or GLEIF dump
${COMMANDS.map((command) => `  bonafide ${command.name.padEnd(25)} ${command.summary}`).join('\n')}
  bonafide version

Settings come from the environment: docs/settings.md lists them.`;

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const error = (line: string): void => void process.stderr.write(`${line}\n`);

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

/** The key of a service that runs from the same folder, when none is named. */
function keyOfDataFolder(dataDir: string): string | null {
  const path = join(dataDir, 'api-key');
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

async function runUserCommand(name: string, words: string[]): Promise<number> {
  const environment = processEnvironment();
  const settings = loadSettings();
  return runCommand(
    name,
    words,
    {
      baseUrl: environment.BONAFIDE_URL ?? settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
      apiKey: environment.BONAFIDE_API_KEY ?? settings.apiKeys[0]?.key.reveal() ?? keyOfDataFolder(settings.dataDir),
    },
    { out, error, interactive: process.stdout.isTTY === true, readFile: (path) => readFile(path, 'utf8') },
  );
}

/** With what the flags say, and without a search engine that may be there and is not. */
async function startSettings(words: readonly string[]): Promise<ReturnType<typeof loadSettings>> {
  return withoutAbsentSearch(withContact(loadSettings(), words), doorOf);
}

async function main([name = 'help', ...words]: string[]): Promise<number> {
  if (name === 'serve') return serve(await startSettings(words), { worker: !words.includes('--no-worker') });
  if (name === 'work') return work(await startSettings(words));
  if (name === 'version' || name === '--version') {
    out(productVersion());
    return 0;
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    out(HELP);
    return 0;
  }
  if (name === 'read') return readCommand(words, loadSettings, { out, error });
  if (isAdminCommand(name)) return administer(name, words, loadSettings(), { out, error, progress });
  const code = await runUserCommand(name, words);
  if (code >= 0) return code;
  error(`There is no command "${name}".\n\n${HELP}`);
  return 2;
}

function explain(cause: unknown): void {
  error(
    startFault(cause, processEnvironment()) ??
      (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)),
  );
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (cause: unknown) => {
    explain(cause);
    process.exit(1);
  },
);
