// What one exchange with a receiver amounts to; the exchange itself runs for real in test/hostile and test/e2e.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '../domain/model/fault.ts';
import type { OutboundResponse } from '../ports/fetch.ts';
import { makeDeliver, retryAfter } from './deliver.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const clock = { now: () => now, sleep: async () => {} };
const request = {
  projectId: 'prj_a',
  endpointId: 'wh_1',
  url: 'https://receiver.example/hook',
  eventId: 'evt_1',
  body: Buffer.from('{}'),
  traceparent: null,
  secrets: ['whsec_AAAA'],
  timeoutMs: 1000,
};

function outcomeOf(answer: Partial<OutboundResponse>) {
  const response = { url: request.url, status: 200, headers: {}, truncated: false, elapsedMs: 4, ...answer };
  return makeDeliver(async () => ({ body: new Uint8Array(), ...response }), clock)(request);
}

test('Retry-After as seconds, as a date in each of its three spellings, and as nonsense', () => {
  const cases: [string | undefined, number | null][] = [
    [undefined, null],
    ['', null],
    ['120', 120],
    [' 7 ', 7],
    ['0', 0],
    ['99999999999', 99_999_999_999],
    ['Sun, 01 Mar 2026 12:02:30 GMT', 150],
    ['Sunday, 01-Mar-26 12:02:30 GMT', 150],
    ['Sun Mar  1 12:02:30 2026 GMT', 150],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['Sun, never', null],
  ];
  for (const [value, seconds] of cases) assert.equal(retryAfter(value, now), seconds, String(value));
});

test('the status decides; the header comes along; the first KiB is kept without NUL', async () => {
  const busy = await outcomeOf({
    status: 503,
    headers: { 'retry-after': 'Sun, 01 Mar 2026 12:00:09 GMT' },
    body: Buffer.from(`a\u0000${'\u00e9'.repeat(2000)}`),
  });
  assert.equal(busy.ok, false);
  assert.equal(busy.error, 'http_503');
  assert.equal(busy.retryAfterSeconds, 9);
  assert.equal(busy.responseBody.slice(0, 3), 'a\u00e9\u00e9');
  assert.ok(Buffer.byteLength(busy.responseBody) <= 1026, 'a letter cut in two becomes one mark');
  assert.deepEqual(
    [(await outcomeOf({ status: 299 })).ok, (await outcomeOf({ status: 301 })).error],
    [true, 'redirect'],
  );
});

test('what the outbound client says becomes a short code', async () => {
  const codeOf = async (error: unknown) => (await makeDeliver(() => Promise.reject(error), clock)(request)).error;
  assert.equal(await codeOf(new Fault('address_refused', 'x')), 'address_refused');
  assert.equal(await codeOf(new Fault('fetch_timeout', 'x')), 'timeout');
  assert.equal(await codeOf(new Fault('fetch_failed', 'x')), 'connection_failed');
  assert.equal(await codeOf(new Error('x')), 'connection_failed');
});
