// Starts the pdf parser in a child process with limits on memory, time and output, because pdf files can be made to
// exhaust all three; the child has no environment and may not write or start anything.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '../limits.ts';

export interface PdfOptions {
  timeoutMs?: number;
  signal?: AbortSignal;
}

const PRLIMIT = '/usr/bin/prlimit';
/** Node alone maps between one and two gigabytes of addresses; the heap limit is what bounds real use. */
const ADDRESS_SPACE = 3 * 1024 * 1024 * 1024;
const MAX_OUTPUT = 24 * 1024 * 1024;

/** `output` is the child's JSON, not yet parsed; null with the reason in `remark`. */
export interface PdfOutcome {
  output: Uint8Array | null;
  remark: string;
}

export function runPdfProcess(body: Uint8Array, options: PdfOptions = {}): Promise<PdfOutcome> {
  const { signal, timeoutMs = LIMITS.pdfTime } = options;
  if (body.length > LIMITS.pdfBytes) return Promise.resolve({ output: null, remark: 'pdf_too_large' });
  if (signal?.aborted) return Promise.resolve({ output: null, remark: 'aborted' });
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const script = fileURLToPath(new URL('./pdf-child.ts', import.meta.url));
  const nodeArguments = [
    `--max-old-space-size=${LIMITS.pdfHeapMegabytes}`,
    '--permission',
    `--allow-fs-read=${root}*`,
    '--no-warnings',
    script,
  ];
  const limited = process.platform === 'linux' && existsSync(PRLIMIT);
  const command = limited ? PRLIMIT : process.execPath;
  const commandArguments = limited
    ? [`--as=${ADDRESS_SPACE}`, '--core=0', process.execPath, ...nodeArguments]
    : nodeArguments;

  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    let size = 0;
    let settled = false;
    const settle = (outcome: PdfOutcome) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      if (child.exitCode === null) child.kill('SIGKILL');
      resolve(outcome);
    };
    const onAbort = () => settle({ output: null, remark: 'aborted' });
    const timer = setTimeout(() => settle({ output: null, remark: 'timed_out' }), timeoutMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.on('error', () => settle({ output: null, remark: 'reader_failed' }));
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) settle({ output: null, remark: 'pdf_too_large' });
      else chunks.push(chunk);
    });
    child.on('close', (code) => {
      if (code !== 0) settle({ output: null, remark: 'pdf_damaged' });
      else settle({ output: Buffer.concat(chunks), remark: 'pdf_damaged' });
    });
    // The child may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(body);
  });
}
