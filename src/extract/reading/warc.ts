// Reads web archive files (WARC, plain or gzip with one member per record) as a stream, one response at a time.
import { createReadStream } from 'node:fs';
import { brotliDecompressSync, createGunzip, gunzipSync, inflateSync } from 'node:zlib';

export interface WarcResponse {
  url: string;
  /** `WARC-Date`, as written. */
  date: string | null;
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Larger records are passed over without being kept. */
const MAX_RECORD = 16 * 1024 * 1024;
const MAX_HEADER = 64 * 1024;
const MAX_DECODED = 16 * 1024 * 1024;

export async function* readWarc(path: string): AsyncGenerator<WarcResponse> {
  const file = createReadStream(path);
  const source = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  // pipe does not hand on errors.
  if (source !== file) file.on('error', (error) => source.destroy(error));
  try {
    yield* readRecords(source as AsyncIterable<Buffer>);
  } finally {
    file.destroy();
  }
}

async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<WarcResponse> {
  const reader = new ByteReader(source);
  for (;;) {
    const header = await reader.until('\r\n\r\n', MAX_HEADER);
    if (header === null) return;
    const fields = fieldsOf(header.toString('utf8').replace(/^[\r\n]+/, ''));
    const length = Number(fields['content-length']);
    if (!Number.isSafeInteger(length) || length < 0) return;
    const wanted = fields['warc-type'] === 'response' || fields['warc-type'] === 'resource';
    const url = fields['warc-target-uri']?.replace(/^<|>$/g, '');
    if (!wanted || url === undefined || length > MAX_RECORD) {
      if (!(await reader.skip(length))) return;
      continue;
    }
    const content = await reader.take(length);
    if (content === null) return;
    const response = fields['warc-type'] === 'response' ? httpOf(content) : resourceOf(content, fields);
    if (response !== null) yield { url, date: fields['warc-date'] ?? null, ...response };
  }
}

type HttpPart = Pick<WarcResponse, 'status' | 'headers' | 'body'>;

function resourceOf(content: Buffer, fields: Record<string, string>): HttpPart {
  return { status: 200, headers: { 'content-type': fields['content-type'] ?? '' }, body: content };
}

function httpOf(content: Buffer): HttpPart | null {
  const end = content.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = content.subarray(0, end).toString('latin1');
  const status = Number(/^HTTP\/[\d.]+ (\d{3})/.exec(head)?.[1]);
  if (!Number.isInteger(status)) return null;
  const headers = fieldsOf(head);
  let body: Buffer = content.subarray(end + 4);
  if (/chunked/i.test(headers['transfer-encoding'] ?? '')) body = joinChunks(body);
  const decoded = decodeContent(body, headers['content-encoding']?.toLowerCase().trim() ?? '');
  return decoded === null ? null : { status, headers, body: decoded };
}

function decodeContent(body: Buffer, encoding: string): Buffer | null {
  const options = { maxOutputLength: MAX_DECODED };
  try {
    if (encoding === 'gzip' || encoding === 'x-gzip') return gunzipSync(body, options);
    if (encoding === 'br') return brotliDecompressSync(body, options);
    if (encoding === 'deflate') return inflateSync(body, options);
    return body;
  } catch {
    // Crawlers often store the decoded body and leave the header: text then stays as it is.
    return body[0] === 0x3c || body[0] === 0x0a || body[0] === 0x20 ? body : null;
  }
}

/** Organisations stored as sent, in chunks; an organisation that is not chunked after all is returned whole. */
function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  while (at < body.length) {
    const lineEnd = body.indexOf('\r\n', at);
    if (lineEnd < 0 || lineEnd - at > 40) return body;
    const size = /^[0-9a-f]{1,8}(?=$|[; ])/i.exec(body.subarray(at, lineEnd).toString('latin1'))?.[0];
    if (size === undefined) return parts.length > 0 ? Buffer.concat(parts) : body;
    const length = Number.parseInt(size, 16);
    if (length === 0) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

function fieldsOf(head: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const line of head.split(/\r?\n/).slice(1, 400)) {
    const colon = line.indexOf(':');
    if (colon > 0) fields[line.slice(0, colon).trim().toLowerCase()] ??= line.slice(colon + 1).trim();
  }
  return fields;
}

/** Takes exact numbers of bytes from a stream without joining more than it must. */
class ByteReader {
  private readonly source: AsyncIterator<Buffer>;
  private buffer: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  async until(mark: string, limit: number): Promise<Buffer | null> {
    for (;;) {
      // Records end with two empty lines; the next header starts after them.
      const start = this.skipBlank();
      const at = this.buffer.indexOf(mark, start);
      if (at >= 0 && at > start) {
        const found = this.buffer.subarray(start, at);
        this.buffer = this.buffer.subarray(at + mark.length);
        return found;
      }
      if (this.buffer.length - start > limit || !(await this.more())) return null;
    }
  }

  private skipBlank(): number {
    let start = 0;
    while (this.buffer[start] === 13 || this.buffer[start] === 10) start += 1;
    return start;
  }

  async take(length: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      if (this.buffer.length === 0 && !(await this.more())) return null;
      const part = this.buffer.subarray(0, missing);
      parts.push(part);
      missing -= part.length;
      this.buffer = this.buffer.subarray(part.length);
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }

  async skip(length: number): Promise<boolean> {
    let missing = length;
    while (missing > 0) {
      if (this.buffer.length === 0 && !(await this.more())) return false;
      const part = Math.min(missing, this.buffer.length);
      this.buffer = this.buffer.subarray(part);
      missing -= part;
    }
    return true;
  }

  private async more(): Promise<boolean> {
    const next = await this.source.next();
    if (next.done) return false;
    this.buffer = this.buffer.length === 0 ? next.value : Buffer.concat([this.buffer, next.value]);
    return true;
  }
}
