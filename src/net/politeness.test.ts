import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFault } from '../domain/model/fault.ts';
import { createPoliteness, parseRetryAfter } from './politeness.ts';

function jumpingClock() {
  const state = { time: 0 };
  const clock = {
    now: () => new Date(state.time),
    sleep: async (milliseconds: number) => {
      state.time += milliseconds;
    },
  };
  return { state, clock };
}

test('starts on one host keep their distance, other hosts do not wait', async () => {
  const { state, clock } = jumpingClock();
  const politeness = createPoliteness({ clock });
  const starts: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    (await politeness.enter('a.example', false))();
    starts.push(state.time);
  }
  for (let index = 1; index < 5; index += 1) assert.ok(starts[index]! - starts[index - 1]! >= 1000);
  const before = state.time;
  (await politeness.enter('b.example', false))();
  for (let index = 0; index < 5; index += 1) (await politeness.enter('127.0.0.1', true))();
  assert.equal(state.time, before);
});

test('a third connection waits for one to end, and callers enter in order', async () => {
  const { clock } = jumpingClock();
  const politeness = createPoliteness({ clock, spacingMs: 0 });
  const order: number[] = [];
  const enter = async (index: number) => {
    const leave = await politeness.enter('a.example', false);
    order.push(index);
    return leave;
  };
  const first = await enter(1);
  await enter(2);
  const third = enter(3);
  const fourth = enter(4);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(order, [1, 2]);
  first();
  first();
  const leaveThird = await third;
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(order, [1, 2, 3], 'leaving twice frees one place only');
  leaveThird();
  await fourth;
  assert.deepEqual(order, [1, 2, 3, 4]);
});

test('a caller who gives up does not hold up the queue', async () => {
  const { clock } = jumpingClock();
  const politeness = createPoliteness({ clock, spacingMs: 0, connectionsPerHost: 1 });
  const leave = await politeness.enter('a.example', false);
  const controller = new AbortController();
  const leaving = politeness.enter('a.example', false, controller.signal);
  const staying = politeness.enter('a.example', false);
  const rejected = assert.rejects(leaving, (error) => isFault(error, 'canceled'));
  controller.abort();
  await rejected;
  leave();
  (await staying)();
});

test('a pause the host asked for: short is waited, long is refused until it is over', async () => {
  const { state, clock } = jumpingClock();
  const politeness = createPoliteness({ clock });
  politeness.postpone('a.example', 4000);
  (await politeness.enter('a.example', true))();
  assert.ok(state.time >= 4000);
  politeness.postpone('a.example', 60_000);
  politeness.postpone('a.example', 10);
  await assert.rejects(
    politeness.enter('a.example', false),
    (error) => isFault(error, 'fetch_failed') && error.retry === 'later' && error.retryAfterSeconds === 60,
  );
  state.time += 58_000;
  (await politeness.enter('a.example', false))();
});

test('hosts that are done are forgotten', async () => {
  const { state, clock } = jumpingClock();
  const politeness = createPoliteness({ clock });
  for (let index = 0; index < 5000; index += 1) {
    (await politeness.enter(`h${index}.example`, false))();
    state.time += 10;
  }
  assert.ok(state.time <= 5000 * 10, 'no host waited for another');
});

test('Retry-After as seconds and as a date', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  assert.equal(parseRetryAfter('5', now), 5000);
  assert.equal(parseRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now), 60_000);
  assert.equal(parseRetryAfter('Thu, 01 Jan 2015 00:01:00 GMT', now), 0);
  for (const text of [undefined, '', '-1', '1.5', 'soon', 'x'.repeat(100)])
    assert.equal(parseRetryAfter(text, now), undefined);
});

test('a host that asks for more time between requests gets it', async () => {
  const { state, clock } = jumpingClock();
  const politeness = createPoliteness({ clock });
  politeness.slow('a.example', 4000);
  (await politeness.enter('a.example', false))();
  const before = state.time;
  (await politeness.enter('a.example', false))();
  assert.ok(state.time - before >= 4000);
});
