// All commands: the user's go over HTTP like any client, the operator's need the wiring and load it when they run.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandTools, EXIT, UsageFault } from '../cli/command-tools.ts';
import { userProgram } from '../cli/program.ts';
import { runProgram } from '../cli/run-program.ts';
import { systemTerminal } from '../cli/terminal.ts';
import { Bonafide } from '../client/bonafide-client.ts';
import { processEnvironment } from '../config/settings.ts';
import { addOperatorCommands } from './commands/operator-commands.ts';
import { loadSettings, productVersion } from './load-settings.ts';
import { startFault } from './start-fault.ts';

const environment = processEnvironment();
const terminal = systemTerminal();
let exitCode: number = EXIT.done;
// A failure is not made good by what comes after it.
const setExitCode = (code: number): void => void (exitCode = exitCode || code);

/** Where the service is, as the settings of this machine say. */
function baseUrl(): string {
  if (environment.BONAFIDE_URL) return environment.BONAFIDE_URL;
  const { publicUrl, host, port } = loadSettings();
  return publicUrl ?? `http://${host}:${port}`;
}

/** The key of a service that runs from the same folder, when none is named. */
function apiKey(): string | null {
  if (environment.BONAFIDE_API_KEY) return environment.BONAFIDE_API_KEY;
  const settings = loadSettings();
  const path = join(settings.dataDir, 'api-key');
  return settings.apiKeys[0]?.key.reveal() ?? (existsSync(path) ? readFileSync(path, 'utf8').trim() : null);
}

function service(): Bonafide | null {
  const key = apiKey();
  return key === null ? null : new Bonafide({ baseUrl: baseUrl(), apiKey: key });
}

function client(): Bonafide {
  const made = service();
  if (made === null)
    throw new UsageFault('No API key: set BONAFIDE_API_KEY, or run where the service keeps its data folder.');
  return made;
}

/** A sentence for what is known; of anything else its message, and where to see more. */
function explainUnknown(cause: unknown): string {
  const known = startFault(cause, environment);
  if (known !== null) return known;
  if (environment.BONAFIDE_LOG_LEVEL === 'debug' && cause instanceof Error) return cause.stack ?? cause.message;
  const message = cause instanceof Error ? cause.message : String(cause);
  return `${message}\nThis was not expected. BONAFIDE_LOG_LEVEL=debug shows where it happened.`;
}

async function main(words: string[]): Promise<number> {
  const tools: CommandTools = { terminal, client, setExitCode };
  const operator = { terminal, settings: loadSettings, setExitCode };
  const program = userProgram(tools, productVersion(), (all) => {
    addOperatorCommands(all, { ...operator, baseUrl, service, client, explain: explainUnknown });
  });
  program.command('version', { hidden: true }).action(() => terminal.out(productVersion()));
  return runProgram(program, words, { terminal, baseUrl, exitCode: () => exitCode, explainUnknown });
}

const words = process.argv.slice(2);
// Whoever reads may have seen enough (`bonafide jobs | head`); a service goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' && words[0] !== 'serve' && words[0] !== 'work') process.exit(EXIT.done);
});

main(words).then((code) => process.exit(code));
