import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parseName } from './parse-name.ts';

const cases: [string, Partial<ReturnType<typeof parseName>>][] = [
  ['SMITH, John Paul', { given: ['john'], middle: ['paul'], family: ['smith'] }],
  ['Smith, J. P.', { given: ['j'], middle: ['p'], family: ['smith'] }],
  ['Dr. Jane Roe, PhD', { given: ['jane'], family: ['roe'], titles: ['dr'] }],
  ['John Roe III', { given: ['john'], family: ['roe'], suffix: '3' }],
  ['John Roe, Jr.', { given: ['john'], family: ['roe'], suffix: 'jr' }],
  ['Vincent van Dongen', { given: ['vincent'], family: ['dongen'], particles: ['van'] }],
  ['Al Goremann', { given: ['al'], family: ['goremann'], particles: [] }],
  ['William "Chip" Brandt', { given: ['william'], family: ['brandt'], alternates: ['chip'] }],
  ['김민준', { given: ['minjun'], family: ['gim'], script: 'hangul' }],
  ['Kim Min-jun', { family: ['kim'], order: 'family_first' }],
];
for (const [written, expected] of cases) {
  it(`reads ${written}`, () => {
    const parsed = parseName(written) as unknown as Record<string, unknown>;
    for (const [key, value] of Object.entries(expected)) assert.deepEqual(parsed[key], value, key);
  });
}
