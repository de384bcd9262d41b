// A command in a real pseudo-terminal of a given size, with a terminal emulator behind it: what a person would see.
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';

const BIN = fileURLToPath(new URL('../../bin/bonafide', import.meta.url));

const LONGEST_MILLISECONDS = 90_000;

export interface TerminalRun {
  exitCode: number;
  /** Every byte that was sent to the screen. */
  sent: string;
  /** What stands on the screen and above it at the end, without trailing blanks. */
  screen: string[];
}

export interface TerminalOptions {
  columns: number;
  environment?: Record<string, string>;
  /** Called with everything sent so far; `type` answers for the person. */
  onOutput?: (sent: string, type: (keys: string) => void) => void;
}

export function inTerminal(words: string[], options: TerminalOptions): Promise<TerminalRun> {
  return programInTerminal(BIN, words, options);
}

/** Any program, such as a shell. */
export async function programInTerminal(
  program: string,
  words: string[],
  options: TerminalOptions,
): Promise<TerminalRun> {
  const { columns } = options;
  const emulator = new headless.Terminal({ cols: columns, rows: 60, scrollback: 5000, allowProposedApi: true });
  const child = spawn(program, words, {
    name: 'xterm-256color',
    cols: columns,
    rows: 60,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', TERM: 'xterm-256color', ...options.environment },
  });
  let sent = '';
  child.onData((data) => {
    sent += data;
    emulator.write(data);
    options.onOutput?.(sent, (keys) => child.write(keys));
  });
  // A question that nobody answers must not hold up the tests.
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MILLISECONDS);
  const exitCode = await new Promise<number>((resolve) => child.onExit((exit) => resolve(exit.exitCode)));
  clearTimeout(timer);
  await new Promise<void>((resolve) => emulator.write('', resolve));
  const buffer = emulator.buffer.active;
  const screen = Array.from(
    { length: buffer.length },
    (_, line) => buffer.getLine(line)?.translateToString(true) ?? '',
  );
  while (screen.at(-1) === '') screen.pop();
  emulator.dispose();
  return { exitCode, sent, screen };
}
