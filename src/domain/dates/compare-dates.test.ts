import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareDates, compareYears } from './compare-dates.ts';
import { certainInterval } from './interval.ts';

const TODAY = { year: 2026, month: 6 };

it('years: same, one apart, some apart, far apart, unknown', () => {
  assert.deepEqual(
    [2004, 2005, 2006, 2007, undefined].map((year) => compareYears(2004, year).outcome),
    ['same', 'compatible', 'partial', 'different', 'no_data'],
  );
});
it('dates meet in the precision they are written in', () => {
  const scene = { currentYear: 2026 };
  assert.equal(compareDates({ year: 2010 }, { year: 2010, month: 5 }, scene).outcome, 'same');
  assert.equal(compareDates({ year: 2010, month: 5 }, { year: 2010, month: 5, day: 3 }, scene).outcome, 'same');
  assert.equal(compareDates({ year: 2010, month: 12 }, { year: 2011, month: 1 }, scene).outcome, 'compatible');
  assert.equal(compareDates({ year: 2010, month: 1 }, { year: 2016, month: 1 }, scene).outcome, 'different');
  assert.equal(compareDates(undefined, { year: 2019 }, scene).outcome, 'no_data');
});
it('what goes on: an end before today refutes it, an end still to come does not', () => {
  const scene = { currentYear: 2026, foundStart: { year: 2020 } };
  assert.equal(compareDates('present', 'present', scene).outcome, 'same');
  assert.equal(compareDates('present', { year: 2019 }, scene).outcome, 'different');
  assert.equal(compareDates('present', { year: 2026 }, scene).outcome, 'compatible');
  assert.equal(compareDates({ year: 2024 }, 'present', scene).outcome, 'no_data');
  assert.equal(compareDates({ year: 2018 }, 'present', scene).outcome, 'different');
});
it('a year covers at least what lies between', () => {
  assert.deepEqual(certainInterval({ year: 2001 }, { year: 2003 }, TODAY), { from: 2001 * 12 + 11, to: 2003 * 12 });
  assert.equal(certainInterval({ year: 2001 }, { year: 2001 }, TODAY), null);
});
