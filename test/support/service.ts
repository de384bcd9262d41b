// The service as a user runs it: its own process, its own data folder or a shared database, real HTTP.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bonafide } from '../../src/client/bonafide-client.ts';

const BIN = fileURLToPath(new URL('../../src/main/bin.ts', import.meta.url));

export interface Service {
  address: string;
  key: string;
  client: Bonafide;
  process: ChildProcess;
  /** What it printed so far. */
  printed(): string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL; resolves once it is gone. */
  kill(): Promise<void>;
}

export interface ServiceOptions {
  command?: 'serve' | 'work';
  arguments?: string[];
  dataDir: string;
  environment?: Record<string, string>;
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'bonafide-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) };
}

/** A secret that the service keeps in its data folder; empty when there is none. */
export function keptIn(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** Only what the service needs from our own environment: nothing of the developer's settings leaks in. */
function cleanEnvironment(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'SystemRoot'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

const READY = /is ready at (http:\S+)|worker is running/;

export async function startService(options: ServiceOptions): Promise<Service> {
  const child = spawn(process.execPath, [BIN, options.command ?? 'serve', ...(options.arguments ?? [])], {
    env: {
      ...cleanEnvironment(),
      PORT: '0',
      BONAFIDE_DATA_DIR: options.dataDir,
      BONAFIDE_LOG_LEVEL: 'warn',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<RegExpExecArray>((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      printed += chunk.toString();
      const match = READY.exec(printed);
      if (match && printed.trimEnd() !== match[0]) resolve(match);
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    exited.then((code) => reject(new Error(`The service ended with ${code} before it was ready:\n${printed}`)));
  });
  const match = await ready;
  const address = match[1] ?? '';
  const key = options.environment?.BONAFIDE_API_KEYS?.split('=')[1] ?? keptIn(options.dataDir, 'api-key');
  return {
    address,
    key,
    client: new Bonafide({ baseUrl: address || 'http://127.0.0.1:9', apiKey: key }),
    process: child,
    printed: () => printed,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
