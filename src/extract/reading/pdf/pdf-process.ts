// Starts the pdf parser in a child process with limits on memory, time and output, because pdf files can be made to
// exhaust all three; the child has no environment and may not write or start anything. What it has said before a limit
// ended it is kept.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '../limits.ts';
import type { PdfPiece } from './pdf-content.ts';

export interface PdfOptions {
  timeoutMs?: number;
  signal?: AbortSignal;
}

const PRLIMIT = '/usr/bin/prlimit';
/** Node alone maps between one and two gigabytes of addresses; the heap limit is what bounds real use. */
const ADDRESS_SPACE = 3 * 1024 * 1024 * 1024;
const MAX_OUTPUT = 24 * 1024 * 1024;

/** `output` is the child's lines, not yet parsed, the last one an end; null with the reason in `remark`. */
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
      clearTimeout(watch);
      signal?.removeEventListener('abort', onAbort);
      if (child.exitCode === null) child.kill('SIGKILL');
      resolve(outcome);
    };
    const onAbort = () => settle({ output: null, remark: 'aborted' });
    const overrun = () => settle(keepStart(chunks, 'out_of_time'));
    const timer = setTimeout(overrun, timeoutMs);
    let watch: NodeJS.Timeout | undefined;
    // The child says first that it is ready; what its start took says nothing of the document.
    child.stdout.once('data', () => {
      if (settled) return;
      const before = processorTime(child.pid);
      const look = () => {
        const now = processorTime(child.pid);
        const left = before === null || now === null ? 0 : LIMITS.pdfProcessorTime - (now - before);
        if (left <= 0) overrun();
        else watch = setTimeout(look, Math.max(50, left));
      };
      watch = setTimeout(look, LIMITS.pdfProcessorTime);
    });
    signal?.addEventListener('abort', onAbort, { once: true });
    child.on('error', () => settle({ output: null, remark: 'reader_failed' }));
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) settle({ output: null, remark: 'pdf_too_large' });
      else chunks.push(chunk);
    });
    child.on('close', (code) => {
      if (code !== 0) settle(keepStart(chunks, 'pdf_damaged'));
      else settle({ output: Buffer.concat(chunks), remark: 'pdf_damaged' });
    });
    // The child may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(body);
  });
}

/** The whole lines of a child that did not come to its end, if they hold any text, with the reason as the last one. */
function keepStart(chunks: readonly Buffer[], reason: 'out_of_time' | 'pdf_damaged'): PdfOutcome {
  const remark = reason === 'out_of_time' ? 'timed_out' : reason;
  const said = Buffer.concat(chunks);
  const whole = said.subarray(0, said.lastIndexOf('\n') + 1);
  if (!whole.includes('"text":')) return { output: null, remark };
  const end = Buffer.from(`${JSON.stringify({ kind: 'end', reason } satisfies PdfPiece)}\n`);
  return { output: Buffer.concat([whole, end]), remark };
}

/** Milliseconds that all threads of the process have run; null where the system does not tell. */
function processorTime(pid: number | undefined): number | null {
  try {
    // The name of the program stands in brackets and may hold spaces; the two times are the 12th and 13th word after it.
    const words = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ');
    const ticks = Number(words[11]) + Number(words[12]);
    return Number.isFinite(ticks) ? ticks * 10 : null;
  } catch {
    return null;
  }
}
