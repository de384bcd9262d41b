import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillDays, layColumns, roundTop } from './chart-layout.ts';
import { layWaterfall, oddsWords } from './waterfall-layout.ts';

test('the steps of a waterfall add up to its total and stay inside the drawing', () => {
  const weights = [3, -1.6, 10, 2.5, -9];
  const fall = layWaterfall(weights.map((weight) => ({ anchor: 'name', weight, reason: '' })));
  assert.ok(Math.abs(fall.total - weights.reduce((sum, weight) => sum + weight, 0)) < 1e-9);
  assert.deepEqual(
    fall.steps.map((step) => step.weight),
    [10, 3, 2.5, -9, -1.6],
  );
  for (const step of fall.steps) {
    assert.ok(step.from >= 0 && step.from + step.width <= 100.5, JSON.stringify(step));
    assert.ok(step.width > 0);
  }
  assert.equal(fall.steps.at(-1)!.sum, fall.total);
});

test('a candidate without anchors has an empty waterfall', () => {
  const fall = layWaterfall([]);
  assert.deepEqual(fall.steps, []);
  assert.equal(fall.total, 0);
});

test('bits are said as odds', () => {
  assert.equal(oddsWords(0), 'an even chance');
  assert.equal(oddsWords(3), '8 times likelier this person than a namesake');
  assert.equal(oddsWords(-3), '8 times likelier a namesake');
  assert.equal(oddsWords(32), 'more than a million times likelier this person than a namesake');
  assert.equal(oddsWords(-32), 'more than a million times likelier a namesake');
});

test('columns stack to their sum under a round top', () => {
  assert.deepEqual([0, 1, 1.5, 7, 12, 0.034].map(roundTop), [1, 1, 2, 10, 20, 0.05]);
  const { columns, top } = layColumns([
    {
      day: '2026-01-01',
      parts: [
        { name: 'completed', value: 3 },
        { name: 'failed', value: 1 },
      ],
    },
    {
      day: '2026-01-02',
      parts: [
        { name: 'completed', value: 0 },
        { name: 'failed', value: 0 },
      ],
    },
  ]);
  assert.equal(top, 5);
  assert.equal(
    columns[0]!.parts.reduce((sum, part) => sum + part.height, 0),
    80,
  );
  assert.equal(columns[0]!.parts[1]!.y, 20);
  assert.equal(columns[1]!.value, 0);
});

test('days without use are filled in, over the end of a month', () => {
  const days = fillDays([{ day: '2026-02-28', jobs: 3 }], 4, '2026-03-02', { jobs: 0 });
  assert.deepEqual(days, [
    { day: '2026-02-27', jobs: 0 },
    { day: '2026-02-28', jobs: 3 },
    { day: '2026-03-01', jobs: 0 },
    { day: '2026-03-02', jobs: 0 },
  ]);
});
