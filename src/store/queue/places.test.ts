import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Places } from './places.ts';

/** Gives out places as the queue would: the first project of the line that may have one. */
function dealt(places: Places, waiting: string[]): string[] {
  const given: string[] = [];
  for (;;) {
    const before = given.length;
    for (const { most, passOver } of places.wanted()) {
      for (let taken = 0; taken < most; taken += 1) {
        const at = waiting.findIndex((project) => !passOver.includes(project));
        if (at < 0) break;
        const [project] = waiting.splice(at, 1);
        places.take(project!);
        given.push(project!);
      }
      if (given.length > before) break;
    }
    if (given.length === before) return given;
  }
}

const times = (project: string, count: number): string[] => Array(count).fill(project);

test('a project alone gets every place but those that are kept for others', () => {
  assert.equal(dealt(new Places(16), times('one', 40)).length, 14);
  assert.equal(dealt(new Places(4), times('one', 40)).length, 4);
  assert.equal(dealt(new Places(1), times('one', 40)).length, 1);
});

test('who holds none gets a kept place at once', () => {
  const places = new Places(16);
  dealt(places, times('one', 40));
  assert.deepEqual(dealt(places, [...times('one', 26), 'two', 'three']), ['two', 'three']);
});

test('places that come free go to whoever is below the share', () => {
  const places = new Places(16);
  const leaves = Array.from({ length: 14 }, () => places.take('one'));
  for (const leave of leaves.slice(0, 8)) leave();
  const given = dealt(places, [...times('one', 40), ...times('two', 40)]);
  assert.equal(given.filter((project) => project === 'two').length, 6, given.join(' '));
});
