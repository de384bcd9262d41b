import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPresent, writtenDate, writtenYear } from './written-dates.ts';

test('years and dates are read as people write them', () => {
  const dates: [string, string | null][] = [
    ['2012', '2012'],
    ['2012-06', '2012-06'],
    ['June 2012', '2012-06'],
    ['Sept. 2012', '2012-09'],
    ['15 June 2012', '2012-06-15'],
    ['June 15, 2012', '2012-06-15'],
    ['06/2012', '2012-06'],
    ['6.2012', '2012-06'],
    ['2012/06', '2012-06'],
    // Day and month cannot be told apart.
    ['06/07/2012', null],
    ['13/2012', null],
    ['spring 2012', null],
    ['soon', null],
  ];
  for (const [written, read] of dates) assert.equal(writtenDate(written), read, written);
  assert.equal(writtenYear('June 2012'), 2012);
  assert.equal(writtenYear('2010-2014'), null);
  assert.equal(writtenYear('12'), null);
});

test('today has many words', () => {
  for (const word of ['present', 'Now', 'until today', 'ongoing']) assert.ok(isPresent(word), word);
  assert.ok(!isPresent('2023'));
});
