import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareFields } from './compare-fields.ts';

const cases: [string, string, string][] = [
  ['Computer Science', 'CS', 'same'],
  ['Informatik', 'Computer Science', 'same'],
  ['EECS', 'Electrical Engineering and Computer Science', 'same'],
  ['Electrical Engineering and Computer Science', 'Computer Science', 'partial'],
  ['Engineering', 'Mechanical Engineering', 'partial'],
  ['Computer Science', 'Machine Learning', 'partial'],
  ['Mathematics and Physics', 'Mathematics', 'compatible'],
  ['Economics', 'Volkswirtschaftslehre', 'same'],
  ['Medieval Philosophy', 'Philosophy', 'partial'],
  ['History', 'Chemistry', 'different'],
  ['Law', 'Computer Science', 'different'],
  ['Microbiology', 'Mikrobiologie', 'same'],
  ['Archaeology', 'Arqueología', 'same'],
  ['Environmental Engineering', 'Engenharia do Ambiente', 'same'],
  ['Applied Mathematics', 'прикладная математика', 'same'],
  ['Geology', 'Jarðvísindi', 'no_data'],
  ['Law', 'Chimie', 'different'],
  ['constructor', 'History', 'different'],
  ['', 'History', 'no_data'],
];
for (const [left, right, outcome] of cases) {
  it(`${left || '(nothing)'} / ${right}: ${outcome}`, () => {
    assert.equal(compareFields(left, right).outcome, outcome, compareFields(left, right).reason);
    assert.equal(compareFields(right, left).outcome, outcome, 'the sides may be exchanged');
  });
}
