import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readWarc, type WarcResponse } from './warc.ts';

function record(type: string, url: string, content: Buffer): Buffer {
  const head = `WARC/1.0\r\nWARC-Type: ${type}\r\nWARC-Target-URI: ${url}\r\nWARC-Date: 2020-01-02T03:04:05Z\r\nContent-Length: ${content.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n\r\n')]);
}
function http(body: Buffer, headers = ''): Buffer {
  return Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${headers}\r\n`), body]);
}

const RECORDS = [
  record('warcinfo', 'x:y', Buffer.from('software: none\r\n')),
  record('response', 'https://a.example/1', http(Buffer.from('<p>one</p>'))),
  record('request', 'https://a.example/1', Buffer.from('GET / HTTP/1.1\r\n\r\n')),
  record(
    'response',
    'https://a.example/2',
    http(Buffer.from('4\r\n<p>t\r\n6\r\nwo</p>\r\n0\r\n\r\n'), 'Transfer-Encoding: chunked\r\n'),
  ),
  record('response', '<https://a.example/3>', http(gzipSync('<p>three</p>'), 'Content-Encoding: gzip\r\n')),
  record('response', 'https://a.example/4', http(Buffer.from('<p>four</p>'), 'Content-Encoding: gzip\r\n')),
];

async function readAll(name: string, bytes: Buffer): Promise<WarcResponse[]> {
  const folder = await mkdtemp(join(tmpdir(), 'warc-'));
  try {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const found: WarcResponse[] = [];
    for await (const response of readWarc(path)) found.push(response);
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}

for (const [name, bytes] of [
  ['plain.warc', Buffer.concat(RECORDS)],
  ['members.warc.gz', Buffer.concat(RECORDS.map((entry) => gzipSync(entry)))],
] as const) {
  test(`${name}: every response, decoded`, async () => {
    const found = await readAll(name, bytes);
    assert.deepEqual(
      found.map((response) => [response.url, Buffer.from(response.body).toString()]),
      [
        ['https://a.example/1', '<p>one</p>'],
        ['https://a.example/2', '<p>two</p>'],
        ['https://a.example/3', '<p>three</p>'],
        ['https://a.example/4', '<p>four</p>'],
      ],
    );
    assert.equal(found[0]?.status, 200);
    assert.equal(found[0]?.headers['content-type'], 'text/html');
    assert.equal(found[0]?.date, '2020-01-02T03:04:05Z');
  });
}

test('a file cut in the middle of a record gives the records before the cut', async () => {
  const whole = Buffer.concat(RECORDS.slice(0, 4));
  assert.deepEqual(
    (await readAll('cut.warc', whole.subarray(0, whole.length - 20))).map((response) => response.url),
    ['https://a.example/1'],
  );
});

test('what is no archive gives nothing', async () => {
  assert.deepEqual(await readAll('text.warc', Buffer.from('hello '.repeat(50_000))), []);
});
