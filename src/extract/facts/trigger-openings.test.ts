// What a trigger can open with decides where it is looked for: a missed opening would be a missed fact.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTriggers, isTrigger, opensTrigger, TRIGGER_PATTERNS } from './trigger-index.ts';
import { openings } from './trigger-openings.ts';

test('alternatives, groups, small classes and options are followed', () => {
  assert.deepEqual([...openings('(?:co-?)?found(?:ed|s)|set up')].sort(), ['co-', 'cof', 'fou', 'set']);
  assert.deepEqual([...openings('practi[cs]ed')], ['pra']);
  assert.deepEqual([...openings('t(?:aught|each(?:es|ing)?)')].sort(), ['tau', 'tea']);
  assert.deepEqual([...openings('(?<=^)(?:prior to|before)')].sort(), ['bef', 'pri']);
});

test('every trigger that its own pattern finds in a text is found through the index', () => {
  const text =
    'she studied law at o, graduated from o, co-founded o, rejoined o, was a member of o and worked for o after his career at o; prior to o he was employed by o, taught at o and étudié à o';
  const found = new Set(findTriggers(text, text).map((one) => `${one.from}:${one.to}`));
  let count = 0;
  for (const pattern of TRIGGER_PATTERNS.filter((one) => one.sticky))
    for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) {
      count += 1;
      assert.ok(found.has(`${match.index}:${match.index + match[0].length}`), match[0]);
    }
  assert.ok(count >= 8);
});

test('a word may open a trigger, be one, or neither', () => {
  assert.equal(opensTrigger('studied'), true);
  assert.equal(opensTrigger('oakham'), false);
  assert.equal(isTrigger('estudió'), true);
  assert.equal(isTrigger('stanford'), false);
});
