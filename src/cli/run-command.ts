// Finds the command, runs it, and turns what went wrong into words and an exit code.
import { Bonafide, BonafideError } from '../client/bonafide-client.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import jobs from './commands/jobs.ts';
import templates from './commands/templates.ts';
import verify from './commands/verify.ts';
import webhooks from './commands/webhooks.ts';

export const COMMANDS: readonly Command[] = [verify, jobs, templates, webhooks];

export interface Terminal {
  out(line: string): void;
  error(line: string): void;
  interactive: boolean;
  readFile(path: string): Promise<string>;
}

/** Exit code: 0 done, 1 the service or the job said no, 2 called wrongly. */
export async function runCommand(
  name: string,
  words: string[],
  connection: { baseUrl: string; apiKey: string | null; fetch?: typeof fetch },
  terminal: Terminal,
): Promise<number> {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) return -1;
  if (connection.apiKey === null) {
    terminal.error('No API key: set BONAFIDE_API_KEY, or run where the service keeps its data folder.');
    return 2;
  }
  const client = new Bonafide({
    baseUrl: connection.baseUrl,
    apiKey: connection.apiKey,
    ...(connection.fetch ? { fetch: connection.fetch } : {}),
  });
  const context: CommandContext = {
    client,
    arguments: words,
    out: terminal.out,
    interactive: terminal.interactive,
    readFile: terminal.readFile,
  };
  try {
    await command.run(context);
    return 0;
  } catch (error) {
    return explain(error, command, connection.baseUrl, terminal);
  }
}

function explain(error: unknown, command: Command, baseUrl: string, terminal: Terminal): number {
  if (error instanceof UsageError) {
    terminal.error(`${error.message}\nUsage: bonafide ${command.usage}`);
    return 2;
  }
  if (error instanceof BonafideError) {
    terminal.error(`The service answered ${error.status} ${error.code}: ${error.message}`);
    for (const fault of error.problem?.errors ?? []) terminal.error(`  ${fault.path}: ${fault.message}`);
    return 1;
  }
  if (error instanceof TypeError && /fetch/.test(error.message)) {
    terminal.error(`Nothing answers at ${baseUrl}. Is the service running? Start it with npm start.`);
    return 1;
  }
  terminal.error(error instanceof Error ? error.message : String(error));
  return 1;
}
