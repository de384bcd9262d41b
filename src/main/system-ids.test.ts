import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeIds } from './system-ids.ts';

function idsAt(times: number[]) {
  let call = 0;
  return makeIds({ now: () => new Date(times[Math.min(call++, times.length - 1)]!) } as never);
}

test('an id is its prefix and a ULID that names the moment', () => {
  const id = idsAt([Date.UTC(2026, 2, 1)]).next('job');
  assert.match(id, /^job_[0-9A-HJKMNP-TV-Z]{26}$/);
  let milliseconds = 0;
  for (const letter of id.slice(4, 14))
    milliseconds = milliseconds * 32 + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(letter);
  assert.equal(milliseconds, Date.UTC(2026, 2, 1));
});

test('ids of one process grow, within a millisecond, over many and when the clock goes back', () => {
  const start = Date.UTC(2026, 2, 1);
  const times = Array.from(
    { length: 3000 },
    (_, index) => start + Math.floor(index / 7) - (index % 50 === 49 ? 20 : 0),
  );
  const ids = idsAt(times);
  const made = times.map(() => ids.next('evt'));
  assert.deepEqual(made, made.toSorted());
  assert.equal(new Set(made).size, made.length);
});

test('the random part of a new millisecond is not that of another', () => {
  const ids = idsAt(Array.from({ length: 1000 }, (_, index) => index + 1));
  const random = Array.from({ length: 1000 }, () => ids.next('job').slice(14));
  assert.equal(new Set(random).size, 1000);
  for (let place = 0; place < 16; place += 1) {
    assert.equal(new Set(random.map((text) => text[place])).size, 32, 'every character occurs at every place');
  }
});
