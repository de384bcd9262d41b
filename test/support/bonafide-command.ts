// The command line as its own process, with nothing of the developer's settings.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../src/main/bin.ts', import.meta.url));

export interface Ended {
  code: number | null;
  out: string;
  error: string;
}

export interface CommandOptions {
  input?: string;
  variables: Record<string, string>;
}

export function commandEnvironment(variables: Record<string, string>): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...variables };
}

export function runBonafide({ input, variables }: CommandOptions, ...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...words], { env: commandEnvironment(variables) });
    child.stdin.end(input ?? '');
    let out = '';
    let error = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (error += chunk));
    child.on('close', (code) => resolve({ code, out, error }));
  });
}
