import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Budget } from './budget.ts';
import { inParallel } from './in-parallel.ts';

test('whatever is asked, charged and run at once, the sum never passes the cap', async () => {
  const call = fc.record({
    price: fc.double({ min: 0, max: 2, noNaN: true }),
    charged: fc.oneof(fc.double({ min: 0, max: 20, noNaN: true }), fc.constantFrom(Number.NaN, -5, Infinity)),
    fails: fc.boolean(),
    turns: fc.nat(5),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0.001, max: 5, noNaN: true }),
      fc.array(call, { maxLength: 40 }),
      fc.integer({ min: 1, max: 8 }),
      async (cap, calls, lanes) => {
        const budget = new Budget(cap);
        let booked = 0;
        await inParallel(calls, lanes, async ({ price, charged, fails, turns }) => {
          if (!budget.reserve(price)) return;
          for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
          assert.ok(budget.spentUsd <= cap + 1e-6);
          if (fails) budget.release(price);
          else booked += budget.settle(price, charged);
        });
        assert.ok(budget.spentUsd <= cap + 1e-6, `${budget.spentUsd} of ${cap}`);
        assert.ok(Math.abs(booked - budget.spentUsd) < 1e-6);
      },
    ),
    { numRuns: 500 },
  );
});

test('a call that fits goes out, one that does not is refused and remembered', () => {
  const budget = new Budget(0.01);
  assert.equal(budget.reserve(0.007), true);
  assert.equal(budget.reserve(0.007), false);
  assert.equal(budget.reached, true);
  budget.release(0.007);
  assert.equal(budget.reserve(0.01), true);
});
