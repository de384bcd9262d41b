import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { annotate, annotateWhole } from './annotate.ts';
import { namesNothing } from './plain-sentence.ts';

const NOBODY: ReadonlySet<string> = new Set();

test('sentences without a name are told at a glance', () => {
  for (const text of [
    'In project 12 the group studies how thin films carry heat.',
    'the team spent several years on instruments for field work.',
    'A short account, with figures and sources, is kept below.',
  ])
    assert.equal(namesNothing(text, NOBODY), true, text);
});

test('whatever could be a person, a body or a degree is looked at', () => {
  for (const text of [
    'Google hired her.',
    'She joined in 1990 and met Ostrava Robotics there.',
    'She is a developer at quuxware, and happy.',
    'travaille chez quuxware depuis 2010.',
    'In 2001 she took a doctorate.',
    'he holds a master\u2019s degree.',
    'He has a bachelor in physics.',
    'the universities of Oakham and Eastvale.',
    'Dr. roe came.',
    'O\u2019Roe came.',
    'in 2004 the \u00c9cole opened.',
    '2004 \u5317\u4eac\u5927\u5b66',
    'she wrote for eBay.',
  ])
    assert.equal(namesNothing(text, NOBODY), false, text);
  assert.equal(namesNothing('May went on.', new Set(['may'])), false);
});

const word = fc.constantFrom(
  ...'in the at chez by from she he her director developer professor student degree diploma bachelor master masters doctorate phd studied joined quuxware oakham state city senate council house representatives physics law 1990 2001-2004 3rd of and was with May In The Before Roe Jane University MIT master\u2019s b.a. \u00e9cole , ; ( ) " -'.split(
    ' ',
  ),
);

test('the short cut cuts off no person, no body, no place and no degree', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
      const text = words.join(' ');
      const short = annotate(text, NOBODY);
      const whole = annotateWhole(text, NOBODY);
      for (const part of [
        'people',
        'organisations',
        'places',
        'degrees',
        'titles',
        'dates',
        'fields',
        'skeleton',
      ] as const)
        assert.deepEqual(short[part], whole[part], `${part} of ${text}`);
    }),
    { seed: 20261115, numRuns: 3_000 },
  );
});
