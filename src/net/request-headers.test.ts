import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildUserAgent, incomingHeaders, outgoingHeaders, webhookHeaders } from './request-headers.ts';

const GIVEN = {
  Authorization: 'Bearer x',
  'Accept-Language': 'de',
  Cookie: 'a=b',
  Host: 'inside.example',
  'Transfer-Encoding': 'chunked',
  'X-Api-Key': 'k',
  'bad name': 'x',
  'x-split': 'a\r\nevil: b',
};

test('what leaves depends on the purpose and on the origin', () => {
  const page = outgoingHeaders('page', 'Bonafide/1', GIVEN);
  assert.deepEqual(Object.keys(page).sort(), ['accept', 'accept-encoding', 'accept-language', 'user-agent']);
  const provider = outgoingHeaders('api', 'Bonafide/1', GIVEN);
  assert.deepEqual(Object.keys(provider).sort(), [
    'accept-encoding',
    'accept-language',
    'authorization',
    'user-agent',
    'x-api-key',
  ]);
  assert.equal(outgoingHeaders('api', 'Bonafide/1', GIVEN, false).authorization, undefined);
  assert.equal(outgoingHeaders('webhook', 'Bonafide/1')['accept-encoding'], 'identity');
});

test('what arrives: lower-case names, lists joined, no cookies', () => {
  const headers = incomingHeaders({
    'Content-Type': 'text/html',
    link: ['a', 'b'],
    'set-cookie': ['x'],
    gone: undefined,
  });
  assert.deepEqual(headers, { 'content-type': 'text/html', link: 'a, b' });
});

test('the name we give ourselves', () => {
  assert.equal(buildUserAgent('1.2.0', 'https://operator.example'), 'Bonafide/1.2.0 (+https://operator.example)');
  assert.equal(buildUserAgent('1.2.0', null), 'Bonafide/1.2.0');
  assert.equal(buildUserAgent('1.2.0', 'a)\r\nx: y@b.example'), 'Bonafide/1.2.0 (+ax:y@b.example)');
});

test('a webhook carries what it was given under the same rules, in the same words', () => {
  const given = { ...GIVEN, 'Webhook-Id': 'evt_1', 'bad name': 'x', 'x-broken': 'a\r\nb: c' };
  const list = webhookHeaders('Bonafide/1', given);
  const pairs = Array.from({ length: list.length / 2 }, (_, index) => [list[index * 2], list[index * 2 + 1]]);
  assert.deepEqual(Object.fromEntries(pairs), outgoingHeaders('webhook', 'Bonafide/1', given));
  assert.ok(list.includes('webhook-id') && !list.includes('x-broken') && !list.includes('bad name'));
});
