// A terminal that nobody watches: what a command prints is kept.
import type { Terminal } from '../../src/cli/terminal.ts';

export function recordingTerminal(lines: string[], options: Partial<Terminal> = {}): Terminal {
  return {
    out: (line) => void lines.push(line),
    error: (line) => void lines.push(line),
    width: null,
    paint: (_style, text) => text,
    status: () => undefined,
    ask: async () => null,
    readFile: () => Promise.reject(new Error('no files here')),
    readInput: async () => '',
    onInterrupt: () => () => undefined,
    ...options,
  };
}
