// Reads a body as a stream: at most two content encodings, every stage counted, bombs refused, long bodies cut.
import { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { badEncoding, tooLarge } from './fetch-faults.ts';

export interface ReadPlan {
  contentEncoding: string;
  maxBytes: number;
  /** What to do when an honest body is longer: cut it, or refuse it. */
  whenLonger: 'cut' | 'refuse';
  /** Called once with the first bytes; false ends the reading there (an image, an archive). */
  wanted?: (head: Buffer) => boolean;
}

export interface ReadBody {
  body: Uint8Array;
  truncated: boolean;
}

const MAXIMUM_ENCODINGS = 2;
/** Below this size a high ratio is harmless: 1 MiB of blanks is 1 KiB of gzip. */
const RATIO_FREE_BYTES = 1024 * 1024;
const MAXIMUM_RATIO = 100;
/** Bytes that decide what a body is (WHATWG MIME sniffing). */
export const SNIFFED_BYTES = 1445;
/** RFC 9659: a zstd body for the web never needs a window above 8 MiB. */
const ZSTD_WINDOW_LOG = 23;

type Decoder = Readable & NodeJS.WritableStream & { bytesWritten: number };

const DECODERS: Record<string, (first: Buffer) => Decoder> = {
  gzip: () => zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  // Some servers send the bare deflate stream without the zlib frame; the frame's first byte ends in 8.
  deflate: (first) =>
    (first[0]! & 0x0f) === 8
      ? zlib.createInflate({ finishFlush: zlib.constants.Z_SYNC_FLUSH })
      : zlib.createInflateRaw({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  br: () => zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } }),
};

/** In the order they were applied; throws when there are too many or an unknown one. */
export function parseEncodings(header: string): string[] {
  const names = header
    .slice(0, 1024)
    .toLowerCase()
    .split(',')
    .map((name) => name.trim().replace(/^x-gzip$/, 'gzip'))
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MAXIMUM_ENCODINGS) throw badEncoding(`${names.length} encodings`);
  const unknown = names.find((name) => !Object.hasOwn(DECODERS, name));
  if (unknown !== undefined) throw badEncoding('unknown encoding');
  return names;
}

export async function readBody(source: AsyncIterable<Buffer>, plan: ReadPlan): Promise<ReadBody> {
  const encodings = parseEncodings(plan.contentEncoding);
  let stream = encodings.length > 0 ? capped(source, plan.maxBytes * 2) : source;
  for (const encoding of encodings.reverse()) stream = decode(stream, encoding, plan.maxBytes);
  const chunks: Buffer[] = [];
  let length = 0;
  let judged = plan.wanted === undefined;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > plan.maxBytes) {
      if (plan.whenLonger === 'refuse') throw tooLarge(`more than ${plan.maxBytes} bytes`);
      return { body: join(chunks, plan.maxBytes), truncated: true };
    }
    if (!judged && length >= SNIFFED_BYTES) {
      judged = true;
      const head = join(chunks, SNIFFED_BYTES);
      if (!plan.wanted!(head)) return { body: head, truncated: true };
    }
  }
  return { body: join(chunks, length), truncated: false };
}

function join(chunks: Buffer[], length: number): Buffer {
  const all = Buffer.concat(chunks);
  return all.length > length ? all.subarray(0, length) : all;
}

async function* capped(source: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > limit) throw tooLarge('encoded body');
    yield chunk;
  }
}

/** One decoding stage. The decoder's own count of consumed bytes gives the true ratio, whatever is buffered. */
async function* decode(source: AsyncIterable<Buffer>, encoding: string, maxBytes: number): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const feed = Readable.from(prepend(first.value, iterator), { objectMode: true });
  const decoder = DECODERS[encoding]!(first.value);
  let sourceError: unknown;
  feed.on('error', (error) => {
    sourceError = error;
    decoder.destroy(error);
  });
  feed.pipe(decoder);
  let produced = 0;
  try {
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      produced += chunk.length;
      refuseBomb(produced, decoder.bytesWritten, maxBytes);
      yield chunk;
    }
  } catch (error) {
    if (sourceError !== undefined) throw sourceError;
    throw isZlibError(error) ? badEncoding(encoding, error) : error;
  } finally {
    feed.destroy();
    decoder.destroy();
  }
}

function refuseBomb(produced: number, consumed: number, maxBytes: number): void {
  const free = Math.min(RATIO_FREE_BYTES, maxBytes);
  if (produced > free && produced > consumed * MAXIMUM_RATIO) throw tooLarge(`expands more than ${MAXIMUM_RATIO} to 1`);
  // An inner stage may not grow without end either, even when the outer one shrinks it again.
  if (produced > maxBytes * 4) throw tooLarge('inner encoding');
}

async function* prepend(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

function isZlibError(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code ?? '');
  return /^(Z_|ERR_|ZSTD_)/.test(code);
}
