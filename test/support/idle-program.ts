// All commands with nothing behind them: whatever tries to do something throws.
import type { Command } from 'commander';
import { userProgram } from '../../src/cli/program.ts';
import { runProgram } from '../../src/cli/run-program.ts';
import { addOperatorCommands } from '../../src/main/commands/operator-commands.ts';
import { recordingTerminal } from './recording-terminal.ts';

function untouched(): never {
  throw new Error('a command did something');
}

/** A program that prints into `lines`. It keeps what it parsed, so each line of words gets its own. */
export function programWith(lines: string[], width: number | null = null) {
  const terminal = recordingTerminal(lines, { width });
  const setExitCode = untouched;
  const tools = {
    terminal,
    setExitCode,
    settings: untouched,
    baseUrl: untouched,
    service: untouched,
    client: untouched,
    explain: untouched,
  };
  const program = userProgram({ terminal, client: untouched, setExitCode }, '1.2.3', (all) =>
    addOperatorCommands(all, tools),
  );
  const run = (words: string[]) =>
    runProgram(program, words, { terminal, baseUrl: () => 'http://x', exitCode: () => 0, explainUnknown: String });
  return { program, run };
}

/** The words that lead to every command. */
export function pathsOf(command: Command, path: string[] = []): string[][] {
  return [path, ...command.commands.flatMap((one) => pathsOf(one, [...path, one.name()]))];
}
