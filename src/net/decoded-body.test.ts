import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import zlib from 'node:zlib';
import { isFault } from '../domain/model/fault.ts';
import { parseEncodings, type ReadPlan, readBody } from './decoded-body.ts';

const TEXT = Buffer.from('Jane Sample studied at School of Samples. '.repeat(50));
const MEGABYTE = 1024 * 1024;

function inPieces(bytes: Buffer, size = 100): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return Readable.from(pieces);
}

function read(bytes: Buffer, contentEncoding: string, more: Partial<ReadPlan> = {}, size = 100) {
  return readBody(inPieces(bytes, size), { contentEncoding, maxBytes: 5 * MEGABYTE, whenLonger: 'cut', ...more });
}

test('each encoding, both kinds of deflate, and two at once', async () => {
  const cases: [string, Buffer][] = [
    ['', TEXT],
    ['identity', TEXT],
    ['gzip', zlib.gzipSync(TEXT)],
    ['X-GZIP', zlib.gzipSync(TEXT)],
    ['deflate', zlib.deflateSync(TEXT)],
    ['deflate', zlib.deflateRawSync(TEXT)],
    ['br', zlib.brotliCompressSync(TEXT)],
    ['zstd', zlib.zstdCompressSync(TEXT)],
    ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(TEXT))],
    ['zstd, identity, deflate', zlib.deflateSync(zlib.zstdCompressSync(TEXT))],
  ];
  for (const [encoding, bytes] of cases) {
    const result = await read(bytes, encoding);
    assert.deepEqual(Buffer.from(result.body), TEXT, encoding);
    assert.equal(result.truncated, false);
  }
  assert.equal((await read(Buffer.alloc(0), 'gzip')).body.length, 0, 'an empty body needs no decoding');
});

test('a gzip body that ends early gives what arrived', async () => {
  const noise = Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 251));
  const whole = zlib.gzipSync(noise);
  const { body } = await read(whole.subarray(0, whole.length - 40), 'gzip');
  assert.ok(body.length > 1000);
  assert.deepEqual(Buffer.from(body), noise.subarray(0, body.length));
});

test('bad names, too many and false bytes are refused', async () => {
  for (const header of ['gzip, br, gzip', 'compress', 'constructor', Array(20).fill('br').join(',')])
    assert.throws(
      () => parseEncodings(header),
      (error) => isFault(error, 'bad_encoding'),
    );
  for (const encoding of ['gzip', 'br', 'zstd', 'deflate'])
    await assert.rejects(read(Buffer.from('{"plain": "text"}'), encoding), (error) => isFault(error, 'bad_encoding'));
});

test('an honest long body is cut or refused, a bomb is always refused', async () => {
  let seed = 1;
  const honest = Buffer.alloc(3 * MEGABYTE);
  for (let index = 0; index < honest.length; index += 1) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    honest[index] = 97 + ((seed >> 16) % 16);
  }
  for (const [encoding, bytes] of [
    ['', honest],
    ['gzip', zlib.gzipSync(honest)],
  ] as const) {
    const cut = await read(bytes, encoding, { maxBytes: MEGABYTE }, 65536);
    assert.deepEqual([cut.body.length, cut.truncated], [MEGABYTE, true]);
    const refused = read(bytes, encoding, { maxBytes: MEGABYTE, whenLonger: 'refuse' }, 65536);
    await assert.rejects(refused, (error) => isFault(error, 'response_too_large'));
  }
  const bomb = zlib.gzipSync(Buffer.alloc(2 * MEGABYTE, ' '), { level: 9 });
  await assert.rejects(read(bomb, 'gzip', {}, bomb.length), (error) => isFault(error, 'response_too_large'));
  const small = zlib.gzipSync(Buffer.alloc(MEGABYTE / 2, ' '), { level: 9 });
  assert.equal((await read(small, 'gzip')).body.length, MEGABYTE / 2, 'half a megabyte of blanks is harmless');
});

test('a break in the source is the source’s fault, not the encoding’s', async () => {
  const broken = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  async function* source(): AsyncGenerator<Buffer> {
    yield zlib.gzipSync(TEXT).subarray(0, 20);
    throw broken;
  }
  const plan: ReadPlan = { contentEncoding: 'gzip', maxBytes: MEGABYTE, whenLonger: 'cut' };
  await assert.rejects(readBody(source(), plan), broken);
});

test('a body that is not wanted is left after its first bytes, and the source is closed', async () => {
  let closed = false;
  async function* endless(): AsyncGenerator<Buffer> {
    try {
      for (;;) yield Buffer.alloc(1000, 1);
    } finally {
      closed = true;
    }
  }
  const plan: ReadPlan = { contentEncoding: '', maxBytes: MEGABYTE, whenLonger: 'cut', wanted: () => false };
  const result = await readBody(endless(), plan);
  assert.deepEqual([result.body.length, result.truncated, closed], [1445, true, true]);
});
