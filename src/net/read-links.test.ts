import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLinkReader } from './read-links.ts';

test('a link is read once and refused every time', () => {
  const read = createLinkReader();
  const link = read('https://Receiver.Example.:8443/hook?a=1#part');
  assert.ok('url' in link);
  const { href, origin, path, host, port, literal } = link;
  assert.deepEqual(
    { href, origin, path, host, port, literal },
    {
      href: 'https://receiver.example.:8443/hook?a=1#part',
      origin: 'https://receiver.example.:8443',
      path: '/hook?a=1',
      host: 'receiver.example',
      port: 8443,
      literal: false,
    },
  );
  for (const text of ['http://192.0.2.7/', 'http://[2001:db8::7]:8080/x', 'http://0xc0000207/'])
    assert.equal((read(text) as { literal?: boolean }).literal, true, text);
  assert.equal(read('https://Receiver.Example.:8443/hook?a=1#part'), link);
  const refusals = {
    'ftp://receiver.example/': 'scheme',
    'http://a:b@receiver.example/': 'userinfo',
    'no link': 'bad_url',
  };
  for (const [text, reason] of Object.entries(refusals)) {
    assert.deepEqual(read(text), { reason });
    assert.deepEqual(read(text), { reason });
  }
});

test('the memory of links is bounded and forgetting one changes nothing', () => {
  const read = createLinkReader();
  const first = read('http://receiver.example/0');
  for (let index = 1; index <= 1000; index += 1) read(`http://receiver.example/${index}`);
  const again = read('http://receiver.example/0');
  assert.notEqual(again, first);
  assert.ok('path' in again && again.path === '/0');
});
