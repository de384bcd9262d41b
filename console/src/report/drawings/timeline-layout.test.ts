import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layTimeline, placeOf, stretchOf, ticksOf, yearOf } from './timeline-layout.ts';

const claim = (key: string, type: string, expected: Record<string, unknown>, found: Record<string, unknown> = {}) => ({
  claim_key: key,
  claim_type: type,
  status: 'verified',
  title: key,
  expected,
  found,
});

test('a bare year reaches from January to December', () => {
  assert.equal(yearOf(2014, 'first'), 2014);
  assert.equal(yearOf('2014', 'last'), 2015);
  assert.equal(yearOf('2014-07', 'first'), 2014.5);
  assert.equal(yearOf('soon', 'first'), null);
  assert.equal(yearOf(undefined, 'first'), null);
});

test('stretches: both ends, one end, open toward today', () => {
  assert.deepEqual(stretchOf({ start_year: 2010, end_year: 2013 }, 2026), {
    from: 2010,
    to: 2014,
    open: false,
    point: false,
  });
  assert.deepEqual(stretchOf({ end_year: 2013 }, 2026), { from: 2013, to: 2014, open: false, point: true });
  assert.deepEqual(stretchOf({ start_date: '2020', is_current: true }, 2026), {
    from: 2020,
    to: 2026,
    open: true,
    point: false,
  });
  assert.deepEqual(stretchOf({ start_date: '2020', end_date: 'present' }, 2026)?.open, true);
  assert.equal(stretchOf({ end_date: 'present' }, 2026), null);
  assert.equal(stretchOf({}, 2026), null);
});

test('study and work at once is drawn where the report warns of it', () => {
  const timeline = layTimeline(
    [
      claim('msc', 'education', { start_year: 2012, end_year: 2014 }),
      claim('job', 'employment', { start_date: '2013', end_date: '2018' }),
      claim('prize', 'award', { name: 'x' }),
    ],
    ['study_work_overlap:msc,job', 'future_date:job.end_date', 'identity_ambiguous'],
    2026,
  );
  assert.ok(timeline);
  assert.deepEqual(
    timeline.rows.map((row) => row.key),
    ['msc', 'job'],
  );
  assert.deepEqual(timeline.overlaps, [{ keys: ['msc', 'job'], from: 2013, to: 2015 }]);
  assert.deepEqual(timeline.rows[1]?.conflicts, ['overlaps with full-time work or study', 'lies in the future']);
});

test('places lie inside the drawing and rise with the years', () => {
  const timeline = layTimeline([claim('a', 'education', { end_year: 2001 }, { end_year: 2006 })], [], 2026);
  assert.ok(timeline);
  const places = [timeline.first, 2001, 2006, timeline.last].map((year) => placeOf(year, timeline));
  assert.deepEqual(
    places,
    [...places].sort((left, right) => left - right),
  );
  assert.equal(places[0], 0);
  assert.equal(places.at(-1), 100);
});

test('no more than nine ticks, on round years', () => {
  for (const [first, last] of [
    [2010, 2014],
    [1990, 2026],
    [1500, 2026],
  ] as const) {
    const ticks = ticksOf(first, last);
    assert.ok(ticks.length >= 2 && ticks.length <= 9, String(ticks));
  }
  assert.equal(layTimeline([claim('a', 'award', { name: 'x' })], [], 2026), null);
});
