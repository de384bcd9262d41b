import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { compareDates, comparePeriods, compareYears } from './compare-dates.ts';
import { certainInterval, intervalOf, overlapInMonths } from './interval.ts';

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
it('periods: overlap in months', () => {
  const study = { start: { year: 2001, month: 9 }, end: { year: 2005, month: 6 } };
  assert.equal(comparePeriods(study, study, TODAY).outcome, 'same');
  assert.equal(comparePeriods(study, { start: { year: 2005, month: 1 }, end: 'present' }, TODAY).overlapMonths, 6);
  assert.equal(comparePeriods(study, { start: { year: 2006 }, end: { year: 2008 } }, TODAY).outcome, 'different');
  assert.equal(comparePeriods({}, study, TODAY).outcome, 'no_data');
});
it('a year covers its months at most, and at least what lies between', () => {
  assert.deepEqual(intervalOf({ year: 2001 }, { year: 2002 }, TODAY), { from: 2001 * 12, to: 2002 * 12 + 11 });
  assert.deepEqual(certainInterval({ year: 2001 }, { year: 2003 }, TODAY), { from: 2001 * 12 + 11, to: 2003 * 12 });
  assert.equal(certainInterval({ year: 2001 }, { year: 2001 }, TODAY), null);
});
it('overlap does not depend on the order', () => {
  const interval = fc.tuple(fc.nat(1000), fc.nat(1000)).map(([from, size]) => ({ from, to: from + size }));
  fc.assert(
    fc.property(interval, interval, (one, other) => overlapInMonths(one, other) === overlapInMonths(other, one)),
  );
});
