import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupedWrites } from './grouped-writes.ts';

/** Writes that end when the test says so. */
function heldWrites() {
  const groups: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const begun: (() => void)[] = [];
  const write = (items: number[]) =>
    new Promise<void>((resolve, reject) => {
      groups.push(items);
      ends.push((error) => (error ? reject(error) : resolve()));
      begun.shift()?.();
    });
  const next = () => new Promise<void>((resolve) => begun.push(resolve));
  return { groups, ends, write, next };
}

test('the first leaves at once with those of its turn; those that come meanwhile leave together, so many at a time', async () => {
  const { groups, ends, write, next } = heldWrites();
  const { add } = groupedWrites({ mostAtOnce: 3, intervalMs: 0 }, write);
  let began = next();
  const first = [add(1), add(2)];
  await began;
  assert.deepEqual(groups, [[1, 2]]);
  const later = [3, 4, 5, 6].map(add);
  began = next();
  ends[0]!();
  await Promise.all(first);
  await began;
  assert.deepEqual(groups.slice(1), [[3, 4, 5]]);
  began = next();
  ends[1]!();
  await began;
  assert.deepEqual(groups.slice(2), [[6]]);
  ends[2]!();
  await Promise.all(later);
});

test('between two writes there is time to gather, unless a whole group waits', async () => {
  const { groups, ends, write, next } = heldWrites();
  // Longer than any test: only a whole group can begin the second write.
  const { add } = groupedWrites({ mostAtOnce: 2, intervalMs: 60_000 }, write);
  let began = next();
  const first = add(1);
  await began;
  ends[0]!();
  await first;
  began = next();
  const lone = add(2);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.deepEqual(groups, [[1]]);
  const second = add(3);
  await began;
  assert.deepEqual(groups, [[1], [2, 3]]);
  ends[1]!();
  await Promise.all([lone, second]);
});

test('what gathered leaves when the time is over', async () => {
  const { groups, ends, write, next } = heldWrites();
  const { add } = groupedWrites({ mostAtOnce: 10, intervalMs: 1 }, write);
  for (const item of [1, 2]) {
    const began = next();
    const written = add(item);
    await began;
    ends.at(-1)!();
    await written;
  }
  assert.deepEqual(groups, [[1], [2]]);
});

test('a group that cannot be written fails alone', async () => {
  const { ends, write, next } = heldWrites();
  const { add } = groupedWrites({ mostAtOnce: 10, intervalMs: 0 }, write);
  let began = next();
  const lost = assert.rejects(add(1), /away/);
  await began;
  began = next();
  const kept = add(2);
  ends[0]!(new Error('away'));
  await lost;
  await began;
  ends[1]!();
  await kept;
});
