// Where a command writes and asks: a person's terminal or a pipe. Colours follow the terminal, NO_COLOR and FORCE_COLOR.
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { text as textOf } from 'node:stream/consumers';
import { styleText } from 'node:util';

export type Style = 'green' | 'red' | 'yellow' | 'cyan' | 'gray' | 'bold';

export interface Terminal {
  out(line: string): void;
  error(line: string): void;
  /** Columns of the screen; null for a pipe, where lines stay whole. */
  width: number | null;
  paint(style: Style | Style[], text: string): string;
  /** Overwrites one line of the screen; null takes it away. Nothing happens where nobody watches. */
  status(text: string | null): void;
  /** Null where nobody can answer. */
  ask(question: string): Promise<string | null>;
  readFile(path: string): Promise<string>;
  /** All of standard input. */
  readInput(): Promise<string>;
  /** Fires when the person wants to stop. */
  onInterrupt(stop: () => void): () => void;
}

const CLEAR_LINE = '\r\u001b[K';

export function systemTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  let hasStatus = false;
  const status = (text: string | null): void => {
    if (!stderr.isTTY || (text === null && !hasStatus)) return;
    // A line that fills the last column would wrap and could not be taken back.
    stderr.write(`${CLEAR_LINE}${text === null ? '' : text.slice(0, Math.max(1, (stderr.columns || 80) - 1))}`);
    hasStatus = text !== null;
  };
  return {
    out(line) {
      status(null);
      stdout.write(`${line}\n`);
    },
    error(line) {
      status(null);
      stderr.write(`${line}\n`);
    },
    width: stdout.isTTY ? Math.max(20, stdout.columns || 80) : null,
    paint: (style, text) => styleText(style, text, { stream: stdout }),
    status,
    async ask(question) {
      if (!stdin.isTTY || !stderr.isTTY) return null;
      const lines = createInterface({ input: stdin, output: stderr });
      try {
        return await lines.question(question);
      } finally {
        lines.close();
      }
    },
    readFile: (path) => readFile(path, 'utf8'),
    readInput: () => textOf(stdin),
    onInterrupt(stop) {
      process.once('SIGINT', stop);
      process.once('SIGTERM', stop);
      return () => {
        process.off('SIGINT', stop);
        process.off('SIGTERM', stop);
      };
    },
  };
}
