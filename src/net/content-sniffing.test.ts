import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ContentKind, sniffContent } from './content-sniffing.ts';

const CASES: [string | Buffer, string | undefined, ContentKind][] = [
  ['<p>Jane</p>', 'text/html; charset=utf-8', 'html'],
  ['Jane Sample', 'TEXT/HTML', 'html'],
  ['  \n<!DOCTYPE html><html>', undefined, 'html'],
  ['<!-- made by x --><html lang=en>', 'application/octet-stream', 'html'],
  ['\ufeff<html>', 'text/plain', 'html'],
  ['<!doctype html>', 'application/json', 'html'],
  ['<?xml version="1.0"?><!DOCTYPE html><html xmlns="x">', 'application/xml', 'html'],
  ['<?xml version="1.0"?><rss>', 'application/rss+xml', 'xml'],
  ['<?xml version="1.0"?><feed>', undefined, 'xml'],
  ['{"a":1}', 'application/ld+json', 'json'],
  ['[{"a":1}]', undefined, 'json'],
  ['{"a":1}', 'text/plain', 'text'],
  ['[link] (see below)', undefined, 'text'],
  ['Jane Sample, Ph.D.', undefined, 'text'],
  ['# Jane', 'text/markdown', 'text'],
  ['%PDF-1.7\n%\xe2\xe3', 'text/html', 'pdf'],
  [Buffer.from('junk before\0%PDF-1.4', 'latin1'), 'application/pdf', 'pdf'],
  ['not a pdf', 'application/pdf', 'other'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'text/html', 'other'],
  [Buffer.from('PK\x03\x04abc', 'latin1'), 'application/zip', 'other'],
  ['GIF89a', 'image/gif', 'other'],
  ['<svg/>', 'image/svg+xml', 'xml'],
  [Buffer.from('\ufeff<html>', 'utf16le'), undefined, 'html'],
  [Buffer.from('\ufeff<html>', 'utf16le').swap16(), 'text/html', 'html'],
  [Buffer.from('\x1b$B%F%9%H', 'latin1'), 'text/plain', 'text'],
  ['', undefined, 'other'],
  ['', 'text/html', 'html'],
];

test('bytes and header together tell what a body is', () => {
  for (const [body, header, kind] of CASES) {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    assert.equal(sniffContent(bytes, header), kind, `${header}: ${bytes.toString('latin1').slice(0, 40)}`);
  }
});

test('only the first bytes count', () => {
  const late = Buffer.concat([Buffer.alloc(1445, 'a'), Buffer.alloc(10, 0)]);
  assert.equal(sniffContent(late, 'text/plain'), 'text');
  assert.equal(sniffContent(late.subarray(1), 'text/plain'), 'other');
});

test('hostile openings cost nothing', () => {
  for (const text of ['<!--'.repeat(400), `<?xml${' '.repeat(1400)}`, '<'.repeat(1445), `{${' '.repeat(1440)}`]) {
    const start = performance.now();
    for (let index = 0; index < 100; index += 1) sniffContent(Buffer.from(text), undefined);
    assert.ok(performance.now() - start < 200);
  }
});
