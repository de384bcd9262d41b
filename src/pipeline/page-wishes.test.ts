// What sites ask of their readers, in the page, in its answer and in a file of the site.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReservedByFile, wishesOf } from './page-wishes.ts';

function wishes(html: string, headers: Record<string, string> = {}, contentType = 'text/html') {
  return wishesOf({
    url: 'https://a.example/',
    status: 200,
    contentType,
    headers,
    body: new TextEncoder().encode(html),
  });
}

test('copies are kept unless the page or its answer says otherwise', () => {
  assert.equal(wishes('<p>noarchive</p>').mayBeKept, true);
  assert.equal(wishes('<meta name="robots" content="index,NOARCHIVE">').mayBeKept, false);
  assert.equal(wishes("<META content='none' NAME=robots />").mayBeKept, false);
  assert.equal(wishes('<meta name="googlebot" content="noarchive">').mayBeKept, true);
  assert.equal(wishes('<meta name="bonafide" content="noarchive">').mayBeKept, false);
  assert.equal(wishes('', { 'x-robots-tag': 'noarchive' }).mayBeKept, false);
});

test('a reservation in the page goes before one in the answer', () => {
  assert.equal(wishes('<title>x</title>').reserved, null);
  assert.equal(wishes('', { 'tdm-reservation': ' 1 ' }).reserved, true);
  assert.equal(wishes('<meta name="tdm-reservation" content="0">', { 'tdm-reservation': '1' }).reserved, false);
  assert.equal(wishes('<meta name="tdm-reservation" content="yes">').reserved, null);
  assert.equal(wishes('<meta name="tdm-reservation" content="1">', {}, 'application/pdf').reserved, null);
});

test('the first rule of the file whose place fits decides', () => {
  const file = [
    { location: '/press/*', 'tdm-reservation': 0 },
    { location: '/*.pdf$', 'tdm-reservation': 1 },
    { location: '/people', 'tdm-reservation': '1' },
  ];
  const reserved = (path: string) => isReservedByFile(file, `https://a.example${path}`);
  assert.deepEqual(['/press/a.pdf', '/cv.pdf', '/cv.pdf?x=1', '/people/varga', '/'].map(reserved), [
    false,
    true,
    false,
    true,
    false,
  ]);
  for (const odd of [null, {}, 'x', [null, 7, { location: 3 }, { location: '' }]])
    assert.equal(isReservedByFile(odd, 'https://a.example/'), false);
});

test('a head of a megabyte is looked at quickly', () => {
  const long = `<meta ${'a'.repeat(500)} `.repeat(2000);
  assert.deepEqual(wishes(long), { mayBeKept: true, reserved: null });
});
