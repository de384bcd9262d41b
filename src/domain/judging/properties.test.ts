// What must hold for any web, on one fixed walk, so that a change shows and chance does not.
import { test } from 'node:test';
import fc from 'fast-check';
import { JUDGING_PROPERTIES } from '../../../test/support/judging-properties.ts';

/** The seed of the last counterexample. */
const RUNS = { numRuns: 400, seed: 1595717057 };

for (const { name, property } of JUDGING_PROPERTIES) test(name, () => fc.assert(property, RUNS));
