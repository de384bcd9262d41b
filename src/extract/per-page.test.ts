import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perPage } from './per-page.ts';

test('a page is told of once, however often it is asked for, and again after another page', () => {
  let told = 0;
  const lengthOf = perPage((page: { text: string }) => {
    told += 1;
    return page.text === '' ? null : page.text.length;
  });
  const [one, other, empty] = [{ text: 'one' }, { text: 'other' }, { text: '' }];
  assert.deepEqual([lengthOf(one), lengthOf(one), told], [3, 3, 1]);
  assert.deepEqual([lengthOf(other), lengthOf(one), told], [5, 3, 3]);
  assert.deepEqual([lengthOf(empty), lengthOf(empty), told], [null, null, 4]);
});
