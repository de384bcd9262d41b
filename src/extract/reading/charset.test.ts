import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeBody } from './charset.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

test('a byte order mark wins over the header', () => {
  const body = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('Zoë')]);
  assert.deepEqual(decodeBody(body, 'text/html; charset=iso-8859-1'), { text: 'Zoë', charset: 'utf-8' });
});

test('the header wins over the page, the page over a guess', () => {
  const body = latin1('<meta charset="utf-8"><p>Zoë Müller');
  assert.equal(decodeBody(body, 'text/html; charset=windows-1252').text.slice(-10), 'Zoë Müller');
  assert.equal(
    decodeBody(
      latin1('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><p>Zoë'),
      'text/html',
    ).text.slice(-3),
    'Zoë',
  );
  const japanese = Buffer.concat([Buffer.from('<meta charset=shift_jis><p>'), Buffer.from([0x93, 0xfa, 0x96, 0x7b])]);
  assert.ok(decodeBody(japanese, 'text/html').text.endsWith('日本'));
});

test('UTF-8 that is declared but not sent falls back to what the bytes are', () => {
  const body = latin1('<p>Zoë Müller studierte in Zürich und lebt in Köln. Später ging sie nach Österreich.');
  assert.ok(decodeBody(body, 'text/html; charset=utf-8').text.includes('Zoë Müller'));
});

test('undeclared UTF-8 is UTF-8; a cut last character does not change that', () => {
  assert.equal(decodeBody(Buffer.from('Zoë'), '').text, 'Zoë');
  assert.equal(decodeBody(Buffer.from('Zoë Zoë').subarray(0, 7), '').text, 'Zoë Zo');
});

test('NUL and lone surrogates never reach the text', () => {
  assert.equal(decodeBody(Buffer.from('a\u0000b'), '').text, 'ab');
  const lone = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from([0x61, 0x00, 0x3d, 0xd8, 0x62, 0x00])]);
  assert.ok(decodeBody(lone, '').text.isWellFormed());
});

test('unknown, refused and false labels do no harm', () => {
  for (const label of ['x-nonsense', 'utf-7', 'utf-16']) {
    assert.equal(decodeBody(Buffer.from('<p>Zoë'), `text/html; charset=${label}`).text, '<p>Zoë');
  }
});
