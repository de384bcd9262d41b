import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareDegrees } from './compare-degrees.ts';

const cases: [string, string, string][] = [
  ['PhD', 'Ph.D.', 'same'],
  ['Doctor of Philosophy', 'DPhil', 'same'],
  ['Bachelor of Science', 'BS', 'same'],
  ['BA', 'A.B.', 'same'],
  ['BA', 'BS', 'partial'],
  ['MA', 'MSc', 'partial'],
  ["master's degree", 'MSc', 'compatible'],
  ["bachelor's degree", 'BA', 'compatible'],
  ["bachelor's degree", "Bachelor's", 'same'],
  ['PhD', 'MD', 'different'],
  ['PhD', 'JD', 'different'],
  ['MBA', 'MSc', 'different'],
  ['MBA', 'PhD', 'different'],
  ['BSc', 'MSc', 'different'],
  ['PhD', "master's degree", 'different'],
  ['Laurea magistrale', 'laureata', 'partial'],
  ['Licenciatura en Derecho', 'Licenciada', 'same'],
  ['PhD', 'promoveerde', 'compatible'],
  ['', 'BSc', 'no_data'],
  ['Zzyzx', 'BSc', 'no_data'],
];
for (const [left, right, outcome] of cases) {
  it(`${left || '(nothing)'} / ${right}: ${outcome}`, () => {
    assert.equal(compareDegrees(left, right).outcome, outcome, compareDegrees(left, right).reason);
    assert.equal(compareDegrees(right, left).outcome, outcome, 'the sides may be exchanged');
  });
}
