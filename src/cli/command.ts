// What a command of the command line is. User commands go over HTTP like any client.
import type { Bonafide } from '../client/bonafide-client.ts';

export interface CommandContext {
  client: Bonafide;
  /** Arguments after the command's name. */
  arguments: string[];
  out(line: string): void;
  /** True when the output is for a person, not for a pipe. */
  interactive: boolean;
  readFile(path: string): Promise<string>;
}

export interface Command {
  name: string;
  usage: string;
  summary: string;
  run(context: CommandContext): Promise<void>;
}

/** A mistake in how the command was called; printed with the usage, exit code 2. */
export class UsageError extends Error {}
