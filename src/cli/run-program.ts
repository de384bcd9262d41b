// Runs one line of words: what goes wrong becomes a sentence and an exit code.
import type { Command } from 'commander';
import { EXIT } from './command-tools.ts';
import { type Explained, explainFault } from './explain-fault.ts';
import { fittedLines } from './layout.ts';
import type { Terminal } from './terminal.ts';

export interface RunOptions {
  terminal: Terminal;
  baseUrl(): string;
  /** What the command itself said, when it did not throw. */
  exitCode(): number;
  explainUnknown(cause: unknown): string;
}

export async function runProgram(program: Command, words: readonly string[], options: RunOptions): Promise<number> {
  try {
    // Without a word, help; that is no mistake.
    await program.parseAsync(words.length === 0 ? ['--help'] : [...words], { from: 'user' });
    return options.exitCode();
  } catch (cause) {
    const { code, lines } = explained(cause, options);
    for (const line of lines)
      for (const part of fittedLines(line, options.terminal.width)) options.terminal.error(part);
    return code;
  }
}

function explained(cause: unknown, { baseUrl, explainUnknown }: RunOptions): Explained {
  const unknown = (): Explained => ({ code: EXIT.failed, lines: explainUnknown(cause).split('\n') });
  try {
    return explainFault(cause, baseUrl()) ?? unknown();
  } catch {
    // The address comes from settings that may be the very fault.
    return unknown();
  }
}
