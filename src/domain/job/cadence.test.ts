import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextRun } from './cadence.ts';

const next = (...[cadence, beginning, after]: [Parameters<typeof nextRun>[0], string, string]): string =>
  nextRun(cadence, new Date(beginning), new Date(after)).toISOString();

test('days and weeks are counted from the beginning', () => {
  assert.equal(next('daily', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z'), '2026-03-02T10:00:00.000Z');
  assert.equal(next('daily', '2026-03-01T10:00:00Z', '2026-03-02T10:00:07Z'), '2026-03-03T10:00:00.000Z');
  assert.equal(next('weekly', '2026-03-01T10:00:00Z', '2026-03-15T09:59:59Z'), '2026-03-15T10:00:00.000Z');
});

test('months end where the calendar ends, and come back to the day', () => {
  assert.equal(next('monthly', '2026-01-31T08:00:00Z', '2026-01-31T08:00:00Z'), '2026-02-28T08:00:00.000Z');
  assert.equal(next('monthly', '2026-01-31T08:00:00Z', '2026-02-28T08:00:00Z'), '2026-03-31T08:00:00.000Z');
  assert.equal(next('quarterly', '2026-11-30T08:00:00Z', '2026-12-24T00:00:00Z'), '2027-02-28T08:00:00.000Z');
  assert.equal(next('yearly', '2024-02-29T08:00:00Z', '2024-03-01T00:00:00Z'), '2025-02-28T08:00:00.000Z');
});

test('what was missed is not made up for', () => {
  assert.equal(next('daily', '2026-03-01T10:00:00Z', '2026-09-01T12:00:00Z'), '2026-09-02T10:00:00.000Z');
  assert.equal(next('monthly', '2026-01-15T10:00:00Z', '2026-09-20T12:00:00Z'), '2026-10-15T10:00:00.000Z');
});

test('the next run is always later', () => {
  const beginning = new Date('2026-01-31T08:00:00Z');
  for (const cadence of ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const)
    for (let day = 0; day < 800; day += 1) {
      const after = new Date(beginning.getTime() + day * 86_400_000);
      assert.ok(nextRun(cadence, beginning, after) > after, `${cadence} ${after.toISOString()}`);
    }
});
